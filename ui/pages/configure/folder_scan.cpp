#include "ui/pages/configure/folder_scan.h"

#include <QTimer>
#include <utility>

#include "core/spec/data_folder.h"

namespace epochal::ui {

namespace {

constexpr int kTypingMilliseconds = 350;

bool isSameQuestion(const RunSpec::Data& a, const RunSpec::Data& b) {
    return a.source == b.source && a.path == b.path && a.validationShare == b.validationShare;
}

bool isSame(const FolderContents& a, const FolderContents& b) {
    return a.root == b.root && a.files.classes == b.files.classes && a.files.training == b.files.training &&
           a.files.validation == b.files.validation && a.files.others == b.files.others &&
           a.files.otherFiles == b.files.otherFiles;
}

}  // namespace

FolderScan::FolderScan(Background& background, QObject* parent)
    : QObject(parent), background_(background), soon_(new QTimer(this)) {
    soon_->setSingleShot(true);
    soon_->setInterval(kTypingMilliseconds);
    connect(soon_, &QTimer::timeout, this, &FolderScan::begin);
}

std::int64_t FolderScan::seen() const {
    return pass_ ? pass_->seen.load() : 0;
}

void FolderScan::stop() {
    soon_->stop();
    if (pass_) pass_->stop.store(true);
    pass_.reset();
}

void FolderScan::look(const RunSpec::Data& data) {
    const bool wanted = data.source == "image-folder" && !data.path.empty();
    if (wanted ? asked_ && isSameQuestion(*asked_, data) : !asked_) return;
    stop();
    if (!wanted || !asked_ || asked_->path != data.path) {
        contents_.reset();
        headers_.reset();
        error_.reset();
    }
    state_ = wanted ? State::Listing : State::Nothing;
    asked_ = wanted ? std::optional(data) : std::nullopt;
    if (wanted) soon_->start();
    Q_EMIT changed();
}

void FolderScan::lookAgain() {
    if (!asked_) return;
    state_ = State::Listing;
    begin();
    Q_EMIT changed();
}

void FolderScan::begin() {
    stop();
    pass_ = std::make_shared<Pass>();
    background_.read(
        this,
        [data = *asked_, pass = pass_, known = contents_](const std::stop_token& token) -> Result<Contents> {
            if (const Status usable = checkDataFolder(data); !usable) return usable.error();
            auto files = listImageFolder(data, [&] {
                pass->seen.fetch_add(kEntriesPerQuestion);
                return !pass->stop.load() && !token.stop_requested();
            });
            if (!files) return files.error();
            auto contents = std::make_shared<const FolderContents>(contentsOf(data.path, *std::move(files)));
            return known && isSame(*known, *contents) ? known : contents;
        },
        [this, pass = pass_](const Result<Contents>& listed) {
            if (pass == pass_) take(listed);
        });
}

void FolderScan::take(const Result<Contents>& listed) {
    state_ = listed ? State::Listed : State::Wrong;
    error_ = listed ? std::nullopt : std::optional(listed.error());
    if (error_) error_->where = "/data/path";  // the field that it is about
    const Contents before = std::exchange(contents_, listed ? *listed : nullptr);
    if (contents_ != before) headers_.reset();
    if (contents_) readHeaders();
    Q_EMIT changed();
}

void FolderScan::readHeaders() {
    background_.read(
        this,
        [contents = contents_, pass = pass_](const std::stop_token& token) {
            return checkHeaders(*contents, kHeaders, [&] { return !pass->stop.load() && !token.stop_requested(); });
        },
        [this, pass = pass_](HeaderCheck checked) {
            if (pass != pass_) return;
            headers_ = std::move(checked);
            Q_EMIT changed();
        });
}

}  // namespace epochal::ui
