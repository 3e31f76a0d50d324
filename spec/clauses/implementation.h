// SPDX-License-Identifier: Apache-2.0
// What implements clauses, as plain data: each part lists its own beside the code, and main joins
// them for the commands. Everything else that is said of a clause's coverage follows from these.
#pragma once

#include <vector>

#include "spec/clauses/reading.h"
#include "spec/clauses/source_file.h"

namespace tenor::spec {

struct Implementation {
  enum class Kind : std::uint8_t {
    kRule,        ///< of a machine
    kCheck,       ///< a static one
    kProduction,  ///< a form of the abstract syntax
    kFunction     ///< what rules and checks rest on: a derived datatype, an operator
  };
  Kind kind{};
  std::string_view name;               ///< `TIR-For-iterate`, `BufferStore`
  Citations clauses;                   ///< what it implements
  std::string_view where;              ///< the file that it stands in
  std::string_view code;               ///< of a rule that ends the run, or of a check
  std::optional<ReadingOf> reading{};  ///< set where it is there in that one alone
  std::uint32_t line = 0;              ///< of a rule, in its file
  std::string_view title{};            ///< of a rule: what it does, in a sentence
  std::string_view inference{};        ///< premises, bar and conclusion of a rule, as lines
};

/// `rule`, `check`, `production`, `function`.
std::string_view word(Implementation::Kind kind);

/// A form of the abstract syntax, written down where its type is.
consteval Implementation production(std::string_view name, Citations clauses,
                                    SourceFile at = std::source_location::current()) {
  return {Implementation::Kind::kProduction, name, clauses, at.path, {}};
}

/// A function that makes a clause true without being a rule or a check, written down beside it.
consteval Implementation function(std::string_view name, Citations clauses,
                                  SourceFile at = std::source_location::current()) {
  return {Implementation::Kind::kFunction, name, clauses, at.path, {}};
}

}  // namespace tenor::spec
