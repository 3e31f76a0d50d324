// SPDX-License-Identifier: Apache-2.0
// The entry of a coverage-guided fuzzer of bytes (libFuzzer's): reader, checker, printer. What it
// finds is a crash, a hang, a leak, or a text of which fuzz/entry/judged.h does not hold.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "fuzz/entry/judged.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const std::string fault = tenor::fuzz::fault_of(tenor::fuzz::judge(text), text);
  if (fault.empty()) return 0;
  std::fprintf(stderr, "%s\n", fault.c_str());
  std::abort();
}
