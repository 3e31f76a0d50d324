// SPDX-License-Identifier: Apache-2.0
// The defaults of parameters, from the Python that the registry writes them in.
#include <charconv>

#include "spec/relax/op/operator.h"

namespace tenor::spec::relax {
namespace {

Object of_kind(Object::Kind kind) {
  Object made;
  made.kind = kind;
  return made;
}

Object number(std::string_view text) {
  Object made = of_kind(Object::Kind::kInt);
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), made.integer);
  if (error == std::errc() && end == text.data() + text.size()) return made;
  made = of_kind(Object::Kind::kFloat);
  std::from_chars(text.data(), text.data() + text.size(), made.floating);
  return made;
}

Object scalar(std::string_view text) {
  if (text.empty() || text == "None") return {};
  if (text == "True" || text == "False") {
    Object made = of_kind(Object::Kind::kBool);
    made.integer = text == "True" ? 1 : 0;
    return made;
  }
  if (text.front() != '"') return number(text);
  Object made = of_kind(Object::Kind::kString);
  made.text = text.substr(1, text.size() - 2);
  return made;
}

/// The items of a tuple, none of which is a tuple itself.
Object tuple(std::string_view text, Arena& arena) {
  std::vector<Object> items;
  while (!text.empty()) {
    const std::size_t comma = text.find(',');
    if (comma > 0) items.push_back(scalar(text.substr(0, comma)));
    text = comma == std::string_view::npos ? "" : text.substr(comma + 1);
    while (text.starts_with(' ')) text.remove_prefix(1);
  }
  Object made = of_kind(Object::Kind::kList);
  made.tuple = true;
  made.items = arena.list(items);
  return made;
}

}  // namespace

Object default_of(const Parameter& parameter, Arena& arena) {
  const std::string_view text = parameter.otherwise;
  if (text.starts_with('(')) return tuple(text.substr(1, text.size() - 2), arena);
  return scalar(text);
}

}  // namespace tenor::spec::relax
