// SPDX-License-Identifier: Apache-2.0
#include "tests/solver/validate/generated.h"

#include <cctype>

#include "solver/validate/terms_stage.h"
#include "spec/text/print.h"
#include "tests/solver/validate/subjects.h"

namespace tenor::solver::test {

using namespace semantics;

std::string text_of(const fuzz::Generated& made) {
  return spec::print(made.program, spec::Generation::kNested);
}

Subject open_last(const std::string& text) { return std::move(open_text(text).back()); }

/// Names of the generator are letters and a number; those of datatypes and functions, which keep
/// theirs, follow a dot, a quote or `def`.
std::string renamed(const std::string& text) {
  std::string result;
  for (std::size_t i = 0; i < text.size();) {
    const auto is_word = [&](std::size_t k) {
      return k < text.size() &&
             (std::isalnum(static_cast<unsigned char>(text[k])) || text[k] == '_');
    };
    std::size_t end = i;
    while (is_word(end)) ++end;
    const std::string_view word = std::string_view(text).substr(i, end - i);
    const bool is_name = end > i && std::isalpha(static_cast<unsigned char>(word[0])) &&
                         std::isdigit(static_cast<unsigned char>(word.back()));
    const bool is_kept = result.ends_with('.') || result.ends_with('"') || result.ends_with("def ");
    if (is_name && !is_kept) result += "other_";
    if (end == i) ++end;
    result += text.substr(i, end - i);
    i = end;
  }
  return result;
}

std::optional<Judgement> judge_by_terms(const Pair& pair, const ValidateOptions& options,
                                        const spec::Prover& prover) {
  Effort little;
  little.term_steps /= 128, little.questions /= 64;
  const Task task{*pair.before, *pair.after, options, prover, little, Clock::time_point::max()};
  const Planned planned =
      plan_side(*pair.before, Trial{{}, options.run.seed}, options.run, options.run.profile);
  const auto* first = std::get_if<Plan>(&planned);
  if (!first) return {};
  const Constants before(pair.before->module(), *pair.before->function());
  const Constants after(pair.after->module(), *pair.after->function());
  const Sweep sweep(before, *first, {}, options.run.seed, options.trials, &after);
  Judgement judgement;
  TermsStage(task, sweep, OpenSizes(*first)).decides(judgement);
  return judgement;
}

}  // namespace tenor::solver::test
