// SPDX-License-Identifier: Apache-2.0
// Storages, and tensors that lie in them. The documents have no rules for these operators; they say
// that memory may be reused where nothing else can tell. Relax/Optimize/b1:b; ledger RLX-D49. In
// the inference rules n is a number of bytes, o an offset in bytes, s a shape, t a datatype.
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
/// The dimensions of a shape as numbers; -1 of one that is not known.
template <class R>
std::vector<std::int64_t> known_dimensions(const R& r, const Object<typename R::Domain>& shape) {
  std::vector<std::int64_t> all;
  for (const auto& d : shape.parts) all.push_back(r.d.known(r.d.index(d)).value_or(-1));
  return all;
}
/// The integer that operand `i` is.
std::optional<std::int64_t> integer_operand(const At<OwnCallReady> auto& r, std::size_t i) {
  if (i >= r->operand_height() - r.frame().operands) return {};
  const auto* prim = object_of(*r, r.operands()[i], Kind::kPrim);
  return prim && dtype_of(*prim).is_integer() ? r.d.known(r.d.index(prim->parts[0])) : std::nullopt;
}

/// What a call that makes memory asks for.
struct Wanted {
  spec::DataType dtype{};
  std::vector<std::int64_t> shape{};
  std::uint64_t offset = 0, bytes = 0;
  const ir::VDevice* device = nullptr;
  std::string problem{};  ///< why it can have no such memory; empty: it can
};
/// A tensor of the shape and datatype among the operands.
Wanted wanted_tensor(const At<OwnCallReady> auto& r) {
  const auto *shape = shape_operand(r), *dtype = dtype_operand(r);
  if (!shape || !dtype)
    return {.problem = fmt::format("{} needs a shape and a datatype", name_of(r.node))};
  Wanted wanted{dtype_of(*dtype), known_dimensions(r, *shape)};
  if (wanted.dtype.is_handle() || wanted.dtype.is_void()) {
    wanted.problem = fmt::format("no tensor has the datatype {}", dtype->text);
  } else if (std::ranges::any_of(wanted.shape, [](std::int64_t d) { return d < 0; })) {
    wanted.problem = "a dimension of the tensor is negative";
  } else {
    const auto bytes = bytes_in_storage(wanted.dtype, wanted.shape);
    wanted.bytes = bytes.value_or(0);
    if (!bytes) wanted.problem = "the tensor has more elements than memory could";
  }
  return wanted;
}
/// A storage: a shape of one dimension is its bytes, another one is that of its elements.
Wanted wanted_storage(const At<OwnCallReady> auto& r) {
  Wanted wanted = wanted_tensor(r);
  if (!wanted.problem.empty()) return wanted;
  if (wanted.shape.size() == 1) wanted.bytes = static_cast<std::uint64_t>(wanted.shape[0]);
  return wanted;
}
/// A tensor that lies in the storage that operand 0 is.
Wanted wanted_place(const At<OwnCallReady> auto& r) {
  const auto* storage = object_of(*r, r.operands()[0], Kind::kStorage);
  const auto offset = integer_operand(r, 1);
  if (!storage) return {.problem = "a tensor is made of what is not a storage"};
  if (!offset || *offset < 0)
    return {.problem = "the offset of a tensor in its storage is not a number from 0 on"};
  Wanted wanted = wanted_tensor(r);
  wanted.offset = static_cast<std::uint64_t>(*offset);
  const auto room = static_cast<std::uint64_t>(r.d.known(r.d.index(storage->parts[1])).value_or(0));
  if (wanted.problem.empty() && (wanted.offset > room || wanted.bytes > room - wanted.offset))
    wanted.problem =
        fmt::format("a tensor of {} bytes from byte {} on does not lie in a storage of {}",
                    wanted.bytes, wanted.offset, room);
  return wanted;
}
inline bool makes_memory(const ir::Call* call) {
  return name_of(call).find("alloc_") != std::string_view::npos;
}
/// On the device whose number is operand `i`; a number below 0 is that of none.
Wanted on_device(const At<OwnCallReady> auto& r, Wanted wanted, std::size_t i) {
  const std::int64_t number = integer_operand(r, i).value_or(-1);
  wanted.device = numbered_device(*r, number);
  if (number >= 0 && !wanted.device && !r->relax_module().vdevices.empty())
    wanted.problem = fmt::format("the module has no device number {}", number);
  return wanted;
}
/// What the call asks for, of whichever operator here it is.
Wanted wanted_of(const At<OwnCallReady> auto& r) {
  const std::string_view name = name_of(r.node);
  if (name == "builtin.alloc_tensor") return on_device(r, wanted_tensor(r), 2);
  if (name == "memory.alloc_tensor" || name == "vm.alloc_tensor") return wanted_place(r);
  return on_device(r, wanted_storage(r), 1);
}

/// Is the problem-free call one of these?
bool can_make(const At<OwnCallReady> auto& r, std::initializer_list<std::string_view> names) {
  return std::ranges::find(names, name_of(r.node)) != names.end() && wanted_of(r).problem.empty();
}
template <class M>
typename M::Value new_storage(M& m, const Wanted& wanted) {
  using D = typename M::Domain;
  const auto number = static_cast<std::int64_t>(m.change_storages().add());
  return m.objects().make({static_cast<std::uint32_t>(Kind::kStorage),
                           wanted.device,
                           {D::integer(kDimension, number),
                            D::integer(kDimension, static_cast<std::int64_t>(wanted.bytes))},
                           {}});
}
/// A new tensor in the storage. Ends the run where memory has no room; then it is null.
template <class M>
std::optional<typename M::Value> tensor_in(M& m, const Object<typename M::Domain>& storage,
                                           const Wanted& wanted) {
  using D = typename M::Domain;
  const auto number = static_cast<std::uint64_t>(D::constant(D::index(storage.parts[0])));
  const auto made = new_tensor(m, wanted.dtype, wanted.shape, storage.node);
  if (!made) return {};
  const std::uint32_t memory = memory_of(*object_of(m, *made, Kind::kTensor));
  place_tensor(m, memory, {number, wanted.offset, wanted.bytes, wanted.dtype}, false);
  return made;
}

/// A new tensor of the shape and the datatype, nothing of it written.
///     no dimension of s is negative
///   ---------------------------------------------------------
///   <OwnCallReady(alloc_tensor, s, t) . K, M>  -->  <r . K, M + r>
struct AllocTensor {
  static constexpr RuleInfo info{"Relax-alloc_tensor", clauses("RLX-D49")};
  static Truth auto when(const At<OwnCallReady> auto& r) {
    return r.truth(can_make(r, {"builtin.alloc_tensor"}));
  }
  static void then(At<OwnCallReady> auto& r) {
    const Wanted wanted = wanted_of(r);
    const auto made = new_tensor(*r, wanted.dtype, wanted.shape, wanted.device);
    if (made) *r.result() = *made;
  }
};
/// A storage of n bytes, from which tensors are made.
///     n >= 0
///   ---------------------------------------------------------
///   <OwnCallReady(alloc_storage, n) . K, M>  -->  <storage(n) . K, M>
struct AllocStorage {
  static constexpr RuleInfo info{"Relax-alloc_storage", clauses("RLX-D49")};
  static Truth auto when(const At<OwnCallReady> auto& r) {
    return r.truth(can_make(r, {"memory.alloc_storage", "vm.alloc_storage"}));
  }
  static void then(At<OwnCallReady> auto& r) { return_value(r, new_storage(*r, wanted_of(r))); }
};
/// A tensor of a storage sees what tensors of the same datatype wrote to its bytes, and writes for
/// them; from its first write on, those that were written before are lost.
///     the tensor of shape s and datatype t lies in the storage from byte o on
///   ---------------------------------------------------------
///   <OwnCallReady(alloc_tensor, storage, o, s, t) . K, M>  -->  <r . K, M + r>
struct AllocPlace {
  static constexpr RuleInfo info{"Relax-alloc_tensor-of-storage",
                                 clauses("RLX-D49", "Relax/Optimize/b1:b")};
  static Truth auto when(const At<OwnCallReady> auto& r) {
    return r.truth(can_make(r, {"memory.alloc_tensor", "vm.alloc_tensor"}));
  }
  static void then(At<OwnCallReady> auto& r) {
    const auto* storage = object_of(*r, r.operands()[0], Kind::kStorage);
    const auto made = tensor_in(*r, *storage, wanted_of(r));
    if (made) return_value(r, *made);
  }
};

}  // namespace tenor::semantics::relax
