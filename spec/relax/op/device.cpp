// SPDX-License-Identifier: Apache-2.0
// Operators that change the device.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include "spec/relax/op/families.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

constexpr Parameter kHintOnDeviceParameters[] = {{"data"},
                                                 {"dst_vdevice", kAttribute, {}, "device"},
                                                 {"memory_scope", kAttribute, "\"global\""}};
constexpr Parameter kToVdeviceParameters[] = {{"data"}, {"dst_vdevice", kAttribute}};

constexpr Operator kOperators[] = {
    {"hint_on_device", kHintOnDeviceParameters, Purity::kPure},
    {"to_vdevice", kToVdeviceParameters, Purity::kPure},
};

}  // namespace

std::span<const Operator> device_operators() { return kOperators; }

}  // namespace tenor::spec::relax
