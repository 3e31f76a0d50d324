// SPDX-License-Identifier: Apache-2.0
// Operators that change the device.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include <fmt/format.h>

#include "spec/relax/op/device_name.h"
#include "spec/relax/op/families.h"
#include "spec/relax/op/result.h"
#include "spec/relax/struct_info/compatibility.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

/// Where tensors are moved to, but for those that are on the device of `stays` already.
struct Destination {
  const VDevice* device = nullptr;
  std::optional<DeviceNumber> stays = std::nullopt;

  const VDevice* of(const TensorStructInfo& t) const {
    return t.vdevice && stays && is_device(*t.vdevice, *stays) ? t.vdevice : device;
  }
};

/// Relax/Op/b9:b, b9:c: a tensor, or all members of a tuple. RLX-D52: nothing else.
const StructInfo* moved(OperatorCall& op, const StructInfo* s, const Destination& to, int depth) {
  if (const auto* t = as<TensorStructInfo>(s))
    return tensor(op, shape_of(op, *t), t->dtype, to.of(*t));
  const auto* tuple = as<TupleStructInfo>(s);
  if (!tuple || depth > kMaxStructInfoDepth)
    return op.reject(0, "the moved value is neither a tensor nor a tuple of tensors");
  std::vector<const StructInfo*> fields;
  for (const StructInfo* field : tuple->fields) {
    fields.push_back(moved(op, field, to, depth + 1));
    if (!fields.back()) return nullptr;
  }
  return tuple_of(op, fields);
}

/// Of an object it is not known whether it can be moved.
const StructInfo* moved(OperatorCall& op, const Destination& to) {
  const StructInfo* s = op.struct_info(std::size_t{0});
  if (!s || s->kind != StructInfoKind::kObject) return moved(op, s, to, 0);
  op.may_reject(0, "the moved value might not be a tensor");
  return s;
}

const StructInfo* derive_to_vdevice(OperatorCall& op) {
  const std::string_view name = text(op, "dst_vdevice");
  const VDevice* device = named_device(op.vdevices(), name);
  if (device) return moved(op, {device});
  return op.reject(op.size(), fmt::format("the module has no device \"{}\"", name),
                   "devices are listed in I.module_global_infos");
}

/// RLX-D56: what is on no such device is moved to the first. Relax/Op/b8:d: what is on one stays.
const StructInfo* derive_hint_on_device(OperatorCall& op) {
  const auto wanted = device_number(op.attribute("dst_vdevice"));
  if (!wanted) return op.reject(op.size(), "the second argument is not a device");
  const VDevice* device = first_device(op.vdevices(), *wanted);
  if (device) return moved(op, {device, wanted});
  return op.reject(op.size(), fmt::format("the module has no device number {}", wanted->number),
                   "devices are listed in I.module_global_infos");
}

constexpr Parameter kHintOnDeviceParameters[] = {{"data"},
                                                 {"dst_vdevice", kAttribute, {}, "device"},
                                                 {"memory_scope", kAttribute, "\"global\""}};
constexpr Parameter kToVdeviceParameters[] = {{"data"}, {"dst_vdevice", kAttribute}};

constexpr Operator kDeviceOperators[] = {
    {"hint_on_device", kHintOnDeviceParameters, Purity::kPure, derive_hint_on_device, nullptr,
     by_name(spec::clauses("Relax/Op/b8", "Relax/Op/b8:b", "Relax/Op/b8:c", "Relax/Op/b8:d",
                           "RLX-D56", "RLX-D49"))},
    {"to_vdevice", kToVdeviceParameters, Purity::kPure, derive_to_vdevice, nullptr,
     by_name(spec::clauses("Relax/Op/b9", "Relax/Op/b9:b", "Relax/Op/b9:c", "RLX-D52", "RLX-D49"))},
};

}  // namespace

std::span<const Operator> device_operators() { return kDeviceOperators; }

}  // namespace tenor::spec::relax
