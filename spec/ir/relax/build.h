// SPDX-License-Identifier: Apache-2.0
// Making Relax nodes. As spec/ir/build.h for TIR, it checks nothing: spec/relax does. A StructInfo
// gets the rank that its dimensions say.
#pragma once

#include "spec/ir/build.h"
#include "spec/ir/relax/expr.h"

namespace tenor::spec::relax {

class Builder {
 public:
  explicit Builder(Program& program) : tir_(program) {}
  spec::Builder& tir() { return tir_; }
  Program& program() { return tir_.program(); }
  Arena& arena() { return tir_.arena(); }

  /// Any expression, binding, block or StructInfo, field by field:
  /// `auto* call = builder.make<Call>(span); call->op = …`.
  template <class T>
  T* make(Span at) {
    return program().template make<T>(at);
  }

  Variable* variable(Span at, std::string_view name, const StructInfo* annotation,
                     bool is_dataflow);
  /// An occurrence: a DataflowVar or a Var, as the variable is.
  const Expr* use(Span at, const Variable* variable);
  const ShapeExpr* shape_expr(Span at, List<const PrimExpr*> values);
  const Tuple* tuple(Span at, List<const Expr*> fields);
  const PrimValue* prim_value(Span at, const PrimExpr* value);
  /// A dimension: an int64 literal.
  const PrimExpr* dimension(Span at, std::int64_t value);

  const TensorStructInfo* tensor(Span at, List<const PrimExpr*> dimensions, DataType dtype,
                                 const VDevice* vdevice = nullptr);
  /// `shape` is a ShapeExpr or a Var, whose rank is `ndim`.
  const TensorStructInfo* tensor(Span at, const Expr* shape, int ndim, DataType dtype,
                                 const VDevice* vdevice = nullptr);
  const TensorStructInfo* tensor_of_rank(Span at, int ndim, DataType dtype,
                                         const VDevice* vdevice = nullptr);
  const ShapeStructInfo* shape(Span at, List<const PrimExpr*> values);
  const ShapeStructInfo* shape_of_rank(Span at, int ndim);
  const PrimStructInfo* prim(Span at, DataType dtype, const PrimExpr* value = nullptr);
  const ObjectStructInfo* object(Span at);
  const TupleStructInfo* tuple_info(Span at, List<const StructInfo*> fields);
  const FuncStructInfo* func(Span at, List<const StructInfo*> params, const StructInfo* ret,
                             bool purity);
  /// Of a PackedFunc: `params` are not known.
  const FuncStructInfo* packed_func(Span at, const StructInfo* ret, DeriveFunc derive_func,
                                    bool purity = false);

 private:
  spec::Builder tir_;
};

}  // namespace tenor::spec::relax
