// SPDX-License-Identifier: Apache-2.0
#include "fuzz/backend/c/writer.h"

namespace tenor::fuzz::c {

std::string Writer::define(const std::string& type, const std::string& value) {
  const std::string name = fresh("t");
  line("const {} {} = {};", type, name, value);
  return name;
}

std::string Writer::define(spec::ScalarType type, const std::string& value) {
  return define(c::name(type), value);
}

std::string Writer::helper(const std::string& name) {
  made_.helpers.insert(name);
  return "tenor_" + name;
}

std::string Writer::decoded(spec::ScalarType type, const std::string& x) {
  if (is_widened(type)) helper(fmt::format("_{}", suffix(type)));
  return decode(type, x);
}

std::string Writer::encoded(spec::ScalarType type, const std::string& value) {
  if (!is_widened(type)) return value;
  helper(fmt::format("_{}", suffix(type)));
  if (plants(Mistake::kNarrowLosesBit)) return fmt::format("{} & 0xfffe", encode(type, value));
  return encode(type, value);
}

std::string Writer::stop(const spec::Node* node, const std::string& error) {
  made_.errors[node->id] = error;
  return fmt::format("tenor_stop({}u);", node->id);
}

void Writer::refuse(std::string_view construct) {
  if (made_.refused.empty()) made_.refused = construct;
}

Emitted Writer::finished(const std::string& head) {
  if (is_refused())
    made_.helpers.clear();
  else
    made_.text = head + text_;
  return made_;
}

}  // namespace tenor::fuzz::c
