// SPDX-License-Identifier: Apache-2.0
#include "spec/relax/struct_info/compatibility.h"

#include "spec/relax/struct_info/comparison.h"

namespace tenor::spec::relax {

std::string_view word(Compatibility compatibility) {
  switch (compatibility) {
    case Compatibility::kCompatible: return "compatible";
    case Compatibility::kPossibly: return "possibly-compatible";
    case Compatibility::kIncompatible: break;
  }
  return "incompatible";
}

const PrimExpr* ShapeVarMapping::find(const spec::Variable* variable) const {
  for (const Entry& entry : entries)
    if (entry.variable == variable) return entry.value;
  return nullptr;
}

void ShapeVarMapping::add(const spec::Variable* variable, const PrimExpr* value) {
  if (!find(variable)) entries.push_back({variable, value});
}

void ShapeVarMapping::set(const spec::Variable* variable, const PrimExpr* value) {
  for (Entry& entry : entries)
    if (entry.variable == variable) return void(entry.value = value);
  entries.push_back({variable, value});
}

CompatibilityResult StructInfoAlgebra::compatible(const StructInfo* given,
                                                  const StructInfo* required,
                                                  const VariablesInScope* outer) const {
  Comparison c{builder_, prover_, readings_, outer, {}, {}, 0, given, required};
  return relax::compatible(c, given, required);
}

CompatibilityResult StructInfoAlgebra::subtype(const StructInfo* a, const StructInfo* b,
                                               const VariablesInScope* outer) const {
  Comparison c{builder_, prover_, readings_, outer, {}, {}, 0, a, b};
  return relax::subtype(c, a, b);
}

const StructInfo* StructInfoAlgebra::unify(const StructInfo* a, const StructInfo* b,
                                           const VariablesInScope* outer) const {
  Comparison c{builder_, prover_, readings_, outer};
  return relax::unify(c, a, b);
}

ShapeVarMapping StructInfoAlgebra::mapping(const StructInfo* from, const StructInfo* to,
                                           const VariablesInScope& scope) const {
  Comparison c{builder_, prover_, readings_, &scope};
  ShapeVarMapping result;
  add_mapping(c, from, to, result);
  return result;
}

const StructInfo* StructInfoAlgebra::substitute(const StructInfo* s,
                                                const ShapeVarMapping& mapping) const {
  Comparison c{builder_, prover_, readings_};
  return relax::substitute(c, s, mapping);
}

const PrimExpr* StructInfoAlgebra::substitute(const PrimExpr* e,
                                              const ShapeVarMapping& mapping) const {
  Comparison c{builder_, prover_, readings_};
  return relax::substitute(c, e, mapping);
}

}  // namespace tenor::spec::relax
