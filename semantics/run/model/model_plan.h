// SPDX-License-Identifier: Apache-2.0
// From what a caller says about the inputs of a Relax function to one value for each parameter:
// sizes are solved from given arrays, what is not given is drawn as for TIR (plan.h).
// Relax/FuncBoundary, Relax/Values.
#pragma once

#include <map>
#include <set>

#include "semantics/relax/host_value.h"
#include "semantics/run/model/constants.h"
#include "spec/ir/relax/expr.h"

namespace tenor::semantics {

/// The objects that a function of the module makes for others (initializer.h).
struct MadeObjects {
  std::string maker;  ///< the function; empty: there is none
  std::vector<relax::HostValue> values;
};

struct ModelInputs {
  std::vector<Input> inputs;       ///< of parts of parameters, and of sizes, by name
  std::vector<Input> weights;      ///< arrays of files
  MadeObjects objects{};           ///< for the parts that are objects and no input gives, in order
  std::vector<Input> constants{};  ///< that the text leaves out, of files
  bool draws_weights = true;       ///< no, or any weights: others are missing
};

struct ModelPlan {
  std::vector<relax::HostValue> arguments;  ///< one a parameter
  std::map<std::size_t, Tensor> constants;  ///< that the text leaves out, by their numbers
  std::set<std::size_t> drawn;              ///< of these, those that nothing gives
  /// What each part of them was given as, without elements, and the sizes.
  Plan parts;
};

/// Plans a call of `f`, a well-formed function called `name`, and of the constants that it uses and
/// its text leaves out. All that is missing, surplus or of
/// another shape is in the message of one problem.
std::variant<ModelPlan, PlanProblem> plan_model(const spec::relax::Function* f,
                                                std::string_view name, const ModelInputs& inputs,
                                                const RunOptions& options = {},
                                                const std::vector<OmittedConstant>& constants = {});

}  // namespace tenor::semantics
