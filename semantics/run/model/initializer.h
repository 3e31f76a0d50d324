// SPDX-License-Identifier: Apache-2.0
// The objects that a function takes and no command line can give. The frontend for models gives
// a module a function `_initialize_effect` that makes all of them, and whoever calls another
// function hands them on, in their order. A plan of a call of a Subject does the same.
#pragma once

#include "semantics/relax/invoke.h"
#include "semantics/run/model/model_plan.h"
#include "semantics/run/options.h"
#include "semantics/run/subject.h"

namespace tenor::semantics {

/// The function that makes the objects that `f` takes; null: it takes none, or there is no such
/// function.
const spec::Function* initializer_of(const spec::Module& module, const spec::Function& f);

/// Plans a call of a subject that is a function of Relax. Its initializer is run for that; where it
/// makes none, the problem says how it ended. A function that is called with the same inputs, if
/// there is one, tells what else is a constant that the text leaves out, and what it is.
std::variant<ModelPlan, PlanProblem> plan_model(const Subject& subject, ModelInputs inputs,
                                                const RunOptions& options,
                                                const Subject* beside = nullptr);

/// A run of it on `plan`.
relax::ModelSetup setup_of(const Subject& subject, const ModelPlan& plan,
                           const RunOptions& options);

}  // namespace tenor::semantics
