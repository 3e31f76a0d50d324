// SPDX-License-Identifier: Apache-2.0
// Relax as a graph says it, where a text leaves out what is derived or meant by default.
#pragma once

#include "spec/ir/program.h"
#include "spec/relax/derive.h"

namespace tenor::spec::json::test {

/// Annotates what was derived, and writes out what calls leave out.
void complete(Program& program, Module& module, const relax::Derivation& derivation);

/// In both of two functions that are compared, the attributes of calls as the operator takes them:
/// those left out by their default, numbers whatever they are held by, no None, no unknown
/// datatype, devices by kind and number. A scalar parameter is itself wherever its value is meant.
void settle(Program& program, const relax::Function& function);

}  // namespace tenor::spec::json::test
