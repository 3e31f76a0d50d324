// SPDX-License-Identifier: Apache-2.0
#include "solver/command/bisect.h"

#include <chrono>

namespace tenor::solver {

using semantics::Subject;

namespace {

/// The function in one stage.
struct Occurrence {
  const PipelineStage* stage;
  const Subject* subject;
};

std::vector<Occurrence> occurrences_of(const std::string& function,
                                       const std::deque<PipelineStage>& stages) {
  std::vector<Occurrence> all;
  for (const PipelineStage& stage : stages)
    for (const Subject& subject : stage.subjects)
      if (subject.selected.function && subject.path == function) all.push_back({&stage, &subject});
  return all;
}

/// What is said of the two; the answers of a search share nothing with those of neighbours.
spec::Answer compared(const Occurrence& a, const Occurrence& b, const PairContext& by) {
  DecidedPairs alone;
  const PairContext context{by.options,   by.prover, alone,    by.is_named, by.may_map,
                            by.keeps_all, by.called, by.color, by.progress};
  const Pair pair{a.subject, b.subject};
  if (is_comparable(pair)) alone.add(pair, 0);
  return answer_of(pair, 0, context);
}

bool is_different(const spec::Answer& answer) {
  return answer.results.at(0).verdict == to_string(Verdict::kDifferent);
}

}  // namespace

std::optional<WrongStage> first_wrong(const std::deque<PipelineStage>& stages,
                                      const std::string& function, const PairContext& by) {
  const auto begin = Clock::now();
  const std::vector<Occurrence> all = occurrences_of(function, stages);
  if (all.size() < 2) return {};
  std::size_t good = 0, wrong = all.size() - 1;
  spec::Answer answer = compared(all[0], all[wrong], by);
  if (!is_different(answer)) return {};
  while (wrong - good > 1) {
    const std::size_t middle = good + (wrong - good) / 2;
    spec::Answer half = compared(all[0], all[middle], by);
    (is_different(half) ? wrong : good) = middle;
    if (wrong == middle) answer = std::move(half);
  }
  const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  return WrongStage{all[0].stage, all[wrong].stage, std::move(answer), seconds};
}

}  // namespace tenor::solver
