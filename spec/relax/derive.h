// SPDX-License-Identifier: Apache-2.0
// The StructInfo of every expression, binding and function of a module, and whether each annotation
// and call agrees with it. Relax/Derive, Relax/Purity, Relax/DeriveFunc, Relax/VDevice.
#pragma once

#include <span>
#include <unordered_map>
#include <unordered_set>

#include "spec/clauses/implementation.h"
#include "spec/diagnostic/report.h"
#include "spec/ir/program.h"
#include "spec/prover/prover.h"
#include "spec/relax/struct_info/compatibility.h"

namespace tenor::spec::relax {

/// What was derived for one module. Nodes that were made for it are in the program's arena.
struct Derivation {
  std::unordered_map<NodeId, const StructInfo*> exprs;  ///< by Expr::id
  /// Γ of each when it was bound.
  std::unordered_map<const Variable*, const StructInfo*> variables;
  /// What was derived of the value that was bound to it; not of parameters.
  std::unordered_map<const Variable*, const StructInfo*> values;
  std::unordered_map<const Function*, const StructInfo*> results;     ///< of the body of each
  std::unordered_map<std::string_view, const StructInfo*> functions;  ///< by name in the module
  /// Where an annotation is not plainly right: by the variable, or by the function for its result.
  std::unordered_map<const Node*, CompatibilityResult> disagreements;
  /// Stands for what was not derived, because of an error that was reported, or because a construct
  /// has no rules: an ObjectStructInfo that nothing is judged by.
  const StructInfo* unknown = nullptr;

  /// Null where the expression was not reached.
  const StructInfo* of(const Expr* e) const;
  /// Is `unknown` the StructInfo, or a part of this tuple's?
  bool is_unknown(const StructInfo* s) const;
};

/// Functions of a module with errors of scope or structure: they have a signature, and their bodies
/// are not looked at.
using IllFormed = std::unordered_set<const Function*>;

/// Derives the StructInfo of all functions of `module`, which is in normal form, and adds every
/// finding to `report`, in the order of the text. A function for which nothing was read is passed
/// over. `program` gets the nodes that are made.
Derivation derive(Program& program, const Module& module, const Prover& prover, Report& report,
                  const IllFormed& ill_formed = {});

/// Every check that derivation makes, and the rules that make StructInfo without being checks.
std::span<const CheckInfo* const> derivation_checks();
std::span<const Implementation> derivation_rules();

}  // namespace tenor::spec::relax
