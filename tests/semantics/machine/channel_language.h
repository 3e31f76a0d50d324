// SPDX-License-Identifier: Apache-2.0
// A small language of its own, on the same machine: two contexts, a bounded channel between them,
// and a counter. It exists to show that the machine knows no language.
#pragma once

#include <deque>
#include <optional>
#include <string>

#include "semantics/machine/joined.h"
#include "semantics/tir/catalogue.h"

namespace tenor::semantics::channel {

// Nodes.
/// Sends 1, 2, ... up to `count`.
struct Send : spec::Node {
  std::int64_t count = 0;
};
/// Takes `count` queue, and adds those above `limit` to the counter; for others it counts 1.
struct Receive : spec::Node {
  std::int64_t count = 0, limit = 0;
};
/// Both at once, then `then` with the counter as its argument, where there is one.
struct Both : spec::Node {
  const Send* left = nullptr;
  const Receive* right = nullptr;
  const spec::PrimFunc* then = nullptr;
};

// Frames.
struct StartBoth : StartFrame<Both> {};
struct EndOfContext : Frame<Both> {};
struct BothDone : Frame<Both> {};
struct SendNext : Frame<Send> {};        // the value that is next
struct ReceiveNext : Frame<Receive> {};  // how many were taken, the counter
struct Received : Frame<Receive> {};     // a value
struct ReceiveAdd : Frame<Receive> {};   // as ReceiveNext, and what is added to the counter
using Frames =
    FrameList<StartBoth, EndOfContext, BothDone, SendNext, ReceiveNext, Received, ReceiveAdd>;

inline constexpr RuleInfo kDeadlock{"Channel-deadlock", spec::Citations{}, spec::Code::O_STEP};

/// The channel and the counter's last value: of all contexts, so that no snapshot has them.
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

  std::size_t capacity = 1;
  std::deque<Value> queue;
  Value counter{};
  std::optional<Value> sent{};  ///< instead of the numbers
};

struct Language {
  using Frames = channel::Frames;
  template <class L, class D>
  using State = channel::State<L, D>;
  template <class Fs>
  static std::uint16_t start_tag(const Both*) {
    return tag_in<Fs, StartBoth>();
  }
  template <class M>
  static void evaluate(M&, const Both*) {}
};

inline constexpr spec::ScalarType kInt = spec::int_type(64).scalar;
template <class D>
typename D::Value number(std::int64_t n) {
  return D::integer(kInt, n);
}
template <class D>
typename D::Truth is_below(const typename D::Value& a, std::int64_t n) {
  return D::less(D::index(a), D::index_of(n));
}

struct Starts {
  static constexpr RuleInfo info{"Channel-start", spec::Citations{}};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, StartBoth& f) {
    m.push(BothDone{{f.node, m.operand_height()}});
    m.contexts().fork(m, 2, typename MachineOf<L, D>::State::ForkPart{}, [&](std::uint64_t k) {
      m.push(EndOfContext{{f.node, m.operand_height()}});
      const std::uint32_t operands = m.operand_height();
      *m.extend_operands() = number<D>(k == 0 ? 1 : 0);
      if (k == 0) return m.push(SendNext{{f.node->left, operands}});
      *m.extend_operands() = number<D>(0);
      m.push(ReceiveNext{{f.node->right, operands}});
    });
  }
};

/// A value fits the channel.
struct Sends {
  static constexpr RuleInfo info{"Channel-send", spec::Citations{}};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const SendNext& f) {
    return is_below<D>(m.operands(f)[0], f.node->count + 1) & D::truth(m.room() > 0);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, SendNext& f) {
    auto& next = m.operands(f)[0];
    m.queue.push_back(m.sent ? *m.sent : next);
    next = D::value_of(D::add(D::index(next), D::index_of(1)), kInt);
    m.push(f);
  }
};
struct SendWaits {
  static constexpr RuleInfo info{"Channel-send-waits", spec::Citations{}};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const SendNext& f) {
    return is_below<D>(m.operands(f)[0], f.node->count + 1) & D::truth(m.room() == 0);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, SendNext& f) {
    m.push(f);
    m.contexts().wait_until(m, [](const auto& now) { return now.room() > 0; });
  }
};
struct SendDone {
  static constexpr RuleInfo info{"Channel-send-done", spec::Citations{}};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const SendNext& f) {
    return !is_below<D>(m.operands(f)[0], f.node->count + 1);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, SendNext& f) {
    m.drop(f);
  }
};

struct Takes {
  static constexpr RuleInfo info{"Channel-receive", spec::Citations{}};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ReceiveNext& f) {
    return is_below<D>(m.operands(f)[0], f.node->count) & D::truth(!m.queue.empty());
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ReceiveNext& f) {
    m.push(ReceiveAdd{{f.node, f.operands}});
    m.push(Received{{f.node, m.operand_height()}});
    *m.extend_operands() = m.queue.front();
    m.queue.pop_front();
  }
};
struct TakeWaits {
  static constexpr RuleInfo info{"Channel-receive-waits", spec::Citations{}};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ReceiveNext& f) {
    return is_below<D>(m.operands(f)[0], f.node->count) & D::truth(m.queue.empty());
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ReceiveNext& f) {
    m.push(f);
    m.contexts().wait_until(m, [](const auto& now) { return !now.queue.empty(); });
  }
};
struct TakeDone {
  static constexpr RuleInfo info{"Channel-receive-done", spec::Citations{}};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ReceiveNext& f) {
    return !is_below<D>(m.operands(f)[0], f.node->count);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ReceiveNext& f) {
    m.counter = m.operands(f)[1];
    m.drop(f);
  }
};

template <class L, class D>
typename D::Truth is_large(const MachineOf<L, D>& m, const Received& f) {
  return D::is_true(D::compare(spec::ExprKind::kGT, m.operands(f)[0], number<D>(f.node->limit)));
}
/// Data decide between these two.
struct CountsLarge {
  static constexpr RuleInfo info{"Channel-count-large", spec::Citations{}};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const Received& f) {
    return is_large(m, f);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>&, Received&) {}
};
struct CountsSmall {
  static constexpr RuleInfo info{"Channel-count-small", spec::Citations{}};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const Received& f) {
    return !is_large(m, f);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, Received& f) {
    m.operands(f)[0] = number<D>(1);
  }
};
struct Adds {
  static constexpr RuleInfo info{"Channel-add", spec::Citations{}};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ReceiveAdd& f) {
    auto* operands = m.operands(f);
    operands[0] = D::value_of(D::add(D::index(operands[0]), D::index_of(1)), kInt);
    operands[1] = D::binary(spec::ExprKind::kAdd, operands[1], operands[2]);
    m.truncate_operands(f.operands + 2);
    m.push(ReceiveNext{{f.node, f.operands}});
  }
};

struct ContextWaits {
  static constexpr RuleInfo info{"Channel-end-waits", spec::Citations{}};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const EndOfContext&) {
    return D::truth(!m.contexts().all_ended());
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, EndOfContext& f) {
    m.push(f);
    m.contexts().wait(m, true);
  }
};
struct ContextsJoin {
  static constexpr RuleInfo info{"Channel-join", spec::Citations{}};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const EndOfContext&) {
    return D::truth(m.contexts().all_ended());
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, EndOfContext&) {
    m.contexts().join(m);
  }
};

/// The counter is what a PrimFunc is called with, on the same stack.
struct Calls {
  static constexpr RuleInfo info{"Channel-call", spec::Citations{}};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>&, const BothDone& f) {
    return D::truth(f.node->then != nullptr);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, BothDone& f) {
    if constexpr (L::Frames::template tag<EnterPrimFunc> != 0xffff) {
      Argument<D> counter;
      counter.given = true, counter.scalar = m.counter;
      m.pass({counter});
      m.push(EnterPrimFunc{{f.node->then}});
    }
  }
};
struct Ends {
  static constexpr RuleInfo info{"Channel-end", spec::Citations{}};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>&, const BothDone& f) {
    return D::truth(f.node->then == nullptr);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>&, BothDone&) {}
};

}  // namespace tenor::semantics::channel

namespace tenor::semantics {
template <>
struct RulesOf<channel::StartBoth> : Rules<channel::Starts> {};
template <>
struct RulesOf<channel::SendNext> : Rules<channel::Sends, channel::SendWaits, channel::SendDone> {};
template <>
struct RulesOf<channel::ReceiveNext>
    : Rules<channel::Takes, channel::TakeWaits, channel::TakeDone> {};
template <>
struct RulesOf<channel::Received> : Rules<channel::CountsLarge, channel::CountsSmall> {};
template <>
struct RulesOf<channel::ReceiveAdd> : Rules<channel::Adds> {};
template <>
struct RulesOf<channel::EndOfContext> : Rules<channel::ContextWaits, channel::ContextsJoin> {};
template <>
struct RulesOf<channel::BothDone> : Rules<channel::Calls, channel::Ends> {};
}  // namespace tenor::semantics
