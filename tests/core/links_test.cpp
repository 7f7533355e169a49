#include <QtTest>

#include <algorithm>
#include <cmath>

#include "core/analysis/links.h"
#include "core/analysis/study.h"

using namespace epochal;

namespace {

NetworkPiece piece(std::int64_t parameters, std::int64_t multiplyAdds) {
    NetworkPiece one;
    one.size.parameters = parameters;
    one.size.multiplyAdds = multiplyAdds;
    return one;
}

/// A link on which n bytes take n seconds, and nothing else takes any time.
Topology slow(std::int64_t devices, double bytesPerSecond) {
    Topology topology;
    topology.perMachine = devices;
    topology.inside = {0, bytesPerSecond};
    return topology;
}

/// A published pair: the rate on one device or a few, and on more of the same kind.
struct Pair {
    const Entry *few, *many;
    double predicted;  ///< images/s on the many, from the few
};

std::vector<Pair> pairsOf(std::span<const Study> studies) {
    RunSpec::Model resnet50;
    resnet50.architecture = "resnet50";
    const std::vector<NetworkPiece> pieces = networkPieces(resnet50, ImageShape{});
    std::vector<Pair> pairs;
    for (const Study& study : studies)
        for (const Entry& many : study.entries) {
            const Entry* base = nullptr;
            for (const Entry& few : study.entries)
                if (few.devices < many.devices && few.accelerator == many.accelerator && few.imagesPerSecond &&
                    few.precision == many.precision && few.architecture == many.architecture &&
                    few.group == many.group && few.offer.memoryGbEach == many.offer.memoryGbEach &&
                    (!base || few.devices < base->devices))
                    base = &few;
            const AcceleratorModel* accelerator = findAccelerator(many.accelerator, many.offer.memoryGbEach);
            if (!base || !many.imagesPerSecond || !accelerator || accelerator->vendor != "NVIDIA" ||
                architectureKey(many.architecture) != "resnet50")
                continue;
            // What a device has at a time where the source does not say.
            const double images = many.globalBatch ? double(*many.globalBatch) / double(many.devices) : 256;
            const auto predicted = [&](std::int64_t devices, double seconds) {
                const std::int64_t perMachine = devices == 16 ? 16 : 8;
                return double(devices) * images /
                       dataParallelStep(pieces, seconds, usualTopology(*accelerator, devices, perMachine)).seconds;
            };
            // The step on one device that makes the few as fast as they are.
            double low = 1e-4, high = 100;
            for (int i = 0; i < 60; ++i) {
                const double middle = std::sqrt(low * high);
                (predicted(base->devices, middle) > *base->imagesPerSecond ? low : high) = middle;
            }
            pairs.push_back({base, &many, predicted(many.devices, low)});
        }
    return pairs;
}

}  // namespace

class LinksTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void printsPublished() {
        const auto studies = shippedStudies();
        QVERIFY(studies);
        for (const Pair& pair : pairsOf(*studies))
            qInfo("%-22s %-22s %4lld -> %4lld %9.0f published %9.0f modeled %6.1f%%", pair.many->id.c_str(),
                  pair.many->precision.c_str(), (long long)pair.few->devices, (long long)pair.many->devices,
                  *pair.many->imagesPerSecond, pair.predicted,
                  100 * (pair.predicted / *pair.many->imagesPerSecond - 1));
    }
};

QTEST_GUILESS_MAIN(LinksTest)
#include "links_test.moc"
