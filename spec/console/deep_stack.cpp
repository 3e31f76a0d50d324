// SPDX-License-Identifier: Apache-2.0
#include "spec/console/deep_stack.h"

#include <pthread.h>

#include <algorithm>
#include <atomic>
#include <vector>

namespace tenor::spec {
namespace {

constexpr std::size_t kLargest = std::size_t{1} << 30, kSmallest = std::size_t{1} << 23;

void* call(void* work) {
  (*static_cast<const std::function<void()>*>(work))();
  return nullptr;
}

/// Starts `work` on a new thread; false where the system gives no thread even with a small stack.
bool start(pthread_t& thread, const std::function<void()>& work) {
  for (std::size_t size = kLargest; size >= kSmallest; size /= 2) {
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, size);
    void* argument = const_cast<std::function<void()>*>(&work);
    const int failed = pthread_create(&thread, &attributes, call, argument);
    pthread_attr_destroy(&attributes);
    if (!failed) return true;
  }
  return false;
}

}  // namespace

void on_deep_stack(const std::function<void()>& work) {
  pthread_t thread;
  if (start(thread, work))
    pthread_join(thread, nullptr);
  else
    work();
}

void for_each_on_deep_stacks(std::size_t count, unsigned jobs,
                             const std::function<void(std::size_t)>& work) {
  std::atomic<std::size_t> next = 0;
  const std::function<void()> take_all = [&] {
    for (std::size_t i = next++; i < count; i = next++) work(i);
  };
  std::vector<pthread_t> threads;
  for (std::size_t i = 1; i < std::min<std::size_t>(count, jobs); ++i) {
    pthread_t thread;
    if (!start(thread, take_all)) break;
    threads.push_back(thread);
  }
  on_deep_stack(take_all);
  for (const pthread_t thread : threads) pthread_join(thread, nullptr);
}

}  // namespace tenor::spec
