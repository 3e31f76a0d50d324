// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/finding.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace tenor::solver {

using namespace spec;
using namespace semantics;

namespace {

/// The line of a function that names it.
Span head_of(const Subject& subject) {
  const Span whole = subject.function() ? subject.program().span(subject.function())
                                        : subject.selected.function->span;
  const std::string_view text = subject.loaded->source.text();
  const std::size_t line_end = std::min(text.find('\n', whole.begin), text.size());
  return {whole.begin, std::min(whole.end, static_cast<std::uint32_t>(line_end))};
}

}  // namespace

std::optional<PrintedFinding> finding_of(const Judgement& judgement, const Pair& pair,
                                         Color color) {
  const std::optional<Code> code = code_of(judgement);
  if (!code) return {};
  const Subject& side = judgement.side ? *judgement.side : pair.after ? *pair.after : *pair.before;
  const Outcome& end = judgement.end;
  Diagnostic d;
  d.code = *code;
  d.message = judgement.why;
  const bool is_placed = end.node && !side.foreign.part_of(end.node);
  d.span = is_placed ? side.program().span(end.node) : head_of(side);
  d.label = end.bindings;
  if (end.rule) {
    d.rule = end.rule->id;
    d.clause = named_clause(end.rule->clauses, end.rule->reading).id;
  }
  d.scope = judgement.scope;
  d.witness = judgement.witness;
  d.notes = judgement.notes;
  d.hint = judgement.hint.empty() ? std::string(info(*code).advice) : judgement.hint;
  d.replay = fmt::format("{}", fmt::join(judgement.replays, "; "));
  d.function = side.path;
  const Source& source = side.loaded->source;
  return PrintedFinding{to_text(d, source, color), finding_json(d, source)};
}

}  // namespace tenor::solver
