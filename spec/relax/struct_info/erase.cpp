// SPDX-License-Identifier: Apache-2.0
// erase_to_well_defined: a StructInfo without what speaks of variables that are out of scope.
// Relax/ Pseudocode/erase_to_well_defined; ledger RLX-D6.
#include <unordered_map>
#include <utility>

#include "spec/relax/struct_info/comparison.h"
#include "spec/relax/struct_info/variables.h"

namespace tenor::spec::relax {
namespace {

class Eraser {
 public:
  Eraser(Comparison& c, const VariablesInScope& scope)
      : c_(c), scope_(scope), as_written_(c.readings.is_as_written("RLX-D6"_clause)) {}
  const StructInfo* of(const StructInfo* s, int depth);

 private:
  bool is_in_scope(const spec::Variable* variable) const {
    return c_.bound.contains(variable) || scope_.has(variable);
  }
  bool is_in_scope(List<const PrimExpr*> values) const;
  bool is_in_scope(const Expr* shape) const;
  const StructInfo* tensor(const TensorStructInfo* s);
  const StructInfo* prim(const PrimStructInfo* s);
  const StructInfo* func(const FuncStructInfo* s, int depth);
  const StructInfo* tuple(const TupleStructInfo* s, int depth);
  std::vector<const StructInfo*> all(List<const StructInfo*> items, int depth);

  Comparison& c_;
  const VariablesInScope& scope_;
  const bool as_written_;
  /// Tuples may share their fields many times over; of what is inside a function others are erased.
  std::unordered_map<const StructInfo*, const StructInfo*> tuples_;
};

bool Eraser::is_in_scope(List<const PrimExpr*> values) const {
  bool inside = true;
  for (const PrimExpr* value : values)
    inside &= for_each_variable(
        value, [&](const spec::Variable* variable) { inside &= is_in_scope(variable); });
  return inside;
}

bool Eraser::is_in_scope(const Expr* shape) const {
  if (const auto* values = as<ShapeExpr>(shape)) return is_in_scope(values->values);
  const Variable* variable = variable_of(shape);
  return variable && scope_.has(variable);
}

/// 3.1 to 3.3; RLX-D6: as written, the device is lost with the shape.
const StructInfo* Eraser::tensor(const TensorStructInfo* s) {
  if (!s->shape || is_in_scope(s->shape)) return s;
  const VDevice* vdevice = as_written_ ? nullptr : s->vdevice;
  return c_.builder.tensor_of_rank({}, s->ndim, s->dtype, vdevice);
}

/// 2; RLX-D6: as written, a value stays, whatever it speaks of.
const StructInfo* Eraser::prim(const PrimStructInfo* s) {
  if (!s->value || as_written_ || is_in_scope({&s->value, 1})) return s;
  return c_.builder.prim({}, s->dtype);
}

std::vector<const StructInfo*> Eraser::all(List<const StructInfo*> items, int depth) {
  std::vector<const StructInfo*> result;
  for (const StructInfo* item : items) result.push_back(of(item, depth));
  return result;
}

/// 6.1 to 6.5; RLX-D6: as written, the purity is lost, so what it is where none is written.
const StructInfo* Eraser::func(const FuncStructInfo* s, int depth) {
  const auto outside = std::exchange(tuples_, {});
  auto* made = c_.builder.make<FuncStructInfo>({});
  made->derive_func = s->derive_func;
  if (!as_written_) made->purity = s->purity;
  const ShapeVariables before = c_.bound;
  if (s->params) {
    std::vector<const StructInfo*> params;
    for (const StructInfo* param : *s->params) {
      for_each_variable(param, [&](const spec::Variable* v) { c_.bound.insert(v); });  // 6.2
      params.push_back(of(param, depth));
    }
    made->params = c_.builder.arena().list(params);
  }
  made->ret = of(s->ret, depth);
  c_.bound = before;  // 6.4
  tuples_ = outside;
  return made;
}

/// 5.
const StructInfo* Eraser::tuple(const TupleStructInfo* s, int depth) {
  if (const auto done = tuples_.find(s); done != tuples_.end()) return done->second;
  const auto fields = all(s->fields, depth);
  return tuples_[s] = c_.builder.tuple_info({}, c_.builder.arena().list(fields));
}

const StructInfo* Eraser::of(const StructInfo* s, int depth) {
  if (!s || as<ObjectStructInfo>(s)) return s;  // 1
  if (depth > kMaxStructInfoDepth) return c_.builder.object({});
  ++depth;
  if (const auto* info = as<PrimStructInfo>(s)) return prim(info);
  if (const auto* info = as<TensorStructInfo>(s)) return tensor(info);
  if (const auto* info = as<FuncStructInfo>(s)) return func(info, depth);
  if (const auto* info = as<TupleStructInfo>(s)) return tuple(info, depth);
  const auto* shape = as<ShapeStructInfo>(s);  // 4; RLX-D6: in scope it is kept
  if (!shape->values || is_in_scope(*shape->values)) return s;
  return c_.builder.shape_of_rank({}, shape->ndim);
}

}  // namespace

const StructInfo* StructInfoAlgebra::erase(const StructInfo* s,
                                           const VariablesInScope& scope) const {
  Comparison c{builder_, prover_, readings_, &scope};
  return Eraser(c, scope).of(s, 0);
}

}  // namespace tenor::spec::relax
