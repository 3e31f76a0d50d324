// SPDX-License-Identifier: Apache-2.0
// Questions to a prover as lines of a file: the answer, the domain, datatypes of variables, the two
// sides, and what is assumed, with tabs between. Tests and benchmarks ask the same ones; a prover
// that records writes such lines.
#pragma once

#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "spec/prover/prover.h"
#include "spec/text/reader/fragment.h"

namespace tenor::bench {

/// A line, and the expressions that it says.
struct Asked {
  std::string line, expected;
  spec::Report report{};
  std::unique_ptr<spec::Fragments> fragments{};
  std::vector<const spec::PrimExpr*> assumptions{};
  const spec::PrimExpr *left = nullptr, *right = nullptr;
  spec::Question question{};
};

/// Of a file of tests/bench/questions. A line that cannot be read has no condition.
std::deque<Asked> read_questions(const std::string& name);

/// The question as a line, without an answer; empty where its text would not say it all.
std::string line_of(const spec::Question& question);

}  // namespace tenor::bench
