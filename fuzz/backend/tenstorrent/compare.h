// SPDX-License-Identifier: Apache-2.0
// A program of tiles beside its kernels: both run on the same arrays, the one by the rules of TIR,
// the others by those of the machine. Arrays are small whole numbers, so that sums are exact in
// whatever order and format they are made.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "semantics/tensix/run/judge.h"
#include "spec/tenstorrent/check/check.h"

namespace tenor::fuzz::tenstorrent {

struct Compared {
  const spec::Program& program;
  const spec::Module& module;
  const spec::tir::PrimFunc& function;  ///< as it was before WS1
  const spec::tenstorrent::Launch& launch;
  std::uint64_t seed = 0;
  semantics::tensix::JudgeOptions judge{};
};

struct Comparison {
  std::optional<semantics::tensix::Judgement> judged;  ///< nothing: the kernels did not run
  std::vector<std::string> same;                       ///< a line for each result that is equal
  std::string difference;                              ///< empty: all are
  bool is_decided = true;  ///< false: the difference is that one side has no result
  std::string scope;
};

Comparison compare(const Compared& subject);

}  // namespace tenor::fuzz::tenstorrent
