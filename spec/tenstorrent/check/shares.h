// SPDX-License-Identifier: Apache-2.0
// The shares of a plan: a partition of its grid, and what its kernels are given.
#pragma once

#include "spec/diagnostic/report.h"
#include "spec/tenstorrent/plan/plan.h"

namespace tenor::spec::tenstorrent {

/// The shares are a partition of the grid, as the policy says                   TT/Plan/shares
inline constexpr CheckInfo kShares{"TT-Plan-shares", clauses("TT/Plan/shares"),
                                   Code::TT_G_COVERAGE};
/// The document's fields, those under `tenor` and the arguments agree           TT/Plan/reference
inline constexpr CheckInfo kReference{"TT-Plan-reference", clauses("TT/Plan/reference"),
                                      Code::TT_H_COUNTS};

/// Adds at most one finding of each.
void check_shares(const Plan& plan, Report& report);

}  // namespace tenor::spec::tenstorrent
