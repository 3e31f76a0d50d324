// SPDX-License-Identifier: Apache-2.0
// What operators that make memory ask for, and why they can have no such memory. Ledger RLX-D49.
#pragma once

#include "semantics/relax/call/vm.h"
#include "semantics/tensor/tensor.h"

namespace tenor::semantics::relax {

/// The last shape and the first datatype among the operands; null: none.
template <class R>
auto shape_operand(const R& r) {
  const Object<typename R::Domain>* found = nullptr;
  for (const auto& v : operands_of(r))
    if (const auto* shape = object_of(*r, v, Kind::kShape)) found = shape;
  return found;
}
template <class R>
auto dtype_operand(const R& r) {
  const Object<typename R::Domain>* found = nullptr;
  for (const auto& v : operands_of(r))
    if (const auto* dtype = object_of(*r, v, Kind::kDataType); dtype && !found) found = dtype;
  return found;
}
/// The integer that operand `i` is; -1 where it is not one.
std::int64_t integer_operand(const At<OwnCallReady> auto& r, std::size_t i) {
  if (i >= r->operand_height() - r.frame().operands) return -1;
  const auto* prim = object_of(*r, r.operands()[i], Kind::kPrim);
  if (!prim || !dtype_of(*prim).is_integer()) return -1;
  return r.d.known(r.d.index(prim->parts[0])).value();
}

/// What a call that makes memory asks for. All its numbers are known (`can_make` asks).
struct Wanted {
  spec::DataType dtype{};
  std::vector<std::int64_t> shape{};
  std::uint64_t offset = 0, bytes = 0;
  const ir::VDevice* device = nullptr;
  std::string problem{};       ///< why it can have no such memory; empty: it can
  bool is_misaligned = false;  ///< that is why: its elements would begin between those of memory
};
/// A tensor of that datatype and shape, or a storage for it, if there can be one.
inline Wanted checked(const spec::DataType& dtype, std::vector<std::int64_t> shape,
                      std::string_view what = "tensor") {
  const auto bytes = bytes_in_storage(dtype, shape);
  Wanted wanted{dtype, std::move(shape), 0, bytes.value_or(0)};
  if (dtype.is_handle() || dtype.is_void())
    wanted.problem = fmt::format("no {} has the datatype {}", what, spec::to_string(dtype));
  else if (std::ranges::any_of(wanted.shape, [](std::int64_t d) { return d < 0; }))
    wanted.problem = fmt::format("a dimension of the {} is negative", what);
  else if (!bytes)
    wanted.problem = fmt::format("the {} has more elements than memory could", what);
  return wanted;
}
/// Does it lie in memory of `room` bytes, and at a multiple of its element size (TIR/Exec/1.2.4.b2)
/// of the storage in which that memory is from byte `first` on?
inline void check_room(Wanted& wanted, std::uint64_t room, std::string_view what,
                       std::uint64_t first = 0) {
  if (!wanted.problem.empty()) return;
  const std::uint64_t from = first + wanted.offset, size = wanted.dtype.scalar.bytes();
  wanted.is_misaligned = size > 0 && from % size != 0;
  if (wanted.is_misaligned)
    wanted.problem =
        fmt::format("a tensor of {} lies from byte {} on, which is not a multiple of {}",
                    spec::to_string(wanted.dtype), from, size);
  else if (wanted.offset > room || wanted.bytes > room - wanted.offset)
    wanted.problem = fmt::format("a tensor of {} bytes from byte {} on does not lie in a {} of {}",
                                 wanted.bytes, wanted.offset, what, room);
}
/// A tensor of the shape and datatype among the operands.
Wanted wanted_tensor(const At<OwnCallReady> auto& r, std::string_view what = "tensor") {
  const auto *shape = shape_operand(r), *dtype = dtype_operand(r);
  if (shape && dtype)
    return checked(dtype_of(*dtype), known_numbers<DomainOf<decltype(r)>>(shape->parts), what);
  return {.problem = fmt::format("{} needs a shape and a datatype", name_of(r.node))};
}
/// A storage: a shape of one dimension is its bytes, another one is that of its elements.
Wanted wanted_storage(const At<OwnCallReady> auto& r) {
  Wanted wanted = wanted_tensor(r, "storage");
  if (!wanted.problem.empty()) return wanted;
  if (wanted.shape.size() == 1) wanted.bytes = static_cast<std::uint64_t>(wanted.shape[0]);
  return wanted;
}
/// A tensor that lies in the storage that operand 0 is.
Wanted wanted_place(const At<OwnCallReady> auto& r) {
  const auto* storage = object_of(*r, r.operands()[0], Kind::kStorage);
  const std::int64_t offset = integer_operand(r, 1);
  if (!storage) return {.problem = "a tensor is made of what is not a storage"};
  if (offset < 0)
    return {.problem = "the offset of a tensor in its storage is not a number from 0 on"};
  Wanted wanted = wanted_tensor(r);
  wanted.offset = static_cast<std::uint64_t>(offset);
  const std::int64_t room = r.d.known(r.d.index(storage->parts[1])).value();
  check_room(wanted, static_cast<std::uint64_t>(room), "storage");
  return wanted;
}
inline bool makes_memory(const ir::Call* call) {
  const std::string_view name = name_of(call);
  return name.find("alloc_") != std::string_view::npos || name == "memory.view";
}
/// Is operand `i` there, and neither null nor the empty tuple, which stand for what is left out?
bool is_given(const At<OwnCallReady> auto& r, std::size_t i) {
  if (i >= r->operand_height() - r.frame().operands) return false;
  const auto* tuple = object_of(*r, r.operands()[i], Kind::kTuple);
  return !is(*r, r.operands()[i], Kind::kNull) && !(tuple && tuple->parts.empty());
}
/// A view of the tensor that operand 0 is: of its shape, datatype and first byte where no others
/// are given.
Wanted wanted_view(const At<OwnCallReady> auto& r) {
  const auto* tensor = object_of(*r, r.operands()[0], Kind::kTensor);
  const auto *shape = shape_operand(r), *dtype = dtype_operand(r);
  const std::int64_t offset = is_given(r, 3) ? integer_operand(r, 3) : 0;
  if (!tensor) return {.problem = "a view is made of what is not a tensor"};
  if (offset < 0) return {.problem = "the offset of a view is not a number from 0 on"};
  if ((is_given(r, 1) && !shape) || (is_given(r, 2) && !dtype))
    return {.problem = "the shape or the datatype of a view is of another kind"};
  const auto own = shape_of(*tensor);
  Wanted wanted = checked(dtype ? dtype_of(*dtype) : dtype_of(*tensor),
                          shape ? known_numbers<DomainOf<decltype(r)>>(shape->parts) : own);
  wanted.offset = static_cast<std::uint64_t>(offset);
  const Placed* base = r->storages().find(memory_of(*tensor));
  check_room(wanted, bytes_in_storage(dtype_of(*tensor), own).value_or(0), "tensor",
             base ? base->first : 0);
  return wanted;
}
/// On the device whose number is operand `i`; a number below 0 is that of none.
Wanted on_device(const At<OwnCallReady> auto& r, Wanted wanted, std::size_t i) {
  const std::int64_t number = integer_operand(r, i);
  wanted.device = numbered_device(*r, number);
  if (number >= 0 && !wanted.device && !r->relax_module().vdevices.empty())
    wanted.problem = fmt::format("the module has no device number {}", number);
  return wanted;
}
/// What the call asks for, of whichever operator here it is.
Wanted wanted_of(const At<OwnCallReady> auto& r) {
  const std::string_view name = name_of(r.node);
  if (name == "memory.view") return wanted_view(r);
  if (name == "builtin.alloc_tensor") return on_device(r, wanted_tensor(r), 2);
  if (name == "memory.alloc_tensor" || name == "vm.alloc_tensor") return wanted_place(r);
  return on_device(r, wanted_storage(r), 1);
}

}  // namespace tenor::semantics::relax
