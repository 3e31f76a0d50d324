// SPDX-License-Identifier: Apache-2.0
// Relax expressions, bindings and blocks of the graph, and calls. Relax/Grammar/Expr, Binding.
#include "spec/text/json/reader.h"
#include "spec/text/json/tensor.h"

namespace tenor::spec::json {
namespace {

using Kind = Made::Kind;

template <class T>
Made made_relax(const T* e) {
  return made(Kind::kRelax, static_cast<const relax::Expr*>(e));
}

/// `exp` of `tir.exp`.
std::string_view without_dialect(std::string_view name) { return name.substr(name.find('.') + 1); }

Made tir_call(GraphReader& r, const GraphNode& n, const Made& op) {
  const bool of_buffer = op.text.ends_with(".buffer_data");
  const List<NodeIndex> args = r.items(n, "args");
  if (of_buffer && args.size() == 1)
    if (const auto* b = node_of<Buffer>(r.made(args[0]), Kind::kBuffer))
      return made(Kind::kExpr, static_cast<const PrimExpr*>(r.tir().var(r.at(), b->data, b)));
  const bool global = op.kind == Kind::kGlobalVar;
  return made(Kind::kExpr, static_cast<const PrimExpr*>(r.tir().call(
                               r.at(), r.dtype(n), global ? op.text : without_dialect(op.text),
                               r.exprs(n, "args"), global, r.attrs(n, "attrs"))));
}

/// What calls no operator says of which class its attributes are, as text does.
Attrs call_attrs(GraphReader& r, const GraphNode& n, const Made& op) {
  const Attrs attrs = r.attrs(n, "attrs");
  const auto node = n.child("attrs");
  const std::string_view type = node ? r.node(*node).type() : std::string_view{};
  if (op.kind == Kind::kOp || type == "None" || type.ends_with("DictAttrs")) return attrs;
  std::vector<Attribute> all(attrs.begin(), attrs.end());
  Attribute& key = *all.insert(all.begin(), Attribute{"attrs_type_key", {}});
  key.value.kind = Object::Kind::kString;
  key.value.text = r.arena().string(type);
  return r.arena().list(all);
}

Made relax_call(GraphReader& r, const GraphNode& n, const Made& op) {
  auto* call = r.make<relax::Call>();
  if (op.kind == Kind::kOp) {
    auto* made_op = r.make<relax::Op>();
    made_op->op_name = without_dialect(op.text);
    call->op = made_op;
  } else {
    call->op = r.relax_expr(n, "op");
  }
  std::vector<const relax::Expr*> args;
  for (const NodeIndex i : r.items(n, "args")) {
    args.push_back(r.as_relax(r.made(i)));
    if (!args.back()) r.fail(n, "an argument is not an expression");
  }
  call->args = r.arena().list(args);
  std::vector<const relax::StructInfo*> infos;
  for (const NodeIndex i : r.items(n, n.has("ty_args") ? "ty_args" : "sinfo_args"))
    infos.push_back(r.as_struct_info(r.made(i)));
  call->sinfo_args = r.arena().list(infos);
  call->attrs = call_attrs(r, n, op);
  return made_relax(call);
}

/// One kind of node in the flat generation: what is called, and what it gives, tell them apart.
Made call(GraphReader& r, const GraphNode& n) {
  const Made& op = r.child(n, "op");
  if (n.type().starts_with("tir")) return tir_call(r, n, op);
  if (n.type().starts_with("relax")) return relax_call(r, n, op);
  if (op.kind == Kind::kOp)
    return op.text.starts_with("relax.") ? relax_call(r, n, op) : tir_call(r, n, op);
  const auto* type = node_of<Type>(r.child(n, "ty"), Kind::kType);
  const bool scalar = type && type->kind == Type::Kind::kPrimType;
  return op.kind == Kind::kGlobalVar && scalar ? tir_call(r, n, op) : relax_call(r, n, op);
}

Made constant(GraphReader& r, const GraphNode& n) {
  const auto* tensor = node_of<relax::Constant>(r.child(n, "data"), Kind::kTensor);
  if (!tensor) {
    r.fail(n, "its data is not a tensor");
    return Made{};
  }
  return made_relax(tensor);
}

Made tensor(GraphReader& r, const GraphNode& n) {
  const relax::Constant* made_tensor =
      n.data().is_string() ? read_tensor(n.data().get_ref<const std::string&>(), r.relax(), r.at())
                           : nullptr;
  if (!made_tensor) {
    r.fail(n, "it is not a tensor");
    return Made{};
  }
  return made(Kind::kTensor, made_tensor);
}

Made tuple(GraphReader& r, const GraphNode& n) {
  std::vector<const relax::Expr*> fields;
  for (const NodeIndex i : r.items(n, "fields")) {
    fields.push_back(r.as_relax(r.made(i)));
    if (!fields.back()) r.fail(n, "a field is not an expression");
  }
  return made_relax(r.relax().tuple(r.at(), r.arena().list(fields)));
}

Made tuple_get_item(GraphReader& r, const GraphNode& n) {
  auto* e = r.make<relax::TupleGetItem>();
  e->tuple_value = r.relax_expr(n, "tuple_value");
  e->index = n.integer("index");
  return made_relax(e);
}

Made prim_value(GraphReader& r, const GraphNode& n) {
  const PrimExpr* value = r.expr(n, "value");
  return value ? made_relax(r.relax().prim_value(r.at(), value)) : Made{};
}

Made data_type_imm(GraphReader& r, const GraphNode& n) {
  auto* e = r.make<relax::DataTypeImm>();
  // Void is the empty text there.
  const bool is_void = n.has("value") && n.text("value").empty();
  const auto dtype = is_void ? std::optional(void_type()) : parse_datatype(n.text("value"));
  if (!dtype) r.fail(n, "it has no datatype");
  e->value = dtype.value_or(void_type());
  return made_relax(e);
}

Made shape_expr(GraphReader& r, const GraphNode& n) {
  return made_relax(r.relax().shape_expr(r.at(), r.exprs(n, "values")));
}

Made extern_func(GraphReader& r, const GraphNode& n) {
  auto* e = r.make<relax::ExternFunc>();
  e->global_symbol = r.string(n, "global_symbol");
  return made_relax(e);
}

Made if_else(GraphReader& r, const GraphNode& n) {
  auto* e = r.make<relax::If>();
  e->cond = r.relax_expr(n, "cond");
  e->true_branch = r.relax_expr(n, "true_branch");
  e->false_branch = r.relax_expr(n, "false_branch");
  return made_relax(e);
}

const relax::Variable* bound_variable(GraphReader& r, const GraphNode& n) {
  return node_of<relax::Variable>(r.child(n, "var"), Kind::kRelaxVariable);
}

Made var_binding(GraphReader& r, const GraphNode& n) {
  auto* b = r.make<relax::Binding>();
  b->var = bound_variable(r, n);
  b->value = r.relax_expr(n, "value");
  if (!b->var) r.fail(n, "it does not bind a variable");
  return made(Kind::kBinding, static_cast<const relax::Binding*>(b));
}

Made match_cast(GraphReader& r, const GraphNode& n) {
  auto* b = r.make<relax::Binding>();
  b->kind = relax::Binding::Kind::kMatchCast;
  b->var = bound_variable(r, n);
  b->value = r.relax_expr(n, "value");
  b->struct_info = r.struct_info(n, n.has("ty") ? "ty" : "struct_info");
  return made(Kind::kBinding, static_cast<const relax::Binding*>(b));
}

Made binding_block(GraphReader& r, const GraphNode& n) {
  auto* block = r.make<relax::BindingBlock>();
  block->is_dataflow = n.kind() == "DataflowBlock";
  std::vector<const relax::Binding*> all;
  for (const NodeIndex i : r.items(n, "bindings")) {
    const auto* b = node_of<relax::Binding>(r.made(i), Kind::kBinding);
    b ? all.push_back(b) : r.fail(n, "an item is not a binding");
  }
  block->bindings = r.arena().list(all);
  return made(Kind::kBlock, static_cast<const relax::BindingBlock*>(block));
}

Made seq_expr(GraphReader& r, const GraphNode& n) {
  auto* e = r.make<relax::SeqExpr>();
  std::vector<const relax::BindingBlock*> all;
  for (const NodeIndex i : r.items(n, "blocks")) {
    const auto* block = node_of<relax::BindingBlock>(r.made(i), Kind::kBlock);
    block ? all.push_back(block) : r.fail(n, "an item is not a block");
  }
  e->blocks = r.arena().list(all);
  e->body = r.relax_expr(n, "body");
  return made_relax(e);
}

Made function(GraphReader& r, const GraphNode& n) {
  auto* f = r.make<relax::Function>();
  std::vector<const relax::Variable*> params;
  for (const NodeIndex i : r.items(n, "params")) {
    const auto* v = node_of<relax::Variable>(r.made(i), Kind::kRelaxVariable);
    v ? params.push_back(v) : r.fail(n, "a parameter is not a variable");
  }
  f->params = r.arena().list(params);
  f->body = r.relax_expr(n, "body");
  f->ret_struct_info = r.struct_info(n, n.has("ret_ty") ? "ret_ty" : "ret_struct_info");
  f->is_pure = n.truth("is_pure");
  f->attrs = r.attrs(n, "attrs");
  return made_relax(f);
}

}  // namespace

std::vector<NodeKind> relax_kinds() {
  return {{"Call", call},
          {"Constant", constant},
          {"Tensor", tensor},
          {"NDArray", tensor},
          {"Tuple", tuple},
          {"TupleGetItem", tuple_get_item},
          {"PrimValue", prim_value},
          {"DataTypeImm", data_type_imm},
          {"ShapeExpr", shape_expr},
          {"ExternFunc", extern_func},
          {"If", if_else},
          {"VarBinding", var_binding},
          {"MatchCast", match_cast},
          {"BindingBlock", binding_block},
          {"DataflowBlock", binding_block},
          {"SeqExpr", seq_expr},
          {"Function", function}};
}

}  // namespace tenor::spec::json
