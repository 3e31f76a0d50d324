// SPDX-License-Identifier: Apache-2.0
// Programs, and the same rewritten so that the meaning is kept: they are never distinguished.
#include "tests/solver/validate/rewrites.h"

#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>

#include "solver/prover/default_prover.h"
#include "solver/validate/validation.h"
#include "spec/text/print.h"
#include "tests/fuzz/generate/property.h"
#include "tests/share.h"
#include "tests/solver/validate/generated.h"
#include "tests/solver/validate/subjects.h"

namespace tenor::solver::test {
namespace {

using semantics::Subject;

class Rewritten {
 public:
  explicit Rewritten(std::size_t one_of) : one_of_(one_of) {}

  /// `after` is the same program as `before`.
  void compare(const Subject& before, const Subject& after) {
    if (before.refused) return;
    auto& program = const_cast<spec::Program&>(after.program());
    for (const Change& rewrite : rewrites_of(program, *after.function())) {
      if (next_++ % one_of_ != 0) continue;
      rewrite.make();
      judge({&before, &after}, rewrite.kind);
      rewrite.undo();
    }
  }
  std::string text() const {
    std::string text;
    for (const auto& [kind, verdicts] : verdicts_) {
      text += "\n  " + kind + ":";
      for (const auto& [verdict, count] : verdicts) text += fmt::format(" {} {}", count, verdict);
    }
    return text;
  }
  std::size_t rewrites() const { return rewrites_; }
  std::size_t the_same() const { return the_same_; }
  std::size_t kinds() const { return verdicts_.size(); }

 private:
  void judge(const Pair& pair, const std::string& kind) {
    ValidateOptions options = default_options();
    options.trials = 8, options.run.limits.steps = 100'000;  // a tenth of what hard ones take
    const Judgement j = validate(pair, options, *prover_);
    ++rewrites_, ++verdicts_[kind][std::string(to_string(j.verdict))];
    the_same_ += j.verdict == Verdict::kEquivalent || j.verdict == Verdict::kVacuous;
    if (j.verdict != Verdict::kDifferent) return;
    FAIL_CHECK(kind << ": " << j.why << "\nbefore:\n"
                    << spec::print(*pair.before->function(), spec::Generation::kNested)
                    << "\nafter:\n"
                    << spec::print(*pair.after->function(), spec::Generation::kNested));
  }

  const std::unique_ptr<spec::Prover> prover_ = make_prover();
  const std::size_t one_of_;
  std::size_t next_ = 0, rewrites_ = 0, the_same_ = 0;
  std::map<std::string, std::map<std::string, std::size_t>> verdicts_;
};

void check(const Rewritten& all, std::size_t at_least) {
  WARN(fmt::format("{} rewrites, {} the same{}", all.rewrites(), all.the_same(), all.text()));
  CHECK(all.rewrites() >= tenor::test::share_of(at_least));
  CHECK(all.kinds() >= (tenor::test::share_of(100) < 100 ? 7 : 9));
  CHECK(all.the_same() * 10 >= all.rewrites() * 8);
}

}  // namespace

TEST_CASE("validate: generated programs mean the same when rewritten") {
  Rewritten all(41);
  // Of fewer programs no share says much.
  for (std::size_t i = 0; i < std::max<std::size_t>(40, tenor::test::share_of(500)); ++i) {
    const std::string text = text_of(fuzz::generate(fuzz::Choices::of_test(11, i)));
    all.compare(open_last(text), open_last(text));
  }
  check(all, 500);
}

TEST_CASE("validate: programs of the corpus mean the same when rewritten") {
  // Of fewer than one in 150, too few kinds are among them.
  Rewritten all(
      std::clamp<std::size_t>(1200 / std::max<std::size_t>(1, tenor::test::share_of(100)), 1, 150));
  for (const auto& stages : lowerings("nested"))
    if (!stages.empty()) all.compare(open_file(stages[0]).at(0), open_file(stages[0]).at(0));
  check(all, 125);
}

}  // namespace tenor::solver::test
