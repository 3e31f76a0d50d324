// SPDX-License-Identifier: Apache-2.0
// Parsed Python as nested lists, for comparison in tests, and one-line ways to parse.
#pragma once

#include <string>
#include <vector>

#include "spec/text/python/parse.h"

namespace tenor::spec::python {

/// A text, its definitions and its findings.
struct Parsed {
  explicit Parsed(std::string_view source) : text(source), file(parse(text, arena, report)) {}
  Parsed(const Parsed&) = delete;
  Parsed& operator=(const Parsed&) = delete;

  std::string text;
  Arena arena;
  Report report;
  File file;

  /// `P-SYNTAX at 3:7`, in the order found.
  std::vector<std::string> findings() const;
  /// `outer::name`, with `!` if it is damaged.
  std::vector<std::string> names() const;
};

std::string show(const Expr* expr);
/// A statement a line, blocks in braces.
std::string show(List<const Stmt*> body);

/// The body of a function that holds `source`, each line of which is indented here.
std::string body(std::string_view source);

}  // namespace tenor::spec::python
