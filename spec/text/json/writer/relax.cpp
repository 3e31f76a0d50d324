// SPDX-License-Identifier: Apache-2.0
// Relax expressions, bindings and blocks as nodes: ../relax.cpp backwards. Relax/Grammar/Expr,
// Binding.
#include "spec/text/json/writer/writer.h"
#include "spec/text/printer/relax/tensor.h"

namespace tenor::spec::json {

Fields GraphWriter::with_info(NodeIndex info) {
  return placed().node(flat() ? "ty" : "struct_info_", info);
}

NodeIndex GraphWriter::relax_exprs(List<const relax::Expr*> all) {
  return list(all, [&](const relax::Expr* e) { return relax_expr(e); });
}

NodeIndex GraphWriter::relax_expr(const relax::Expr* e) {
  if (const relax::Variable* v = relax::variable_of(e)) return relax_variable(v);
  const auto found = written_.find(e);
  if (found != written_.end()) return found->second;
  const NodeIndex index = leaf(e);
  written_.emplace(e, index);
  return index;
}

NodeIndex GraphWriter::leaf(const relax::Expr* e) {
  using enum relax::ExprKind;
  switch (e->kind) {
    case kGlobalVar: return global_var(relax::as<relax::GlobalVar>(e)->name_hint);
    case kOp: return named("ir.Op", "relax." + std::string(relax::as<relax::Op>(e)->op_name));
    case kConstant: {
      const NodeIndex info = info_of(e);
      return shared("relax.expr.Constant",
                    with_info(info).node("data", tensor(*relax::as<relax::Constant>(e))));
    }
    case kPrimValue: {
      const PrimExpr* value = relax::as<relax::PrimValue>(e)->value;
      if (flat()) return expr(value);
      return shared("relax.expr.PrimValue", with_info(info_of(e)).node("value", expr(value)));
    }
    case kStringImm:
      return shared(
          "relax.expr.StringImm",
          with_info(info_of(e)).node("value", text(relax::as<relax::StringImm>(e)->value)));
    case kDataTypeImm:
      return shared(
          "relax.expr.DataTypeImm",
          with_info(info_of(e)).text("value", spelling(relax::as<relax::DataTypeImm>(e)->value)));
    case kShapeExpr:
      return shared(
          "relax.expr.ShapeExpr",
          with_info(info_of(e)).node("values", exprs(relax::as<relax::ShapeExpr>(e)->values)));
    case kExternFunc: {
      const auto& external = *relax::as<relax::ExternFunc>(e);
      return shared("relax.expr.ExternFunc",
                    with_info(info_of(e))
                        .node("attrs", dict_attrs({}))
                        .node("global_symbol", text(external.global_symbol)));
    }
    default: return compound(e);
  }
}

NodeIndex GraphWriter::tensor(const relax::Constant& c) {
  return named("ffi.Tensor", printer::saved_tensor(c, generation_));
}

NodeIndex GraphWriter::compound(const relax::Expr* e) {
  using enum relax::ExprKind;
  switch (e->kind) {
    case kTuple: {
      const NodeIndex fields = relax_exprs(relax::as<relax::Tuple>(e)->fields);
      return add("relax.expr.Tuple", with_info(info_of(e)).node("fields", fields));
    }
    case kTupleGetItem: {
      const auto& item = *relax::as<relax::TupleGetItem>(e);
      const NodeIndex of = relax_expr(item.tuple_value);
      return add("relax.expr.TupleGetItem",
                 with_info(info_of(e)).node("tuple_value", of).integer("index", item.index));
    }
    case kIf: {
      const auto& branch = *relax::as<relax::If>(e);
      const NodeIndex cond = relax_expr(branch.cond), t = relax_expr(branch.true_branch),
                      f = relax_expr(branch.false_branch);
      return add(
          "relax.expr.If",
          with_info(info_of(e)).node("cond", cond).node("true_branch", t).node("false_branch", f));
    }
    case kSeqExpr: {
      const auto& seq = *relax::as<relax::SeqExpr>(e);
      const NodeIndex blocks =
          list(seq.blocks, [&](const relax::BindingBlock* each) { return binding_block(*each); });
      const NodeIndex body = relax_expr(seq.body);
      return add("relax.expr.SeqExpr",
                 with_info(info_of(e)).node("blocks", blocks).node("body", body));
    }
    case kFunction: return relax_function(*relax::as<relax::Function>(e), {});
    case kCall: return relax_call(*relax::as<relax::Call>(e));
    default: return fail(e, relax::as<relax::OpaqueExpr>(e)->construct.text);
  }
}

/// In the flat generation a scalar that dimensions speak of is the variable of both.
NodeIndex GraphWriter::relax_variable(const relax::Variable* v) {
  const auto found = written_.find(v);
  if (found != written_.end()) return found->second;
  const relax::StructInfo* info = known(*v);
  const auto* prim = relax::as<relax::PrimStructInfo>(info);
  const auto* size = flat() && prim ? as<Var>(prim->value) : nullptr;
  if (size) return written_[v] = variable(size->variable);
  const NodeIndex name = text(v->name_hint), of = optional_info(info);
  if (flat())
    return written_[v] = add(v->is_dataflow ? "relax.expr.DataflowVar" : "ir.Var",
                             with_info(of).node("name", name));
  const NodeIndex id = add("relax.Id", Fields().node("name_hint", name));
  return written_[v] = add(v->is_dataflow ? "relax.expr.DataflowVar" : "relax.expr.Var",
                           with_info(of).node("vid", id));
}

NodeIndex GraphWriter::relax_call(const relax::Call& e) {
  const NodeIndex op = relax_expr(e.op), args = relax_exprs(e.args),
                  infos = struct_infos(e.sinfo_args);
  const NodeIndex attrs = call_attrs(e);
  return add(flat() ? "ir.Call" : "relax.expr.Call",
             with_info(info_of(&e))
                 .node("op", op)
                 .node("args", args)
                 .node("attrs", attrs)
                 .node(flat() ? "ty_args" : "sinfo_args", infos));
}

NodeIndex GraphWriter::relax_function(const relax::Function& f, std::string_view name) {
  const auto params = list(f.params, [&](const relax::Variable* v) { return relax_variable(v); });
  const NodeIndex attrs = function_attrs(f.attrs, f.is_private, name, false);
  const relax::FuncStructInfo* info = type_of(f, known(&f));
  const relax::StructInfo* ret = known_of_result(f);
  const NodeIndex body = relax_expr(f.body);
  return add("relax.expr.Function",
             with_info(optional_info(info))
                 .node("attrs", attrs)
                 .node("params", params)
                 .node("body", body)
                 .node(flat() ? "ret_ty" : "ret_struct_info", optional_info(ret))
                 .truth("is_pure", f.is_pure));
}

NodeIndex GraphWriter::binding(const relax::Binding& b) {
  const NodeIndex value = relax_expr(b.value);
  if (!b.is_match_cast())
    return add("relax.expr.VarBinding",
               placed().node("var", relax_variable(b.var)).node("value", value));
  const NodeIndex info = struct_info(b.struct_info);
  const relax::Variable* var =
      b.var ? b.var : build_.variable(program_.span(&b), "_", b.struct_info, false);
  return add("relax.expr.MatchCast", placed()
                                         .node("var", relax_variable(var))
                                         .node("value", value)
                                         .node(flat() ? "ty" : "struct_info", info));
}

NodeIndex GraphWriter::binding_block(const relax::BindingBlock& b) {
  const NodeIndex bindings =
      list(b.bindings, [&](const relax::Binding* each) { return binding(*each); });
  return add(b.is_dataflow ? "relax.expr.DataflowBlock" : "relax.expr.BindingBlock",
             Fields().node("bindings", bindings).node("span", kNone));
}

}  // namespace tenor::spec::json
