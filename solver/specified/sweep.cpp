// SPDX-License-Identifier: Apache-2.0
#include "solver/specified/sweep.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <numeric>
#include <set>

#include "semantics/tensor/draw.h"

namespace tenor::solver {

using namespace semantics;

namespace {

/// What sizes are tried at beside solved ones, in turns.
constexpr std::array<std::array<std::int64_t, 3>, 2> kFreeSizes{{{2, 3, 1}, {5, 1, 7}}};

/// And where strides and offsets are not alike.
constexpr std::array<std::int64_t, 3> kSizesApart{3, 2, 4};

/// What a scope calls layouts, by their numbers; what comes after pads one alone.
constexpr std::array kLayouts{"packed", "padded", "spread", "apart", "one padded"};
/// Of so many strides and offsets each is tried padded alone.
constexpr std::size_t kMostPadded = 6;

Input size_input(const std::string& name, std::int64_t value) {
  return {name, Input::Kind::kNumber, {}, "", std::to_string(value)};
}

/// What an integer parameter is tried at beside sizes: as data what it is compared with, and -1.
std::set<std::int64_t> more_values(const Constants& constants, const Constants* also,
                                   std::size_t parameter) {
  std::set<std::int64_t> more;
  bool is_data = true, is_extent = false;
  for (const Constants* each : {&constants, also}) {
    if (!each) continue;
    const spec::Variable* variable = each->function().params[parameter];
    more.merge(each->compared_with(variable));
    is_data &= each->is_data(parameter), is_extent |= each->is_of_extent(variable);
  }
  if (!is_data) more.clear();
  const bool is_uint = constants.function().params[parameter]->dtype.scalar.is_uint();
  if (!is_uint && !is_extent) more.insert(-1);
  return more;
}

}  // namespace

bool is_open_size(const PlannedArgument& a) {
  return a.chosen && a.scalar && a.scalar->type.is_integer() && !a.scalar->type.is_bool();
}

std::set<std::int64_t> small_sizes(const Constants& constants, const Constants* also) {
  std::set<std::int64_t> sizes = constants.sizes();
  if (also) sizes.merge(also->sizes());
  return sizes;
}

Sweep::Sweep(const Constants& constants, const Plan& first, const std::vector<Input>& given,
             std::uint64_t seed, std::size_t runs, const Constants* also)
    : given_(given), seed_(seed), runs_(runs) {
  const std::set<std::int64_t> sizes = small_sizes(constants, also);
  for (const PlannedSize& size : first.sizes)
    if (size.of_layout && std::ranges::find(laid_out_, size.name) == laid_out_.end())
      laid_out_.push_back(size.name);
  std::vector<std::vector<std::int64_t>> values{layouts()};
  const auto open = [&](const std::string& name) -> auto& {
    sizes_.push_back(name);
    return values.emplace_back(sizes.begin(), sizes.end());
  };
  for (const PlannedSize& size : first.sizes)
    if (size.chosen && !size.of_layout) open(size.name);
  for (std::size_t i = 0; i < first.arguments.size(); ++i) {
    const PlannedArgument& a = first.arguments[i];
    if (is_open_size(a)) {
      const std::set<std::int64_t> more = more_values(constants, also, i);
      std::ranges::set_difference(more, sizes, std::back_inserter(open(a.name)));
    } else if (a.chosen && (a.is_tensor || !a.scalar->type.is_handle())) {
      drawn_.push_back(a.name);
    }
  }
  combine(values);
  if (sizes_.empty() && drawn_.empty()) runs_ = std::min(runs_, combinations_.size());
}

Sweep::Sweep(const std::vector<OpenSize>& sizes, std::vector<std::string> drawn,
             const std::vector<Input>& given, std::uint64_t seed, std::size_t runs)
    : given_(given), seed_(seed), runs_(runs), drawn_(std::move(drawn)) {
  std::vector<std::vector<std::int64_t>> values{layouts()};
  for (const OpenSize& size : sizes) {
    sizes_.push_back(size.name);
    values.emplace_back(size.values.begin(), size.values.end());
  }
  combine(values);
  if (drawn_.empty()) runs_ = std::min(runs_, combinations_.size());
}

/// Numbers of the layouts that are tried.
std::vector<std::int64_t> Sweep::layouts() const {
  if (laid_out_.empty()) return {0};
  std::vector<std::int64_t> all(kOpenLayouts);
  std::iota(all.begin(), all.end(), 0);
  return all;
}

/// Those in which strides and offsets are not alike: a program may take one of them for another.
std::vector<std::int64_t> Sweep::layouts_apart() const {
  if (laid_out_.size() < 2) return {};
  std::vector<std::int64_t> all(1 + std::min(laid_out_.size(), kMostPadded));
  std::iota(all.begin(), all.end(), static_cast<std::int64_t>(OpenLayout::kApart));
  return all;
}

/// All combinations, where they are few; else each size for all at once, then drawn ones.
void Sweep::combine(const std::vector<std::vector<std::int64_t>>& values) {
  for (const auto& some : values) values_ = std::max(values_, some.size());
  std::size_t all = 1;
  for (std::size_t i = 0; i < values.size() && all <= kCombinations; ++i) all *= values[i].size();
  if (all <= kCombinations) {
    for (std::size_t number = 0; number < all; ++number) {
      std::vector<std::int64_t>& sizes = combinations_.emplace_back();
      std::size_t rest = number;
      for (const auto& some : values) {
        sizes.push_back(some[rest % some.size()]);
        rest /= some.size();
      }
    }
    return;
  }
  const auto add = [&](auto&& choose) {
    std::vector<std::int64_t> sizes;
    for (const auto& some : values) sizes.push_back(some[choose(some.size())]);
    if (std::ranges::find(combinations_, sizes) == combinations_.end())
      combinations_.push_back(std::move(sizes));
  };
  for (std::size_t k = 0; k < std::min(values_, kCombinations / 2); ++k)
    add([&](std::size_t count) { return k % count; });
  Generator generator(seed_);
  while (combinations_.size() < kCombinations)
    add([&](std::size_t count) { return generator.below(static_cast<std::uint32_t>(count)); });
}

void Sweep::put_first(const std::vector<NamedSizes>& solved, const std::vector<NamedSizes>& large) {
  std::vector<std::vector<std::int64_t>> first;
  const auto add = [&](const NamedSizes& values, const auto& free, std::int64_t layout) {
    std::vector<std::int64_t> sizes{layout};
    for (std::size_t i = 0; i < sizes_.size(); ++i) {
      const auto value = values.find(sizes_[i]);
      sizes.push_back(value == values.end() ? free[i % free.size()] : value->second);
    }
    if (std::ranges::find(first, sizes) == first.end()) first.push_back(std::move(sizes));
  };
  for (const NamedSizes& values : solved)
    for (const auto& free : kFreeSizes)
      for (const std::int64_t layout : layouts()) add(values, free, layout);
  for (const std::int64_t layout : layouts_apart())
    add(solved.empty() ? NamedSizes{} : solved[solved.size() / 2], kSizesApart, layout);
  solved_ = first.size();
  for (const NamedSizes& values : large) add(values, kFreeSizes[0], 0);
  large_ = first.size() - solved_;
  for (auto& sizes : combinations_)
    if (first.size() < kCombinations && std::ranges::find(first, sizes) == first.end())
      first.push_back(std::move(sizes));
  combinations_ = std::move(first);
}

bool Sweep::draws(const std::string& name) const {
  return std::ranges::find(drawn_, name) != drawn_.end();
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
  Trial trial{given_, seed_ + number, is_at_edges(number),
              static_cast<OpenLayout>(combinations_[which][0]),
              which >= solved_ && which < solved_ + large_};
  for (std::size_t i = 0; i < sizes_.size(); ++i)
    trial.inputs.push_back(size_input(sizes_[i], combinations_[which][i + 1]));
  if (!from.empty())
    for (const std::string& name : drawn_)
      trial.inputs.push_back(
          {name,
           Input::Kind::kSource,
           {},
           "",
           fmt::format("{}:{}", from,
                       has_one_seed(number) ? trial.seed : seed_of(trial.seed, name))});
  return trial;
}

/// All sizes with plain data come first, where there are runs for both.
bool Sweep::is_at_edges(std::size_t number) const {
  const bool both = runs_ >= 2 * combinations_.size();
  return (both ? number / combinations_.size() : number) % 2 == 1;
}

/// Arrays of one datatype begin alike then, so that what asks whether elements are equal sees both
/// answers.
bool Sweep::has_one_seed(std::size_t number) const {
  return is_at_edges(number) && number % 5 == 4;
}

std::string Sweep::scope_of_sizes(const std::set<std::size_t>& combinations) const {
  std::string text;
  const auto add = [&](const std::string& name, const auto& values) {
    text += fmt::format("{}{} in {{{}}}", text.empty() ? "" : ", ", name, fmt::join(values, ", "));
  };
  const auto tried = [&](std::size_t place) {
    std::set<std::int64_t> values;
    for (const std::size_t c : combinations) values.insert(combinations_[c][place]);
    return values;
  };
  for (std::size_t i = 0; i < sizes_.size(); ++i) add(sizes_[i], tried(i + 1));
  if (laid_out_.empty()) return text;
  std::vector<std::string> layouts;
  for (const std::int64_t layout : tried(0))
    if (static_cast<std::size_t>(layout) < kLayouts.size())
      layouts.emplace_back(kLayouts[static_cast<std::size_t>(layout)]);
  add(fmt::format("{}", fmt::join(laid_out_, ", ")), layouts);
  return text;
}

std::string Sweep::scope(std::size_t count) const {
  std::set<std::size_t> trials;
  for (std::size_t number = 0; number < count; ++number) trials.insert(trials.end(), number);
  return scope(trials);
}

std::string Sweep::scope(const std::set<std::size_t>& trials) const {
  std::set<std::size_t> combinations;
  for (const std::size_t number : trials) combinations.insert(number % combinations_.size());
  std::string text = scope_of_sizes(combinations);
  if (drawn_.empty()) return text.empty() ? "the given inputs" : text;
  text += fmt::format("{}{} random from seed", text.empty() ? "" : "; ", fmt::join(drawn_, ", "));
  if (trials.size() == 1) return text + fmt::format(" {}", seed_ + *trials.begin());
  return text + fmt::format("s {} to {}, half of the values are extremes of their datatypes",
                            seed_ + *trials.begin(), seed_ + *trials.rbegin());
}

}  // namespace tenor::solver
