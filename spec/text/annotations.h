// SPDX-License-Identifier: Apache-2.0
// StructInfo that a text is to show where the program itself says less: of bindings, parameters and
// results of functions. The rules that find it are not the text's (spec/relax/derive).
#pragma once

#include <span>
#include <string>
#include <unordered_map>

#include "spec/ir/program.h"

namespace tenor::spec {

struct Annotations {
  std::unordered_map<const relax::Variable*, const relax::StructInfo*> variables;
  std::unordered_map<const relax::Function*, const relax::StructInfo*> results;

  /// What is shown: null where there is nothing here, and nothing is written.
  const relax::StructInfo* of(const relax::Variable& variable) const;
  const relax::StructInfo* of_result(const relax::Function& function) const;
};

/// As `print` without annotations, a file's modules or one function.
std::string print(std::span<const Module* const> modules, Generation generation,
                  const Annotations& annotations);
std::string print(const Module& module, const Function& function, Generation generation,
                  const Annotations& annotations);

}  // namespace tenor::spec
