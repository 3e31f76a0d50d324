// SPDX-License-Identifier: Apache-2.0
// A finding as it is printed in either format, made while its source is there.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "spec/diagnostic/json.h"

namespace tenor::spec {

struct PrintedFinding {
  std::string text;
  Json json;
};

}  // namespace tenor::spec
