// SPDX-License-Identifier: Apache-2.0
// What is judged of two StructInfos: the verdict with the clause that decided it, and what a run
// would have to check. Relax/Subtype, Relax/Compat, Relax/Pseudocode; ledger RLX-D1 to D10, D15,
// D25 to D27, D39 to D41, D53.
#pragma once

#include <string>
#include <vector>

#include "spec/clauses/reading.h"
#include "spec/ir/relax/build.h"
#include "spec/prover/prover.h"

namespace tenor::spec::relax {

/// Relax/Compat/p2: from best to worst, so that the worse of two is the greater.
enum class Compatibility : std::uint8_t { kCompatible, kPossibly, kIncompatible };

/// `compatible`, `possibly-compatible`, `incompatible`.
std::string_view word(Compatibility compatibility);

/// A pair of expressions that a run would compare, because no proof did.
struct RuntimeCheck {
  const PrimExpr* given = nullptr;
  const PrimExpr* required = nullptr;
};

struct Judgement {
  Compatibility verdict = Compatibility::kCompatible;
  Clause clause{};                       ///< that decided
  std::string reason;                    ///< one sentence with the parts at hand
  std::string path;                      ///< to the part that decided: `fields[1].shape`
  std::vector<RuntimeCheck> checks;      ///< kPossibly: what a run would compare
  Model model;                           ///< kIncompatible or kPossibly: sizes that show it
  DecidedBy by = DecidedBy::kCanonical;  ///< the hardest question that was asked
};

/// From shape variables to the expressions that stand for them (Relax/Pseudocode/
/// get_shape_var_mapping), in the order in which they were found.
struct ShapeVarMapping {
  struct Entry {
    const spec::Variable* variable = nullptr;
    const PrimExpr* value = nullptr;
  };
  std::vector<Entry> entries;
  const PrimExpr* find(const spec::Variable* variable) const;
  /// RLX-D27: of two values for a variable the first stays.
  void add(const spec::Variable* variable, const PrimExpr* value);
};

/// The variables that a StructInfo may speak of where it stands.
struct VariablesInScope {
  virtual ~VariablesInScope() = default;
  virtual bool has(const Variable* variable) const = 0;
  virtual bool has(const spec::Variable* shape_variable) const = 0;
};

/// The algebra of StructInfo, under the readings of a report. New nodes are made with `builder`.
class StructInfoAlgebra {
 public:
  StructInfoAlgebra(Builder& builder, const Prover& prover, const Readings& readings);

  /// check_compatibility(given, required): is a value of the first accepted where the second is
  /// required (Relax/Compat)?
  Judgement compatible(const StructInfo* given, const StructInfo* required) const;
  /// `a <: b`, as far as it can be told (Relax/Subtype): kPossibly where it possibly holds.
  Judgement subtype(const StructInfo* a, const StructInfo* b) const;
  /// unify_struct_info: the least upper bound (RLX-D53 says when it is not the least).
  const StructInfo* unify(const StructInfo* a, const StructInfo* b) const;
  /// erase_to_well_defined.
  const StructInfo* erase(const StructInfo* s, const VariablesInScope& scope) const;
  /// get_shape_var_mapping(from, to): what `to` says of the unbound variables of `from`, those that
  /// `scope` does not have.
  ShapeVarMapping mapping(const StructInfo* from, const StructInfo* to,
                          const VariablesInScope& scope) const;
  /// `s` with each variable replaced by what the mapping gives it, all at once.
  const StructInfo* substitute(const StructInfo* s, const ShapeVarMapping& mapping) const;
  const PrimExpr* substitute(const PrimExpr* e, const ShapeVarMapping& mapping) const;

  /// Are the shapes equal, dimension by dimension, for all, none or some sizes?
  Decision equal(List<const PrimExpr*> a, List<const PrimExpr*> b) const;

 private:
  Builder& builder_;
  const Prover& prover_;
  const Readings& readings_;
};

}  // namespace tenor::spec::relax
