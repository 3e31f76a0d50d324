// SPDX-License-Identifier: Apache-2.0
// A launch: its agents run at once, each its kernel, and end. TT/Core
#pragma once

#include "semantics/tensix/state/state.h"

namespace tenor::semantics::tensix {

/// All agents begin.
///   <launch . K, M>  -->  <agent(1) | ... | agent(n) . Done . K, M>
struct Launches {
  static constexpr RuleInfo info{"TT-Launch", clauses("TT/Core/agents")};
  static void then(At<StartLaunch> auto& r) {
    r->push(LaunchDone{{r.node}});
    const auto* launch = r.node;
    r->contexts().fork(*r, r->agents.size(), typename MachineIn<decltype(r)>::State::ForkPart{},
                       [&](std::uint64_t k) {
                         r->push(EndAgent{{launch}});
                         r->push(BeginAgent{{launch, 0, static_cast<std::uint16_t>(k)}});
                       });
  }
};
/// An agent begins its kernel.
///   <agent(a) . K, M>  -->  <constants . body . K, M[agent := a]>
struct AgentBegins {
  static constexpr RuleInfo info{"TT-Agent", clauses("TT/Core/agents")};
  static void then(At<BeginAgent> auto& r) {
    r->contexts().part().agent = r->current = r.frame().index;
    const auto* kernel = r->agent().kernel;
    r->push(ExecStmt{{{kernel->body}}});
    for (std::size_t i = kernel->constants.size(); i-- > 0;)
      r->push(ExecStmt{{{kernel->constants[i]}}});
  }
};
/// A transfer of the agent that no barrier came after; null: none.
const Call* pending_at_end(const auto& r) {
  const Agent& agent = r->agent();
  const auto* node = agent.unbarriered     ? agent.unbarriered
                     : agent.reads.empty() ? nullptr
                                           : agent.reads.back().node;
  return static_cast<const Call*>(node);
}
/// A kernel ends while its transfers are under way.
///     pending(a, t)
///   --------------------------------------------------
///   <end . K, M>  -->  <end(t) . K, M>
struct EndsAtTransfer {
  static constexpr RuleInfo info{"TT-Agent-end-transfer", clauses("TT/NoC/exit")};
  static Truth auto when(const At<EndAgent> auto& r) {
    return r.truth(pending_at_end(r) != nullptr);
  }
  static void then(At<EndAgent> auto& r) { r->push(EndPending{{pending_at_end(r)}}); }
};
/// No barrier came after the transfer.
///   <end(t) . K, M>  -->  Garbage                                             TT-G-PENDING
struct EndsPending {
  static constexpr RuleInfo info{"TT-Agent-end-pending", clauses("TT/NoC/exit"),
                                 Code::TT_G_PENDING};
  static std::string describe(const auto&) {
    return std::string("the kernel ends, and no barrier came after this transfer");
  }
};
/// The agent has ended, and waits for the others.
///     another agent runs
///   --------------------------------------------------
///   <end . K, M>  -->  <wait . K, M[ended(a)]>
struct AgentEnds {
  static constexpr RuleInfo info{"TT-Agent-end", clauses("TT/Core/agents", "TT/NoC/exit")};
  static Truth auto when(const At<EndAgent> auto& r) {
    return r.truth(!pending_at_end(r) && !r->contexts().all_ended());
  }
  static void then(At<EndAgent> auto& r) {
    r->agent().ended = true;
    r->push(r.frame());
    r->contexts().wait(*r, true);
  }
};
/// All have ended.
///     no other agent runs
///   --------------------------------------------------
///   <end . K, M>  -->  <K, M>
struct AgentsJoin {
  static constexpr RuleInfo info{"TT-Launch-join", clauses("TT/Core/agents")};
  static Truth auto when(const At<EndAgent> auto& r) {
    return r.truth(!pending_at_end(r) && r->contexts().all_ended());
  }
  static void then(At<EndAgent> auto& r) {
    r->agent().ended = true;
    r->contexts().join(*r);
  }
};
/// Where a core took registers that it has not given back; null: all have.
const Call* registers_kept(const auto& r) {
  for (const auto& core : r->cores)
    if (const spec::Node* node = core.registers.kept()) return static_cast<const Call*>(node);
  return nullptr;
}
/// The launch has ended, and a core keeps registers.
///     kept(c, h)
///   --------------------------------------------------
///   <Done . K, M>  -->  <kept(h) . K, M>
struct LaunchKeeps {
  static constexpr RuleInfo info{"TT-Launch-end-kept", clauses("TT/Dst/commit", "TT/Dst/release")};
  static Truth auto when(const At<LaunchDone> auto& r) {
    return r.truth(registers_kept(r) != nullptr);
  }
  static void then(At<LaunchDone> auto& r) { r->push(EndKept{{registers_kept(r)}}); }
};
/// No commit, or no release, came after the call.
///   <kept(h) . K, M>  -->  Hang                                               TT-H-DST
struct RegistersKept {
  static constexpr RuleInfo info{"TT-Launch-registers-left",
                                 clauses("TT/Dst/commit", "TT/Dst/release"), Code::TT_H_DST};
  static std::string describe(const auto&) {
    return std::string(
        "the kernel ends, and these registers are not given back: whoever needs them next waits "
        "for "
        "ever");
  }
};
/// The launch has ended. What is left in a circular buffer is worth a word.
///     not kept(c, h)
///   --------------------------------------------------
///   <Done . K, M>  -->  <K, M>
struct LaunchEnds {
  static constexpr RuleInfo info{"TT-Launch-end", clauses("TT/Core/agents", "TT/CB/left")};
  static Truth auto when(const At<LaunchDone> auto& r) {
    return r.truth(registers_kept(r) == nullptr);
  }
  static void then(At<LaunchDone> auto& r) {
    for (const auto& core : r->cores)
      for (const auto& ring : core.rings)
        if (ring.visible() > 0 && !ring.is_on_tensor()) note_left(*r, core, ring, r.node);
  }
};
/// At the call that pushed last, or at the launch.
void note_left(auto& s, const auto& core, const auto& ring, const spec::Node* launch) {
  const auto& at = s.plan->cores[core.number];
  s.note(Code::TT_W_LEFT, launch,
         fmt::format("{} {} left in circular buffer {} of core ({}, {})", ring.visible(),
                     ring.visible() == 1 ? "page is" : "pages are", ring.plan->id, at.x, at.y));
}

}  // namespace tenor::semantics::tensix

namespace tenor::semantics {
template <>
struct RulesOf<tensix::StartLaunch> : Rules<tensix::Launches> {};
template <>
struct RulesOf<tensix::BeginAgent> : Rules<tensix::AgentBegins> {};
template <>
struct RulesOf<tensix::EndAgent>
    : Rules<tensix::EndsAtTransfer, tensix::AgentEnds, tensix::AgentsJoin> {};
template <>
struct RulesOf<tensix::EndPending> : Rules<tensix::EndsPending> {};
template <>
struct RulesOf<tensix::LaunchDone> : Rules<tensix::LaunchKeeps, tensix::LaunchEnds> {};
template <>
struct RulesOf<tensix::EndKept> : Rules<tensix::RegistersKept> {};
}  // namespace tenor::semantics
