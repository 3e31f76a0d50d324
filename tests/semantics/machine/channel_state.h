// SPDX-License-Identifier: Apache-2.0
// The nodes, the frames and the State of a small language (channel_language.h).
#pragma once

#include <array>
#include <deque>
#include <optional>

#include "semantics/machine/joined.h"
#include "semantics/tir/catalogue.h"

namespace tenor::semantics::channel {

// Nodes.
/// Sends 1, 2, ... up to `count`.
struct Send : spec::Node {
  std::int64_t count = 0;
};
/// Takes `count` values, and adds those above `limit` to its counter; for others it counts 1.
struct Receive : spec::Node {
  std::int64_t count = 0, limit = 0;
};
/// Receives, then sends; either may be null.
struct Task : spec::Node {
  const Receive* receive = nullptr;
  const Send* send = nullptr;
};
/// All tasks at once, then `then` with the counter as its argument, where there is one.
struct Tasks : spec::Node {
  std::array<const Task*, 3> tasks{};  ///< the last may be null
  const spec::tir::PrimFunc* then = nullptr;
};

// Frames.
struct StartTasks : StartFrame<Tasks> {};
struct EndOfContext : Frame<Tasks> {};
struct TasksDone : Frame<Tasks> {};
struct SendNext : Frame<Send> {};        // the value that is next
struct ReceiveNext : Frame<Receive> {};  // how many were taken, the counter
struct Received : Frame<Receive> {};     // a value
struct ReceiveAdd : Frame<Receive> {};   // as ReceiveNext, and what is added to the counter
using Frames =
    FrameList<StartTasks, EndOfContext, TasksDone, SendNext, ReceiveNext, Received, ReceiveAdd>;

inline constexpr RuleInfo kDeadlock{"Channel-deadlock", spec::Citations{}, spec::Code::O_STEP};

/// What contexts may see of each other.
enum class Cell : std::uint8_t { kChannel, kCounter };

/// The channel, and the counter of the context that counted last: of all contexts, so that no
/// snapshot has them.
template <class L, class D>
class State : public Stateless {
 public:
  using Value = typename D::Value;
  template <class... Args>
  explicit State(const Args&...) {}
  std::size_t room() const { return capacity - queue.size(); }
  void all_wait() {
    auto& m = static_cast<MachineOf<L, D>&>(*this);
    if (!m.contexts().running()) return;
    m.stop(kDeadlock, "every context waits for the channel");
  }
  /// Tells who observes.
  void accesses(const spec::Node* node, Cell cell, bool write) {
    if constexpr (D::kObserved)
      if (auto* observer = static_cast<MachineOf<L, D>&>(*this).observer())
        observer->accessed(node, D::index_of(static_cast<std::int64_t>(cell)), nullptr, 0, write);
  }

  std::size_t capacity = 1;
  std::deque<Value> queue;
  Value counter{};
  std::optional<Value> sent{};  ///< instead of the numbers
};

}  // namespace tenor::semantics::channel
