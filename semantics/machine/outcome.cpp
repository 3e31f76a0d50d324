// SPDX-License-Identifier: Apache-2.0
#include "semantics/machine/outcome.h"

namespace tenor::semantics {

OutcomeKind outcome_of(spec::CodeClass code_class) {
  switch (code_class) {
    case spec::CodeClass::kError: return OutcomeKind::kError;
    case spec::CodeClass::kUnspecified:
    case spec::CodeClass::kOmission:
    case spec::CodeClass::kProtocol: return OutcomeKind::kUnspecified;
    case spec::CodeClass::kOutOfScope: return OutcomeKind::kOutOfScope;
    default: return OutcomeKind::kExhausted;
  }
}

}  // namespace tenor::semantics
