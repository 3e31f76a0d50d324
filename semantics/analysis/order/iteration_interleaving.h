// SPDX-License-Identifier: Apache-2.0
// Iterations of parallel loops take turns: what others may see is memory that is older than the
// loops (TIR/Exec/12.2.2:c, TIR-D61). Iterations of vectorized loops keep their order (TIR-D58).
#pragma once

#include "semantics/run/setup.h"
#include "semantics/schedule/interleaving.h"

namespace tenor::semantics {

/// One run of a function. Cells are elements, or bytes where memory is bytes.
class IterationInterleaving : public InterleavingOf<Run<WatchedConcrete>> {
 public:
  /// In steps of expressions, whatever the setup says.
  explicit IterationInterleaving(const Setup& setup);
  std::string_view noun() const override { return "iteration"; }

 private:
  void accessed(const spec::Node* buffer, Index element, const Value* lanes, std::uint32_t count,
                bool write) override;
};

}  // namespace tenor::semantics
