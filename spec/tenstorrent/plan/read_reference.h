// SPDX-License-Identifier: Apache-2.0
// Reads the fields of a plan that the document has.
#pragma once

#include "spec/tenstorrent/plan/fields.h"
#include "spec/tenstorrent/plan/reference.h"

namespace tenor::spec::tenstorrent {

/// From the plan, and from what it has under `tenor`. What is not there is not in `reference`.
void read_reference(Fields& document, Fields& ours, PlanReference& reference, Report& report);

}  // namespace tenor::spec::tenstorrent
