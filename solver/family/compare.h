// SPDX-License-Identifier: Apache-2.0
// Do two functions leave the same, at all sizes at once? One run of each, in the Family domain, on
// the same arguments; then what each has written last is compared. docs/family.md
#pragma once

#include <functional>

#include "semantics/run/family_run.h"
#include "solver/family/equality.h"
#include "spec/ir/program.h"

namespace tenor::solver {

struct FamilySide {
  const spec::Program& program;
  const spec::Module& module;
  const spec::tir::PrimFunc& function;
  semantics::RunOptions options;
};

struct FamilyComparison {
  std::string why_open;  ///< empty: they are the same at all sizes
  Equality::Law law = Equality::Law::kSame;
  bool has_sizes = false;               ///< that the caller chooses
  std::vector<std::string> conditions;  ///< on sizes, under which this holds
  std::set<std::string> blocks;         ///< up to whose order of reduction (TIR-D81)
  bool lacks_values = false;            ///< does BEFORE, in a result, at some sizes?
  bool has_all_orders = true;           ///< and AFTER has each of them, too
  /// Ends that are in the way.
  std::optional<semantics::Outcome> before{}, after{};
};

/// Both take the same parameters. `given`: sizes that the caller chose. `certificate`: where what
/// it rests on is noted, if not null.
FamilyComparison compare_families(const FamilySide& before, const FamilySide& after,
                                  const std::map<std::string, std::int64_t>& given,
                                  const std::function<bool()>& is_late = {},
                                  Certificate* certificate = nullptr);

}  // namespace tenor::solver
