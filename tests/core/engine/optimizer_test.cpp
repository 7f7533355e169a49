#include <QtTest>

#include "core/engine/models/resnet.h"
#include "core/engine/train/optimizer.h"

using namespace epochal;
using namespace epochal::engine;

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
        RunSpec::Optimizer options;
        options.momentum = momentum;
        options.nesterov = nesterov;
        options.weightDecay = 0.01;
        const RunSpec::Model kind{"resnet8", "auto", "group"};
        ResNet ours(kind, 1, {8, 8}, 4, 1), theirs(kind, 1, {8, 8}, 4, 1);
        for (torch::Tensor& parameter : ours.parameters())
            if (parameter.dim() == 4) parameter.set_data(parameter.contiguous(at::MemoryFormat::ChannelsLast));
        Sgd sgd(ours, options);
        std::vector<torch::Tensor> matrices, vectors;
        for (const torch::Tensor& parameter : theirs.parameters())
            (parameter.dim() > 1 ? matrices : vectors).push_back(parameter);
        const auto with = [&](double decay) {
            return std::make_unique<torch::optim::SGDOptions>(
                torch::optim::SGDOptions(0.1).momentum(momentum).nesterov(nesterov).weight_decay(decay));
        };
        torch::optim::SGD reference({{matrices, with(0.01)}, {vectors, with(0.0)}}, torch::optim::SGDOptions(0.1));
        torch::manual_seed(1);
        for (const double rate : {0.1, 0.2, 0.05}) {
            const auto mine = ours.parameters(), other = theirs.parameters();
            for (std::size_t i = 0; i < mine.size(); ++i) {
                const torch::Tensor gradient = torch::randn_like(other[i]);
                mine[i].mutable_grad() = torch::empty_strided(mine[i].sizes(), mine[i].strides()).copy_(gradient);
                other[i].mutable_grad() = gradient.clone();
            }
            for (auto& group : reference.param_groups())
                static_cast<torch::optim::SGDOptions&>(group.options()).lr(rate);
            sgd.step(rate);
            reference.step();
        }
        for (std::size_t i = 0; i < ours.parameters().size(); ++i)
            QVERIFY(torch::allclose(ours.parameters()[i], theirs.parameters()[i], 1e-5, 1e-6));
    }
};

QTEST_GUILESS_MAIN(OptimizerTest)
#include "optimizer_test.moc"
