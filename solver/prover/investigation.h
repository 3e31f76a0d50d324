// SPDX-License-Identifier: Apache-2.0
// One question put to the solver: as integers without widths, then with them, and as bit patterns
// where integers do not say it. Two formulas tell the answer, the values for which the condition
// holds and those for which it does not; what trials found need not be asked.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "solver/prover/answer.h"
#include "solver/prover/encoder.h"
#include "solver/prover/worker.h"
#include "spec/prover/try_values.h"

namespace tenor::solver {

using Ask = std::function<Worker::Answer(const std::string&)>;

class Investigation {
 public:
  Investigation(const spec::Question& question, Ask ask);

  /// The same for two questions exactly if they differ by names; empty where the
  /// solver is not asked.
  std::string key() const;
  /// In the order of their numbers in the key; null: stands for what nothing is known of.
  const std::vector<const spec::Variable*>& variables() const { return exact_->variables(); }
  /// Completes a decision that is unknown so far.
  void run(const spec::Found& found, spec::Decision& decision);

 private:
  /// What is known of the values of one kind.
  struct Side {
    std::optional<spec::Model> model{};
    bool none = false;
    bool settled() const { return none || model.has_value(); }
  };

  std::unique_ptr<Encoder> patterns() const;
  void attempt(const Encoder* encoder);
  void settle(Side& side, bool holds, const Encoder& encoder);
  bool accept(Side& side, bool holds, const Encoder& encoder, const SolverAnswer& verdict);
  void conclude(spec::Decision& decision);

  const spec::Question& question_;
  Ask ask_;
  std::unique_ptr<Encoder> exact_;  ///< null: no theory says all of it
  Side holds_{}, fails_{};
  std::string reason_{};
};

}  // namespace tenor::solver
