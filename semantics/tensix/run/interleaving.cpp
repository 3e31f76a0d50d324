// SPDX-License-Identifier: Apache-2.0
#include "semantics/tensix/run/interleaving.h"

namespace tenor::semantics::tensix {
namespace {

const spec::Module kNoModule{};

}  // namespace

LaunchInterleaving::LaunchInterleaving(const Group& group)
    : InterleavingOf(group.launch->program, kNoModule, Granularity::kExpr, group.limits),
      dram_(group.dram) {
  machine_.prepare(*group.launch->node, group.cores, dram_);
  machine_.push_start(group.launch->node);
}

void LaunchInterleaving::accessed(const spec::Node*, Index element, const Value*, std::uint32_t,
                                  bool write) {
  const auto cell = static_cast<std::uint64_t>(element);
  const std::uint64_t number = cell & 0xffffffffu;
  add({(cell >> 32) + 1, number, number + 1, write, {}});
}

std::unique_ptr<Interleaving> LaunchExplorer::begin(std::uint64_t steps) const {
  Group group = group_;
  group.limits.steps -= std::min(group.limits.steps, steps);
  return std::make_unique<LaunchInterleaving>(group);
}

}  // namespace tenor::semantics::tensix
