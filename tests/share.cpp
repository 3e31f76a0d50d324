// SPDX-License-Identifier: Apache-2.0
#include "tests/share.h"

#include <cstdlib>

namespace tenor::test {

std::size_t share_of(std::size_t programs) {
#ifdef TENOR_SANITIZE
  constexpr std::size_t kPercent = 4;
#else
  constexpr std::size_t kPercent = 100;
#endif
  const char* asked = std::getenv("TENOR_PROGRAMS");
  return programs * (asked ? std::strtoull(asked, nullptr, 10) : kPercent) / 100;
}

}  // namespace tenor::test
