// SPDX-License-Identifier: Apache-2.0
#include "spec/text/reader/signature_dimensions.h"

#include <fmt/format.h>

#include "spec/text/reader/reader.h"

namespace tenor::spec::reader {

void SignatureDimensions::open(const python::Stmt& def) {
  def_ = &def;
  for (const std::string_view name : def.type_params)
    if (is_type_variable(definition_, def, name)) bind(name, def.span, kTypeVariableDtype);
}

void SignatureDimensions::bind(std::string_view name, Span at, DataType dtype) {
  Variable* fresh = reader_.builder().variable(at, name, dtype);
  variables_.insert(fresh);
  reader_.bind(reader_.arena().string(name), value_of(at, fresh, false));
}

bool SignatureDimensions::contains(std::string_view name) const {
  const Value* bound = reader_.find(name);
  return bound && bound->is(Kind::kVariable) && variables_.contains(bound->variable);
}

void SignatureDimensions::bind_type_variables(const python::Expr* annotation) {
  if (definition_.type_vars.empty()) return;
  for_each_name(annotation, [&](std::string_view name) {
    if (!reader_.find(name) && is_type_variable(definition_, *def_, name))
      bind(name, annotation->span, kTypeVariableDtype);
  });
}

/// Names that nothing binds, with the datatype that they are declared with further down.
void SignatureDimensions::bind_names(const python::Expr* quoted, Span at) {
  if (!declared_) declared_ = declared_dtypes(*def_);
  const ModuleNames& module = reader_.module();
  for_each_name(quoted, [&](std::string_view name) {
    const bool bound = reader_.find(name) || module.constant(name) || module.find(name) ||
                       !namespace_of(reader_.source(), name).empty();
    if (bound) return;
    const bool type_variable = is_type_variable(definition_, *def_, name);
    bind(name, at,
         declared_dtype(*declared_, name, type_variable ? kTypeVariableDtype : int_type(32)));
  });
}

void SignatureDimensions::bind_quoted(const python::Expr* annotation) {
  if (annotation->kind != python::Kind::kCall || annotation->items.empty()) return;
  for (const python::Expr* dimension : annotation->items[0]->items) {
    if (!dimension || dimension->kind != python::Kind::kString) continue;
    const Value text = reader_.evaluate(dimension);
    if (const python::Expr* e = parse_quoted(reader_.source(), text)) bind_names(e, text.span);
  }
}

Value SignatureDimensions::quoted(const Value& text) {
  const python::Expr* e = parse_quoted(reader_.source(), text);
  if (!e)
    return reader_.fail(Code::P_SYNTAX, text.span,
                        fmt::format("\"{}\" is not an expression", text.text));
  bind_names(e, text.span);
  return reader_.evaluate(e);
}

}  // namespace tenor::spec::reader
