// SPDX-License-Identifier: Apache-2.0
#include "spec/relax/derive/annotations.h"

#include "spec/ir/children.h"
#include "spec/relax/derive/environment.h"

namespace tenor::spec::relax {
namespace {

/// Counts the parts of one StructInfo as its text has them, up to a bound. What is derived may
/// share parts, so that a few bindings have more of them than any text could hold.
class Parts {
 public:
  bool fit(const StructInfo* s, int depth = 0) {
    if (!s) return true;
    if (depth > kMaxStructInfoDepth || --left_ < 0) return false;
    if (const auto* tuple = as<TupleStructInfo>(s)) return all_fit(tuple->fields, depth);
    if (const auto* shape = as<ShapeStructInfo>(s)) return !shape->values || fit(*shape->values);
    if (const auto* prim = as<PrimStructInfo>(s)) return fit(prim->value);
    if (const auto* func = as<FuncStructInfo>(s))
      return (!func->params || all_fit(*func->params, depth)) && fit(func->ret, depth + 1);
    const auto* tensor = as<TensorStructInfo>(s);
    const auto* shape = tensor ? as<ShapeExpr>(tensor->shape) : nullptr;
    return !shape || fit(shape->values);
  }

 private:
  bool all_fit(List<const StructInfo*> all, int depth) {
    for (const StructInfo* each : all)
      if (!fit(each, depth + 1)) return false;
    return true;
  }
  bool fit(List<const PrimExpr*> dimensions) {
    for (const PrimExpr* each : dimensions)
      if (!fit(each)) return false;
    return true;
  }
  bool fit(const PrimExpr* e, int depth = 0) {
    if (!e) return true;
    if (depth > kMaxStructInfoDepth || --left_ < 0) return false;
    bool inside = true;
    for_each_operand(e,
                     [&](const PrimExpr* operand) { inside = inside && fit(operand, depth + 1); });
    return inside;
  }

  /// Tuples of real programs, caches and parameters, have some hundreds.
  static constexpr int kMost = 1 << 12;
  int left_ = kMost;
};

/// Where a function ends its variables are gone, and only its shape variables can be named.
struct ShapeVariablesAlone final : VariablesInScope {
  bool has(const Variable*) const override { return false; }
  bool has(const spec::Variable*) const override { return true; }
};

}  // namespace

void add_annotations(const Derivation& derivation, Annotations& annotations) {
  const auto is_text = [&](const StructInfo* s) {
    return s && Parts().fit(s) && !derivation.is_unknown(s);
  };
  for (const auto& [variable, s] : derivation.variables)
    if (is_text(s)) annotations.variables[variable] = s;
  for (const auto& [function, s] : derivation.results)
    if (!function->ret_struct_info && is_text(s) && is_well_defined(s, ShapeVariablesAlone()))
      annotations.results[function] = s;
}

}  // namespace tenor::spec::relax
