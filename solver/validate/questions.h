// SPDX-License-Identifier: Apache-2.0
// The prover, how many questions it may still be put, and whether there is time for one.
#pragma once

#include <functional>

#include "spec/prover/prover.h"

namespace tenor::solver {

class Questions {
 public:
  Questions(const spec::Prover& prover, int most, std::function<bool()> is_late)
      : prover_(prover), left_(most), is_late_(std::move(is_late)) {}

  /// Unknown, with the reason, where none may be put any more.
  spec::Decision decide(const spec::Question& question);
  /// From here on `lacked_effort` says it of later questions.
  void begin() { lacked_effort_ = false; }
  /// Would more effort perhaps decide a question that was not?
  bool lacked_effort() const { return lacked_effort_; }
  bool is_late() const { return is_late_(); }

 private:
  const spec::Prover& prover_;
  int left_;
  bool lacked_effort_ = false;
  std::function<bool()> is_late_;
};

}  // namespace tenor::solver
