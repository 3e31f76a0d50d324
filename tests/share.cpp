// SPDX-License-Identifier: Apache-2.0
#include "tests/share.h"

#include <algorithm>
#include <cstdlib>

namespace tenor::test {

namespace {

#ifdef TENOR_SANITIZE
constexpr std::size_t kPercent = 4;
#else
constexpr std::size_t kPercent = 100;
#endif

std::size_t percent() {
  const char* asked = std::getenv("TENOR_PROGRAMS");
  return asked ? std::strtoull(asked, nullptr, 10) : kPercent;
}

}  // namespace

std::size_t share_of(std::size_t programs) { return programs * percent() / 100; }

std::size_t stride(std::size_t sanitized, std::size_t released) {
  if (percent() >= 100) return std::getenv("TENOR_PROGRAMS") ? 1 : released;
  return std::max<std::size_t>(1, sanitized * kPercent / std::max<std::size_t>(1, percent()));
}

std::vector<std::filesystem::path> share_of(const std::vector<std::filesystem::path>& files,
                                            std::size_t sanitized, std::size_t released) {
  std::vector<std::filesystem::path> share;
  const std::size_t step = stride(sanitized, released);
  for (std::size_t i = 0; i < files.size(); i += step) share.push_back(files[i]);
  return share;
}

}  // namespace tenor::test
