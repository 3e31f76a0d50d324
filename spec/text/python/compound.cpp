// SPDX-License-Identifier: Apache-2.0
// Statements with a block: if, for, while, with. Those that TVMScript has not (try, match, async)
// are passed over.
#include <fmt/core.h>

#include "spec/ir/build.h"
#include "spec/text/python/parser.h"

namespace tenor::spec::python {

using enum TokenKind;

Stmt* Parser::compound() {
  const std::size_t before = findings_;
  Stmt* stmt = nullptr;
  switch (kind()) {
    case kIf: stmt = if_statement(); break;
    case kFor: stmt = for_statement(); break;
    case kWhile: stmt = while_statement(); break;
    case kWith: stmt = with_statement(); break;
    default: stmt = other_compound();
  }
  if (stmt) stmt->damaged = findings_ != before;
  return stmt;
}

/// A loop over the clauses: a long chain of `elif` is deep in the tree, but not in recursion.
Stmt* Parser::if_statement() {
  const std::uint32_t indent = lexer_.line().indent;
  const int outer_depth = depth_;
  Stmt* const first = make_stmt(StmtKind::kIf);
  bool good = false;
  for (Stmt* clause = first;;) {
    take();
    clause->value = element(false);
    good = clause->value && suite(clause, clause->body, indent);
    if (!good || !at_clause(kElif, indent)) {
      good = good && else_clause(clause, indent);
      break;
    }
    Stmt* next = make_stmt(StmtKind::kIf);
    clause->orelse = {arena_, arena_.list<const Stmt*>({next})};
    clause = next;
    good = ++depth_ <= kMaxDepth && !lexer_.line().failed;
    if (!good) {
      if (!lexer_.line().failed)
        fail(Code::X_DEPTH, next->span, fmt::format("more than {} nested `elif`", kMaxDepth));
      break;
    }
  }
  depth_ = outer_depth;
  return good ? first : nullptr;
}

/// Whether the line is a further clause of the statement that stands at `indent`.
bool Parser::at_clause(TokenKind head, std::uint32_t indent) const {
  return kind() == head && !lexer_.line().at_end && lexer_.line().indent == indent;
}

bool Parser::else_clause(Stmt* stmt, std::uint32_t indent) {
  if (!at_clause(kElse, indent)) return true;
  if (lexer_.line().failed) return false;
  const Span header = stmt->span;
  take();
  const bool good = suite(stmt, stmt->orelse, indent);
  stmt->span = header;
  return good;
}

Stmt* Parser::for_statement() {
  const std::uint32_t indent = lexer_.line().indent;
  Stmt* stmt = make_stmt(StmtKind::kFor);
  take();
  stmt->target = expressions(true);
  if (!stmt->target || !assignable(stmt->target) || !expect(kIn, "`in`")) return nullptr;
  stmt->value = expressions(false);
  if (!stmt->value || !suite(stmt, stmt->body, indent)) return nullptr;
  return else_clause(stmt, indent) ? stmt : nullptr;
}

Stmt* Parser::while_statement() {
  const std::uint32_t indent = lexer_.line().indent;
  Stmt* stmt = make_stmt(StmtKind::kWhile);
  take();
  stmt->value = element(false);
  if (!stmt->value || !suite(stmt, stmt->body, indent)) return nullptr;
  return else_clause(stmt, indent) ? stmt : nullptr;
}

Stmt* Parser::with_statement() {
  const std::uint32_t indent = lexer_.line().indent;
  Stmt* stmt = make_stmt(StmtKind::kWith);
  take();
  const bool in_parentheses = with_parentheses();
  if (in_parentheses) take();
  with_items_.clear();
  while (with_item() && accept(kComma) && kind() != kRightParen) continue;
  stmt->items = gathered(arena_, with_items_, 0);
  if (failed_ || (in_parentheses && !expect(kRightParen, "`,` or `)`"))) return nullptr;
  return suite(stmt, stmt->body, indent) ? stmt : nullptr;
}

bool Parser::with_item() {
  WithItem item;
  item.context = expression();
  if (!item.context) return false;
  if (accept(kAs)) {
    item.target = primary();
    if (!item.target || !assignable(item.target)) return false;
  }
  with_items_.push_back(item);
  return true;
}

/// Whether the current parenthesis encloses the items of a `with`, and not an expression.
bool Parser::with_parentheses() const {
  if (kind() != kLeftParen) return false;
  bool items = false;
  int open = 0;
  for (std::size_t ahead = 0; peek(ahead).kind != kEnd; ++ahead) {
    const TokenKind next = peek(ahead).kind;
    items |= open == 1 && (next == kAs || next == kComma);
    open += bracket(next);
    if (open == 0) return items && peek(ahead + 1).kind == kColon;
  }
  return false;
}

/// A statement that TVMScript has not, with its blocks and the clauses that belong to it.
Stmt* Parser::other_compound() {
  const std::uint32_t indent = lexer_.line().indent;
  Stmt* stmt = make_stmt(StmtKind::kOther);
  stmt->span.end = lexer_.line().tokens.back().begin;
  do {
    if (lexer_.line().failed) fail_line();
    advance();
    skip_deeper(indent);
  } while (at_clause(kExcept, indent) || at_clause(kElse, indent) || at_clause(kFinally, indent));
  failed_ = false;
  return stmt;
}

}  // namespace tenor::spec::python
