// SPDX-License-Identifier: Apache-2.0
// The nodes, the frames and the State of a small language (channel_language.h).
#pragma once

#include <array>
#include <optional>

#include "semantics/machine/joined.h"
#include "semantics/machine/memory.h"
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

inline constexpr spec::ScalarType kInt = spec::int_type(64).scalar;

/// A channel is an allocation of a space of its own: a ring of values.
struct Ring {
  std::uint64_t capacity = 0, first = 0, count = 0;
};

/// The channel, and the counter of the context that counted last: of all contexts, so that no
/// snapshot has them.
template <class L, class D>
class State : public Stateless {
 public:
  using Value = typename D::Value;
  State(const spec::Program&, const spec::Module&, const Limits& limits, Profile profile,
        const spec::Readings&)
      : channels(limits.memory, profile) {
    open(1);
  }
  /// An empty channel in place of the one that was there.
  void open(std::uint64_t capacity) {
    if (channel != 0) channels.release(channel);
    channel = channels.allocate(kInt, capacity);
    ring().capacity = capacity;
  }
  auto& ring() { return channels.at(channel); }
  const auto& ring() const { return channels.at(channel); }
  std::size_t room() const { return ring().capacity - ring().count; }
  bool is_empty() const { return ring().count == 0; }
  void send(const Value& v) {
    ring().storage.set(kInt, (ring().first + ring().count++) % ring().capacity, v);
  }
  Value receive() {
    const std::uint64_t first = ring().first;
    ring().first = (first + 1) % ring().capacity;
    --ring().count;
    return ring().storage.get(kInt, first);
  }
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

  Space<D, Ring> channels;
  std::uint32_t channel = 0;
  Value counter{};
  std::optional<Value> sent{};  ///< instead of the numbers
};

}  // namespace tenor::semantics::channel
