// SPDX-License-Identifier: Apache-2.0
#include "solver/specified/sweep.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>

#include "semantics/tensor/draw.h"
#include "spec/ir/children.h"

namespace tenor::solver {

using namespace semantics;

namespace {

constexpr std::int64_t kSmallSizes[] = {0, 1, 2, 3, 5, 7, 13};
/// A constant beyond this one makes runs that take too long for what they show.
constexpr std::int64_t kLargestConstant = 4096;

class Constants {
 public:
  explicit Constants(const spec::PrimFunc& f) {
    for (const spec::Buffer* b : f.buffers)
      if (b)
        for (const spec::PrimExpr* e : b->shape) expression(e);
    statement(f.body);
  }
  std::set<std::int64_t> found;

 private:
  void statement(const spec::Stmt* s) {
    spec::for_each_expression(s, [&](const spec::PrimExpr* e) { expression(e); });
    spec::for_each_substatement(s, [&](const spec::Stmt* child) { statement(child); });
  }
  void expression(const spec::PrimExpr* e) {
    if (const auto* imm = spec::as<spec::IntImm>(e)) found.insert(imm->value);
    spec::for_each_operand(e, [&](const spec::PrimExpr* operand) { expression(operand); });
  }
};

bool is_open_size(const PlannedArgument& a) {
  return a.chosen && a.scalar && a.scalar->type.is_integer() && !a.scalar->type.is_bool();
}

Input size_input(const std::string& name, std::int64_t value) {
  return {name, Input::Kind::kNumber, {}, "", std::to_string(value)};
}

}  // namespace

std::vector<std::int64_t> interesting_sizes(const spec::PrimFunc& f) {
  std::set<std::int64_t> sizes(std::begin(kSmallSizes), std::end(kSmallSizes));
  for (const std::int64_t constant : Constants(f).found)
    if (constant > 0 && constant <= kLargestConstant)
      sizes.insert({constant - 1, constant, constant + 1});
  return {sizes.begin(), sizes.end()};
}

Sweep::Sweep(const spec::PrimFunc& f, const Plan& first, const std::vector<Input>& given,
             std::uint64_t seed, std::size_t runs, const spec::PrimFunc* also)
    : given_(given), seed_(seed), runs_(runs) {
  for (const PlannedSize& size : first.sizes)
    if (size.chosen) sizes_.push_back(size.name);
  for (const PlannedArgument& a : first.arguments) {
    if (is_open_size(a))
      sizes_.push_back(a.name);
    else if (a.chosen && (a.is_tensor || !a.scalar->type.is_handle()))
      drawn_.push_back(a.name);
  }
  std::vector<std::int64_t> values = interesting_sizes(f);
  if (also) {
    const std::vector<std::int64_t> more = interesting_sizes(*also);
    std::set<std::int64_t> all(values.begin(), values.end());
    all.insert(more.begin(), more.end());
    values.assign(all.begin(), all.end());
  }
  combine(values);
  if (sizes_.empty() && drawn_.empty()) runs_ = 1;
}

/// All combinations, where they are few; else each size for all at once, then drawn ones.
void Sweep::combine(const std::vector<std::int64_t>& values) {
  std::size_t all = 1;
  for (std::size_t i = 0; i < sizes_.size() && all <= kCombinations; ++i) all *= values.size();
  const auto count = static_cast<std::uint32_t>(values.size());
  if (all <= kCombinations) {
    for (std::size_t number = 0; number < all; ++number) {
      std::vector<std::int64_t>& sizes = combinations_.emplace_back();
      for (std::size_t i = 0, rest = number; i < sizes_.size(); ++i, rest /= count)
        sizes.push_back(values[rest % count]);
    }
    return;
  }
  for (std::size_t i = 0; i < std::min<std::size_t>(count, kCombinations / 2); ++i)
    combinations_.emplace_back(sizes_.size(), values[i]);
  Generator generator(seed_);
  while (combinations_.size() < kCombinations) {
    std::vector<std::int64_t> sizes;
    for (std::size_t i = 0; i < sizes_.size(); ++i) sizes.push_back(values[generator.below(count)]);
    if (std::ranges::find(combinations_, sizes) == combinations_.end())
      combinations_.push_back(std::move(sizes));
  }
}

Trial Sweep::trial(std::size_t number) const {
  return drawn(number, is_at_edges(number) ? "edge" : "");
}

Trial Sweep::whole_trial(std::size_t number) const {
  return drawn(number, is_at_edges(number) ? "edge" : "whole");
}

/// Its data as inputs `from` a source; nowhere: as a plan draws what it is not given.
Trial Sweep::drawn(std::size_t number, std::string_view from) const {
  const std::size_t which = number % combinations_.size();
  Trial trial{given_, seed_ + number, is_at_edges(number)};
  for (std::size_t i = 0; i < sizes_.size(); ++i)
    trial.inputs.push_back(size_input(sizes_[i], combinations_[which][i]));
  if (!from.empty())
    for (const std::string& name : drawn_)
      trial.inputs.push_back({name,
                              Input::Kind::kSource,
                              {},
                              "",
                              fmt::format("{}:{}", from, seed_of(trial.seed, name))});
  return trial;
}

/// All sizes with plain data come first, where there are runs for both.
bool Sweep::is_at_edges(std::size_t number) const {
  const bool both = runs_ >= 2 * combinations_.size();
  return (both ? number / combinations_.size() : number) % 2 == 1;
}

std::string Sweep::scope(std::size_t count) const {
  std::string text;
  for (std::size_t i = 0; i < sizes_.size(); ++i) {
    std::set<std::int64_t> values;
    for (std::size_t c = 0; c < std::min(count, combinations_.size()); ++c)
      values.insert(combinations_[c][i]);
    text +=
        fmt::format("{}{} in {{{}}}", text.empty() ? "" : ", ", sizes_[i], fmt::join(values, ", "));
  }
  if (drawn_.empty()) return text.empty() ? "the given inputs" : text;
  text += fmt::format("{}{} drawn from seed", text.empty() ? "" : "; ", fmt::join(drawn_, ", "));
  if (count == 1) return text + fmt::format(" {}", seed_);
  return text + fmt::format("s {} to {}, half of them at the edges", seed_, seed_ + count - 1);
}

}  // namespace tenor::solver
