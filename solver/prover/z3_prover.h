// SPDX-License-Identifier: Apache-2.0
// The prover with a solver: the canonical form answers first, then what was answered before, then
// values that trials find, and only then Z3, in a process of its own. An answer is never more than
// it was shown to be: each model that Z3 finds is evaluated exactly, and what it does not decide
// within its budget is unknown. TIR/OtherTyping/5.8; Relax/ShapeEquality; ledger RLX-D10.
#pragma once

#include <chrono>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "solver/prover/worker.h"
#include "spec/prover/prover.h"

namespace tenor::solver {

/// What one formula may cost; `--effort N` gives N times as much. Of Z3's units the hardest
/// question about shapes that we know of takes some ten thousand, and there may be one ten times as
/// hard; the deadline is for a Z3 that does not count what it does, and is far beyond what those
/// units take anywhere.
struct Budget {
  unsigned resources = 200'000;
  std::chrono::milliseconds deadline{60'000};
};

/// Any number of threads may ask; Z3 answers them one after the other.
class Z3Prover final : public spec::Prover {
 public:
  explicit Z3Prover(const Budget& budget = {});
  spec::Decision decide(const spec::Question& question) const override;
  std::string name() const override;
  void prepare_for_threads() const override;

 private:
  /// An answer whose models are by the number of the variable.
  struct Remembered {
    spec::Decision decision;
    std::vector<std::int64_t> holds, fails;
  };

  Worker::Answer ask(const std::string& message) const;
  using Variables = std::vector<const spec::Variable*>;
  std::optional<spec::Decision> recall(const std::string& key, const Variables& variables) const;
  void remember(const std::string& key, const Variables& variables,
                const spec::Decision& decision) const;

  mutable std::mutex worker_mutex_, memory_mutex_;
  mutable Worker worker_;
  mutable std::unordered_map<std::string, Remembered> memory_{};
};

}  // namespace tenor::solver
