// SPDX-License-Identifier: Apache-2.0
// Memory, and objects of the virtual machine.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include <fmt/format.h>

#include "spec/relax/op/families.h"
#include "spec/relax/op/result.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

/// A tensor of shape argument `shape` and datatype argument `shape + 1`.
const StructInfo* allocated(OperatorCall& op, std::size_t shape) {
  const auto found = shape_argument(op, shape);
  const auto dtype = found ? datatype_argument(op, shape + 1) : std::nullopt;
  return dtype ? tensor(op, *found, *dtype) : nullptr;
}

const StructInfo* derive_builtin_alloc_tensor(OperatorCall& op) { return allocated(op, 0); }

/// What has another StructInfo than an object's is not a storage.
bool may_be_storage(OperatorCall& op, std::size_t i) {
  const StructInfo* s = op.struct_info(i);
  if (!s || s->kind == StructInfoKind::kObject) return true;
  op.reject(i, fmt::format("argument {} is not a storage", i + 1));
  return false;
}
/// In a storage, from an offset on.
const StructInfo* derive_alloc_tensor(OperatorCall& op) {
  return may_be_storage(op, 0) && number_argument(op, 1) ? allocated(op, 2) : nullptr;
}

const StructInfo* derive_alloc_storage(OperatorCall& op) {
  return shape_argument(op, 0) ? op.build().object(span_of(op)) : nullptr;
}

const StructInfo* derive_kill(OperatorCall& op) {
  if (op.size() != 1) return op.reject(0, "it takes one argument");
  return tuple_of(op, {});
}

const StructInfo* derive_kill_tensor(OperatorCall& op) {
  return tensor_argument(op, 0) ? derive_kill(op) : nullptr;
}

constexpr Parameter kBuiltinAllocTensorParameters[] = {{"shape", kShape},
                                                       {"dtype", kDataType},
                                                       {"runtime_device_index", kPrimValue},
                                                       {"storage_scope", kString, "\"global\""}};
constexpr Parameter kMemoryAllocStorageParameters[] = {{"size", kShape, {}, "total_space"},
                                                       {"virtual_device_index", kPrimValue},
                                                       {"storage_scope", kString},
                                                       {"dtype", kDataType}};
constexpr Parameter kMemoryAllocTensorParameters[] = {
    {"storage"},
    {"offset", kPrimValue},
    {"shape", kShape},
    {"dtype", kDataType},
    {"runtime_device_ind", kPrimValue, "None", "runtime_device_index"}};
constexpr Parameter kMemoryKillStorageParameters[] = {{"storage"}};
constexpr Parameter kMemoryKillTensorParameters[] = {{"tensor"}};
constexpr Parameter kVmAllocStorageParameters[] = {{"shape", kShape, {}, "size"},
                                                   {"runtime_device_index", kPrimValue},
                                                   {"dtype", kDataType},
                                                   {"storage_scope", kString, "\"global\""}};
constexpr Parameter kVmKillObjectParameters[] = {{"obj"}};

constexpr Operator kMemoryOperators[] = {
    {"builtin.alloc_tensor", kBuiltinAllocTensorParameters, Purity::kPure,
     derive_builtin_alloc_tensor},
    {"memory.alloc_storage", kMemoryAllocStorageParameters, Purity::kPure, derive_alloc_storage},
    {"memory.alloc_tensor", kMemoryAllocTensorParameters, Purity::kPure, derive_alloc_tensor},
    {"memory.kill_storage", kMemoryKillStorageParameters, Purity::kImpure, derive_kill},
    {"memory.kill_tensor", kMemoryKillTensorParameters, Purity::kImpure, derive_kill_tensor},
    {"vm.alloc_storage", kVmAllocStorageParameters, Purity::kPure, derive_alloc_storage},
    {"vm.alloc_tensor", kMemoryAllocTensorParameters, Purity::kPure, derive_alloc_tensor},
    {"vm.kill_object", kVmKillObjectParameters, Purity::kImpure, derive_kill},
};

}  // namespace

std::span<const Operator> memory_operators() { return kMemoryOperators; }

}  // namespace tenor::spec::relax
