// SPDX-License-Identifier: Apache-2.0
// Warnings about what blocks say of themselves. A run that is watched is many times slower than one
// that is not, so that it is one of its own, on the same inputs.
#pragma once

#include "semantics/analysis/block/watch.h"
#include "semantics/run/drive.h"
#include "semantics/run/scope.h"

namespace tenor::semantics {

class BlockWarnings {
 public:
  explicit BlockWarnings(const Subject& subject) : subject_(subject), claims_(subject.module()) {}

  /// Runs `setup`, which is of the subject, once more, and appends what no run before it showed.
  /// False where Ctrl-C came.
  bool add(const Setup& setup, const RunScope& scope, std::vector<spec::Diagnostic>& findings,
           const Terminal& terminal);

 private:
  spec::Diagnostic warning(const BlockFinding& found, const RunScope& scope) const;

  const Subject& subject_;
  const ClaimsOfBlocks claims_;
  std::set<std::tuple<spec::Code, const spec::Node*, const spec::tir::Block*>> known_;
};

}  // namespace tenor::semantics
