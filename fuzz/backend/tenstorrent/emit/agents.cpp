// SPDX-License-Identifier: Apache-2.0
#include <set>

#include "fuzz/backend/tenstorrent/emit/element.h"

namespace tenor::fuzz::tenstorrent {

/// Puts a copy before what a second agent would fill or empty; false where there is none.
bool part_agents(TileProgram& program) {
  std::set<int> computed, unpacked;
  const auto look_held = [&](auto&& self, const std::vector<Item>& items) -> void {
    for (const Item& item : items) {
      for (const Held& each : item.held) {
        computed.insert(each.target_ring);
        if (each.source_ring >= 0) unpacked.insert(each.source_ring);
      }
      self(self, item.body), self(self, item.otherwise);
    }
  };
  look_held(look_held, program.items);
  for_each_op(program.items, [&](const Op& op) {
    if (op.kind != OpKind::kLoad && op.target_ring >= 0) computed.insert(op.target_ring);
    if (op.kind != OpKind::kStore) unpacked.insert(op.source_rings.begin(), op.source_rings.end());
  });
  bool found = false;
  const auto between = [&](int near, const char* suffix) {
    found = true;
    Near made = program.of(near);
    made.buffer = nullptr, made.name += suffix;
    return program.add(std::move(made));
  };
  replace_ops(program.items, [&](Op op) -> std::vector<Op> {
    if (op.kind == OpKind::kLoad && computed.contains(op.target_ring)) {
      const int target = op.target;
      op.target = between(target, "_read");
      return {op, map_of(op.at, target, tile_of(program, op.target))};
    }
    if (op.kind == OpKind::kStore && unpacked.contains(op.source_rings[0])) {
      const int source = op.sources[0];
      op.sources[0] = between(source, "_written");
      return {map_of(op.at, op.sources[0], tile_of(program, source)), op};
    }
    return {std::move(op)};
  });
  return found;
}

}  // namespace tenor::fuzz::tenstorrent
