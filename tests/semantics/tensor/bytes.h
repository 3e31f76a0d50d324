// SPDX-License-Identifier: Apache-2.0
// Files as text, and damage done to them.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "semantics/tensor/draw.h"

namespace tenor::semantics::test {

using Bytes = std::vector<std::byte>;

inline Bytes bytes_of(std::string_view text) {
  Bytes bytes;
  for (char c : text) bytes.push_back(static_cast<std::byte>(c));
  return bytes;
}

/// Two hexadecimal digits a byte.
inline Bytes bytes_of_hex(std::string_view digits) {
  const auto digit = [](char c) { return c <= '9' ? c - '0' : c - 'a' + 10; };
  Bytes bytes;
  for (std::size_t i = 0; i + 1 < digits.size(); i += 2) {
    bytes.push_back(static_cast<std::byte>(digit(digits[i]) << 4 | digit(digits[i + 1])));
  }
  return bytes;
}

/// A copy with one to four bytes changed, and in every fourth case the end cut off.
inline Bytes damaged(Bytes bytes, Generator& generator) {
  const auto size = static_cast<std::uint32_t>(bytes.size());
  for (std::uint32_t n = generator.below(4) + 1; n-- > 0;) {
    bytes[generator.below(size)] = static_cast<std::byte>(generator.next());
  }
  if (generator.below(4) == 0) bytes.resize(generator.below(size));
  return bytes;
}

}  // namespace tenor::semantics::test
