// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/laid_out.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "solver/layout/layout.h"
#include "solver/validate/validation.h"
#include "spec/ir/tir/packed.h"
#include "spec/text/print.h"

namespace tenor::solver {

using namespace spec;
using semantics::Subject;

namespace {

/// So many combinations of what was found for each array are tried.
constexpr std::size_t kMostTried = 64;

using Layouts = std::vector<Layout>;

/// Are they functions whose parameters belong together by position, arrays with arrays?
bool have_like_parameters(const tir::PrimFunc& before, const tir::PrimFunc& after) {
  if (tir::takes_packed_arguments(before) || tir::takes_packed_arguments(after)) return false;
  return std::ranges::equal(before.buffers, after.buffers, [](const Buffer* b, const Buffer* a) {
    return (b == nullptr) == (a == nullptr) && (!b || b->dtype == a->dtype);
  });
}

/// For some sizes, whatever their names?
bool may_have_one_shape(const Buffer& b, const Buffer& a) {
  return std::ranges::equal(b.shape, a.shape, [](const PrimExpr* x, const PrimExpr* y) {
    return equal(x, y, {.match_free = true});
  });
}

/// Each list with each of the others.
std::vector<Layouts> combined(const std::vector<Layouts>& each) {
  std::vector<Layouts> all{{}};
  for (const Layouts& of_one : each) {
    std::vector<Layouts> longer;
    for (const Layouts& so_far : all)
      for (const Layout& next : of_one) {
        longer.push_back(so_far);
        longer.back().push_back(next);
      }
    if (longer.size() > kMostTried) longer.resize(kMostTried);
    all = std::move(longer);
  }
  return all;
}

bool is_kept(const Judgement& found) {
  return found.verdict == Verdict::kEquivalent || found.verdict == Verdict::kRefines;
}

std::string text_of(const Layouts& layouts) {
  std::vector<std::string> texts;
  for (const Layout& layout : layouts) texts.push_back(layout.text);
  return fmt::format("layout ({})", fmt::join(texts, "; "));
}

class LaidOutPair {
 public:
  LaidOutPair(const Pair& pair, const ValidateOptions& options, const Prover& prover,
              const std::function<void(std::string_view)>& progress)
      : pair_(pair), options_(options), prover_(prover), progress_(progress) {}

  std::optional<Judgement> judgement() {
    const tir::PrimFunc &before = *pair_.before->function(), &after = *pair_.after->function();
    if (!have_like_parameters(before, after)) return {};
    std::vector<Layouts> each;
    for (const std::string& text : options_.layouts.stated)
      if (names_array(before, after, text)) each.push_back({stated_layout(of_, text)});
    const std::size_t stated = each.size();
    for (std::size_t i = 0; i < before.buffers.size(); ++i) {
      const bool is_stated =
          std::ranges::any_of(each, [&](const Layouts& l) { return l[0].parameter == i; });
      if (is_stated || !options_.layouts.find || keeps_shape(of_, i)) continue;
      Layouts found = found_layouts(of_, i, *options_.layouts.find);
      if (!found.empty())
        each.push_back(std::move(found));
      else if (!may_have_one_shape(*before.buffers[i], *after.buffers[i]))
        return none_of(before.buffers[i]->name);
    }
    if (each.empty()) return {};
    return best_of(combined(each), each.size() == stated);
  }

 private:
  static Judgement none_of(std::string_view array) {
    Judgement none;
    none.stage = "parameters";
    none.decide(Verdict::kUnknown,
                fmt::format("the shapes of {} allow no layout that is looked for", array));
    none.hint = "state it: --layout 'A: i, j -> j, i'";
    return none;
  }
  /// The first that keeps the meaning; else the first that runs do not refute.
  Judgement best_of(const std::vector<Layouts>& all, bool are_stated) {
    std::optional<Judgement> open, different;
    for (const Layouts& layouts : all) {
      Judgement found = judged(layouts, all.size());
      if (is_kept(found)) return found;
      std::optional<Judgement>& kept = found.verdict == Verdict::kDifferent ? different : open;
      if (!kept) kept = std::move(found);
    }
    if (open) return std::move(*open);
    if (are_stated || all.size() == 1) return std::move(*different);
    Judgement none;
    none.stage = different->stage;
    none.decide(
        Verdict::kUnknown,
        fmt::format("runs differ under each of {} layouts that the shapes allow; under {}: {}",
                    all.size(), different->relation, different->why));
    none.hint = "state the layout: --layout 'A: i, j -> j, i'";
    return none;
  }
  Judgement judged(const Layouts& layouts, std::size_t tried) {
    Judgement made;
    std::string problem;
    const tir::PrimFunc* copying = with_copies(of_, layouts, problem);
    const std::optional<Subject> after = copying ? opened(*copying) : std::nullopt;
    if (after) {
      ValidateOptions options = options_;
      options.layouts = {};
      options.seconds /= static_cast<double>(tried);
      made = validate({pair_.before, &*after}, options, prover_, progress_);
      if (made.side == &*after) leave_place(made);
    } else {
      made.stage = "parameters";
      made.decide(Verdict::kUnknown, problem.empty() ? "AFTER with copies cannot run"
                                                     : "it has no form with copies: " + problem);
    }
    made.relation = text_of(layouts);
    if (made.verdict == Verdict::kDifferent)
      made.notes.emplace_back("AFTER runs between copies of its arrays, as the layout says");
    return made;
  }
  /// Where the run ended is in a text of ours, and what was read of that is gone.
  static void leave_place(Judgement& made) {
    made.side = nullptr;
    made.end.node = nullptr, made.end.around.clear();
  }
  std::optional<Subject> opened(const tir::PrimFunc& f) const {
    Module module = pair_.after->module();
    for (Function& each : module.functions)
      if (each.prim_func == pair_.after->function()) each.prim_func = &f;
    return options_.open(print(module, module.generation), pair_.after->path);
  }

  const Pair& pair_;
  const ValidateOptions& options_;
  const Prover& prover_;
  const std::function<void(std::string_view)>& progress_;
  Program program_;
  Builder build_{program_};
  const LaidOut of_{*pair_.before->function(), *pair_.after->function(), build_, prover_};
};

}  // namespace

std::optional<Judgement> validate_laid_out(const Pair& pair, const ValidateOptions& options,
                                           const Prover& prover,
                                           const std::function<void(std::string_view)>& progress) {
  if (options.layouts.stated.empty() && !options.layouts.find) return {};
  return LaidOutPair(pair, options, prover, progress).judgement();
}

void find_layouts(const Pair& pair, const ValidateOptions& options, const Prover& prover,
                  const std::function<void(std::string_view)>& progress, Judgement& left_open) {
  for (const auto& [padding, name] :
       {std::pair{Padding::kNone, "layout"}, {Padding::kAllowed, "padding"}}) {
    ValidateOptions asked = options;
    asked.layouts.find = padding;
    std::optional<Judgement> found = validate_laid_out(pair, asked, prover, progress);
    if (!found || found->stage == "parameters") continue;
    if (!is_kept(*found)) {
      left_open.hint =
          fmt::format("where that is meant, --relation {} compares them all the same", name);
      return;
    }
    const std::string more = found->bound ? ", and " + found->bound->text : "";
    found->bound = {VerdictBound::Kind::kCondition, "calls in that layout" + more};
    left_open = std::move(*found);
    return;
  }
}

}  // namespace tenor::solver
