// SPDX-License-Identifier: Apache-2.0
// The lines of a file of Python that are not TVMScript. They are read for little: what opens a
// scope, imports, or binds a name to a constant. Nothing in them is ever an error.
#pragma once

#include <optional>

#include "spec/text/python/parser.h"
#include "spec/text/python/scope.h"

namespace tenor::spec::python {

class Outside {
 public:
  /// What the lines say goes to `imports`, `scopes` and `metadata`.
  Outside(const Lexer& lexer, Parser& parser, Imports& imports, Scopes& scopes,
          std::vector<Metadata>& metadata)
      : lexer_(lexer), parser_(parser), imports_(imports), scopes_(scopes), metadata_(metadata) {}

  /// Reads the lexer's line.
  void line();

 private:
  const std::vector<Token>& tokens() const { return lexer_.line().tokens; }
  TokenKind head() const { return tokens().front().kind; }

  void open_definition(std::size_t name_at);
  void hide_bound_names();
  void assignment();
  void bind_targets(std::size_t begin, std::size_t end, std::size_t value_at);
  void bind_one(std::string_view name, std::size_t value_at);
  void bind_call(std::string_view name, const Expr* call, bool type_var);
  const Expr* constants(std::size_t value_at);
  bool only_constants(std::size_t from) const;

  const Lexer& lexer_;
  Parser& parser_;
  Imports& imports_;
  Scopes& scopes_;
  std::vector<Metadata>& metadata_;
  std::optional<const Expr*> value_;  ///< of the current assignment, once it is read
};

/// Index after the dotted name that begins at token `from`; `from` if there is none.
std::size_t dotted_end(const Line& line, std::size_t from);
/// The dotted name of the lexer's line at tokens [from, end).
std::string_view dotted_name(const Lexer& lexer, std::size_t from, std::size_t end);

}  // namespace tenor::spec::python
