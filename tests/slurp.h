// SPDX-License-Identifier: Apache-2.0
// Whole files.
#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace tenor::test {

/// The bytes of a file.
inline std::string slurp(const std::filesystem::path& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

}  // namespace tenor::test
