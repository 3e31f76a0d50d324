// SPDX-License-Identifier: Apache-2.0
// Where tensors are, and what moves them: the VDevices of the module. A tensor of no device may be
// with any. Relax/Devices; Relax/Op/b8, b9; ledger RLX-D52, D56.
#pragma once

#include "semantics/relax/call/prim_func.h"
#include "spec/relax/op/device_name.h"

namespace tenor::semantics::relax {

/// Where values are moved to, but for tensors that are on the device of `stays` already.
struct Destination {
  const ir::VDevice* device = nullptr;  ///< null: not known
  std::optional<ir::DeviceNumber> stays{};

  bool keeps(const spec::Node* at) const {
    return at && stays && ir::is_device(*static_cast<const ir::VDevice*>(at), *stays);
  }
};
/// The destination that an attribute names: `"llvm:0"` of to_vdevice, a number of hint_on_device.
template <class M>
Destination destination_of(const M& m, const ir::Call* call) {
  const auto& devices = m.relax_module().vdevices;
  const spec::Object* named = spec::find(call->attrs, "dst_vdevice");
  if (!named) return {};
  const auto* op = ir::as<ir::Op>(call->op);
  if (op && op->op_name == "to_vdevice") return {ir::named_device(devices, named->text)};
  const auto number = ir::device_number(*named);
  return number ? Destination{ir::first_device(devices, *number), number} : Destination{};
}

/// Is it a tensor, or a tuple of what can move?
template <class M>
bool can_move(const M& m, const typename M::Value& v) {
  const auto* tuple = object_of(m, v, Kind::kTuple);
  if (!tuple) return is(m, v, Kind::kTensor);
  return std::ranges::all_of(tuple->parts, [&](const auto& field) { return can_move(m, field); });
}
/// A tensor is copied to the device, a tuple field by field. Ends the run where memory has no room.
template <class M>
typename M::Value moved(M& m, const typename M::Value& v, const Destination& to) {
  using D = typename M::Domain;
  if (const auto* tuple = object_of(m, v, Kind::kTuple)) {
    const auto fields = tuple->parts;
    std::vector<typename D::Value> parts;
    for (const auto& field : fields) parts.push_back(moved(m, field, to));
    return make(m, Kind::kTuple, std::move(parts));
  }
  const Object<D> tensor = *object_of(m, v, Kind::kTensor);
  if (to.keeps(tensor.node) || m.stopped()) return v;
  if (!m.memory().has_room(m.memory().at(memory_of(tensor)).storage.bytes())) {
    m.exhausted(Code::X_MEMORY, "a tensor does not fit the memory budget");
    return v;
  }
  const std::uint32_t copy = m.memory().copy(memory_of(tensor));
  m.memory().at(copy).argument = true;
  m.tensors().add(copy, m.memory().at(copy).storage.bytes());
  return make_tensor(m, copy, dtype_of(tensor), shape_of(tensor), to.device);
}

/// The device of that number in the module's list, as the machine counts them; null where it has
/// no such number.
template <class M>
const ir::VDevice* numbered_device(const M& m, std::int64_t number) {
  const auto& devices = m.relax_module().vdevices;
  const auto place = static_cast<std::size_t>(number);
  return number >= 0 && place < devices.size() ? devices[place] : nullptr;
}

}  // namespace tenor::semantics::relax
