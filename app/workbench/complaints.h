#pragma once

#include <QCommandLineOption>
#include <QString>

#include "core/analysis/study.h"
#include "core/base/result.h"

/// Exit code for an invalid command line.
inline constexpr int kMisused = 64;

/// Prints an error of `epochal COMMAND`, with its remedy, to stderr. Returns its exit code.
int complain(const char* command, const epochal::Error& error);
/// Prints what is wrong with the arguments of `epochal COMMAND` to stderr. Returns kMisused.
int misused(const char* command, const QString& what);
/// What is wrong with the value of --language, or nothing.
QString troubleInLanguage(const QString& code);
/// The option --language of the commands.
QCommandLineOption languageOption();
/// Prints a line to stdout; control characters in a list must not take effect on the terminal.
void say(const QString& line);
/// Prints the IDs and titles of studies, a line each.
void sayStudies(const std::vector<epochal::Study>& studies);
