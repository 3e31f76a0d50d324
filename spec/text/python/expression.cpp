// SPDX-License-Identifier: Apache-2.0
// Expressions from their operators down: precedence climbing, after the table of operators in
// Python's reference. Chains of operators are loops; only operands recur.
#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "spec/ir/build.h"
#include "spec/text/python/parser.h"

namespace tenor::spec::python {

namespace {

using enum TokenKind;

/// How tightly operators bind.
constexpr int kOrLevel = 1, kAndLevel = 2, kNotLevel = 3, kCompareLevel = 4, kBitOrLevel = 5,
              kUnaryLevel = 11;

constexpr std::array<std::int8_t, 128> kLevels = [] {
  std::array<std::int8_t, 128> levels{};
  const auto set = [&](std::initializer_list<TokenKind> kinds, int level) {
    for (TokenKind kind : kinds)
      levels[static_cast<std::size_t>(kind)] = static_cast<std::int8_t>(level);
  };
  set({kOr}, kOrLevel);
  set({kAnd}, kAndLevel);
  set({kLess, kGreater, kLessEqual, kGreaterEqual, kEqual, kNotEqual, kIn, kIs, kNot},
      kCompareLevel);
  set({kPipe}, kBitOrLevel);
  set({kCaret}, 6);
  set({kAmpersand}, 7);
  set({kShiftLeft, kShiftRight}, 8);
  set({kPlus, kMinus}, 9);
  set({kStar, kSlash, kDoubleSlash, kPercent, kAt}, 10);
  return levels;
}();

}  // namespace

Expr* Parser::make(Kind kind, std::uint32_t begin) {
  Expr* expr = arena_.make<Expr>();
  expr->kind = kind;
  expr->span.begin = begin;
  return expr;
}

/// Closes a node at the last token, and measures it.
Expr* Parser::finish(Expr* expr) {
  expr->span.end = last_end();
  std::uint32_t below = expr->value ? expr->value->depth : 0;
  for (const Expr* item : expr->items)
    if (item) below = std::max(below, item->depth);
  for (const Keyword& keyword : expr->keywords)
    below = std::max({below, keyword.value->depth, keyword.key ? keyword.key->depth : 0});
  expr->depth = below + 1;
  if (expr->depth <= static_cast<std::uint32_t>(kMaxDepth)) return expr;
  return fail(Code::X_DEPTH, expr->span,
              fmt::format("an expression of more than {} levels", kMaxDepth));
}

/// One expression, or a tuple without parentheses.
Expr* Parser::expressions(bool targets) {
  const std::uint32_t begin = peek().begin;
  Expr* first = element(targets);
  if (!first || kind() != kComma) return first;
  exprs_.push_back(first);
  return rest_of_list(make(Kind::kTuple, begin), kEnd, targets);
}

/// The elements after the first, which is in exprs_ already, up to `closing`. kEnd: there is no
/// bracket, and the list ends where no element can begin.
Expr* Parser::rest_of_list(Expr* display, TokenKind closing, bool targets) {
  const std::size_t base = exprs_.size() - 1;
  while (accept(kComma)) {
    const bool open_end = closing == kEnd && (kind() == kEnd || kind() == kAssign ||
                                              kind() == kIn || kind() == kSemicolon);
    if (kind() == closing || open_end) break;
    Expr* next = element(targets);
    if (!next) break;
    exprs_.push_back(next);
  }
  display->items = gathered(arena_, exprs_, base);
  if (failed_ || (closing != kEnd && !expect(closing, "`,` or the closing bracket")))
    return nullptr;
  return finish(display);
}

/// An element of a list: an expression, `*expression` or `name := expression`. A target of `for`
/// ends before `in`.
Expr* Parser::element(bool targets) {
  if (kind() == kStar) return prefixed(Kind::kStarred, kBitOrLevel);
  Expr* expr = targets ? binary(kBitOrLevel) : expression();
  if (!expr || kind() != kWalrus) return expr;
  take();
  Expr* other = make(Kind::kOther, expr->span.begin);
  return expression() ? finish(other) : nullptr;
}

Expr* Parser::expression() {
  const Nesting nesting(nesting_);
  if (too_large()) return nullptr;
  if (kind() == kLambda) return lambda();
  const std::uint32_t begin = peek().begin;
  Expr* then = binary(kOrLevel);
  if (!then || kind() != kIf) return then;
  take();
  const Expr* condition = binary(kOrLevel);
  if (!condition || !expect(kElse, "`else`")) return nullptr;
  const Expr* otherwise = expression();
  if (!otherwise) return nullptr;
  Expr* expr = make(Kind::kIfExp, begin);
  expr->items = list({condition, then, otherwise});
  return finish(expr);
}

Expr* Parser::lambda() {
  Expr* expr = make(Kind::kLambda, take().begin);
  const std::size_t base = names_.size();
  const bool good = lambda_parameters();
  expr->params = gathered(arena_, names_, base);
  if (!good || !expect(kColon, "`:`")) return nullptr;
  const Expr* body = expression();
  if (!body) return nullptr;
  expr->items = list({body});
  return finish(expr);
}

/// Their names, at the end of names_; defaults are read and dropped.
bool Parser::lambda_parameters() {
  while (kind() != kColon) {
    const std::uint32_t begin = peek().begin;
    const bool starred = accept(kStar) || accept(kDoubleStar);
    if (kind() == kName) {
      names_.push_back(lexer_.text().substr(begin, take().end - begin));
    } else if (!starred && !expect(kSlash, "a parameter")) {
      return false;
    }
    if (accept(kAssign) && !expression()) return false;
    if (!accept(kComma)) break;
  }
  return true;
}

/// Operators that bind at least as tightly as `least`.
Expr* Parser::binary(int least) {
  Expr* left = unary(least);
  while (left) {
    const int level = kLevels[static_cast<std::size_t>(kind())];
    if (level == 0 || level < least) return left;
    if (level != kCompareLevel)
      left = binary_node(level, left);
    else if (at_comparison())
      left = comparison(left);
    else
      return left;
  }
  return nullptr;
}

Expr* Parser::binary_node(int level, Expr* left) {
  const std::string_view op = text(take());
  const Expr* right = binary(level + 1);
  if (!right) return nullptr;
  Expr* expr = make(level <= kAndLevel ? Kind::kBoolOp : Kind::kBinOp, left->span.begin);
  expr->text = op;
  expr->items = list({left, right});
  return finish(expr);
}

bool Parser::at_comparison() const {
  return kLevels[static_cast<std::size_t>(kind())] == kCompareLevel &&
         (kind() != kNot || peek(1).kind == kIn);
}

Expr* Parser::comparison(Expr* left) {
  const std::size_t base = exprs_.size();
  exprs_.push_back(left);
  const std::size_t first_operator = names_.size();
  while (!failed_ && at_comparison()) {
    names_.push_back(comparison_operator());
    if (const Expr* right = binary(kCompareLevel + 1)) exprs_.push_back(right);
  }
  Expr* expr =
      make(exprs_.size() == base + 2 ? Kind::kCompare : Kind::kCompareChain, left->span.begin);
  if (expr->kind == Kind::kCompareChain)
    expr->params = gathered(arena_, names_, first_operator);
  else
    expr->text = names_.back();
  names_.resize(first_operator);
  expr->items = gathered(arena_, exprs_, base);
  return failed_ ? nullptr : finish(expr);
}

std::string_view Parser::comparison_operator() {
  const Token& first = take();
  if (first.kind == kNot) {
    take();
    return "not in";
  }
  if (first.kind == kIs && accept(kNot)) return "is not";
  return text(first);
}

Expr* Parser::unary(int least) {
  switch (kind()) {
    case kNot:
      if (least > kNotLevel) return fail_here("an operand");
      return prefixed(Kind::kUnaryOp, kNotLevel);
    case kPlus:
    case kMinus:
    case kTilde: return prefixed(Kind::kUnaryOp, kUnaryLevel);
    default: return power();
  }
}

/// The current token is an operator before its operand.
Expr* Parser::prefixed(Kind kind, int operand_level) {
  const Nesting nesting(nesting_);
  if (too_large()) return nullptr;
  const Token op = take();
  const Expr* operand = binary(operand_level);
  if (!operand) return nullptr;
  Expr* expr = make(kind, op.begin);
  if (kind == Kind::kUnaryOp) expr->text = text(op);
  expr->items = list({operand});
  return finish(expr);
}

/// `a ** b`, which binds tighter than a sign on its left and not than one on its right.
Expr* Parser::power() {
  if (kind() == kAwait) return prefixed(Kind::kOther, kUnaryLevel);
  Expr* base = primary();
  if (!base || kind() != kDoubleStar) return base;
  const Nesting nesting(nesting_);
  if (too_large()) return nullptr;
  const std::string_view op = text(take());
  const Expr* exponent = unary(kUnaryLevel);
  if (!exponent) return nullptr;
  Expr* expr = make(Kind::kBinOp, base->span.begin);
  expr->text = op;
  expr->items = list({base, exponent});
  return finish(expr);
}

}  // namespace tenor::spec::python
