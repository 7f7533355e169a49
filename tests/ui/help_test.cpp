// The help: the same in three languages, true to the names in the window, and reachable from every page.
#include <QAction>
#include <QApplication>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QSpinBox>
#include <QStyle>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>
#include <QXmlStreamReader>
#include <algorithm>
#include <array>

#include "tests/support/patience.h"
#include "tests/ui/support/settings_sandbox.h"
#include "ui/bridge/workbench.h"
#include "ui/dialogs/help_dialog.h"
#include "ui/format/language.h"
#include "ui/shell/main_window.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

/// Name as a reader quotes it: without the mark of its key and without the ellipsis.
QString bare(QString text) {
    text.replace(QStringLiteral("&&"), QStringLiteral("\x01")).remove(QLatin1Char('&'));
    text.replace(QLatin1Char('\x01'), QLatin1Char('&'));
    if (text.endsWith(QChar(0x2026))) text.chop(1);
    return text;
}

/// Every name in the window by its English text, in a language.
QMultiHash<QString, QString> names(const QString& language) {
    QFile file(qEnvironmentVariable("EPOCHAL_SOURCE") +
               QStringLiteral("/translations/epochal_%1.ts")
                   .arg(language == QStringLiteral("en") ? QStringLiteral("ru") : language));
    QMultiHash<QString, QString> found;
    if (!file.open(QIODevice::ReadOnly)) return found;
    QXmlStreamReader xml(&file);
    QString source;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == QStringLiteral("source")) source = xml.readElementText();
        if (xml.name() == QStringLiteral("translation")) {
            const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
            found.insert(bare(source), language == QStringLiteral("en") ? bare(source) : bare(text));
        }
    }
    return found;
}

struct Section {
    int level = 0;
    QStringList bold, links, code;
};

QStringList captured(const QString& text, const char* pattern) {
    QStringList found;
    for (const auto& match : QRegularExpression(QLatin1String(pattern)).globalMatch(text))
        found.append(match.captured(1));
    return found;
}

/// What a page says between its headings, as far as it must be the same in every language.
QList<Section> sections(const QString& markdown) {
    QList<Section> found;
    QString body;
    const auto end = [&] {
        if (found.isEmpty()) return;
        found.back().bold = captured(body, "\\*\\*([^*]+)\\*\\*");
        found.back().links = captured(body, "\\]\\(([^)]*)\\)");
        found.back().code = captured(body, "`([^`]+)`");
        body.clear();
    };
    for (const QString& line : markdown.split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1Char('#'))) {
            end();
            found.append({static_cast<int>(line.indexOf(QLatin1Char(' '))), {}, {}, {}});
        } else {
            body += line + QLatin1Char('\n');
        }
    }
    end();
    return found;
}

QStringList sorted(QStringList list) {
    list.sort();
    return list;
}

}  // namespace

class HelpTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        sandbox_ = std::make_unique<test::SettingsSandbox>();
        Language::apply(QStringLiteral("en"));
        Theme::instance().setChoice(ThemeChoice::Light);
        bench_ = std::make_unique<Workbench>(sandbox_->home(), "/bin/false");
        window_ = std::make_unique<MainWindow>(*bench_);
        window_->show();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }
    void cleanup() {
        window_.reset();
        bench_.reset();
        sandbox_.reset();
    }

    void everyLanguageHasThePages_data() {
        QTest::addColumn<QString>("language");
        for (const QString& language : Language::spoken()) QTest::addRow("%s", qPrintable(language)) << language;
    }
    void everyLanguageHasThePages() {
        QFETCH(QString, language);
        const QList<HelpPage> english = helpPages(QStringLiteral("en")), pages = helpPages(language);
        QCOMPARE(pages.size(), helpIds().size());
        for (qsizetype i = 0; i < pages.size(); ++i) {
            QCOMPARE(pages[i].id, helpIds()[i]);
            QVERIFY2(!pages[i].title.isEmpty() && !pages[i].title.contains(QLatin1Char('#')), qPrintable(pages[i].id));
            if (language != QStringLiteral("en")) QVERIFY2(pages[i].title != english[i].title, qPrintable(pages[i].id));
            const QList<Section> own = sections(pages[i].text), theirs = sections(english[i].text);
            QCOMPARE(own.size(), theirs.size());
            for (qsizetype k = 0; k < own.size(); ++k) {
                QCOMPARE(own[k].level, theirs[k].level);
                QCOMPARE(sorted(own[k].links), sorted(theirs[k].links));
                QCOMPARE(sorted(own[k].code), sorted(theirs[k].code));
            }
        }
    }

    /// Bold text in the help is a name in the window: it must be there, and the same one in every language.
    void whatIsBoldIsInTheWindow_data() { everyLanguageHasThePages_data(); }
    void whatIsBoldIsInTheWindow() {
        QFETCH(QString, language);
        const QMultiHash<QString, QString> known = names(language);
        QVERIFY(known.size() > 1000);
        const QList<HelpPage> english = helpPages(QStringLiteral("en")), pages = helpPages(language);
        for (qsizetype i = 0; i < pages.size(); ++i) {
            const QList<Section> own = sections(pages[i].text), theirs = sections(english[i].text);
            for (qsizetype k = 0; k < own.size(); ++k) {
                QStringList left = own[k].bold;
                for (const QString& name : theirs[k].bold) {
                    const QStringList translations = known.values(bare(name));
                    const auto found = std::ranges::find_if(
                        left, [&](const QString& bold) { return translations.contains(bare(bold)); });
                    QVERIFY2(found != left.end(),
                             qPrintable(QStringLiteral("%1, section %2: %3, in this language %4, is not among %5")
                                            .arg(pages[i].id, QString::number(k), name,
                                                 translations.join(QStringLiteral(" or ")),
                                                 left.join(QStringLiteral(", ")))));
                    left.erase(found);
                }
                QVERIFY2(left.isEmpty(), qPrintable(pages[i].id + QStringLiteral(": ") + left.join(QLatin1Char(','))));
            }
        }
    }

    void everyLinkLeadsToAPage() {
        for (const QString& language : Language::spoken())
            for (const HelpPage& page : helpPages(language)) {
                window_->setLanguage(language);
                HelpDialog dialog(window_.get());
                dialog.open(page.id);
                for (const Section& section : sections(page.text))
                    for (const QString& link : section.links) {
                        auto* text = dialog.findChild<QTextBrowser*>(QStringLiteral("helpText"));
                        text->setSource(helpUrl(language, page.id));
                        text->setSource(text->source().resolved(QUrl(link)));
                        QVERIFY2(helpIds().contains(dialog.id()), qPrintable(page.id + QLatin1Char(' ') + link));
                        QVERIFY2(!text->toPlainText().isEmpty(), qPrintable(page.id + QLatin1Char(' ') + link));
                    }
            }
    }

    void f1OpensTheHelpOfThePage() {
        const std::array<std::pair<MainWindow::PageId, const char*>, 6> expected{{{MainWindow::Runs, "runs"},
                                                                                  {MainWindow::Configure, "launch"},
                                                                                  {MainWindow::Live, "watch"},
                                                                                  {MainWindow::Compare, "compare"},
                                                                                  {MainWindow::Providers, "prices"},
                                                                                  {MainWindow::Reports, "reports"}}};
        for (const auto& [page, id] : expected) {
            window_->showPage(page);
            QTest::keyClick(window_.get(), Qt::Key_F1);
            const auto* dialog = window_->findChild<HelpDialog*>();
            QVERIFY(dialog && dialog->isVisible());
            QCOMPARE(dialog->id(), QLatin1String(id));
            const auto* index = dialog->findChild<QListWidget*>(QStringLiteral("helpIndex"));
            QVERIFY(index->currentItem());
            QCOMPARE(index->currentItem()->data(Qt::UserRole).toString(), QLatin1String(id));
        }
    }

    /// With the focus in the queue, F1 opens the help about campaigns, beside the page and above it.
    void f1InTheQueueOpensTheHelpOfCampaigns() {
        auto* dock = window_->findChild<QDockWidget*>(QStringLiteral("queueDock"));
        for (const bool floats : {false, true}) {
            window_->showPage(MainWindow::Runs);
            window_->showQueue({});
            dock->setFloating(floats);
            auto* inside = dock->findChild<QSpinBox*>(QStringLiteral("queueAtOnce"));
            QTRY_VERIFY(inside->isVisible());
            dock->activateWindow();
            inside->setFocus();
            QTRY_COMPARE(QApplication::focusWidget(), inside);
            QTest::keyClick(inside, Qt::Key_F1);
            auto* dialog = window_->findChild<HelpDialog*>();
            QTRY_VERIFY(dialog && dialog->isVisible());
            QCOMPARE(dialog->id(), QStringLiteral("campaigns"));
            dialog->close();
            window_->activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(window_.get(), test::kPatience));
            window_->showPage(MainWindow::Configure);
            QTRY_VERIFY(QApplication::focusWidget() && !dock->isAncestorOf(QApplication::focusWidget()));
            QTest::keyClick(window_.get(), Qt::Key_F1);
            QCOMPARE(dialog->id(), QStringLiteral("launch"));
            dialog->close();
            dock->setFloating(false);
            dock->hide();
        }
    }

    /// Every title in the index is whole.
    void theIndexHasRoomForItsTitles() {
        for (const QString& language : Language::spoken()) {
            window_->setLanguage(language);
            HelpDialog dialog(window_.get());
            dialog.open(QStringLiteral("launch"));
            const auto* index = dialog.findChild<QListWidget*>(QStringLiteral("helpIndex"));
            QVERIFY(index->sizeHintForColumn(0) > 0);
            QVERIFY2(index->sizeHintForColumn(0) <= index->viewport()->width(), qPrintable(language));
        }
        window_->setLanguage(QStringLiteral("en"));
    }

    void searchHistoryAndLanguage() {
        HelpDialog dialog(window_.get());
        dialog.open(QStringLiteral("launch"));
        auto* index = dialog.findChild<QListWidget*>(QStringLiteral("helpIndex"));
        auto* search = dialog.findChild<QLineEdit*>(QStringLiteral("helpSearch"));
        auto* text = dialog.findChild<QTextBrowser*>(QStringLiteral("helpText"));
        auto* back = dialog.findChild<QToolButton*>(QStringLiteral("helpBack"));
        QCOMPARE(index->count(), helpIds().size());
        QVERIFY(!back->isEnabled());
        search->setText(QStringLiteral("WEIGHT_DECAY trash"));
        QCOMPARE(index->count(), 1);
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(dialog.id(), QStringLiteral("runs"));
        QVERIFY(text->extraSelections().size() >= 2);
        QVERIFY(back->isEnabled());
        back->click();
        QCOMPARE(dialog.id(), QStringLiteral("launch"));
        dialog.findChild<QToolButton*>(QStringLiteral("helpForward"))->click();
        QCOMPARE(dialog.id(), QStringLiteral("runs"));
        search->setText(QStringLiteral("no-such-word"));
        QCOMPARE(index->count(), 1);
        QVERIFY(!index->item(0)->flags().testFlag(Qt::ItemIsEnabled));
        search->clear();
        window_->setLanguage(QStringLiteral("ru"));
        QTRY_VERIFY(dialog.windowTitle() == QStringLiteral("Справка"));
        QCOMPARE(dialog.id(), QStringLiteral("runs"));
        const auto pages = helpPages(QStringLiteral("ru"));
        const auto shown = std::ranges::find(pages, QStringLiteral("runs"), &HelpPage::id);
        QVERIFY(shown != pages.end() && text->toPlainText().startsWith(shown->title));
        window_->setLanguage(QStringLiteral("en"));
    }

    /// Message boxes show the program's own icons, their buttons none; the window's can be told apart at 16 pixels.
    void iconsAreOurOwn() {
        const QStyle* style = QApplication::style();
        QSet<QByteArray> seen;
        for (const auto icon : {QStyle::SP_MessageBoxInformation, QStyle::SP_MessageBoxQuestion,
                                QStyle::SP_MessageBoxWarning, QStyle::SP_MessageBoxCritical}) {
            const QImage image = style->standardIcon(icon).pixmap(32).toImage();
            QVERIFY(!image.isNull());
            seen.insert(QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()));
        }
        QCOMPARE(seen.size(), 4);
        const QDialogButtonBox box(QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::Close);
        for (const QAbstractButton* button : box.buttons()) QVERIFY(button->icon().isNull());
        const QImage small = window_->windowIcon().pixmap(16).toImage();
        QSet<QRgb> colours;
        for (int y = 0; y < small.height(); ++y)
            for (int x = 0; x < small.width(); ++x) colours.insert(small.pixel(x, y));
        QVERIFY(!small.isNull() && colours.size() > 3);
    }

private:
    std::unique_ptr<test::SettingsSandbox> sandbox_;
    std::unique_ptr<Workbench> bench_;
    std::unique_ptr<MainWindow> window_;
};

QTEST_MAIN(HelpTest)
#include "help_test.moc"
