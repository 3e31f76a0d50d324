// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/judgement.h"

namespace tenor::solver {

std::string_view to_string(Verdict verdict) {
  constexpr std::string_view kWords[] = {"equivalent", "refines", "different", "unknown",
                                         "vacuous"};
  return kWords[static_cast<std::size_t>(verdict)];
}

}  // namespace tenor::solver
