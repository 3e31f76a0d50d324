// SPDX-License-Identifier: Apache-2.0
// Relax modules for tests, as text that the reader takes and that a person reads where one fails.
// Each depends on its choices alone. Most are well-typed; the others are for the checks to refuse.
// What is made is said in model_generator.h.
#pragma once

#include <string>

#include "fuzz/generate/choice.h"

namespace tenor::fuzz {

struct GeneratedModel {
  std::string text;  ///< a file of one module, whose function to run is `main`, without parameters
  Recording choices;
};

GeneratedModel generate_model(Choices choices);

}  // namespace tenor::fuzz
