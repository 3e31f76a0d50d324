// SPDX-License-Identifier: Apache-2.0
// What Z3 alone answers to the frozen questions and to some that are drawn, the same in every
// build: a line each, the answer and the question.
#include <iostream>
#include <random>

#include "solver/prover/investigation.h"
#include "solver/prover/session.h"
#include "spec/text/print.h"
#include "tests/bench/questions.h"
#include "tests/spec/prover/drawn.h"

namespace {

using namespace tenor;

constexpr int kDrawn = 400;

void answer(solver::Worker& worker, const spec::Question& question, const std::string& text) {
  spec::Decision decision;
  solver::Investigation(question, [&](const std::string& m) {
    return worker.ask(m);
  }).run({}, decision);
  // That no values count may be seen or not: then one of them says `never`.
  const bool shown = decision.answer != spec::Truth::kNever || !decision.fails.empty();
  const bool tells = shown && !decision.vacuous;
  std::cout << (tells ? word(decision.answer) : "unknown") << "\t" << text << "\n";
}

}  // namespace

int main() {
  solver::Worker worker([] { return solver::session_library().begin(20'000); },
                        std::chrono::seconds(2));
  for (const bench::Asked& each : bench::read_questions("shapes.tsv"))
    answer(worker, each.question, each.expected + " " + print(each.left) + " " + print(each.right));
  std::mt19937 random(20);
  const auto below = [&](std::size_t count) { return random() % count; };
  for (int i = 0; i < kDrawn; ++i) {
    spec::test::Drawn d(below, i % 2 == 0 ? spec::int_type(64) : spec::int_type(16), i % 4 == 3);
    spec::Question question;
    question.condition = d.condition(3);
    question.domain = spec::Domain::kDatatype;
    if (i % 8 == 7) question.arithmetic = spec::Arithmetic::kWrapAround;
    answer(worker, question, std::to_string(i) + " " + print(question.condition));
  }
}
