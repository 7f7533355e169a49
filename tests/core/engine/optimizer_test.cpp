#include <QtTest>

#include <torch/optim.h>
#include <torch/utils.h>
#include <array>
#include <cmath>
#include <map>

#include "core/engine/models/model.h"
#include "core/engine/train/average.h"
#include "core/engine/train/optimizer.h"
#include "core/spec/optimizers.h"

using namespace epochal;
using namespace epochal::engine;

namespace {

using Row = std::vector<double>;

/// A filter and a bias, and under "fc" a matrix and a bias.
struct TwoLayers : torch::nn::Module {
    torch::Tensor filter, offset;
    std::shared_ptr<torch::nn::Module> last = register_module("fc", std::make_shared<torch::nn::Module>());
    torch::Tensor matrix, bias;

    TwoLayers() {
        filter = register_parameter("filter", uneven({4, 3, 3, 3}, 1).contiguous(at::MemoryFormat::ChannelsLast));
        offset = register_parameter("offset", uneven({4}, 2));
        matrix = last->register_parameter("weight", uneven({2, 4}, 3));
        bias = last->register_parameter("bias", uneven({2}, 4));
    }

    /// Numbers without a pattern, of different sizes.
    static torch::Tensor uneven(at::IntArrayRef shape, int salt) {
        torch::Tensor values = torch::empty(shape);
        auto* at = values.data_ptr<float>();
        for (std::int64_t i = 0; i < values.numel(); ++i)
            at[i] =
                static_cast<float>(std::sin(1.7 * double(i) + 2.3 * salt) * std::exp(std::cos(0.9 * double(i + salt))));
        return values;
    }
    /// The gradients of a step; the filter's, as large as in a jump of the loss, in every fourth one.
    void setGradients(int step) {
        int salt = 10 * step;
        for (const torch::Tensor& parameter : parameters()) {
            const torch::Tensor gradient = uneven(parameter.sizes(), ++salt) * (step % 4 == 3 ? 8 : 0.5);
            parameter.mutable_grad() = torch::empty_strided(parameter.sizes(), parameter.strides()).copy_(gradient);
        }
    }
};

Row valuesOf(const torch::Tensor& tensor) {
    const torch::Tensor plain = tensor.detach().to(torch::kDouble).contiguous();
    return {plain.data_ptr<double>(), plain.data_ptr<double>() + plain.numel()};
}

double norm(const Row& values) {
    double sum = 0;
    for (const double value : values) sum += value * value;
    return std::sqrt(sum);
}

/// The rules as optimizer.h states them, in double precision, for one tensor.
struct Reference {
    RunSpec::Optimizer o;
    bool matrix = false;
    double factor = 1;
    Row w, a, s;
    int steps = 0;

    void step(const Row& gradient, double rate) {
        a.resize(w.size()), s.resize(w.size());
        ++steps;
        const double decay = matrix ? o.weightDecay : 0, r = rate * factor;
        const double trust = o.kind == "lars" && matrix ? o.trust * norm(w) / (norm(gradient) + decay * norm(w)) : 1;
        for (std::size_t i = 0; i < w.size(); ++i) {
            double g = gradient[i];
            if (o.kind == "adamw")
                w[i] -= r * decay * w[i];
            else
                g += decay * w[i];
            if (o.kind == "sgd") {
                a[i] = o.momentum * a[i] + g;
                w[i] -= r * (o.momentum == 0 ? g : o.nesterov ? g + o.momentum * a[i] : a[i]);
            } else if (o.kind == "lars") {
                a[i] = o.momentum * a[i] + r * trust * g;
                w[i] -= a[i];
            } else {
                a[i] = o.beta1 * a[i] + (1 - o.beta1) * g;
                s[i] = o.beta2 * s[i] + (1 - o.beta2) * g * g;
                const double mean = a[i] / (1 - std::pow(o.beta1, steps)),
                             square = s[i] / (1 - std::pow(o.beta2, steps));
                w[i] -= r * mean / (std::sqrt(square) + o.epsilon);
            }
        }
    }
};

/// The largest difference, relative to the largest number.
double apart(const Row& a, const Row& b) {
    double most = 0, size = 1e-30;
    for (std::size_t i = 0; i < a.size(); ++i) {
        most = std::max(most, std::abs(a[i] - b[i]));
        size = std::max(size, std::abs(b[i]));
    }
    return most / size;
}

RunSpec specOf(const std::string& kind) {
    RunSpec spec;
    spec.optimizer.kind = kind;
    return spec;
}

}  // namespace

class OptimizerTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// torch::optim::SGD is an independent implementation of the same rule: the weights agree after steps at several
    /// rates.
    void agreesWithTorchOptim_data() {
        QTest::addColumn<double>("momentum");
        QTest::addColumn<bool>("nesterov");
        QTest::newRow("nesterov") << 0.9 << true;
        QTest::newRow("momentum") << 0.8 << false;
        QTest::newRow("plain") << 0.0 << false;
    }
    void agreesWithTorchOptim() {
        QFETCH(double, momentum);
        QFETCH(bool, nesterov);
        RunSpec spec;
        spec.optimizer.momentum = momentum;
        spec.optimizer.nesterov = nesterov;
        spec.optimizer.weightDecay = 0.01;
        TwoLayers ours, theirs;
        const auto sgd = makeOptimizer(ours, spec, "fc");
        std::vector<torch::Tensor> matrices, vectors;
        for (const torch::Tensor& parameter : theirs.parameters())
            (parameter.dim() > 1 ? matrices : vectors).push_back(parameter);
        const auto with = [&](double decay) {
            return std::make_unique<torch::optim::SGDOptions>(
                torch::optim::SGDOptions(0.1).momentum(momentum).nesterov(nesterov).weight_decay(decay));
        };
        torch::optim::SGD reference({{matrices, with(0.01)}, {vectors, with(0.0)}}, torch::optim::SGDOptions(0.1));
        int step = 0;
        for (const double rate : {0.1, 0.2, 0.05}) {
            ours.setGradients(++step);
            theirs.setGradients(step);
            for (auto& group : reference.param_groups())
                static_cast<torch::optim::SGDOptions&>(group.options()).lr(rate);
            sgd->step(rate);
            reference.step();
        }
        for (std::size_t i = 0; i < ours.parameters().size(); ++i)
            QVERIFY(torch::allclose(ours.parameters()[i], theirs.parameters()[i], 1e-5, 1e-6));
    }

    void followsItsRule_data() {
        QTest::addColumn<RunSpec>("spec");
        QTest::addColumn<double>("rate");
        const auto row = [](const char* name, const char* kind, double rate, auto&& change) {
            RunSpec spec = specOf(kind);
            spec.optimizer.weightDecay = 0.03;
            change(spec);
            QTest::newRow(name) << spec << rate;
        };
        const auto asIs = [](RunSpec&) {};
        row("sgd", "sgd", 0.05, asIs);
        row("sgd without momentum", "sgd", 0.05, [](RunSpec& s) { s.optimizer.momentum = 0; });
        row("lars", "lars", 0.5, [](RunSpec& s) { s.optimizer.trust = 0.02; });
        row("lars without momentum", "lars", 0.5, [](RunSpec& s) { s.optimizer.momentum = 0; });
        row("lars without decay", "lars", 0.5, [](RunSpec& s) { s.optimizer.weightDecay = 0; });
        row("adam", "adam", 0.01, asIs);
        row("adam, other betas", "adam", 0.01,
            [](RunSpec& s) { s.optimizer.beta1 = 0.5, s.optimizer.beta2 = 0.9, s.optimizer.epsilon = 0.1; });
        row("adamw", "adamw", 0.01, asIs);
        row("adamw, slower body", "adamw", 0.01, [](RunSpec& s) {
            s.model.weights = "a.safetensors";
            s.optimizer.backboneRate = 0.1;
        });
        row("sgd, slower body", "sgd", 0.05, [](RunSpec& s) {
            s.model.weights = "a.safetensors";
            s.optimizer.backboneRate = 0.25;
        });
        row("sgd, a factor that does not apply", "sgd", 0.05, [](RunSpec& s) { s.optimizer.backboneRate = 0.25; });
    }
    void followsItsRule() {
        QFETCH(RunSpec, spec);
        QFETCH(double, rate);
        TwoLayers model;
        const auto optimizer = makeOptimizer(model, spec, "fc");
        std::vector<Reference> references;
        for (const auto& item : model.named_parameters())
            references.push_back(
                {spec.optimizer,
                 item.value().dim() > 1,
                 spec.model.weights.empty() || item.key().starts_with("fc.") ? 1 : spec.optimizer.backboneRate,
                 valuesOf(item.value()),
                 {},
                 {}});
        for (int step = 1; step <= 10; ++step) {
            model.setGradients(step);
            const double now = rate * (1 + 0.1 * (step % 3));
            for (std::size_t i = 0; i < references.size(); ++i)
                references[i].step(valuesOf(model.parameters()[i].grad()), now);
            optimizer->step(now);
        }
        for (std::size_t i = 0; i < references.size(); ++i) {
            const double far = apart(valuesOf(model.parameters()[i]), references[i].w);
            QVERIFY2(far < 2e-6, qPrintable(QString("%1: %2").arg(i).arg(far)));
        }
    }

    /// The numbers are the output of tests/fixtures/optimizers.py, made with PyTorch 2.11 in double precision.
    void agreesWithPython_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<double>("rate");
        QTest::addColumn<Row>("expected");
        QTest::newRow("AdamW") << QString("adamw") << 0.01 << Row{0.503730329, -1.256061642, 1.978769126, 0.128006728,
                                                                  0.769001553, -0.366904501, 0.152077149, -0.422337116};
        QTest::newRow("LARS") << QString("lars") << 0.5 << Row{0.482832078, -1.248477683, 1.932783363,   0.13450783,
                                                               0.772060379, -0.371046849, -26.385569528, 1.053959503};
    }
    void agreesWithPython() {
        QFETCH(QString, kind);
        QFETCH(double, rate);
        QFETCH(Row, expected);
        RunSpec spec = specOf(kind.toStdString());
        spec.optimizer.weightDecay = 0.05;
        spec.optimizer.trust = 0.01;
        spec.optimizer.beta2 = 0.99;
        spec.optimizer.epsilon = 1e-6;
        torch::nn::Module model;
        const torch::Tensor w = model.register_parameter(
                                "w", torch::tensor({{0.5f, -1.25f, 2.0f}, {0.125f, 0.75f, -0.375f}})),
                            b = model.register_parameter("b", torch::tensor({0.25f, -0.5f}));
        const auto optimizer = makeOptimizer(model, spec, "");
        for (int step = 1; step <= 10; ++step) {
            w.mutable_grad() = torch::empty({2, 3});
            for (int i = 0; i < 2; ++i)
                for (int j = 0; j < 3; ++j) w.mutable_grad()[i][j] = ((i * 3 + j + step) % 5 - 2) * 0.1 * step;
            b.mutable_grad() = torch::tensor({0.3f * float(step), -0.2f / float(step)});
            optimizer->step(rate);
        }
        Row got = valuesOf(w);
        for (const double value : valuesOf(b)) got.push_back(value);
        for (std::size_t i = 0; i < expected.size(); ++i)
            QVERIFY2(std::abs(got[i] - expected[i]) < 2e-6 * std::max(1.0, std::abs(expected[i])),
                     qPrintable(QString("%1: %2, not %3").arg(i).arg(got[i], 0, 'g', 9).arg(expected[i], 0, 'g', 9)));
    }

    /// A weight of zeros has no norm to compare with, so its first step is taken at the plain rate.
    void larsMovesWeightsOfZeros() {
        RunSpec spec = specOf("lars");
        torch::nn::Module model;
        const torch::Tensor w = model.register_parameter("w", torch::zeros({2, 2}));
        const auto optimizer = makeOptimizer(model, spec, "");
        w.mutable_grad() = torch::full({2, 2}, 3.0);
        optimizer->step(0.5);
        QVERIFY(w.eq(-1.5).all().item<bool>());
    }

    void namesItsStates() {
        const std::map<std::string, std::vector<std::string>> expected{
            {"sgd", {"momentum.filter", "momentum.offset", "momentum.fc.weight", "momentum.fc.bias"}},
            {"lars", {"velocity.filter", "velocity.offset", "velocity.fc.weight", "velocity.fc.bias"}},
            {"adam",
             {"mean.filter", "mean.offset", "mean.fc.weight", "mean.fc.bias", "square.filter", "square.offset",
              "square.fc.weight", "square.fc.bias", "steps.others", "steps.last"}}};
        TwoLayers model;
        for (const OptimizerKind& kind : optimizerKinds()) {
            const auto optimizer = makeOptimizer(model, specOf(kind.id), "fc");
            std::vector<std::string> names;
            std::int64_t whole = 0;
            for (const auto& [name, tensor] : optimizer->state()) {
                names.push_back(name);
                whole += tensor.dim() > 0 ? 1 : 0;
            }
            const auto found = expected.find(kind.id);
            QVERIFY2(names == (found == expected.end() ? expected.at("adam") : found->second), kind.id);
            QCOMPARE(whole, 4 * kind.states);
        }
        QVERIFY_THROWS_EXCEPTION(c10::Error, (void)makeOptimizer(model, specOf("none"), "fc"));
    }

    /// Weights of 3, 4 and 12 have a norm of 13.
    void clipsTheNormOfAllGradients() {
        torch::nn::Module model;
        const torch::Tensor a = model.register_parameter("a", torch::zeros({1, 2})),
                            b = model.register_parameter("b", torch::zeros({1}));
        model.register_parameter("unused", torch::zeros({3}));
        const auto optimizer = makeOptimizer(model, RunSpec(), "");
        const auto clipped = [&](double norm) {
            a.mutable_grad() = torch::tensor({{3.0f, -4.0f}});
            b.mutable_grad() = torch::tensor({12.0f});
            optimizer->clip(norm);
            return Row{a.grad()[0][0].item<double>(), a.grad()[0][1].item<double>(), b.grad()[0].item<double>()};
        };
        QVERIFY(apart(clipped(6.5), {1.5, -2, 6}) < 1e-6);
        QVERIFY(apart(clipped(1), {3 / 13.0, -4 / 13.0, 12 / 13.0}) < 1e-6);
        QCOMPARE(clipped(13.5), (Row{3, -4, 12}));
    }

    /// What has no gradient stays as it is, and begins its own count of steps when it has one.
    void leavesFrozenLayersAlone() {
        for (const OptimizerKind& kind : optimizerKinds()) {
            TwoLayers frozen, fresh;
            const RunSpec spec = specOf(kind.id);
            const auto ofFrozen = makeOptimizer(frozen, spec, "fc"), ofFresh = makeOptimizer(fresh, spec, "fc");
            for (int step = 1; step <= 3; ++step) {
                frozen.setGradients(step);
                frozen.filter.mutable_grad().reset();
                frozen.offset.mutable_grad().reset();
                ofFrozen->step(0.01);
            }
            QVERIFY2(torch::equal(frozen.filter, fresh.filter) && torch::equal(frozen.offset, fresh.offset), kind.id);
            QVERIFY2(!torch::equal(frozen.matrix, fresh.matrix) && !torch::equal(frozen.bias, fresh.bias), kind.id);
            frozen.setGradients(4);
            fresh.setGradients(4);
            ofFrozen->step(0.01);
            ofFresh->step(0.01);
            QVERIFY2(torch::equal(frozen.filter, fresh.filter) && torch::equal(frozen.offset, fresh.offset), kind.id);
        }
    }

    void averagesExponentially() {
        TwoLayers model;
        const torch::Tensor statistic = model.register_buffer("statistic", torch::ones({3}));
        model.register_buffer("count", torch::zeros({}, torch::kLong));
        WeightAverage average(model, 0.9);
        std::vector<torch::Tensor> sources = model.parameters();
        sources.push_back(statistic);
        std::vector<Row> expected;
        for (const torch::Tensor& source : sources) expected.push_back(valuesOf(source));
        for (int step = 1; step <= 10; ++step) {
            const torch::NoGradGuard noGradients;
            for (std::size_t i = 0; i < sources.size(); ++i) {
                sources[i].add_(TwoLayers::uneven(sources[i].sizes(), 7 * step + int(i)));
                const Row now = valuesOf(sources[i]);
                for (std::size_t j = 0; j < now.size(); ++j) expected[i][j] = 0.9 * expected[i][j] + 0.1 * now[j];
            }
            average.update();
        }
        QCOMPARE(average.state().size(), sources.size());
        QCOMPARE(average.state().back().first, std::string("statistic"));
        QCOMPARE(average.buffers().size(), std::size_t{1});
        for (std::size_t i = 0; i < sources.size(); ++i) {
            const double far = apart(valuesOf(average.state()[i].second), expected[i]);
            QVERIFY2(far < 1e-6, qPrintable(QString("%1: %2").arg(i).arg(far)));
        }

        std::vector<Row> raw;
        for (const torch::Tensor& source : sources) raw.push_back(valuesOf(source));
        {
            const WeightAverage::InUse inUse(average);
            for (std::size_t i = 0; i < sources.size(); ++i) {
                QVERIFY(apart(valuesOf(sources[i]), expected[i]) < 1e-6);
                QCOMPARE(valuesOf(average.state()[i].second), raw[i]);
            }
        }
        for (std::size_t i = 0; i < sources.size(); ++i) {
            QCOMPARE(valuesOf(sources[i]), raw[i]);
            QVERIFY(apart(valuesOf(average.state()[i].second), expected[i]) < 1e-6);
        }
        QVERIFY(model.filter.requires_grad() && model.filter.is_contiguous(at::MemoryFormat::ChannelsLast));
    }
};

QTEST_GUILESS_MAIN(OptimizerTest)
#include "optimizer_test.moc"
