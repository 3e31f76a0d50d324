// SPDX-License-Identifier: Apache-2.0
// What is judged of two StructInfos: the verdict with the clause that decided it, and what a run
// would have to check. Relax/Subtype, Relax/Compat, Relax/Pseudocode; ledger RLX-D1 to D10, D15,
// D25 to D27, D39 to D41, D53, D61.
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

/// What a run would compare, because no proof did: two expressions, or what `what` says.
struct RuntimeCheck {
  const PrimExpr* given = nullptr;     ///< null: nothing is known of that part of the value
  const PrimExpr* required = nullptr;  ///< null: no expression is compared
  std::string path;                    ///< to the part of the value: `fields[1].shape[0]`
  std::string what;                    ///< a phrase: `n + 1 == m`, `ndim == 2`
};

struct CompatibilityResult {
  Compatibility verdict = Compatibility::kCompatible;
  Clause clause{};                       ///< that decided
  std::string reason;                    ///< one sentence with the current parts
  std::string path;                      ///< to the part that decided: `fields[1].shape[0]`
  std::vector<RuntimeCheck> checks;      ///< kPossibly: what a run would compare
  Model model;                           ///< kIncompatible or kPossibly: sizes that do not fit
  Model fits;                            ///< kPossibly: sizes that do, where some are known
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
  /// RLX-D27 as written: in a union of mappings the last stays.
  void set(const spec::Variable* variable, const PrimExpr* value);
};

/// The variables that a StructInfo may speak of where it stands.
struct VariablesInScope {
  virtual ~VariablesInScope() = default;
  virtual bool has(const Variable* variable) const = 0;
  virtual bool has(const spec::Variable* shape_variable) const = 0;
};

/// A StructInfo that is nested deeper is not looked into: the verdict is kPossibly, the bound an
/// object. Far beyond what text can nest.
inline constexpr int kMaxStructInfoDepth = 256;

/// The algebra of StructInfo, under the readings of a report. New nodes are made with `builder`.
/// `outer` has the variables that are bound where both operands stand; of all others a function's
/// StructInfo is taken to bind those of its params itself. Null: no variable is.
class StructInfoAlgebra {
 public:
  StructInfoAlgebra(Builder& builder, const Prover& prover, const Readings& readings)
      : builder_(builder), prover_(prover), readings_(readings) {}

  /// check_compatibility(given, required): is a value of the first accepted where the second is
  /// required (Relax/Compat)?
  CompatibilityResult compatible(const StructInfo* given, const StructInfo* required,
                                 const VariablesInScope* outer = nullptr) const;
  /// `a <: b`, as far as it is known (Relax/Subtype): kPossibly where it possibly holds.
  CompatibilityResult subtype(const StructInfo* a, const StructInfo* b,
                              const VariablesInScope* outer = nullptr) const;
  /// unify_struct_info: the least upper bound (RLX-D53 says when it is not the least).
  const StructInfo* unify(const StructInfo* a, const StructInfo* b,
                          const VariablesInScope* outer = nullptr) const;
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
