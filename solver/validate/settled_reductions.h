// SPDX-License-Identifier: Apache-2.0
// What the run of BEFORE may leave in other orders of its reductions (TIR-D81): a difference that
// none of them explains is one.
#pragma once

#include <memory>

#include "solver/validate/task.h"

namespace tenor::solver {

class OtherOrders {
 public:
  /// Of the run on its arguments.
  OtherOrders(const Task& task, const SideRun& before);
  ~OtherOrders();

  /// The difference of the run after that no order explains; nothing where that is not known.
  std::optional<RunDifference> unexplained(const SideRun& after) const;

 private:
  struct Results;
  static std::unique_ptr<Results> results_of(const Task& task, const SideRun& before);
  bool explain(const Element& element, const SideRun& after) const;

  const Task& task_;
  const SideRun& before_;
  const std::unique_ptr<Results> results_;  ///< null: not known
};

}  // namespace tenor::solver
