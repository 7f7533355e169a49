// Cost of the catalogue and its page, one question a call; called by catalogue_bench.py, interleaved with peers.
//   generate HOME RUNS POINTS    run directories
//   index HOME                   a catalogue from scratch: directories/s, bytes on disk
//   questions HOME ROUNDS        filter, sort, group, over the whole catalogue
//   overlay HOME ROUNDS RUNS     curves of that many runs, read and drawn
//   scroll HOME                  the page, scrolled from end to end
// Prints "name value unit", one figure a line.
#include <QApplication>
#include <QEventLoop>
#include <QScrollBar>
#include <QStandardPaths>
#include <QTimer>
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <tuple>

#include "core/base/clock.h"
#include "core/base/parallel.h"
#include "core/catalogue/grouping.h"
#include "core/catalogue/row_cache.h"
#include "tests/bench/catalogue_generator.h"
#include "ui/bridge/workbench.h"
#include "ui/charts/chart_panel.h"
#include "ui/charts/chart_view.h"
#include "ui/pages/runs/runs_page.h"
#include "ui/pages/runs/runs_table.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

template <class Work>
double millis(Work&& work) {
    const double begin = monotonicSeconds();
    work();
    return (monotonicSeconds() - begin) * 1000;
}

void print(const char* name, double value, const char* unit) {
    std::printf("%s %.6g %s\n", name, value, unit);
    std::fflush(stdout);
}

/// The median and the best of the rounds.
void print(const char* name, std::vector<double> values, const char* unit) {
    std::sort(values.begin(), values.end());
    print(name, values[values.size() / 2], unit);
    print((std::string(name) + "_best").c_str(), values.front(), unit);
}

template <class T>
T must(Result<T> result) {
    if (!result) {
        std::fprintf(stderr, "%s\n", english(result.error()).c_str());
        std::exit(1);
    }
    return std::move(*result);
}

/// Memory of this process according to the kernel, MB: "VmRSS:" now, "VmHWM:" at the most.
double megabytes(const std::string& field) {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with(field)) return std::strtod(line.c_str() + field.size(), nullptr) / 1000;
    return 0;
}

void index(const Path& home) {
    for (const char* end : {"", "-wal", "-shm"})
        std::filesystem::remove(home / (std::string("catalogue.sqlite") + end));
    auto catalogue = must(Catalogue::open(home / "catalogue.sqlite"));
    std::int64_t runs = 0;
    const double took = millis([&] { runs = must(reindex(*catalogue, home / "runs")).runs; });
    print("index_rate", static_cast<double>(runs) / took * 1000, "directories/s");
    catalogue.reset();
    print("disk", static_cast<double>(std::filesystem::file_size(home / "catalogue.sqlite")) / 1e6, "MB");
}

void questions(const Path& home, int rounds) {
    auto catalogue = must(Catalogue::open(home / "catalogue.sqlite", CatalogueAccess::ReadOnly));
    RowCache cache;
    RunRows all;
    print("first_listing", millis([&] { all = must(cache.list(*catalogue, {})); }), "ms");
    print("runs", static_cast<double>(all.size()), "");
    std::vector<double> filter, sort, group, seeds;
    for (int i = 0; i < rounds; ++i) {
        RunQuery two;
        two.text = "provider:AWS epochs>=10";
        two.sort = RunColumn::BestTop1;
        filter.push_back(millis([&] { must(cache.list(*catalogue, two)); }));
        RunQuery sorted;
        sorted.sort = i % 2 ? RunColumn::Cost : RunColumn::Name;
        sort.push_back(millis([&] { must(cache.list(*catalogue, sorted)); }));
        group.push_back(millis([&] { std::ignore = groupRuns(all, GroupBy::Provider, RunColumn::BestTop1, true); }));
        seeds.push_back(millis([&] { std::ignore = groupRuns(all, GroupBy::Seeds, RunColumn::BestTop1, true); }));
    }
    print("filter", filter, "ms");
    print("sort", sort, "ms");
    print("group_provider", group, "ms");
    print("group_seeds", seeds, "ms");
}

void overlay(const Path& home, int rounds, std::size_t runs) {
    auto catalogue = must(Catalogue::open(home / "catalogue.sqlite", CatalogueAccess::ReadOnly));
    std::vector<std::string> ids;
    for (const RunRow& row : must(catalogue->runs({}))) ids.push_back(row.id);
    ids.resize(std::min(ids.size(), runs));
    ChartPanel panel;
    panel.resize(1200, 700);
    panel.show();
    QApplication::processEvents();
    std::vector<double> read, build, draw, whole;
    double points = 0;
    // The first round brings the file into memory and is not counted.
    for (int i = -1; i < rounds; ++i) {
        EntryList list;
        ChartSpec spec;
        spec.robustLow = true;  // as on the Compare page
        read.push_back(millis([&] { list = must(catalogue->entries(ids)); }));
        build.push_back(millis([&] {
            spec.series.resize(list.entries.size());
            inParallel(list.entries.size(), [&](std::size_t at) {
                const Curve& curve = list.entries[at].curve;
                ChartSeries& line = spec.series[at];
                line.slot = static_cast<int>(at + 1) % 8;
                line.points.reserve(curve.size());
                const std::vector<double> active = curve.column(CurveColumn::Active);
                const std::vector<double> quality = curve.column(CurveColumn::Quality);
                for (std::size_t k = 0; k < curve.size(); ++k) line.points.push_back({active[k], quality[k] * 100});
            });
        }));
        points = 0;
        for (const ChartSeries& line : spec.series) points += static_cast<double>(line.points.size());
        QImage picture(panel.size(), QImage::Format_RGB32);
        draw.push_back(millis([&] {
            panel.setSpec(std::move(spec));
            panel.render(&picture);
        }));
        whole.push_back(read.back() + build.back() + draw.back());
        if (i < 0)
            for (auto* figures : {&read, &build, &draw, &whole}) figures->clear();
        if (const char* file = std::getenv("EPOCHAL_BENCH_PICTURE")) picture.save(QString::fromLocal8Bit(file));
    }
    print("overlay_points", points, "");
    print("overlay_read", read, "ms");
    print("overlay_build", build, "ms");
    print("overlay_draw", draw, "ms");
    print("overlay", whole, "ms");
    print("overlay_peak", megabytes("VmHWM:"), "MB");
}

void scroll(const Path& home) {
    Workbench bench(home, "/bin/false");
    RunsPage page(bench);
    page.resize(1600, 900);
    QEventLoop loop;
    int fills = 0;
    QObject::connect(&page, &RunsPage::filled, &loop, [&] {
        ++fills;
        loop.quit();
    });
    page.show();
    loop.exec();
    QApplication::processEvents();
    auto* table = page.findChild<RunsTable*>();
    QScrollBar* bar = table->verticalScrollBar();
    std::vector<double> frames;
    // A fast wheel: nine rows a frame; then a drag of the scroll bar's handle.
    for (const int rows : {9, 400})
        for (int at = 0; at <= bar->maximum(); at += rows * table->rowHeight(0))
            frames.push_back(millis([&] {
                bar->setValue(at);
                table->viewport()->repaint();
                QApplication::processEvents();  // the curves of these rows are asked for, and drawn when they are there
            }));
    std::sort(frames.begin(), frames.end());
    print("frames", static_cast<double>(frames.size()), "");
    print("frame_median", frames[frames.size() / 2], "ms");
    print("frame_99", frames[frames.size() * 99 / 100], "ms");
    print("frame_worst", frames.back(), "ms");
    print("frames_over_16_ms",
          static_cast<double>(std::count_if(frames.begin(), frames.end(), [](double f) { return f > 16.7; })), "");
    std::vector<double> answers;
    RunsView view = page.view();
    for (int i = 0; i < 9; ++i) {
        view.query = i % 2 ? QStringLiteral("provider:AWS epochs>=10") : QStringLiteral("model:resnet18");
        view.sort = i % 2 ? RunColumn::BestTop1 : RunColumn::Cost;
        answers.push_back(millis([&] {
            page.show(view);
            loop.exec();
            table->viewport()->repaint();
        }));
    }
    print("page_filter_sort", answers, "ms");
    view.query.clear();
    page.show(view);
    loop.exec();
    std::vector<double> groups;
    for (int i = 0; i < 9; ++i)
        groups.push_back(millis([&] {
            page.groupBy(i % 2 ? GroupBy::Provider : GroupBy::Model);
            table->viewport()->repaint();
        }));
    print("page_group", groups, "ms");
    print("resident", megabytes("VmRSS:"), "MB");
}

}  // namespace

int main(int argc, char** argv) {
    const auto is = [&](const char* word, int words) { return argc == words && std::strcmp(argv[1], word) == 0; };
    const auto whole = [&](int at) { return std::strtol(argv[at], nullptr, 10); };
    if (is("generate", 5)) {
        bench::makeRuns(Path(argv[2]) / "runs", static_cast<std::size_t>(whole(3)), static_cast<std::size_t>(whole(4)));
        return 0;
    }
    if (is("index", 3)) return index(argv[2]), 0;
    if (is("questions", 4)) return questions(argv[2], static_cast<int>(whole(3))), 0;
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("EpochalBench"));
    if (is("overlay", 5)) return overlay(argv[2], static_cast<int>(whole(3)), static_cast<std::size_t>(whole(4))), 0;
    if (is("scroll", 3)) return scroll(argv[2]), 0;
    std::fputs("usage: see the head of catalogue_bench.cpp\n", stderr);
    return 64;
}
