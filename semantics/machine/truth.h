// SPDX-License-Identifier: Apache-2.0
// What a premise is in every value domain.
#pragma once

#include <concepts>

namespace tenor::semantics {

/// Truths have `&`, `|` and `!` and no conversion to bool, so that no rule branches on one.
template <class T>
concept Truth = requires(T t) {
  { t& t } -> std::same_as<T>;
  { t | t } -> std::same_as<T>;
  { !t } -> std::same_as<T>;
  requires !std::convertible_to<T, bool>;
};

}  // namespace tenor::semantics
