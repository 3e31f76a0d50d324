// SPDX-License-Identifier: Apache-2.0
// The C that emitted programs share. Every helper is total: what a specified program never asks for
// gives some value and no undefined behaviour.
#pragma once

#include <string>
#include <string_view>

namespace tenor::fuzz::c {

/// What every file begins with.
extern const std::string_view kPrelude;

/// The definition of a helper: `floordiv_i32`, `to_u8`, `_f16` (its two conversions; it sorts
/// before all that use them).
std::string helper_text(const std::string& name);

}  // namespace tenor::fuzz::c
