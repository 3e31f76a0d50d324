// SPDX-License-Identifier: Apache-2.0
// The share of a campaign that one process does, and what came of it. Which tests there are depends
// on the seed alone; who does them, on nothing but their number.
#pragma once

#include <functional>
#include <map>

#include "fuzz/backend/comparison.h"
#include "spec/diagnostic/json.h"

namespace tenor::fuzz {

/// A failure and the file that it was saved to.
struct Saved {
  std::string path;
  Failure failure;
};

struct Tally {
  std::uint64_t programs = 0;                        ///< that were drawn
  std::uint64_t compared = 0;                        ///< and ended as they should or not
  std::map<std::string, std::uint64_t> dropped;      ///< by how the rules end, or what is open
  std::map<std::string, std::uint64_t> not_emitted;  ///< by construct
  std::uint64_t failed = 0;
  std::vector<Saved> failures;

  void add(const Tally& other);
};
void to_json(spec::Json& json, const Tally& tally);
void from_json(const spec::Json& json, Tally& tally);

struct Share {
  c::Backend backend;
  std::uint64_t seed = 0;
  std::uint64_t first = 0, stride = 1;  ///< tests first, first + stride, ...
  std::uint64_t end = 0;                ///< below this number
  std::function<bool()> may_go_on;      ///< asked before each batch
  std::size_t max_fail = 10;
  std::string directory;  ///< for what fails
};

/// Does the share; `report` is given what each batch came to.
void work(const Share& share, const std::function<void(const Tally&)>& report);

}  // namespace tenor::fuzz
