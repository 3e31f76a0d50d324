// SPDX-License-Identifier: Apache-2.0
// Functions of the virtual machine that lowered models call by name: checks of arguments, views,
// devices, printing. No clause speaks of them; they do what the constructs that they were lowered
// from do. Relax/Eval/12.2.2; ledger RLX-D49.
#pragma once

#include "semantics/relax/call/vm_heap.h"

namespace tenor::semantics::relax {

/// Is argument 0 a tuple of so many fields, a primitive value of the datatype, or a function?
bool passes_other_check(const At<CalleeReady> auto& r) {
  const auto* object = r->objects().find(r.operands()[1]);
  if (!object) return false;
  const Kind kind = kind_of(*object);
  if (packed_name(r) == "vm.builtin.check_tuple_info")
    return kind == Kind::kTuple && static_cast<std::int64_t>(object->parts.size()) == literal(r, 1);
  if (packed_name(r) == "vm.builtin.check_func_info")
    return kind == Kind::kClosure || kind == Kind::kBound || kind == Kind::kPrimFunc ||
           kind == Kind::kPacked;
  const auto* dtype = object_of(*r, r.operands()[2], Kind::kDataType);
  return kind == Kind::kPrim && (!dtype || dtype->text == object->text);
}
/// Is argument 0 a tensor of the rank and datatype, or a shape of the rank? -1 is any.
bool passes_check(const At<CalleeReady> auto& r) {
  if (packed_name(r) != "vm.builtin.check_tensor_info" &&
      packed_name(r) != "vm.builtin.check_shape_info")
    return passes_other_check(r);
  const bool is_tensor = packed_name(r) == "vm.builtin.check_tensor_info";
  const auto* object = object_of(*r, r.operands()[1], is_tensor ? Kind::kTensor : Kind::kShape);
  if (!object) return false;
  const std::int64_t rank = literal(r, 1);
  if (rank >= 0 && static_cast<std::int64_t>(matched_dimensions(r).size()) != rank) return false;
  const auto* dtype = is_tensor ? object_of(*r, r.operands()[3], Kind::kDataType) : nullptr;
  return !dtype || dtype->text == "void" || dtype->text == object->text;
}
bool is_check(const At<CalleeReady> auto& r) {
  return packed_name(r).starts_with("vm.builtin.check_");
}
/// An argument is of the kind, rank and datatype that its parameter asks for.
///   <CalleeReady(check_tensor_info, v, ...) . K, M>  -->  <() . K, M>
struct VmCheck {
  static constexpr RuleInfo info{"Relax-vm-check", clauses("RLX-D49", "Relax/MatchCast/2")};
  static Truth auto when(const At<CalleeReady> auto& r) {
    if (!is_check(r)) return r.truth(false);
    return where_taken(r, [&] { return r.truth(passes_check(r)); });
  }
  static void then(At<CalleeReady> auto& r) { return_unit(r); }
};
/// An argument is of another kind, rank or datatype, which is an error.
///   <CalleeReady(check_tensor_info, v, ...) . K, M>  -->  E-SIGNATURE
struct VmCheckFails {
  static constexpr RuleInfo info{"Relax-vm-check-fails",
                                 clauses("Relax/FuncBoundary/p3", "RLX-D49"), Code::E_SIGNATURE};
  static Truth auto when(const At<CalleeReady> auto& r) {
    if (!is_check(r)) return r.truth(false);
    return where_taken(r, [&] { return r.truth(!passes_check(r)); });
  }
  static std::string describe(const At<CalleeReady> auto& r) {
    const auto* last = object_of(*r, r->operand(r->operand_height() - 1), Kind::kString);
    return "an argument is not what its parameter asks for" + (last ? ": " + last->text : "");
  }
};

/// The same memory as a tensor of another shape.
///   <CalleeReady(reshape, t, s) . K, M>  -->  <view(t, s) . K, M>
struct VmReshape {
  static constexpr RuleInfo info{"Relax-vm-reshape", clauses("RLX-D49", "Relax/Eval/12.2.2:b")};
  static Truth auto when(const At<CalleeReady> auto& r) { return calls_vm(r, "reshape"); }
  static void then(At<CalleeReady> auto& r) {
    using D = DomainOf<decltype(r)>;
    const auto* tensor = object_of(*r, r.operands()[1], Kind::kTensor);
    const auto* shape = object_of(*r, r.operands()[2], Kind::kShape);
    return_value(r, make_tensor(*r, memory_of(*tensor), dtype_of(*tensor),
                                constants<D>(shape->parts), tensor->node));
  }
};
/// The device of the type and number that arguments 1 and 2 are; null where there is none.
const ir::VDevice* machine_device(const At<CalleeReady> auto& r) {
  spec::Object named;
  named.kind = spec::Object::Kind::kString;
  const std::string text = fmt::format("device({}, {})", literal(r, 1), literal(r, 2));
  named.text = text;
  const auto number = ir::device_number(named);
  return number ? ir::first_device(r->relax_module().vdevices, *number) : nullptr;
}
/// The tensor is copied to the device.
///   <CalleeReady(to_device, t, ...) . K, M>  -->  <copy(t) . K, M + copy(t)>
struct VmToDevice {
  static constexpr RuleInfo info{"Relax-vm-to_device", clauses("RLX-D49", "Relax/Op/b9:b")};
  static Truth auto when(const At<CalleeReady> auto& r) { return calls_vm(r, "to_device"); }
  static void then(At<CalleeReady> auto& r) {
    const auto there = moved(*r, r.operands()[1], {machine_device(r)});
    if (!r->stopped()) return_value(r, there);
  }
};
/// A line is printed.
///     no call runs that says of a function that it is pure
///   ------------------------------------------------------------
///   <CalleeReady(print, v1, ..., vn) . K, M>  -->  <() . K, M>
struct VmPrint {
  static constexpr RuleInfo info{"Relax-vm-print", clauses("RLX-D49")};
  static Truth auto when(const At<CalleeReady> auto& r) {
    return r.truth(vm_function(r) == "relax.run.print" && !r->pure_call());
  }
  static void then(At<CalleeReady> auto& r) {
    r->print_line(formatted(*r, operands_of(r, 1)));
    return_unit(r);
  }
};
/// A function that call_pure_packed calls prints, which no pure function does; or one that
/// call_inplace_packed or call_dps_packed calls.
///     such a call runs
///   ------------------------------------------------------------
///   <CalleeReady(print, v1, ..., vn) . K, M>  -->  U-IMPURE
struct VmPrintImpure {
  static constexpr RuleInfo info{
      "Relax-vm-print-in-pure-call",
      clauses("Relax/Op/b4.b5:b", "Relax/Op/b4.b5", "Relax/Op/b3.b8", "Relax/Op/b5:b"),
      Code::U_IMPURE};
  static Truth auto when(const At<CalleeReady> auto& r) {
    return r.truth(vm_function(r) == "relax.run.print" && r->pure_call());
  }
  static std::string describe(const At<CalleeReady> auto& r) {
    return prints_in_pure_call(r->pure_call());
  }
};
/// Adds the value, a tuple's fields and a shape's dimensions one by one.
template <class M>
void add_flat(M& m, const typename M::Value& v, std::vector<typename M::Value>& all) {
  const auto* object = m.objects().find(v);
  const Kind kind = object ? kind_of(*object) : Kind::kPrim;
  if (kind != Kind::kTuple && kind != Kind::kShape) return all.push_back(v);
  const auto parts = object->parts;
  for (const auto& part : parts)
    if (kind == Kind::kShape)
      all.push_back(make_prim(m, spec::int_type(64), part));
    else
      add_flat(m, part, all);
}
/// Calls the PrimFunc that is the operand of that number, with what the operands after it hold.
void call_flat(auto& r, std::size_t first) {
  using D = DomainOf<decltype(r)>;
  const auto values = operands_of(r);
  std::vector<typename D::Value> flat;
  for (std::size_t i = first + 1; i < values.size(); ++i) add_flat(*r, values[i], flat);
  r->truncate_operands(r.frame().operands);
  *r->extend_operands() = values[first];
  for (const auto& v : flat) *r->extend_operands() = v;
  r->push(PrimFuncReady{{r.node, r.frame().operands}});
}

/// A PrimFunc is called with the fields of the tuple; the dimensions of a shape are arguments too.
///   <CalleeReady(call_tir_dyn, f, v) . K, M>  -->  <PrimFuncReady(f, v1, ..., vn) . K, M>
struct VmCallTirDyn {
  static constexpr RuleInfo info{"Relax-vm-call_tir_dyn", clauses("RLX-D49", "Relax/Op/b1.b8")};
  static Truth auto when(const At<CalleeReady> auto& r) { return calls_vm(r, "call_tir_dyn"); }
  static void then(At<CalleeReady> auto& r) { call_flat(r, 1); }
};

}  // namespace tenor::semantics::relax
