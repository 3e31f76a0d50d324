// SPDX-License-Identifier: Apache-2.0
// A call of a PrimFunc at all sizes at once: one run in the Family domain, whose arguments are
// packed tensors of extents that are not known. docs/family.md
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "semantics/domain/family/family.h"
#include "semantics/machine/outcome.h"
#include "semantics/run/family_blocks.h"
#include "semantics/run/options.h"
#include "spec/ir/program.h"

namespace tenor::semantics {

/// An end of the run at the points of the condition, where it comes to no exit before.
struct FamilyExit {
  FormulaId condition;
  Outcome outcome;
};

/// What the function was called with for a parameter: a tensor in memory of its own, or a scalar.
struct FamilyArgument {
  std::optional<std::uint32_t> store{};  ///< of a tensor
  spec::DataType dtype{};
  std::vector<FamilyIndex> shape{};
  FamilyValue scalar{};
};

struct FamilyInvocation {
  std::string gave_up;  ///< what of the function is not for families; empty: nothing
  std::vector<FamilyExit> exits;
  std::map<std::string, SymbolId> sizes;  ///< integers that the caller chooses, by their names
  std::vector<FamilyArgument> arguments;
  std::vector<Note> notes;
  std::vector<FamilyBlock> blocks;  ///< as the run entered them
};

/// What a caller chooses of a call for all sizes.
struct FamilyCall {
  std::map<std::string, std::int64_t> given{};  ///< sizes
  std::size_t results = 0;  ///< so many of the last parameters begin without values
  std::set<const spec::tir::Block*> blocks{};  ///< of which the declared regions are worked out
};

/// Why no family stands for what the function does, as far as its text tells: `a while loop`.
std::string why_no_family(const spec::tir::PrimFunc& f);

/// What was read and written is in `run`.
FamilyInvocation invoke_on_families(FamilyRun& run, const spec::Program& program,
                                    const spec::Module& module, const spec::tir::PrimFunc& f,
                                    const RunOptions& options, const FamilyCall& call = {});

/// A call of another function in the same run, with the arguments that the first was called with.
/// Each has its tensors in memory of its own.
FamilyInvocation invoke_on_same_arguments(FamilyRun& run, const FamilyInvocation& first,
                                          const spec::Program& program, const spec::Module& module,
                                          const spec::tir::PrimFunc& f, const RunOptions& options);

}  // namespace tenor::semantics
