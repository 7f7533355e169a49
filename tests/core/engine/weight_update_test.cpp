#include "core/engine/train/weight_update.h"

#include <QtTest>

#include <ATen/CPUGeneratorImpl.h>

#include <torch/nn/utils/clip_grad.h>
#include <torch/optim.h>
#include <array>
#include <cmath>
#include <limits>

#include "core/analysis/memory_need.h"
#include "tests/core/engine/support/ranks.h"

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;

namespace {

constexpr int kWorld = 3;

/// Parameters whose sizes three ranks cannot share evenly, in two buckets: the last layer's, and the others.
class Layers : public Model {
public:
    explicit Layers(torch::ScalarType type = torch::kFloat) : Model("fc", 1) {
        // Not the generator of the process, which all ranks' threads share.
        at::Generator random = at::make_generator<at::CPUGeneratorImpl>(3);
        const auto add = [&](torch::nn::Module& to, const char* name, at::IntArrayRef shape) {
            torch::Tensor values = torch::randn(shape, random).to(type);
            if (values.dim() == 4) values = values.contiguous(at::MemoryFormat::ChannelsLast);
            to.register_parameter(name, values);
        };
        add(*this, "filter", {7, 3, 3, 3});
        add(*this, "offset", {7});
        add(*this, "table", {1000, 301});
        fc_ = register_module("fc", std::make_shared<torch::nn::Module>());
        add(*fc_, "weight", {5, 7});
        add(*fc_, "bias", {5});
    }
    torch::Tensor forward(const torch::Tensor& x) override { return x; }

private:
    std::shared_ptr<torch::nn::Module> fc_;
};

/// A gradient with four significant bits, so that it, and the sum of three, is exact in bf16 too.
torch::Tensor gradientOf(const torch::Tensor& parameter, int step, int rank, std::size_t number) {
    const std::int64_t salt = 31 * step + 17 * rank + 7 * static_cast<std::int64_t>(number);
    return ((torch::arange(parameter.numel()) * 37 + salt) % 31 - 15).to(torch::kDouble).view(parameter.sizes()) / 32;
}

void backward(const Model& model, int step, int rank) {
    torch::Tensor loss = torch::zeros({});
    const auto parameters = model.parameters();
    for (std::size_t i = 0; i < parameters.size(); ++i)
        if (parameters[i].requires_grad())
            loss = loss + (parameters[i] * gradientOf(parameters[i], step, rank, i).to(torch::kFloat)).sum();
    loss.backward();
}

RunSpec specOf(const std::string& algorithm, const std::string& kind = "sgd", const std::string& reduction = "fp32") {
    RunSpec spec;
    spec.parallel.algorithm = algorithm;
    spec.parallel.reduction = reduction;
    spec.optimizer.kind = kind;
    spec.optimizer.weightDecay = 0.03;
    spec.devices.count = kWorld;
    return spec;
}

constexpr const char* kAlgorithms[] = {"all-reduce", "gather", "sharded"};

/// No rank leaves while another still needs it.
template <class Work>
void onAll(const Work& work) {
    onEachRank(kWorld, [&](const std::unique_ptr<Collective>& peers) {
        work(*peers);
        peers->barrier();
    });
}

double rateOf(int step) {
    return 0.01 * (1 + step % 3);
}

/// torch::optim and torch::nn::utils on one copy in fp64, with the sum of all ranks' gradients.
class Plain {
public:
    Plain(const RunSpec& spec) : spec_(spec) {
        std::vector<torch::Tensor> wide, rest;
        for (const torch::Tensor& parameter : model_.parameters())
            (parameter.dim() > 1 ? wide : rest).push_back(parameter);
        const RunSpec::Optimizer& o = spec.optimizer;
        if (o.kind == "adamw") {
            const auto options = [&](double decay) {
                return torch::optim::AdamWOptions(0.1).betas({o.beta1, o.beta2}).eps(o.epsilon).weight_decay(decay);
            };
            optimizer_ = std::make_unique<torch::optim::AdamW>(groups(wide, rest, options), options(0));
        } else {
            const auto options = [&](double decay) {
                return torch::optim::SGDOptions(0.1).momentum(o.momentum).nesterov(o.nesterov).weight_decay(decay);
            };
            optimizer_ = std::make_unique<torch::optim::SGD>(groups(wide, rest, options), options(0));
        }
    }
    void step(int step, bool onlyLast = false) {
        const auto parameters = model_.parameters();
        for (std::size_t i = 0; i < parameters.size(); ++i) {
            parameters[i].mutable_grad().reset();
            if (onlyLast && i < 3) continue;
            torch::Tensor sum = torch::zeros(parameters[i].sizes(), torch::kDouble);
            for (int rank = 0; rank < kWorld; ++rank) sum += gradientOf(parameters[i], step, rank, i);
            parameters[i].mutable_grad() = sum;
        }
        if (spec_.optimizer.clipNorm > 0) torch::nn::utils::clip_grad_norm_(parameters, spec_.optimizer.clipNorm);
        for (auto& group : optimizer_->param_groups()) group.options().set_lr(rateOf(step));
        optimizer_->step();
    }
    [[nodiscard]] std::vector<torch::Tensor> parameters() const { return model_.parameters(); }

private:
    template <class Make>
    static std::vector<torch::optim::OptimizerParamGroup> groups(const std::vector<torch::Tensor>& wide,
                                                                 const std::vector<torch::Tensor>& rest,
                                                                 const Make& make) {
        using Options = decltype(make(0));
        return {{wide, std::make_unique<Options>(make(0.03))}, {rest, std::make_unique<Options>(make(0))}};
    }

    const RunSpec spec_;
    Layers model_{torch::kDouble};
    std::unique_ptr<torch::optim::Optimizer> optimizer_;
};

double farthest(const std::vector<torch::Tensor>& ours, const std::vector<torch::Tensor>& theirs) {
    double most = 0;
    for (std::size_t i = 0; i < ours.size(); ++i)
        most = std::max(
            most,
            (ours[i].detach().to(torch::kDouble) - theirs[i].detach().to(torch::kDouble)).abs().max().item<double>());
    return most;
}

}  // namespace

class WeightUpdateTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void laysTensorsOutInBuckets() {
        const std::vector<torch::Tensor> tensors{torch::zeros({10}), torch::zeros({300'000}), torch::zeros({7}),
                                                 torch::zeros({5})};
        const FlatLayout layout = layOut(tensors, 4, {false, false, false, true});
        // The last tensor is set apart; what follows has room for 25 MiB.
        QCOMPARE(layout.buckets.size(), std::size_t{2});
        QCOMPARE(layout.buckets[0].size, std::int64_t{8});
        QCOMPARE(layout.buckets[1].size, std::int64_t{300'020});
        const FlatLayout::Place& place = layout.buckets[1].places[1];
        QCOMPARE(place.tensor, std::size_t{1});
        QCOMPARE(place.begin, std::int64_t{7});
        QCOMPARE(place.size, std::int64_t{300'000});
        // 1 MiB in the first, and a tensor that is larger has one of its own.
        const FlatLayout plain = layOut(tensors);
        QCOMPARE(plain.buckets.size(), std::size_t{2});
        QCOMPARE(plain.buckets[0].places.size(), std::size_t{2});
        QCOMPARE(plain.buckets[0].size, std::int64_t{12});
    }

    void followsTorchOptim_data() {
        QTest::addColumn<QString>("algorithm");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("reduction");
        QTest::addColumn<double>("clip");
        QTest::addColumn<int>("frozen");
        for (const char* algorithm : kAlgorithms) {
            const auto row = [&](const char* kind, const char* reduction, double clip, int frozen) {
                QTest::addRow("%s, %s, %s, clipped at %g, frozen for %d steps", algorithm, kind, reduction, clip,
                              frozen)
                    << QString(algorithm) << QString(kind) << QString(reduction) << clip << frozen;
            };
            row("sgd", "fp32", 0, 0);
            row("sgd", "bf16", 20, 0);
            row("adamw", "fp32", 20, 2);
            row("adamw", "bf16", 0, 0);
        }
    }
    void followsTorchOptim() {
        QFETCH(QString, algorithm);
        QFETCH(QString, kind);
        QFETCH(QString, reduction);
        QFETCH(double, clip);
        QFETCH(int, frozen);
        RunSpec spec = specOf(algorithm.toStdString(), kind.toStdString(), reduction.toStdString());
        spec.optimizer.clipNorm = clip;
        Plain plain(spec);
        for (int step = 0; step < 6; ++step) plain.step(step, step < frozen);
        Complaints complaints;
        std::array<std::vector<torch::Tensor>, kWorld> weights;
        onAll([&](Collective& peers) {
            const int rank = peers.rank();
            Layers model;
            const auto strides = model.parameters()[0].strides().vec();
            WeightUpdate update(spec, model, peers);
            const auto train = [&](bool all) {
                update.release();
                for (std::size_t i = 0; i < 3; ++i) model.parameters()[i].set_requires_grad(all);
                update.prepare();
            };
            if (frozen > 0) train(false);
            for (int step = 0; step < 6; ++step) {
                if (step == frozen && frozen > 0) train(true);
                update.begin(1);
                backward(model, step, rank);
                update.collect();
                update.step(rateOf(step));
            }
            complaints.unless(model.parameters()[0].strides().vec() == strides, "strides");
            complaints.unless(update.waited() > 0, "nothing waited for");
            weights[std::size_t(rank)] = model.parameters();
        });
        QCOMPARE(complaints.first(), std::string());
        for (int rank = 1; rank < kWorld; ++rank)
            for (std::size_t i = 0; i < 5; ++i) QVERIFY(torch::equal(weights[0][i], weights[std::size_t(rank)][i]));
        const double far = farthest(weights[0], plain.parameters());
        QVERIFY2(far < 5e-6, qPrintable(QString::number(far)));
        QVERIFY(farthest(weights[0], Layers().parameters()) > 0.01);
    }

    /// LARS needs whole tensors' norms; the rule for one rank is tested against Python.
    void larsKnowsWholeNorms_data() {
        QTest::addColumn<QString>("algorithm");
        for (const char* algorithm : kAlgorithms) QTest::newRow(algorithm) << QString(algorithm);
    }
    void larsKnowsWholeNorms() {
        QFETCH(QString, algorithm);
        const RunSpec spec = specOf(algorithm.toStdString(), "lars");
        Layers single;
        const auto optimizer = makeOptimizer(single, spec, "fc");
        for (int step = 0; step < 5; ++step) {
            const auto parameters = single.parameters();
            for (std::size_t i = 0; i < parameters.size(); ++i) {
                torch::Tensor sum = torch::zeros_like(parameters[i]);
                for (int rank = 0; rank < kWorld; ++rank) sum += gradientOf(parameters[i], step, rank, i);
                parameters[i].mutable_grad() = sum.detach();
            }
            optimizer->step(50 * rateOf(step));
        }
        Complaints complaints;
        onAll([&](Collective& peers) {
            Layers model;
            WeightUpdate update(spec, model, peers);
            for (int step = 0; step < 5; ++step) {
                update.begin(1);
                backward(model, step, peers.rank());
                update.collect();
                update.step(50 * rateOf(step));
            }
            const double far = farthest(model.parameters(), single.parameters());
            complaints.unless(far < 5e-6, std::to_string(far));
        });
        QCOMPARE(complaints.first(), std::string());
        QVERIFY(farthest(single.parameters(), Layers().parameters()) > 1e-3);
    }

    /// The error that reducer.h states for bf16, and that there is one.
    void bf16RoundsAsStated_data() { larsKnowsWholeNorms_data(); }
    void bf16RoundsAsStated() {
        QFETCH(QString, algorithm);
        torch::manual_seed(8);
        std::vector<torch::Tensor> gradients;
        for (int rank = 0; rank < kWorld; ++rank) gradients.push_back(torch::randn({4000}, torch::kDouble));
        const torch::Tensor exact = gradients[0] + gradients[1] + gradients[2],
                            sizes = gradients[0].abs() + gradients[1].abs() + gradients[2].abs();
        Complaints complaints;
        onAll([&](Collective& peers) {
            const int rank = peers.rank();
            const torch::Tensor weight = torch::zeros({4000}).requires_grad_();
            FlatWeights flat({weight}, layOut({weight}, kWorld), peers);
            std::unique_ptr<Reducer> reducer;
            if (algorithm == "all-reduce") reducer = std::make_unique<AllReducer>(flat.parameters(), peers, true);
            if (algorithm == "gather") reducer = std::make_unique<RootReducer>(flat, true);
            if (algorithm == "sharded") reducer = std::make_unique<ShardReducer>(flat, true);
            reducer->begin();
            (weight * gradients[std::size_t(rank)].to(torch::kFloat)).sum().backward();
            reducer->finish();
            if (algorithm == "gather" && rank != 0) return;
            const bool shards = algorithm == "sharded";
            const auto mine = [&](const torch::Tensor& of) {
                return shards ? flat.partOf(torch::cat({of, torch::zeros({2}, torch::kDouble)}))
                                    .slice(0, 0, flat.pieces()[0].numel())
                              : of;
            };
            const torch::Tensor sum = shards ? flat.pieces()[0].grad() : weight.grad();
            const torch::Tensor off = (sum.to(torch::kDouble) - mine(exact)).abs();
            // And the rounding of fp32.
            torch::Tensor allowed = mine(sizes) / 256 * (1 + 1e-6);
            if (algorithm == "all-reduce") allowed += mine(exact).abs() / 256 + allowed / 256;
            complaints.unless(off.le(allowed).all().item<bool>(), "more than stated");
            complaints.unless(off.max().item<double>() > 1e-3, "not rounded");
        });
        QCOMPARE(complaints.first(), std::string());
        QVERIFY(complaints.checked() >= 2);
    }

    /// A gradient that is not finite on one rank, in another's part of the weights: all leave the step out.
    void leavesOutTogether_data() { larsKnowsWholeNorms_data(); }
    void leavesOutTogether() {
        QFETCH(QString, algorithm);
        RunSpec spec = specOf(algorithm.toStdString());
        Complaints complaints;
        onAll([&](Collective& peers) {
            const int rank = peers.rank();
            Layers model;
            WeightUpdate update(spec, model, peers);
            StepGuard guard("fp32", "skip", torch::kCPU);
            for (const bool bad : {false, true, false}) {
                update.begin(1);
                const double factor = bad && rank == 2 ? std::numeric_limits<double>::quiet_NaN() : 1;
                (model.parameters()[1] * factor).sum().backward();
                update.collect();
                complaints.unless(update.accept(guard) != bad, bad ? "accepted" : "left out");
            }
        });
        QCOMPARE(complaints.first(), std::string());
        QCOMPARE(complaints.checked(), 3 * kWorld);
    }

    /// What is kept for 301,236 parameters: by all, by the first rank, or a third by each, with at most two elements of
    /// padding per bucket.
    void eachRankKeepsItsShare_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("states");
        QTest::newRow("sgd") << QString("sgd") << 1;
        QTest::newRow("lars") << QString("lars") << 1;
        QTest::newRow("adamw") << QString("adamw") << 2;
    }
    void eachRankKeepsItsShare() {
        QFETCH(QString, kind);
        QFETCH(int, states);
        constexpr std::int64_t kParameters = 189 + 7 + 301'000 + 35 + 5;
        const std::int64_t counters = kind == "adamw" ? 8 : 0, whole = kParameters * 4 * states;
        std::array<std::array<std::int64_t, kWorld>, 3> bytes{};
        std::array<std::vector<std::pair<std::string, torch::Tensor>>, 3> states0;
        for (std::size_t i = 0; i < 3; ++i) {
            const RunSpec spec = specOf(kAlgorithms[i], kind.toStdString());
            onAll([&](Collective& peers) {
                Layers model;
                WeightUpdate update(spec, model, peers);
                for (int step = 0; step < 2; ++step) {
                    update.begin(1);
                    backward(model, step, peers.rank());
                    update.collect();
                    update.step(rateOf(step));
                }
                bytes[i][std::size_t(peers.rank())] = update.stateBytes() - counters;
                auto state = update.state();
                if (peers.rank() == 0) states0[i] = std::move(state);
            });
        }
        for (int rank = 0; rank < kWorld; ++rank) {
            QCOMPARE(bytes[0][std::size_t(rank)], whole);
            QCOMPARE(bytes[1][std::size_t(rank)], rank == 0 ? whole : 0);
            QVERIFY(std::abs(bytes[2][std::size_t(rank)] - whole / kWorld) <= 2 * 2 * 4 * states);
        }
        QCOMPARE(bytes[2][0] + bytes[2][1] + bytes[2][2], whole);
        // The formula for a run's memory saves the same.
        NetworkSize size;
        size.parameters = kParameters;
        const auto need = [&](const char* algorithm) {
            const RunSpec spec = specOf(algorithm, kind.toStdString());
            return memoryNeed(size, ImageShape{1, 8, 8, 4}, false, kWorld, 0, spec.optimizer, spec.parallel).fixed;
        };
        const std::int64_t saved = need("all-reduce") - need("sharded");
        QVERIFY(std::abs(saved - (whole - bytes[2][0])) <= 4 * 4 * states);
        // A checkpoint has the same whole tensors of all of them.
        for (std::size_t i = 1; i < 3; ++i) {
            QCOMPARE(states0[i].size(), states0[0].size());
            for (std::size_t k = 0; k < states0[0].size(); ++k) {
                QCOMPARE(states0[i][k].first, states0[0][k].first);
                QVERIFY(states0[i][k].second.sizes() == states0[0][k].second.sizes());
                QVERIFY(torch::allclose(states0[i][k].second, states0[0][k].second, 1e-6, 1e-7));
            }
        }
    }
};

QTEST_GUILESS_MAIN(WeightUpdateTest)
#include "weight_update_test.moc"
