// SPDX-License-Identifier: Apache-2.0
// Calling a function of Relax from outside: values in, the run, a value back. Relax/Eval/1.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <span>

#include "semantics/machine/limits.h"
#include "semantics/machine/outcome.h"
#include "semantics/machine/profile.h"
#include "semantics/machine/redex.h"
#include "semantics/relax/host_value.h"
#include "spec/clauses/reading.h"
#include "spec/ir/program.h"

namespace tenor::semantics::relax {

/// A function of another module that is called wherever the packed function of that name is, first
/// of those of its module that it can reach. Nodes from `first` to `end` of the program are theirs,
/// and what is called there by name is one of them.
struct StandIn {
  std::string name;
  std::vector<spec::Function> functions;
  std::size_t first = 0, end = 0;
};

/// What a run of a model begins with.
struct ModelSetup {
  spec::Program& program;  ///< gains the bodies of operators
  const spec::Module& module;
  const spec::relax::Function* function;
  Limits limits{};
  Profile profile = Profile::kPortable;
  spec::Readings readings{};
  Granularity granularity = Granularity::kStmt;
  std::vector<StandIn> stand_ins{};
  std::map<std::size_t, Tensor> constants{};  ///< that the text leaves out, by their numbers
  /// Of these, those that may be anything where data are terms.
  std::set<std::size_t> drawn_constants{};
};

/// A run from its beginning to its end.
struct ModelInvocation {
  Outcome outcome;
  std::vector<Note> notes;
  std::optional<HostValue> returned;  ///< none where the run did not end as done
  std::vector<HostValue> arguments;   ///< as the run left them: it may write to tensors
  std::vector<std::string> printed;   ///< lines of `relax.print`, in order
  std::uint64_t steps = 0;
};

/// Runs the function, which is well-formed, in the Concrete domain. `progress` is asked now and
/// then with the number of steps; where it answers false, the run stops as interrupted.
ModelInvocation invoke(const ModelSetup& setup, std::span<const HostValue> arguments,
                       const std::function<bool(std::uint64_t)>& progress = {});

}  // namespace tenor::semantics::relax
