#include "core/spec/field_table.h"
#include "core/spec/optimizers.h"
#include "core/spec/task.h"

namespace epochal::field_table {
namespace {

/// True if the optimizer is one of `kinds`.
std::function<bool(const RunSpec&)> optimizes(std::initializer_list<std::string_view> kinds) {
    return [kinds = std::vector<std::string_view>(kinds)](const RunSpec& spec) {
        return std::ranges::find(kinds, spec.optimizer.kind) != kinds.end();
    };
}

/// All measures, as choices and as scales of a target.
std::vector<FieldChoice> measureChoices() {
    std::vector<FieldChoice> choices;
    for (const Measure& measure : measures()) choices.push_back({measure.id, measure.label});
    return choices;
}
std::vector<FieldScale> targetScales() {
    std::vector<FieldScale> scales;
    for (const Measure& measure : measures())
        scales.push_back({measure.unit, 0, measure.mostTarget, measure.step, measure.typedDecimals()});
    return scales;
}
/// Only measures of the spec's task.
Field ofTask(Field field) {
    field.offers = [](const RunSpec& spec, const FieldChoice& choice) {
        const Measure* measure = findMeasure(choice.value);
        return measure != nullptr && has(taskFor(spec), measure->quality);
    };
    field.meant = [](const RunSpec& spec) { return std::string(measureOf(spec).id); };
    return field;
}

std::vector<FieldChoice> optimizerChoices() {
    std::vector<FieldChoice> choices;
    for (const OptimizerKind& kind : optimizerKinds()) choices.push_back({kind.id, kind.label});
    return choices;
}

/// A session that measures training steps makes them as a run with this optimizer does; all else is for training.
std::vector<Field> forTraining(std::vector<Field> fields) {
    constexpr std::string_view kOfSteps[] = {"optimizer.kind", "optimizer.clip_norm", "optimizer.average_decay",
                                             "optimizer.accumulation"};
    for (Field& field : fields) {
        const auto condition = std::ranges::find(kOfSteps, field.name) != std::end(kOfSteps) ? updates : trains;
        field.applies = [own = field.applies, condition](const RunSpec& spec) { return condition(spec) && own(spec); };
    }
    return fields;
}

}  // namespace

std::vector<Field> recipeFields() {
    constexpr auto group = FieldGroup::Recipe;
    const auto steps = [](const RunSpec& spec) { return spec.schedule.kind == "step"; };
    const auto decays = [](const RunSpec& spec) {
        return spec.schedule.kind == "cosine" || spec.schedule.kind == "polynomial" ||
               spec.schedule.kind == "one-cycle";
    };
    const auto polynomial = [](const RunSpec& spec) { return spec.schedule.kind == "polynomial"; };
    const auto warmsUp = [](const RunSpec& spec) { return spec.schedule.kind != "one-cycle"; };
    const auto nesterov = [](const RunSpec& spec) {
        return spec.optimizer.kind == "sgd" && spec.optimizer.momentum > 0;
    };
    return forTraining({
        range(
            bind(
                "stop.epochs", Integer, group, Common, EPOCHAL_TEXT("core", "Epochs"), EPOCHAL_TEXT("core", "at most"),
                EPOCHAL_TEXT("core", "Passes over the training samples; the learning-rate schedule spans all of them."),
                EPOCHAL_MEMBER(stop.epochs)),
            1, 100000, 1),
        //: field: the algorithm that updates the weights
        choices(bind("optimizer.kind", Choice, group, Common, EPOCHAL_TEXT("core", "Optimizer"), "",
                     EPOCHAL_TEXT("core", "How gradients change the weights."), EPOCHAL_MEMBER(optimizer.kind)),
                optimizerChoices()),
        range(bind("optimizer.learning_rate", Real, group, Common, EPOCHAL_TEXT("core", "Learning rate"), "",
                   EPOCHAL_TEXT("core", "Peak learning rate at this global batch size."),
                   EPOCHAL_MEMBER(optimizer.learningRate), "rate"),
              1e-9, 1000, 0.01, 5),
        range(bind("optimizer.reference_batch", Integer, group, Advanced,
                   EPOCHAL_TEXT("core", "Rate is for batch size"), EPOCHAL_TEXT("core", "samples"),
                   EPOCHAL_TEXT("core",
                                "The batch size for which the learning rate is given: it is scaled in proportion to "
                                "the global batch."),
                   EPOCHAL_MEMBER(optimizer.referenceBatch)),
              0, 1048576, 32, 0, true),
        when(range(
                 bind("optimizer.backbone_rate", Real, group, Common, EPOCHAL_TEXT("core", "Rate factor, other layers"),
                      "", EPOCHAL_TEXT("core", "Factor on the learning rate of all layers but the last."),
                      EPOCHAL_MEMBER(optimizer.backboneRate)),
                 0, 1, 0.1, 4),
             pretrained),
        //: noun, field: how the learning rate changes
        choices(bind("schedule.kind", Choice, group, Common, EPOCHAL_TEXT("core", "Schedule"), "",
                     EPOCHAL_TEXT("core", "How the learning rate changes over the epochs."),
                     EPOCHAL_MEMBER(schedule.kind), kUnnamed),
                //: adjective, a value of "Schedule"
                {{"constant", EPOCHAL_TEXT("core", "Constant")},
                 //: noun, a value of "Schedule": the rate falls in steps
                 {"step", EPOCHAL_TEXT("core", "Steps")},
                 //: adjective, a value of "Schedule"
                 {"cosine", EPOCHAL_TEXT("core", "Cosine")},
                 //: adjective, a value of "Schedule"
                 {"polynomial", EPOCHAL_TEXT("core", "Polynomial")},
                 //: a value of "Schedule": the rate rises, then falls
                 {"one-cycle", EPOCHAL_TEXT("core", "One cycle")}}),
        when(range(bind("schedule.warmup_epochs", Real, group, Common, EPOCHAL_TEXT("core", "Warm-up"),
                        EPOCHAL_TEXT("core", "epochs"),
                        EPOCHAL_TEXT("core", "Epochs over which the learning rate rises linearly to its peak."),
                        EPOCHAL_MEMBER(schedule.warmupEpochs)),
                   0, 1000, 0.5, 2),
             warmsUp),
        //: field: the epochs after which the learning rate falls by a step
        when(bind("schedule.step_epochs", IntegerList, group, Common, EPOCHAL_TEXT("core", "Steps after"),
                  EPOCHAL_TEXT("core", "epochs"),
                  EPOCHAL_TEXT("core", "Epochs after which the learning rate is multiplied by the step factor."),
                  EPOCHAL_MEMBER(schedule.stepEpochs)),
             steps),
        when(range(bind("schedule.step_factor", Real, group, Common, EPOCHAL_TEXT("core", "Step factor"), "",
                        EPOCHAL_TEXT("core", "Factor applied to the learning rate at each step."),
                        EPOCHAL_MEMBER(schedule.stepFactor)),
                   1e-6, 1, 0.05, 3),
             steps),
        when(range(bind("schedule.final_factor", Real, group, Advanced,
                        EPOCHAL_TEXT("core", "Final learning-rate fraction"), "",
                        EPOCHAL_TEXT("core", "Fraction of the peak learning rate at which the schedule ends."),
                        EPOCHAL_MEMBER(schedule.finalFactor)),
                   0, 1, 0.01, 3),
             decays),
        //: noun, field: of a polynomial schedule
        when(range(bind("schedule.power", Real, group, Advanced, EPOCHAL_TEXT("core", "Exponent"), "",
                        EPOCHAL_TEXT("core", "Exponent of the polynomial; 1 is a straight line."),
                        EPOCHAL_MEMBER(schedule.power)),
                   0.1, 10, 0.5, 2),
             polynomial),
        //: noun, field: of the optimizer
        when(range(bind("optimizer.momentum", Real, group, Advanced, EPOCHAL_TEXT("core", "Momentum"), "",
                        EPOCHAL_TEXT("core", "Momentum of stochastic gradient descent."),
                        EPOCHAL_MEMBER(optimizer.momentum)),
                   0, 0.9999, 0.05, 4),
             optimizes({"sgd", "lars"})),
        when(bind("optimizer.nesterov", Boolean, group, Advanced, "Nesterov", "",
                  EPOCHAL_TEXT("core", "Nesterov momentum."), EPOCHAL_MEMBER(optimizer.nesterov)),
             nesterov),
        when(range(bind("optimizer.beta1", Real, group, Advanced, "Beta 1", "",
                        EPOCHAL_TEXT("core", "Decay of the running mean of the gradients."),
                        EPOCHAL_MEMBER(optimizer.beta1)),
                   0, 0.9999, 0.05, 4),
             optimizes({"adam", "adamw"})),
        when(range(bind("optimizer.beta2", Real, group, Advanced, "Beta 2", "",
                        EPOCHAL_TEXT("core", "Decay of the running mean of the squared gradients."),
                        EPOCHAL_MEMBER(optimizer.beta2)),
                   0, 0.999999, 0.001, 6),
             optimizes({"adam", "adamw"})),
        when(range(bind("optimizer.epsilon", Real, group, Advanced, "Epsilon", "",
                        EPOCHAL_TEXT("core", "Added to the root of the squared gradients' mean."),
                        EPOCHAL_MEMBER(optimizer.epsilon)),
                   1e-12, 1, 1e-8, 12),
             optimizes({"adam", "adamw"})),
        //: field: of the optimizer LARS
        when(range(bind("optimizer.trust", Real, group, Advanced, EPOCHAL_TEXT("core", "Trust coefficient"), "",
                        EPOCHAL_TEXT("core",
                                     "Scales each layer's rate by the ratio of its weights' norm to its "
                                     "gradient's."),
                        EPOCHAL_MEMBER(optimizer.trust)),
                   1e-6, 1, 0.001, 6),
             optimizes({"lars"})),
        range(bind("optimizer.weight_decay", Real, group, Common, EPOCHAL_TEXT("core", "Weight decay"), "",
                   EPOCHAL_TEXT("core",
                                "Applied to the weights of convolutions and of the last layer, not to normalization "
                                "parameters or biases."),
                   EPOCHAL_MEMBER(optimizer.weightDecay)),
              0, 1, 0.0001, 6),
        when(range(bind("optimizer.label_smoothing", Real, group, Advanced, EPOCHAL_TEXT("core", "Label smoothing"), "",
                        EPOCHAL_TEXT("core", "Fraction of the target probability spread over all classes."),
                        EPOCHAL_MEMBER(optimizer.labelSmoothing)),
                   0, 0.99, 0.05, 3),
             [](const RunSpec& spec) { return !taskFor(spec).regression; }),
        //: verb, field: limits the norm of the gradients
        range(bind("optimizer.clip_norm", Real, group, Advanced, EPOCHAL_TEXT("core", "Clip gradients"),
                   //: noun, unit of the field "Clip gradients"
                   EPOCHAL_TEXT("core", "norm"),
                   EPOCHAL_TEXT("core", "Gradients whose overall norm exceeds this are scaled down to it."),
                   EPOCHAL_MEMBER(optimizer.clipNorm)),
              0, 1e6, 1, 3, true),
        range(bind("optimizer.average_decay", Real, group, Advanced, EPOCHAL_TEXT("core", "Weight averaging"),
                   //: noun, unit of the field "Weight averaging": decay per step
                   EPOCHAL_TEXT("core", "decay"),
                   EPOCHAL_TEXT("core",
                                "Decay per step of a moving average of the weights, which is evaluated and kept in "
                                "place of the weights themselves."),
                   EPOCHAL_MEMBER(optimizer.averageDecay)),
              0, 0.999999, 0.001, 6, true),
        range(bind("optimizer.accumulation", Integer, group, Advanced, EPOCHAL_TEXT("core", "Gradient accumulation"),
                   //: noun, plural, unit of the field "Gradient accumulation"
                   EPOCHAL_TEXT("core", "parts"),
                   EPOCHAL_TEXT("core",
                                "Parts into which each batch is split, one after another: the same batch with less "
                                "memory, but batch normalization sees only one part at a time."),
                   EPOCHAL_MEMBER(optimizer.accumulation)),
              1, 1024, 1),
    });
}

std::vector<Field> stopFields() {
    constexpr auto group = FieldGroup::Stop;
    return forTraining({
        ofTask(choices(bind("stop.measure", Choice, group, Common, EPOCHAL_TEXT("core", "Quality measured by"), "",
                            EPOCHAL_TEXT("core",
                                         "What target, patience and the best checkpoint refer to, measured on the "
                                         "validation samples after each epoch."),
                            EPOCHAL_MEMBER(stop.measure)),
                       measureChoices())),
        //: noun, field: the quality at which training ends
        when(scaled(range(bind("stop.target", Real, group, Common, EPOCHAL_TEXT("core", "Target"),
                               measureOf(Quality::Top1).unit,
                               EPOCHAL_TEXT("core", "Training ends once an evaluation reaches this value."),
                               EPOCHAL_MEMBER(stop.target)),
                          0, 100, 0.5, 2, true),
                    "stop.measure", targetScales()),
             // A target in the unit of a measure that the task does not have ends nothing.
             [](const RunSpec& spec) { return spec.stop.target == 0 || measureOf(spec).id == spec.stop.measure; }),
        //: noun, field: epochs without improvement before training ends
        range(bind("stop.patience", Integer, group, Common, EPOCHAL_TEXT("core", "Patience"),
                   EPOCHAL_TEXT("core", "epochs without improvement"),
                   EPOCHAL_TEXT("core", "Training ends once the quality has not improved for this many epochs."),
                   EPOCHAL_MEMBER(stop.patience)),
              0, 100000, 1, 0, true),
        choices(bind("stop.divergence", Choice, group, Advanced, EPOCHAL_TEXT("core", "If the loss diverges"), "",
                     EPOCHAL_TEXT("core",
                                  "What to do once the loss is NaN or infinite: end the run as failed, leave out the "
                                  "step, or go back to the last checkpoint with half the learning rate."),
                     EPOCHAL_MEMBER(stop.divergence)),
                {{"stop", EPOCHAL_TEXT("core", "End the run")},
                 {"skip", EPOCHAL_TEXT("core", "Skip the step")},
                 //: verb, a value of "If the loss diverges": go back to the last checkpoint
                 {"roll-back", EPOCHAL_TEXT("core", "Roll back")}}),
        range(bind("stop.hours", Real, group, Common, EPOCHAL_TEXT("core", "Time limit"), EPOCHAL_TEXT("core", "hours"),
                   EPOCHAL_TEXT("core", "Stops the run after this much active time."), EPOCHAL_MEMBER(stop.hours)),
              0, 100000, 0.5, 2, true),
        //: noun, field: the most that a run may cost
        bind("stop.budget", FieldType::Money, group, Common, EPOCHAL_TEXT("core", "Budget"), "",
             EPOCHAL_TEXT("core",
                          "Stops the run before its billed cost exceeds this amount, in the offer's currency; leave "
                          "empty for no limit."),
             EPOCHAL_MEMBER(stop.budget)),
        //: field: before a number of epochs
        range(bind("checkpoints.every_epochs", Integer, group, Advanced, EPOCHAL_TEXT("core", "Checkpoint every"),
                   EPOCHAL_TEXT("core", "epochs"),
                   EPOCHAL_TEXT("core", "How often the state is saved so that the run can be resumed."),
                   EPOCHAL_MEMBER(checkpoints.everyEpochs)),
              1, 100000, 1),
        //: field: before a number
        range(bind("checkpoints.keep", Integer, group, Advanced, EPOCHAL_TEXT("core", "Checkpoints to keep"), "",
                   EPOCHAL_TEXT("core", "How many recent checkpoints to keep, besides the best."),
                   EPOCHAL_MEMBER(checkpoints.keep)),
              1, 1000, 1),
    });
}

std::vector<Field> priceFields() {
    constexpr auto group = FieldGroup::Price;
    return {
        //: noun, field: a machine at a price from a provider
        bind("price.offer", Text, group, Common, EPOCHAL_TEXT("core", "Offer"), "",
             EPOCHAL_TEXT("core", "ID of an offer in the price book; the offer is frozen into the run."),
             EPOCHAL_MEMBER(price.offer), kUnnamed),
        //: noun, field: minutes billed before training begins
        range(bind("price.preparation_minutes", Real, group, Common, EPOCHAL_TEXT("core", "Preparation"),
                   //: unit of the field "Preparation": minutes that are billed
                   EPOCHAL_TEXT("core", "min, billed"),
                   EPOCHAL_TEXT("core",
                                "Installation and data loading on a rented machine, paid for before the first step."),
                   EPOCHAL_MEMBER(price.preparationMinutes)),
              0, 100000, 5, 1),
    };
}

}  // namespace epochal::field_table
