// SPDX-License-Identifier: Apache-2.0
#include "spec/ir/tir/instructions.h"

#include "spec/ir/tir/atomic_updates.h"
#include "spec/ir/tir/matrix_instructions.h"
#include "spec/ir/tir/register_instructions.h"

namespace tenor::spec::tir {

List<InstructionMeaning> instructions(Program& program, const Stmt* body) {
  std::vector<InstructionMeaning> all;
  for (const auto& found : {matrix_instructions(program, body),
                            register_instructions(program, body), atomic_updates(program, body)})
    all.insert(all.end(), found.begin(), found.end());
  return program.arena.list(all);
}

}  // namespace tenor::spec::tir
