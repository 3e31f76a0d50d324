// SPDX-License-Identifier: Apache-2.0
#include "spec/console/deep_stack.h"

#include <algorithm>
#include <atomic>
#include <list>

#include "spec/text/reader/stack.h"

namespace tenor::spec {
namespace {

constexpr std::size_t kBytes = std::size_t{1} << 30;

}  // namespace

void on_deep_stack(const std::function<void()>& work) { reader::on_stack_of(kBytes, work); }

void for_each_on_deep_stacks(std::size_t count, unsigned jobs,
                             const std::function<void(std::size_t)>& work) {
  std::atomic<std::size_t> next = 0;
  const std::function<void()> take_all = [&] {
    for (std::size_t i = next++; i < count; i = next++) work(i);
  };
  std::list<reader::DeepThread> others;
  for (std::size_t i = 1; i < std::min<std::size_t>(count, jobs); ++i)
    if (!others.emplace_back(kBytes, take_all).has_started()) break;
  on_deep_stack(take_all);
}

}  // namespace tenor::spec
