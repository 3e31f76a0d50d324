// SPDX-License-Identifier: Apache-2.0
// The numbers that saved tensors have for the kinds of their elements: DLPack's.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace tenor::spec::dlpack {

inline constexpr std::uint64_t kInt = 0, kUInt = 1, kFloat = 2, kBFloat = 4, kBool = 6;

/// Floats of eight, six and four bits, numbered from `kFirstSmallFloat` on.
inline constexpr std::uint64_t kFirstSmallFloat = 7;
inline constexpr std::array<std::string_view, 11> kSmallFloats = {
    "float8_e3m4",     "float8_e4m3",   "float8_e4m3b11fnuz", "float8_e4m3fn",
    "float8_e4m3fnuz", "float8_e5m2",   "float8_e5m2fnuz",    "float8_e8m0fnu",
    "float6_e2m3fn",   "float6_e3m2fn", "float4_e2m1fn"};

}  // namespace tenor::spec::dlpack
