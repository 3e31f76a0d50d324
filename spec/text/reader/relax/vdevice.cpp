// SPDX-License-Identifier: Apache-2.0
// Devices of a module, and how an annotation names one: "kind", "kind:index" or
// "kind:index:scope", the index counting the module's devices of that kind.
// Relax/Grammar/VDevice.
#include <fmt/format.h>

#include <charconv>

#include "spec/text/reader/relax/reader.h"

namespace tenor::spec::reader {
namespace {

/// The kind of a target: of its configuration, or the first word of its tag.
std::string_view kind_of(const Object& target) {
  if (target.kind == Object::Kind::kString) return target.text.substr(0, target.text.find(' '));
  const Object* kind = target.kind == Object::Kind::kMap ? find(target.entries, "kind") : nullptr;
  return kind && kind->kind == Object::Kind::kString ? kind->text : std::string_view{};
}

const Object* part(const Object& call, std::size_t i, std::string_view name) {
  if (i < call.items.size()) return &call.items[i];
  return find(call.entries, name);
}

}  // namespace

std::vector<const relax::VDevice*> read_vdevices(Program& program, const Object& entries) {
  std::vector<const relax::VDevice*> all;
  for (const Object& entry : entries.items) {
    if (entry.kind != Object::Kind::kCall || !entry.text.ends_with("vdevice")) continue;
    auto* made = program.make<relax::VDevice>(Span{});
    if (const Object* target = part(entry, 0, "target")) made->target = *target;
    if (const Object* id = part(entry, 1, "vdevice_id")) made->dev_id = id->integer;
    made->mem_scope = "global";
    if (const Object* scope = part(entry, 2, "memory_scope")) made->mem_scope = scope->text;
    all.push_back(made);
  }
  return all;
}

const relax::VDevice* RelaxReader::vdevice(const Value& v) {
  const auto spelled = script_.text(v, "vdevice");
  if (!spelled) return nullptr;
  const std::string_view kind = spelled->substr(0, spelled->find(':'));
  std::size_t index = 0;
  if (kind.size() < spelled->size()) {
    const std::string_view rest = spelled->substr(kind.size() + 1);
    const std::string_view digits = rest.substr(0, rest.find(':'));
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), index);
    if (read.ec != std::errc() || read.ptr != digits.data() + digits.size()) index = SIZE_MAX;
  }
  for (const relax::VDevice* device : module_.vdevices)
    if ((kind == "vdevice" || kind_of(device->target) == kind) && index-- == 0) return device;
  fail(Code::P_ARGUMENT, v.span, fmt::format("the module has no device \"{}\"", *spelled),
       "list it in I.module_global_infos({\"vdevice\": [I.vdevice(…)]})");
  return nullptr;
}

}  // namespace tenor::spec::reader
