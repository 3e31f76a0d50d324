// SPDX-License-Identifier: Apache-2.0
// Which expressions may stand inside others, in normal form. Relax/NormalForm/1; ledger RLX-D44.
#pragma once

#include "spec/ir/relax/expr.h"

namespace tenor::spec::relax {

/// Variables, constants, Tuples of what may stand there, and ExternFuncs; an Op where it is called.
/// What is not an expression of the language (EXT/Opaque) is left where it is, and so is an Op that
/// is not called: no binding would make a value of it.
inline bool is_leaf(const Expr& e) {
  switch (e.kind) {
    case ExprKind::kConstant:
    case ExprKind::kVar:
    case ExprKind::kDataflowVar:
    case ExprKind::kGlobalVar:
    case ExprKind::kTuple:
    case ExprKind::kPrimValue:
    case ExprKind::kStringImm:
    case ExprKind::kDataTypeImm:
    case ExprKind::kExternFunc:
    case ExprKind::kShapeExpr:
    case ExprKind::kOp:
    case ExprKind::kOpaqueExpr: return true;
    case ExprKind::kSeqExpr:
    case ExprKind::kFunction:
    case ExprKind::kIf:
    case ExprKind::kCall:
    case ExprKind::kTupleGetItem: return false;
  }
  return true;
}

}  // namespace tenor::spec::relax
