// Image files damaged at random: decoded, or refused with a reason; never a crash, a hang or a byte outside a buffer.
#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <numeric>

#include "core/engine/data/folder_images.h"
#include "core/engine/data/geometry.h"
#include "core/engine/data/transform.h"
#include "tests/core/engine/support/pictures.h"
#include "tests/core/support/mutations.h"

using namespace epochal;
using namespace epochal::engine;

namespace {

const std::vector<std::string>& names() {
    static const std::vector<std::string> all{
        "420.jpg",     "444.jpg", "422-progressive.jpg",     "cmyk.jpg",  "gray.jpg",
        "turned.jpg",  "rgb.png", "palette-transparent.png", "alpha.png", "bits.png",
        "animated.png"};
    return all;
}

}  // namespace

class FuzzImagesTest : public QObject {
    Q_OBJECT
    QTemporaryDir home_;
    Path folder_ = home_.path().toStdString();
    FolderImages images_{list()};
    std::unique_ptr<ImageReader> reader_ = images_.reader();
    Resizer resizer_;

    FileList list() {
        FileList files(folder_);
        files.add("image", 0);
        return files;
    }
    /// Decodes a crop of the file, and resizes it. True if the file can be used.
    bool use(const std::string& bytes, std::uint64_t number) {
        std::ofstream(folder_ / "image", std::ios::binary | std::ios::trunc) << bytes;
        const auto extent = reader_->open(0);
        if (!extent) return false;
        CounterRandom random(1, 2, number);
        const Extent output{24, 24};
        const View view = number % 2 == 0 ? viewOfCrop(randomCrop(*extent, random)) : viewOfCenter(*extent, output);
        const Need need = neededFor(view, output);
        const auto part = reader_->read(need.box, need.least);
        if (!part) return false;
        // Touches every byte, so that a sanitizer notices those past a buffer's end.
        const std::int64_t size = part->height * part->width * 3;
        if (std::accumulate(part->bytes, part->bytes + size, std::int64_t{0}) < 0) return false;
        std::vector<std::uint8_t> out(24 * 24 * 3);
        resizer_.resize(*part, rowsOf(view, *part, output), columnsOf(view, *part, output), 3, number % 3 == 0,
                        out.data());
        return true;
    }

private Q_SLOTS:
    void truncatedFiles() {
        for (const std::string& name : names()) {
            const std::string whole = *readFile(test::imageFixture(name));
            QVERIFY(use(whole, 0));
            int good = 0, cases = 0;
            for (std::size_t size = 0; size < whole.size(); size += 1 + whole.size() / 150, ++cases)
                good += use(whole.substr(0, size), size) ? 1 : 0;
            QVERIFY2(cases > 100 && good < cases, name.c_str());
        }
    }

    void damagedFiles() {
        Mutator mutator(11,
                        {std::string("\xff\xd8\xff", 3), std::string("\xff\xc2\x00\x11\x08\xff\xff\xff\xff\x03", 10),
                         std::string("\xff\xda", 2), std::string("\xff\xd9", 2), "IDAT", "PLTE", "tRNS", "IHDR"});
        int good = 0;
        for (int i = 0; i < 2000; ++i) {
            const std::string whole = *readFile(test::imageFixture(names()[std::size_t(i) % names().size()]));
            good += use(mutator.changed(whole), std::uint64_t(i)) ? 1 : 0;
        }
        QVERIFY2(good > 200 && good < 1900, qPrintable(QString::number(good)));
        // None of it has spoiled the decoders.
        for (const std::string& name : names()) QVERIFY(use(*readFile(test::imageFixture(name)), 1));
    }

    /// A progressive file of many scans takes the time of as many images; the header's size decides how long each is.
    void scansWithoutEnd() {
        const std::string whole = *readFile(test::imageFixture("422-progressive.jpg"));
        const std::size_t scan = whole.find(std::string("\xff\xda", 2));
        std::string refinements = whole.substr(0, scan);
        for (int i = 0; i < 400; ++i)
            refinements += whole.substr(scan, whole.find(std::string("\xff\xda", 2), scan + 2) - scan);
        QVERIFY(!use(refinements + std::string("\xff\xd9", 2), 0));
    }
};

QTEST_GUILESS_MAIN(FuzzImagesTest)
#include "fuzz_images_test.moc"
