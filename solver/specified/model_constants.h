// SPDX-License-Identifier: Apache-2.0
// The integers in the text of a Relax function near which a size may make it do something else.
#pragma once

#include <cstdint>
#include <set>

#include "semantics/run/subject.h"

namespace tenor::solver {

/// With their neighbours, as long as runs of such a size end soon: what a size is combined or
/// compared with, numbers that operators are given, and dimensions of a MatchCast. Of the function
/// and all of Relax that it calls.
std::set<std::int64_t> model_constants(const semantics::Subject& subject);

}  // namespace tenor::solver
