// SPDX-License-Identifier: Apache-2.0
// What must hold of any text whatever, a program or not: it is read, checked and every finding can
// be shown; and if nothing is wrong with it, what is printed of it reads as the same program.
// For a fuzzer of bytes and for tests that mutate texts. Not here: what the program does.
#pragma once

#include <string>
#include <string_view>

#include "spec/diagnostic/report.h"
#include "spec/text/read.h"

namespace tenor::fuzz {

/// A text that was read and checked; the text outlives it.
struct CheckedText {
  spec::Report report;
  spec::ParsedFile parsed;

  /// Nothing is wrong with it, and it holds a function of TIR.
  bool well_formed() const;
};

CheckedText check_text(std::string_view text);

/// What does not hold of `checked`, in one sentence that begins with the kind of fault and a colon;
/// empty where all does.
std::string fault_of(const CheckedText& checked, std::string_view text);

}  // namespace tenor::fuzz
