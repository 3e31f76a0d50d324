// SPDX-License-Identifier: Apache-2.0
// A launch that hangs: no agent can continue. Which code that has follows from what they wait for
// and who has ended. TT/Core/progress
#pragma once

#include "semantics/tensix/state/state.h"

namespace tenor::semantics::tensix {

inline constexpr RuleInfo kHangs{"TT-Launch-hangs", clauses("TT/Core/progress"),
                                 Code::TT_H_DEADLOCK};
inline constexpr RuleInfo kUnbalanced{"TT-Launch-unbalanced", clauses("TT/CB/balance"),
                                      Code::TT_H_UNBALANCED};
inline constexpr RuleInfo kCountsDiffer{"TT-Launch-counts", clauses("TT/Plan/arguments"),
                                        Code::TT_H_COUNTS};
inline constexpr RuleInfo kDstKept{"TT-Launch-registers-kept",
                                   clauses("TT/Dst/commit", "TT/Dst/release"), Code::TT_H_DST};

/// What an agent waits for, in words.
template <class S>
std::string waiting_text(const S& s, const Agent& agent) {
  using enum Waiting::For;
  const Waiting& w = agent.waiting;
  const auto ring = [&] {
    return fmt::format("circular buffer {}", s.plan->circular_buffers[w.number].id);
  };
  const std::string pages = fmt::format("{} {}", w.need, w.need == 1 ? "page" : "pages");
  const auto& at = s.plan->cores[s.cores[agent.core].number];
  const std::string who = fmt::format("the {} of core ({}, {})", word(agent.kind), at.x, at.y);
  switch (w.what) {
    case kRoom: return fmt::format("{} waits for room for {} in {}", who, pages, ring());
    case kPages: return fmt::format("{} waits for {} in {}", who, pages, ring());
    case kHalf: return who + " waits for free destination registers";
    case kCommit: return who + " waits for a commit";
    case kSource: return who + " waits for the matrix unit to take a bank";
    case kBank: return who + " waits for the unpacker to fill a bank";
    case kSemaphore:
      return fmt::format("{} waits for semaphore {} to have {}", who, w.number, w.need);
    case kNothing: break;
  }
  return who + " runs";
}

/// The agent that could end the wait; null: none was ever seen to.
template <class S>
const Agent* counterpart(const S& s, const Agent& agent) {
  using enum Waiting::For;
  const auto of_kind = [&](AgentKind kind) {
    const auto found = std::ranges::find_if(
        s.agents, [&](const Agent& a) { return a.core == agent.core && a.kind == kind; });
    return found == s.agents.end() ? nullptr : &*found;
  };
  const auto of_number = [&](std::uint32_t number) {
    return number == kUnowned ? nullptr : &s.agents[number];
  };
  switch (agent.waiting.what) {
    case kRoom: return of_number(s.cores[agent.core].rings[agent.waiting.number].consumer);
    case kPages: return of_number(s.cores[agent.core].rings[agent.waiting.number].producer);
    case kHalf: return of_kind(AgentKind::kPack);
    case kCommit:
    case kSource: return of_kind(AgentKind::kMath);
    case kBank: return of_kind(AgentKind::kUnpack);
    default: return nullptr;
  }
}

/// Two kernels of the core that are given different values of one argument: what to say of them.
template <class S>
std::string differing_argument(const S& s, std::uint32_t core) {
  for (const Agent& a : s.agents)
    for (const Agent& b : s.agents) {
      if (a.core != core || b.core != core || &a >= &b) continue;
      for (std::size_t i = 0; i < a.plan->names.size(); ++i)
        for (std::size_t j = 0; j < b.plan->names.size(); ++j) {
          if (a.plan->names[i] != b.plan->names[j] ||
              a.plan->names[i] == spec::tenstorrent::kListedTiles)
            continue;
          const auto x = (*a.arguments)[i].value, y = (*b.arguments)[j].value;
          if (x != y)
            return fmt::format("{} is {} for {} and {} for {}", a.plan->names[i], x, a.plan->file,
                               y, b.plan->file);
        }
    }
  return {};
}

/// A wait that can never end, and by which code.
struct Hang {
  const Agent* agent = nullptr;
  const RuleInfo* rule = &kHangs;
  std::string because{};
};
template <class S>
Hang hang_of(const S& s) {
  using enum Waiting::For;
  Hang found;
  for (const Agent& agent : s.agents) {
    const Waiting& w = agent.waiting;
    if (agent.ended) continue;
    if (!found.agent) found.agent = &agent;
    const Agent* other = counterpart(s, agent);
    const bool is_ring = w.what == kRoom || w.what == kPages;
    if (is_ring && (!other || other->ended)) {
      const std::string differs = differing_argument(s, agent.core);
      const std::string why = !other ? std::string("no agent ever uses its other end")
                                     : fmt::format("the {} has ended", word(other->kind));
      return {&agent, differs.empty() ? &kUnbalanced : &kCountsDiffer,
              differs.empty() ? why : differs};
    }
    const bool is_dst = w.what == kHalf || w.what == kCommit;
    if (is_dst && other && other->ended && found.rule == &kHangs)
      found = {&agent, &kDstKept, fmt::format("the {} has ended", word(other->kind))};
  }
  return found;
}

template <class L, class D>
void State<L, D>::all_wait() {
  M& m = machine();
  if (!m.contexts().running()) return;
  const Hang hang = hang_of(*this);
  if (!hang.agent) return;
  current = static_cast<std::uint32_t>(hang.agent - agents.data());
  m.set_redex(hang.agent->waiting.node);
  std::string message = waiting_text(*this, *hang.agent) + " for ever";
  if (!hang.because.empty()) message += ": " + hang.because;
  m.stop(*hang.rule, message);
}

}  // namespace tenor::semantics::tensix
