// SPDX-License-Identifier: Apache-2.0
// What a check may ask about the place of the node that it is given: the program around it, the
// scope, the loops that enclose it. Checks read it; only the walker changes it.
#pragma once

#include <string_view>
#include <unordered_map>
#include <vector>

#include "spec/ir/program.h"
#include "spec/prover/prover.h"
#include "spec/tir/scope.h"

namespace tenor::spec::tir {

/// A hardware axis that an enclosing loop or attribute stands for (TIR-D73).
struct ThreadAxis {
  std::string_view tag;
  const PrimExpr* extent = nullptr;
  Span at;
};

using FunctionsByName = std::unordered_map<std::string_view, const Function*>;

struct Context {
  const Program& program;
  const Module& module;
  const FunctionsByName& functions;  ///< of the module
  const PrimFunc& function;
  const Prover& prover;
  Scope scope{};
  std::vector<const Stmt*> loops{};   ///< enclosing For and While, outermost first
  std::vector<ThreadAxis> threads{};  ///< enclosing thread axes, outermost first
  bool in_declared_region = false;    ///< inside `reads` or `writes` of a block (TIR-D76)

  Span span(const Node& node) const { return program.span(&node); }
  Span span(const Node* node) const { return program.span(node); }
};

}  // namespace tenor::spec::tir
