// SPDX-License-Identifier: Apache-2.0
#include "spec/text/reader/stack.h"

#include <pthread.h>

#include <cstddef>

namespace tenor::spec::reader {
namespace {

// Room for kMaxNesting levels with sanitizers, whose frames are the largest. Small enough that the
// C library keeps the memory from one reading to the next; pages are touched as far as a text
// nests.
constexpr std::size_t kStackBytes = std::size_t{32} << 20;

struct Job {
  const std::function<void()>* work;
  std::exception_ptr thrown;
};

void* run(void* data) {
  auto* job = static_cast<Job*>(data);
  try {
    (*job->work)();
  } catch (...) {
    job->thrown = std::current_exception();
  }
  return nullptr;
}

}  // namespace

void on_deep_stack(const std::function<void()>& work) {
  Job job{&work, nullptr};
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, kStackBytes);
  pthread_t thread;
  const bool started = pthread_create(&thread, &attributes, run, &job) == 0;
  pthread_attr_destroy(&attributes);
  if (started)
    pthread_join(thread, nullptr);
  else
    run(&job);
  if (job.thrown) std::rethrow_exception(job.thrown);
}

}  // namespace tenor::spec::reader
