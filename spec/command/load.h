// SPDX-License-Identifier: Apache-2.0
// A file as a program: its text, what was read of it, and the functions that were asked for.
#pragma once

#include <memory>
#include <optional>
#include <unordered_map>

#include "spec/command/command.h"
#include "spec/command/files.h"
#include "spec/text/read.h"

namespace tenor::spec {

/// One file. The program's spans refer to the text, so a Loaded stays where it was made.
struct Loaded {
  Loaded(bool strict, const Readings& readings) : report(strict, readings), source("", "") {}
  Loaded(const Loaded&) = delete;
  Loaded& operator=(const Loaded&) = delete;

  std::string text;
  std::string problem;  ///< why the file could not be opened; empty where it was read
  Report report;
  Source source;
  Reading reading;
};

/// Reads the target's file. Findings are in the report; nothing is checked yet.
std::unique_ptr<Loaded> load(const Target& target, const CommonOptions& options,
                             std::istream& standard_input);

/// A function and the module that holds it.
struct Selected {
  const Module* module = nullptr;
  const Function* function = nullptr;
};

/// `outer::Module::f`.
std::string path_of(const Module& module, const Function& function);

/// What a name selects, or why it selects nothing: with the candidates, or the nearest name.
struct Selection {
  std::vector<Selected> functions;
  std::string problem;
};

/// Every function, where `wanted` is empty; else the one whose path ends with it, or the functions
/// of the module that it names.
Selection select(const Program& program, std::string_view wanted);

/// The one that `wanted` names; where it is empty, the PrimFunc called `main` or the only one; of a
/// file without PrimFuncs, the Relax function.
Selection select_one(const Program& program, std::string_view wanted);

/// The functions that findings belong to.
class Owners {
 public:
  explicit Owners(const Program& program);
  /// The one that it stands in, else the one it names, else the one before it in its module; null
  /// where it is about the file as a whole.
  const Function* of(const Diagnostic& diagnostic) const;

 private:
  std::vector<Selected> in_order_;  ///< of the text
  std::unordered_map<std::string, const Function*> by_path_;
};

}  // namespace tenor::spec
