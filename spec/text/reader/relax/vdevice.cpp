// SPDX-License-Identifier: Apache-2.0
// Devices of a module, and how an annotation names one: "kind", "kind:index" or
// "kind:index:scope", the index counting the module's devices of that kind.
// Relax/Grammar/VDevice.
#include <fmt/format.h>

#include "spec/relax/op/device_name.h"
#include "spec/text/reader/relax/reader.h"

namespace tenor::spec::reader {
namespace {

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
  if (const relax::VDevice* device = relax::named_device(module_.vdevices, *spelled)) return device;
  fail(Code::P_ARGUMENT, v.span, fmt::format("the module has no device \"{}\"", *spelled),
       "list it in I.module_global_infos({\"vdevice\": [I.vdevice(…)]})");
  return nullptr;
}

}  // namespace tenor::spec::reader
