// SPDX-License-Identifier: Apache-2.0
#include "fuzz/generate/generate.h"

#include "fuzz/generate/generator.h"

namespace tenor::fuzz {

Generated generate(Choices choices, const Weights& weights) {
  Generated made;
  const Weights taken = weights.swarm ? swarm(weights, choices) : weights;
  ProgramGenerator(made.program, choices, taken).module();
  made.choices = choices.recording();
  return made;
}

}  // namespace tenor::fuzz
