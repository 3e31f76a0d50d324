// SPDX-License-Identifier: Apache-2.0
// Operators whose results compilers make views of their arguments, where a write in place may show
// it: from the text, whatever a run comes to. Ledger RLX-D49.
#pragma once

#include <string>

#include "spec/ir/program.h"

namespace tenor::semantics::relax {

struct ObservableViews {
  const spec::relax::Call* first = nullptr;  ///< null: there is none
  std::string names{};                       ///< `R.reshape, R.squeeze`
};

/// Those of which the argument, the result, or what may be either, is written in place by what a
/// run of `f` can reach.
ObservableViews observable_views(const spec::Module& module, const spec::relax::Function* f);

}  // namespace tenor::semantics::relax
