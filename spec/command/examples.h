// SPDX-License-Identifier: Apache-2.0
// The smallest program that shows a code, for `explain`. Only of codes that a static reading
// reports: a test checks every example and expects its code.
#pragma once

#include <span>
#include <string_view>

#include "spec/diagnostic/codes.h"

namespace tenor::spec {

/// A function as it stands in a file whose imports are the usual ones.
struct Example {
  Code code;
  std::string_view text;
};

std::span<const Example> all_examples();

/// The example of that code; empty where there is none.
std::string_view example_of(Code code);

}  // namespace tenor::spec
