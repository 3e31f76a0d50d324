// SPDX-License-Identifier: Apache-2.0
#include "spec/text/python/lexer.h"

#include <fmt/core.h>

#include "spec/text/python/characters.h"

namespace tenor::spec::python {

Lexer::Lexer(std::string_view text) : text_(text) {
  if (text_.starts_with("\xEF\xBB\xBF")) position_ = 3;  // a byte order mark
}

void Lexer::next() {
  const std::size_t begin = position_;
  skip_blank_lines();
  const std::size_t start = position_;
  line_.at_end = start >= text_.size();
  cut_ = start < cut_until_;
  if (!scan_line()) {
    cut_until_ = position_;
    cut_ = true;
    position_ = start;
    scan_line();
  }
  // At the end of the last token, for messages.
  const std::uint32_t end = line_.tokens.empty() ? offset(position_) : line_.tokens.back().end;
  line_.tokens.insert(line_.tokens.end(), 2, Token{TokenKind::kEnd, end, end});
  if (!in_definition_) return;
  const std::size_t bad = first_invalid(text_, begin, position_);
  if (bad == position_) return;
  line_.failed = false;  // what else is wrong follows from it
  fail(Code::P_ENCODING, bad, bad + 1,
       text_[bad] == 0 ? "a NUL byte in the text"
                       : fmt::format("byte 0x{:02x} is not UTF-8 here", at(bad)));
}

void Lexer::skip_blank_lines() {
  for (;;) {
    line_.start = offset(position_);
    line_.indent = line_.alternate_indent = 0;
    for (;; ++position_) {
      const unsigned char c = at(position_);
      if (c == ' ') {
        ++line_.indent, ++line_.alternate_indent;
      } else if (c == '\t') {
        line_.indent = (line_.indent / 8 + 1) * 8, ++line_.alternate_indent;
      } else if (c == '\f') {
        line_.indent = line_.alternate_indent = 0;
      } else {
        break;
      }
    }
    if (position_ >= text_.size()) return;
    if (text_[position_] == '#') {
      skip_comment(true);
    } else if (!is_newline(at(position_))) {
      return;
    }
    skip_newline();
  }
}

void Lexer::skip_comment(bool whole_line) {
  const std::size_t begin = position_;
  position_ = line_end(begin);
  if (!whole_line || in_definition_) return;
  const std::string_view comment = text_.substr(begin, position_ - begin);
  if (comment.starts_with("# from ") || comment.starts_with("# import "))
    import_comments_.push_back({offset(begin), offset(position_)});
}

void Lexer::skip_newline() {
  if (position_ >= text_.size()) return;
  position_ +=
      text_[position_] == '\r' && at(position_ + 1) == '\n' && position_ + 1 < text_.size() ? 2 : 1;
}

/// Reads the tokens up to the end of the logical line. False: within brackets, and not in a line
/// to be cut, something stood that never stands within brackets; `position_` is after it.
bool Lexer::scan_line() {
  line_.tokens.clear();
  line_.failed = too_deep_ = false;
  open_.clear();
  while (position_ < text_.size()) {
    const unsigned char c = at(position_);
    switch (char_class(c)) {
      case CharClass::kBlank: ++position_; continue;
      case CharClass::kLetter: name(); break;
      case CharClass::kPunctuation: punctuation(); break;
      case CharClass::kDigit: number(); break;
      case CharClass::kQuote: string(0); break;
      case CharClass::kComment: skip_comment(false); continue;
      case CharClass::kBackslash: continuation(); break;
      case CharClass::kOther: stray(c); break;
      case CharClass::kNewline:
        const bool ends = ends_at_newline();
        skip_newline();
        if (ends) return true;
    }
    if (line_.failed && !cut_ && !open_.empty()) return false;
  }
  if (open_.empty()) return true;
  fail(Code::P_SYNTAX, open_.back().begin, open_.back().end,
       fmt::format("`{}` is never closed", text(open_.back())));
  return cut_;
}

/// Whether the logical line is over at the newline where `position_` stands.
bool Lexer::ends_at_newline() {
  if (open_.empty() && !too_deep_) return true;
  if (!next_line_ends()) return false;
  if (!open_.empty())
    fail(Code::P_SYNTAX, open_.back().begin, open_.back().end,
         fmt::format("`{}` is never closed", text(open_.back())));
  return cut_;
}

/// Whether the physical line after `position_`, which brackets would join, cannot be meant so.
bool Lexer::next_line_ends() const {
  std::size_t begin = position_ + 1;
  if (at(position_) == '\r' && at(begin) == '\n') ++begin;
  std::size_t first = begin;
  while (at(first) == ' ' || at(first) == '\t') ++first;
  const unsigned char c = at(first);
  const std::size_t indentation = position_ < text_.size() ? first - begin : 0;
  if (!cut_) return c == '@' && is_letter(at(first + 1)) && indentation <= line_.alternate_indent;
  if (!line_.tokens.empty() && line_.tokens.back().kind == TokenKind::kColon) {
    const TokenKind head = line_.tokens.front().kind;
    if (head > TokenKind::kNone && head <= TokenKind::kYield) return true;
  }
  if (is_newline(c) || c == '#' || c == ')' || c == ']' || c == '}') return false;
  return indentation <= line_.alternate_indent;
}

/// A character that begins no token.
void Lexer::stray(unsigned char c) {
  fail(Code::P_SYNTAX, position_, position_ + 1,
       c > ' ' && c < 0x7F ? fmt::format("`{}` is not valid in Python", text_[position_])
                           : fmt::format("byte 0x{:02x} is not valid in Python", c));
  ++position_;
}

/// A backslash joins two physical lines if nothing follows it in its own.
void Lexer::continuation() {
  const std::size_t begin = position_++;
  if (position_ < text_.size() && is_newline(at(position_))) {
    skip_newline();
    if (position_ < text_.size()) return;
  }
  fail(Code::P_SYNTAX, begin, begin + 1, "a backslash must be the last character of its line");
}

void Lexer::open_bracket(TokenKind kind) {
  take(kind, 1);
  if (too_deep_) return;
  const Token opened = {kind, offset(position_ - 1), offset(position_)};
  if (open_.size() < kMaxBrackets) return open_.push_back(opened);
  fail(Code::X_DEPTH, opened.begin, opened.end,
       fmt::format("brackets are nested more than {} deep", kMaxBrackets));
  too_deep_ = true;
}

void Lexer::close_bracket(TokenKind kind) {
  const std::size_t begin = position_;
  take(kind, 1);
  if (too_deep_) return;
  if (open_.empty())
    return fail(Code::P_SYNTAX, begin, position_,
                fmt::format("`{}` has no opening bracket", text_[begin]));
  const Token opened = open_.back();
  if (static_cast<int>(opened.kind) + 1 != static_cast<int>(kind))
    fail(Code::P_SYNTAX, begin, position_,
         fmt::format("`{}` does not close `{}`", text_[begin], text(opened)));
  if (cut_ || !line_.failed) open_.pop_back();
}

/// A token from `begin` to `position_`.
void Lexer::add(TokenKind kind, std::size_t begin) {
  if (line_.tokens.size() < kMaxTokens) {
    line_.tokens.push_back({kind, offset(begin), offset(position_)});
    return;
  }
  fail(Code::X_MEMORY, begin, position_, fmt::format("a line of more than {} tokens", kMaxTokens));
}

void Lexer::fail(Code code, std::size_t begin, std::size_t end, std::string message) {
  if (line_.failed) return;
  line_.failed = true;
  line_.error = {code, {offset(begin), offset(end)}, std::move(message)};
}

}  // namespace tenor::spec::python
