// SPDX-License-Identifier: Apache-2.0
#include "semantics/machine/reserved_space.h"

#include <sys/mman.h>

#include <algorithm>
#include <new>
#include <vector>

namespace tenor::semantics {
namespace {

constexpr std::size_t kKept = 8;                ///< spaces, of one thread
constexpr std::size_t kStaysTouched = 1 << 18;  ///< bytes at the start of each

class Kept {
 public:
  ~Kept() {
    for (const Space& space : spaces_) munmap(space.start, space.bytes);
  }
  void* take(std::size_t bytes) {
    const auto found = std::find_if(spaces_.begin(), spaces_.end(),
                                    [&](const Space& space) { return space.bytes == bytes; });
    if (found == spaces_.end()) return nullptr;
    void* start = found->start;
    spaces_.erase(found);
    return start;
  }
  bool put(void* start, std::size_t bytes) {
    if (spaces_.size() == kKept) return false;
    if (bytes > kStaysTouched)
      madvise(static_cast<std::byte*>(start) + kStaysTouched, bytes - kStaysTouched, MADV_DONTNEED);
    spaces_.push_back({start, bytes});
    return true;
  }

 private:
  struct Space {
    void* start;
    std::size_t bytes;
  };
  std::vector<Space> spaces_;
};

thread_local Kept kept;

}  // namespace

void* reserve_space(std::size_t bytes) {
  if (void* start = kept.take(bytes)) return start;
  void* start = mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (start == MAP_FAILED) throw std::bad_alloc();
  return start;
}

void release_space(void* space, std::size_t bytes) {
  if (!kept.put(space, bytes)) munmap(space, bytes);
}

}  // namespace tenor::semantics
