// SPDX-License-Identifier: Apache-2.0
// The functions of a program that a name means.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "spec/text/loaded.h"

namespace tenor::spec {

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
/// file without PrimFuncs, the Relax function. With `models`, the function of either language
/// called `main`, the only one, or the only one of Relax that is not private.
Selection select_one(const Program& program, std::string_view wanted, bool models = false);

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
