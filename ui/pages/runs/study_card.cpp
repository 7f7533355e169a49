#include "ui/pages/runs/study_card.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/economics/price_date.h"
#include "ui/bridge/background.h"
#include "ui/charts/bar_view.h"
#include "ui/format/formatter.h"
#include "ui/theme/theme.h"
#include "ui/view/entry_words.h"
#include "ui/view/paired_bars.h"

namespace epochal::ui {

namespace {

constexpr int kStudyCardPadding = 19;
constexpr const char *kCostStudy = "painter-2020", *kRateStudy = "tpu-v100-2018";

/// The color that a row has where its study is compared.
int studySlot(const CompareData& data, std::size_t entry) {
    for (std::size_t row = 0; row < data.looks.size(); ++row)
        if (std::ranges::find(data.row(row).entries, entry) != data.row(row).entries.end()) return data.looks[row].slot;
    return 0;
}

/// As the Compare page opens it.
CompareDataPtr comparedStudy(const Study& study) {
    return compared(std::make_shared<std::vector<Entry>>(study.entries),
                    std::make_shared<Audits>(audited(study.id, study.claims)), std::make_shared<PriceBook>(),
                    study.query, utcToday());
}

QString studyDevice(const Entry& row) {
    const QString name = QString::fromStdString(row.accelerator);
    return row.devices > 1 ? QStringLiteral("%1 × %2").arg(row.devices).arg(name) : name;
}

/// The claim of a row whose id begins with that word: its cost, its images/s for the price.
const Claim* claimAbout(const Study& study, const Entry& row, std::string_view word) {
    const std::string id = row.id.substr(row.id.find('/') + 1);
    for (const Claim& claim : study.claims)
        if (claim.id.starts_with(word) && claim.row.substr(claim.row.find('/') + 1) == id) return &claim;
    return nullptr;
}

}  // namespace

StudyCard::StudyCard(Background& background, QWidget* parent)
    : QFrame(parent),
      background_(background),
      title_(new QLabel(this)),
      subtitle_(new QLabel(this)),
      audit_(new QLabel(this)),
      open_(new QPushButton(this)),
      all_(new QPushButton(this)) {
    setObjectName(QStringLiteral("studyCard"));
    setProperty("panel", true);
    title_->setFont(Theme::instance().font(Type::Heading));
    subtitle_->setProperty("secondary", true);
    for (QLabel* label : {title_, subtitle_, audit_}) label->setWordWrap(true);
    audit_->setObjectName(QStringLiteral("studyAudit"));
    open_->setObjectName(QStringLiteral("studyOpen"));
    open_->setProperty("primary", true);
    open_->setProperty("tall", true);
    all_->setObjectName(QStringLiteral("studyAll"));
    all_->setProperty("link", true);
    all_->setCursor(Qt::PointingHandCursor);

    auto* charts = new QHBoxLayout;
    charts->setSpacing(Theme::kGrid);
    for (const char* id : {kCostStudy, kRateStudy}) {
        auto* frame = new QFrame(this);
        frame->setProperty("panel", true);
        auto* column = new QVBoxLayout(frame);
        column->setContentsMargins(7, 6, 7, 6);
        column->setSpacing(2);
        Shown shown{id, new QPushButton(frame), new QLabel(frame), new BarView(frame)};
        shown.title->setObjectName(QStringLiteral("study-") + QLatin1String(id));
        shown.title->setProperty("link", true);
        shown.title->setCursor(Qt::PointingHandCursor);
        shown.unit->setFont(Theme::instance().font(Type::Secondary));
        shown.unit->setProperty("secondary", true);
        shown.unit->setWordWrap(true);
        shown.bars->setMinimumSize(170, 294);  // five machines with their names in full
        column->addWidget(shown.title, 0, Qt::AlignLeft);
        column->addWidget(shown.unit);
        column->addWidget(shown.bars, 1);
        charts->addWidget(frame, id == kCostStudy ? 6 : 5);  // more bars, longer names
        connect(shown.title, &QPushButton::clicked, this, [this, id] { Q_EMIT studyRequested(QLatin1String(id)); });
        shown_.push_back(shown);
    }
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(open_, 1);
    buttons->addStretch(1);
    buttons->addWidget(all_);
    for (QPushButton* button : findChildren<QPushButton*>()) button->setAutoDefault(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kStudyCardPadding, kStudyCardPadding - 3, kStudyCardPadding, kStudyCardPadding);
    column->setSpacing(12);
    column->addWidget(title_);
    column->addWidget(subtitle_);
    column->addLayout(buttons);
    column->addLayout(charts, 1);
    column->addWidget(audit_);
    // Two lines, as in the card beside it, so that both buttons are at one height.
    subtitle_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    subtitle_->setMinimumHeight(2 * subtitle_->fontMetrics().lineSpacing());
    connect(open_, &QPushButton::clicked, this, [this] { Q_EMIT studyRequested(QLatin1String(kCostStudy)); });
    connect(all_, &QPushButton::clicked, this, &StudyCard::listRequested);
    connect(&Theme::instance(), &Theme::changed, this, &StudyCard::retranslate);
    retranslate();
    load();
}

void StudyCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QFrame::changeEvent(event);
}

void StudyCard::load() {
    struct Loaded {
        std::shared_ptr<const std::vector<Study>> studies;
        std::map<std::string, CompareDataPtr> comparisons;
    };
    background_.read(
        this,
        [] {
            Loaded loaded;
            auto read = shippedStudies();
            if (!read) return loaded;
            loaded.studies = std::make_shared<const std::vector<Study>>(*std::move(read));
            for (const Study& study : *loaded.studies)
                if (study.id == kCostStudy || study.id == kRateStudy)
                    loaded.comparisons.emplace(study.id, comparedStudy(study));
            return loaded;
        },
        [this](Loaded loaded) {
            if (!loaded.studies) return;
            studies_ = std::move(loaded.studies);
            comparisons_ = std::move(loaded.comparisons);
            retranslate();
        });
}

void StudyCard::retranslate() {
    title_->setText(tr("See what others measured"));
    subtitle_->setText(tr("Published figures, entered row by row, recomputed and checked"));
    open_->setText(tr("Open a published comparison"));
    open_->setIcon(Theme::instance().icon(QStringLiteral("compare"), Role::OnFill));
    all_->setText(studies_ ? tr("All %n comparison(s)", "", static_cast<int>(studies_->size())) : QString());
    all_->setVisible(studies_ != nullptr);
    draw();
}

void StudyCard::draw() {
    if (!studies_) return;
    const Formatter& write = Formatter::current();
    recomputed_ = {};
    QString differs;
    for (const Shown& shown : shown_) {
        const auto study = std::ranges::find(*studies_, shown.id, &Study::id);
        if (study == studies_->end()) continue;
        const bool costs = shown.id == std::string_view(kCostStudy);
        // All that the two studies state, as the comparisons count it, not only what the bars show.
        for (const Claim& claim : study->claims)
            if (const auto result = audit(claim)) {
                ++recomputed_.figures;
                recomputed_.follow += result->follows == Follows::Yes;
                recomputed_.rounded += result->follows == Follows::WithinRounding;
                recomputed_.differ += result->follows == Follows::No;
            }
        QStringList networks;
        std::vector<BarRow> rows;
        for (std::size_t at = 0; at < study->entries.size(); ++at) {
            const Entry& row = study->entries[at];
            const Claim* claim = claimAbout(*study, row, costs ? "cost-" : "rate-");
            if (!claim) continue;
            const auto result = audit(*claim);
            if (!result) continue;
            const Bar bar{
                result->computed, write.number(result->computed, claim->published.decimals()), false, 0, {}, {}};
            if (result->follows == Follows::No) {
                const auto published = claim->published.value();
                //: %1 = the recomputed figure, %2 = the name of a row, %3 = the figure that was published
                differs = tr("For example, %1 for %2, published as %3")
                              .arg(bar.text, QString::fromStdString(title(row)),
                                   published ? write.number(*published, claim->published.decimals()) : QString());
            }
            // "AWS p3.8xlarge, reserved": what follows the comma would be cut off.
            const bool parted = row.name.find(", ") != std::string::npos;
            const QString full = entryName(row), rest = parted ? full.section(QStringLiteral(", "), 1) : QString();
            const QString name = parted ? full.section(QStringLiteral(", "), 0, 0) : full,
                          device = studyDevice(row) + (rest.isEmpty() ? QString() : QStringLiteral(", ") + rest),
                          network = QString::fromStdString(row.group).section(QStringLiteral(": "), 1);
            if (networks.isEmpty() || (costs && !networks.contains(network))) networks.append(network);
            rows.push_back({name, device, static_cast<std::size_t>(costs ? networks.indexOf(network) : 0),
                            studySlot(*comparisons_.at(study->id), at), bar});
        }
        BarSpec spec = pairedBars(networks, rows, Formatter::dash());
        const QString name = Formatter::text(study->title.c_str());
        spec.title = name;
        shown.unit->setText(costs ? tr("EUR for one training run") : tr("Images/s per USD/h"));
        shown.title->setText(name);
        shown.title->setToolTip(Formatter::text(study->subject.c_str()));
        shown.bars->setSpec(std::move(spec));
        shown.bars->setAccessibleName(name + QStringLiteral(", ") + shown.unit->text());
    }
    QString words =
        tr("Figures in these two studies, each recomputed from its inputs: %1. Consistent: %2, within rounding: %3, "
           "not consistent: %4.")
            .arg(write.integer(recomputed_.figures), write.integer(recomputed_.follow),
                 write.integer(recomputed_.rounded), write.integer(recomputed_.differ));
    if (!differs.isEmpty()) words += QLatin1Char(' ') + differs + QLatin1Char('.');
    audit_->setText(words);
}

}  // namespace epochal::ui
