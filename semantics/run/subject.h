// SPDX-License-Identifier: Apache-2.0
// The functions that are run: found, read and checked. An ill-formed function, or one that calls
// one, is reported as `tenor check` does and not run. A construct without rules ends a run only
// when the run reaches it, and a warning does not.
#pragma once

#include <memory>
#include <optional>

#include "semantics/run/foreign.h"
#include "semantics/run/setup.h"
#include "spec/text/select.h"

namespace tenor::semantics {

/// Why a function cannot run, or why there is none.
struct Refusal {
  std::vector<spec::Diagnostic> findings;
  std::string problem{};  ///< one sentence, where no function was found
};

struct Subject {
  std::shared_ptr<spec::Loaded> loaded;
  std::string file;                            ///< as the caller names it, `-` for standard input
  spec::Selected selected;                     ///< none where the subject stands for a file
  std::string path;                            ///< `Module::main`
  std::vector<spec::Diagnostic> out_of_scope;  ///< constructs that a run may reach
  std::vector<spec::Diagnostic>
      denied;                      ///< notes and warnings that the caller made errors: it runs
  std::optional<Refusal> refused;  ///< set: it cannot run, and why
  std::vector<const spec::Function*> reachable;  ///< from it, itself included
  bool calls_itself = false;                     ///< itself, or through one of those
  Foreign foreign{};                             ///< what its runs call in other files
  /// Where its threads meet, whatever is asked for: of one side of a comparison.
  std::optional<Barriers> barriers{};

  const spec::tir::PrimFunc* function() const { return selected.function->prim_func; }
  /// The function, where it is one of Relax.
  const spec::relax::Function* model() const { return selected.function->relax_func; }
  const spec::Program& program() const { return loaded->parsed.program; }
  const spec::Module& module() const { return *selected.module; }
  /// `file.py::Module::main`, as a command line names it.
  std::string target() const { return file + "::" + path; }
};

/// Plans a call of it.
std::variant<Plan, PlanProblem> plan(const Subject& subject, const std::vector<Input>& inputs,
                                     const RunOptions& options,
                                     OpenLayout open = OpenLayout::kPacked);

/// A run of it on `plan`.
Setup setup_of(const Subject& subject, const Plan& plan, const RunOptions& options);

}  // namespace tenor::semantics
