// SPDX-License-Identifier: Apache-2.0
#include "fuzz/generate/weights.h"

namespace tenor::fuzz {

Weights swarm(Weights weights, Choices& choices) {
  const Choices::Span span(choices, "swarm");
  for (std::uint32_t& weight : weights.feature)
    if (!choices.chance(1, 2)) weight = 0;
  return weights;
}

}  // namespace tenor::fuzz
