// SPDX-License-Identifier: Apache-2.0
// Numbers without a sign that a command line gives.
#pragma once

#include <string>

namespace tenor::semantics {

/// A check of an option: what is wrong with a number, where it is negative or has more than 64
/// bits. Else the one would be taken modulo 2^64, and the other as the largest.
std::string refuse_out_of_range(const std::string& text);

}  // namespace tenor::semantics
