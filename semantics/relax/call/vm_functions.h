// SPDX-License-Identifier: Apache-2.0
// The names of packed functions that have a rule: those of the virtual machine, and those that
// compilers call in place of an operator. Relax/Eval/12.2.2; ledger RLX-D49.
#pragma once

#include <algorithm>
#include <iterator>
#include <string_view>

namespace tenor::semantics::relax {

/// Those that have a rule here.
inline constexpr std::string_view kVmFunctions[] = {"vm.builtin.alloc_shape_heap",
                                                    "vm.builtin.match_shape",
                                                    "vm.builtin.check_tensor_info",
                                                    "vm.builtin.check_shape_info",
                                                    "vm.builtin.check_tuple_info",
                                                    "vm.builtin.check_func_info",
                                                    "vm.builtin.check_prim_value_info",
                                                    "vm.builtin.match_prim_value",
                                                    "vm.builtin.make_closure",
                                                    "vm.builtin.invoke_closure",
                                                    "vm.builtin.tuple_getitem",
                                                    "vm.builtin.make_tuple",
                                                    "vm.builtin.copy",
                                                    "vm.builtin.make_shape",
                                                    "vm.builtin.make_prim_value",
                                                    "vm.builtin.reshape",
                                                    "vm.builtin.to_device",
                                                    "vm.builtin.call_tir_dyn",
                                                    "vm.builtin.cuda_graph.get_cached_alloc",
                                                    "vm.builtin.cuda_graph.run_or_capture",
                                                    "relax.run.print",
                                                    "vm.builtin.attention_kv_cache_create",
                                                    "vm.builtin.attention_kv_cache_append",
                                                    "vm.builtin.attention_kv_cache_view"};

/// A packed function that does what an operator does, with the same arguments.
struct PackedOperator {
  std::string_view name, op;
};
inline constexpr PackedOperator kPackedOperators[] = {
    {"relax.run.assert_op", "assert_op"},
    {"relax.run.nonzero", "nonzero"},
    {"relax.run.shape_to_tensor", "shape_to_tensor"},
    {"relax.run.unique", "unique"},
    {"vm.builtin.null_value", "null_value"},
    {"vm.builtin.shape_of", "shape_of"},
    {"vm.builtin.tensor_to_shape", "tensor_to_shape"},
};
/// The operator; empty: the function is not one of these.
inline std::string_view operator_named(std::string_view name) {
  const auto* found = std::ranges::find(kPackedOperators, name, &PackedOperator::name);
  return found == std::end(kPackedOperators) ? std::string_view() : found->op;
}

/// Functions that read numbers among their arguments, by the beginnings of their names.
inline constexpr std::string_view kReadNumbers[] = {
    "vm.builtin.alloc_shape_heap", "vm.builtin.match_",          "vm.builtin.check_",
    "vm.builtin.make_shape",       "vm.builtin.make_prim_value", "vm.builtin.tuple_getitem",
    "vm.builtin.to_device",        "vm.builtin.reshape",         "vm.builtin.attention_kv_cache_"};
inline bool reads_numbers(std::string_view name) {
  return std::ranges::any_of(kReadNumbers, [&](auto start) { return name.starts_with(start); });
}

inline bool is_vm_function(std::string_view name) {
  return std::ranges::find(kVmFunctions, name) != std::end(kVmFunctions) ||
         !operator_named(name).empty();
}

}  // namespace tenor::semantics::relax
