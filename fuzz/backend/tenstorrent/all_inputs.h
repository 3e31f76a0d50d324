// SPDX-License-Identifier: Apache-2.0
// A program of tiles beside its kernels on inputs that may be anything: both run on terms, and what
// they leave is compared as `tenor validate` compares two functions.
#pragma once

#include <string>

#include "fuzz/backend/tenstorrent/compare.h"
#include "semantics/run/plan.h"

namespace tenor::fuzz::tenstorrent {

struct TermsCompared {
  semantics::TermLaws laws = semantics::TermLaws::kSame;  ///< the weakest that were enough
  std::string why_not;                                    ///< empty: all results are equal
};

/// The launch has one schedule.
TermsCompared compare_all_inputs(const Compared& subject);

/// An element of an array that is another number after the kernels than after the program.
struct FloatDifference {
  std::string array;
  std::size_t scalar = 0;
  double before = 0, after = 0;
};

/// Can no way to round explain it, on these inputs? solver/validate/far_apart.h
bool is_beyond_rounding(const Compared& subject, const FloatDifference& found,
                        const std::vector<semantics::Input>& inputs);

/// `all inputs, as real numbers`: the inputs for which results are equal by these laws.
std::string inputs_text(semantics::TermLaws laws);

}  // namespace tenor::fuzz::tenstorrent
