// SPDX-License-Identifier: Apache-2.0
// TirState's members for alternatives and for contexts that take turns. Included by state_parts.h
// alone.
#pragma once

namespace tenor::semantics {

template <class L, class D>
auto TirState<L, D>::mark() const -> Mark {
  return {base_,           view_base_,     activations_.size(),
          aliases_.size(), levels_.size(), threads_.axes().size(),
          guards_};
}

template <class L, class D>
auto TirState<L, D>::snapshot(const Mark& mark) const -> Snapshot {
  const auto of_stack = [](const auto& all, std::size_t height) {
    return std::vector(&all[height], &all[all.size()]);
  };
  const auto of_list = [](const auto& all, std::size_t height) {
    return std::vector(all.begin() + static_cast<std::ptrdiff_t>(height), all.end());
  };
  return {of_stack(environment_, mark.environment),
          of_stack(views_, mark.views),
          of_list(activations_, mark.activations),
          of_list(aliases_, mark.aliases),
          of_list(levels_, mark.levels),
          of_list(threads_.axes(), mark.axes),
          guards_};
}

/// Memory counts the aliases of the activations that are there.
template <class L, class D>
void TirState<L, D>::restore(const Mark& mark, const Snapshot& snapshot) {
  const auto replace = [](auto& all, std::size_t height, const auto& items) {
    all.resize(std::min(all.size(), height));
    all.insert(all.end(), items.begin(), items.end());
  };
  for (std::size_t i = mark.aliases; i < aliases_.size(); ++i) --memory_.at(aliases_[i]).aliased;
  for (const std::uint32_t number : snapshot.aliases) ++memory_.at(number).aliased;
  environment_.replace(mark.environment, snapshot.environment);
  views_.replace(mark.views, snapshot.views);
  replace(activations_, mark.activations, snapshot.activations);
  replace(aliases_, mark.aliases, snapshot.aliases);
  replace(levels_, mark.levels, snapshot.levels);
  replace(threads_.axes(), mark.axes, snapshot.axes);
  guards_ = snapshot.guards;
  stand_in_activation();
}

template <class L, class D>
void TirState<L, D>::rewind(const Mark& mark) {
  while (levels_.size() > mark.levels) levels_.pop_back();
  guards_ = mark.guards;
  while (threads_.axes().size() > mark.axes) {
    while (depth() > threads_.axes().back().depth) return_from_activation();
    threads_.abandon(self());
  }
  while (activations_.size() > mark.activations) return_from_activation();
}

template <class L, class D>
std::uint64_t TirState<L, D>::bytes(const Snapshot& snapshot) {
  const auto of = [](const auto& items) { return items.size() * sizeof(items[0]); };
  return of(snapshot.environment) + of(snapshot.views) + of(snapshot.activations) +
         of(snapshot.levels) + of(snapshot.axes);
}

template <class L, class D>
void TirState<L, D>::release(std::uint64_t number) {
  if (D::kMerges && self().merge().is_merging() && memory_.at(number).serial <= made_before_) {
    memory_.at(number).live = false;
    kept_.push_back(number);
  } else if (!threads_.detach(static_cast<std::uint32_t>(number))) {
    memory_.release(number);
  }
}

template <class L, class D>
auto TirState<L, D>::take_back(std::size_t from) -> Changes {
  const Changes released(kept_.begin() + static_cast<std::ptrdiff_t>(from), kept_.end());
  for (const std::uint64_t number : released) memory_.at(number).live = true;
  kept_.resize(from);
  return released;
}

}  // namespace tenor::semantics
