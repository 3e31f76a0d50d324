// SPDX-License-Identifier: Apache-2.0
// Storages, and tensors that lie in them. The documents have no rules for these operators; they say
// that memory may be reused where nothing else can tell. Relax/Optimize/b1:b; ledger RLX-D49. In
// the inference rules n is a number of bytes, o an offset in bytes, s a shape, t a datatype.
#pragma once

#include "semantics/relax/call/wanted.h"

namespace tenor::semantics::relax {

/// Is the problem-free call one of these?
Truth auto can_make(const At<OwnCallReady> auto& r, std::initializer_list<std::string_view> names) {
  if (std::ranges::find(names, name_of(r.node)) == names.end()) return r.truth(false);
  for (const auto& v : operands_of(r))
    if (lacks_number(*r, v)) return unknown(r);
  return r.truth(wanted_of(r).problem.empty());
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
    return can_make(r, {"builtin.alloc_tensor"});
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
    return can_make(r, {"memory.alloc_storage", "vm.alloc_storage"});
  }
  static void then(At<OwnCallReady> auto& r) { return_value(r, new_storage(*r, wanted_of(r))); }
};
/// A tensor of a storage sees what others wrote to its bytes, and writes for them; from its first
/// write on, those that were written before are lost.
///     the tensor of shape s and datatype t lies in the storage from byte o on
///   ---------------------------------------------------------
///   <OwnCallReady(alloc_tensor, storage, o, s, t) . K, M>  -->  <r . K, M + r>
struct AllocPlace {
  static constexpr RuleInfo info{"Relax-alloc_tensor-of-storage",
                                 clauses("RLX-D49", "Relax/Optimize/b1:b")};
  static Truth auto when(const At<OwnCallReady> auto& r) {
    return can_make(r, {"memory.alloc_tensor", "vm.alloc_tensor"});
  }
  static void then(At<OwnCallReady> auto& r) {
    const auto* storage = object_of(*r, r.operands()[0], Kind::kStorage);
    const auto made = tensor_in(*r, *storage, wanted_of(r));
    if (made) return_value(r, *made);
  }
};

/// A tensor that lies in the bytes of another from byte o on. In the same layout it is the same
/// memory; else it is a tensor of the same storage, which sees what the other writes and writes for
/// it, as bytes where the datatypes differ.
template <class M>
std::optional<typename M::Value> view_of(M& m, const Object<typename M::Domain>& tensor,
                                         const Wanted& wanted) {
  const std::uint32_t memory = memory_of(tensor);
  const spec::DataType dtype = dtype_of(tensor);
  const spec::Node* device = tensor.node;
  const auto bytes = *bytes_in_storage(dtype, shape_of(tensor));
  if (wanted.dtype == dtype && wanted.offset == 0 && wanted.bytes == bytes)
    return make_tensor(m, memory, dtype, wanted.shape, device);
  Storages& all = m.change_storages();
  if (!all.find(memory)) all.place(memory, {all.add(), 0, bytes, dtype, true});
  const auto made = new_tensor(m, wanted.dtype, wanted.shape, device);
  if (!made) return {};
  const Placed& base = *all.find(memory);
  place_tensor(m, memory_of(*object_of(m, *made, Kind::kTensor)),
               {base.storage, base.first + wanted.offset, wanted.bytes, wanted.dtype}, true);
  return made;
}
/// A view of a tensor.
///     the tensor of shape s and datatype t lies in v from byte o on
///   ---------------------------------------------------------
///   <OwnCallReady(view, v, s, t, o) . K, M>  -->  <r . K, M + r>
struct MemoryView {
  static constexpr RuleInfo info{"Relax-view", clauses("RLX-D49", "TIR-D44", "Relax/Eval/p1")};
  static Truth auto when(const At<OwnCallReady> auto& r) { return can_make(r, {"memory.view"}); }
  static void then(At<OwnCallReady> auto& r) {
    const auto* tensor = object_of(*r, r.operands()[0], Kind::kTensor);
    const auto made = view_of(*r, *tensor, wanted_of(r));
    if (made) return_value(r, *made);
  }
};

}  // namespace tenor::semantics::relax
