// SPDX-License-Identifier: Apache-2.0
// Relax as a graph says it, where a text leaves out what is derived or meant by default.
#pragma once

#include "spec/ir/program.h"
#include "spec/relax/derive.h"

namespace tenor::spec::json::test {

/// Takes out the annotations of results, and of variables that are bound to a value.
void strip(const relax::Function& function);

/// Annotates what was derived.
void complete(Program& program, Module& module, const relax::Derivation& derivation);

/// In both of two functions that are compared, the attributes of calls as the operator takes them:
/// those left out by their default, numbers whatever they are held by, no None, no unknown
/// datatype, devices by kind and number. A scalar parameter is itself wherever its value is meant.
void settle(Program& program, const relax::Function& function);

}  // namespace tenor::spec::json::test
