#include "core/spec/field_table.h"
#include "core/spec/networks.h"
#include "core/spec/parallel.h"
#include "core/spec/task.h"

namespace epochal::field_table {
namespace {

bool normalizesBatches(const RunSpec& spec) {
    const Network* network = isTable(spec) ? nullptr : findNetwork(spec.model.architecture);
    return network != nullptr && hasNormalisation(*network) && spec.model.normalisation == "batch";
}

}  // namespace

std::vector<Field> parallelFields() {
    constexpr auto group = FieldGroup::Devices;
    return {
        when(choices(bind("parallel.algorithm", Choice, group, Common, EPOCHAL_TEXT("core", "Parallel algorithm"), "",
                          EPOCHAL_TEXT(
                              "core",
                              "How replicas take a step: all-reduce sums the gradients on all of them; gathering sums "
                              "them on the first device, which alone updates the weights; a sharded optimizer updates "
                              "one share of the weights on each replica, and keeps its state for that share only."),
                          EPOCHAL_MEMBER(parallel.algorithm)),
                     {{"all-reduce", "All-reduce"},
                      {"gather", EPOCHAL_TEXT("core", "Gather on one device")},
                      {"sharded", EPOCHAL_TEXT("core", "Sharded optimizer (ZeRO-1)")}}),
             hasPeers),
        when(
            choices(
                bind("parallel.reduction", Choice, group, Advanced, EPOCHAL_TEXT("core", "Gradients exchanged in"), "",
                     EPOCHAL_TEXT("core",
                                  "bf16 halves the bytes of the gradients that replicas exchange: each is rounded to 8 "
                                  "significant bits (by 0.4% at most), and sums are computed in fp32."),
                     EPOCHAL_MEMBER(parallel.reduction)),
                {{"fp32", "fp32"}, {"bf16", "bf16"}}),
            hasPeers),
        when(bind("parallel.sync_norm", Boolean, group, Advanced,
                  EPOCHAL_TEXT("core", "Synchronized batch normalization"), "",
                  EPOCHAL_TEXT("core",
                               "Batch normalization uses the mean and variance over all replicas, as if one had the "
                               "whole batch, at the cost of two exchanges per layer and step."),
                  EPOCHAL_MEMBER(parallel.syncNorm)),
             [](const RunSpec& spec) { return hasPeers(spec) && normalizesBatches(spec); }),
        //: noun, field: how a batch is divided among replicas
        when(choices(bind("parallel.split", Choice, group, Advanced, EPOCHAL_TEXT("core", "Batch split"), "",
                          EPOCHAL_TEXT("core",
                                       "How each batch is divided among replicas. For devices of different speeds, it "
                                       "can be divided by the speed measured at the start, or by given shares."),
                          EPOCHAL_MEMBER(parallel.split)),
                     //: adverb, a value of "Batch split"
                     {{"even", EPOCHAL_TEXT("core", "Evenly")},
                      {"measured", EPOCHAL_TEXT("core", "By measured speed")},
                      {"given", EPOCHAL_TEXT("core", "By given shares")}}),
             hasPeers),
        when(bind("parallel.shares", IntegerList, group, Advanced, EPOCHAL_TEXT("core", "Shares of the replicas"), "",
                  EPOCHAL_TEXT("core",
                               "One number for each replica: with 3, 1 the first gets three quarters of each batch."),
                  EPOCHAL_MEMBER(parallel.shares)),
             [](const RunSpec& spec) { return hasPeers(spec) && spec.parallel.split == "given"; }),
        when(range(bind("parallel.stages", Integer, group, Advanced, EPOCHAL_TEXT("core", "Pipeline stages"), "",
                        EPOCHAL_TEXT("core",
                                     "Devices that each replica is split across, for a network that does not fit on "
                                     "one: each computes some of its layers, for one part of the batch after another. "
                                     "The parts are those of \"Gradient accumulation\"."),
                        EPOCHAL_MEMBER(parallel.stages)),
                   1, 256, 1),
             canBeDivided),
        when(bind("parallel.recompute", Boolean, group, Advanced, EPOCHAL_TEXT("core", "Recompute activations"), "",
                  EPOCHAL_TEXT("core",
                               "Backward computes a block's activations again instead of keeping them: about a third "
                               "more work for a fraction of the memory. The result is the same."),
                  EPOCHAL_MEMBER(parallel.recompute)),
             canBeDivided),
    };
}

}  // namespace epochal::field_table
