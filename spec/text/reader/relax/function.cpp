// SPDX-License-Identifier: Apache-2.0
// Signatures and bodies of Relax functions, and the shape variables that a signature binds: quoted
// dimensions, type parameters, and type variables of the Python around.
// Relax/Grammar/Expr/Function.
#include <fmt/format.h>

#include <utility>

#include "spec/text/reader/depth.h"
#include "spec/text/reader/relax/reader.h"
#include "spec/text/reader/relax/symbols.h"

namespace tenor::spec::reader {
namespace {

/// `@R.function(pure=False)`.
bool is_declared_impure(const python::Stmt& def) {
  for (const python::Expr* decorator : def.decorators)
    for (const python::Keyword& k : decorator->keywords)
      if (k.name == "pure" && k.value) return k.value->kind == python::Kind::kFalse;
  return false;
}

}  // namespace

const relax::Function* RelaxReader::function(const python::Stmt& def) {
  script_.begin(def);
  const relax::Function* made = function_at(def);
  return script_.failed() ? nullptr : made;
}

const relax::Function* RelaxReader::function_at(const python::Stmt& def) {
  AttributeList attrs;
  AttributeList* const outer_attrs = std::exchange(function_attrs_, &attrs);
  const relax::StructInfo* const outer_result = std::exchange(result_, nullptr);
  Dataflow* const outer_dataflow = std::exchange(dataflow_, nullptr);
  const auto outer_symbols = std::exchange(symbols_, {});
  const std::size_t scope = script_.enter_scope();
  auto* made = build_.make<relax::Function>(def.span);
  bind_symbols(def);
  std::vector<const relax::Variable*> params;
  for (const python::Parameter& p : def.params) parameter(p, params);
  if (def.annotation) result_ = struct_info(script_.evaluate(def.annotation));
  made->body = function_body(def);
  made->params = arena().list(params);
  made->ret_struct_info = result_;
  made->is_pure = !is_declared_impure(def);
  made->is_private = decorator_flag(def, "private");
  made->attrs = arena().list(attrs.all());
  script_.leave_scope(scope);
  function_attrs_ = outer_attrs;
  result_ = outer_result;
  symbols_ = outer_symbols;
  dataflow_ = outer_dataflow;
  return made;
}

const relax::Expr* RelaxReader::function_body(const python::Stmt& def) {
  Sequence body;
  Sequence* const outer = std::exchange(sequence_, &body);
  statements(def.body);
  close_block();
  sequence_ = outer;
  auto* made = build_.make<relax::SeqExpr>(def.span);
  made->blocks = arena().list(body.blocks);
  made->body = body.result;
  if (!body.has_return)
    fail(Code::P_CONSTRUCT, def.span, fmt::format("`{}` returns nothing", def.text),
         "end it with `return`");
  return made;
}

/// Dimensions that the signature names: all of them before any parameter is read. What the result
/// of a function inside another names, and no parameter does, may be a variable of the one around.
void RelaxReader::bind_symbols(const python::Stmt& def) {
  const DeclaredDtypes declared = declared_dtypes(def);
  for (const std::string_view name : def.type_params)
    if (is_type_variable(definition_, def, name)) bind_symbol(name, def.span, kTypeVariableDtype);
  const auto bind_named = [&](const python::Expr* annotation) {
    if (!annotation) return;
    bind_quoted(annotation, declared, annotation == def.annotation);
    bind_type_variables(def, annotation);
  };
  for (const python::Parameter& p : def.params) bind_named(p.annotation);
  bind_named(def.annotation);
}

/// A type variable of the Python around is a variable of its own for each function, and for a
/// function inside the one of the function around that has it.
void RelaxReader::bind_type_variables(const python::Stmt& def, const python::Expr* annotation) {
  if (definition_.type_vars.empty()) return;
  for_each_name(annotation, [&](std::string_view name) {
    if (!script_.find(name) && is_type_variable(definition_, def, name))
      bind_symbol(name, annotation->span, kTypeVariableDtype);
  });
}

void RelaxReader::bind_quoted(const python::Expr* annotation, const DeclaredDtypes& declared,
                              bool of_result) {
  for_each_quoted(annotation, [&](const python::Expr* string) {
    const Value text = value_of(string->span, Kind::kString, string->text);
    const python::Expr* e = parse_quoted(source_, text);
    if (!e) return;  // reported where it is read
    for_each_name(e, [&](std::string_view name) {
      const bool known = symbols_.contains(name) || module_.constant(name) ||
                         !namespace_of(source_, name).empty() || (of_result && script_.find(name));
      if (!known) bind_symbol(name, text.span, declared_dtype(declared, name, int_type(64)));
    });
  });
}

void RelaxReader::bind_symbol(std::string_view name, Span at, DataType dtype) {
  Variable* fresh = script_.builder().variable(at, name, dtype);
  symbols_.insert(fresh->name_hint);
  script_.bind(fresh->name_hint, value_of(at, fresh, false));
}

void RelaxReader::parameter(const python::Parameter& p,
                            std::vector<const relax::Variable*>& params) {
  if (p.starred || p.default_value)
    fail(Code::P_CONSTRUCT, p.span, fmt::format("parameter `{}` is not a plain parameter", p.name));
  for (const relax::Variable* other : params)
    if (other->name_hint == p.name)
      fail(Code::P_ARGUMENT, p.span, fmt::format("two parameters are called `{}`", p.name),
           "give each parameter its own name");
  if (!p.annotation)
    fail(Code::P_ARGUMENT, p.span, fmt::format("parameter `{}` has no annotation", p.name));
  const relax::StructInfo* annotation =
      p.annotation ? struct_info(script_.evaluate(p.annotation)) : nullptr;
  relax::Variable* made = build_.variable(p.span, p.name, annotation, false);
  params.push_back(made);
  script_.bind(made->name_hint, value_of(p.span, made));
}

}  // namespace tenor::spec::reader
