// SPDX-License-Identifier: Apache-2.0
#include "fuzz/reduce/reduce.h"

#include <fmt/format.h>

#include "fuzz/generate/shrink.h"
#include "semantics/tensor/draw.h"

namespace tenor::fuzz {

using semantics::Input;

Subject Test::subject(const Generated& made) const {
  Subject s{&made.program, &made.module(), made.entry(), {}, semantics::seed_of(seed, "inputs")};
  s.seed += index;
  for (const spec::Buffer* b : made.entry()->buffers) {
    if (!b || index % 2 == 0) continue;
    const std::string name(b->name);
    s.inputs.push_back({name,
                        Input::Kind::kSource,
                        {},
                        "",
                        fmt::format("edge:{}", semantics::seed_of(s.seed, name))});
  }
  return s;
}

namespace {

/// Sequences that are looked at for each program that may be compiled: most make no test, or one
/// that was seen before.
constexpr std::size_t kSequences = 20;

/// Candidates, judged by one backend; the same program is compiled once.
class Reducer {
 public:
  Reducer(const Test& test, const c::Backend& backend, const Failure& failure, std::size_t budget)
      : test_(test), backend_(backend), key_(failure.key()), left_(budget) {}

  /// The program that a sequence makes, if it shows the failure.
  std::optional<Reduced> attempt(std::vector<std::uint32_t> values) {
    std::optional<Reduced> made(std::in_place);
    made->program = generate(Choices::replayed(std::move(values)));
    prepare(made->trial, test_.subject(made->program), {});
    if (!made->trial.is_test()) return {};
    const auto [known, is_new] = seen_.emplace(made->trial.code.text, std::nullopt);
    if (is_new && left_ > 0) {
      --left_;
      const c::Observed observed = c::execute(backend_, {&made->trial.job, 1}).front();
      const auto failure = judge(made->trial, observed);
      if (failure && failure->key() == key_) known->second = failure;
    }
    if (!known->second) return {};
    made->failure = *known->second;
    return made;
  }

 private:
  const Test& test_;
  const c::Backend& backend_;
  const std::string key_;
  std::size_t left_;
  std::map<std::string, std::optional<Failure>> seen_;  ///< by the text of C
};

}  // namespace

std::optional<Reduced> reduce(const Test& test, const c::Backend& backend, const Failure& failure,
                              std::size_t budget) {
  const Recording start = test.program().choices;
  Reducer reducer(test, backend, failure, budget);
  const auto shows = [&](const std::vector<std::uint32_t>& values) -> std::optional<Recording> {
    const auto smaller = reducer.attempt(values);
    return smaller ? std::optional(smaller->program.choices) : std::nullopt;
  };
  if (!shows(start.values)) return {};
  return reducer.attempt(shrink(start, shows, kSequences * budget).values);
}

}  // namespace tenor::fuzz
