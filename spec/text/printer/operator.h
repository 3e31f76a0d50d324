// SPDX-License-Identifier: Apache-2.0
// How an operator is written: infix with a precedence, or as a call where the infix text would be
// read as something else. TIR/Grammar/BinaryOp, CmpOp, LogicalOp; the fold rules are of the text.
#pragma once

#include <string_view>

#include "spec/ir/expr.h"

namespace tenor::spec::printer {

/// Of Python's grammar, as far as TVMScript uses it; a greater one binds tighter.
enum class Precedence : int { kLambda, kOr, kAnd, kNot, kComparison, kAdd, kMultiply, kAtom };

struct Operator {
  std::string_view infix;  ///< empty: has none
  std::string_view call;   ///< the function of the same meaning
  std::string_view node;   ///< the function that makes the node and computes nothing
  Precedence precedence = Precedence::kAtom;
};

/// Of Add to Or. `/` is for floats alone; integers have `T.Div`.
const Operator& find_operator(ExprKind kind);

/// Would a reader that computes with literals while reading make another node of the infix text, or
/// of `T.min` and `T.max`? So where both operands are literals, one is neutral or absorbing, or the
/// datatypes differ and casts would come in.
bool folds(const BinaryExpr& e);

/// Is it an IntImm, FloatImm?
bool is_number(const PrimExpr* e);
/// Is it the literal `value`?
bool is_number(const PrimExpr* e, int value);

}  // namespace tenor::spec::printer
