// SPDX-License-Identifier: Apache-2.0
#include "spec/ir/relax/build.h"

namespace tenor::spec::relax {

Variable* Builder::variable(Span at, std::string_view name, const StructInfo* annotation,
                            bool is_dataflow) {
  auto* made = make<Variable>(at);
  made->name_hint = arena().string(name);
  made->struct_info_annotation = annotation;
  made->is_dataflow = is_dataflow;
  return made;
}

const Expr* Builder::use(Span at, const Variable* variable) {
  if (variable->is_dataflow) {
    auto* made = make<DataflowVar>(at);
    made->variable = variable;
    return made;
  }
  auto* made = make<Var>(at);
  made->variable = variable;
  return made;
}

const ShapeExpr* Builder::shape_expr(Span at, List<const PrimExpr*> values) {
  auto* made = make<ShapeExpr>(at);
  made->values = values;
  return made;
}

const Tuple* Builder::tuple(Span at, List<const Expr*> fields) {
  auto* made = make<Tuple>(at);
  made->fields = fields;
  return made;
}

const PrimValue* Builder::prim_value(Span at, const PrimExpr* value) {
  auto* made = make<PrimValue>(at);
  made->value = value;
  return made;
}

const PrimExpr* Builder::dimension(Span at, std::int64_t value) {
  return tir_.int_imm(at, value, int_type(64));
}

const TensorStructInfo* Builder::tensor(Span at, List<const PrimExpr*> dimensions, DataType dtype,
                                        const VDevice* vdevice) {
  return tensor(at, shape_expr(at, dimensions), static_cast<int>(dimensions.size()), dtype,
                vdevice);
}

const TensorStructInfo* Builder::tensor(Span at, const Expr* shape, int ndim, DataType dtype,
                                        const VDevice* vdevice) {
  auto* made = make<TensorStructInfo>(at);
  made->shape = shape;
  made->ndim = ndim;
  made->dtype = dtype;
  made->vdevice = vdevice;
  return made;
}

const TensorStructInfo* Builder::tensor_of_rank(Span at, int ndim, DataType dtype,
                                                const VDevice* vdevice) {
  return tensor(at, nullptr, ndim, dtype, vdevice);
}

const ShapeStructInfo* Builder::shape(Span at, List<const PrimExpr*> values) {
  auto* made = make<ShapeStructInfo>(at);
  made->values = values;
  made->ndim = static_cast<int>(values.size());
  return made;
}

const ShapeStructInfo* Builder::shape_of_rank(Span at, int ndim) {
  auto* made = make<ShapeStructInfo>(at);
  made->ndim = ndim;
  return made;
}

const PrimStructInfo* Builder::prim(Span at, DataType dtype, const PrimExpr* value) {
  auto* made = make<PrimStructInfo>(at);
  made->dtype = dtype;
  made->value = value;
  return made;
}

const ObjectStructInfo* Builder::object(Span at) { return make<ObjectStructInfo>(at); }

const TupleStructInfo* Builder::tuple_info(Span at, List<const StructInfo*> fields) {
  auto* made = make<TupleStructInfo>(at);
  made->fields = fields;
  return made;
}

const FuncStructInfo* Builder::func(Span at, List<const StructInfo*> params, const StructInfo* ret,
                                    bool purity) {
  auto* made = make<FuncStructInfo>(at);
  made->params = params;
  made->ret = ret;
  made->purity = purity;
  return made;
}

const FuncStructInfo* Builder::packed_func(Span at, const StructInfo* ret, DeriveFunc derive_func,
                                           bool purity) {
  auto* made = make<FuncStructInfo>(at);
  made->ret = ret;
  made->derive_func = derive_func;
  made->purity = purity;
  return made;
}

}  // namespace tenor::spec::relax
