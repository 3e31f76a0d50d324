// SPDX-License-Identifier: Apache-2.0
#include "spec/text/python/literal.h"

#include <charconv>
#include <cstdlib>

#include "spec/text/python/characters.h"

namespace tenor::spec::python {

static unsigned digit_value(char c) {
  if (c <= '9') return static_cast<unsigned>(c - '0');
  return static_cast<unsigned>((c | 0x20) - 'a' + 10);
}

IntegerLiteral integer_literal(std::string_view text) {
  unsigned base = 10;
  if (text.size() > 2 && text[0] == '0' && (text[1] | 0x20) > '9') {
    base = (text[1] | 0x20) == 'x' ? 16 : (text[1] | 0x20) == 'o' ? 8 : 2;
    text.remove_prefix(2);
  }
  IntegerLiteral result;
  for (char c : text) {
    if (c == '_') continue;
    result.overflow |= __builtin_mul_overflow(result.value, base, &result.value);
    result.overflow |= __builtin_add_overflow(result.value, digit_value(c), &result.value);
  }
  return result;
}

double float_literal(std::string_view text) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error == std::errc() && end == text.data() + text.size()) return value;
  std::string digits;  // underscores, or out of range
  for (char c : text)
    if (c != '_') digits += c;
  return std::strtod(digits.c_str(), nullptr);
}

namespace {

/// Unescapes the contents of one string.
class Unescape {
 public:
  Unescape(std::string_view text, bool raw) : text_(text), raw_(raw) { out_.reserve(text.size()); }

  /// Fills `result.kind` and its error; text() is what was read.
  void run(StringLiteral& result) {
    while (at_ < text_.size() && result.kind == StringLiteral::Kind::kText) {
      const char c = text_[at_];
      if (c == '\r') {
        newline();
      } else if (c == '\\' && !raw_) {
        escape(result);
      } else {
        out_ += c, ++at_;
      }
    }
  }
  const std::string& text() const { return out_; }

 private:
  /// Every line ending of the file is a newline in the string.
  void newline() {
    at_ += text_.substr(at_, 2) == "\r\n" ? 2 : 1;
    out_ += '\n';
  }

  void escape(StringLiteral& result) {
    constexpr std::string_view kLetters = "\\'\"abfnrtv", kMeant = "\\'\"\a\b\f\n\r\t\v";
    const char c = at_ + 1 < text_.size() ? text_[at_ + 1] : '\0';
    if (const std::size_t i = kLetters.find(c); i != kLetters.npos) {
      out_ += kMeant[i], at_ += 2;
    } else if (is_newline(static_cast<unsigned char>(c))) {
      at_ += text_.substr(at_ + 1, 2) == "\r\n" ? 3 : 2;
    } else if (c >= '0' && c <= '7') {
      code_point(result, 1, 3, 8);
    } else if (c == 'x' || c == 'u' || c == 'U') {
      code_point(result, 2, c == 'x' ? 2 : c == 'u' ? 4 : 8, 16);
    } else if (c == 'N') {
      result.kind = StringLiteral::Kind::kOther;
    } else {
      out_ += '\\', ++at_;  // no escape: the backslash stays
    }
  }

  /// Digits from `at_ + skip`: `count` of them, or up to as many in base 8.
  void code_point(StringLiteral& result, std::size_t skip, std::size_t count, int base) {
    const std::string_view digits = text_.substr(at_ + skip, count);
    std::uint32_t value = 0;
    const auto [end, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
    const std::size_t length = static_cast<std::size_t>(end - digits.data());
    if (base == 16 && (error != std::errc() || length != count))
      return invalid(result, "this escape has too few hexadecimal digits");
    if (value > 0x10FFFF || (value >= 0xD800 && value < 0xE000))
      return invalid(result, "this escape is not the number of a character");
    append(value);
    at_ += skip + length;
  }

  void invalid(StringLiteral& result, std::string_view error) {
    result.kind = StringLiteral::Kind::kInvalid;
    result.error = error;
    result.error_at = at_;
  }

  void append(std::uint32_t c) {
    const auto byte = [this](std::uint32_t b) { out_ += static_cast<char>(b); };
    if (c < 0x80) return byte(c);
    if (c < 0x800) {
      byte(0xC0 | c >> 6);
      return byte(0x80 | (c & 0x3F));
    }
    if (c >= 0x10000) {
      byte(0xF0 | c >> 18), byte(0x80 | (c >> 12 & 0x3F));
    } else {
      byte(0xE0 | c >> 12);
    }
    byte(0x80 | (c >> 6 & 0x3F)), byte(0x80 | (c & 0x3F));
  }

  std::string_view text_;
  bool raw_;
  std::size_t at_ = 0;
  std::string out_;
};

}  // namespace

/// Whether the contents of a string are not simply what it denotes.
static bool needs_unescaping(std::string_view text, bool raw) {
  for (char c : text)
    if (c == '\r' || (c == '\\' && !raw)) return true;
  return false;
}

StringLiteral string_literal(std::string_view text, Arena& arena) {
  StringLiteral result;
  std::size_t prefix = 0;
  while (text[prefix] != '\'' && text[prefix] != '"') ++prefix;
  bool raw = false;
  for (char c : text.substr(0, prefix)) {
    raw |= (c | 0x20) == 'r';
    if ((c | 0x20) != 'r' && (c | 0x20) != 'u') result.kind = StringLiteral::Kind::kOther;
  }
  if (result.kind == StringLiteral::Kind::kOther) return result;
  const bool triple = text.size() >= prefix + 6 && text[prefix + 1] == text[prefix] &&
                      text[prefix + 2] == text[prefix];
  const std::size_t quotes = triple ? 3 : 1;
  result.text = text.substr(prefix + quotes, text.size() - prefix - 2 * quotes);
  if (!needs_unescaping(result.text, raw)) return result;
  Unescape unescape(result.text, raw);
  unescape.run(result);
  result.text = arena.string(unescape.text());
  result.error_at += prefix + quotes;
  return result;
}

}  // namespace tenor::spec::python
