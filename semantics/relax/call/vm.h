// SPDX-License-Identifier: Apache-2.0
// Functions of the virtual machine that lowered models call by name: the heap of shapes, checks of
// arguments, views. No clause speaks of them; they do what the constructs that they were lowered
// from do. Relax/Eval/12.2.2; ledger RLX-D49. In the inference rules h is the heap of shapes.
#pragma once

#include "semantics/relax/call/vm_arguments.h"

namespace tenor::semantics::relax {

/// A heap of n numbers, which nothing has written.
///   <CalleeReady(alloc_shape_heap, n) . K, M>  -->  <h . K, M + h>
struct VmAllocShapeHeap {
  static constexpr RuleInfo info{"Relax-vm-alloc_shape_heap", clauses("RLX-D49")};
  static Truth auto when(const At<CalleeReady> auto& r) { return calls_vm(r, "alloc_shape_heap"); }
  static void then(At<CalleeReady> auto& r) {
    const auto heap =
        new_tensor(*r, spec::int_type(64), {std::max<std::int64_t>(0, literal(r, 0))}, nullptr);
    if (heap) *r.result() = *heap;
  }
};

/// What is done with a dimension in `match_shape`.
enum class MatchCode : std::int64_t {
  kEqualsNumber = 0,
  kStores = 1,
  kNothing = 2,
  kEqualsHeap = 3
};

/// The dimensions that argument 0 has, a tensor or a shape; the number that a primitive value is.
auto matched_dimensions(const At<CalleeReady> auto& r) {
  using D = DomainOf<decltype(r)>;
  std::vector<typename D::Value> dimensions;
  const auto& v = r.operands()[1];
  if (const auto* tensor = object_of(*r, v, Kind::kTensor))
    dimensions.assign(tensor->parts.begin() + 1, tensor->parts.end());
  else if (const auto* shape = object_of(*r, v, Kind::kShape))
    dimensions = shape->parts;
  else if (const auto* prim = object_of(*r, v, Kind::kPrim))
    dimensions = prim->parts;
  return dimensions;
}
/// The first pair of a code and a number: after the rank, which a primitive value does not have.
std::size_t first_pair(const At<CalleeReady> auto& r) {
  return packed_name(r) == "vm.builtin.match_prim_value" ? 2 : 3;
}
bool is_match(const At<CalleeReady> auto& r) {
  return packed_name(r) == "vm.builtin.match_shape" ||
         packed_name(r) == "vm.builtin.match_prim_value";
}
/// Has argument 0 the rank, and are the dimensions that are compared equal?
Truth auto matches_heap(const At<CalleeReady> auto& r) {
  const auto dimensions = matched_dimensions(r);
  const std::size_t first = first_pair(r);
  const std::int64_t rank = first == 3 ? literal(r, 2) : 1;
  auto all = r.truth(static_cast<std::int64_t>(dimensions.size()) == rank);
  const auto* heap = heap_of(r, 1);
  for (std::size_t i = 0; i < dimensions.size() && heap; ++i) {
    const auto code = static_cast<MatchCode>(literal(r, first + 2 * i));
    const std::int64_t number = literal(r, first + 1 + 2 * i);
    if (code == MatchCode::kEqualsNumber)
      all = all & r.d.equal(r.d.index(dimensions[i]), r.d.index_of(number));
    if (code == MatchCode::kEqualsHeap)
      all = all &
            r.d.equal(r.d.index(dimensions[i]),
                      r.d.index(heap->storage.get(kDimension, static_cast<std::uint64_t>(number))));
  }
  return all;
}
/// Writes the dimensions that are to be stored.
void store_dimensions(At<CalleeReady> auto& r) {
  const auto dimensions = matched_dimensions(r);
  auto* heap = heap_of(r, 1);
  const std::size_t first = first_pair(r);
  for (std::size_t i = 0; i < dimensions.size(); ++i)
    if (static_cast<MatchCode>(literal(r, first + 2 * i)) == MatchCode::kStores)
      heap->storage.set(kDimension, static_cast<std::uint64_t>(literal(r, first + 1 + 2 * i)),
                        dimensions[i]);
}
/// Dimensions are compared with numbers and with the heap, or stored in it.
///     v has the rank, and the dimensions that are compared are equal
///   ------------------------------------------------------------
///   <CalleeReady(match_shape, v, h, ...) . K, M>  -->  <() . K, M[h[i] := di]>
struct VmMatchShape {
  static constexpr RuleInfo info{
      "Relax-vm-match_shape", clauses("RLX-D49", "Relax/MatchCast/2.2.1", "Relax/MatchCast/2.2.2")};
  static Truth auto when(const At<CalleeReady> auto& r) {
    if (!is_match(r)) return r.truth(false);
    return where_taken(r, [&] { return matches_heap(r); });
  }
  static void then(At<CalleeReady> auto& r) {
    store_dimensions(r);
    return_unit(r);
  }
};
/// A dimension or the rank is not what it has to be, which is an error.
///     v does not have the rank, or some dimension is not equal
///   ------------------------------------------------------------
///   <CalleeReady(match_shape, v, h, ...) . K, M>  -->  E-MATCH-CAST
struct VmMatchShapeFails {
  static constexpr RuleInfo info{"Relax-vm-match_shape-fails",
                                 clauses("Relax/MatchCast/2.2", "RLX-D49"), Code::E_MATCH_CAST};
  static Truth auto when(const At<CalleeReady> auto& r) {
    if (!is_match(r)) return r.truth(false);
    return where_taken(r, [&] { return !matches_heap(r); });
  }
  static std::string describe(const At<CalleeReady> auto& r) {
    return fmt::format("a value of the dimensions {} does not match its StructInfo",
                       show_all(*r, matched_dimensions(r), "(", ")"));
  }
};

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

/// The number that a code and its argument stand for: itself, or what the heap has there.
auto heap_number(const At<CalleeReady> auto& r, std::size_t at) {
  const std::int64_t number = literal(r, at + 1);
  return literal(r, at) == 0
             ? r.d.integer(kDimension, number)
             : heap_of(r, 0)->storage.get(kDimension, static_cast<std::uint64_t>(number));
}
/// A shape of numbers and of what the heap has.
///   <CalleeReady(make_shape, h, n, ...) . K, M>  -->  <shape(d1, ..., dn) . K, M>
struct VmMakeShape {
  static constexpr RuleInfo info{"Relax-vm-make_shape", clauses("RLX-D49", "Relax/Eval/8:b")};
  static Truth auto when(const At<CalleeReady> auto& r) { return calls_vm(r, "make_shape"); }
  static void then(At<CalleeReady> auto& r) {
    using D = DomainOf<decltype(r)>;
    std::vector<typename D::Value> dimensions;
    for (std::int64_t i = 0; i < literal(r, 1); ++i)
      dimensions.push_back(heap_number(r, 2 + 2 * static_cast<std::size_t>(i)));
    return_value(r, make(*r, Kind::kShape, std::move(dimensions)));
  }
};
/// A primitive value of a number, or of what the heap has.
///   <CalleeReady(make_prim_value, h, ...) . K, M>  -->  <prim(d) . K, M>
struct VmMakePrim {
  static constexpr RuleInfo info{"Relax-vm-make_prim_value", clauses("RLX-D49", "Relax/Eval/4:b")};
  static Truth auto when(const At<CalleeReady> auto& r) { return calls_vm(r, "make_prim_value"); }
  static void then(At<CalleeReady> auto& r) {
    return_value(r, make_prim(*r, spec::int_type(64), heap_number(r, 1)));
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
///   <CalleeReady(print, v1, ..., vn) . K, M>  -->  <() . K, M>
struct VmPrint {
  static constexpr RuleInfo info{"Relax-vm-print", clauses("RLX-D49")};
  static Truth auto when(const At<CalleeReady> auto& r) {
    return r.truth(vm_function(r) == "relax.run.print");
  }
  static void then(At<CalleeReady> auto& r) {
    r->print_line(formatted(*r, operands_of(r, 1)));
    return_unit(r);
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
