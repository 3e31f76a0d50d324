// SPDX-License-Identifier: Apache-2.0
// A core, and DRAM: what all agents see.
#pragma once

#include "semantics/tensix/state/agent.h"

namespace tenor::semantics::tensix {

struct Semaphore {
  std::uint32_t id = 0, value = 0;
};

template <class D>
struct CoreState {
  std::uint32_t number = 0;    ///< in the plan
  std::vector<Ring<D>> rings;  ///< in the order of the plan
  std::vector<Semaphore> semaphores;
  Registers<D> registers;
};

/// Pages of a tensor in DRAM.
template <class D>
struct DramBuffer {
  const spec::tenstorrent::PlanBuffer* plan = nullptr;
  struct Page : Content<D> {
    std::uint32_t core = kUnowned;   ///< that wrote it
    std::uint32_t agent = kUnowned;  ///< of that core's
  };
  std::vector<Page> pages;
  /// A program says which pages are written, and how often: one may be written again by the agent
  /// that wrote it, and some never are.
  bool follows_program = false;
};
template <class D>
using Dram = std::vector<DramBuffer<D>>;

template <class D>
bool has_elements(const Dram<D>& dram) {
  return std::ranges::any_of(dram, [](const DramBuffer<D>& buffer) {
    return std::ranges::any_of(buffer.pages,
                               [](const auto& page) { return page.elements != nullptr; });
  });
}

/// As a launch finds it: inputs have values.
template <class D>
Dram<D> fresh_dram(const spec::tenstorrent::Plan& plan, const spec::Node* launch) {
  Dram<D> dram;
  for (const auto& buffer : plan.buffers) {
    dram.push_back({&buffer, {}});
    dram.back().pages.resize(buffer.pages);
    for (std::uint32_t page = 0; page < buffer.pages && buffer.is_input; ++page) {
      auto& made = dram.back().pages[page];
      const auto valid = buffer.valid(page);
      made.writer = launch, made.valid = {valid[0], valid[1]}, made.format = buffer.format;
    }
  }
  return dram;
}

}  // namespace tenor::semantics::tensix
