// SPDX-License-Identifier: Apache-2.0
// Expressions and StructInfo by themselves, as a command line gives them, in both generations'
// spelling. A name that nothing has bound yet is a variable, the same in all fragments of one
// command; a VDevice is there by being named.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "spec/diagnostic/report.h"
#include "spec/ir/program.h"

namespace tenor::spec {

/// The fragments of one command. Each is a line of one text, so that a finding has a place.
class Fragments {
 public:
  /// Findings are added to `report`, which lives longer. The lines have less than 4 GiB together.
  Fragments(const std::vector<std::string>& lines, Report& report);
  ~Fragments();
  Fragments(const Fragments&) = delete;
  Fragments& operator=(const Fragments&) = delete;

  // Each reads the line of that number, from 0. Null, or false, after reporting.
  /// `n + 1`. A variable is int64 where none was declared, and so is a number alone.
  const PrimExpr* expression(std::size_t line);
  /// `R.Tensor((n, m + 1), "float32")`.
  const relax::StructInfo* struct_info(std::size_t line);
  /// `n: int32`, before the first use of `n`.
  bool declare(std::size_t line);

  /// The lines, ended; what spans refer to.
  std::string_view text() const;
  /// Owns what is made.
  Program& program();
  /// Every variable that was made, in the order of first use.
  List<const Variable*> variables() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace tenor::spec
