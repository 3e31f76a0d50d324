// SPDX-License-Identifier: Apache-2.0
// The functions that a command runs: found, read and checked. An ill-formed function, or one
// that calls such, is reported as `tenor check` does and not run; a construct without rules stops
// nobody before it is reached; «» warnings do not either.
#pragma once

#include <memory>

#include "semantics/run/plan.h"
#include "spec/command/answer.h"
#include "spec/command/load.h"

namespace tenor::semantics {

struct Subject {
  std::shared_ptr<spec::Loaded> loaded;
  std::string file;  ///< as the command line has it, `-` for standard input
  spec::Selected selected;
  std::string path;                              ///< `Module::main`
  std::vector<spec::Diagnostic> out_of_scope;    ///< constructs that a run may reach
  std::vector<spec::Diagnostic> denied;          ///< notes and warnings that --deny names: it runs
  std::optional<spec::Answer> refused;           ///< set: it cannot run, and why
  std::vector<const spec::Function*> reachable;  ///< from it, itself included

  const spec::PrimFunc* function() const { return selected.function->prim_func; }
  const spec::Program& program() const { return loaded->reading.program; }
  const spec::Module& module() const { return *selected.module; }
  /// `file.py::Module::main`, as a command line names it.
  std::string target() const { return file + "::" + path; }
};

/// Finds the one function that the command line names. Throws spec::UsageError where it names none.
Subject open_subject(const std::string& command, const spec::CommonOptions& options,
                     spec::Streams& streams);

/// Finds all functions that the target names, those of Relax and externs too; a file in which there
/// are none is a subject without a function, and refused.
std::vector<Subject> open_subjects(const spec::Target& target, const std::string& command,
                                   const spec::CommonOptions& options, spec::Streams& streams);

}  // namespace tenor::semantics
