// SPDX-License-Identifier: Apache-2.0
// MPFR's functions, rounded once to a floating datatype, subnormals and overflow included. Design:
// the reference value of a transcendental function is the correctly rounded one. Results that are
// NaN are the quiet one with a positive sign.
#pragma once

#include <mpfr.h>

#include <cstdint>

#include "spec/ir/datatype.h"

namespace tenor::semantics::numeric {

using MpfrUnary = int (*)(mpfr_ptr, mpfr_srcptr, mpfr_rnd_t);
using MpfrBinary = int (*)(mpfr_ptr, mpfr_srcptr, mpfr_srcptr, mpfr_rnd_t);

/// `function(x)` in the floating type `type`, to nearest even.
std::uint64_t correctly_rounded(spec::ScalarType type, MpfrUnary function, std::uint64_t x);

/// `function(x, y)` likewise.
std::uint64_t correctly_rounded(spec::ScalarType type, MpfrBinary function, std::uint64_t x,
                                std::uint64_t y);

/// floor(x / y), rounded once; shaped as MPFR's own functions are.
int mpfr_floor_div(mpfr_ptr result, mpfr_srcptr x, mpfr_srcptr y, mpfr_rnd_t round);
/// x - floor(x / y) * y, rounded once.
int mpfr_floor_mod(mpfr_ptr result, mpfr_srcptr x, mpfr_srcptr y, mpfr_rnd_t round);

/// 1 / (1 + exp(-x)) as one function, rounded once.
std::uint64_t correctly_rounded_sigmoid(spec::ScalarType type, std::uint64_t x);

}  // namespace tenor::semantics::numeric
