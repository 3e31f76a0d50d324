// SPDX-License-Identifier: Apache-2.0
#include "spec/text/python/parser.h"

#include <fmt/core.h>

namespace tenor::spec::python {

bool Parser::expect(TokenKind kind, std::string_view what) {
  if (accept(kind)) return true;
  fail_here(what);
  return false;
}

/// Goes to the bracket that closes the innermost open one, or to the end of the line.
void Parser::skip_to(TokenKind closing) {
  for (int open = 0; kind() != TokenKind::kEnd; ++index_) {
    if (open == 0 && kind() == closing) return;
    open += bracket(kind());
  }
}

/// To the next line.
void Parser::advance() {
  end_ = lexer_.line().tokens.back().end;
  lexer_.next();
  index_ = 0;
}

std::nullptr_t Parser::fail(Code code, Span span, std::string message) {
  if (failed_) return nullptr;
  failed_ = true;
  if (muted_) return nullptr;
  ++findings_;
  if (findings_ <= kMaxFindings)
    report_.error(code, span, std::move(message));
  else if (findings_ == kMaxFindings + 1)
    report_.error(code, span,
                  fmt::format("more than {} errors: the rest is omitted", kMaxFindings));
  return nullptr;
}

std::nullptr_t Parser::fail_here(std::string_view expected) {
  if (failed_) return nullptr;
  return fail(Code::P_SYNTAX, {peek().begin, peek().end},
              fmt::format("expected {}, found {}", expected, describe(peek(), lexer_.text())));
}

/// Whether a limit of ours forbids to go one level deeper, or to make more nodes.
bool Parser::too_large() {
  if (nesting_ > kMaxNesting)
    fail(Code::X_DEPTH, {peek().begin, peek().end},
         fmt::format("nested more than {} deep", kMaxNesting));
  else if (arena_.bytes() > kMaxNodeBytes)
    fail(Code::X_MEMORY, {peek().begin, peek().end},
         fmt::format("more than {} GiB of syntax", kMaxNodeBytes >> 30));
  else
    return false;
  return true;
}

const Stmt* Parser::decorated() {
  index_ = 0;
  const std::size_t base = stmts_.size();
  statement();
  const Stmt* stmt = stmts_.size() > base ? stmts_.back() : nullptr;
  stmts_.resize(base);
  return stmt;
}

const Expr* Parser::silent_expression(std::size_t first) {
  index_ = first;
  muted_ = true;
  failed_ = false;
  const Expr* expr = expressions(false);
  if (kind() != TokenKind::kEnd) expr = nullptr;
  muted_ = failed_ = false;
  return expr;
}

const Expr* Parser::lone_expression() {
  index_ = 0;
  if (lexer_.line().failed) fail_line();
  const Expr* expr = failed_ ? nullptr : expressions(false);
  if (expr && kind() != TokenKind::kEnd) fail_here("the end of the expression");
  return failed_ ? nullptr : expr;
}

const Expr* parse_expression(std::string_view text, std::uint32_t begin, Arena& arena,
                             Report& report) {
  Lexer lexer(text);
  lexer.set_in_definition(true);
  lexer.rewind(begin);
  lexer.next();
  return Parser(lexer, arena, report).lone_expression();
}

}  // namespace tenor::spec::python
