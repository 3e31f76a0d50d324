// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/related.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "solver/layout/layout.h"
#include "solver/validate/stand_in.h"
#include "spec/diagnostic/usage_error.h"
#include "spec/ir/equal.h"
#include "spec/ir/tir/packed.h"

namespace tenor::solver {

using namespace spec;

namespace {

/// So many combinations of what was found for each array are tried.
constexpr std::size_t kMostTried = 64;

using Layouts = std::vector<Layout>;

/// Are they functions whose parameters belong together by position, arrays with arrays?
bool have_like_parameters(const tir::PrimFunc& before, const tir::PrimFunc& after) {
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
std::vector<Layouts> each_with_each(const std::vector<Layouts>& each) {
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

std::string text_of(const Layouts& layouts) {
  std::vector<std::string> texts;
  for (const Layout& layout : layouts) texts.push_back(layout.text);
  return fmt::format("layout ({})", fmt::join(texts, "; "));
}

bool asks_to_specialise(const ValidateOptions& options) {
  return std::ranges::find(options.relations, ModelRelation::kSpecialised) !=
         options.relations.end();
}
bool asks(const ValidateOptions& options) {
  return !options.layouts.stated.empty() || options.layouts.find || asks_to_specialise(options);
}

class Relations {
 public:
  Relations(const Pair& pair, const ValidateOptions& options, const Prover& prover)
      : options_(options),
        calls_itself_(pair.before->calls_itself || pair.after->calls_itself),
        of_{*pair.before->function(), *pair.after->function(), build_, prover} {}

  /// Functions that stand for one side, under the first relation that applies.
  std::vector<StandIn> stand_ins() {
    if (tir::takes_packed_arguments(of_.before) || tir::takes_packed_arguments(of_.after))
      return {};
    std::vector<StandIn> all =
        asks_to_specialise(options_) ? specialised() : std::vector<StandIn>();
    if (all.empty() && have_like_parameters(of_.before, of_.after)) all = laid_out();
    if (all.empty() || !calls_itself_) return all;
    problem_ = "a function that calls itself does not call what stands for it";
    return {};
  }
  /// Why nothing stands for a side that is to have such a function; empty: none is to.
  const std::string& problem() const { return problem_; }

 private:
  std::vector<StandIn> specialised() {
    std::vector<StandIn> all;
    for (const Specialisation& at : found_specialisations(of_)) {
      StandIn made{StandIn::For::kBefore, nullptr, "", fmt::format("specialised ({})", at.text)};
      made.function = with_values(of_, at, made.problem);
      all.push_back(std::move(made));
    }
    if (all.size() > kMostTried) all.resize(kMostTried);
    return all;
  }
  std::vector<StandIn> laid_out() {
    std::vector<StandIn> all;
    const std::vector<Layouts> each = layouts();
    if (each.empty()) return {};
    for (const Layouts& layouts : each_with_each(each)) {
      StandIn made{StandIn::For::kAfter, nullptr, "", text_of(layouts)};
      made.function = with_copies(of_, layouts, made.problem);
      made.may_leave = std::ranges::any_of(layouts, &Layout::may_leave);
      all.push_back(std::move(made));
    }
    return all;
  }
  /// Of each array that has another: the one that is stated, or those that were found.
  std::vector<Layouts> layouts() {
    std::vector<Layouts> each;
    for (const std::string& text : options_.layouts.stated)
      if (names_array(of_.before, of_.after, text)) each.push_back({stated_layout(of_, text)});
    for (std::size_t i = 0; options_.layouts.find && i < of_.before.buffers.size(); ++i) {
      const bool is_stated =
          std::ranges::any_of(each, [&](const Layouts& l) { return l[0].parameter == i; });
      if (is_stated || keeps_shape(of_, i)) continue;
      Layouts found = found_layouts(of_, i, *options_.layouts.find);
      const Buffer &b = *of_.before.buffers[i], &a = *of_.after.buffers[i];
      if (found.empty() && !may_have_one_shape(b, a)) {
        problem_ = fmt::format(
            "the shapes of {} allow no layout that is looked for; --layout states one", b.name);
        return {};
      }
      if (!found.empty()) each.push_back(std::move(found));
    }
    return each;
  }

  const ValidateOptions& options_;
  const bool calls_itself_;
  Program program_;
  Builder build_{program_};
  const LaidOut of_;
  std::string problem_;
};

/// What holds for callers that follow the relation.
Judgement for_callers(Judgement found) {
  const std::size_t numbers = found.relation.find('(') + 1;
  const bool is_layout = found.relation.starts_with("layout");
  const std::string more = found.bound ? ", and " + found.bound->text : "";
  std::string calls = "calls in that layout";
  if (!is_layout) {
    calls = "calls with " + found.relation.substr(numbers, found.relation.size() - numbers - 1);
    found.relation = to_string(ModelRelation::kSpecialised);
  }
  found.bound = {VerdictBound::Kind::kCondition, calls + more};
  return found;
}

}  // namespace

std::optional<Judgement> validate_related(const Pair& pair, const ValidateOptions& options,
                                          const Prover& prover,
                                          const std::function<void(std::string_view)>& progress) {
  if (!asks(options)) return {};
  if (options.memory_at_errors && !options.layouts.stated.empty())
    throw UsageError(
        "--layout does not go with --compare-after-error: nothing is copied back then");
  if (options.memory_at_errors) return {};
  Relations relations(pair, options, prover);
  const std::vector<StandIn> all = relations.stand_ins();
  if (!all.empty()) return validate_with(all, pair, options, prover, progress);
  if (relations.problem().empty()) return {};
  Judgement none;
  none.stage = "parameters";
  none.decide(Verdict::kUnknown, relations.problem());
  return none;
}

void find_relation(const Pair& pair, const ValidateOptions& options, const Prover& prover,
                   const std::function<void(std::string_view)>& progress, Judgement& judgement) {
  if (asks(options) || !options.inputs.empty() || options.memory_at_errors) return;
  const auto holds_under = [&](const char* name, const auto& ask) {
    ValidateOptions asked = options;
    ask(asked);
    const auto found = validate_related(pair, asked, prover, progress);
    if (!found || found->stage == "parameters") return false;
    if (judgement.stage == "parameters" && judgement.hint.empty())
      judgement.hint =
          fmt::format("where that is meant, --relation {} compares them all the same", name);
    if (is_kept(*found)) judgement = for_callers(*found);
    return is_kept(*found);
  };
  using Options = ValidateOptions;
  holds_under("specialised", [](Options& o) { o.relations = {ModelRelation::kSpecialised}; }) ||
      holds_under("layout", [](Options& o) { o.layouts.find = Padding::kNone; }) ||
      holds_under("padding", [](Options& o) { o.layouts.find = Padding::kAllowed; });
}

}  // namespace tenor::solver
