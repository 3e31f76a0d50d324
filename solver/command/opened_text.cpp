// SPDX-License-Identifier: Apache-2.0
#include "solver/command/opened_text.h"

#include <sstream>

#include "semantics/console/open.h"
#include "spec/diagnostic/usage_error.h"

namespace tenor::solver {

std::optional<semantics::Subject> opened_text(const std::string& text, const std::string& path,
                                              const spec::CommonOptions& common) {
  std::istringstream in(text);
  std::ostringstream unseen;
  spec::Streams streams{in, unseen, unseen};
  try {
    auto found = semantics::open_subjects({"-", path}, common, streams);
    if (found.size() == 1 && !found[0].refused) return std::move(found[0]);
  } catch (const spec::UsageError&) {
  }
  return {};
}

}  // namespace tenor::solver
