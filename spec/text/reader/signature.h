// SPDX-License-Identifier: Apache-2.0
// What can be read off a definition's syntax before its body is read: flags of its decorator, the
// datatypes that names are declared with, and the text of quoted dimensions.
#pragma once

#include <optional>

#include "spec/text/reader/source.h"

namespace tenor::spec::reader {

/// The last word of a decorator: `prim_func` of `@T.prim_func(private=True)`, and of `@P` where the
/// file imports or assigns it so.
std::string_view decorator_name(const Source& source, const python::Expr* decorator);
/// Does a decorator of `def` say `flag=True`?
bool decorator_flag(const python::Stmt& def, std::string_view flag);
/// Is one of the decorators of `def` called so?
bool is_decorated(const Source& source, const python::Stmt& def, std::string_view name);

/// The datatypes that names are declared with, as a parameter (`name: T.int64`) or at the top of
/// the body (`name = T.int64()`); the first declaration of a name counts, whatever it says.
using DeclaredDtypes = std::unordered_map<std::string_view, std::optional<DataType>>;
DeclaredDtypes declared_dtypes(const python::Stmt& def);
/// What `name` is declared with, else `otherwise`.
DataType declared_dtype(const DeclaredDtypes& declared, std::string_view name, DataType otherwise);

/// What is wrong where the body declares a name (`n = T.int32()`) that the signature has bound as a
/// dimension; empty: nothing.
std::string contradiction(const Value* bound, const Value& declared);

/// The datatype in `T.int32`, `T.int32()` or `"int32"`, by its spelling alone.
std::optional<DataType> spelled_dtype(const python::Expr* e);

/// The expression in a string, every node of it standing where the string stands; null if none.
const python::Expr* parse_quoted(Source& source, const Value& text);

/// Is it a type variable in `def`, its own (`def f[n]`) or of the Python around (`n =
/// TypeVar("n")`)? A parameter of its name hides it.
bool is_type_variable(const python::Definition& definition, const python::Stmt& def,
                      std::string_view name);

/// Type variables have one datatype, whatever other dimensions default to.
inline constexpr DataType kTypeVariableDtype = int_type(64);

/// Calls `visit(name)` for every name that `e` uses, in keyword arguments too.
template <class Visit>
void for_each_name(const python::Expr* e, const Visit& visit) {
  if (e->kind == python::Kind::kName) visit(e->text);
  if (e->value) for_each_name(e->value, visit);
  for (const python::Expr* item : e->items)
    if (item) for_each_name(item, visit);
  for (const python::Keyword& k : e->keywords)
    if (k.value) for_each_name(k.value, visit);
}

}  // namespace tenor::spec::reader
