// SPDX-License-Identifier: Apache-2.0
#include "spec/ir/relax/stream.h"

#include <algorithm>

#include "spec/ir/relax/scalar.h"

namespace tenor::spec::detail {

using namespace relax;

void RelaxStream::exprs(const char* name, List<const relax::Expr*> list) {
  put(name, list.size());
  for (std::size_t i = 0; i < list.size(); ++i) expr(name, list[i], static_cast<std::int64_t>(i));
}

void RelaxStream::struct_infos(const char* name, List<const StructInfo*> list) {
  put(name, list.size());
  for (std::size_t i = 0; i < list.size(); ++i)
    struct_info(name, list[i], static_cast<std::int64_t>(i));
}

void RelaxStream::attributes(Attrs attrs) {
  std::vector<const Attribute*> sorted;
  for (const Attribute& attribute : attrs) sorted.push_back(&attribute);
  std::ranges::stable_sort(sorted, {}, &Attribute::key);
  put("attrs", sorted.size());
  for (const Attribute* attribute : sorted) {
    text("key", attribute->key);
    object("attrs", attribute->value);
  }
}

void RelaxStream::bytes(List<std::byte> data) {
  text("data", {reinterpret_cast<const char*>(data.data()), data.size()});
}

void RelaxStream::vdevice(const VDevice* device) {
  if (!number("vdevice", device)) return;
  object("target", device->target);
  put("dev_id", static_cast<std::uint64_t>(device->dev_id));
  text("mem_scope", device->mem_scope);
}

void RelaxStream::bind(const relax::Variable* variable) {
  put("var", variable != nullptr);
  if (!variable) return;
  put("is_dataflow", variable->is_dataflow);
  struct_info("struct_info_annotation", variable->struct_info_annotation);
  rename(variable);
}

void RelaxStream::use(const relax::Variable* variable) {
  if (!number("variable", variable)) return;
  put("is_dataflow", variable->is_dataflow);
  struct_info("struct_info_annotation", variable->struct_info_annotation);
}

void RelaxStream::expr(const char* name, const relax::Expr* e, std::int64_t index) {
  if (stopped()) return;
  enter(name, index, e);
  put("kind", e ? static_cast<std::uint64_t>(e->kind) + 1 : 0);
  if (e) leaf(e);
  leave();
}

void RelaxStream::leaf(const relax::Expr* e) {
  switch (e->kind) {
    case relax::ExprKind::kConstant: return constant(*as<Constant>(e));
    case relax::ExprKind::kVar:
    case relax::ExprKind::kDataflowVar: return use(variable_of(e));
    case relax::ExprKind::kGlobalVar: return text("name_hint", as<GlobalVar>(e)->name_hint);
    case relax::ExprKind::kPrimValue: return Stream::expr("value", as<PrimValue>(e)->value);
    case relax::ExprKind::kStringImm: return text("value", as<relax::StringImm>(e)->value);
    case relax::ExprKind::kDataTypeImm: return dtype("value", as<DataTypeImm>(e)->value);
    case relax::ExprKind::kExternFunc:
      return text("global_symbol", as<ExternFunc>(e)->global_symbol);
    case relax::ExprKind::kShapeExpr: return dimensions("values", as<ShapeExpr>(e)->values);
    case relax::ExprKind::kOp: return text("op_name", as<Op>(e)->op_name);
    case relax::ExprKind::kOpaqueExpr:
      return object("construct", as<relax::OpaqueExpr>(e)->construct);
    default: return compound(e);
  }
}

void RelaxStream::compound(const relax::Expr* e) {
  switch (e->kind) {
    case relax::ExprKind::kTuple: return exprs("fields", as<Tuple>(e)->fields);
    case relax::ExprKind::kSeqExpr: return sequence(*as<SeqExpr>(e));
    case relax::ExprKind::kFunction: return function(*as<relax::Function>(e));
    case relax::ExprKind::kCall: return call(*as<relax::Call>(e));
    case relax::ExprKind::kIf:
      expr("cond", as<If>(e)->cond);
      expr("true_branch", as<If>(e)->true_branch);
      return expr("false_branch", as<If>(e)->false_branch);
    case relax::ExprKind::kTupleGetItem:
      put("index", static_cast<std::uint64_t>(as<TupleGetItem>(e)->index));
      return expr("tuple_value", as<TupleGetItem>(e)->tuple_value);
    default: return;  // the leaves
  }
}

void RelaxStream::constant(const Constant& e) {
  dtype("dtype", e.dtype);
  put("shape", e.shape.size());
  for (const std::int64_t extent : e.shape) put("shape", static_cast<std::uint64_t>(extent));
  bytes(e.data);
}

void RelaxStream::call(const relax::Call& e) {
  expr("op", e.op);
  exprs("args", e.args);
  struct_infos("sinfo_args", e.sinfo_args);
  attributes(e.attrs);
}

void RelaxStream::function(const relax::Function& f) {
  put("params", f.params.size());
  for (const relax::Variable* param : f.params) bind(param);
  struct_info("ret_struct_info", f.ret_struct_info);
  put("is_pure", f.is_pure);
  put("is_private", f.is_private);
  attributes(f.attrs);
  expr("body", f.body);
}

/// A function knows the variable that it is bound to; any other value does not. In a normal form a
/// scalar that binds its own shape variable (EXT/Prim) is a cast to it, as the older generation
/// says.
void RelaxStream::binding(const Binding& b) {
  const bool binds_scalar = !b.is_match_cast() && bound_with(b.var);
  const bool names_scalar = binds_scalar && is_normal_form();
  put("binding", static_cast<std::uint64_t>(names_scalar ? Binding::Kind::kMatchCast : b.kind));
  if (!is_normal_form()) put("binds_scalar", binds_scalar);
  const bool knows_itself = as<relax::Function>(b.value);
  if (knows_itself) bind(b.var);
  expr("value", b.value);
  if (names_scalar) struct_info("struct_info", b.var->struct_info_annotation);
  if (b.is_match_cast()) struct_info("struct_info", b.struct_info);
  if (!knows_itself) bind(b.var);
}

void RelaxStream::sequence(const SeqExpr& e) {
  put("blocks", e.blocks.size());
  for (std::size_t i = 0; i < e.blocks.size(); ++i) {
    enter("blocks", static_cast<std::int64_t>(i), e.blocks[i]);
    put("is_dataflow", e.blocks[i]->is_dataflow);
    const auto bindings = e.blocks[i]->bindings;
    put("bindings", bindings.size());
    for (std::size_t k = 0; k < bindings.size(); ++k) {
      enter("bindings", static_cast<std::int64_t>(k), bindings[k]);
      binding(*bindings[k]);
      leave();
    }
    leave();
  }
  expr("body", e.body);
}

void RelaxStream::tensor(const TensorStructInfo& s) {
  expr("shape", s.shape);
  dtype("dtype", s.dtype);
  vdevice(s.vdevice);
  put("ndim", static_cast<std::uint64_t>(s.ndim));
}

void RelaxStream::shape(const ShapeStructInfo& s) {
  put("has_values", s.values.has_value());
  if (s.values) dimensions("values", *s.values);
  put("ndim", static_cast<std::uint64_t>(s.ndim));
}

void RelaxStream::callable(const FuncStructInfo& s) {
  put("has_params", s.params.has_value());
  if (s.params) struct_infos("params", *s.params);
  struct_info("ret", s.ret);
  put("purity", s.purity);
  put("derive_func", static_cast<std::uint64_t>(s.derive_func.kind));
  text("derive_func", s.derive_func.name);
}

void RelaxStream::struct_info(const char* name, const StructInfo* s, std::int64_t index) {
  if (stopped()) return;
  enter(name, index, s);
  put("kind", s ? static_cast<std::uint64_t>(s->kind) + 1 : 0);
  if (const auto* of = as<TensorStructInfo>(s)) tensor(*of);
  if (const auto* of = as<ShapeStructInfo>(s)) shape(*of);
  if (const auto* of = as<FuncStructInfo>(s)) callable(*of);
  if (const auto* of = as<TupleStructInfo>(s)) struct_infos("fields", of->fields);
  if (const auto* of = as<PrimStructInfo>(s)) {
    dtype("dtype", of->dtype);
    if (!is_normal_form()) Stream::expr("value", of->value);
  }
  leave();
}

}  // namespace tenor::spec::detail
