// SPDX-License-Identifier: Apache-2.0
// Devices that follow from where a value is used: the backward half of Relax/VDevice. The forward
// half is derivation once more, with what was found here. Ledger RLX-D37, RLX-D38.
#pragma once

#include <unordered_map>

#include "spec/ir/relax/build.h"
#include "spec/relax/derive.h"

namespace tenor::spec::relax {

/// What was found of variables and expressions whose StructInfo says no device.
struct Devices {
  std::unordered_map<const Variable*, const VDevice*> variables;
  std::unordered_map<NodeId, const VDevice*> exprs;

  /// Null where none was found.
  const VDevice* of(const Variable* v) const;
  const VDevice* of(const Expr* e) const;
};

/// `update_struct_info` where it is not an error: each tensor in `s` that has no device gets it.
/// `s` itself where either is null.
const StructInfo* with_device(Builder& builder, const StructInfo* s, const VDevice* vdevice);

/// Does a tensor in `s` have no device?
bool lacks_device(const StructInfo* s);

/// Follows the devices of `derivation` from results to arguments. Two devices for one value are
/// reported.
Devices find_devices(const Program& program, const Module& module, const Derivation& derivation,
                     Report& report);

}  // namespace tenor::spec::relax
