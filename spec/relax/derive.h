// SPDX-License-Identifier: Apache-2.0
// The StructInfo of every expression, binding and function of a module, and whether each annotation
// and call agrees with it. Relax/Derive, Relax/Purity, Relax/DeriveFunc.
#pragma once

#include <unordered_map>
#include <vector>

#include "spec/diagnostic/report.h"
#include "spec/ir/program.h"
#include "spec/prover/prover.h"

namespace tenor::spec::relax {

/// What was derived for one module. Nodes that were made for it are in the program's arena.
struct Derivation {
  std::unordered_map<NodeId, const StructInfo*> exprs;  ///< by Expr::id
  std::unordered_map<const Variable*, const StructInfo*>
      variables;                                                  ///< Γ of each when it was bound
  std::unordered_map<const Variable*, const StructInfo*> values;  ///< of what was bound to it
  std::unordered_map<std::string_view, const StructInfo*> functions;  ///< by name in the module

  const StructInfo* of(const Expr* e) const;
};

/// Derives the StructInfo of all functions of `module`, which is in normal form, and adds every
/// finding to `report`. A function for which nothing was read is passed over. `program` gets the
/// nodes that are made.
Derivation derive(Program& program, const Module& module, const Prover& prover, Report& report);

}  // namespace tenor::spec::relax
