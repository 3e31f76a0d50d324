// SPDX-License-Identifier: Apache-2.0
// A file as a program: its text, and what was read of it.
#pragma once

#include <string>

#include "spec/diagnostic/source.h"
#include "spec/text/read.h"

namespace tenor::spec {

/// One file. The program's spans refer to the text, so a Loaded stays where it was made.
struct Loaded {
  Loaded(bool strict, const Readings& readings) : report(strict, readings), source("", "") {}
  Loaded(const Loaded&) = delete;
  Loaded& operator=(const Loaded&) = delete;

  std::string text;
  std::string problem;  ///< why the file could not be opened; empty where it was read
  Report report;
  Source source;
  ParsedFile parsed;
};

}  // namespace tenor::spec
