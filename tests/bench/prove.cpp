// SPDX-License-Identifier: Apache-2.0
// Answers to the questions of a file, each asked once, with how each was found and in how long; and
// how many the canonical form answers in a second of processor time.   usage: tenor_prove FILE
#include <chrono>
#include <ctime>
#include <iostream>
#include <nlohmann/json.hpp>

#include "solver/prover/default_prover.h"
#include "spec/prover/canonical.h"
#include "tests/bench/questions.h"

namespace {

using namespace tenor;
using Questions = std::vector<const spec::Question*>;

/// The whole set again and again, for half a second.
double per_second(const Questions& questions) {
  const spec::CanonicalProver prover;
  const std::clock_t begin = std::clock();
  std::size_t asked = 0;
  double seconds = 0;
  while (!questions.empty() && seconds < 0.5) {
    for (const spec::Question* each : questions) prover.decide(*each);
    asked += questions.size();
    seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  }
  return seconds > 0 ? static_cast<double>(asked) / seconds : 0;
}

/// From here on the process of Z3 is there.
void warm_up(const spec::Prover& prover) {
  spec::Report report;
  spec::Fragments fragments({"n * n + m * m + 1 >= 2 * n * m"}, report);
  spec::Question question;
  question.condition = fragments.expression(0);
  prover.decide(question);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  const auto all = bench::read_questions(argv[1]);
  const auto prover = solver::make_prover();
  warm_up(*prover);
  nlohmann::json answers = nlohmann::json::array();
  Questions by_form;
  for (const bench::Asked& each : all) {
    if (!each.question.condition) return std::cerr << "unreadable: " << each.line << "\n", 1;
    const auto begin = std::chrono::steady_clock::now();
    const spec::Decision decision = prover->decide(each.question);
    const std::chrono::duration<double, std::micro> took = std::chrono::steady_clock::now() - begin;
    const bool by_z3 = decision.by == spec::DecidedBy::kSolver;
    if (decision.answer != spec::Truth::kUnknown && !by_z3) by_form.push_back(&each.question);
    answers.push_back({{"expected", each.expected},
                       {"answer", word(decision.answer)},
                       {"by", word(decision.by)},
                       {"microseconds", took.count()}});
  }
  std::cout << nlohmann::json{{"answers", answers}, {"per_second", per_second(by_form)}} << "\n";
}
