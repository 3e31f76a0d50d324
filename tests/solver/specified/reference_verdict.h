// SPDX-License-Identifier: Apache-2.0
// What a run comes to by the definitions, access against access: two iterations without an order
// meet where one reads what the other writes (TIR/Exec/12.2.2:h), and what remains is open where
// both write.
#pragma once

#include "tests/solver/specified/reference_interpreter.h"

namespace tenor::solver::test {

struct ReferenceVerdict {
  std::string code;  ///< or `done`
  const spec::Node* node = nullptr;
  bool open_writes = false;  ///< did two such iterations write one element, before the end?
};

ReferenceVerdict reference_verdict(const ReferenceRun& run);

}  // namespace tenor::solver::test
