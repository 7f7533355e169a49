// The network for tables against torch in double precision (tests/fixtures/mlp.py), and its size.
#include <QtTest>

#include <torch/utils.h>
#include <cmath>

#include "core/base/json.h"
#include "core/engine/models/mlp.h"
#include "core/engine/train/objective.h"
#include "core/engine/train/optimizer.h"
#include "core/engine/train/precision.h"

using namespace epochal;
using namespace epochal::engine;

namespace {

const TableShape kShape{2, {3, 5}, 1};

RunSpec specOf() {
    RunSpec spec;
    spec.model.hidden = {4, 3};
    spec.optimizer.kind = "adamw";
    spec.optimizer.weightDecay = 0.05;
    return spec;
}

double apart(const torch::Tensor& tensor, const Json& expected) {
    const auto values = expected.get<std::vector<double>>();
    const torch::Tensor is = tensor.detach().to(torch::kDouble).flatten().contiguous();
    if (is.numel() != std::ssize(values)) return INFINITY;
    double most = 0;
    for (std::int64_t i = 0; i < is.numel(); ++i)
        most = std::max(most, std::abs(is.const_data_ptr<double>()[i] - values[static_cast<std::size_t>(i)]));
    return most;
}

}  // namespace

class MlpTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void learnsAsTorchDoes_data() {
        QTest::addColumn<QString>("task");
        QTest::newRow("a number") << "number";
        QTest::newRow("classes, smoothed") << "class";
    }
    void learnsAsTorchDoes() {
        QFETCH(QString, task);
        const bool ofClasses = task == "class";
        const Path file = Path(__FILE__).parent_path().parent_path().parent_path() / "fixtures" / "mlp.json";
        const auto json = parseJson(readFile(file).value(), "mlp.json");
        QVERIFY(json);
        const Json& expected = json->at(task.toStdString());
        const RunSpec spec = specOf();
        TableShape shape = kShape;
        DataSet set;
        TableSet table;
        if (ofClasses) set.classes = shape.outputs = 3;
        constexpr std::int64_t kRows = 6;
        std::vector<float> numbers, values;
        std::vector<std::int64_t> categories, labels;
        for (std::int64_t i = 0; i < kRows; ++i) {
            for (std::int64_t j = 0; j < 2; ++j) numbers.push_back(static_cast<float>((i * 5 + j * 3) % 7) / 3 - 1);
            categories.insert(categories.end(), {i % 3, (i * 2 + 1) % 5});
            values.push_back(static_cast<float>(i) * 0.4f - 1);
            labels.push_back(i * 2 % 3);
        }
        const Inputs inputs{torch::tensor(numbers).view({kRows, 2}), torch::tensor(categories).view({kRows, 2})};
        table.training.labels = ofClasses ? torch::tensor(labels) : torch::tensor(values);
        set.table = std::make_shared<const TableSet>(table);
        const Objective objective(set, 0.1);

        Mlp model(spec.model, shape, 1);
        const auto parameters = model.named_parameters();
        QCOMPARE(parameters.size(), expected.at("names").size());
        {
            const torch::NoGradGuard noGradients;
            for (std::size_t k = 0; k < parameters.size(); ++k) {
                QCOMPARE(parameters[k].key(), expected.at("names").at(k).get<std::string>());
                torch::Tensor weight = parameters[k].value();
                const auto n = static_cast<std::int64_t>(k);
                weight.copy_(
                    ((torch::arange(weight.numel()) * 7 + n * 13).remainder(11) - 5).div(10.0).view_as(weight));
            }
        }
        const auto optimizer = makeOptimizer(model, spec, model.head());
        for (const Json& step : expected.at("steps")) {
            optimizer->dropGradients();
            const torch::Tensor outputs = model.answer(inputs);
            const torch::Tensor loss = objective.loss(outputs, table.training.labels);
            QVERIFY(apart(outputs, step.at("outputs")) < 1e-5);
            QVERIFY(std::abs(loss.item<double>() - step.at("loss").get<double>()) < 1e-5);
            (loss / kRows).backward();
            for (std::size_t k = 0; k < parameters.size(); ++k)
                QVERIFY2(apart(parameters[k].value().grad(), step.at("gradients").at(k)) < 1e-5,
                         parameters[k].key().c_str());
            optimizer->step(0.02);
            for (std::size_t k = 0; k < parameters.size(); ++k)
                QVERIFY2(apart(parameters[k].value(), step.at("weights").at(k)) < 1e-5, parameters[k].key().c_str());
        }
    }

    /// By hand: embeddings 3 x 2 and 5 x 3; (2 + 2 + 3) x 4 + 4, 4 x 3 + 3, 3 + 1.
    void isAsLargeAsCounted() {
        const RunSpec spec = specOf();
        const NetworkSize size = networkSize(spec.model, kShape);
        QCOMPARE(size.parameters, std::int64_t{6 + 15 + 32 + 15 + 4});
        QCOMPARE(size.multiplyAdds, std::int64_t{28 + 12 + 3});
        for (const TableShape& shape : {kShape, TableShape{9, {}, 4}, TableShape{0, {200, 2}, 3}}) {
            const Mlp model(spec.model, shape, 1);
            std::int64_t parameters = 0;
            for (const torch::Tensor& one : model.parameters()) parameters += one.numel();
            QCOMPARE(networkSize(spec.model, shape).parameters, parameters);
        }
    }

    /// Half of the inner outputs are dropped in training, as the seed says; none in evaluation.
    void dropsBySeed() {
        RunSpec spec = specOf();
        spec.model.dropout = 0.5;
        Mlp model(spec.model, TableShape{2, {}, 1}, 1);
        const torch::Tensor rows = torch::linspace(-1, 1, 32).view({16, 2});
        const auto trained = [&](std::uint64_t seed) {
            model.train();
            model.seedNoise(seed);
            return model.forward(rows);
        };
        QVERIFY(torch::equal(trained(1), trained(1)));
        QVERIFY(!torch::equal(trained(1), trained(2)));
        model.eval();
        QVERIFY(torch::equal(model.forward(rows), model.forward(rows)));
    }

    /// The outputs are in fp32 even where the layers compute in bf16.
    void answersInFull() {
        RunSpec spec = specOf();
        Mlp model(spec.model, TableShape{2, {}, 1}, 1);
        const Autocast autocast("bf16", torch::kCPU);
        QVERIFY(model.forward(torch::ones({4, 2})).scalar_type() == torch::kFloat);
    }
};

QTEST_APPLESS_MAIN(MlpTest)
#include "mlp_test.moc"
