// SPDX-License-Identifier: Apache-2.0
// What a launch keeps beside the machine's stacks: cores with their circular buffers, registers and
// semaphores; agents; DRAM. All of it is of all contexts, so no snapshot has any: a context is an
// agent, and what is an agent's own is under its number.
#pragma once

#include <fmt/format.h>

#include <functional>
#include <memory>

#include "semantics/machine/machine.h"
#include "semantics/tensix/frames.h"
#include "semantics/tensix/state/evaluate.h"
#include "spec/tenstorrent/kernel/expr_reader.h"

namespace tenor::semantics::tensix {

/// What agents may see of each other, for whoever looks at schedules.
/// kWindow: which pages are reserved, for those of other cores that write to them.
enum class Cell : std::uint8_t { kReceived, kAcked, kDst, kSource, kSemaphore, kDram, kWindow };

template <class L, class D>
class State : public Stateless {
 public:
  using M = MachineOf<L, D>;
  using Core = CoreState<D>;
  State(const spec::Program&, const spec::Module&, const Limits&, Profile, const spec::Readings&) {}

  struct ContextPart {
    std::uint32_t agent = 0;
  };

  /// The plan's cores of these numbers, with their kernels; DRAM is the caller's.
  void prepare(const LaunchNode& launch, const std::vector<std::uint32_t>& numbers, Dram<D>& dram);

  const Agent& agent() const { return agents[current]; }
  Agent& agent() { return agents[current]; }
  const Core& core() const { return cores[agent().core]; }
  Core& core() { return cores[agent().core]; }
  const spec::tenstorrent::Core& position() const { return plan->cores[core().number]; }
  /// The circular buffer of an id, as a number in the plan; -1: none.
  int slot_of(std::uint64_t id) const { return id < slots_.size() ? slots_[id] : -1; }
  const Semaphore* semaphore(std::uint32_t core, std::uint64_t id) const {
    const auto& all = cores[core].semaphores;
    const auto found = std::ranges::find(all, id, &Semaphore::id);
    return found == all.end() ? nullptr : &*found;
  }
  /// Of those that run, the core at these coordinates; -1: none.
  int core_at(std::uint64_t x, std::uint64_t y) const {
    const int number = plan->core_at(x, y);
    for (std::size_t i = 0; i < cores.size(); ++i)
      if (static_cast<int>(cores[i].number) == number) return static_cast<int>(i);
    return -1;
  }
  const spec::tenstorrent::PlanBuffer* buffer_at(std::uint64_t address) const {
    const auto found =
        std::ranges::find(plan->buffers, address, &spec::tenstorrent::PlanBuffer::address);
    return found == plan->buffers.end() ? nullptr : &*found;
  }
  static spec::tenstorrent::Type common(spec::tenstorrent::Type a, spec::tenstorrent::Type b) {
    return spec::tenstorrent::common_type(a, b);
  }

  // What the machine asks.
  void resumed() { current = machine().contexts().part().agent; }
  void all_wait();
  std::string where() const;

  /// Tells who observes.
  void touch(Cell cell, std::uint32_t core, std::uint32_t number, bool write);
  void wait_for(const Waiting& waiting, typename Contexts<L, D>::Condition holds) {
    agent().waiting = waiting;
    machine().contexts().wait_until(machine(), std::move(holds));
  }
  M& machine() { return static_cast<M&>(*this); }
  const M& machine() const { return static_cast<const M&>(*this); }

  const spec::tenstorrent::Plan* plan = nullptr;
  std::vector<Core> cores;
  std::vector<Agent> agents;
  Dram<D>* dram = nullptr;
  bool has_data = false;  ///< else it is a run of the protocol alone
  std::uint32_t current = 0;

 private:
  void add_agents(const LaunchNode& launch, std::uint32_t core, std::uint32_t number);
  std::array<std::int8_t, 64> slots_{};
};

template <class L, class D>
void State<L, D>::prepare(const LaunchNode& launch, const std::vector<std::uint32_t>& numbers,
                          Dram<D>& memory) {
  plan = launch.plan, dram = &memory;
  has_data = has_elements(memory);
  slots_.fill(-1);
  for (std::size_t i = 0; i < plan->circular_buffers.size(); ++i)
    slots_[plan->circular_buffers[i].id] = static_cast<std::int8_t>(i);
  for (const std::uint32_t number : numbers) {
    Core core;
    core.number = number;
    auto address = static_cast<std::uint32_t>(plan->reserved_bytes);
    for (const auto& planned : plan->circular_buffers) {
      address = (address + kRingAlignment - 1) / kRingAlignment * kRingAlignment;
      Ring<D> ring;
      ring.plan = &planned, ring.address = address;
      ring.pages.resize(planned.pages);
      if (ring.is_on_tensor())
        for (Page<D>& page : ring.pages) page.writer = &launch, page.filled = planned.page_size;
      address += planned.page_size * planned.pages;
      core.rings.push_back(std::move(ring));
    }
    for (const auto& planned : plan->semaphores)
      core.semaphores.push_back({planned.id, planned.value});
    core.registers.halves.assign(plan->dst_halves(), std::vector<Content<D>>(plan->dst_capacity()));
    cores.push_back(std::move(core));
    add_agents(launch, static_cast<std::uint32_t>(cores.size() - 1), number);
  }
}

template <class L, class D>
void State<L, D>::add_agents(const LaunchNode& launch, std::uint32_t core, std::uint32_t number) {
  using enum AgentKind;
  using spec::tenstorrent::KernelKind;
  for (std::size_t k = 0; k < plan->kernels.size(); ++k) {
    const auto& planned = plan->kernels[k];
    const auto place = std::ranges::find(planned.cores, number);
    if (place == planned.cores.end()) continue;
    Agent made;
    made.core = core, made.kernel = launch.kernels[k], made.plan = &planned;
    made.arguments = &planned.arguments[static_cast<std::size_t>(place - planned.cores.begin())];
    made.variables.resize(made.kernel->slots);
    made.ends.resize(plan->circular_buffers.size());
    const auto add = [&](AgentKind kind) { made.kind = kind, agents.push_back(made); };
    switch (planned.kind) {
      case KernelKind::kReader: add(kReader); break;
      case KernelKind::kWriter: add(kWriter); break;
      case KernelKind::kCompute: add(kUnpack), add(kMath), add(kPack); break;
    }
  }
}

template <class L, class D>
std::string State<L, D>::where() const {
  if (agents.empty()) return {};
  const auto& at = position();
  return fmt::format("core ({}, {}), {}", at.x, at.y, word(agent().kind));
}

template <class L, class D>
void State<L, D>::touch([[maybe_unused]] Cell cell, [[maybe_unused]] std::uint32_t core,
                        [[maybe_unused]] std::uint32_t number, [[maybe_unused]] bool write) {
  if constexpr (D::kObserved) {
    auto* observer = machine().observer();
    const auto index = (std::int64_t{core} << 8 | static_cast<std::int64_t>(cell)) << 32 | number;
    if (observer) observer->accessed(machine().redex(), D::index_of(index), nullptr, 0, write);
  }
}

}  // namespace tenor::semantics::tensix
