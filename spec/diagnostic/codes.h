// SPDX-License-Identifier: Apache-2.0
// The stable codes of findings: one table of code, class, clauses and page, in codes.cpp. Its rows
// are the enumerators of `Code`, which is in code_names.h, a file that CMake makes of them. A
// code's class is its first letter; the words and exit statuses follow from the class.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "spec/clauses/clause.h"
#include "spec/diagnostic/code_names.h"

namespace tenor::spec {

/// What a finding means for its program. In the order of docs and `explain`.
enum class CodeClass : std::uint8_t {
  kUnreadable,      ///< P: could not be read
  kIllFormed,       ///< I: scope, structure
  kType,            ///< T: datatypes, StructInfo
  kPossibly,        ///< M: a run-time check decides (a warning)
  kError,           ///< E: a specified run-time error
  kUnspecified,     ///< U: a clause disclaims the state
  kOmission,        ///< O: no clause says what happens
  kOutOfScope,      ///< S: a construct without rules, known by name
  kNote,            ///< D: implementation-defined
  kNondeterminism,  ///< N: specified but nondeterministic
  kBlock,           ///< B: block annotations
  kLint,            ///< L
  kLimit,           ///< X: a limit of ours
  kValidation,      ///< V: two programs were compared
  kProtocol,        ///< TT: a Tenstorrent kernel: hangs (H), garbage (G), warnings (W)
};

struct CodeInfo {
  Code code;
  std::string_view text;     ///< `U-OOB-WRITE`
  Citations clauses;         ///< first: the one a finding cites if its rule names none
  std::string_view summary;  ///< one sentence: what the code means
  std::string_view advice;   ///< one sentence: what a person does about it
  CodeClass code_class() const;
};

std::span<const CodeInfo> all_codes();
const CodeInfo& info(Code code);
/// The code spelled `text`, or null.
const CodeInfo* find_code(std::string_view text);

/// `ill-formed`, `unspecified`, `error`, `out-of-scope`, `exhausted`, `warning`, `note`: the word
/// at the head of a message.
std::string_view word(CodeClass code_class);
/// The same; of a comparison of programs, the verdict that it comes to: `different`, `unknown`.
std::string_view word(Code code);

}  // namespace tenor::spec
