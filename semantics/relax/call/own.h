// SPDX-License-Identifier: Apache-2.0
// Operators with rules of their own: they look at values, or call what they are given. Relax/Op.
#pragma once

#include "semantics/relax/call/contents.h"
#include "semantics/relax/call/device.h"
#include "semantics/relax/call/pure_call.h"
#include "semantics/relax/call/sinfo_args.h"

namespace tenor::semantics::relax {

/// Those that have a rule here.
inline constexpr std::string_view kOwnOperators[] = {"assert_op",
                                                     "builtin.alloc_tensor",
                                                     "hint_on_device",
                                                     "inspect.tensor_byte_offset",
                                                     "inspect.tensor_dtype_bits",
                                                     "inspect.tensor_dtype_code",
                                                     "inspect.tensor_dtype_lanes",
                                                     "inspect.tensor_elem_offset",
                                                     "inspect.tensor_ndim",
                                                     "inspect.tensor_shape_i",
                                                     "inspect.tensor_stride_i",
                                                     "invoke_closure",
                                                     "invoke_pure_closure",
                                                     "make_closure",
                                                     "memory.alloc_storage",
                                                     "memory.alloc_tensor",
                                                     "memory.kill_storage",
                                                     "memory.kill_tensor",
                                                     "memory.view",
                                                     "null_value",
                                                     "print",
                                                     "shape_of",
                                                     "tensor_to_shape",
                                                     "to_vdevice",
                                                     "vm.alloc_storage",
                                                     "vm.alloc_tensor",
                                                     "vm.kill_object",
                                                     "call_inplace_packed",
                                                     "call_pure_packed",
                                                     "call_builtin_with_ctx",
                                                     "vm.call_tir_dyn"};

inline std::string_view name_of(const ir::Call* call) {
  const auto* op = ir::as<ir::Op>(call->op);
  return op ? op->op_name : std::string_view();
}
inline bool is_own(std::string_view name) {
  return std::ranges::find(kOwnOperators, name) != std::end(kOwnOperators);
}
inline bool is_own(const ir::Call* call) { return is_own(name_of(call)); }
/// Is it a call of one of these?
Truth auto calls(const At<OwnCallReady> auto& r, std::initializer_list<std::string_view> names) {
  return r.truth(std::ranges::find(names, name_of(r.node)) != names.end());
}

/// Arguments are evaluated in order.
///   <EvalCall(op(e1, ..., en)) . K, M>  -->  <e1 . ... . en . OwnCallReady(op) . K, M>
struct OwnArguments {
  static constexpr RuleInfo info{"Relax-Op-own-arguments", clauses("Relax/Eval/12.1")};
  static Truth auto when(const At<EvalCall> auto& r) { return r.truth(is_own(r.node)); }
  static void then(At<EvalCall> auto& r) { r->evaluate_then(OwnCallReady{{r.node}}, r.node->args); }
};

/// The shape of a tensor, as a shape.
///   <OwnCallReady(shape_of, t) . K, M>  -->  <shape(t) . K, M>
struct ShapeOf {
  static constexpr RuleInfo info{
      "Relax-shape_of",
      clauses("Relax/Op/b6", "Relax/Op/b6:b", "Relax/Values/b1:b", "Relax/Values/b1:c")};
  static Truth auto when(const At<OwnCallReady> auto& r) {
    return calls(r, {"shape_of"}) & r.truth(is(*r, r.operands()[0], Kind::kTensor));
  }
  static void then(At<OwnCallReady> auto& r) {
    auto parts = object_of(*r, r.operands()[0], Kind::kTensor)->parts;
    parts.erase(parts.begin());
    return_value(r, make(*r, Kind::kShape, std::move(parts)));
  }
};
/// All scalars of an allocation, as dimensions.
template <class D>
std::vector<typename D::Value> elements_of(const Allocation<D>& a) {
  std::vector<typename D::Value> all;
  for (std::uint64_t i = 0; i < a.elements; ++i)
    all.push_back(D::cast(a.storage.get(a.element.scalar, i), kDimension));
  return all;
}
/// The tensor whose elements the operator reads itself; null: there is none, or it takes no such.
const auto* read_tensor(const At<OwnCallReady> auto& r) {
  const std::string_view name = name_of(r.node);
  const bool makes_shape = name == "tensor_to_shape", asserts = name == "assert_op";
  const auto* tensor =
      makes_shape || asserts ? object_of(*r, r.operands()[0], Kind::kTensor) : nullptr;
  if (!tensor) return tensor;
  const bool takes = makes_shape ? rank_of(*tensor) == 1 && dtype_of(*tensor).is_integer()
                                 : rank_of(*tensor) == 0 && tensor->text == "bool";
  return takes ? tensor : nullptr;
}
/// The operator reads a tensor of which an element was never written: the program is unspecified.
///     an element of t is indeterminate
///   ------------------------------------------------------------
///   <OwnCallReady(tensor_to_shape, t) . K, M>  -->  U-INDETERMINATE
struct OwnIndeterminate {
  static constexpr RuleInfo info{"Relax-Op-own-indeterminate", clauses("TIR-D19", "RLX-D49"),
                                 Code::U_INDETERMINATE};
  static Truth auto when(const At<OwnCallReady> auto& r) {
    const auto* tensor = read_tensor(r);
    return tensor ? is_unwritten(r, *tensor) : r.truth(false);
  }
  static std::string describe(const At<OwnCallReady> auto& r) {
    return fmt::format("{} reads an element that was never written", name_of(r.node));
  }
};
/// The operator reads a tensor whose storage was handed to another one, which was written since.
///     the contents of t are lost
///   ------------------------------------------------------------
///   <OwnCallReady(tensor_to_shape, t) . K, M>  -->  U-STORAGE-REUSED
struct OwnReused {
  static constexpr RuleInfo info{"Relax-Op-own-reused", clauses("Relax/Optimize/b1:b", "RLX-D49"),
                                 Code::U_STORAGE_REUSED};
  static Truth auto when(const At<OwnCallReady> auto& r) {
    const auto* tensor = read_tensor(r);
    return r.truth(tensor && is_lost(r, *tensor));
  }
  static std::string describe(const At<OwnCallReady> auto& r) {
    return fmt::format(
        "{} reads a tensor that has lost its contents: another tensor of its storage "
        "was written",
        name_of(r.node));
  }
};
/// The elements of a tensor of rank 1, as a shape.
///     all elements of t were written, and none is lost
///   ------------------------------------------------------------
///   <OwnCallReady(tensor_to_shape, t) . K, M>  -->  <shape(t[0], ..., t[n - 1]) . K, M>
struct TensorToShape {
  static constexpr RuleInfo info{"Relax-tensor_to_shape", clauses("RLX-D49")};
  static Truth auto when(const At<OwnCallReady> auto& r) {
    const auto* tensor = read_tensor(r);
    return calls(r, {"tensor_to_shape"}) & r.truth(tensor) & has_contents(r, tensor);
  }
  static void then(At<OwnCallReady> auto& r) {
    using D = DomainOf<decltype(r)>;
    const auto* tensor = object_of(*r, r.operands()[0], Kind::kTensor);
    return_value(r, make(*r, Kind::kShape, elements_of<D>(r->memory().at(memory_of(*tensor)))));
  }
};
/// The null object.
///   <OwnCallReady(null_value) . K, M>  -->  <null . K, M>
struct NullValue {
  static constexpr RuleInfo info{
      "Relax-null_value",
      clauses("Relax/Op/b7", "Relax/Values/b8:f", "Relax/Values/b8", "Relax/Values/b8:b")};
  static Truth auto when(const At<OwnCallReady> auto& r) { return calls(r, {"null_value"}); }
  static void then(At<OwnCallReady> auto& r) { return_value(r, make(*r, Kind::kNull, "")); }
};

/// A closure, or a function of the machine's, is called with the fields of the tuple.
///   ------------------------------------------------------------
///   <OwnCallReady(invoke_closure, c, (v1, ..., vn)) . K, M>  -->  <CalleeReady(c, v1, ..., vn) .
///   K, M>
struct InvokeClosure {
  static constexpr RuleInfo info{"Relax-invoke_closure", clauses("RLX-D49", "Relax/Eval/12.2.1")};
  static Truth auto when(const At<OwnCallReady> auto& r) {
    return calls(r, {"invoke_closure", "invoke_pure_closure", "call_builtin_with_ctx"}) &
           r.truth(r.node->args.size() > 1 && is(*r, r.operands()[1], Kind::kTuple));
  }
  static void then(At<OwnCallReady> auto& r) {
    const auto fields = object_of(*r, r.operands()[1], Kind::kTuple)->parts;
    r->truncate_operands(r.frame().operands + 1);
    for (const auto& v : fields) *r->extend_operands() = v;
    call_as_stated(r, r.frame().operands);
  }
};

/// The value moves to the device; what a hint finds there already stays as it is.
///     v is a tensor, or a tuple of such values
///   ------------------------------------------------------------
///   <OwnCallReady(to_vdevice, v) . K, M>  -->  <copy(v) . K, M + copy(v)>
struct ToVDevice {
  static constexpr RuleInfo info{
      "Relax-to_vdevice",
      clauses("Relax/Op/b9", "Relax/Op/b9:b", "Relax/Op/b9:c", "RLX-D52", "Relax/Devices/p1:b",
              "Relax/Op/b8:d", "RLX-D56", "Relax/Values/b1:f")};
  static Truth auto when(const At<OwnCallReady> auto& r) {
    return calls(r, {"to_vdevice", "hint_on_device"}) & r.truth(can_move(*r, r.operands()[0]));
  }
  static void then(At<OwnCallReady> auto& r) {
    const auto there = moved(*r, r.operands()[0], destination_of(*r, r.node));
    if (!r->stopped()) return_value(r, there);
  }
};

/// Can the value be called?
template <class M>
bool is_function(const M& m, const typename M::Value& v) {
  return is(m, v, Kind::kClosure) || is(m, v, Kind::kBound) || is(m, v, Kind::kPrimFunc) ||
         is(m, v, Kind::kPacked);
}
/// Does the call vouch for what it calls, which is no packed function, so that a run sees whether
/// it is as pure as the call says?
bool watches(const At<OwnCallReady> auto& r) {
  return vouches(r.node) && is_function(*r, r.operands()[0]) &&
         !is(*r, r.operands()[0], Kind::kPacked);
}
/// The call means what a call of the function means; what a packed function does is not looked
/// into.
///     f is not a function of which the body is known
///   ------------------------------------------------------------
///   <OwnCallReady(op, f, v1, ..., vn) . K, M>  -->  <CalleeReady(f, v1, ..., vn) . K, M>
struct PurePackedCall {
  static constexpr RuleInfo info{
      "Relax-call_pure_packed",
      clauses("Relax/Op/b4", "Relax/Op/b4.b4", "Relax/Op/b4.b1", "Relax/Op/b5:b")};
  static Truth auto when(const At<OwnCallReady> auto& r) {
    return calls(r, {"call_pure_packed", "call_inplace_packed"}) & r.truth(!watches(r));
  }
  static void then(At<OwnCallReady> auto& r) { call_as_stated(r, r.frame().operands); }
};

/// A function that is known is called: until it returns, nothing that its arguments reach may be
/// written, but for those that call_inplace_packed names, and nothing printed.
///     f is a closure or a PrimFunc
///   ------------------------------------------------------------
///   <OwnCallReady(op, f, v1, ..., vn) . K, M>  -->
///         <CalleeReady(f, v1, ..., vn) . PureCallDone(f, v1, ..., vn) . K, M>
struct PureCallBegins {
  static constexpr RuleInfo info{"Relax-call_pure_packed-known",
                                 clauses("Relax/Op/b4.b4", "Relax/Op/b4.b5", "Relax/Op/b5:b")};
  static Truth auto when(const At<OwnCallReady> auto& r) { return r.truth(watches(r)); }
  static void then(At<OwnCallReady> auto& r) {
    const auto values = operands_of(r);
    if (!r.node->sinfo_args.empty()) r->push(StatedReady{{r.node, r.frame().operands}});
    r->push(PureCallDone{{r.node, r.frame().operands}});
    begin_pure_call(*r, r.node, std::span(values).subspan(1));
    r->push(CalleeReady{{r.node, r->operand_height()}});
    for (const auto& v : values) *r->extend_operands() = v;
  }
};
/// It has returned.
///   <PureCallDone(f, v1, ..., vn, v) . K, M>  -->  <v . K, M>
struct PureCallReturns {
  static constexpr RuleInfo info{"Relax-call_pure_packed-end", clauses("Relax/Op/b4.b4")};
  static void then(At<PureCallDone> auto& r) {
    r->end_reading();
    return_value(r, operands_of(r).back());
  }
};

/// A function with the arguments that it takes last, which is the order in which compilers add
/// captured variables to the parameters of a function that they lift.
///   <OwnCallReady(make_closure, f, (u1, ..., um)) . K, M>  -->  <bound(f, u1, ..., um) . K, M>
struct MakeClosure {
  static constexpr RuleInfo info{"Relax-make_closure", clauses("RLX-D49", "Relax/Values/b3:c")};
  static Truth auto when(const At<OwnCallReady> auto& r) {
    return calls(r, {"make_closure"}) &
           r.truth(is_function(*r, r.operands()[0]) && is(*r, r.operands()[1], Kind::kTuple));
  }
  static void then(At<OwnCallReady> auto& r) {
    auto parts = object_of(*r, r.operands()[1], Kind::kTuple)->parts;
    parts.insert(parts.begin(), r.operands()[0]);
    return_value(r, make(*r, Kind::kBound, std::move(parts)));
  }
};

}  // namespace tenor::semantics::relax

namespace tenor::semantics {
template <>
struct RulesOf<relax::PureCallDone> : Rules<relax::PureCallReturns> {};
}  // namespace tenor::semantics
