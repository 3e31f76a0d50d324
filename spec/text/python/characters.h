// SPDX-License-Identifier: Apache-2.0
// Classes of bytes, as Python's tokens begin with them, and whether bytes are UTF-8. Any byte of
// a character beyond ASCII counts as a letter.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tenor::spec::python {

enum class CharClass : std::uint8_t {
  kOther,
  kBlank,
  kNewline,
  kComment,
  kLetter,
  kDigit,
  kQuote,
  kBackslash,
  kPunctuation
};

constexpr std::array<CharClass, 256> char_classes() {
  std::array<CharClass, 256> classes{};
  for (int c = 'a'; c <= 'z'; ++c) classes[c] = classes[c - 'a' + 'A'] = CharClass::kLetter;
  for (int c = 0x80; c < 0x100; ++c) classes[c] = CharClass::kLetter;
  classes['_'] = CharClass::kLetter;
  for (int c = '0'; c <= '9'; ++c) classes[c] = CharClass::kDigit;
  for (char c : {' ', '\t', '\f'}) classes[c] = CharClass::kBlank;
  for (char c : {'\n', '\r'}) classes[c] = CharClass::kNewline;
  for (char c : {'"', '\''}) classes[c] = CharClass::kQuote;
  for (char c : std::string_view("()[]{},:;.+-*/%@&|^~<>=!"))
    classes[static_cast<unsigned char>(c)] = CharClass::kPunctuation;
  classes['#'] = CharClass::kComment;
  classes['\\'] = CharClass::kBackslash;
  return classes;
}
inline constexpr std::array<CharClass, 256> kCharClasses = char_classes();

constexpr CharClass char_class(unsigned char c) { return kCharClasses[c]; }
constexpr bool is_letter(unsigned char c) { return char_class(c) == CharClass::kLetter; }
constexpr bool is_digit(unsigned char c) { return char_class(c) == CharClass::kDigit; }
constexpr bool is_word(unsigned char c) { return is_letter(c) || is_digit(c); }
constexpr bool is_newline(unsigned char c) { return c == '\n' || c == '\r'; }

/// Offset of the first byte in [begin, end) that is NUL or no part of UTF-8; `end` if all are.
std::size_t first_invalid(std::string_view text, std::size_t begin, std::size_t end);

}  // namespace tenor::spec::python
