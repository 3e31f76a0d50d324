// SPDX-License-Identifier: Apache-2.0
// PrimExprs as nodes: ../expr.cpp and the calls of ../relax.cpp backwards. TIR/Grammar/PrimExpr.
#include <utility>

#include "spec/ir/external_math.h"
#include "spec/text/json/writer/writer.h"
#include "spec/text/printer/operator.h"

namespace tenor::spec::json {

Fields GraphWriter::typed(DataType dtype) {
  return flat() ? placed().node("ty", prim_type(dtype)) : placed().text("dtype", spelling(dtype));
}

/// What the program shares is walked once, however often it stands in it.
NodeIndex GraphWriter::expr(const PrimExpr* e) {
  const auto found = written_.find(e);
  if (found != written_.end()) return found->second;
  const NodeIndex index = new_expr(e);
  written_.emplace(e, index);
  return index;
}

NodeIndex GraphWriter::exprs(List<const PrimExpr*> all) {
  return list(all, [&](const PrimExpr* e) { return expr(e); });
}

NodeIndex GraphWriter::new_expr(const PrimExpr* e) {
  if (e->dtype.scalable) return fail(e, "a scalable vector");
  const auto node = [&](std::string_view kind, const Fields& fields) {
    return shared(tir_type(kind), fields);
  };
  if (const auto* b = as<BinaryExpr>(e)) return binary(b);
  switch (e->kind) {
    case ExprKind::kVar: return var(*as<Var>(e));
    case ExprKind::kIntImm:
      return as<IntImm>(e)->in_range ? int_imm(as<IntImm>(e)->value, e->dtype)
                                     : fail(e, "a literal of more than 64 bits");
    case ExprKind::kFloatImm:
      return shared("ir.FloatImm", typed(e->dtype).real("value", as<FloatImm>(e)->value));
    case ExprKind::kStringImm: return string_imm(as<StringImm>(e)->value);
    case ExprKind::kCast:
      return node("Cast", typed(e->dtype).node("value", expr(as<Cast>(e)->value)));
    case ExprKind::kNot: return node("Not", typed(e->dtype).node("a", expr(as<Not>(e)->a)));
    case ExprKind::kSelect: {
      const auto& s = *as<Select>(e);
      return node("Select", typed(e->dtype)
                                .node("condition", expr(s.condition))
                                .node("true_value", expr(s.true_value))
                                .node("false_value", expr(s.false_value)));
    }
    case ExprKind::kBufferLoad: {
      const auto& load = *as<BufferLoad>(e);
      return node("BufferLoad", typed(e->dtype)
                                    .node("buffer", buffer(load.buffer))
                                    .node("indices", exprs(load.indices))
                                    .node("predicate", optional_expr(load.predicate)));
    }
    default: return other_expr(e);
  }
}

NodeIndex GraphWriter::other_expr(const PrimExpr* e) {
  const auto node = [&](std::string_view kind, const Fields& fields) {
    return shared(tir_type(kind), fields);
  };
  switch (e->kind) {
    case ExprKind::kRamp: {
      const auto& ramp = *as<Ramp>(e);
      return node("Ramp", typed(e->dtype)
                              .node("base", expr(ramp.base))
                              .node("stride", expr(ramp.stride))
                              .node("lanes", int_imm(ramp.lanes, int_type(32))));
    }
    case ExprKind::kBroadcast: {
      const auto& spread = *as<Broadcast>(e);
      return node("Broadcast", typed(e->dtype)
                                   .node("value", expr(spread.value))
                                   .node("lanes", int_imm(spread.lanes, int_type(32))));
    }
    case ExprKind::kLet: {
      const auto& let = *as<Let>(e);
      return node("Let", typed(e->dtype)
                             .node("var", variable(let.var))
                             .node("value", expr(let.value))
                             .node("body", expr(let.body)));
    }
    case ExprKind::kShuffle:
      return node("Shuffle", typed(e->dtype)
                                 .node("vectors", exprs(as<Shuffle>(e)->vectors))
                                 .node("indices", exprs(as<Shuffle>(e)->indices)));
    case ExprKind::kCall: return call(as<Call>(e));
    case ExprKind::kReduce: return reduce(as<Reduce>(e));
    case ExprKind::kTypeExpr: return type(as<TypeExpr>(e)->type);
    case ExprKind::kLoad: return fail(e, "the deprecated Load");
    case ExprKind::kOpaqueExpr: return fail(e, as<OpaqueExpr>(e)->construct.text);
    default: return fail(e, "an expression");
  }
}

NodeIndex GraphWriter::binary(const BinaryExpr* e) {
  const std::string_view kind = printer::find_operator(e->kind).node;
  return shared(tir_type(kind), typed(e->dtype).node("a", expr(e->a)).node("b", expr(e->b)));
}

NodeIndex GraphWriter::int_imm(std::int64_t value, DataType dtype) {
  return shared("ir.IntImm", typed(dtype).integer("value", value));
}

/// The flat generation gives it no type.
NodeIndex GraphWriter::string_imm(std::string_view value) {
  return shared(tir_type("StringImm"),
                typed(flat() ? void_type() : handle_type()).node("value", text(value)));
}

NodeIndex GraphWriter::call(const Call* e) {
  if (!flat()) {
    if (!e->attrs.empty()) return fail(e, "a call with attributes");
    return shared("tir.Call",
                  typed(e->dtype).node("op", callee(*e)).node("args", array(arguments(*e))));
  }
  const NodeIndex attrs = e->attrs.empty() ? kNone : dict_attrs(e->attrs);
  return shared("ir.Call", placed()
                               .node("ty", type_of_call(*e))
                               .node("op", callee(*e))
                               .node("args", array(arguments(*e)))
                               .node("attrs", attrs)
                               .node("ty_args", array({})));
}

NodeIndex GraphWriter::callee(const Call& e) {
  if (e.global_var) return global_var(e.op);
  return named("ir.Op", tir_type(e.external.empty() ? e.op : caller_of_external(e.external)));
}

/// Of an external function the first one is its name.
std::vector<NodeIndex> GraphWriter::arguments(const Call& e) {
  std::vector<NodeIndex> found;
  if (!e.external.empty()) found.push_back(string_imm(e.external));
  for (const PrimExpr* arg : e.args) found.push_back(expr(arg));
  return found;
}

/// Of a call that gives a pointer, the type says to what.
NodeIndex GraphWriter::type_of_call(const Call& e) {
  if (e.dtype != handle_type()) return prim_type(e.dtype);
  const Type* bound = std::exchange(bound_type_, nullptr);
  if (bound && bound->is_pointer()) return type(bound);
  const auto* load =
      e.op == "address_of" && e.args.size() == 1 ? as<BufferLoad>(e.args[0]) : nullptr;
  return load ? pointer_to(*load->buffer) : prim_type(e.dtype);
}

NodeIndex GraphWriter::reduce(const Reduce* e) {
  const NodeIndex axis = list(e->axis, [&](const IterVar* iter) { return iter_var(iter); });
  return shared(tir_type("Reduce"),
                typed(e->dtype)
                    .node("combiner", combiner(e->combiner))
                    .node("source", exprs(e->source))
                    .node("init", exprs(e->init))
                    .node("axis", axis)
                    .node("condition", e->condition ? expr(e->condition) : int_imm(1, bool_type()))
                    .integer("value_index", e->value_index));
}

}  // namespace tenor::spec::json
