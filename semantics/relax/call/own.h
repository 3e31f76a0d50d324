// SPDX-License-Identifier: Apache-2.0
// Operators with rules of their own: they look at values, or call what they are given. Relax/Op.
#pragma once

#include "semantics/relax/call/device.h"

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
/// The elements of a tensor of rank 1, as a shape.
///   <OwnCallReady(tensor_to_shape, t) . K, M>  -->  <shape(t[0], ..., t[n - 1]) . K, M>
struct TensorToShape {
  static constexpr RuleInfo info{"Relax-tensor_to_shape", clauses("RLX-D49")};
  static Truth auto when(const At<OwnCallReady> auto& r) {
    const auto* tensor = object_of(*r, r.operands()[0], Kind::kTensor);
    return calls(r, {"tensor_to_shape"}) &
           r.truth(tensor && rank_of(*tensor) == 1 && dtype_of(*tensor).is_integer());
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

/// The number between the braces that begin at `at`, `next` of empty ones; nothing where they have
/// something else, or there are none.
inline std::optional<std::size_t> place_in_format(std::string_view format, std::size_t at,
                                                  std::size_t next) {
  const std::size_t end = format.find('}', at);
  if (format[at] != '{' || end == std::string_view::npos || end - at > 4) return {};
  std::size_t place = 0;
  for (const char c : format.substr(at + 1, end - at - 1)) {
    if (c < '0' || c > '9') return {};
    place = 10 * place + static_cast<std::size_t>(c - '0');
  }
  return end == at + 1 ? next : place + 1;
}
/// The first value is the format, as Python has it: `{}` is the next value, `{0}` the first one
/// after the format, `{{` a brace. Anything else in braces is printed as it stands.
template <class M, class Values>
std::string formatted(const M& m, const Values& values) {
  std::string format = values.empty() ? "" : show(m, values[0]), text;
  std::size_t next = 1;
  if (format.empty())
    for (std::size_t i = 1; i < values.size(); ++i) format += i == 1 ? "{}" : " {}";
  for (std::size_t at = 0; at < format.size(); ++at) {
    const auto place = place_in_format(format, at, next);
    if (format.compare(at, 2, "{{") == 0 || format.compare(at, 2, "}}") == 0) {
      text += format[at++];
    } else if (place && *place < values.size()) {
      text += show(m, values[*place]);
      next += format[at + 1] == '}';
      at = format.find('}', at);
    } else {
      text += format[at];
    }
  }
  return text;
}

/// A line is printed: the format with the values in its braces, or all values.
///   <OwnCallReady(print, v1, ..., vn) . K, M>  -->  <() . K, M>
struct Print {
  static constexpr RuleInfo info{"Relax-print", clauses("RLX-D49", "Relax/Eval/12.1:e")};
  static Truth auto when(const At<OwnCallReady> auto& r) { return calls(r, {"print"}); }
  static void then(At<OwnCallReady> auto& r) {
    r->print_line(formatted(*r, operands_of(r)));
    return_unit(r);
  }
};

/// The condition of an assertion; nothing where it is not a Bool.
template <class R>
std::optional<typename R::Value> asserted(const R& r) {
  const auto& v = r.operands()[0];
  if (const auto* prim = object_of(*r, v, Kind::kPrim)) return prim->parts[0];
  const auto* tensor = object_of(*r, v, Kind::kTensor);
  if (!tensor || tensor->text != "bool" || rank_of(*tensor) != 0) return {};
  return r->memory().at(memory_of(*tensor)).storage.get(spec::bool_type().scalar, 0);
}
/// An assertion that holds.
///     v is the Bool 1
///   ---------------------------------------------------
///   <OwnCallReady(assert_op, v) . K, M>  -->  <() . K, M>
struct AssertHolds {
  static constexpr RuleInfo info{"Relax-assert_op", clauses("RLX-D49")};
  static Truth auto when(const At<OwnCallReady> auto& r) {
    const auto v = name_of(r.node) == "assert_op" ? asserted(r) : std::nullopt;
    return v ? r.d.is_true(*v) : r.truth(false);
  }
  static void then(At<OwnCallReady> auto& r) { return_unit(r); }
};
/// An assertion that does not hold, which is an error.
///     v is the Bool 0
///   ---------------------------------------------------
///   <OwnCallReady(assert_op, v) . K, M>  -->  E-ASSERT
struct AssertFails {
  static constexpr RuleInfo info{"Relax-assert_op-fails", clauses("RLX-D49", "Relax/Purity/p3"),
                                 Code::E_ASSERT};
  static Truth auto when(const At<OwnCallReady> auto& r) {
    const auto v = name_of(r.node) == "assert_op" ? asserted(r) : std::nullopt;
    return v ? !r.d.is_true(*v) : r.truth(false);
  }
  static std::string describe(const At<OwnCallReady> auto& r) {
    const std::string text = formatted(*r, operands_of(r, 1));
    return text.empty() ? "the assertion does not hold" : text;
  }
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
    r->push(CalleeReady{{r.node, r.frame().operands}});
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

/// The call means what a call of the function means; that arguments are written is not checked.
///   <OwnCallReady(call_pure_packed, f, v1, ..., vn) . K, M>  -->
///         <CalleeReady(f, v1, ..., vn) . K, M>
struct PurePackedCall {
  static constexpr RuleInfo info{
      "Relax-call_pure_packed",
      clauses("Relax/Op/b4", "Relax/Op/b4.b4", "Relax/Op/b4.b1", "Relax/Op/b5:b")};
  static Truth auto when(const At<OwnCallReady> auto& r) {
    return calls(r, {"call_pure_packed", "call_inplace_packed"});
  }
  static void then(At<OwnCallReady> auto& r) { r->push(CalleeReady{{r.node, r.frame().operands}}); }
};

/// Can the value be called?
template <class M>
bool is_function(const M& m, const typename M::Value& v) {
  return is(m, v, Kind::kClosure) || is(m, v, Kind::kBound) || is(m, v, Kind::kPrimFunc) ||
         is(m, v, Kind::kPacked);
}
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
