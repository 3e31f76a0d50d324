// SPDX-License-Identifier: Apache-2.0
// Values that would be on two devices, and operations on values that are on none. Relax/VDevice.
#pragma once

#include "spec/relax/derive/check_subjects.h"

namespace tenor::spec::relax {

/// A value on one device where another is needed.
struct DeviceConflict {
  Span at;
  const VDevice* given = nullptr;
  const VDevice* required = nullptr;
};
/// A call of an operator or a PrimFunc in a module that has devices.
struct DeviceUse {
  Span at;
  std::string callee;
  const StructInfo* argument = nullptr;
  bool lacks_device = false;
};

/// A value is on one device                                                   Relax/VDevice/p2
struct VDeviceConflict {
  static constexpr CheckInfo info{
      "RLX-VDevice-conflict", clauses("Relax/Pseudocode/update_struct_info/1", "Relax/VDevice/p2"),
      Code::T_VDEVICE};
  static void check(const DeviceConflict& conflict, const CallSite&, Report& report) {
    report.error(info, conflict.at,
                 fmt::format("a value on {} is used where {} is needed", text_of(*conflict.given),
                             text_of(*conflict.required)));
  }
};

/// «Where there are devices, each argument of a call has one»                 Relax/VDevice/p4
/// Of hint_on_device too: the call of to_vdevice that it becomes remains (Relax/Op/b8:c).
struct VDeviceUndefined {
  static constexpr CheckInfo info{"RLX-VDevice-undefined", clauses("Relax/VDevice/p4"),
                                  Code::T_VDEVICE, true};
  static void check(const DeviceUse& use, const CallSite&, Report& report) {
    if (!use.lacks_device) return;
    report
        .error(info, use.at,
               fmt::format("an argument of {} is {}, with no known device", use.callee,
                           text_of(use.argument)))
        .hint("annotate it with a device, or move it with R.to_vdevice");
  }
};

template <>
struct ChecksOf<DeviceConflict> : Checks<VDeviceConflict> {};
template <>
struct ChecksOf<DeviceUse> : Checks<VDeviceUndefined> {};

}  // namespace tenor::spec::relax
