// SPDX-License-Identifier: Apache-2.0
// Relax functions built node by node, and what the checks say of them: for trees that no text can
// spell, and to keep one point a test.
#pragma once

#include <string>
#include <vector>

#include "spec/ir/relax/build.h"
#include "spec/relax/check.h"

namespace tenor::spec::relax::test {

using Exprs = std::vector<const Expr*>;
using Dimensions = std::vector<const PrimExpr*>;
using Infos = std::vector<const StructInfo*>;

class Fixture {
 public:
  Fixture();

  Program program;
  Builder builder{program};
  Module module;
  Readings readings;
  bool strict = false;

  spec::Variable *n, *m;  ///< shape variables, int64
  Variable* x;            ///< a parameter: a float32 tensor of shape (n, m)
  Function* function;     ///< `main`: takes x; its body is to be set

  /// What the check says of the module: "error", "warning", "note", or nothing.
  std::string says(std::string_view check);
  /// The same where the body of `main` is this.
  std::string says(std::string_view check, const Expr* body);
  /// The same where `main` consists of these bindings and gives back x.
  std::string says(std::string_view check, std::vector<const Binding*> bindings);
  /// The ids of all findings, in order.
  std::vector<std::string> findings();

  spec::Variable* shape_variable(std::string_view name, DataType dtype = int_type(64));
  const PrimExpr* of(const spec::Variable* v) { return builder.tir().var({}, v); }
  const PrimExpr* i(std::int64_t value, int bits = 64) {
    return builder.tir().int_imm({}, value, int_type(bits));
  }
  const PrimExpr* twice(const spec::Variable* v) {
    return builder.tir().binary({}, spec::ExprKind::kMul, i(2), of(v));
  }

  const TensorStructInfo* tensor(Dimensions dimensions, DataType dtype = float_type(32));
  const ShapeStructInfo* shape(Dimensions values);
  const FuncStructInfo* callable(Infos params, const StructInfo* ret);
  Variable* variable(std::string_view name, const StructInfo* info = nullptr);
  Variable* dataflow(std::string_view name, const StructInfo* info = nullptr);
  const Expr* use(const Variable* v) { return builder.use({}, v); }
  const Expr* global(std::string_view name);
  const Expr* op(std::string_view name);
  const Call* call(const Expr* callee, Exprs arguments, Infos sinfo_args = {});
  const Call* add(const Expr* a, const Expr* b) { return call(op("add"), {a, b}); }
  const Tuple* tuple(Exprs fields) { return builder.tuple({}, builder.arena().list(fields)); }
  const ShapeExpr* shape_expr(Dimensions values) {
    return builder.shape_expr({}, builder.arena().list(values));
  }
  const Expr* item(const Expr* tuple, std::int64_t index);
  const Expr* branch(const Expr* condition, const Expr* yes, const Expr* no);
  const Expr* scalar(DataType dtype = bool_type());

  const Binding* bind(const Variable* v, const Expr* value);
  const Binding* match(const Variable* v, const Expr* value, const StructInfo* info);
  const BindingBlock* block(std::vector<const Binding*> bindings, bool is_dataflow = false);
  const BindingBlock* flow(std::vector<const Binding*> bindings) { return block(bindings, true); }
  const SeqExpr* seq(std::vector<const BindingBlock*> blocks, const Expr* body);
  Function* make_function(std::vector<const Variable*> params, const Expr* body);
  void add_function(std::string name, const Function* f);
  Attrs attribute(std::string_view key, std::string_view value);
  Attrs attribute(std::string_view key, bool value);
};

}  // namespace tenor::spec::relax::test
