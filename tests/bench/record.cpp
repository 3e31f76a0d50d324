// SPDX-License-Identifier: Apache-2.0
// The distinct questions that checking files asks the prover, as lines of tests/bench/questions, in
// order.   usage: tenor_record FILE… > questions/corpus.tsv
#include <fstream>
#include <iostream>
#include <mutex>
#include <set>
#include <sstream>

#include "solver/prover/default_prover.h"
#include "spec/console/deep_stack.h"
#include "spec/prover/try_values.h"
#include "spec/relax/check.h"
#include "spec/text/read.h"
#include "spec/tir/check.h"
#include "tests/bench/questions.h"

namespace {

using namespace tenor;

/// Hands on what it is asked, and keeps it.
class RecordingProver : public spec::Prover {
 public:
  spec::Decision decide(const spec::Question& question) const override {
    const spec::Decision decision = asked_->decide(question);
    if (!question.condition || spec::variables_of(question).empty()) return decision;
    const std::string line = bench::line_of(question);
    if (line.empty())
      ++unsaid;
    else
      lines.insert(std::string(word(decision.answer)) + "\t" + line);
    return decision;
  }

  mutable std::set<std::string> lines{};
  mutable std::size_t unsaid = 0;  ///< that a line does not say

 private:
  std::unique_ptr<spec::Prover> asked_ = solver::make_prover();
};

void record(const std::string& path, const RecordingProver& prover) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  const std::string whole = text.str();
  spec::Report report;
  spec::ParsedFile parsed = spec::read(whole, report);
  spec::tir::check(parsed.program, report, prover);
  for (spec::Module& module : parsed.program.modules)
    spec::relax::check(parsed.program, module, prover, report);
}

}  // namespace

int main(int argc, char** argv) {
  const RecordingProver prover;
  spec::on_deep_stack([&] {
    for (int i = 1; i < argc; ++i) record(argv[i], prover);
  });
  for (const std::string& line : prover.lines) std::cout << line << "\n";
  std::cerr << prover.lines.size() << " questions, and " << prover.unsaid
            << " times one that no line says\n";
}
