#pragma once

#include <QTest>

namespace epochal::test {

/// Milliseconds that a test waits for something that must happen. A wait ends as soon as it happens, so this is
/// tolerance of a slow or busy machine, never an expectation of its speed. Ten minutes, because a test that trains may
/// get a tenth of a core.
inline constexpr int kPatience = 600'000;

/// Runs the event loop until `happens` returns true. False if it never did.
template <class Happens>
bool waitFor(Happens happens) {
    return QTest::qWaitFor(happens, kPatience);
}

}  // namespace epochal::test

// Qt's own timeout of five seconds is too short: a test that exceeds it only shows how busy the machine is.
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(expression) QTRY_VERIFY_WITH_TIMEOUT(expression, ::epochal::test::kPatience)
#define QTRY_VERIFY2(expression, message) QTRY_VERIFY2_WITH_TIMEOUT(expression, message, ::epochal::test::kPatience)
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT(actual, expected, ::epochal::test::kPatience)
