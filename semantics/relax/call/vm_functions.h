// SPDX-License-Identifier: Apache-2.0
// The names of packed functions that have a rule: those of the virtual machine, and those that
// compilers call in place of an operator. Relax/Eval/12.2.2; ledger RLX-D49.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string_view>

namespace tenor::semantics::relax {

/// A function of the machine, and the first of its arguments that is read as a number.
struct VmFunction {
  std::string_view name;
  std::size_t numbers_from = kNoNumber;

  static constexpr std::size_t kNoNumber = SIZE_MAX;
};
/// Those that have a rule here. What is matched or checked is their argument 0: no number of it is
/// read before it is compared.
inline constexpr VmFunction kVmFunctions[] = {
    {"vm.builtin.alloc_shape_heap", 0},
    {"vm.builtin.match_shape", 1},
    {"vm.builtin.match_prim_value", 1},
    {"vm.builtin.check_tensor_info", 1},
    {"vm.builtin.check_shape_info", 1},
    {"vm.builtin.check_tuple_info", 1},
    {"vm.builtin.check_func_info", 1},
    {"vm.builtin.check_prim_value_info", 1},
    {"vm.builtin.make_shape", 0},
    {"vm.builtin.make_prim_value", 0},
    {"vm.builtin.make_tuple"},
    {"vm.builtin.tuple_getitem", 0},
    {"vm.builtin.make_closure"},
    {"vm.builtin.invoke_closure"},
    {"vm.builtin.call_tir_dyn"},
    {"vm.builtin.copy"},
    {"vm.builtin.reshape", 0},
    {"vm.builtin.to_device", 0},
    {"vm.builtin.cuda_graph.get_cached_alloc"},
    {"vm.builtin.cuda_graph.run_or_capture"},
    {"vm.builtin.attention_kv_cache_create", 0},
    {"vm.builtin.attention_kv_cache_append", 0},
    {"vm.builtin.attention_kv_cache_view", 0},
    {"relax.run.print"},
};
/// Null: none has this name.
inline const VmFunction* vm_function_named(std::string_view name) {
  const auto* found = std::ranges::find(kVmFunctions, name, &VmFunction::name);
  return found == std::end(kVmFunctions) ? nullptr : found;
}

/// A packed function that does what an operator does, with the same arguments.
struct PackedOperator {
  std::string_view name, op;
};
inline constexpr PackedOperator kPackedOperators[] = {
    {"relax.run.assert_op", "assert_op"},
    {"relax.run.nonzero", "nonzero"},
    {"relax.run.shape_to_tensor", "shape_to_tensor"},
    {"relax.run.unique", "unique"},
    {"runtime.TVMTensorCreateView", "memory.view"},
    {"vm.builtin.null_value", "null_value"},
    {"vm.builtin.shape_of", "shape_of"},
    {"vm.builtin.tensor_to_shape", "tensor_to_shape"},
};
/// The operator; empty: the function is not one of these.
inline std::string_view operator_named(std::string_view name) {
  const auto* found = std::ranges::find(kPackedOperators, name, &PackedOperator::name);
  return found == std::end(kPackedOperators) ? std::string_view() : found->op;
}

inline bool is_vm_function(std::string_view name) {
  return vm_function_named(name) || !operator_named(name).empty();
}

}  // namespace tenor::semantics::relax
