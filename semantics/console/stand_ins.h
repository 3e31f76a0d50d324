// SPDX-License-Identifier: Apache-2.0
// What `--packed NAME=FILE::f` says: functions of other files that stand in for packed functions.
#pragma once

#include "semantics/console/open.h"

namespace tenor::semantics {

/// Reads and checks what `assignments` name, each `NAME=FILE::f`, into the programs of those of the
/// subjects whose runs can call NAME, with the functions of FILE that f can reach. Throws
/// spec::UsageError where one cannot stand in: it is not a function that runs, or no subject calls
/// NAME, nor does another function that stands in.
void read_stand_ins(const std::vector<Subject*>& subjects,
                    const std::vector<std::string>& assignments, const spec::CommonOptions& options,
                    spec::Streams& streams);

}  // namespace tenor::semantics
