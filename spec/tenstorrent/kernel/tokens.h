// SPDX-License-Identifier: Apache-2.0
// A kernel's text as tokens. Comments and lines of the preprocessor are left out.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "spec/diagnostic/report.h"

namespace tenor::spec::tenstorrent {

struct Token {
  enum class Kind : std::uint8_t { kName, kNumber, kSign, kEnd };
  Kind kind = Kind::kEnd;
  std::string_view text;
  Span span;
};

/// The last is the end. Reports what is no token, and stops there.
std::vector<Token> tokens_of(std::string_view text, Report& report);

}  // namespace tenor::spec::tenstorrent
