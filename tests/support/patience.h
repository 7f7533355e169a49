#pragma once

#include <QTest>

namespace epochal::test {

/// Milliseconds that a test waits for what must come. A wait ends with what it waits for, so this is patience with a
/// slow or busy machine and never an expectation of its speed.
inline constexpr int kPatience = 120'000;

}  // namespace epochal::test

// Qt's own patience is five seconds: a test that fails after them says how busy the machine was.
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(expression) QTRY_VERIFY_WITH_TIMEOUT(expression, ::epochal::test::kPatience)
#define QTRY_VERIFY2(expression, message) QTRY_VERIFY2_WITH_TIMEOUT(expression, message, ::epochal::test::kPatience)
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT(actual, expected, ::epochal::test::kPatience)
