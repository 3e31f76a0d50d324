// SPDX-License-Identifier: Apache-2.0
#include "fuzz/reduce/reduce.h"

#include <fmt/format.h>

#include <map>
#include <set>

#include "fuzz/generate/shrink.h"
#include "semantics/tensor/draw.h"

namespace tenor::fuzz {

using semantics::Input;

Weights Test::weights() const {
  Weights weights;
  if (index % 8 == 7) weights.statements = 24, weights.expression = 30;
  if (index % 8 == 5) {
    weights.faults.divide_by_zero = 300, weights.faults.assertion = 700;
    weights.faults.argument = 500;
    weights.swarm = false;
  }
  return weights;
}

ComparedCall Test::subject(const Generated& made) const {
  constexpr std::uint64_t kSizes = 10;
  ComparedCall s{
      &made.program, &made.module(), made.entry(), {}, semantics::seed_of(seed, "inputs")};
  s.seed += index;
  s.backwards = backwards();
  std::set<std::string> sizes;
  const auto give = [&](const std::string& name, Input::Kind kind, std::string written) {
    s.inputs.push_back({name, kind, {}, "", std::move(written)});
  };
  for (const spec::Buffer* b : made.entry()->buffers) {
    if (!b) continue;
    for (const spec::PrimExpr* extent : b->shape)
      if (const auto* v = spec::as<spec::Var>(extent)) sizes.emplace(v->variable->name_hint);
    const std::string name(b->name);
    if (index % 2 == 1)
      give(name, Input::Kind::kSource, fmt::format("edge:{}", semantics::seed_of(s.seed, name)));
  }
  for (const std::string& name : sizes)
    give(name, Input::Kind::kNumber, std::to_string(semantics::seed_of(s.seed, name) % kSizes));
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
    made->program = generate(Choices::replayed(std::move(values)), test_.weights());
    prepare(made->comparison, test_.subject(made->program), {});
    if (!made->comparison.is_test()) return {};
    const auto [known, is_new] = seen_.emplace(made->comparison.code.text, std::nullopt);
    if (is_new && left_ > 0) {
      --left_;
      const c::Observed observed = c::execute(backend_, {&made->comparison.job, 1}).front();
      const auto failure = find_failure(made->comparison, observed);
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
