// SPDX-License-Identifier: Apache-2.0
// Names, literals and brackets, and what follows them: attributes, calls, subscripts.
#include "spec/text/python/literal.h"
#include "spec/text/python/parser.h"

namespace tenor::spec::python {

using enum TokenKind;

Expr* Parser::primary() {
  Expr* expr = atom();
  while (expr) {
    switch (kind()) {
      case kDot: expr = attribute(expr); break;
      case kLeftParen: expr = call(expr); break;
      case kLeftBracket: expr = subscript(expr); break;
      default: return expr;
    }
  }
  return nullptr;
}

Expr* Parser::attribute(Expr* value) {
  take();
  if (kind() != kName) return fail_here("the name of an attribute");
  Expr* expr = make(Kind::kAttribute, value->span.begin);
  expr->text = text(take());
  expr->value = value;
  return finish(expr);
}

Expr* Parser::call(Expr* callee) {
  take();
  const std::size_t first_item = exprs_.size(), first_keyword = keywords_.size();
  while (kind() != kRightParen && argument() && accept(kComma)) continue;
  Expr* expr = make(Kind::kCall, callee->span.begin);
  expr->value = callee;
  expr->items = gathered(arena_, exprs_, first_item);
  expr->keywords = gathered(arena_, keywords_, first_keyword);
  if (failed_ || !expect(kRightParen, "`,` or `)`")) return nullptr;
  return finish(expr);
}

bool Parser::argument() {
  const std::uint32_t begin = peek().begin;
  Keyword keyword;
  if (kind() == kName && peek(1).kind == kAssign) {
    keyword.name = text(take());
    take();
  } else if (!accept(kDoubleStar)) {
    Expr* item = element(false);
    if (item && at_comprehension()) {
      skip_to(kRightParen);
      item = finish(make(Kind::kOther, begin));
    }
    if (item) exprs_.push_back(item);
    return item != nullptr;
  }
  keyword.value = expression();
  keyword.span = {begin, last_end()};
  if (keyword.value) keywords_.push_back(keyword);
  return keyword.value != nullptr;
}

Expr* Parser::subscript(Expr* value) {
  take();
  const std::size_t base = exprs_.size();
  bool comma = false;
  while (kind() != kRightBracket) {
    const Expr* item = subscript_item();
    if (!item) break;
    exprs_.push_back(item);
    comma = accept(kComma);
    if (!comma) break;
  }
  Expr* expr = make(Kind::kSubscript, value->span.begin);
  expr->value = value;
  expr->trailing_comma = comma;
  expr->items = gathered(arena_, exprs_, base);
  if (failed_) return nullptr;
  if (expr->items.empty()) return fail_here("an index");
  return expect(kRightBracket, "`,` or `]`") ? finish(expr) : nullptr;
}

Expr* Parser::subscript_item() {
  const std::uint32_t begin = peek().begin;
  if (kind() == kColon) return slice(nullptr, begin);
  Expr* expr = element(false);
  return expr && kind() == kColon ? slice(expr, begin) : expr;
}

/// The rest of `lower:upper:step`, from the first colon.
Expr* Parser::slice(Expr* lower, std::uint32_t begin) {
  const Expr* parts[3] = {lower, nullptr, nullptr};
  for (int i = 1; i < 3 && accept(kColon); ++i) {
    if (kind() == kColon || kind() == kComma || kind() == kRightBracket) continue;
    parts[i] = expression();
    if (!parts[i]) return nullptr;
  }
  Expr* expr = make(Kind::kSlice, begin);
  expr->items = list({parts[0], parts[1], parts[2]});
  return finish(expr);
}

Expr* Parser::atom() {
  switch (kind()) {
    case kName: return word(Kind::kName);
    case kInt:
    case kFloat:
    case kImaginary: return number();
    case kString: return strings();
    case kTrue: return word(Kind::kTrue);
    case kFalse: return word(Kind::kFalse);
    case kNone: return word(Kind::kNone);
    case kEllipsis: return word(Kind::kEllipsis);
    case kLeftParen: return parentheses();
    case kLeftBracket: return list_display();
    case kLeftBrace: return braces();
    default: return fail_here("an expression");
  }
}

Expr* Parser::word(Kind kind) {
  const Token& token = take();
  Expr* expr = make(kind, token.begin);
  expr->span.end = token.end;
  expr->text = text(token);
  return expr;
}

Expr* Parser::number() {
  const TokenKind token = kind();
  Expr* expr = word(token == kInt ? Kind::kInt : token == kFloat ? Kind::kFloat : Kind::kOther);
  if (token == kInt) {
    const IntegerLiteral literal = integer_literal(expr->text);
    expr->integer = literal.value;
    expr->overflow = literal.overflow;
  } else if (token == kFloat) {
    expr->floating = float_literal(expr->text);
  }
  return expr;
}

/// Adjacent strings are one.
Expr* Parser::strings() {
  Expr* expr = make(Kind::kString, peek().begin);
  std::string joined;
  for (bool first = true; kind() == kString; first = false)
    if (!string_part(expr, joined, first)) return nullptr;
  if (!joined.empty()) expr->text = arena_.string(joined);
  return finish(expr);
}

/// Adds a string; `joined` is used from the second on.
bool Parser::string_part(Expr* expr, std::string& joined, bool first) {
  const Token& token = take();
  const StringLiteral literal = string_literal(text(token), arena_);
  if (literal.kind == StringLiteral::Kind::kInvalid) {
    const auto at = token.begin + static_cast<std::uint32_t>(literal.error_at);
    fail(Code::P_STRING, {at, at + 2}, std::string(literal.error));
    return false;
  }
  if (literal.kind == StringLiteral::Kind::kOther) expr->kind = Kind::kOther;
  if (first) {
    expr->text = literal.text;
  } else {
    if (joined.empty()) joined = expr->text;
    joined += literal.text;
  }
  return true;
}

/// A tuple, or an expression in parentheses.
Expr* Parser::parentheses() {
  const std::uint32_t begin = take().begin;
  if (accept(kRightParen)) return finish(make(Kind::kTuple, begin));
  if (kind() == kYield) return other(begin, kRightParen);
  Expr* expr = element(false);
  if (!expr) return nullptr;
  if (at_comprehension()) return other(begin, kRightParen);
  if (kind() == kComma) {
    exprs_.push_back(expr);
    expr = rest_of_list(make(Kind::kTuple, begin), kRightParen, false);
    if (!expr) return nullptr;
  } else if (!expect(kRightParen, "`)`")) {
    return nullptr;
  }
  expr->parenthesised = true;
  expr->span = {begin, last_end()};
  return expr;
}

Expr* Parser::list_display() {
  const std::uint32_t begin = take().begin;
  if (accept(kRightBracket)) return finish(make(Kind::kList, begin));
  Expr* first = element(false);
  if (!first) return nullptr;
  if (at_comprehension()) return other(begin, kRightBracket);
  exprs_.push_back(first);
  return rest_of_list(make(Kind::kList, begin), kRightBracket, false);
}

/// A dict; sets and comprehensions are kOther.
Expr* Parser::braces() {
  const std::uint32_t begin = take().begin;
  const std::size_t base = keywords_.size();
  bool is_dict = true;
  while (is_dict && kind() != kRightBrace) {
    is_dict = dict_entry();
    if (is_dict && !accept(kComma)) break;
  }
  is_dict &= !at_comprehension();
  Expr* expr = make(Kind::kDict, begin);
  expr->keywords = gathered(arena_, keywords_, base);
  if (failed_) return nullptr;
  if (!is_dict) return other(begin, kRightBrace);
  return expect(kRightBrace, "`,` or `}`") ? finish(expr) : nullptr;
}

/// `key: value` or `**value`; false also for an element of a set.
bool Parser::dict_entry() {
  Keyword entry;
  entry.span.begin = peek().begin;
  if (!accept(kDoubleStar)) {
    entry.key = element(false);
    if (!entry.key || !accept(kColon)) return false;
  }
  entry.value = expression();
  if (!entry.value) return false;
  entry.span.end = last_end();
  keywords_.push_back(entry);
  return true;
}

/// What TVMScript has not, to the bracket that ends it.
Expr* Parser::other(std::uint32_t begin, TokenKind closing) {
  skip_to(closing);
  if (!expect(closing, "the closing bracket")) return nullptr;
  return finish(make(Kind::kOther, begin));
}

}  // namespace tenor::spec::python
