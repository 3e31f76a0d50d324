// SPDX-License-Identifier: Apache-2.0
#include <iterator>

#include "spec/relax/normal_form.h"

namespace tenor::spec::relax {

std::string_view construct_name(ExprKind kind) {
  constexpr std::string_view kNames[] = {
      "Constant",  "Var",       "DataflowVar",  "GlobalVar", "Tuple",    "SeqExpr",
      "PrimValue", "StringImm", "DataTypeImm",  "Function",  "If",       "ExternFunc",
      "Call",      "ShapeExpr", "TupleGetItem", "Op",        "construct"};
  static_assert(std::size(kNames) == static_cast<std::size_t>(ExprKind::kOpaqueExpr) + 1);
  return kNames[static_cast<std::size_t>(kind)];
}

}  // namespace tenor::spec::relax
