#include "ui/pages/runs/run_inspector.h"

#include <array>
#include <cmath>
#include <tuple>
#include <utility>

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>
#include <QTabBar>
#include <QTabWidget>
#include <QTimer>
#include <QVBoxLayout>

#include "core/base/json.h"
#include "core/economics/cost.h"
#include "core/spec/fields.h"
#include "ui/format/formatter.h"
#include "ui/format/offer_words.h"
#include "ui/pages/parts/chip_field.h"
#include "ui/pages/parts/facts_section.h"
#include "ui/pages/parts/flow_layout.h"
#include "ui/pages/parts/mini_chart.h"
#include "ui/pages/parts/rule.h"
#include "ui/pages/parts/run_words.h"
#include "ui/pages/parts/style_property.h"
#include "ui/pages/runs/run_columns.h"
#include "ui/pages/runs/run_totals.h"
#include "ui/theme/theme.h"
#include "ui/view/bound_words.h"
#include "ui/view/entry_words.h"
#include "ui/view/field_words.h"
#include "ui/view/measure_words.h"
#include "ui/view/run_facts.h"
#include "ui/view/sample_words.h"
#include "ui/view/size_table.h"

namespace epochal::ui {

namespace {

constexpr int kBeforeRemedies = 2;  ///< the labels above the buttons
enum Tab { kSummary, kConfiguration, kFiles };

QScrollArea* scrolled(QWidget* content) {
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(content);
    return area;
}

}  // namespace

RunInspector::RunInspector(QWidget* parent) : QFrame(parent) {
    setObjectName(QStringLiteral("runInspector"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    tabs_ = new QTabWidget(this);
    tabs_->setObjectName(QStringLiteral("inspectorTabs"));
    tabs_->setDocumentMode(true);
    tabs_->tabBar()->setProperty("flat", true);
    tabs_->tabBar()->setExpanding(false);
    QWidget* head = buildHead();
    tabs_->addTab(buildSummary(), {});
    tabs_->addTab(buildConfiguration(), {});
    files_ = new RunFiles;
    tabs_->addTab(files_, {});

    totals_ = new RunTotals(this);
    open_ = new QPushButton(this);
    open_->setObjectName(QStringLiteral("inspectorOpen"));
    clone_ = new QPushButton(this);
    clone_->setObjectName(QStringLiteral("inspectorClone"));
    resume_ = new QPushButton(this);
    resume_->setObjectName(QStringLiteral("inspectorResume"));
    auto* buttons = new FlowLayout(nullptr, 8);
    buttons->setContentsMargins(12, 8, 12, 8);
    for (QPushButton* button : {open_, clone_, resume_}) buttons->addWidget(button);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(head);
    all->addWidget(tabs_, 1);
    all->addWidget(totals_, 1);
    all->addWidget(rule(Qt::Horizontal, this));
    all->addLayout(buttons);

    noteTimer_ = new QTimer(this);
    noteTimer_->setSingleShot(true);
    noteTimer_->setInterval(800);
    connect(noteTimer_, &QTimer::timeout, this, &RunInspector::saveNote);
    connect(note_, &QPlainTextEdit::textChanged, noteTimer_, qOverload<>(&QTimer::start));
    const auto id = [this] { return QString::fromStdString(shown_->row.id); };
    connect(tags_, &ChipField::edited, this, [this, id](const QStringList& tags) {
        if (shown_) Q_EMIT tagsEdited(id(), tags);
    });
    connect(open_, &QPushButton::clicked, this, [this, id] { Q_EMIT openRequested(id()); });
    connect(clone_, &QPushButton::clicked, this, [this, id] { Q_EMIT cloneRequested(id()); });
    connect(resume_, &QPushButton::clicked, this, [this, id] { Q_EMIT resumeRequested(id()); });
    connect(files_, &RunFiles::folderRequested, this, [this, id] { Q_EMIT folderRequested(id()); });
    connect(files_, &RunFiles::weightsRequested, this, [this, id] { Q_EMIT weightsRequested(id()); });
    connect(files_, &RunFiles::fileRequested, this, &RunInspector::fileRequested);
    // A run in progress saves checkpoints meanwhile.
    connect(tabs_, &QTabWidget::currentChanged, this, [this](int tab) {
        if (tab == kFiles && shown_) read();
    });
    connect(&Theme::instance(), &Theme::changed, this, &RunInspector::write);
    for (QWidget* content : {content_, setting_, totals_->widget()}) content->installEventFilter(this);
    write();
}

QWidget* RunInspector::buildHead() {
    auto* head = new QWidget(this);
    mark_ = new QLabel(head);
    mark_->setObjectName(QStringLiteral("inspectorMark"));
    name_ = new QLabel(head);
    name_->setObjectName(QStringLiteral("inspectorName"));
    name_->setFont(Theme::instance().font(Type::Heading));
    name_->setWordWrap(true);
    name_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    state_ = new QLabel(head);
    state_->setObjectName(QStringLiteral("inspectorState"));
    state_->setWordWrap(true);
    auto* named = new QHBoxLayout;
    named->setSpacing(8);
    named->addWidget(mark_);
    named->addWidget(name_, 1);
    auto* column = new QVBoxLayout(head);
    column->setContentsMargins(12, 10, 12, 6);
    column->setSpacing(6);
    column->addLayout(named);
    column->addWidget(state_);
    return head;
}

QWidget* RunInspector::buildSummary() {
    content_ = new QWidget;
    auto* column = new QVBoxLayout(content_);
    column->setContentsMargins(12, 10, 12, 10);
    column->setSpacing(6);
    trouble_ = new QFrame(content_);
    trouble_->setObjectName(QStringLiteral("inspectorTrouble"));
    cause_ = new QLabel(trouble_);
    cause_->setFont(Theme::instance().font(Type::BodyBold));
    why_ = new QLabel(trouble_);
    for (QLabel* label : {cause_, why_}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    remedies_ = new QVBoxLayout(trouble_);
    remedies_->setContentsMargins(10, 8, 10, 10);
    remedies_->setSpacing(6);
    remedies_->addWidget(cause_);
    remedies_->addWidget(why_);
    column->addWidget(trouble_);
    curve_ = new QLabel(content_);
    curve_->setObjectName(QStringLiteral("inspectorCurve"));
    curve_->setProperty("secondary", true);
    curve_->setFont(Theme::instance().font(Type::Secondary));
    column->addWidget(curve_);
    chart_ = new MiniChart(content_);
    column->addWidget(chart_);
    result_ = new FactsSection("inspectorResult", content_);
    sizes_ = new FactsSection("inspectorSizes", content_);
    price_ = new FactsSection("inspectorPrice", content_);
    tagsHead_ = new FactsSection("inspectorMarks", content_);
    for (QWidget* section : {result_, sizes_, price_, tagsHead_}) column->addWidget(section);
    tags_ = new ChipField(content_);
    tags_->setObjectName(QStringLiteral("inspectorTags"));
    column->addWidget(tags_);
    note_ = new QPlainTextEdit(content_);
    note_->setObjectName(QStringLiteral("inspectorNote"));
    note_->setTabChangesFocus(true);
    note_->setFixedHeight(72);
    column->addWidget(note_);
    column->addStretch(1);
    return scrolled(content_);
}

QWidget* RunInspector::buildConfiguration() {
    setting_ = new QWidget;
    auto* column = new QVBoxLayout(setting_);
    column->setContentsMargins(12, 10, 12, 10);
    column->setSpacing(6);
    // The names of settings are longer than those of figures.
    differs_ = new FactsSection("inspectorDifference", setting_, true);
    settings_ = new FactsSection("inspectorSettings", setting_, true);
    column->addWidget(differs_);
    column->addWidget(settings_);
    column->addStretch(1);
    QScrollArea* area = scrolled(setting_);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);  // a folder's path does not wrap
    return area;
}

void RunInspector::setReadOnly(bool readOnly) {
    tags_->setEnabled(!readOnly);
    note_->setReadOnly(readOnly);
}

void RunInspector::saveNote() {
    noteTimer_->stop();
    if (!shown_ || note_->isReadOnly()) return;
    const QString text = note_->toPlainText();
    if (text.toStdString() == shown_->row.note) return;
    const QString before = QString::fromStdString(std::exchange(shown_->row.note, text.toStdString()));
    Q_EMIT noteEdited(QString::fromStdString(shown_->row.id), before, text);
}

void RunInspector::show(const RunRow& row, const Path& folder, const std::optional<RowLook>& look) {
    const bool same = shown_ && shown_->row.id == row.id;
    if (same) {
        const RunRow was = std::exchange(shown_->row, row);
        shown_->look = look;
        if (noteTimer_->isActive()) shown_->row.note = was.note;
        const bool ended = was.state != row.state || was.reason != row.reason;
        if (ended) shown_->end.reset();
        if (ended || (measuresSizes(row) && was.imagesDone != row.imagesDone)) read(true);
    } else {
        saveNote();
        before_ = std::move(shown_);
        shown_ = Details{row, folder, look, std::nullopt, std::nullopt, {}};
        read();
    }
    write();
}

void RunInspector::read(bool again) {
    const RunRow& row = shown_->row;
    again_ = again || again_;
    disk_.read(
        this,
        [folder = shown_->folder, ask = again_ || !shown_->end, more = endSaysMore(row), newest = asked_,
         mine = ++*asked_]() -> std::optional<Found> {
            if (*newest != mine) return std::nullopt;  // of several in a row, the last is read
            Result<RunDirectory> run = RunDirectory::open(folder);
            auto end = ask ? std::optional(run && more ? RunEnd::of(*run) : RunEnd()) : std::nullopt;
            return Found{std::move(run), std::move(end), RunFiles::in(folder)};
        },
        [this, asked = std::tuple(row.id, row.state, row.reason)](std::optional<Found> found) {
            // Meanwhile another run may be selected, or this one may have ended.
            if (!found || !shown_ || asked != std::tie(shown_->row.id, shown_->row.state, shown_->row.reason)) return;
            if (found->run) shown_->directory = *found->run;
            if (found->end) shown_->end = std::move(found->end), again_ = false;
            shown_->files = std::move(found->files);
            write();
        });
}

void RunInspector::leave() {
    saveNote();
    tags_->line()->clearFocus();  // takes a tag that is being typed, while there is a run to have it
    if (shown_) before_ = std::move(shown_);
    shown_.reset();
}

void RunInspector::clear(const std::optional<RunGroup>& listed) {
    leave();
    totals_->showListed(listed);
    write();
}

void RunInspector::showSeveral(const RunGroup& selected, const RunRow& first) {
    leave();
    totals_->showSelected(selected, first);
    write();
}

void RunInspector::write() {
    const Formatter& format = Formatter::current();
    //: verb, button: shows the run
    open_->setText(tr("Open"));
    clone_->setText(tr("Clone && edit"));
    //: verb, button: continues a run
    resume_->setText(tr("Resume"));
    tabs_->setVisible(shown_.has_value());
    name_->parentWidget()->setVisible(shown_.has_value());
    //: noun, tab
    tabs_->setTabText(kSummary, tr("Summary"));
    tabs_->setTabText(kConfiguration, tr("Configuration"));
    //: a tab: the files of a run's folder
    tabs_->setTabText(kFiles, tr("Files"));
    //: noun, heading: the fields of a run
    settings_->setHeading(tr("Settings"));
    totals_->setVisible(!shown_);
    for (QPushButton* button : {open_, clone_, resume_}) button->setEnabled(shown_.has_value());
    resume_->setVisible(shown_ && isResumable(shown_->row));
    //: noun, heading
    result_->setHeading(tr("Result"));
    price_->setHeading(tr("Price frozen in the run"));
    tagsHead_->setHeading(tr("Tags and note"));
    tags_->line()->setPlaceholderText(tr("Add a tag"));
    tags_->line()->setAccessibleName(tr("Tags"));
    note_->setPlaceholderText(tr("A note for later"));
    //: noun: what the user writes about a run
    note_->setAccessibleName(tr("Note"));
    if (!shown_) return fitWidth();
    const RunRow& row = shown_->row;
    name_->setText(QString::fromStdString(row.name));
    mark_->setVisible(shown_->look.has_value());
    if (shown_->look) mark_->setPixmap(markOf(*shown_->look));
    mark_->setToolTip(tr("Part of the comparison"));
    mark_->setAccessibleName(mark_->toolTip());
    const StateLook look = lookOf(row.state, row.reason);
    const QString number = row.number > 0 ? tr("%1, run %2").arg(look.word, format.integer(row.number)) : look.word;
    QString message;
    if (!row.message.empty())
        if (const Result<Json> json = parseJson(row.message, row.id)) message = format.text(messageFromJson(*json));
    // What ended a run badly is said below, with its remedies.
    state_->setText(message.isEmpty() || endedBadly(row) ? number : QString(number + QLatin1Char('\n') + message));
    setStyleProperty(state_, "role",
                     look.role == Role::Ok      ? QStringLiteral("ok")
                     : look.role == Role::Warn  ? QStringLiteral("warn")
                     : look.role == Role::Error ? QStringLiteral("error")
                                                : QString());
    writeTrouble();
    writeCurve();
    writeResult();
    writeSizes();
    writePrice();
    writeConfiguration();
    files_->show(shown_->folder, shown_->files);
    QStringList tags;
    for (const std::string& tag : row.tags) tags.append(QString::fromStdString(tag));
    tags_->setValues(tags);
    fitWidth();
    const QString note = QString::fromStdString(row.note);
    if (!noteTimer_->isActive() && note_->toPlainText() != note) {
        const QSignalBlocker quiet(note_);
        note_->setPlainText(note);
    }
}

void RunInspector::fitWidth() {
    // Facts are shown in full, in longer languages too; the table beside them scrolls.
    constexpr int kWidest = 400, kWidestSetting = 300;
    const auto widthOf = [](QWidget& content) {
        content.layout()->activate();
        return content.minimumSizeHint().width();
    };
    const int widest = shown_ ? std::max(widthOf(*content_), std::min(kWidestSetting, widthOf(*setting_)))
                              : widthOf(*totals_->widget());
    setMinimumWidth(std::min(kWidest, widest + style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this)));
}

void RunInspector::writeTrouble() {
    const Formatter& format = Formatter::current();
    const RunRow& row = shown_->row;
    trouble_->setVisible(endedBadly(row));
    if (!endedBadly(row)) return;
    const bool error = row.state == RunState::Failed || row.state == RunState::Lost;
    setStyleProperty(trouble_, "banner", error ? QStringLiteral("error") : QStringLiteral("warn"));
    const RunEnd end = shown_->end.value_or(RunEnd());
    const std::optional<Error>& known = end.error;
    QString cause = known ? format.what(*known) : QString();
    if (cause.isEmpty() && !row.message.empty())
        if (const Result<Json> json = parseJson(row.message, row.id)) cause = format.text(messageFromJson(*json));
    cause_->setText(cause.isEmpty() ? lookOf(row.state, row.reason).word : cause);
    QStringList said;
    const auto say = [&said](QString sentence) {
        if (sentence.isEmpty()) return;
        said += sentence.endsWith(QLatin1Char('.')) ? sentence : sentence + QLatin1Char('.');
    };
    if (known) say(format.remedy(*known));
    if (end.divergedEpoch)
        say(tr("The loss is not a number from epoch %1 on").arg(format.number(*end.divergedEpoch, 1)));
    if (end.soundEpoch)
        say(tr("The checkpoint of epoch %1 is sound").arg(format.integer(*end.soundEpoch)));
    else if (end.replayed && row.state != RunState::Lost)
        say(tr("There is no sound checkpoint"));
    why_->setText(said.join(QLatin1Char(' ')));
    why_->setVisible(!said.isEmpty());
    const bool ready = shown_->directory && shown_->end;
    const RunSpec spec = ready ? shown_->directory->spec() : RunSpec();
    std::pair offered(row.id.str(), ready ? remediesFor(spec, row.state, row.reason, known) : std::vector<Remedy>());
    // A listing that changes none of them must not take the focus, or a click half done, from a button.
    if (offered_ != offered) {
        offered_ = std::move(offered);
        rebuildRemedies();
    }
    for (int i = kBeforeRemedies; i < remedies_->count(); ++i)
        static_cast<QPushButton*>(remedies_->itemAt(i)->widget())
            ->setText(wordsOf(offered_.second[static_cast<std::size_t>(i - kBeforeRemedies)], spec));
}

void RunInspector::rebuildRemedies() {
    while (remedies_->count() > kBeforeRemedies) {
        QLayoutItem* item = remedies_->takeAt(kBeforeRemedies);
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const Remedy& remedy : offered_.second) {
        auto* button = new QPushButton(trouble_);
        button->setObjectName(QStringLiteral("inspectorRemedy"));
        button->setProperty("primary", remedies_->count() == kBeforeRemedies);
        connect(button, &QPushButton::clicked, this, [this, remedy, id = QString::fromStdString(offered_.first)] {
            if (remedy.action == Remedy::Action::Resume) Q_EMIT resumeRequested(id);
            if (remedy.action == Remedy::Action::Folder) Q_EMIT folderRequested(id);
            if (remedy.action == Remedy::Action::Change) Q_EMIT fieldRequested(id, remedy.assignment());
        });
        remedies_->addWidget(button);
        button->show();  // now: the inspector is about to be made as wide as it needs
    }
}

void RunInspector::writeCurve() {
    const RunRow& row = shown_->row;
    for (QWidget* widget : std::initializer_list<QWidget*>{curve_, chart_}) widget->setVisible(!measuresSizes(row));
    if (shown_->end && shown_->end->divergedEpoch && !shown_->end->figures.epochs.empty()) {
        // For a run that diverged, the losses show more than its measure.
        QVector<QPointF> validation, train;
        for (const EpochPoint& point : shown_->end->figures.epochs) {
            const auto x = static_cast<double>(point.epoch);
            validation.append({x, point.loss.value_or(std::nan(""))});
            train.append({x, point.trainLoss.value_or(std::nan(""))});
        }
        chart_->setMost(std::nullopt);
        chart_->setLines({{validation, tr("validation")}, {train, tr("training")}}, false);
        chart_->setLevel(std::nullopt);
        chart_->setMark(std::nullopt);
        captionCurve(tr("Loss by epoch"), {});
        return;
    }
    const Measure& measure = measureOf(row);
    QVector<QPointF> points;
    // A long curve is stored as fewer values, which span the same epochs.
    const double each = row.curve.size() < kCurveValues
                            ? 1
                            : static_cast<double>(std::max<std::int64_t>(row.epochsDone, 1)) / kCurveValues;
    for (std::size_t i = 0; i < row.curve.size(); ++i)
        points.append({each * static_cast<double>(i + 1), static_cast<double>(row.curve[i]) * measure.factor()});
    chart_->setMost(std::isfinite(measure.most) ? std::optional(measure.most * measure.factor()) : std::nullopt);
    chart_->setLine(points, false);
    chart_->setLevel(row.target > 0 ? std::optional(row.target) : std::nullopt);
    chart_->setMark(row.best && row.bestEpoch > 0
                        ? std::optional(QPointF(static_cast<double>(row.bestEpoch), *row.best * measure.factor()))
                        : std::nullopt);
    chart_->setEmptyText(tr("No evaluation yet"));
    const QString name = measureName(measure.quality);
    //: %1: a measure of quality
    const QString title =
        measure.percent ? tr("Validation %1 by epoch, in percent").arg(name) : tr("Validation %1 by epoch").arg(name);
    const Formatter& format = Formatter::current();
    //: of a line in a chart; %1: "91%"
    captionCurve(title, row.target > 0 ? tr("dashed: target %1").arg(targetText(measure.quality, row.target, format))
                                       : QString());
}

void RunInspector::captionCurve(const QString& title, const QString& level) {
    QStringList said{level, chart_->startNote()};
    said.removeAll(QString());
    const QString below = said.join(QStringLiteral(" · "));
    curve_->setText(below.isEmpty() ? title : title + QLatin1Char('\n') + below);
    chart_->setAccessibleName(title);
    chart_->setAccessibleDescription(below);
}

void RunInspector::writeResult() {
    const Formatter& format = Formatter::current();
    const RunRow& row = shown_->row;
    QList<Facts::Fact> facts;
    const Quality by = measureOf(row).quality;
    if (row.best)
        //: %1: "Best top-1"
        facts.append({tr("%1, epoch %2").arg(bestName(by), format.integer(row.bestEpoch)),
                      qualityText(by, *row.best, format),
                      true,
                      {}});
    const auto addOther = [&](Quality other, const MaybeNumber& best) {
        if (best && other != by) facts.append({bestName(other), qualityText(other, *best, format), false, {}});
    };
    addOther(Quality::Top1, row.bestTop1);
    addOther(Quality::Top5, row.bestTop5);
    addOther(Quality::Auc, row.bestAuc);
    if (const auto asked = targetOf(row)) {
        const QString target = targetText(by, row.target, format);
        facts.append({tr("Time to %1").arg(target),
                      //: of the target accuracy
                      row.secondsToTarget ? format.duration(*row.secondsToTarget) : tr("not reached"), false,
                      tr("Active time: includes evaluation and start-up")});
        if (row.costToTarget)
            facts.append({tr("Cost to %1").arg(target),
                          format.money({Decimal::fromDouble(*row.costToTarget), row.currency}),
                          true,
                          {}});
    }
    if (!measuresSizes(row))
        facts.append({tr("Epochs"),
                      tr("%1 of %2").arg(format.integer(row.epochsDone), format.integer(row.epochsAsked)),
                      false,
                      {}});
    if (row.imagesPerSecond > 0)
        facts.append({rateTitle(sampleKind(row)), format.integer(std::llround(row.imagesPerSecond)), false, {}});
    if (row.imagesPerSecondPerPrice)
        facts.append({ratePerTitle(sampleKind(row), perHour(row.currency)),
                      format.integer(std::llround(*row.imagesPerSecondPerPrice)),
                      false,
                      {}});
    if (shown_->end && !measuresSizes(row) && shown_->end->steps.bound != Bound::Unknown)
        //: followed by reading, decoding, copying, computing, communicating
        facts.append(
            {tr("Step bound by"), boundName(shown_->end->steps.bound), false, format.text(shown_->end->steps.what)});
    if (row.latency) facts.append({tr("Latency, p95"), format.milliseconds(*row.latency), false, {}});
    if (row.perMillion)
        facts.append({tr("Price per million"), RunColumns::text(row, RunColumn::PerMillion, {}), true, {}});
    if (row.activeSeconds > 0)
        facts.append({RunColumns::title(RunColumn::ActiveSeconds), format.duration(row.activeSeconds), false, {}});
    result_->setFacts(facts);
}

void RunInspector::writeSizes() {
    QList<Facts::Fact> facts;
    if (const std::optional<RunDirectory>& run = shown_->directory; run && shown_->end && measuresSizes(shown_->row)) {
        const SizesView view = SizesView::of(run->spec(), run->offer(), shown_->end->figures, Formatter::current());
        sizes_->setHeading(SizeWords::sizeTitle(run->spec()));
        for (const Fact& fact : SizeTable::of(view).facts()) facts.append({fact.label, fact.value, fact.changed, {}});
    }
    sizes_->setVisible(!facts.isEmpty());
    sizes_->setFacts(facts);
}

void RunInspector::writePrice() {
    const Formatter& format = Formatter::current();
    const RunRow& row = shown_->row;
    QList<Facts::Fact> facts;
    const bool elsewhere = row.whatIf;
    //: column: the hardware
    facts.append({tr("Ran on"), FieldWords::choice("devices.kind", row.devices), false, {}});
    if (elsewhere) facts.append({tr("What-if: priced for hardware it did not run on."), {}, false, {}});
    const QString offer = machineName(row.provider, row.instance);
    facts.append(
        {offer,
         row.pricePerHour ? hourlyText(Decimal::fromDouble(*row.pricePerHour), row.currency, format) : tr("unknown"),
         false,
         {}});
    if (shown_->directory) {
        const Offer& frozen = shown_->directory->offer();
        facts.append({offerFieldName("kind"), word(frozen.kind), false, Formatter::text(frozen.notes.c_str())});
        if (frozen.kind != PriceKind::Own)
            facts.append({offerFieldName("quantum_seconds"), RunFacts::billedBy(frozen, format), false, {}});
        const double preparation = shown_->directory->spec().price.preparationMinutes * 60;
        if (!billsUse(frozen))
            facts.append(
                //: preparation time that is not part of the cost
                {tr("Preparation"), preparation > 0 ? format.duration(preparation) : tr("not counted"), false, {}});
    }
    facts.append({tr("Price date"), priceDate(row.priceDate, format), false, {}});
    if (row.cost) {
        facts.append({RunColumns::title(RunColumn::BilledSeconds), format.duration(row.billedSeconds), false, {}});
        facts.append({elsewhere ? tr("Cost, what-if") : tr("Cost"),
                      format.money({Decimal::fromDouble(*row.cost), row.currency}),
                      true,
                      {}});
    }
    price_->setFacts(facts);
}

void RunInspector::writeConfiguration() {
    const Formatter& format = Formatter::current();
    QList<Facts::Fact> settings;
    if (shown_->directory)
        for (const Fact& fact : RunFacts::configuration(shown_->directory->spec(), format))
            settings.append({fact.label, fact.value, fact.changed, {}});
    settings_->setFacts(settings);
    const bool both = before_ && before_->directory && shown_->directory && before_->row.id != shown_->row.id;
    differs_->setVisible(both);
    if (!both) return;
    differs_->setHeading(tr("Differences from run %1").arg(format.integer(before_->row.number)),
                         QString::fromStdString(before_->row.name));
    QList<Facts::Fact> facts;
    const RunSpec &left = before_->directory->spec(), &right = shown_->directory->spec();
    for (const Field* field : differingFields(std::array{&left, &right}))
        facts.append({Formatter::text(field->label),
                      QStringLiteral("%1 \u2192 %2")
                          .arg(FieldWords::value(*field, left, format), FieldWords::value(*field, right, format)),
                      false,
                      {}});
    if (facts.isEmpty()) facts.append({tr("The configurations are the same."), {}, false, {}});
    differs_->setFacts(facts);
}

/// Labels get the font and the padding of a style sheet only when they are shown: later than they are written.
bool RunInspector::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) fitWidth();
    return QFrame::eventFilter(watched, event);
}

void RunInspector::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) write();
    QFrame::changeEvent(event);
}

}  // namespace epochal::ui
