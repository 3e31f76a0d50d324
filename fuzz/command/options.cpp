// SPDX-License-Identifier: Apache-2.0
#include "fuzz/command/options.h"

#include <fmt/format.h>
#include <stdlib.h>

#include <charconv>

namespace tenor::fuzz {

using spec::UsageError;

c::Backend backend_called(const std::string& name, const std::vector<std::string>& flags,
                          const std::filesystem::path& directory) {
  const auto compiler = c::find_compiler(name);
  if (!compiler)
    throw UsageError(fmt::format("--backend takes {}, not '{}'", c::names_of_compilers(), name));
  c::Backend backend;
  backend.compiler = *compiler;
  if (*compiler != c::Compiler::kTcc) backend.flags = flags;
  backend.directory = directory;
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
