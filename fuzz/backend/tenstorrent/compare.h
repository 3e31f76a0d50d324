// SPDX-License-Identifier: Apache-2.0
// A program of tiles beside its kernels: both run on the same arrays, the one by the rules of TIR,
// the others by those of the machine. Arrays are small whole numbers, so that sums are exact in
// whatever order and format they are made. What is equal then is compared for all inputs.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "semantics/domain/term/normal.h"
#include "semantics/tensix/run/judge.h"
#include "spec/prover/prover.h"
#include "spec/tenstorrent/check/check.h"

namespace tenor::fuzz::tenstorrent {

struct Compared {
  const spec::Program& program;
  const spec::Module& module;
  const spec::tir::PrimFunc& function;  ///< as it was before WS1
  const spec::tenstorrent::Launch& launch;
  const spec::Prover& prover;
  std::uint64_t seed = 0;
  semantics::tensix::JudgeOptions judge{};
  /// The laws of floats by which results may be equal, at most.
  semantics::TermLaws granted = semantics::TermLaws::kReal;
  bool is_on_terms = true;  ///< else on whole numbers alone
};

struct Comparison {
  std::optional<semantics::tensix::Judgement> judged;  ///< nothing: the kernels did not run
  std::vector<std::string> same;                       ///< a line for each result that is equal
  std::string difference;                              ///< empty: all are
  bool is_decided = true;  ///< false: the difference is that one side has no result
  std::string scope;
  std::uint64_t steps = 0;  ///< of the program
  bool is_for_all = false;  ///< are all results equal for all inputs?
  std::string why_not_all;  ///< they were not shown to be; empty: they are, or were not compared
};

Comparison compare(const Compared& subject);

}  // namespace tenor::fuzz::tenstorrent
