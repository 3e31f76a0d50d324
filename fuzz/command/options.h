// SPDX-License-Identifier: Apache-2.0
// What `tenor fuzz` is asked for.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "fuzz/backend/c/execute.h"
#include "spec/console/options.h"

namespace tenor::fuzz {

struct FuzzOptions {
  spec::CommonOptions common;
  std::string backend;
  std::vector<std::string> flags{"-O2"};
  std::uint64_t seed = 0;
  std::optional<std::uint64_t> programs;  ///< exactly so many
  double seconds = 60;                    ///< else as many as this allows
  std::size_t max_fail = 10;
  std::string directory = "tenor-failures";
};

/// The backend of that name; its files go to `directory`. Throws spec::UsageError.
c::Backend backend_called(const std::string& name, const std::vector<std::string>& flags,
                          const std::filesystem::path& directory);

/// `90`, `90s`, `5m`, `2h` in seconds. Throws spec::UsageError.
double parse_seconds(const std::string& text);

/// A folder of our own for as long as it lives.
class TempDir {
 public:
  TempDir();
  ~TempDir();
  TempDir(const TempDir&) = delete;
  TempDir& operator=(const TempDir&) = delete;
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace tenor::fuzz
