// SPDX-License-Identifier: Apache-2.0
#include "spec/text/printer/operator.h"

#include <array>

namespace tenor::spec::printer {
namespace {

using P = Precedence;

constexpr std::array kOperators{
    Operator{"+", "Add", "Add", P::kAdd},
    Operator{"-", "Sub", "Sub", P::kAdd},
    Operator{"*", "Mul", "Mul", P::kMultiply},
    Operator{"/", "Div", "Div", P::kMultiply},
    Operator{"", "truncmod", "Mod", P::kAtom},
    Operator{"//", "FloorDiv", "FloorDiv", P::kMultiply},
    Operator{"%", "FloorMod", "FloorMod", P::kMultiply},
    Operator{"", "min", "Min", P::kAtom},
    Operator{"", "max", "Max", P::kAtom},
    Operator{"==", "EQ", "EQ", P::kComparison},
    Operator{"!=", "NE", "NE", P::kComparison},
    Operator{"<", "LT", "LT", P::kComparison},
    Operator{"<=", "LE", "LE", P::kComparison},
    Operator{">=", "GE", "GE", P::kComparison},
    Operator{">", "GT", "GT", P::kComparison},
    Operator{"and", "And", "And", P::kAnd},
    Operator{"or", "Or", "Or", P::kOr},
};
constexpr auto kFirst = static_cast<std::size_t>(ExprKind::kAdd);
static_assert(kFirst + kOperators.size() == static_cast<std::size_t>(ExprKind::kOr) + 1);

bool has_neutral(const BinaryExpr& e) {
  switch (e.kind) {
    case ExprKind::kAdd: return is_number(e.a, 0) || is_number(e.b, 0);
    case ExprKind::kSub: return is_number(e.b, 0);
    case ExprKind::kMul:
      return is_number(e.a, 0) || is_number(e.a, 1) || is_number(e.b, 0) || is_number(e.b, 1);
    case ExprKind::kDiv:
    case ExprKind::kMod:
    case ExprKind::kFloorDiv:
    case ExprKind::kFloorMod: return is_number(e.a, 0) || is_number(e.b, 0) || is_number(e.b, 1);
    case ExprKind::kAnd:
    case ExprKind::kOr: return is_number(e.a) || is_number(e.b);
    default: return false;
  }
}

/// `min(x, x)` is read as x where both are one object, which the text shows for variables alone.
bool is_same_variable(const BinaryExpr& e) {
  const auto *a = as<Var>(e.a), *b = as<Var>(e.b);
  return a && b && a->variable == b->variable &&
         (e.kind == ExprKind::kMin || e.kind == ExprKind::kMax);
}

}  // namespace

const Operator& find_operator(ExprKind kind) {
  return kOperators[static_cast<std::size_t>(kind) - kFirst];
}

bool is_number(const PrimExpr* e) {
  return e && (e->kind == ExprKind::kIntImm || e->kind == ExprKind::kFloatImm);
}

bool is_number(const PrimExpr* e, int value) {
  if (const auto* imm = as<IntImm>(e)) return imm->value == value;
  const auto* imm = as<FloatImm>(e);
  return imm && imm->value == value;
}

bool folds(const BinaryExpr& e) {
  if (!e.a || !e.b || e.a->dtype != e.b->dtype || e.a->dtype.is_handle()) return true;
  // Of vectors, `and` and `or` are read as the operators on bits.
  if (is_logical_op(e.kind) && e.dtype.lanes > 1) return true;
  return (is_number(e.a) && is_number(e.b)) || has_neutral(e) || is_same_variable(e);
}

}  // namespace tenor::spec::printer
