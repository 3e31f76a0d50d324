// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "semantics/relax/op/bodies.h"

namespace tenor::semantics::relax {
namespace {

using enum Without;

constexpr std::string_view kCalls = "it calls what its arguments name";
constexpr std::string_view kMemory = "it makes, shows or ends memory";
constexpr std::string_view kInspects = "it says what a tensor or a shape is, not what is in it";
constexpr std::string_view kMoves = "it moves a value between devices";
constexpr std::string_view kNull = "it is the null object";
constexpr std::string_view kEffect = "it is an effect";
constexpr std::string_view kNoBody = "it is known by name alone";

constexpr WithoutBody kWithoutBody[] = {
    {"assert_op", kOwnRule, kEffect},
    {"builtin.alloc_tensor", kOwnRule, kMemory},
    {"call_builtin_with_ctx", kOwnRule, kCalls},
    {"call_dps_packed", kOwnRule, kCalls},
    {"call_inplace_packed", kOwnRule, kCalls},
    {"call_pure_packed", kOwnRule, kCalls},
    {"call_py_func", kRefusedByName, "it calls a function of Python's"},
    {"call_tir", kOwnRule, kCalls},
    {"call_tir_inplace", kOwnRule, kCalls},
    {"call_tir_with_grad", kOwnRule, kCalls},
    {"hint_on_device", kOwnRule, kMoves},
    {"inspect.tensor_byte_offset", kOwnRule, kInspects},
    {"inspect.tensor_dtype_bits", kOwnRule, kInspects},
    {"inspect.tensor_dtype_code", kOwnRule, kInspects},
    {"inspect.tensor_dtype_lanes", kOwnRule, kInspects},
    {"inspect.tensor_elem_offset", kOwnRule, kInspects},
    {"inspect.tensor_ndim", kOwnRule, kInspects},
    {"inspect.tensor_shape_i", kOwnRule, kInspects},
    {"inspect.tensor_stride_i", kOwnRule, kInspects},
    {"invoke_closure", kOwnRule, kCalls},
    {"invoke_pure_closure", kOwnRule, kCalls},
    {"make_closure", kOwnRule, kCalls},
    {"memory.alloc_storage", kOwnRule, kMemory},
    {"memory.alloc_tensor", kOwnRule, kMemory},
    {"memory.kill_storage", kOwnRule, kMemory},
    {"memory.kill_tensor", kOwnRule, kMemory},
    {"memory.view", kOwnRule, kMemory},
    {"nn.attention_var_len", kRefusedByName, kNoBody},
    {"null_value", kOwnRule, kNull},
    {"print", kOwnRule, kEffect},
    {"shape_of", kOwnRule, kInspects},
    {"tensor_to_shape", kOwnRule, kInspects},
    {"to_vdevice", kOwnRule, kMoves},
    {"vision.all_class_non_max_suppression", kRefusedByName, kNoBody},
    {"vision.non_max_suppression", kRefusedByName, kNoBody},
    {"vm.alloc_storage", kOwnRule, kMemory},
    {"vm.alloc_tensor", kOwnRule, kMemory},
    {"vm.call_tir_dyn", kOwnRule, kCalls},
    {"vm.kill_object", kOwnRule, kMemory},
};

}  // namespace

std::span<const WithoutBody> operators_without_body() { return kWithoutBody; }

const WithoutBody* find_without_body(std::string_view name) {
  const auto* found = std::ranges::find(kWithoutBody, name, &WithoutBody::name);
  return found == std::end(kWithoutBody) ? nullptr : found;
}

}  // namespace tenor::semantics::relax
