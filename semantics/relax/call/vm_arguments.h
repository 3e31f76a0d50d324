// SPDX-License-Identifier: Apache-2.0
// Which functions of the virtual machine are called by name, and with which arguments: others than
// they can take are out of scope. Relax/Eval/12.2.2; ledger RLX-D49.
#pragma once

#include "semantics/relax/call/cache.h"
#include "semantics/relax/call/printing.h"
#include "semantics/relax/call/vm_functions.h"
#include "semantics/tensor/tensor.h"

namespace tenor::semantics::relax {

/// The name of the packed function that is called; empty: none is.
std::string_view packed_name(const At<CalleeReady> auto& r) {
  const auto* packed = object_of(*r, r.operands()[0], Kind::kPacked);
  return packed ? std::string_view(packed->text) : std::string_view();
}
/// Argument `i`, where the machine's text gives a literal; -1 where it is not one. It is known
/// where `lacks_number` does not hold.
std::int64_t literal(const At<CalleeReady> auto& r, std::size_t i) {
  if (r.frame().operands + i + 1 >= r->operand_height()) return -1;
  const auto* prim = object_of(*r, r.operands()[i + 1], Kind::kPrim);
  return prim ? r.d.known(r.d.index(prim->parts[0])).value() : -1;
}
/// Does the function of the machine read a number among its arguments that is not known?
bool lacks_number(const At<CalleeReady> auto& r) {
  const VmFunction* function = vm_function_named(packed_name(r));
  if (!function || function->numbers_from == VmFunction::kNoNumber) return false;
  const auto values = operands_of(r);
  for (std::size_t i = function->numbers_from + 1; i < values.size(); ++i)
    if (lacks_number(*r, values[i]) ||
        (is(*r, values[i], Kind::kCache) && !cache_of(*r, values[i])))
      return true;
  return false;
}
/// The heap that argument `i` is.
auto* heap_of(auto& r, std::size_t i) {
  const auto* tensor = object_of(*r, r.operands()[i + 1], Kind::kTensor);
  return tensor ? &r->memory().at(memory_of(*tensor)) : nullptr;
}

/// What is done with a dimension in `match_shape`.
enum class MatchCode : std::int64_t {
  kEqualsNumber = 0,
  kStores = 1,
  kNothing = 2,
  kEqualsHeap = 3
};
/// Arguments of a function of the heap: which is the heap, and where pairs of a code and a number
/// begin. A code is a MatchCode, or, where a value is made, 0 for the number itself, 1 for what the
/// heap has there.
struct HeapPairs {
  std::size_t heap, first;
  std::int64_t count;
  bool is_match;

  /// Does it read the element of the heap?
  bool reads(std::int64_t code) const {
    return is_match ? code == static_cast<std::int64_t>(MatchCode::kEqualsHeap) : code == 1;
  }
  /// Does it read the element, or write it?
  bool uses(std::int64_t code) const {
    return reads(code) || (is_match && code == static_cast<std::int64_t>(MatchCode::kStores));
  }
  bool knows(std::int64_t code) const { return code >= 0 && code <= (is_match ? 3 : 1); }
};
/// Nothing: the function has no such arguments.
std::optional<HeapPairs> heap_pairs(const At<CalleeReady> auto& r) {
  const std::string_view name = packed_name(r);
  if (name == "vm.builtin.match_shape") return HeapPairs{1, 3, literal(r, 2), true};
  if (name == "vm.builtin.match_prim_value") return HeapPairs{1, 2, 1, true};
  if (name == "vm.builtin.make_shape") return HeapPairs{0, 2, literal(r, 1), false};
  if (name == "vm.builtin.make_prim_value") return HeapPairs{0, 1, 1, false};
  return {};
}
/// Are there so many pairs, of codes that it knows and of elements that the heap has?
bool are_pairs(const At<CalleeReady> auto& r, const HeapPairs& pairs) {
  const auto* memory = heap_of(r, pairs.heap);
  const std::size_t arguments = r->operand_height() - r.frame().operands - 1;
  if (pairs.count < 0 || static_cast<std::uint64_t>(pairs.count) > arguments) return false;
  const std::size_t end = pairs.first + 2 * static_cast<std::size_t>(pairs.count);
  if (end > arguments) return false;
  for (std::size_t i = pairs.first; i < end; i += 2) {
    const std::int64_t code = literal(r, i), number = literal(r, i + 1);
    if (!pairs.knows(code)) return false;
    if (!pairs.uses(code)) continue;
    if (!memory || memory->element.scalar != kDimension || number < 0) return false;
    if (static_cast<std::uint64_t>(number) >= memory->elements) return false;
  }
  return true;
}
/// Is argument 0 a tensor and 1 a shape of as many elements?
bool can_reshape(const At<CalleeReady> auto& r) {
  const auto* tensor = object_of(*r, r.operands()[1], Kind::kTensor);
  const auto* shape = object_of(*r, r.operands()[2], Kind::kShape);
  if (!tensor || !shape) return false;
  const auto extents = known_numbers<DomainOf<decltype(r)>>(shape->parts);
  return element_count(extents) == r->memory().at(memory_of(*tensor)).elements;
}
/// Is argument 0 a tuple that has field number argument 1?
bool has_item(const At<CalleeReady> auto& r) {
  const auto* tuple = object_of(*r, r.operands()[1], Kind::kTuple);
  const std::int64_t index = literal(r, 1);
  return tuple && index >= 0 && static_cast<std::uint64_t>(index) < tuple->parts.size();
}
/// Can the operator that the packed function stands for take the arguments?
bool operator_takes(const At<CalleeReady> auto& r, std::string_view op, std::size_t count) {
  const auto is_kind = [&](Kind kind) { return count > 0 && is(*r, r.operands()[1], kind); };
  if (op == "null_value") return true;
  if (op == "shape_to_tensor") return count == 1 && is_kind(Kind::kShape);
  if (op == "unique") return (count == 5 || count == 6) && is_kind(Kind::kTensor);
  if (op == "assert_op") return count > 0;
  if (op == "memory.view") return count == 4 && is_kind(Kind::kTensor);
  return count == 1 && is_kind(Kind::kTensor);
}
/// Are they those of a function of caches?
bool cache_takes(const At<CalleeReady> auto& r, std::string_view name, std::size_t count) {
  using D = DomainOf<decltype(r)>;
  const auto shape_at = [&](std::size_t i) {
    const auto* shape = object_of(*r, r.operands()[i + 1], Kind::kShape);
    return shape ? known_numbers<D>(shape->parts) : std::vector<std::int64_t>();
  };
  if (name.ends_with("_create")) {
    const auto* tensor = count == 3 ? object_of(*r, r.operands()[1], Kind::kTensor) : nullptr;
    if (!tensor || rank_of(*tensor) == 0) return false;
    const auto extents = shape_of(*tensor);
    return rows_in(shape_at(1), {extents.begin() + 1, extents.end()}) &&
           literal(r, 2) <= extents[0];
  }
  const auto cache = count > 0 ? cache_of(*r, r.operands()[1]) : std::nullopt;
  if (!cache) return false;
  if (name.ends_with("_append"))
    return count == 2 && rows_in(object_of(*r, r.operands()[2], Kind::kTensor), *cache);
  return count == 1 || (count == 2 && rows_in(shape_at(1), cache->unit) == cache->filled);
}
/// Are they a function, its arguments if it is captured, a number, and perhaps a shape?
bool graph_takes(const At<CalleeReady> auto& r, std::string_view name, std::size_t count) {
  if (count < 2 || !is_function(*r, r.operands()[1])) return false;
  if (name.ends_with("get_cached_alloc")) return count == 2 && is(*r, r.operands()[2], Kind::kPrim);
  return (count == 3 || count == 4) && is(*r, r.operands()[2], Kind::kTuple);
}
/// Can the function of the machine take the arguments?
bool takes_arguments(const At<CalleeReady> auto& r, std::string_view name) {
  const std::size_t count = r->operand_height() - r.frame().operands - 1;
  if (name == "relax.run.print") return true;
  if (const auto op = operator_named(name); !op.empty()) return operator_takes(r, op, count);
  if (name.starts_with("vm.builtin.attention_kv_cache_")) return cache_takes(r, name, count);
  if (name == "vm.builtin.alloc_shape_heap") return literal(r, 0) >= 0;
  if (const auto pairs = heap_pairs(r)) return are_pairs(r, *pairs);
  if (name.starts_with("vm.builtin.cuda_graph.")) return graph_takes(r, name, count);
  if (name == "vm.builtin.reshape") return count == 2 && can_reshape(r);
  if (name == "vm.builtin.tuple_getitem")
    return count == 2 && is(*r, r.operands()[1], Kind::kTuple) && literal(r, 1) >= 0;
  if (name == "vm.builtin.make_tuple") return true;
  if (name.ends_with("_closure")) return count >= 1 && is_function(*r, r.operands()[1]);
  if (name == "vm.builtin.check_func_info") return count >= 1;
  if (name == "vm.builtin.check_tensor_info") return count >= 3;
  if (name == "vm.builtin.to_device") return count >= 1 && can_move(*r, r.operands()[1]);
  if (name == "vm.builtin.call_tir_dyn")
    return count >= 1 && is(*r, r.operands()[1], Kind::kPrimFunc);
  return count >= (name.starts_with("vm.builtin.check_") ? 2 : 1);
}
/// The function of the machine that is called with arguments that it can take; empty: none is. The
/// numbers that it reads are known.
std::string_view vm_function(const At<CalleeReady> auto& r) {
  const std::string_view name = packed_name(r);
  const bool takes = is_vm_function(name) && !lacks_number(r) && takes_arguments(r, name);
  return takes ? name : std::string_view();
}
/// The premise of a call that the function of the machine can take; of no other it holds.
Truth auto where_taken(const At<CalleeReady> auto& r, auto&& premise) {
  if (lacks_number(r)) return unknown(r);
  return vm_function(r).empty() ? r.truth(false) : premise();
}
/// Is it `vm.builtin.<name>` that is called, and does the premise hold of such a call?
Truth auto calls_vm(const At<CalleeReady> auto& r, std::string_view name, auto&& premise) {
  constexpr std::string_view kPrefix = "vm.builtin.";
  const std::string_view called = packed_name(r);
  if (!called.starts_with(kPrefix) || called.substr(kPrefix.size()) != name) return r.truth(false);
  return where_taken(r, premise);
}
Truth auto calls_vm(const At<CalleeReady> auto& r, std::string_view name) {
  return calls_vm(r, name, [&] { return r.truth(true); });
}

}  // namespace tenor::semantics::relax
