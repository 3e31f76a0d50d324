// SPDX-License-Identifier: Apache-2.0
// Expressions of the vocabulary that are nodes of their own. TIR/Grammar/PrimExpr, BinaryOp, CmpOp,
// LogicalOp. A name with a capital is the node itself; one without brings operands together first.
#include <fmt/format.h>

#include "spec/text/reader/promote.h"
#include "spec/text/reader/reader.h"

namespace tenor::spec::reader {

using namespace tir;

namespace {

/// `T.Add(a, b)`, `T.LT(a, b)`, …
Value read_node(Reader& r, Call& call) {
  const PrimExpr *a = r.expression(call.get(0, "a")), *b = r.expression(call.get(1, "b"));
  if (!a || !b) return Value();
  return value_of(call.span, static_cast<const PrimExpr*>(r.builder().binary(
                                 call.span, static_cast<ExprKind>(call.variant), a, b)));
}

/// `T.max(a, b)`, `T.floordiv(a, b)`, …
Value read_matched(Reader& r, Call& call) {
  call.named("dtype");  // the operands decide
  const PrimExpr *a = nullptr, *b = nullptr;
  const Value x = call.get(0, "a"), y = call.get(1, "b");
  if (!r.operands(x, y, false, a, b)) return Value();
  return value_of(call.span, static_cast<const PrimExpr*>(r.builder().binary(
                                 call.span, static_cast<ExprKind>(call.variant), a, b)));
}

/// `T.ceildiv(a, b)`: (a + b - 1) // b.
Value read_ceildiv(Reader& r, Call& call) {
  call.named("dtype");
  const Value a = call.get(0, "lhs"), b = call.get(1, "rhs");
  if (!a || !b) return Value();
  const Value sum = r.binary("+", a, b, call.span);
  const Value top = sum ? r.binary("-", sum, value_of(call.span, Wide{1}), call.span) : sum;
  const Value again = top ? r.copied(b, call.span) : top;
  return again ? r.binary("//", top, again, call.span) : again;
}

Value read_not(Reader& r, Call& call) {
  const PrimExpr* a = r.expression(call.get(0, "a"));
  return a ? value_of(call.span,
                      static_cast<const PrimExpr*>(r.builder().logical_not(call.span, a)))
           : Value();
}

/// `T.all(a, b, c)`, `T.any(…)`.
Value read_all(Reader& r, Call& call) {
  Value result;
  for (const Value& v : call.all())
    result = result ? r.logical(call.variant == 1, result, v, call.span) : v;
  return result ? result : r.fail(Code::P_ARGUMENT, call.span, "at least one condition is needed");
}

Value read_select(Reader& r, Call& call) {
  const PrimExpr* c = r.expression(call.get(0, "condition"));
  const PrimExpr* t = r.expression(call.get(1, "true_value"));
  const PrimExpr* f = r.expression(call.get(2, "false_value"));
  if (!c || !t || !f) return Value();
  return value_of(call.span, static_cast<const PrimExpr*>(r.builder().select(call.span, c, t, f)));
}

Value read_if_then_else(Reader& r, Call& call) {
  call.named("dtype");
  const PrimExpr* c = r.expression(call.get(0, "cond"));
  const PrimExpr *t = nullptr, *f = nullptr;
  const Value yes = call.get(1, "t"), no = call.get(2, "f");
  if (!c || !r.operands(yes, no, false, t, f)) return Value();
  return r.call_builtin(call.span, "if_then_else", t->dtype, r.arena().list({c, t, f}));
}

Value read_ramp(Reader& r, Call& call) {
  const PrimExpr* base = r.expression(call.get(0, "base"));
  const PrimExpr* stride = r.expression(call.get(1, "stride"));
  const PrimExpr* count = r.expression(call.get(2, "lanes"));
  if (!base || !stride || !count) return Value();
  const auto n = r.lanes(count, call.span);
  if (!n) return Value();
  return value_of(call.span,
                  r.ramp(call.span, base, convert(r.builder(), stride, base->dtype), *n));
}

Value read_broadcast(Reader& r, Call& call) {
  const PrimExpr* value = r.expression(call.get(0, "value"));
  const PrimExpr* count = r.expression(call.get(1, "lanes"));
  if (!value || !count) return Value();
  const auto n = r.lanes(count, call.span);
  if (!n) return Value();
  const Broadcast* made = r.builder().broadcast(call.span, value, n->count);
  const_cast<Broadcast*>(made)->dtype.scalable = n->scalable;
  return value_of(call.span, static_cast<const PrimExpr*>(made));
}

Value read_shuffle(Reader& r, Call& call) {
  List<const PrimExpr*> vectors, indices;
  if (!r.expressions(call.get(0, "vectors"), vectors)) return Value();
  if (!r.expressions(call.get(1, "indices"), indices)) return Value();
  return value_of(call.span,
                  static_cast<const PrimExpr*>(r.builder().shuffle(call.span, vectors, indices)));
}

/// `T.Let(body, where={v: e})`; `T.let(v, e, body)`, and as a statement `T.let(v, e)`.
Value read_let_node(Reader& r, Call& call) {
  const bool old = call.variant == 1;
  Value body = call.get(old ? 2 : 0, old ? "body" : "expr"), name, bound;
  if (old) {
    name = call.get(0, "v"), bound = call.get(1, "value");
  } else {
    const Value where = call.get(1, "where");
    if (!where.is(Kind::kDict) || where.items.size() != 2)
      return r.fail(Code::P_ARGUMENT, call.span, "T.Let binds one variable in `where`");
    name = where.items[0], bound = where.items[1];
  }
  const Variable* variable = r.variable(name, "what T.Let binds");
  const PrimExpr* value = r.expression(bound);
  if (!variable || !value) return Value();
  if (old && body.is(Kind::kNone)) {
    auto* s = r.builder().stmt<LetStmt>(call.span);
    s->var = variable;
    s->value = value;
    return r.scope_frame(call.span, s, &s->body, none(call.span));
  }
  const PrimExpr* inner = r.expression(body);
  if (!inner) return Value();
  return value_of(call.span,
                  static_cast<const PrimExpr*>(r.builder().let(call.span, variable, value, inner)));
}

constexpr int kind(ExprKind k) { return static_cast<int>(k); }

constexpr Construct kOperatorConstructs[] = {
    {"Add", read_node, kind(ExprKind::kAdd)},
    {"Sub", read_node, kind(ExprKind::kSub)},
    {"Mul", read_node, kind(ExprKind::kMul)},
    {"Div", read_node, kind(ExprKind::kDiv)},
    {"Mod", read_node, kind(ExprKind::kMod)},
    {"FloorDiv", read_node, kind(ExprKind::kFloorDiv)},
    {"FloorMod", read_node, kind(ExprKind::kFloorMod)},
    {"Min", read_node, kind(ExprKind::kMin)},
    {"Max", read_node, kind(ExprKind::kMax)},
    {"EQ", read_node, kind(ExprKind::kEq)},
    {"NE", read_node, kind(ExprKind::kNE)},
    {"LT", read_node, kind(ExprKind::kLT)},
    {"LE", read_node, kind(ExprKind::kLE)},
    {"GT", read_node, kind(ExprKind::kGT)},
    {"GE", read_node, kind(ExprKind::kGE)},
    {"And", read_node, kind(ExprKind::kAnd)},
    {"Or", read_node, kind(ExprKind::kOr)},
    {"min", read_matched, kind(ExprKind::kMin)},
    {"max", read_matched, kind(ExprKind::kMax)},
    {"floordiv", read_matched, kind(ExprKind::kFloorDiv)},
    {"floormod", read_matched, kind(ExprKind::kFloorMod)},
    {"indexdiv", read_matched, kind(ExprKind::kFloorDiv)},
    {"indexmod", read_matched, kind(ExprKind::kFloorMod)},
    {"truncdiv", read_matched, kind(ExprKind::kDiv)},
    {"truncmod", read_matched, kind(ExprKind::kMod)},
    {"div", read_matched, kind(ExprKind::kDiv)},
    {"ceildiv", read_ceildiv},
    {"Not", read_not},
    {"all", read_all, 1},
    {"any", read_all, 0},
    {"Select", read_select},
    {"if_then_else", read_if_then_else},
    {"Ramp", read_ramp},
    {"ramp", read_ramp},
    {"Broadcast", read_broadcast},
    {"broadcast", read_broadcast},
    {"Shuffle", read_shuffle},
    {"Let", read_let_node, 0},
    {"let", read_let_node, 1},
};

}  // namespace

List<Construct> operator_constructs() { return kOperatorConstructs; }

}  // namespace tenor::spec::reader
