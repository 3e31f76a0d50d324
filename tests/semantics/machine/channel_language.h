// SPDX-License-Identifier: Apache-2.0
// A small language of its own, on the same machine: contexts, a bounded channel between them, and a
// counter. It exists to show that the machine knows no language.
#pragma once

#include "tests/semantics/machine/channel_state.h"

namespace tenor::semantics::channel {

struct Language {
  using Frames = channel::Frames;
  template <class L, class D>
  using State = channel::State<L, D>;
  template <class Fs>
  static std::uint16_t start_tag(const Tasks*) {
    return tag_in<Fs, StartTasks>();
  }
  template <class M>
  static void evaluate(M&, const Tasks*) {}
};

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
  static void then(At<StartTasks> auto& r) {
    r->push(TasksDone{{r.node, r->operand_height()}});
    const auto& tasks = r.node->tasks;
    const auto count =
        static_cast<std::uint64_t>(tasks.size() - std::ranges::count(tasks, nullptr));
    r->contexts().fork(*r, count, typename MachineIn<decltype(r)>::State::ForkPart{},
                       [&](std::uint64_t k) {
                         r->push(EndOfContext{{r.node, r->operand_height()}});
                         begin(*r, *tasks[k]);
                       });
  }
  template <class L, class D>
  static void begin(MachineOf<L, D>& m, const Task& task) {
    if (task.send) {
      m.push(SendNext{{task.send, m.operand_height()}});
      *m.extend_operands() = number<D>(1);
    }
    if (task.receive) {
      m.push(ReceiveNext{{task.receive, m.operand_height()}});
      *m.extend_operands() = number<D>(0);
      *m.extend_operands() = number<D>(0);
    }
  }
};

/// A value fits the channel.
struct Sends {
  static constexpr RuleInfo info{"Channel-send", spec::Citations{}};
  static Truth auto when(const At<SendNext> auto& r) {
    using D = DomainOf<decltype(r)>;
    return is_below<D>(r.operands()[0], r.node->count + 1) & r.truth(r->room() > 0);
  }
  static void then(At<SendNext> auto& r) {
    auto& next = r.operands()[0];
    r->send(r->sent ? *r->sent : next);
    r->accesses(r.node, Cell::kChannel, true);
    next = r.d.value_of(r.d.add(r.d.index(next), r.d.index_of(1)), kInt);
    r->push(r.frame());
  }
};
struct SendWaits {
  static constexpr RuleInfo info{"Channel-send-waits", spec::Citations{}};
  static Truth auto when(const At<SendNext> auto& r) {
    using D = DomainOf<decltype(r)>;
    return is_below<D>(r.operands()[0], r.node->count + 1) & r.truth(r->room() == 0);
  }
  static void then(At<SendNext> auto& r) {
    r->push(r.frame());
    r->accesses(r.node, Cell::kChannel, false);
    r->contexts().wait_until(*r, [](const auto& now) { return now.room() > 0; });
  }
};
struct SendDone {
  static constexpr RuleInfo info{"Channel-send-done", spec::Citations{}};
  static Truth auto when(const At<SendNext> auto& r) {
    using D = DomainOf<decltype(r)>;
    return !is_below<D>(r.operands()[0], r.node->count + 1);
  }
  static void then(At<SendNext> auto& r) { r.drop(); }
};

struct Takes {
  static constexpr RuleInfo info{"Channel-receive", spec::Citations{}};
  static Truth auto when(const At<ReceiveNext> auto& r) {
    using D = DomainOf<decltype(r)>;
    return is_below<D>(r.operands()[0], r.node->count) & r.truth(!r->is_empty());
  }
  static void then(At<ReceiveNext> auto& r) {
    r->push(ReceiveAdd{{r.node, r.frame().operands}});
    r->push(Received{{r.node, r->operand_height()}});
    *r->extend_operands() = r->receive();
    r->accesses(r.node, Cell::kChannel, true);
  }
};
struct TakeWaits {
  static constexpr RuleInfo info{"Channel-receive-waits", spec::Citations{}};
  static Truth auto when(const At<ReceiveNext> auto& r) {
    using D = DomainOf<decltype(r)>;
    return is_below<D>(r.operands()[0], r.node->count) & r.truth(r->is_empty());
  }
  static void then(At<ReceiveNext> auto& r) {
    r->push(r.frame());
    r->accesses(r.node, Cell::kChannel, false);
    r->contexts().wait_until(*r, [](const auto& now) { return !now.is_empty(); });
  }
};
struct TakeDone {
  static constexpr RuleInfo info{"Channel-receive-done", spec::Citations{}};
  static Truth auto when(const At<ReceiveNext> auto& r) {
    using D = DomainOf<decltype(r)>;
    return !is_below<D>(r.operands()[0], r.node->count);
  }
  static void then(At<ReceiveNext> auto& r) {
    r->counter = r.operands()[1];
    r->accesses(r.node, Cell::kCounter, true);
    r.drop();
  }
};

Truth auto is_large(const At<Received> auto& r) {
  using D = DomainOf<decltype(r)>;
  return r.d.is_true(r.d.compare(spec::ExprKind::kGT, r.operands()[0], number<D>(r.node->limit)));
}
/// Data decide between these two.
struct CountsLarge {
  static constexpr RuleInfo info{"Channel-count-large", spec::Citations{}};
  static Truth auto when(const At<Received> auto& r) { return is_large(r); }
  static void then(At<Received> auto&) {}
};
struct CountsSmall {
  static constexpr RuleInfo info{"Channel-count-small", spec::Citations{}};
  static Truth auto when(const At<Received> auto& r) { return !is_large(r); }
  static void then(At<Received> auto& r) {
    using D = DomainOf<decltype(r)>;
    r.operands()[0] = number<D>(1);
  }
};
struct Adds {
  static constexpr RuleInfo info{"Channel-add", spec::Citations{}};
  static void then(At<ReceiveAdd> auto& r) {
    auto* operands = r.operands();
    operands[0] = r.d.value_of(r.d.add(r.d.index(operands[0]), r.d.index_of(1)), kInt);
    operands[1] = r.d.binary(spec::ExprKind::kAdd, operands[1], operands[2]);
    r->truncate_operands(r.frame().operands + 2);
    r->push(ReceiveNext{{r.node, r.frame().operands}});
  }
};

struct ContextWaits {
  static constexpr RuleInfo info{"Channel-end-waits", spec::Citations{}};
  static Truth auto when(const At<EndOfContext> auto& r) {
    return r.truth(!r->contexts().all_ended());
  }
  static void then(At<EndOfContext> auto& r) {
    r->push(r.frame());
    r->contexts().wait(*r, true);
  }
};
struct ContextsJoin {
  static constexpr RuleInfo info{"Channel-join", spec::Citations{}};
  static Truth auto when(const At<EndOfContext> auto& r) {
    return r.truth(r->contexts().all_ended());
  }
  static void then(At<EndOfContext> auto& r) { r->contexts().join(*r); }
};

/// The counter is what a PrimFunc is called with, on the same stack.
struct Calls {
  static constexpr RuleInfo info{"Channel-call", spec::Citations{}};
  static Truth auto when(const At<TasksDone> auto& r) { return r.truth(r.node->then != nullptr); }
  static void then(At<TasksDone> auto& r) {
    using D = DomainOf<decltype(r)>;
    if constexpr (MachineIn<decltype(r)>::Language::Frames::template tag<EnterPrimFunc> != 0xffff) {
      Argument<D> counter;
      counter.given = true, counter.scalar = r->counter;
      r->pass({counter});
      r->push(EnterPrimFunc{{r.node->then}});
    }
  }
};
struct Ends {
  static constexpr RuleInfo info{"Channel-end", spec::Citations{}};
  static Truth auto when(const At<TasksDone> auto& r) { return r.truth(r.node->then == nullptr); }
  static void then(At<TasksDone> auto&) {}
};

}  // namespace tenor::semantics::channel

namespace tenor::semantics {
template <>
struct RulesOf<channel::StartTasks> : Rules<channel::Starts> {};
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
struct RulesOf<channel::TasksDone> : Rules<channel::Calls, channel::Ends> {};
}  // namespace tenor::semantics
