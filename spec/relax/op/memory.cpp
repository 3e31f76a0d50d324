// SPDX-License-Identifier: Apache-2.0
// Memory, and objects of the virtual machine.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include "spec/relax/op/families.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

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

constexpr Operator kOperators[] = {
    {"builtin.alloc_tensor", kBuiltinAllocTensorParameters, Purity::kPure},
    {"memory.alloc_storage", kMemoryAllocStorageParameters, Purity::kPure},
    {"memory.alloc_tensor", kMemoryAllocTensorParameters, Purity::kPure},
    {"memory.kill_storage", kMemoryKillStorageParameters, Purity::kImpure},
    {"memory.kill_tensor", kMemoryKillTensorParameters, Purity::kImpure},
    {"vm.alloc_storage", kVmAllocStorageParameters, Purity::kPure},
    {"vm.alloc_tensor", kMemoryAllocTensorParameters, Purity::kPure},
    {"vm.kill_object", kVmKillObjectParameters, Purity::kImpure},
};

}  // namespace

std::span<const Operator> memory_operators() { return kOperators; }

}  // namespace tenor::spec::relax
