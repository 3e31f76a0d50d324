// SPDX-License-Identifier: Apache-2.0
// Programs of small parallel loops, drawn at random, many of them with races; and what they need to
// be run again and again.
#pragma once

#include <memory>
#include <random>
#include <string>

#include "semantics/analysis/order/iteration_interleaving.h"
#include "spec/text/read.h"

namespace tenor::semantics::test {

/// `main` of a program, planned; all that a run refers to.
class Planned {
 public:
  explicit Planned(const std::string& text, Profile profile = Profile::kPortable);
  Setup setup() const;
  const spec::tir::PrimFunc& function() const;

 private:
  std::unique_ptr<spec::ParsedFile> parsed_;
  Plan plan_;
  Profile profile_;
};

/// How large a drawn program is.
struct LoopSize {
  int extent = 3;      ///< of a parallel loop, at most
  int statements = 3;  ///< in its body, at most
  bool nests = true;
};

/// The text of a function of `A: int32 (4,)`, which it reads, and `B`, `C` of the same shape.
std::string draw_loops(std::mt19937_64& random, const LoopSize& size = {});

}  // namespace tenor::semantics::test
