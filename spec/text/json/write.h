// SPDX-License-Identifier: Apache-2.0
// From a program to the compiler's object graph in JSON, as `tvm.ir.load_json` takes it: of TVM
// 0.22 in the nested generation, of 0.26 in the flat one. Reading what was written gives the same
// program (docs/print.md says up to what).
#pragma once

#include <optional>
#include <string>

#include "spec/diagnostic/report.h"
#include "spec/relax/derive.h"

namespace tenor::spec::json {

/// The graph of `module`, or nothing where it holds what no node says: then `report` has a finding
/// for each such thing. A module without a name is its one function. Expressions of Relax get the
/// StructInfo that `derivation` has for them. `program` gets nodes that are made on the way.
std::optional<std::string> write_json(Program& program, const Module& module, Generation generation,
                                      const relax::Derivation& derivation, Report& report);

/// The graph of one function of `module`.
std::optional<std::string> write_json(Program& program, const Module& module,
                                      const Function& function, Generation generation,
                                      const relax::Derivation& derivation, Report& report);

}  // namespace tenor::spec::json
