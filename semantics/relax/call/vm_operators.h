// SPDX-License-Identifier: Apache-2.0
// Packed functions that compilers call in place of an operator. No clause speaks of them; they do
// what the operator does. Relax/Eval/12.2.2; ledger RLX-D49.
#pragma once

#include "semantics/relax/call/vm_arguments.h"

namespace tenor::semantics::relax {

/// The operator that is called by the name of a packed function; empty: none is.
std::string_view called_operator(const At<CalleeReady> auto& r) {
  return operator_named(vm_function(r));
}
/// Takes the callee off; the arguments stay. A call of the operator with them.
const ir::Call* stand_in(At<CalleeReady> auto& r, std::string_view op) {
  auto values = operands_of(r);
  r->truncate_operands(r.frame().operands);
  for (std::size_t i = 1; i < values.size(); ++i) *r->extend_operands() = values[i];
  return r->stand_in(r.node, op, values.size() - 1);
}
/// A packed function that does what an operator with a body does.
///     f does what op does, and op has a body
///   ------------------------------------------------------------
///   <CalleeReady(f, v1, ..., vn) . K, M>  -->  <OperatorReady(op, v1, ..., vn) . K, M>
struct VmOperator {
  static constexpr RuleInfo info{"Relax-vm-operator", clauses("RLX-D49", "Relax/Eval/12.2.2:b")};
  static Truth auto when(const At<CalleeReady> auto& r) {
    const std::string_view op = called_operator(r);
    return r.truth(!op.empty() && !is_own(op));
  }
  static void then(At<CalleeReady> auto& r) {
    const ir::Call* call = stand_in(r, called_operator(r));
    r->push(OperatorReady{{call, r.frame().operands}});
  }
};
/// A packed function that does what an operator with rules of its own does.
///     f does what op does, and op has rules of its own
///   ------------------------------------------------------------
///   <CalleeReady(f, v1, ..., vn) . K, M>  -->  <OwnCallReady(op, v1, ..., vn) . K, M>
struct VmOwnOperator {
  static constexpr RuleInfo info{"Relax-vm-own-operator",
                                 clauses("RLX-D49", "Relax/Eval/12.2.2:b")};
  static Truth auto when(const At<CalleeReady> auto& r) {
    const std::string_view op = called_operator(r);
    return r.truth(!op.empty() && is_own(op));
  }
  static void then(At<CalleeReady> auto& r) {
    const ir::Call* call = stand_in(r, called_operator(r));
    r->push(OwnCallReady{{call, r.frame().operands}});
  }
};

/// A function with the arguments that it takes last.
///   <CalleeReady(make_closure, f, u1, ..., um) . K, M>  -->  <bound(f, u1, ..., um) . K, M>
struct VmMakeClosure {
  static constexpr RuleInfo info{"Relax-vm-make_closure", clauses("RLX-D49", "Relax/Values/b3:c")};
  static Truth auto when(const At<CalleeReady> auto& r) { return calls_vm(r, "make_closure"); }
  static void then(At<CalleeReady> auto& r) {
    return_value(r, make(*r, Kind::kBound, operands_of(r, 1)));
  }
};
/// The first argument is called with the others.
///   <CalleeReady(invoke_closure, c, v1, ..., vn) . K, M>  -->  <CalleeReady(c, v1, ..., vn) . K,
///   M>
struct VmInvokeClosure {
  static constexpr RuleInfo info{"Relax-vm-invoke_closure",
                                 clauses("RLX-D49", "Relax/Eval/12.2.1")};
  static Truth auto when(const At<CalleeReady> auto& r) { return calls_vm(r, "invoke_closure"); }
  static void then(At<CalleeReady> auto& r) {
    const auto values = operands_of(r);
    r->truncate_operands(r.frame().operands);
    for (std::size_t i = 1; i < values.size(); ++i) *r->extend_operands() = values[i];
    r->push(CalleeReady{{r.node, r.frame().operands}});
  }
};
bool is_graph_call(const At<CalleeReady> auto& r) {
  return vm_function(r).starts_with("vm.builtin.cuda_graph.");
}
/// A function that compilers call once, and then keep its storages or repeat its launches. Here it
/// is called each time: what was kept shows only where nothing has written to it again.
///   <CalleeReady(run_or_capture, f, (v1, ..., vn), i, s) . K, M>  -->
///         <CalleeReady(f, v1, ..., vn, s) . K, M>
struct VmGraphCall {
  static constexpr RuleInfo info{"Relax-vm-cuda_graph", clauses("RLX-D49", "Relax/Eval/12.2.1")};
  static Truth auto when(const At<CalleeReady> auto& r) { return r.truth(is_graph_call(r)); }
  static void then(At<CalleeReady> auto& r) {
    const auto values = operands_of(r);
    r->truncate_operands(r.frame().operands);
    *r->extend_operands() = values[1];
    if (const auto* tuple = object_of(*r, values[2], Kind::kTuple))
      for (const auto& v : tuple->parts) *r->extend_operands() = v;
    if (values.size() == 5) *r->extend_operands() = values[4];
    r->push(CalleeReady{{r.node, r.frame().operands}});
  }
};
/// The arguments as a tuple.
///   <CalleeReady(make_tuple, v1, ..., vn) . K, M>  -->  <(v1, ..., vn) . K, M>
struct VmMakeTuple {
  static constexpr RuleInfo info{"Relax-vm-make_tuple", clauses("RLX-D49", "Relax/Eval/3")};
  static Truth auto when(const At<CalleeReady> auto& r) { return calls_vm(r, "make_tuple"); }
  static void then(At<CalleeReady> auto& r) {
    return_value(r, make(*r, Kind::kTuple, operands_of(r, 1)));
  }
};
/// A field of a tuple.
///     n >= i
///   ------------------------------------------------------------
///   <CalleeReady(tuple_getitem, (v0, ..., vn), i) . K, M>  -->  <vi . K, M>
struct VmTupleItem {
  static constexpr RuleInfo info{"Relax-vm-tuple_getitem", clauses("RLX-D49")};
  static Truth auto when(const At<CalleeReady> auto& r) {
    return calls_vm(r, "tuple_getitem", [&] { return r.truth(has_item(r)); });
  }
  static void then(At<CalleeReady> auto& r) {
    const auto& parts = object_of(*r, r.operands()[1], Kind::kTuple)->parts;
    return_value(r, parts[static_cast<std::size_t>(literal(r, 1))]);
  }
};
/// The tuple has no such field, which is an error.
///     n < i
///   ------------------------------------------------------------
///   <CalleeReady(tuple_getitem, (v0, ..., vn), i) . K, M>  -->  E-VALUE
struct VmTupleItemMissing {
  static constexpr RuleInfo info{"Relax-vm-tuple_getitem-missing",
                                 clauses("RLX-D49", "Relax/Eval/7"), Code::E_VALUE};
  static Truth auto when(const At<CalleeReady> auto& r) {
    return calls_vm(r, "tuple_getitem", [&] { return r.truth(!has_item(r)); });
  }
  static std::string describe(const At<CalleeReady> auto& r) {
    return fmt::format("field {} is taken of a tuple of {}", literal(r, 1),
                       object_of(*r, r.operands()[1], Kind::kTuple)->parts.size());
  }
};
/// The value itself: in the machine's code it stands in another register.
///   <CalleeReady(copy, v) . K, M>  -->  <v . K, M>
struct VmCopy {
  static constexpr RuleInfo info{"Relax-vm-copy", clauses("RLX-D49")};
  static Truth auto when(const At<CalleeReady> auto& r) { return calls_vm(r, "copy"); }
  static void then(At<CalleeReady> auto& r) { return_value(r, r.operands()[1]); }
};

}  // namespace tenor::semantics::relax
