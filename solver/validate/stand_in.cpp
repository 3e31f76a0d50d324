// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/stand_in.h"

#include <fmt/format.h>

#include "solver/validate/validation.h"
#include "spec/text/print.h"

namespace tenor::solver {

using namespace spec;
using semantics::Subject;

namespace {

std::optional<Subject> opened(const tir::PrimFunc& f, const Subject& of,
                              const ValidateOptions& options) {
  Module module = of.module();
  for (Function& each : module.functions)
    if (each.prim_func == of.function()) each.prim_func = &f;
  return options.open(print(module, module.generation), of.path);
}

/// Where the run ended is in a text of ours, and what was read of that is gone.
void leave_place(Judgement& made) {
  made.side = nullptr;
  made.end.node = nullptr, made.end.around.clear();
}

/// It is the statement that does not fit.
Judgement without_room() {
  Judgement made;
  made.stage = "runs";
  made.leave_open("at some sizes an element has its place outside of AFTER's array",
                  "correct the layout, or assert in BEFORE for which sizes it is");
  return made;
}

Judgement without(const StandIn& by, const char* side) {
  Judgement made;
  made.stage = "parameters";
  made.decide(Verdict::kUnknown, by.function ? fmt::format("{} with copies cannot run", side)
                                             : "it has no form with copies: " + by.problem);
  return made;
}

}  // namespace

bool is_kept(const Judgement& judgement) {
  return judgement.verdict == Verdict::kEquivalent || judgement.verdict == Verdict::kRefines;
}

static Judgement validate_with(const StandIn& by, const Pair& pair, const ValidateOptions& options,
                               const Prover& prover,
                               const std::function<void(std::string_view)>& progress) {
  const bool is_before = by.side == StandIn::For::kBefore;
  const char* side = is_before ? "BEFORE" : "AFTER";
  const Subject& written = is_before ? *pair.before : *pair.after;
  const auto made = by.function ? opened(*by.function, written, options) : std::nullopt;
  Judgement judged =
      made ? validate(is_before ? Pair{&*made, pair.after} : Pair{pair.before, &*made}, options,
                      prover, progress)
           : without(by, side);
  if (made && judged.side == &*made) {
    if (by.may_leave && judged.end.code == Code::U_OOB_WRITE) judged = without_room();
    leave_place(judged);
  }
  judged.relation = by.relation;
  if (judged.verdict == Verdict::kDifferent)
    judged.notes.push_back(fmt::format("{} runs between copies of its arrays", side));
  return judged;
}

Judgement validate_with(const std::vector<StandIn>& all, const Pair& pair,
                        const ValidateOptions& options, const Prover& prover,
                        const std::function<void(std::string_view)>& progress) {
  ValidateOptions each = options;
  each.layouts = {}, each.relations = {};
  const auto seconds = std::chrono::duration<double>(options.seconds);
  const auto deadline = Clock::now() + std::chrono::duration_cast<Clock::duration>(seconds);
  std::optional<Judgement> open, different;
  for (const StandIn& by : all) {
    // Most are refuted at once; one that is not leaves as much time for the others.
    const std::chrono::duration<double> left = deadline - Clock::now();
    each.seconds = std::max(0.01, left.count() / (&by == &all.back() ? 1 : 2));
    Judgement found = validate_with(by, pair, each, prover, progress);
    if (is_kept(found)) return found;
    std::optional<Judgement>& first = found.verdict == Verdict::kDifferent ? different : open;
    if (!first) first = std::move(found);
  }
  if (open) return std::move(*open);
  if (all.size() == 1) return std::move(*different);
  Judgement none;
  none.stage = different->stage;
  none.decide(Verdict::kUnknown, fmt::format("runs differ under each of {} that fit; under {}: {}",
                                             all.size(), different->relation, different->why));
  return none;
}

}  // namespace tenor::solver
