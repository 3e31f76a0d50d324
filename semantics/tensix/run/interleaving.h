// SPDX-License-Identifier: Apache-2.0
// A launch as one run whose agents take turns (semantics/schedule), and all of its schedules.
#pragma once

#include "semantics/schedule/explorer.h"
#include "semantics/tensix/run/machine.h"

namespace tenor::semantics::tensix {

using WatchedLaunch = MachineOf<Tensix, WatchedConcrete>;

/// Cores of a launch that run together, and DRAM as they find it.
struct Group {
  const spec::tenstorrent::Launch* launch = nullptr;
  std::vector<std::uint32_t> cores;
  Limits limits{};
  Dram<WatchedConcrete> dram;
};

class LaunchInterleaving : public InterleavingOf<WatchedLaunch> {
 public:
  explicit LaunchInterleaving(const Group& group);
  std::string_view noun() const override { return "agent"; }
  const Dram<WatchedConcrete>& dram() const { return dram_; }

 private:
  void accessed(const spec::Node* node, Index element, const Value* lanes, std::uint32_t count,
                bool write) override;
  Dram<WatchedConcrete> dram_;
};

/// Every schedule of a group, up to the order of what does not depend on each other.
class LaunchExplorer : public Explorer {
 public:
  LaunchExplorer(const Group& group, std::uint64_t schedules)
      : Explorer(schedules), group_(group) {}

 protected:
  std::unique_ptr<Interleaving> begin(std::uint64_t steps) const override;
  bool keep(const Interleaving&, const Schedule&) override { return true; }

 private:
  const Group& group_;
};

}  // namespace tenor::semantics::tensix
