// SPDX-License-Identifier: Apache-2.0
#include "spec/text/reader/signature.h"

#include <fmt/format.h>

#include <algorithm>

#include "spec/text/reader/reader.h"

namespace tenor::spec::reader {
namespace {

/// Puts every node of a quoted expression where its string stands.
void move_to(const python::Expr* e, Span at) {
  const_cast<python::Expr*>(e)->span = at;
  if (e->value) move_to(e->value, at);
  for (const python::Expr* item : e->items)
    if (item) move_to(item, at);
  for (const python::Keyword& k : e->keywords) {
    const_cast<python::Keyword&>(k).span = at;
    if (k.value) move_to(k.value, at);
  }
}

constexpr std::size_t kLongestQuote = 4096;  // bytes of a quoted dimension

}  // namespace

std::string_view decorator_name(const Source& source, const python::Expr* decorator) {
  if (decorator->kind == python::Kind::kCall) decorator = decorator->value;
  if (decorator->kind == python::Kind::kAttribute) return decorator->text;
  if (decorator->kind != python::Kind::kName) return {};
  std::string_view path = decorator->text;
  if (const python::Import* import = source.imports.find(path).last) path = import->module;
  return path.substr(path.rfind('.') + 1);
}

bool is_decorated(const Source& source, const python::Stmt& def, std::string_view name) {
  for (const python::Expr* decorator : def.decorators)
    if (decorator_name(source, decorator) == name) return true;
  return false;
}

bool decorator_flag(const python::Stmt& def, std::string_view flag) {
  for (const python::Expr* decorator : def.decorators)
    for (const python::Keyword& k : decorator->keywords)
      if (k.name == flag && k.value) return k.value->kind == python::Kind::kTrue;
  return false;
}

std::optional<DataType> spelled_dtype(const python::Expr* e) {
  if (!e) return std::nullopt;
  if (e->kind == python::Kind::kCall && e->items.empty()) e = e->value;
  if (e->kind == python::Kind::kString) return parse_datatype(e->text);
  return e->kind == python::Kind::kAttribute ? dtype_of_name(e->text) : std::nullopt;
}

DeclaredDtypes declared_dtypes(const python::Stmt& def) {
  DeclaredDtypes found;
  for (const python::Parameter& p : def.params)
    found.try_emplace(p.name, spelled_dtype(p.annotation));
  for (const python::Stmt* s : def.body) {
    if (s->kind != python::StmtKind::kAssign || s->targets.size() != 1) continue;
    const python::Expr *target = s->targets[0], *value = s->value;
    if (target->kind == python::Kind::kName) found.try_emplace(target->text, spelled_dtype(value));
    const bool pairs = target->kind == python::Kind::kTuple &&
                       value->kind == python::Kind::kTuple &&
                       target->items.size() == value->items.size();
    for (std::size_t i = 0; pairs && i < target->items.size(); ++i)
      found.try_emplace(target->items[i]->text, spelled_dtype(value->items[i]));
  }
  return found;
}

DataType declared_dtype(const DeclaredDtypes& declared, std::string_view name, DataType otherwise) {
  const auto found = declared.find(name);
  return found == declared.end() ? otherwise : found->second.value_or(otherwise);
}

std::string contradiction(const Value* bound, const Value& declared) {
  if (!bound || !bound->is(Kind::kVariable)) return {};
  const DataType before = bound->variable->dtype, now = declared.variable->dtype;
  if (before == now) return {};
  return fmt::format("`{}` is {} in the signature and {} here", bound->variable->name_hint,
                     to_string(before), to_string(now));
}

bool is_type_variable(const python::Definition& definition, const python::Stmt& def,
                      std::string_view name) {
  const auto is_it = [&](const auto& named) { return named.name == name; };
  const bool declared = std::ranges::any_of(definition.type_vars, is_it) ||
                        std::ranges::find(def.type_params, name) != def.type_params.end();
  return declared && std::ranges::none_of(def.params, is_it);
}

const python::Expr* parse_quoted(Source& source, const Value& text) {
  if (text.text.size() > kLongestQuote || text.text.find_first_of("\n\r") != std::string_view::npos)
    return nullptr;
  Report ignored;
  const std::string_view file =
      source.scratch.string(fmt::format("@T.prim_func\ndef quoted():\n    ({})\n", text.text));
  const python::File parsed = python::parse(file, source.scratch, ignored);
  if (ignored.errors() != 0 || parsed.definitions.size() != 1) return nullptr;
  const auto& body = parsed.definitions[0].stmt->body;
  if (body.size() != 1 || body[0]->kind != python::StmtKind::kExpr) return nullptr;
  move_to(body[0]->value, text.span);
  return body[0]->value;
}

}  // namespace tenor::spec::reader
