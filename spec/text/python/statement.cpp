// SPDX-License-Identifier: Apache-2.0
// Simple statements, blocks, and how reading continues after an error: at the next line that is
// indented no deeper, with the clauses of the same statement passed over.
#include <fmt/core.h>

#include <algorithm>

#include "spec/ir/build.h"
#include "spec/text/python/parser.h"

namespace tenor::spec::python {

using enum TokenKind;

Stmt* Parser::make_stmt(StmtKind kind) {
  Stmt* stmt = arena_.make<Stmt>();
  stmt->kind = kind;
  stmt->span = {peek().begin, peek().end};
  return stmt;
}

/// Reads the line as statements and puts those without error at the end of stmts_.
void Parser::statement() {
  failed_ = false;
  const std::uint32_t start = lexer_.line().start, indent = lexer_.line().indent;
  const TokenKind head = kind();
  const Stmt* stmt = nullptr;
  switch (head) {
    case kAt:
    case kDef:
    case kClass: stmt = definition(); break;
    case kIf:
    case kFor:
    case kWhile:
    case kWith:
    case kTry:
    case kAsync: stmt = lexer_.line().failed ? nullptr : compound(); break;
    default:
      if (!lexer_.line().failed && !at_soft_compound()) return simple_statements();
      stmt = lexer_.line().failed ? nullptr : other_compound();
  }
  if (stmt) {
    stmts_.push_back(stmt);
  } else {
    if (lexer_.line().failed) fail_line();
    recover(start, indent, head);
  }
  failed_ = false;
}

/// Whether the line is a statement of Python that begins with a name and has a block: `match x:`.
bool Parser::at_soft_compound() const {
  if (kind() != kName || text(peek()) != "match") return false;
  const std::vector<Token>& tokens = lexer_.line().tokens;
  return tokens.size() > 4 && tokens[tokens.size() - 3].kind == kColon;
}

/// The line's own error is the statement's.
void Parser::fail_line() {
  const LexicalError& error = lexer_.line().error;
  fail(error.code, error.span, error.message);
}

/// After an error in the statement that began at `start`: reads the blocks of its body and of its
/// other clauses for errors in them, and keeps nothing.
void Parser::recover(std::uint32_t start, std::uint32_t indent, TokenKind head) {
  if (lexer_.line().start == start && !lexer_.line().at_end) advance();
  if (deeper_than(indent)) block(indent);
  const bool has_clauses = head == kIf || head == kFor || head == kWhile || head == kTry;
  while (has_clauses && !lexer_.line().at_end && lexer_.line().indent == indent &&
         (kind() == kElif || kind() == kElse || kind() == kExcept || kind() == kFinally)) {
    advance();
    if (deeper_than(indent)) block(indent);
  }
}

/// The statements of a line, between semicolons.
void Parser::simple_statements() {
  const std::uint32_t start = lexer_.line().start, indent = lexer_.line().indent;
  while (kind() != kEnd) {
    const Stmt* stmt = simple();
    if (stmt && kind() != kEnd && !accept(kSemicolon))
      stmt = fail_here("an operator or the end of the statement");
    if (!stmt) return recover(start, indent, kEnd);
    stmts_.push_back(stmt);
  }
  advance();
}

const Stmt* Parser::simple() {
  Stmt* stmt = make_stmt(StmtKind::kPass);
  switch (kind()) {
    case kPass: take(); return stmt;
    case kBreak: take(), stmt->kind = StmtKind::kBreak; return stmt;
    case kContinue: take(), stmt->kind = StmtKind::kContinue; return stmt;
    case kGlobal:
    case kNonlocal:
    case kImport:
    case kFrom:
    case kDel: return rest_ignored(StmtKind::kGlobal);
    case kRaise:
    case kYield: return rest_ignored(StmtKind::kOther);
    case kReturn:
      take(), stmt->kind = StmtKind::kReturn;
      if (kind() == kEnd || kind() == kSemicolon) return stmt;
      stmt->value = expressions(false);
      break;
    case kAssert:
      take(), stmt->kind = StmtKind::kAssert;
      stmt->value = expression();
      if (stmt->value && accept(kComma)) stmt->message = expression();
      break;
    case kName:
      if (text(peek()) == "type" && peek(1).kind == kName) return rest_ignored(StmtKind::kOther);
      [[fallthrough]];
    default: return expression_statement();
  }
  stmt->span.end = last_end();
  return failed_ ? nullptr : stmt;
}

const Stmt* Parser::rest_ignored(StmtKind kind_of_stmt) {
  Stmt* stmt = make_stmt(kind_of_stmt);
  skip_to(kSemicolon);
  stmt->span.end = last_end();
  return stmt;
}

const Stmt* Parser::expression_statement() {
  Stmt* stmt = make_stmt(StmtKind::kExpr);
  const Expr* first = expressions(false);
  if (first) assignment(stmt, first);
  stmt->span.end = last_end();
  return failed_ ? nullptr : stmt;
}

/// What follows the first expression of a statement.
void Parser::assignment(Stmt* stmt, const Expr* first) {
  stmt->value = first;
  if (kind() == kAugmented) {
    const std::string_view op = text(take());
    stmt->kind = StmtKind::kAugAssign;
    stmt->text = op.substr(0, op.size() - 1);
    if (assignable(stmt->target = first)) stmt->value = right_side();
  } else if (accept(kColon)) {
    stmt->kind = StmtKind::kAnnAssign;
    stmt->value = nullptr;
    if (!assignable(stmt->target = first)) return;
    stmt->annotation = expression();
    if (stmt->annotation && accept(kAssign)) stmt->value = right_side();
  } else if (kind() == kAssign) {
    stmt->kind = StmtKind::kAssign;
    const std::size_t base = exprs_.size();
    while (stmt->value && accept(kAssign) && assignable(stmt->value)) {
      exprs_.push_back(stmt->value);
      stmt->value = right_side();
    }
    stmt->targets = gathered(arena_, exprs_, base);
  }
}

const Expr* Parser::right_side() {
  if (kind() != kYield) return expressions(false);
  Expr* other_value = make(Kind::kOther, peek().begin);
  skip_to(kSemicolon);
  return finish(other_value);
}

/// Whether a value can be bound to `target`; else that is the statement's error.
bool Parser::assignable(const Expr* target) {
  switch (target->kind) {
    case Kind::kName:
    case Kind::kAttribute:
    case Kind::kSubscript: return true;
    case Kind::kTuple:
    case Kind::kList:
    case Kind::kStarred:
      for (const Expr* item : target->items)
        if (!assignable(item)) return false;
      return true;
    default: fail(Code::P_SYNTAX, target->span, "this is not an assignment target"); return false;
  }
}

/// The `:` of a header and the block below it, or the statements after it.
bool Parser::suite(Stmt* stmt, Elements<const Stmt*>& body, std::uint32_t indent) {
  if (!expect(kColon, "`:`")) return false;
  stmt->span.end = std::max(stmt->span.end, last_end());
  if (kind() != kEnd) {
    const std::size_t base = stmts_.size();
    simple_statements();
    body = gathered(arena_, stmts_, base);
    failed_ = false;
    return true;
  }
  const Span header = {stmt->span.begin, last_end()};
  advance();
  if (deeper_than(indent)) {
    body = block(indent);
    return true;
  }
  fail(Code::P_INDENT, header, "an indented block is missing after this line");
  return false;
}

/// The statements indented deeper than `indent`; there is one.
Elements<const Stmt*> Parser::block(std::uint32_t indent) {
  const Nesting nesting(nesting_), depth(depth_);
  failed_ = false;
  if (nesting_ >= kMaxNesting || depth_ > kMaxDepth) {  // its statements have expressions
    fail(Code::X_DEPTH, {peek().begin, peek().end},
         fmt::format("statements are nested {} levels deep or more",
                     nesting_ >= kMaxNesting ? kMaxNesting : kMaxDepth));
    skip_deeper(indent);
    return {};
  }
  const std::size_t base = stmts_.size();
  std::uint32_t own = lexer_.line().indent, alternate = lexer_.line().alternate_indent;
  while (deeper_than(indent)) {
    check_indentation(own, alternate);
    statement();
  }
  failed_ = false;
  return gathered(arena_, stmts_, base);
}

/// A line that stands where no block of its begins is a finding; the block continues with it.
void Parser::check_indentation(std::uint32_t& own, std::uint32_t& alternate) {
  const Line& line = lexer_.line();
  if (line.indent == own && line.alternate_indent == alternate) return;
  failed_ = false;
  fail(Code::P_INDENT, {peek().begin, peek().end},
       line.indent > own   ? "this line is indented more than its block"
       : line.indent < own ? "the indentation of this line matches no enclosing block"
                           : "this line mixes tabs and spaces differently from its block");
  own = line.indent;
  alternate = line.alternate_indent;
}

/// Passes over lines, but for what makes them no lines of Python.
void Parser::skip_deeper(std::uint32_t indent) {
  for (; deeper_than(indent); advance()) {
    failed_ = false;
    if (lexer_.line().failed) fail_line();
  }
}

}  // namespace tenor::spec::python
