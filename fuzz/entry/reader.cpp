// SPDX-License-Identifier: Apache-2.0
// The entry of a coverage-guided fuzzer of bytes (libFuzzer's): reader, checker, printer. What it
// finds is a crash, a hang, a leak, or a text of which fuzz/entry/checked_text.h does not hold.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>

#include "fuzz/entry/checked_text.h"

namespace {

/// Of processor time, so that a busy machine is not taken for a hang. Sanitized code is some 20
/// times slower than other; for a few KiB of text this is a hang all the same.
constexpr std::clock_t kLongest = 5 * CLOCKS_PER_SEC;

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const std::clock_t begin = std::clock();
  std::string fault = tenor::fuzz::fault_of(tenor::fuzz::check_text(text), text);
  if (fault.empty() && std::clock() - begin > kLongest) fault = "slow: it takes more than 5 s";
  if (fault.empty()) return 0;
  std::fprintf(stderr, "%s\n", fault.c_str());
  std::abort();
}
