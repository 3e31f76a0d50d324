// SPDX-License-Identifier: Apache-2.0
// The dimensions that a signature names before anything declares them: type variables, and names in
// quoted dimensions. They are variables of the function. TIR/Grammar/PrimFunc.
#pragma once

#include <optional>
#include <unordered_set>

#include "spec/text/reader/signature.h"

namespace tenor::spec::reader {

class Reader;

class SignatureDimensions {
 public:
  SignatureDimensions(Reader& reader, const python::Definition& definition)
      : reader_(reader), definition_(definition) {}

  /// Begins with the signature of `def`, and binds the type variables that it declares.
  void open(const python::Stmt& def);
  void close() { def_ = nullptr; }
  bool is_open() const { return def_ != nullptr; }

  /// Binds the type variables that an annotation names: a type variable of the surrounding Python
  /// is a dimension of each function whose signature names it, and elsewhere a value of Python.
  void bind_type_variables(const python::Expr* annotation);
  /// `T.Buffer(("n", n))`: a dimension may use what a quoted one beside it binds.
  void bind_quoted(const python::Expr* annotation);
  /// `T.Buffer(("n * 2",))`: the text of a dimension.
  Value quoted(const Value& text);
  /// Is the name bound to one of them?
  bool contains(std::string_view name) const;

 private:
  void bind(std::string_view name, Span at, DataType dtype);
  void bind_names(const python::Expr* quoted, Span at);

  Reader& reader_;
  const python::Definition& definition_;
  const python::Stmt* def_ = nullptr;
  std::optional<DeclaredDtypes> declared_;  // of `def_`, made when first asked for
  std::unordered_set<const Variable*> variables_;
};

}  // namespace tenor::spec::reader
