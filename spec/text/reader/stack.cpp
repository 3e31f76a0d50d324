// SPDX-License-Identifier: Apache-2.0
#include "spec/text/reader/stack.h"

namespace tenor::spec::reader {
namespace {

// Room for kMaxNesting levels with sanitizers, whose frames are the largest. Small enough that the
// C library keeps the memory from one reading to the next; pages are touched as far as a text
// nests.
constexpr std::size_t kNestingBytes = std::size_t{32} << 20;
constexpr std::size_t kSmallest = std::size_t{1} << 23;

/// Of the stack of this thread, beyond the frame of the caller.
std::size_t bytes_left() {
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
  void* lowest = nullptr;
  std::size_t size = 0;
  pthread_attr_getstack(&attributes, &lowest, &size);
  pthread_attr_destroy(&attributes);
  return static_cast<std::size_t>(static_cast<char*>(__builtin_frame_address(0)) -
                                  static_cast<char*>(lowest));
}

}  // namespace

DeepThread::DeepThread(std::size_t bytes, const std::function<void()>& work) : work_(work) {
  for (; bytes >= kSmallest && !thread_; bytes /= 2) {
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, bytes);
    pthread_t thread;
    if (pthread_create(&thread, &attributes, run, this) == 0) thread_ = thread;
    pthread_attr_destroy(&attributes);
  }
}

DeepThread::~DeepThread() {
  if (thread_) pthread_join(*thread_, nullptr);
}

void* DeepThread::run(void* self) {
  auto* thread = static_cast<DeepThread*>(self);
  try {
    thread->work_();
  } catch (...) {
    thread->thrown_ = std::current_exception();
  }
  return nullptr;
}

void DeepThread::join() {
  pthread_join(*thread_, nullptr);
  thread_.reset();
  if (thrown_) std::rethrow_exception(thrown_);
}

void on_stack_of(std::size_t bytes, const std::function<void()>& work) {
  if (bytes_left() >= bytes / 2) return work();
  DeepThread thread(bytes, work);
  if (thread.has_started())
    thread.join();
  else
    work();
}

void on_deep_stack(const std::function<void()>& work) { on_stack_of(kNestingBytes, work); }

}  // namespace tenor::spec::reader
