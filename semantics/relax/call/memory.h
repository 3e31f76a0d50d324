// SPDX-License-Identifier: Apache-2.0
// Operators that make and end memory. A tensor of a storage is new memory: the documents leave open
// when allocations happen, so nothing of another tensor shows through. Relax/Optimize/p4.
#pragma once

#include "semantics/relax/call/vm.h"

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
/// Is every dimension at least 0?
Truth auto is_shape(const At<OwnCallReady> auto& r) {
  const auto* shape = shape_operand(r);
  auto all = r.truth(shape != nullptr && dtype_operand(r) != nullptr);
  if (shape)
    for (const auto& d : shape->parts) all = all & !r.d.less(r.d.index(d), r.d.index_of(0));
  return all;
}

/// A new tensor of the shape and the datatype, nothing of it written.
///     no dimension of s is negative
///   ---------------------------------------------------------
///   <OwnCallReady(alloc_tensor, s, t) . K, M>  -->  <r . K, M + r>
struct AllocTensor {
  static constexpr RuleInfo info{"Relax-alloc_tensor", clauses("RLX-D49")};
  static Truth auto when(const At<OwnCallReady> auto& r) {
    return calls(r, {"builtin.alloc_tensor", "memory.alloc_tensor", "vm.alloc_tensor"}) &
           is_shape(r);
  }
  static void then(At<OwnCallReady> auto& r) {
    using D = DomainOf<decltype(r)>;
    const auto shape = constants<D>(shape_operand(r)->parts);
    const auto made = new_tensor(*r, *spec::parse_datatype(dtype_operand(r)->text), shape, nullptr);
    if (made) *r.result() = *made;
  }
};
/// A storage, from which tensors are made.
///   <OwnCallReady(alloc_storage, n) . K, M>  -->  <storage . K, M>
struct AllocStorage {
  static constexpr RuleInfo info{"Relax-alloc_storage", clauses("RLX-D49")};
  static Truth auto when(const At<OwnCallReady> auto& r) {
    return calls(r, {"memory.alloc_storage", "vm.alloc_storage"});
  }
  static void then(At<OwnCallReady> auto& r) { return_value(r, make(*r, Kind::kStorage, "")); }
};
/// A value that is not used any more; what else refers to it still has it.
///   <OwnCallReady(kill, v) . K, M>  -->  <() . K, M>
struct Kill {
  static constexpr RuleInfo info{"Relax-kill", clauses("RLX-D49")};
  static Truth auto when(const At<OwnCallReady> auto& r) {
    return calls(r, {"memory.kill_storage", "memory.kill_tensor", "vm.kill_object"});
  }
  static void then(At<OwnCallReady> auto& r) { return_unit(r); }
};
/// As the machine's function of that name.
///   <OwnCallReady(call_tir_dyn, f, v) . K, M>  -->  <PrimFuncReady(f, v1, ..., vn) . K, M>
struct CallTirDyn {
  static constexpr RuleInfo info{"Relax-call_tir_dyn", clauses("RLX-D49", "Relax/Op/b1.b8")};
  static Truth auto when(const At<OwnCallReady> auto& r) {
    return calls(r, {"vm.call_tir_dyn"}) & r.truth(is(*r, r.operands()[0], Kind::kPrimFunc));
  }
  static void then(At<OwnCallReady> auto& r) { call_flat(r, 0); }
};
/// An argument is of a kind that the operator does not take.
///     no other rule of the operator applies
///   ------------------------------------------------------
///   <OwnCallReady(op, v1, ..., vn) . K, M>  -->  E-VALUE
struct OwnMismatch {
  static constexpr RuleInfo info{"Relax-Op-own-mismatch", clauses("RLX-D49", "Relax/Eval/12.1"),
                                 Code::E_VALUE};
  static Truth auto when(const At<OwnCallReady> auto& r) {
    return !(ShapeOf::when(r) | TensorToShape::when(r) | NullValue::when(r) | Print::when(r) |
             AssertHolds::when(r) | AssertFails::when(r) | InvokeClosure::when(r) |
             ToVDevice::when(r) | PurePackedCall::when(r) | CallTirDyn::when(r) |
             MakeClosure::when(r) | EnsureZeroOffset::when(r) | AllocTensor::when(r) |
             AllocStorage::when(r) | Kill::when(r));
  }
  static std::string describe(const At<OwnCallReady> auto& r) {
    return fmt::format("{} does not take such arguments", name_of(r.node));
  }
};

}  // namespace tenor::semantics::relax

namespace tenor::semantics {
template <>
struct RulesOf<relax::OwnCallReady>
    : Rules<relax::ShapeOf, relax::TensorToShape, relax::NullValue, relax::Print,
            relax::AssertHolds, relax::AssertFails, relax::InvokeClosure, relax::ToVDevice,
            relax::PurePackedCall, relax::CallTirDyn, relax::MakeClosure, relax::EnsureZeroOffset,
            relax::AllocTensor, relax::AllocStorage, relax::Kill, relax::OwnMismatch> {};
}  // namespace tenor::semantics
