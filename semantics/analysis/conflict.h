// SPDX-License-Identifier: Apache-2.0
// The other of the two accesses of a loop conflict (TIR/Exec/12.2.2:h, 12.3:b). A run remembers of
// an element only which iterations met it; a second run, with that one element watched, finds the
// statement.
#pragma once

#include "semantics/run/drive.h"
#include "semantics/run/scope.h"

namespace tenor::semantics {

struct OtherAccess {
  const spec::Node* node = nullptr;
  bool write = false;
  std::string bindings;  ///< `i = 3, j = 0`
};

/// What met the element that `stopped`, a run of `setup`, ended at with U-LOOP-CONFLICT; nothing
/// where it did not, or where Ctrl-C came.
std::optional<OtherAccess> other_access(const Machine<Concrete>& stopped, const Setup& setup,
                                        const Terminal& terminal);

/// The finding that a run of `setup` is which `stopped`, with the other access where there is one.
spec::Diagnostic finding_of_stop(const Machine<Concrete>& stopped, const Setup& setup,
                                 const Subject& subject, const RunScope& scope,
                                 const Terminal& terminal);

}  // namespace tenor::semantics
