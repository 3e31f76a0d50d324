// SPDX-License-Identifier: Apache-2.0
#include "spec/tenstorrent/kernel/tokens.h"

#include <algorithm>
#include <cctype>

namespace tenor::spec::tenstorrent {
namespace {

/// Those of two letters first.
constexpr std::string_view kSigns[] = {
    "<<=", ">>=", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "++", "--", "+=", "-=", "*=",
    "/=",  "%=",  "::", "->", "(",  ")",  "{",  "}",  "[",  "]",  ";",  ",",  "<",  ">",  "=",
    "+",   "-",   "*",  "/",  "%",  "!",  "&",  "|",  "^",  "~",  "?",  ":",  ".",  "#"};

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) || c == '_'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

class Lexer {
 public:
  Lexer(std::string_view text, Report& report) : text_(text), report_(report) {}

  std::vector<Token> run() {
    while (skip_blank() && at_ < text_.size())
      if (!take()) break;
    const auto end = static_cast<std::uint32_t>(text_.size());
    tokens_.push_back({Token::Kind::kEnd, "the end of the file", {end, end}});
    return std::move(tokens_);
  }

 private:
  bool starts(std::string_view with) const { return text_.substr(at_).starts_with(with); }
  Span span(std::size_t size) const {
    return {static_cast<std::uint32_t>(at_), static_cast<std::uint32_t>(at_ + size)};
  }
  void skip_to(std::string_view end) { at_ = std::min(text_.find(end, at_), text_.size()); }

  /// Blanks, comments, and lines of the preprocessor; false where a comment has no end.
  bool skip_blank() {
    while (at_ < text_.size()) {
      if (std::isspace(static_cast<unsigned char>(text_[at_]))) {
        is_line_start_ = is_line_start_ || text_[at_] == '\n';
        ++at_;
      } else if (starts("//")) {
        skip_to("\n");
      } else if (is_line_start_ && starts("#")) {
        if (!skip_directive()) return false;
      } else if (starts("/*")) {
        const std::size_t end = text_.find("*/", at_ + 2);
        if (end == text_.npos) return fail(2, "a comment is not closed");
        at_ = end + 2;
      } else {
        break;
      }
    }
    is_line_start_ = false;
    return true;
  }

  /// What is included has no text here; what chooses or replaces text would change the kernel.
  bool skip_directive() {
    const std::size_t word = text_.find_first_not_of(" \t", at_ + 1);
    const auto rest = word == text_.npos ? "" : text_.substr(word);
    if (!rest.starts_with("include") && !rest.starts_with("pragma"))
      return fail(1, "only #include and #pragma may begin with '#'", Code::S_KERNEL);
    skip_to("\n");
    return true;
  }

  bool fail(std::size_t size, std::string message, Code code = Code::P_KERNEL) {
    report_.error(code, span(size), std::move(message));
    at_ = text_.size();
    return false;
  }

  bool add(Token::Kind kind, std::size_t size) {
    tokens_.push_back({kind, text_.substr(at_, size), span(size)});
    at_ += size;
    return true;
  }

  bool take() {
    const auto in_word = [](char c) { return is_letter(c) || is_digit(c); };
    const auto rest = text_.substr(at_);
    if (is_letter(rest.front()))
      return add(Token::Kind::kName,
                 static_cast<std::size_t>(std::find_if_not(rest.begin(), rest.end(), in_word) -
                                          rest.begin()));
    if (is_digit(rest.front())) return add(Token::Kind::kNumber, number_size(rest));
    for (const std::string_view sign : kSigns)
      if (rest.starts_with(sign)) return add(Token::Kind::kSign, sign.size());
    return fail(1, "this character has no meaning in a kernel");
  }

  /// Of a number with its suffix: `32u`, `0xff`, `1.5f`, `1e-3f`.
  static std::size_t number_size(std::string_view rest) {
    const bool is_hexadecimal = rest.starts_with("0x") || rest.starts_with("0X");
    std::size_t size = 0;
    while (size < rest.size()) {
      const char c = rest[size];
      const bool is_exponent_sign = size > 0 && !is_hexadecimal && (c == '+' || c == '-') &&
                                    (rest[size - 1] == 'e' || rest[size - 1] == 'E');
      if (!is_letter(c) && !is_digit(c) && c != '.' && !is_exponent_sign) break;
      ++size;
    }
    return size;
  }

  std::string_view text_;
  Report& report_;
  std::size_t at_ = 0;
  bool is_line_start_ = true;
  std::vector<Token> tokens_;
};

}  // namespace

std::vector<Token> tokens_of(std::string_view text, Report& report) {
  return Lexer(text, report).run();
}

}  // namespace tenor::spec::tenstorrent
