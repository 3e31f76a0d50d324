// SPDX-License-Identifier: Apache-2.0
// The static rules of TIR applied: scope and single assignment, types, structure. TIR/ExprTyping,
// TIR/StmtTyping, TIR/OtherTyping, TIR/Scope, TIR/Types. What a program does is for semantics.
#pragma once

#include <string_view>
#include <unordered_map>

#include "spec/diagnostic/report.h"
#include "spec/ir/program.h"

namespace tenor::spec {
class Prover;
}

namespace tenor::spec::tir {

/// Judges functions of one module.
class ModuleCheck {
 public:
  /// `report` holds what the reader found, and is what `check` adds to.
  /// Equations of extents are asked of `prover`, or of the canonical one.
  ModuleCheck(const Program& program, const Module& module, Report& report);
  ModuleCheck(const Program& program, const Module& module, Report& report, const Prover& prover);
  /// Adds every violated check of `function`, in the order of the text. What the reader said of a
  /// construct without rules is said again with the check's name, in its place.
  void check(const PrimFunc& function) const;

 private:
  bool is_free_of_errors() const;
  const Program& program_;
  const Module& module_;
  Report& report_;
  const Prover& prover_;
  std::unordered_map<std::string_view, const Function*> functions_;
  std::unordered_map<std::uint64_t, std::size_t>
      reported_;  ///< the reader's findings, by their place
};

/// The same for one function alone.
void check(const Program& program, const Module& module, const PrimFunc& function, Report& report);

/// The same for every function of every module that could be read; sets `report.function()`.
void check(const Program& program, Report& report);
void check(const Program& program, Report& report, const Prover& prover);

}  // namespace tenor::spec::tir
