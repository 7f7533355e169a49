#include <QApplication>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <cmath>

#include "ui/theme/share_bar.h"
#include "ui/theme/theme.h"

using namespace epochal::ui;

namespace {

/// WCAG 2.1 relative luminance and contrast ratio.
double luminance(const QColor& colour) {
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}
double contrast(const QColor& a, const QColor& b) {
    const double la = luminance(a), lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

/// The pixels of a row of `image`: r(ed), g(reen), b(lue), t(rack), '.' = as before, '?' = another color.
QString pixelsOf(const QImage& image, int y) {
    const QList<std::pair<QColor, char>> known{{Qt::red, 'r'},
                                               {Qt::green, 'g'},
                                               {Qt::blue, 'b'},
                                               {Theme::instance().colour(Role::Track), 't'},
                                               {Qt::black, '.'}};
    QString row;
    for (int x = 0; x < image.width(); ++x) {
        char is = '?';
        for (const auto& [colour, letter] : known)
            if (image.pixelColor(x, y) == colour) is = letter;
        row += QLatin1Char(is);
    }
    return row;
}

QImage barOf(const QList<BarPart>& parts, const QSize& size, const QRect& track) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    drawParts(painter, track, parts);
    return image;
}

}  // namespace

class ThemeTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void contrasts_data() {
        QTest::addColumn<ThemeChoice>("choice");
        QTest::newRow("light") << ThemeChoice::Light;
        QTest::newRow("dark") << ThemeChoice::Dark;
    }
    void contrasts() {
        QFETCH(ThemeChoice, choice);
        Theme& theme = Theme::instance();
        theme.setChoice(choice);
        for (const Role ground : {Role::Window, Role::Base, Role::Alternate}) {
            for (const Role text : {Role::Text, Role::Text2, Role::Accent, Role::Ok, Role::Warn, Role::Error}) {
                QVERIFY2(contrast(theme.colour(text), theme.colour(ground)) >= 4.5,
                         qPrintable(theme.colour(text).name() + QLatin1Char('/') + theme.colour(ground).name()));
            }
        }
        QVERIFY(contrast(theme.colour(Role::OnFill), theme.colour(Role::Fill)) >= 4.5);
        QVERIFY(contrast(theme.colour(Role::Warn), theme.colour(Role::WarnBack)) >= 4.5);
        QVERIFY(contrast(theme.colour(Role::Error), theme.colour(Role::ErrorBack)) >= 4.5);
        QVERIFY(contrast(theme.colour(Role::Accent), theme.colour(Role::Tint)) >= 4.5);
        QVERIFY(contrast(theme.colour(Role::Field), theme.colour(Role::Base)) >= 3);
        for (int slot = 0; slot < 7; ++slot) {
            const SeriesStyle style = theme.series(slot);
            // Charts, rows without a rank, audited rows. WCAG 2.1, 1.4.11: a contrast of 3:1 for what is needed to read
            // a figure.
            for (const Role ground : {Role::Base, Role::Alternate, Role::WarnBack})
                QVERIFY2(contrast(style.line, theme.colour(ground)) >= 3,
                         qPrintable(QStringLiteral("slot %1: %2").arg(slot).arg(style.line.name())));
            QVERIFY(contrast(style.text, theme.colour(Role::Base)) >= 4.5);
            QVERIFY(contrast(theme.paleLine(slot), theme.colour(Role::Base)) >= 3);
        }
    }

    /// Else a target that is switched off looks as if it were being typed.
    void aDisabledFieldShowsNoSelection() {
        Theme::instance().setChoice(ThemeChoice::Light);
        const auto selected = [](QWidget& field) {
            const QImage image = field.grab().toImage();
            const QRgb fill = Theme::instance().colour(Role::Fill).rgb();
            int found = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x) found += image.pixel(x, y) == fill;
            return found;
        };
        QDoubleSpinBox number;
        number.setValue(75.7);
        number.selectAll();
        QLineEdit words(QStringLiteral("75.7"));
        words.selectAll();
        for (QWidget* field : {static_cast<QWidget*>(&number), static_cast<QWidget*>(&words)}) {
            QVERIFY(selected(*field) > 50);
            field->setEnabled(false);
            QCOMPARE(selected(*field), 0);
        }
    }

    void choicesSetThePalette() {
        Theme& theme = Theme::instance();
        QSignalSpy changed(&theme, &Theme::changed);
        theme.setChoice(ThemeChoice::Dark);
        QCOMPARE(QApplication::palette().color(QPalette::Base), QColor(0x1B1E22));
        QVERIFY(theme.dark());
        theme.setChoice(ThemeChoice::Light);
        QCOMPARE(QApplication::palette().color(QPalette::Base), QColor(0xFFFFFF));
        QCOMPARE(changed.count(), 2);
        theme.setChoice(ThemeChoice::System);
        QCOMPARE(theme.dark(), QApplication::palette().color(QPalette::Window).lightness() < 128);
    }

    void printingIsLight() {
        Theme& theme = Theme::instance();
        theme.setChoice(ThemeChoice::Dark);
        theme.setPrinting(true);
        QCOMPARE(theme.colour(Role::Base), QColor(0xFFFFFF));
        QCOMPARE(theme.series(0).line, QColor(0x0072B2));
        theme.setPrinting(false);
        QCOMPARE(theme.colour(Role::Base), QColor(0x1B1E22));
    }

    void shippedFontHasTabularDigits() {
        QCOMPARE(QFontInfo(Theme::instance().font(Type::Body)).family(), QStringLiteral("Noto Sans"));
        for (const Type type : {Type::Tick, Type::Body, Type::Value}) {
            const QFontMetricsF metrics(Theme::instance().font(type));
            for (char16_t digit = u'1'; digit <= u'9'; ++digit) {
                QCOMPARE(metrics.horizontalAdvance(QChar(digit)), metrics.horizontalAdvance(QLatin1Char('0')));
            }
        }
    }

    /// Shares of the track's width, with a gap before the next one.
    void partsFillTheirTrack() {
        const auto drawn = [](const QList<BarPart>& parts) {
            const QImage image = barOf(parts, {12, 4}, {1, 1, 10, 2});
            const QString row = pixelsOf(image, 1);
            const QString outside(12, QLatin1Char('.'));
            return pixelsOf(image, 0) == outside && pixelsOf(image, 2) == row && pixelsOf(image, 3) == outside
                       ? row
                       : QString();
        };
        QCOMPARE(drawn({{2, Qt::red}, {0, Qt::green}, {6, Qt::blue}, {2, Qt::green}}), QStringLiteral(".r.bbbbb.gg."));
        QCOMPARE(drawn({{1, Qt::red}}), QStringLiteral(".rrrrrrrrrr."));
        QCOMPARE(drawn({{10, Qt::red}, {80, Qt::blue}, {10, Qt::green}}), QStringLiteral(".rbbbbbbb.g."));
        QCOMPARE(drawn({{98, Qt::red}, {2, Qt::green}}), QStringLiteral(".rrrrrrrrrr."));
        for (const QList<BarPart>& nothing : {QList<BarPart>(), QList<BarPart>{{0, Qt::red}}})
            QCOMPARE(drawn(nothing), QStringLiteral(".tttttttttt."));
    }

    void aHatchStaysInItsPart() {
        const QImage image = barOf({{1, Qt::red}, {1, Qt::blue, true}, {1, Qt::green}}, {90, 18}, {0, 0, 90, 18});
        int hatched = 0;
        for (int y = 0; y < image.height(); ++y) {
            const QString row = pixelsOf(image, y);
            QCOMPARE(row.left(30), QString(29, QLatin1Char('r')) + QLatin1Char('.'));
            QCOMPARE(row.mid(59), QLatin1Char('.') + QString(30, QLatin1Char('g')));
            hatched += static_cast<int>(row.mid(30, 29).count(QLatin1Char('?')));
            QVERIFY(row.mid(30, 29).contains(QLatin1Char('b')));
        }
        QVERIFY(hatched > image.height());
    }

    void everyIconDraws() {
        const QStringList icons = QDir(QStringLiteral(":/icons")).entryList({QStringLiteral("*.svg")});
        QVERIFY(icons.size() > 40);
        for (const QString& file : icons) {
            const QImage image = Theme::instance().icon(file.chopped(4)).pixmap(16).toImage();
            int drawn = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) drawn += qAlpha(image.pixel(x, y)) > 60 ? 1 : 0;
            }
            QVERIFY2(drawn > 5, qPrintable(file));
        }
    }
};

QTEST_MAIN(ThemeTest)
#include "theme_test.moc"
