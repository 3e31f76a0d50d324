// SPDX-License-Identifier: Apache-2.0
#include "fuzz/command/options.h"

#include <fmt/format.h>
#include <stdlib.h>

#include <charconv>

namespace tenor::fuzz {

using spec::UsageError;

c::Backend backend_called(const std::string& name, const std::vector<std::string>& flags,
                          const std::filesystem::path& directory) {
  c::Backend backend;
  backend.directory = directory;
  if (name == "gcc" || name == "clang") {
    backend.compiler = name == "gcc" ? c::Compiler::kGcc : c::Compiler::kClang;
    backend.flags = flags;
  } else if (name != "tcc") {
    throw UsageError(fmt::format("--backend takes gcc, clang or tcc, not '{}'", name));
  }
  return backend;
}

double parse_seconds(const std::string& text) {
  double number = 0;
  const char* end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, number);
  const std::string unit(rest, end);
  const double factor = unit.empty() || unit == "s" ? 1 : unit == "m" ? 60 : unit == "h" ? 3600 : 0;
  if (error != std::errc() || factor == 0 || !(number > 0 && number < 1e9))
    throw UsageError(fmt::format("--time takes a time such as 60s, 5m or 2h, not '{}'", text));
  return number * factor;
}

TempDir::TempDir() {
  std::string name = (std::filesystem::temp_directory_path() / "tenor-fuzz-XXXXXX").string();
  if (!mkdtemp(name.data())) throw UsageError(name + " could not be created");
  path_ = name;
}

TempDir::~TempDir() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

}  // namespace tenor::fuzz
