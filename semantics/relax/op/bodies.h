// SPDX-License-Identifier: Apache-2.0
// Which operators have a body, and why others have none. Relax/Eval/12.1; ledger RLX-D49.
#pragma once

#include <string_view>

#include "semantics/relax/op/kernel.h"

namespace tenor::semantics::relax {

/// What writes the body of the operator; null where it has none, or two (data_shape.h).
WriteBody find_body(std::string_view name);

/// Why an operator has none.
enum class Without : std::uint8_t {
  kOwnRule,        ///< a rule of Relax's machine says what it does
  kRefusedByName,  ///< it has no meaning here
};
struct WithoutBody {
  std::string_view name;
  Without kind;
  std::string_view reason;
};
/// Null where the operator has a body, or is not one.
const WithoutBody* find_without_body(std::string_view name);
/// All those without one.
std::span<const WithoutBody> operators_without_body();
/// Every name that either of the two finds.
std::vector<std::string_view> names_with_body_or_reason();

}  // namespace tenor::semantics::relax
