// SPDX-License-Identifier: Apache-2.0
#include "fuzz/backend/c/emit.h"

#include "fuzz/backend/c/emitter.h"
#include "fuzz/backend/c/helpers.h"

namespace tenor::fuzz::c {

using spec::Node;

Emitted emit(const spec::Module& module, const spec::PrimFunc& f,
             const std::vector<Parameter>& arguments, const EmitOptions& options) {
  return Emitter(module, options).run(f, arguments);
}

std::string file_of(const std::vector<const Emitted*>& programs) {
  std::set<std::string> needed;
  for (const Emitted* p : programs) needed.insert(p->helpers.begin(), p->helpers.end());
  std::string text(kPrelude);
  for (const std::string& helper : needed) text += helper_text(helper);
  for (const Emitted* p : programs) text += p->text;
  return text;
}

std::string Emitter::define(const std::string& type, const std::string& value) {
  const std::string name = fresh("t");
  line("const {} {} = {};", type, name, value);
  return name;
}

std::string Emitter::define(spec::ScalarType type, const std::string& value) {
  return define(c::name(type), value);
}

std::string Emitter::helper(const std::string& name) {
  made_.helpers.insert(name);
  return "tenor_" + name;
}

std::string Emitter::stop(const Node* node, const std::string& error) {
  made_.errors[node->id] = error;
  return fmt::format("tenor_stop({}u);", node->id);
}

void Emitter::refuse(std::string_view construct) {
  if (made_.refused.empty()) made_.refused = construct;
}

std::string Emitter::decoded(spec::ScalarType type, const std::string& x) {
  if (is_widened(type)) helper(fmt::format("_{}", suffix(type)));
  return decode(type, x);
}

std::string Emitter::encoded(spec::ScalarType type, const std::string& value) {
  if (!is_widened(type)) return value;
  helper(fmt::format("_{}", suffix(type)));
  if (plants(Mistake::kNarrowLosesBit)) return fmt::format("{} & 0xfffe", encode(type, value));
  return encode(type, value);
}

}  // namespace tenor::fuzz::c
