// SPDX-License-Identifier: Apache-2.0
#include "spec/tenstorrent/attributes.h"

#include <fmt/format.h>

namespace tenor::spec::tenstorrent {

using Kind = Object::Kind;

std::string buffer_key(std::string_view buffer, std::string_view what) {
  return fmt::format("tt_buffer_{}_{}", buffer, what);
}

std::optional<std::int64_t> number(const Object* o) {
  if (!o) return std::nullopt;
  if (o->kind == Kind::kInt || o->kind == Kind::kBool) return o->integer;
  const auto* literal = o->kind == Kind::kExpr ? as<IntImm>(o->expr) : nullptr;
  return literal ? std::optional(literal->value) : std::nullopt;
}

std::optional<std::string_view> text(const Object* o) {
  if (!o) return std::nullopt;
  if (o->kind == Kind::kString) return o->text;
  const auto* literal = o->kind == Kind::kExpr ? as<StringImm>(o->expr) : nullptr;
  return literal ? std::optional(literal->value) : std::nullopt;
}

std::optional<std::vector<std::int64_t>> numbers(const Object* o) {
  if (!o || o->kind != Kind::kList) return std::nullopt;
  std::vector<std::int64_t> all;
  for (const Object& item : o->items) {
    const auto n = number(&item);
    if (!n) return std::nullopt;
    all.push_back(*n);
  }
  return all;
}

std::optional<std::vector<std::vector<std::int64_t>>> rows(const Object* o) {
  if (!o || o->kind != Kind::kList) return std::nullopt;
  std::vector<std::vector<std::int64_t>> all;
  for (const Object& item : o->items) {
    auto row = numbers(&item);
    if (!row) return std::nullopt;
    all.push_back(std::move(*row));
  }
  return all;
}

Object number_object(std::int64_t n) {
  Object o;
  o.kind = Kind::kInt;
  o.integer = n;
  return o;
}

Object text_object(Arena& arena, std::string_view text) {
  Object o;
  o.kind = Kind::kString;
  o.text = arena.string(text);
  return o;
}

Object list_object(Arena& arena, const std::vector<std::int64_t>& items) {
  std::vector<Object> all;
  for (const std::int64_t n : items) all.push_back(number_object(n));
  Object o;
  o.kind = Kind::kList;
  o.items = arena.list(all);
  return o;
}

Object rows_object(Arena& arena, const std::vector<std::vector<std::int64_t>>& items) {
  std::vector<Object> all;
  for (const auto& row : items) all.push_back(list_object(arena, row));
  Object o;
  o.kind = Kind::kList;
  o.items = arena.list(all);
  return o;
}

}  // namespace tenor::spec::tenstorrent
