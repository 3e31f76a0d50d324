// SPDX-License-Identifier: Apache-2.0
#include "tests/spec/relax/struct_info/drawn.h"

namespace tenor::spec::relax::test {

/// Relax/Subtype/4: each part may be forgotten.
const StructInfo* Drawn::tensor_above(const TensorStructInfo* s) {
  auto* made = builder.make<TensorStructInfo>({});
  *made = *s;
  if (coin()) made->dtype = void_type();
  if (coin()) made->vdevice = nullptr;
  if (coin()) made->shape = nullptr;
  if (!made->shape && coin()) made->ndim = kUnknownRank;
  return made;
}

/// Relax/Subtype/8: purity may be forgotten, the result goes up and params go down.
const StructInfo* Drawn::func_above(const FuncStructInfo* s, bool up) {
  if (!s->params) {
    const bool forget = up && coin();
    return forget ? builder.packed_func({}, builder.object({}), {DeriveFunc::Kind::kEmpty, {}}) : s;
  }
  const auto params =
      each(*s->params, [&](const StructInfo* p) { return up ? below_of(p) : above(p); });
  const StructInfo* ret = up ? above(s->ret) : below_of(s->ret);
  const bool purity = coin() ? s->purity : !up;
  return builder.func({}, params, ret, purity);
}

const StructInfo* Drawn::above(const StructInfo* s) {
  if (below(8) == 0) return builder.object({});
  if (below(4) == 0) return s;
  if (const auto* tensor = as<TensorStructInfo>(s)) return tensor_above(tensor);
  if (const auto* func = as<FuncStructInfo>(s)) return func_above(func, true);
  if (const auto* prim = as<PrimStructInfo>(s)) return builder.prim({}, prim->dtype);
  if (const auto* shape = as<ShapeStructInfo>(s))
    return builder.shape_of_rank({}, coin() ? shape->ndim : kUnknownRank);
  if (const auto* tuple = as<TupleStructInfo>(s))
    return builder.tuple_info(
        {}, each(tuple->fields, [&](const StructInfo* field) { return above(field); }));
  return s;
}

const StructInfo* Drawn::below_of(const StructInfo* s) {
  if (as<ObjectStructInfo>(s)) return info(0);
  if (const auto* tensor = as<TensorStructInfo>(s)) {
    auto* made = builder.make<TensorStructInfo>({});
    *made = *tensor;
    if (made->dtype.is_void()) made->dtype = dtype(false);
    if (!made->vdevice) made->vdevice = devices[below(3)];
    if (made->ndim == kUnknownRank && !made->shape) made->ndim = rank();
    return made;
  }
  if (const auto* shape = as<ShapeStructInfo>(s))
    return shape->ndim == kUnknownRank ? builder.shape({}, dimensions()) : s;
  if (const auto* func = as<FuncStructInfo>(s)) return func_above(func, false);
  if (const auto* tuple = as<TupleStructInfo>(s))
    return builder.tuple_info(
        {}, each(tuple->fields, [&](const StructInfo* field) { return below_of(field); }));
  return s;
}

}  // namespace tenor::spec::relax::test
