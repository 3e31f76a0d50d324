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

/// The program that a sequence makes, if it shows that failure.
std::optional<Reduced> attempt(const Test& test, const c::Backend& backend, const std::string& key,
                               std::vector<std::uint32_t> values) {
  std::optional<Reduced> made(std::in_place);
  made->program = generate(Choices::replayed(std::move(values)));
  prepare(made->trial, test.subject(made->program), {});
  if (!made->trial.is_test()) return {};
  const c::Observed observed = c::execute(backend, {&made->trial.job, 1}).front();
  auto failure = judge(made->trial, observed);
  if (!failure || failure->key() != key) return {};
  made->failure = std::move(*failure);
  return made;
}

}  // namespace

std::optional<Reduced> reduce(const Test& test, const c::Backend& backend, const Failure& failure,
                              std::size_t budget) {
  const Recording start = test.program().choices;
  const std::string key = failure.key();
  const auto shows = [&](const std::vector<std::uint32_t>& values) -> std::optional<Recording> {
    const auto smaller = attempt(test, backend, key, values);
    return smaller ? std::optional(smaller->program.choices) : std::nullopt;
  };
  if (!shows(start.values)) return {};
  return attempt(test, backend, key, shrink(start, shows, budget).values);
}

}  // namespace tenor::fuzz
