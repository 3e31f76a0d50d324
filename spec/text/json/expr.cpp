// SPDX-License-Identifier: Apache-2.0
// PrimExprs of the graph. TIR/Grammar/PrimExpr.
#include "spec/text/json/reader.h"

namespace tenor::spec::json {
namespace {

using Kind = Made::Kind;

Made made_expr(const PrimExpr* e) { return made(Kind::kExpr, e); }

template <ExprKind K>
Made binary(GraphReader& r, const GraphNode& n) {
  const PrimExpr *a = r.expr(n, "a"), *b = r.expr(n, "b");
  return a && b ? made_expr(r.tir().binary(r.at(), K, a, b)) : Made{};
}

Made logical_not(GraphReader& r, const GraphNode& n) {
  const PrimExpr* a = r.expr(n, "a");
  return a ? made_expr(r.tir().logical_not(r.at(), a)) : Made{};
}

Made int_imm(GraphReader& r, const GraphNode& n) {
  return made_expr(r.tir().int_imm(r.at(), r.literal(n), r.dtype(n)));
}

/// Infinities and NaN are no numbers of JSON: they have become text.
Made float_imm(GraphReader& r, const GraphNode& n) {
  const std::string text(n.text("value"));
  const double value = text.empty() ? n.real("value") : std::strtod(text.c_str(), nullptr);
  return made_expr(r.tir().float_imm(r.at(), value, r.dtype(n)));
}

Made string_imm(GraphReader& r, const GraphNode& n) {
  if (n.type().starts_with("relax")) {
    auto* made_imm = r.make<relax::StringImm>();
    made_imm->value = r.string(n, "value");
    return made(Kind::kRelax, static_cast<const relax::Expr*>(made_imm));
  }
  return made_expr(r.tir().string_imm(r.at(), r.string(n, "value")));
}

Made cast(GraphReader& r, const GraphNode& n) {
  const PrimExpr* value = r.expr(n, "value");
  return value ? made_expr(r.tir().cast(r.at(), value, r.dtype(n))) : Made{};
}

Made select(GraphReader& r, const GraphNode& n) {
  const PrimExpr* condition = r.expr(n, "condition");
  const PrimExpr *t = r.expr(n, "true_value"), *f = r.expr(n, "false_value");
  return condition && t && f ? made_expr(r.tir().select(r.at(), condition, t, f)) : Made{};
}

Made buffer_load(GraphReader& r, const GraphNode& n) {
  const Buffer* b = r.buffer(n, n.has("source") ? "source" : "buffer");
  if (!b) return {};
  return made_expr(
      r.tir().buffer_load(r.at(), b, r.exprs(n, "indices"), r.optional_expr(n, "predicate")));
}

/// The number of lanes: an integer literal; a scalable one is an expression, without rules.
std::int64_t lanes(GraphReader& r, const GraphNode& n) {
  const auto* literal = as<IntImm>(r.expr(n, "lanes"));
  if (!literal) r.fail(n, "the number of lanes is not a literal");
  return literal ? literal->value : 1;
}

Made ramp(GraphReader& r, const GraphNode& n) {
  const PrimExpr *base = r.expr(n, "base"), *stride = r.expr(n, "stride");
  return base && stride ? made_expr(r.tir().ramp(r.at(), base, stride, lanes(r, n))) : Made{};
}

Made broadcast(GraphReader& r, const GraphNode& n) {
  const PrimExpr* value = r.expr(n, "value");
  return value ? made_expr(r.tir().broadcast(r.at(), value, lanes(r, n))) : Made{};
}

Made let(GraphReader& r, const GraphNode& n) {
  const Variable* var = r.variable(n, "var");
  const PrimExpr *value = r.expr(n, "value"), *body = r.expr(n, "body");
  return var && value && body ? made_expr(r.tir().let(r.at(), var, value, body)) : Made{};
}

Made shuffle(GraphReader& r, const GraphNode& n) {
  return made_expr(r.tir().shuffle(r.at(), r.exprs(n, "vectors"), r.exprs(n, "indices")));
}

Made reduce(GraphReader& r, const GraphNode& n) {
  auto* e = r.make<Reduce>();
  e->dtype = r.dtype(n);
  e->combiner = node_of<CommReducer>(r.child(n, "combiner"), Kind::kReducer);
  e->source = r.exprs(n, "source");
  e->init = r.exprs(n, "init");
  std::vector<const IterVar*> axis;
  for (const NodeIndex i : r.items(n, "axis"))
    if (const auto* iter = node_of<IterVar>(r.made(i), Kind::kIterVar)) axis.push_back(iter);
  e->axis = r.arena().list(axis);
  e->value_index = n.integer("value_index");
  e->condition = r.optional_expr(n, "condition");
  if (!e->combiner) r.fail(n, "the combiner is missing");
  return made_expr(e);
}

template <ExprKind K>
constexpr NodeKind row(std::string_view kind) {
  return {kind, binary<K>};
}

}  // namespace

std::vector<NodeKind> expr_kinds() {
  return {row<ExprKind::kAdd>("Add"),
          row<ExprKind::kSub>("Sub"),
          row<ExprKind::kMul>("Mul"),
          row<ExprKind::kDiv>("Div"),
          row<ExprKind::kMod>("Mod"),
          row<ExprKind::kFloorDiv>("FloorDiv"),
          row<ExprKind::kFloorMod>("FloorMod"),
          row<ExprKind::kMin>("Min"),
          row<ExprKind::kMax>("Max"),
          row<ExprKind::kEq>("EQ"),
          row<ExprKind::kNE>("NE"),
          row<ExprKind::kLT>("LT"),
          row<ExprKind::kLE>("LE"),
          row<ExprKind::kGT>("GT"),
          row<ExprKind::kGE>("GE"),
          row<ExprKind::kAnd>("And"),
          row<ExprKind::kOr>("Or"),
          {"Not", logical_not},
          {"IntImm", int_imm},
          {"FloatImm", float_imm},
          {"StringImm", string_imm},
          {"Cast", cast},
          {"Select", select},
          {"BufferLoad", buffer_load},
          {"TensorLoad", buffer_load},
          {"Ramp", ramp},
          {"Broadcast", broadcast},
          {"Let", let},
          {"Shuffle", shuffle},
          {"Reduce", reduce}};
}

}  // namespace tenor::spec::json
