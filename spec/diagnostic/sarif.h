// SPDX-License-Identifier: Apache-2.0
// Findings in the Static Analysis Results Interchange Format, version 2.1.0: what editors and pages
// for code review show at the line. A rule there is a code here, and its help what `explain` says.
#pragma once

#include "spec/diagnostic/json.h"

namespace tenor::spec {

/// One log of one run. `findings` are as finding_json makes them; `problems` say what could not be
/// read at all.
Json sarif_log(const AnswerHead& head, const Json& findings,
               const std::vector<std::string>& problems);

}  // namespace tenor::spec
