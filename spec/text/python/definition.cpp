// SPDX-License-Identifier: Apache-2.0
// Functions and classes, with their decorators. One whose header has an error is kept by its name,
// without a body, so that it can be spoken of.
#include "spec/text/python/parser.h"

namespace tenor::spec::python {

using enum TokenKind;

/// From the first decorator, or from `def` or `class`.
Stmt* Parser::definition() {
  const std::size_t before = findings_, first_decorator = exprs_.size();
  const std::uint32_t indent = lexer_.line().indent;
  while (at_clause(kAt, indent)) decorator();
  const Elements<const Expr*> decorators = gathered(arena_, exprs_, first_decorator);
  if (at_clause(kAsync, indent)) return other_compound();
  if (!at_clause(kDef, indent) && !at_clause(kClass, indent))
    return fail_here("`def` or `class` after the decorator");
  const std::uint32_t start = lexer_.line().start;
  const TokenKind head = kind();
  Stmt* stmt = make_stmt(head == kDef ? StmtKind::kFunctionDef : StmtKind::kClassDef);
  stmt->decorators = decorators;
  take();
  if (kind() != kName) return lexer_.line().failed ? nullptr : fail_here("a name");
  stmt->text = text(take());
  if (lexer_.line().failed) fail_line();
  if (failed_ || !definition_header(stmt) || !suite(stmt, stmt->body, indent))
    recover(start, indent, head);
  stmt->damaged = findings_ != before;
  stmt->end = end_;
  failed_ = false;
  return stmt;
}

/// Its expression, at the end of exprs_. An error here does not cost the definition.
void Parser::decorator() {
  failed_ = false;
  if (lexer_.line().failed) {
    fail_line();
  } else {
    take();
    const Expr* expr = element(false);
    if (expr && kind() != kEnd) fail_here("the end of the line");
    if (!failed_) exprs_.push_back(expr);
  }
  advance();
  failed_ = false;
}

/// Type parameters, parameters and result of a function, bases of a class.
bool Parser::definition_header(Stmt* stmt) {
  names_.clear();
  parameters_.clear();
  if (accept(kLeftBracket) && !type_parameters()) return false;
  stmt->type_params = gathered(arena_, names_, 0);
  if (stmt->kind == StmtKind::kClassDef) {
    if (!accept(kLeftParen)) return true;
    skip_to(kRightParen);
    return expect(kRightParen, "`)`");
  }
  if (!expect(kLeftParen, "`(`")) return false;
  while (kind() != kRightParen && parameter() && accept(kComma)) continue;
  stmt->params = gathered(arena_, parameters_, 0);
  if (failed_ || !expect(kRightParen, "`,` or `)`")) return false;
  if (accept(kArrow)) stmt->annotation = expressions(false);
  return !failed_;
}

/// `name: annotation = default`; `*` and `/` alone are passed over.
bool Parser::parameter() {
  Parameter parameter;
  parameter.span.begin = peek().begin;
  if (accept(kSlash)) return true;
  parameter.starred = accept(kStar) || accept(kDoubleStar);
  if (parameter.starred && kind() == kComma) return true;
  if (kind() != kName) return expect(kName, "a parameter");
  parameter.name = text(take());
  if (accept(kColon) && !(parameter.annotation = element(false))) return false;
  if (accept(kAssign) && !(parameter.default_value = expression())) return false;
  parameter.span.end = last_end();
  parameters_.push_back(parameter);
  return true;
}

/// `[n, m: bound, *rest]`, from after the bracket.
bool Parser::type_parameters() {
  while (kind() != kRightBracket) {
    if (!accept(kStar)) accept(kDoubleStar);
    if (kind() != kName) return expect(kName, "a type parameter");
    names_.push_back(text(take()));
    if (accept(kColon) && !expression()) return false;
    if (accept(kAssign) && !expression()) return false;
    if (!accept(kComma)) break;
  }
  return expect(kRightBracket, "`,` or `]`");
}

}  // namespace tenor::spec::python
