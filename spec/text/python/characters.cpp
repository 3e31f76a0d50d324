// SPDX-License-Identifier: Apache-2.0
// UTF-8 as RFC 3629 has it: shortest forms only, no surrogates, nothing above U+10FFFF.
#include "spec/text/python/characters.h"

#include <cstring>

namespace tenor::spec::python {

/// Whether eight bytes are all ASCII and none is NUL.
static bool plain(const char* bytes) {
  constexpr std::uint64_t kOnes = 0x0101010101010101, kHigh = 0x8080808080808080;
  std::uint64_t word;
  std::memcpy(&word, bytes, sizeof word);
  return (((word - kOnes) | word) & kHigh) == 0;
}

/// Length of the character that begins at `bytes`, of which `left` are there; 0: none does.
static std::size_t character_length(const unsigned char* bytes, std::size_t left) {
  const unsigned char first = bytes[0];
  if (first < 0x80) return first != 0;
  const std::size_t length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  if (length == 0 || first > 0xF4 || length > left) return 0;
  for (std::size_t i = 1; i < length; ++i)
    if ((bytes[i] & 0xC0) != 0x80) return 0;
  const unsigned char second = bytes[1];
  const bool outside = (first == 0xE0 && second < 0xA0) || (first == 0xED && second > 0x9F) ||
                       (first == 0xF0 && second < 0x90) || (first == 0xF4 && second > 0x8F);
  return outside ? 0 : length;
}

std::size_t first_invalid(std::string_view text, std::size_t begin, std::size_t end) {
  while (begin < end) {
    if (end - begin >= 8 && plain(text.data() + begin)) {
      begin += 8;
      continue;
    }
    const auto* bytes = reinterpret_cast<const unsigned char*>(text.data() + begin);
    const std::size_t length = character_length(bytes, end - begin);
    if (length == 0) return begin;
    begin += length;
  }
  return end;
}

}  // namespace tenor::spec::python
