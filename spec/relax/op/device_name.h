// SPDX-License-Identifier: Apache-2.0
// The devices that arguments name. Relax/Op/b8, b9; ledger RLX-D56.
#pragma once

#include "spec/relax/op/operator.h"

namespace tenor::spec::relax {

/// `kind`, `kind:index`, or `kind:index:scope`: the index counts the devices of that kind. Null
/// where the module has none such.
const VDevice* named_device(std::span<const VDevice* const> devices, std::string_view name);

/// A device by its number, and by its type where the source gives one: `R.device(1, 0)`,
/// `R.cuda(0)`, `"cuda:0"`, or the number alone.
struct DeviceNumber {
  std::string_view kinds[2];  ///< of targets that are of the type; empty: no type is given
  std::int64_t number = 0;
};
/// Nothing where the source says something else.
std::optional<DeviceNumber> device_number(const Object& object);

/// Has the device that number, and is it of that type?
bool is_device(const VDevice& device, const DeviceNumber& wanted);
/// The first device with that number, and of that type; null where there is none.
const VDevice* first_device(std::span<const VDevice* const> devices, const DeviceNumber& wanted);

/// Are they one device, of two modules maybe, or both null?
bool is_same_device(const VDevice* a, const VDevice* b);

}  // namespace tenor::spec::relax
