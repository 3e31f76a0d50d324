// SPDX-License-Identifier: Apache-2.0
// What a person decides about findings: `--warn`, `--deny`, and `# tenor: allow[CODE] reason` on
// the line of a finding. None of them makes less of an error.
#pragma once

#include "spec/console/options.h"

namespace tenor::spec {

/// Takes out the notes and warnings that the text allows, and raises those that the options name.
void apply_policy(std::vector<Diagnostic>& diagnostics, const Source& source,
                  const CommonOptions& options);

/// Does this line allow findings of that code?
bool allows(std::string_view line, std::string_view code);

}  // namespace tenor::spec
