// SPDX-License-Identifier: Apache-2.0
// get_shape_var_mapping: which size of the one stands where the other has an unbound variable.
// Relax/Pseudocode/get_shape_var_mapping; ledger RLX-D7, RLX-D27.
#include <optional>

#include "spec/relax/struct_info/comparison.h"

namespace tenor::spec::relax {
namespace {

bool is_as_written(const Comparison& c, Clause entry) { return c.readings.is_as_written(entry); }

/// RLX-D27: of two values the first counts; in a union, as written, the later one.
void add_pair(const Comparison& c, const PrimExpr* from, const PrimExpr* to,
              ShapeVarMapping& found) {
  const auto* var = as<spec::Var>(from);
  if (!var || !to || c.is_bound(var->variable)) return;
  if (is_as_written(c, "RLX-D27"_clause)) return found.set(var->variable, to);
  found.add(var->variable, to);
}

/// get_shape_var_mapping/6.1, 6.2; 5.1, 5.2.
void add_dimensions(const Comparison& c, List<const PrimExpr*> from, List<const PrimExpr*> to,
                    ShapeVarMapping& found) {
  if (from.size() != to.size()) return;
  for (std::size_t i = 0; i < from.size(); ++i) add_pair(c, from[i], to[i], found);
}

/// get_shape_var_mapping/3.1, 3.2; 4.1.
void add_all(const Comparison& c, List<const StructInfo*> from, List<const StructInfo*> to,
             ShapeVarMapping& found) {
  if (from.size() != to.size()) return;
  Comparison inner = c.at("");
  for (std::size_t i = 0; i < from.size(); ++i) add_mapping(inner, from[i], to[i], found);
}

void add_shapes(const Comparison& c, const ShapeStructInfo* from, const ShapeStructInfo* to,
                ShapeVarMapping& found) {
  if (!from->values || !to->values) return;
  // RLX-D7: as written, a variable stands for itself.
  const auto& sizes = is_as_written(c, "RLX-D7"_clause) ? *from->values : *to->values;
  if (from->values->size() == to->values->size()) add_dimensions(c, *from->values, sizes, found);
}

void add_tensors(const Comparison& c, const TensorStructInfo* from, const TensorStructInfo* to,
                 ShapeVarMapping& found) {
  const auto *x = as<ShapeExpr>(from->shape), *y = as<ShapeExpr>(to->shape);
  if (x && y) add_dimensions(c, x->values, y->values, found);
}

}  // namespace

void add_mapping(Comparison& c, const StructInfo* from, const StructInfo* to,
                 ShapeVarMapping& found) {
  if (c.is_too_deep() || !from || !to || from->kind != to->kind) return;  // 1
  switch (from->kind) {
    case StructInfoKind::kPrim:  // 2, with RLX-D7: a value standing alone is a binding position too
      if (!is_as_written(c, "RLX-D7"_clause))
        add_pair(c, as<PrimStructInfo>(from)->value, as<PrimStructInfo>(to)->value, found);
      return;
    case StructInfoKind::kTuple:
      // With RLX-D27 as written, a pair that comes again counts again, as the later one.
      if (!c.known->mapped.insert({from, to}).second && !is_as_written(c, "RLX-D27"_clause)) return;
      return add_all(c, as<TupleStructInfo>(from)->fields, as<TupleStructInfo>(to)->fields, found);
    case StructInfoKind::kFunc: {  // 4.2: the result is not a binding position
      const auto *x = as<FuncStructInfo>(from), *y = as<FuncStructInfo>(to);
      if (x->params && y->params) add_all(c, *x->params, *y->params, found);
      return;
    }
    case StructInfoKind::kShape:
      return add_shapes(c, as<ShapeStructInfo>(from), as<ShapeStructInfo>(to), found);
    case StructInfoKind::kTensor:
      return add_tensors(c, as<TensorStructInfo>(from), as<TensorStructInfo>(to), found);
    case StructInfoKind::kObject: return;
  }
}

}  // namespace tenor::spec::relax
