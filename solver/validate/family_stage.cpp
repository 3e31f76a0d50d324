// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/family_stage.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <charconv>

#include "solver/family/compare.h"
#include "solver/presburger/certificate.h"
#include "solver/validate/any_order.h"

namespace tenor::solver {

using namespace semantics;

namespace {

/// Sizes alone; nothing where data or layouts are given too.
std::optional<std::map<std::string, std::int64_t>> sizes_in(const std::vector<Input>& given) {
  std::map<std::string, std::int64_t> sizes;
  for (const Input& input : given) {
    std::int64_t value = 0;
    const char* end = input.written.data() + input.written.size();
    const auto [at, error] = std::from_chars(input.written.data(), end, value);
    if (input.kind != Input::Kind::kNumber || error != std::errc() || at != end) return {};
    sizes[input.name] = value;
  }
  return sizes;
}

bool is_seen_otherwise(const std::optional<Outcome>& end, const RunOptions& options) {
  return end && wants_lowered(*end, options);
}

/// Of --time: what follows has the rest.
constexpr double kShareOfTime = 0.4;

/// Each side in the profile that has an answer for it.
FamilyComparison compared(const Task& task, const std::map<std::string, std::int64_t>& sizes,
                          std::string& certificate) {
  const auto side = [&](const Subject& s) {
    RunOptions options = task.options.run;
    options.limits.barriers = s.barriers.value_or(options.limits.barriers);
    return FamilySide{s.program(), s.module(), *s.function(), options};
  };
  FamilySide before = side(task.before), after = side(task.after);
  const auto end =
      Clock::now() + std::chrono::duration_cast<Clock::duration>(
                         std::chrono::duration<double>(kShareOfTime * task.options.seconds));
  const std::function<bool()> is_late = [&] { return task.is_late() || Clock::now() > end; };
  const auto compare = [&] {
    Certificate noted;
    FamilyComparison found =
        compare_families(before, after, sizes, is_late, task.options.certify ? &noted : nullptr);
    certificate = noted.text();
    return found;
  };
  FamilyComparison found = compare();
  for (int side_left = 0; side_left < 2; ++side_left) {
    const bool by_before = is_seen_otherwise(found.before, before.options);
    const bool by_after = is_seen_otherwise(found.after, after.options);
    if (!by_before && !by_after) break;
    (by_before ? before : after).options.profile = Profile::kLowered;
    found = compare();
  }
  return found;
}

}  // namespace

bool equal_for_all_sizes(const Task& task, const std::vector<Input>& given, Judgement& result,
                         std::string& why_not) {
  const auto sizes = sizes_in(given);
  why_not = task.options.any_order
                ? ""
                : "inputs beside sizes are given, or more is asked than what results are";
  if (!sizes || task.options.any_order || task.options.memory_at_errors) return false;
  std::string certificate;
  const FamilyComparison found = compared(task, *sizes, certificate);
  if (!found.why_open.empty()) {
    why_not = found.why_open;
    return false;
  }
  result.certificate = std::move(certificate);
  if (!found.conditions.empty())
    result.bound = {spec::VerdictBound::Kind::kCondition,
                    fmt::format("{}", fmt::join(found.conditions, " and "))};
  const char* const by[] = {"for all sizes", "for all sizes, by integer arithmetic",
                            "for all sizes, by IEEE 754 laws"};
  const char* const why = by[static_cast<std::size_t>(found.law)];
  const Verdict same = found.lacks_values ? Verdict::kRefines : Verdict::kEquivalent;
  if (found.blocks.empty()) return result.decide(same, why);
  result.blocks.assign(found.blocks.begin(), found.blocks.end());
  return result.decide(found.has_all_orders ? same : Verdict::kRefines,
                       up_to_order(result.blocks, why));
}

}  // namespace tenor::solver
