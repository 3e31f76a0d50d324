// SPDX-License-Identifier: Apache-2.0
// The rules of Relax that the runs of this process committed to, for tests/house/relax_rules.py.
#pragma once

#include <span>

namespace tenor::semantics::relax::test {

/// Adds those of a run, by how often it committed to each rule of the machine. At its end the
/// process writes all of them to the file that TENOR_COMMITTED names, one a line.
void note_committed(std::span<const unsigned long long> counts);

}  // namespace tenor::semantics::relax::test
