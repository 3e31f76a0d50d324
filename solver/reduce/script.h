// SPDX-License-Identifier: Apache-2.0
// The text of a program, line by line, as edits see it: what can be left out of it, and which
// numbers can be made smaller. Nothing of the languages is known here but that a suite is indented.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tenor::solver {

/// A line with the lines that are indented below it, from `first` up to `end`.
struct Suite {
  std::size_t first, end;
  std::string text;  ///< without the indentation of its first line
};

class Script {
 public:
  explicit Script(std::string_view text);

  std::string text() const;
  std::size_t lines() const { return lines_.size(); }
  /// All of them, in order. A decorator belongs to the definition below it. `cls = Module` is not
  /// one: compilers read `cls.f` by it.
  std::vector<Suite> suites() const;
  /// Without the suites of that text.
  Script without(const std::string& text) const;
  /// Of all definitions, as they are written: `A: T.Buffer((4,), "float32")`.
  std::set<std::string> parameters() const;
  /// Without the parameters of that text.
  Script without_parameter(const std::string& text) const;
  /// Whole numbers above 1 that stand by themselves: in no word, no string, and no other number.
  std::set<std::string> numbers() const;
  /// With other numbers in place of some, everywhere.
  using Replacements = std::map<std::string, std::string>;
  Script with_numbers(const Replacements& in_their_place) const;

 private:
  std::vector<std::string> lines_;
};

}  // namespace tenor::solver
