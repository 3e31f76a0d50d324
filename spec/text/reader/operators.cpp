// SPDX-License-Identifier: Apache-2.0
// Infix operators to nodes: TIR/Grammar/BinaryOp, CmpOp, LogicalOp, and the builtins that `&`, `<<`
// and their like stand for. Python constants alone are computed; ledger TIR-D79.
#include <fmt/format.h>

#include "spec/text/reader/constants.h"
#include "spec/text/reader/promote.h"
#include "spec/text/reader/reader.h"
#include "spec/text/reader/relax/reader.h"

namespace tenor::spec::reader {
namespace {

struct Infix {
  std::string_view op;
  ExprKind kind;  ///< of the node; kCall: a builtin
  std::string_view builtin;
};

constexpr Infix kInfix[] = {
    {"+", ExprKind::kAdd, {}},
    {"-", ExprKind::kSub, {}},
    {"*", ExprKind::kMul, {}},
    {"/", ExprKind::kDiv, {}},
    {"//", ExprKind::kFloorDiv, {}},
    {"%", ExprKind::kFloorMod, {}},
    {"==", ExprKind::kEq, {}},
    {"!=", ExprKind::kNE, {}},
    {"<", ExprKind::kLT, {}},
    {"<=", ExprKind::kLE, {}},
    {">", ExprKind::kGT, {}},
    {">=", ExprKind::kGE, {}},
    {"&", ExprKind::kCall, "bitwise_and"},
    {"|", ExprKind::kCall, "bitwise_or"},
    {"^", ExprKind::kCall, "bitwise_xor"},
    {"<<", ExprKind::kCall, "shift_left"},
    {">>", ExprKind::kCall, "shift_right"},
};

const Infix* find_infix(std::string_view op) {
  for (const Infix& infix : kInfix)
    if (infix.op == op) return &infix;
  return nullptr;
}

bool is_constant(const Value& v) {
  return v.is_number() || v.is(Kind::kString) || v.is(Kind::kNone) || v.is_sequence();
}

/// The datatype that a Python number takes beside an operand of `other`.
std::optional<DataType> beside(const Value& v, const DataType& other) {
  const ScalarType scalar = other.scalar;
  if (v.is(Kind::kInt) && (scalar.is_integer() || scalar.is_floating())) return DataType{scalar};
  if (v.is(Kind::kFloat) && scalar.is_floating()) return DataType{scalar};
  return std::nullopt;
}

}  // namespace

/// Where `literals_follow`, a Python number takes the other operand's datatype, as comparisons and
/// bitwise operators have it; elsewhere an integer is an int32 and a float a float32 first.
bool Reader::operands(const Value& a, const Value& b, bool literals_follow, const PrimExpr*& x,
                      const PrimExpr*& y) {
  x = literals_follow && a.is_number() ? nullptr : expression(a);
  y = literals_follow && b.is_number() ? nullptr : expression(b);
  const auto number = [&](const Value& v, const PrimExpr* other) {
    const auto to = other ? beside(v, other->dtype) : std::nullopt;
    if (!to) return expression(v);
    return v.is(Kind::kFloat) ? literal(v.span, v.floating, *to) : literal(v.span, v.integer, *to);
  };
  if (!x && literals_follow && a.is_number()) x = number(a, y);
  if (!y && literals_follow && b.is_number()) y = number(b, x);
  if (!x || !y) return false;
  match_operands(builder(), x, y);
  return true;
}

Value Reader::binary(std::string_view op, const Value& a, const Value& b, Span at) {
  if (relax_ && relax_->computes(a, b)) return relax_->binary(op, a, b, at);
  if (is_constant(a) && is_constant(b)) {
    if (const auto result = apply(scratch(), op, a, b, at))
      return result->is_sequence() ? copied(*result, at) : *result;
    return fail(Code::P_ARGUMENT, at, fmt::format("`{}` has no value in Python here", op));
  }
  const Infix* infix = find_infix(op);
  if (!infix)
    return fail(Code::P_CONSTRUCT, at, fmt::format("`{}` is not an operator of TIR", op),
                op == "**" ? "write T.pow(x, y)" : "");
  const PrimExpr *x = nullptr, *y = nullptr;
  const bool call = infix->kind == ExprKind::kCall;
  if (!operands(a, b, call || is_cmp_op(infix->kind), x, y)) return Value();
  if (call) return call_builtin(at, infix->builtin, x->dtype, arena().list({x, y}));
  if (op == "/" && x->dtype.scalar.is_int() && y->dtype.scalar.is_int())
    return fail(Code::P_ARGUMENT, at,
                "`/` of integers is ambiguous: it could round down or toward zero",
                "write // for floor division, or T.truncdiv(a, b)");
  return value_of(at, builder().binary(at, infix->kind, x, y));
}

Value Reader::compare(std::string_view op, const Value& a, const Value& b, Span at) {
  return binary(op, a, b, at);
}

Value Reader::unary(std::string_view op, const Value& a, Span at) {
  if (relax_ && relax_->computes(a, a)) return relax_->unary(op, a, at);
  if (is_constant(a)) {
    Value shown = a;
    if (a.too_large && op == "-") {
      shown.span = at;
      return shown;
    }
    if (const auto result = apply(op, a, at)) return *result;
    return fail(Code::P_ARGUMENT, at, fmt::format("`{}` has no value in Python here", op));
  }
  const PrimExpr* x = expression(a);
  if (!x) return Value();
  if (op == "not") return value_of(at, builder().logical_not(at, x));
  if (op == "~") return call_builtin(at, "bitwise_not", x->dtype, arena().list({x}));
  if (op == "+") return value_of(at, x);
  if (const auto* imm = as<IntImm>(x); imm && imm->dtype.scalar.is_int() && imm->in_range)
    return value_of(at, literal(at, -static_cast<Wide>(imm->value), imm->dtype));
  if (const auto* imm = as<FloatImm>(x))
    return value_of(at, builder().float_imm(at, -imm->value, imm->dtype));
  const PrimExpr* minus =
      x->dtype.is_floating() ? literal(at, -1.0, x->dtype) : literal(at, Wide{-1}, x->dtype);
  return value_of(at, builder().binary(at, ExprKind::kMul, x, minus));
}

Value Reader::logical(bool conjunction, const Value& a, const Value& b, Span at) {
  const auto known = truth(a);
  if (known && truth(b)) return *known == conjunction ? b : a;
  const PrimExpr *x = expression(a), *y = expression(b);
  if (!x || !y) return Value();
  if (x->dtype.lanes > 1 || y->dtype.lanes > 1) {
    match_operands(builder(), x, y);
    return call_builtin(at, conjunction ? "bitwise_and" : "bitwise_or", x->dtype,
                        arena().list({x, y}));
  }
  const ExprKind kind = conjunction ? ExprKind::kAnd : ExprKind::kOr;
  return value_of(at, builder().binary(at, kind, x, y));
}

}  // namespace tenor::spec::reader
