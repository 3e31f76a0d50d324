// SPDX-License-Identifier: Apache-2.0
// The single tokens of Lexer: names and keywords, numbers, strings, punctuation.
#include <fmt/core.h>

#include <array>

#include "spec/text/python/characters.h"
#include "spec/text/python/lexer.h"

namespace tenor::spec::python {

namespace {

struct Keyword {
  std::string_view text;
  TokenKind kind;
};

using enum TokenKind;

// clang-format off
/// Sorted by their length, then as in TokenKind.
constexpr Keyword kKeywords[] = {
    {"as", kAs},           {"if", kIf},         {"in", kIn},         {"is", kIs},
    {"or", kOr},           {"and", kAnd},       {"def", kDef},       {"del", kDel},
    {"for", kFor},         {"not", kNot},       {"try", kTry},       {"None", kNone},
    {"True", kTrue},       {"elif", kElif},     {"else", kElse},     {"from", kFrom},
    {"pass", kPass},       {"with", kWith},     {"False", kFalse},   {"async", kAsync},
    {"await", kAwait},     {"break", kBreak},   {"class", kClass},   {"raise", kRaise},
    {"while", kWhile},     {"yield", kYield},   {"assert", kAssert}, {"except", kExcept},
    {"global", kGlobal},   {"import", kImport}, {"lambda", kLambda}, {"return", kReturn},
    {"finally", kFinally}, {"continue", kContinue}, {"nonlocal", kNonlocal},
};
// clang-format on

/// Where the keywords of each length begin in the table.
constexpr std::array<std::uint8_t, 10> kFirstOfLength = [] {
  std::array<std::uint8_t, 10> first{};
  for (std::size_t length = 0; length < first.size(); ++length)
    for (const Keyword& each : kKeywords) first[length] += each.text.size() < length;
  return first;
}();

// clang-format off
/// Statement keywords: none of them stands within brackets.
constexpr bool only_outside_brackets(TokenKind kind) {
  switch (kind) {
    case kAssert: case kBreak: case kClass: case kContinue: case kDef: case kDel: case kElif:
    case kExcept: case kFinally: case kGlobal: case kImport: case kNonlocal: case kPass:
    case kRaise: case kReturn: case kTry: case kWhile: case kWith: return true;
    default: return false;
  }
}
// clang-format on

/// Whether `text`, written before a quote, is a prefix of a string.
constexpr bool is_string_prefix(std::string_view text) {
  const auto one_of = [](char c, std::string_view all) { return all.find(c) != all.npos; };
  if (text.size() == 1) return one_of(text[0], "rRbBuUfFtT");
  return text.size() == 2 && ((one_of(text[0], "rR") && one_of(text[1], "bBfFtT")) ||
                              (one_of(text[1], "rR") && one_of(text[0], "bBfFtT")));
}

bool is_formatted(std::string_view prefix) { return prefix.find_first_of("fFtT") != prefix.npos; }

bool decimal(unsigned char c) { return is_digit(c); }
bool octal(unsigned char c) { return c >= '0' && c <= '7'; }
bool binary(unsigned char c) { return c == '0' || c == '1'; }
bool hexadecimal(unsigned char c) {
  return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

}  // namespace

TokenKind keyword(std::string_view text) {
  if (text.size() < 2 || text.size() > 8) return kName;
  const std::size_t end = kFirstOfLength[text.size() + 1];
  for (std::size_t i = kFirstOfLength[text.size()]; i < end; ++i)
    if (kKeywords[i].text[0] == text[0] && kKeywords[i].text == text) return kKeywords[i].kind;
  return kName;
}

void Lexer::name() {
  const std::size_t begin = position_;
  while (is_word(at(position_))) ++position_;
  const std::string_view word = text_.substr(begin, position_ - begin);
  if (char_class(at(position_)) == CharClass::kQuote && is_string_prefix(word)) {
    position_ = begin;
    return string(word.size());
  }
  const TokenKind kind = keyword(word);
  if (!open_.empty() && !cut_ && only_outside_brackets(kind))
    fail(Code::P_SYNTAX, begin, position_, fmt::format("`{}` within brackets", word));
  add(kind, begin);
}

/// Digits with single underscores between them; false if there is none, or an underscore is amiss.
bool Lexer::digits(bool (*digit)(unsigned char)) {
  if (!digit(at(position_))) return false;
  while (digit(at(position_)) || (at(position_) == '_' && digit(at(position_ + 1)))) ++position_;
  return at(position_) != '_';
}

void Lexer::number() {
  const std::size_t begin = position_;
  const unsigned char letter = at(begin) == '0' ? at(begin + 1) | 0x20 : 0;
  TokenKind kind = kInt;
  bool good = true;
  if (letter == 'x' || letter == 'o' || letter == 'b') {
    position_ += at(begin + 2) == '_' ? 3 : 2;
    good = digits(letter == 'x' ? hexadecimal : letter == 'o' ? octal : binary);
  } else {
    if (at(position_) != '.') good = digits(decimal);
    if (at(position_) == '.') {
      kind = kFloat, ++position_;
      if (is_digit(at(position_))) good &= digits(decimal);
    }
    const std::size_t sign = at(position_ + 1) == '+' || at(position_ + 1) == '-';
    if ((at(position_) | 0x20) == 'e' && is_digit(at(position_ + 1 + sign))) {
      kind = kFloat, position_ += 1 + sign;
      good &= digits(decimal);
    }
    if ((at(position_) | 0x20) == 'j') kind = kImaginary, ++position_;
    const std::string_view all = text_.substr(begin, position_ - begin);
    if (kind == kInt && all[0] == '0') good &= all.find_first_not_of("0_") == all.npos;
  }
  if (is_word(at(position_))) {  // `1if` is `1 if`, and nothing else may follow so
    std::size_t end = position_;
    while (is_word(at(end))) ++end;
    const TokenKind word = keyword(text_.substr(position_, end - position_));
    if (!good || word == kName) position_ = end, good = false;
  }
  if (!good)
    fail(Code::P_SYNTAX, begin, position_,
         fmt::format("{} is not a number",
                     describe({kInt, offset(begin), offset(position_)}, text_)));
  add(kind, begin);
}

void Lexer::string(std::size_t prefix) {
  const std::size_t begin = position_, quote_at = begin + prefix;
  const char quote = text_[quote_at];
  const bool triple = at(quote_at + 1) == at(quote_at) && at(quote_at + 2) == at(quote_at);
  std::size_t end = kNowhere;
  if (!triple && begin >= plain_until_ && is_formatted(text_.substr(begin, prefix))) {
    end = formatted_end(quote_at);
    if (end == kNowhere) plain_until_ = line_end(begin);
  }
  if (end == kNowhere) end = string_end(begin, quote_at, triple);
  if (end != kNowhere) {
    position_ = end;
    return add(kString, begin);
  }
  fail(Code::P_STRING, begin, quote_at + (triple ? 3 : 1), "this string is not closed");
  if (triple) {
    open_triple_[quote == '"'] = std::min(open_triple_[quote == '"'], begin);
    position_ = in_definition_ ? text_.size() : quote_at + 3;
  } else {
    position_ = line_end(quote_at);
  }
}

/// Offset after the quote that ends the string; kNowhere if none does.
std::size_t Lexer::string_end(std::size_t begin, std::size_t quote_at, bool triple) const {
  const unsigned char quote = at(quote_at);
  if (triple && begin >= open_triple_[quote == '"']) return kNowhere;
  for (std::size_t i = quote_at + (triple ? 3 : 1); i < text_.size(); ++i) {
    const unsigned char c = at(i);
    if (c == '\\') {
      i += at(i + 1) == '\r' && at(i + 2) == '\n' ? 2 : 1;
    } else if (c == quote && (!triple || (at(i + 1) == quote && at(i + 2) == quote))) {
      return i + (triple ? 3 : 1);
    } else if (is_newline(c) && !triple) {
      return kNowhere;
    }
  }
  return kNowhere;
}

/// The same for an f-string of one line, whose expressions may hold strings in the same quotes.
/// kNowhere also where braces do not match: then its quotes decide alone.
std::size_t Lexer::formatted_end(std::size_t quote_at) const {
  struct Level {
    unsigned char quote;
    bool formatted;
    std::size_t braces = 0;
  };
  std::vector<Level> levels{{at(quote_at), true}};
  for (std::size_t i = quote_at + 1; !is_newline(at(i)); ++i) {
    Level& level = levels.back();
    const unsigned char c = at(i);
    if (level.braces == 0) {
      if (c == '\\') {
        ++i;
      } else if (c == level.quote) {
        levels.pop_back();
        if (levels.empty()) return i + 1;
      } else if (c == '{' && level.formatted) {
        if (at(i + 1) == '{')
          ++i;
        else
          level.braces = 1;
      }
    } else if (c == '{') {
      ++level.braces;
    } else if (c == '}') {
      --level.braces;
    } else if (char_class(c) == CharClass::kQuote) {
      levels.push_back({c, is_formatted(text_.substr(i - 1, 1))});
    }
  }
  return kNowhere;
}

void Lexer::punctuation() {
  const unsigned char c = at(position_), next = at(position_ + 1);
  switch (c) {
    case '(': return open_bracket(kLeftParen);
    case '[': return open_bracket(kLeftBracket);
    case '{': return open_bracket(kLeftBrace);
    case ')': return close_bracket(kRightParen);
    case ']': return close_bracket(kRightBracket);
    case '}': return close_bracket(kRightBrace);
    case ',': return take(kComma, 1);
    case ';': return take(kSemicolon, 1);
    case '~': return take(kTilde, 1);
    case ':': return next == '=' ? take(kWalrus, 2) : take(kColon, 1);
    case '=': return next == '=' ? take(kEqual, 2) : take(kAssign, 1);
    case '!': break;
    case '.':
      if (is_digit(next)) return number();
      return next == '.' && at(position_ + 2) == '.' ? take(kEllipsis, 3) : take(kDot, 1);
    default: return arithmetic(c, next);
  }
  if (next == '=') return take(kNotEqual, 2);
  fail(Code::P_SYNTAX, position_, position_ + 1, "`!` is valid in Python only in `!=`");
  ++position_;
}

/// Operators that have a doubled form, or one with `=`, or both.
void Lexer::arithmetic(unsigned char c, unsigned char next) {
  const bool doubled = next == c;
  const bool assigns = at(position_ + 1 + doubled) == '=';
  switch (c) {
    case '<':
      if (doubled) return take(assigns ? kAugmented : kShiftLeft, 2 + assigns);
      return next == '=' ? take(kLessEqual, 2) : take(kLess, 1);
    case '>':
      if (doubled) return take(assigns ? kAugmented : kShiftRight, 2 + assigns);
      return next == '=' ? take(kGreaterEqual, 2) : take(kGreater, 1);
    case '*':
      if (doubled) return take(assigns ? kAugmented : kDoubleStar, 2 + assigns);
      return next == '=' ? take(kAugmented, 2) : take(kStar, 1);
    case '/':
      if (doubled) return take(assigns ? kAugmented : kDoubleSlash, 2 + assigns);
      return next == '=' ? take(kAugmented, 2) : take(kSlash, 1);
    case '-':
      if (next == '>') return take(kArrow, 2);
      return next == '=' ? take(kAugmented, 2) : take(kMinus, 1);
    default: break;
  }
  const TokenKind kind = c == '+'   ? kPlus
                         : c == '%' ? kPercent
                         : c == '@' ? kAt
                         : c == '&' ? kAmpersand
                         : c == '|' ? kPipe
                                    : kCaret;
  return next == '=' ? take(kAugmented, 2) : take(kind, 1);
}

std::size_t Lexer::line_end(std::size_t from) const {
  while (!is_newline(at(from))) ++from;
  return from;
}

std::string describe(const Token& token, std::string_view text) {
  constexpr std::size_t kLongest = 40;
  if (token.kind == kEnd) return "the end of the line";
  if (token.kind == kString) return "a string";
  const std::string_view word = text.substr(token.begin, token.end - token.begin);
  return word.size() <= kLongest ? fmt::format("`{}`", word) : "a long name or number";
}

}  // namespace tenor::spec::python
