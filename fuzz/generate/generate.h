// SPDX-License-Identifier: Apache-2.0
// Programs of TIR for tests and campaigns: well formed, and specified for every input unless the
// weights ask for faults. Each depends on its choices alone. What is made is said in generator.h.
#pragma once

#include "fuzz/generate/choice.h"
#include "fuzz/generate/weights.h"
#include "spec/ir/program.h"

namespace tenor::fuzz {

/// A program, and the choices that make it again.
struct Generated {
  spec::Program program;
  Recording choices;

  const spec::Module& module() const { return program.modules.front(); }
  /// The function to run: the last.
  const spec::tir::PrimFunc* entry() const { return module().functions.back().prim_func; }
};

/// One module.
Generated generate(Choices choices, const Weights& weights = {});

}  // namespace tenor::fuzz
