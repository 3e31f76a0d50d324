// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/judgement.h"

namespace tenor::solver {

using spec::Code;

std::string_view to_string(Verdict verdict) {
  constexpr std::string_view kWords[] = {"equivalent", "refines", "different", "unknown",
                                         "vacuous"};
  return kWords[static_cast<std::size_t>(verdict)];
}

std::optional<Code> code_of(const Judgement& judgement) {
  switch (judgement.verdict) {
    case Verdict::kEquivalent:
    case Verdict::kRefines: return {};
    case Verdict::kDifferent: return Code::V_DIFFERENT;
    case Verdict::kVacuous: return Code::V_VACUOUS;
    case Verdict::kUnknown: break;
  }
  if (judgement.stage == "pairs") return Code::V_UNPAIRED;
  return judgement.stage == "parameters" ? Code::V_SIGNATURE : Code::V_UNKNOWN;
}

}  // namespace tenor::solver
