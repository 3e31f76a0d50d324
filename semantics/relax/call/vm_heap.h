// SPDX-License-Identifier: Apache-2.0
// The heap of shapes of the virtual machine: dimensions are compared with it, stored in it, and
// taken from it. No clause speaks of it; its functions do what MatchCast and ShapeExpr do.
// Relax/Eval/12.2.2; ledger RLX-D49. In the inference rules h is the heap.
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
bool is_match(const At<CalleeReady> auto& r) {
  const auto pairs = heap_pairs(r);
  return pairs && pairs->is_match;
}
/// Element `number` of the heap that argument `heap` is.
auto heap_element(const auto& r, std::size_t heap, std::int64_t number) {
  return heap_of(r, heap)->storage.get(kDimension, static_cast<std::uint64_t>(number));
}
/// Was every element of the heap that the call reads written?
Truth auto heap_is_written(const At<CalleeReady> auto& r) {
  const HeapPairs pairs = *heap_pairs(r);
  auto all = r.truth(true);
  for (std::size_t i = 0; i < static_cast<std::size_t>(pairs.count); ++i) {
    const std::size_t at = pairs.first + 2 * i;
    if (!pairs.reads(literal(r, at))) continue;
    all = all & !r.d.is_indeterminate(heap_element(r, pairs.heap, literal(r, at + 1)));
  }
  return all;
}
/// The call reads an element of the heap that was never written: the program is unspecified.
///     h[i] is indeterminate
///   ------------------------------------------------------------
///   <CalleeReady(make_shape, h, ..., i, ...) . K, M>  -->  U-INDETERMINATE
struct VmHeapIndeterminate {
  static constexpr RuleInfo info{"Relax-vm-heap-indeterminate", clauses("TIR-D19", "RLX-D49"),
                                 Code::U_INDETERMINATE};
  static Truth auto when(const At<CalleeReady> auto& r) {
    if (!heap_pairs(r)) return r.truth(false);
    return where_taken(r, [&] { return !heap_is_written(r); });
  }
  static std::string describe(const At<CalleeReady> auto& r) {
    return fmt::format("{} reads an element of the heap that was never written", packed_name(r));
  }
};
/// Has argument 0 the rank, and are the dimensions that are compared equal?
Truth auto matches_heap(const At<CalleeReady> auto& r) {
  const auto dimensions = matched_dimensions(r);
  const HeapPairs pairs = *heap_pairs(r);
  if (static_cast<std::int64_t>(dimensions.size()) != pairs.count) return r.truth(false);
  auto all = r.truth(true);
  for (std::size_t i = 0; i < dimensions.size(); ++i) {
    const auto code = static_cast<MatchCode>(literal(r, pairs.first + 2 * i));
    const std::int64_t number = literal(r, pairs.first + 1 + 2 * i);
    if (code == MatchCode::kEqualsNumber)
      all = all & r.d.equal(r.d.index(dimensions[i]), r.d.index_of(number));
    if (code == MatchCode::kEqualsHeap)
      all =
          all & r.d.equal(r.d.index(dimensions[i]), r.d.index(heap_element(r, pairs.heap, number)));
  }
  return all;
}
/// Writes the dimensions that are to be stored.
void store_dimensions(At<CalleeReady> auto& r) {
  const auto dimensions = matched_dimensions(r);
  const HeapPairs pairs = *heap_pairs(r);
  for (std::size_t i = 0; i < dimensions.size(); ++i) {
    const std::size_t at = pairs.first + 2 * i;
    if (static_cast<MatchCode>(literal(r, at)) == MatchCode::kStores)
      heap_of(r, pairs.heap)
          ->storage.set(kDimension, static_cast<std::uint64_t>(literal(r, at + 1)), dimensions[i]);
  }
}
/// Dimensions are compared with numbers and with the heap, or stored in it.
///     v has the rank, the dimensions that are compared are equal, and h[i] was written
///   ------------------------------------------------------------
///   <CalleeReady(match_shape, v, h, ...) . K, M>  -->  <() . K, M[h[i] := di]>
struct VmMatchShape {
  static constexpr RuleInfo info{
      "Relax-vm-match_shape", clauses("RLX-D49", "Relax/MatchCast/2.2.1", "Relax/MatchCast/2.2.2")};
  static Truth auto when(const At<CalleeReady> auto& r) {
    if (!is_match(r)) return r.truth(false);
    return where_taken(r, [&] { return heap_is_written(r) & matches_heap(r); });
  }
  static void then(At<CalleeReady> auto& r) {
    store_dimensions(r);
    return_unit(r);
  }
};
/// A dimension or the rank is not what it has to be, which is an error.
///     v does not have the rank, or some dimension is not equal; h[i] was written
///   ------------------------------------------------------------
///   <CalleeReady(match_shape, v, h, ...) . K, M>  -->  E-MATCH-CAST
struct VmMatchShapeFails {
  static constexpr RuleInfo info{"Relax-vm-match_shape-fails",
                                 clauses("Relax/MatchCast/2.2", "RLX-D49"), Code::E_MATCH_CAST};
  static Truth auto when(const At<CalleeReady> auto& r) {
    if (!is_match(r)) return r.truth(false);
    return where_taken(r, [&] { return heap_is_written(r) & !matches_heap(r); });
  }
  static std::string describe(const At<CalleeReady> auto& r) {
    return fmt::format("a value of the dimensions {} does not match its StructInfo",
                       show_all(*r, matched_dimensions(r), "(", ")"));
  }
};

/// The number that a code and its argument stand for: itself, or what the heap has there.
auto heap_number(const At<CalleeReady> auto& r, std::size_t at) {
  const std::int64_t number = literal(r, at + 1);
  return literal(r, at) == 0 ? r.d.integer(kDimension, number) : heap_element(r, 0, number);
}
/// A shape of numbers and of what the heap has.
///     h[i] was written, for each i that is an argument
///   ------------------------------------------------------------
///   <CalleeReady(make_shape, h, n, ...) . K, M>  -->  <shape(d1, ..., dn) . K, M>
struct VmMakeShape {
  static constexpr RuleInfo info{"Relax-vm-make_shape", clauses("RLX-D49", "Relax/Eval/8:b")};
  static Truth auto when(const At<CalleeReady> auto& r) {
    return calls_vm(r, "make_shape", [&] { return heap_is_written(r); });
  }
  static void then(At<CalleeReady> auto& r) {
    using D = DomainOf<decltype(r)>;
    std::vector<typename D::Value> dimensions;
    for (std::int64_t i = 0; i < literal(r, 1); ++i)
      dimensions.push_back(heap_number(r, 2 + 2 * static_cast<std::size_t>(i)));
    return_value(r, make(*r, Kind::kShape, std::move(dimensions)));
  }
};
/// A primitive value of a number, or of what the heap has.
///     h[i] was written
///   ------------------------------------------------------------
///   <CalleeReady(make_prim_value, h, ...) . K, M>  -->  <prim(d) . K, M>
struct VmMakePrim {
  static constexpr RuleInfo info{"Relax-vm-make_prim_value", clauses("RLX-D49", "Relax/Eval/4:b")};
  static Truth auto when(const At<CalleeReady> auto& r) {
    return calls_vm(r, "make_prim_value", [&] { return heap_is_written(r); });
  }
  static void then(At<CalleeReady> auto& r) {
    return_value(r, make_prim(*r, spec::int_type(64), heap_number(r, 1)));
  }
};

}  // namespace tenor::semantics::relax
