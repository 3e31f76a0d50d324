// SPDX-License-Identifier: Apache-2.0
// The parser of Python's statements and expressions, as deep as TVMScript needs them. What Python
// has beyond that becomes kOther and is stepped over by brackets and indentation.
//
// A statement has at most one finding. With it, it is left out, and so are the blocks below it,
// which are still read for findings of their own.
#pragma once

#include <string>
#include <vector>

#include "spec/diagnostic/report.h"
#include "spec/text/python/ast.h"
#include "spec/text/python/lexer.h"

namespace tenor::spec::python {

/// Statements within statements, or expressions within expressions, that the parser goes into.
inline constexpr int kMaxNesting = 1000;
/// Bytes of nodes of one file.
inline constexpr std::size_t kMaxNodeBytes = std::size_t{4} << 30;
/// Findings of one file; one more says that there are more.
inline constexpr std::size_t kMaxFindings = 10'000;

class Parser {
 public:
  Parser(Lexer& lexer, Arena& arena, Report& report)
      : lexer_(lexer), arena_(arena), report_(report) {}

  /// Reads the lexer's line, which begins a decorated definition, and the lines that belong to it;
  /// the lexer is then at the first that does not. Null: there is no class or function.
  const Stmt* decorated();
  /// Reads an expression from token `first` of the lexer's line, without a finding: a tuple may
  /// lack its parentheses. Null: what stands there is no expression up to the end of the line.
  const Expr* silent_expression(std::size_t first);
  /// Reads the lexer's line, which is one expression. Null: it is not (reported).
  const Expr* lone_expression();

  /// Offset after the last line that was read.
  std::uint32_t end() const { return end_; }

 private:
  // parser.cpp: tokens and findings. A function that fails gives null, and calls fail() once.
  const Token& peek(std::size_t ahead = 0) const { return lexer_.line().tokens[index_ + ahead]; }
  TokenKind kind() const { return peek().kind; }
  const Token& take() { return lexer_.line().tokens[index_++]; }
  bool accept(TokenKind kind) { return this->kind() == kind && (++index_, true); }
  bool expect(TokenKind kind, std::string_view what);
  std::uint32_t last_end() const {
    return index_ > 0 ? lexer_.line().tokens[index_ - 1].end : peek().begin;
  }
  std::string_view text(const Token& token) const { return lexer_.text(token); }
  void skip_to(TokenKind closing);
  void advance();
  std::nullptr_t fail(Code code, Span span, std::string message);
  std::nullptr_t fail_here(std::string_view expected);
  bool too_large();

  // expression.cpp: operators, and what is built from them.
  Expr* make(Kind kind, std::uint32_t begin);
  Elements<const Expr*> list(std::initializer_list<const Expr*> exprs) {
    return {arena_, arena_.list(exprs)};
  }
  Expr* finish(Expr* expr);
  Expr* expressions(bool targets);
  Expr* rest_of_list(Expr* display, TokenKind closing, bool targets);
  Expr* element(bool targets);
  Expr* expression();
  Expr* lambda();
  bool lambda_parameters();
  Expr* binary(int least);
  Expr* binary_node(int precedence, Expr* left);
  Expr* comparison(Expr* left);
  std::string_view comparison_operator();
  bool at_comparison() const;
  Expr* unary(int least);
  Expr* prefixed(Kind kind, int operand);
  Expr* power();
  // primary.cpp: names, literals, calls, subscripts, brackets.
  Expr* primary();
  Expr* attribute(Expr* value);
  Expr* call(Expr* callee);
  bool argument();
  Expr* subscript(Expr* value);
  Expr* subscript_item();
  Expr* slice(Expr* lower, std::uint32_t begin);
  Expr* atom();
  Expr* word(Kind kind);
  Expr* number();
  Expr* strings();
  bool string_part(Expr* expr, std::string& joined, bool first);
  Expr* parentheses();
  Expr* list_display();
  Expr* braces();
  bool dict_entry();
  Expr* other(std::uint32_t begin, TokenKind closing);
  bool at_comprehension() const { return kind() == TokenKind::kFor || kind() == TokenKind::kAsync; }

  // statement.cpp: simple statements, blocks, recovery.
  Stmt* make_stmt(StmtKind kind);
  void statement();
  bool at_soft_compound() const;
  void fail_line();
  void recover(std::uint32_t start, std::uint32_t indent, TokenKind head);
  void simple_statements();
  const Stmt* simple();
  const Stmt* rest_ignored(StmtKind kind_of_stmt);
  const Stmt* expression_statement();
  void assignment(Stmt* stmt, const Expr* first);
  const Expr* right_side();
  bool assignable(const Expr* target);
  bool suite(Stmt* stmt, Elements<const Stmt*>& body, std::uint32_t indent);
  Elements<const Stmt*> block(std::uint32_t indent);
  void check_indentation(std::uint32_t& own, std::uint32_t& alternate);
  void skip_deeper(std::uint32_t indent);
  bool deeper_than(std::uint32_t indent) const {
    return !lexer_.line().at_end && lexer_.line().indent > indent;
  }
  // compound.cpp: statements with a block.
  Stmt* compound();
  Stmt* if_statement();
  bool at_clause(TokenKind head, std::uint32_t indent) const;
  bool else_clause(Stmt* stmt, std::uint32_t indent);
  Stmt* for_statement();
  Stmt* while_statement();
  Stmt* with_statement();
  bool with_item();
  bool with_parentheses() const;
  Stmt* other_compound();
  // definition.cpp: functions and classes.
  Stmt* definition();
  void decorator();
  bool definition_header(Stmt* stmt);
  bool parameter();
  bool type_parameters();

  Lexer& lexer_;
  Arena& arena_;
  Report& report_;
  std::size_t index_ = 0;  ///< token of the line
  int nesting_ = 0;        ///< of this recursion
  int depth_ = 0;          ///< of the current statement in the tree
  bool failed_ = false;    ///< the current statement has its finding
  bool muted_ = false;     ///< findings are dropped
  std::uint32_t end_ = 0;
  std::size_t findings_ = 0;
  // Elements of the lists that are being read, inner ones after outer ones.
  std::vector<const Expr*> exprs_;
  std::vector<Keyword> keywords_;
  std::vector<const Stmt*> stmts_;
  std::vector<WithItem> with_items_;
  std::vector<Parameter> parameters_;
  std::vector<std::string_view> names_;
};

/// Moves what a list has gathered since `base` into the arena.
template <class T>
Elements<T> gathered(Arena& arena, std::vector<T>& all, std::size_t base) {
  if (all.size() == base) return {};
  const Elements<T> list(arena, arena.list(std::span<const T>(all).subspan(base)));
  all.resize(base);
  return list;
}

/// Counts one level of nesting while it lives.
class Nesting {
 public:
  explicit Nesting(int& level) : level_(++level) {}
  ~Nesting() { --level_; }
  Nesting(const Nesting&) = delete;
  Nesting& operator=(const Nesting&) = delete;

 private:
  int& level_;
};

}  // namespace tenor::spec::python
