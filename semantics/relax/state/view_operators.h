// SPDX-License-Identifier: Apache-2.0
// Operators whose results compilers make views of their arguments. Relax/Eval/12.1; ledger RLX-D49.
#pragma once

#include <algorithm>
#include <string_view>

namespace tenor::semantics::relax {

inline constexpr std::string_view kViewOperators[] = {
    "expand_dims", "flatten", "memory.ensure_zero_offset", "nn.batch_flatten", "reshape", "squeeze",
};
inline bool may_give_view(std::string_view op) {
  return std::ranges::find(kViewOperators, op) != std::end(kViewOperators);
}

}  // namespace tenor::semantics::relax
