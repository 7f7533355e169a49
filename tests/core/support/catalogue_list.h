#pragma once

#include <array>
#include <cstdint>
#include <string>

namespace epochal::test {

/// A price list like SkyPilot's for AWS: every machine in every zone of its regions, one on-demand price for most
/// regions, and a spot price for each zone that occasionally equals the on-demand price. Every 40th machine has GPUs.
/// The same arguments give the same bytes.
class CatalogueList {
public:
    static constexpr int kRegions = 17, kZones = 3,
                         kDearer = 4;  ///< regions; zones in each; regions with a different price

    /// A list with `machines` x 17 regions x 3 zones rows.
    static std::string skyPilot(int machines) {
        std::string text =
            "InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,GpuInfo,Price,SpotPrice,Region,"
            "AvailabilityZone,Arch\n";
        text.reserve(static_cast<std::size_t>(machines) * kRegions * kZones * 80);
        std::uint64_t state = 2026;
        for (int machine = 0; machine < machines; ++machine) {
            const bool gpu = machine % 40 == 0;
            const int size = 1 << (machine % 6);
            const int cents = 10 * size + machine % 10 + (gpu ? 50 : 0);
            const std::string head = "m" + std::to_string(machine) + ".x" + std::to_string(size) + "large," +
                                     (gpu ? std::string("T4,1.0") : ",") + "," + std::to_string(2 * size) + ".0," +
                                     std::to_string(8 * size) + ".0," +
                                     (gpu ? "\"{'Gpus': [{'Name': 'T4', 'MemoryInfo': {'SizeInMiB': 16384}}], "
                                            "'TotalGpuMemoryInMiB': 16384}\""
                                          : "") +
                                     ",";
            for (int region = 0; region < kRegions; ++region) {
                const int price = cents + (region < kDearer ? 1 + region : 0);
                for (int zone = 0; zone < kZones; ++zone) {
                    state = state * 6364136223846793005ull + 1442695040888963407ull;
                    const auto draw = static_cast<int>(state >> 33) % 100;
                    const int spot = draw < 20 ? price * 100 : price * (40 + draw % 20);  // in hundredths of a cent
                    text += head + money(price * 100) + "," + money(spot) + ",r" + two(region) + "," + "z" +
                            std::to_string(zone) + ",x86_64\n";
                }
            }
        }
        return text;
    }

private:
    static std::string two(int value) { return (value < 10 ? "0" : "") + std::to_string(value); }
    static std::string money(int tenThousandths) {
        std::string digits = std::to_string(tenThousandths);
        while (digits.size() < 5) digits.insert(0, "0");
        return digits.insert(digits.size() - 4, ".");
    }
};

}  // namespace epochal::test
