// SPDX-License-Identifier: Apache-2.0
// The types of the terms that tests make.
#pragma once

#include "spec/ir/datatype.h"

namespace tenor::semantics {

inline constexpr spec::ScalarType kInt8 = spec::int_type(8).scalar;
inline constexpr spec::ScalarType kInt32 = spec::int_type(32).scalar;
inline constexpr spec::ScalarType kInt64 = spec::int_type(64).scalar;
inline constexpr spec::ScalarType kF16 = spec::float_type(16).scalar;
inline constexpr spec::ScalarType kF32 = spec::float_type(32).scalar;
inline constexpr spec::ScalarType kF64 = spec::float_type(64).scalar;

}  // namespace tenor::semantics
