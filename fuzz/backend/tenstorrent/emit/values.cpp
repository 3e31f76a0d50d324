// SPDX-License-Identifier: Apache-2.0
// Values that straight-line code gives one matrix, each as a matrix of its own: what a sum asks of
// one need not hold of the others.
#include "fuzz/backend/tenstorrent/emit/program.h"

namespace tenor::fuzz::tenstorrent {
namespace {

void rename(Element& e, int from, int to) {
  if (e.source == from) e.source = to;
  for (Element& each : e.operands) rename(each, from, to);
}

class Splitter {
 public:
  explicit Splitter(TileProgram& program) : program_(program) {}

  void run(std::vector<Item>& items) {
    for (int near = 0, count = static_cast<int>(program_.nears.size()); near < count; ++near)
      if (is_split(items, near)) split(items, near);
    for (Item& item : items) run(item.body), run(item.otherwise);
  }

 private:
  /// Is the matrix used here alone, written before it is read, and not summed up step by step?
  bool is_split(const std::vector<Item>& items, int near) const {
    int all = 0, here = 0;
    bool is_sum = false, is_first = true, reads_first = false;
    for_each_op(program_.items, [&](const Op& op) {
      all += op.target == near || op.reads(near);
      is_sum = is_sum || (op.kind == OpKind::kGemm && op.target == near);
    });
    for (const Item& item : items) {
      const Op& op = item.op;
      if (item.kind != Item::Kind::kOp || (op.target != near && !op.reads(near))) continue;
      if (std::exchange(is_first, false)) reads_first = op.reads(near);
      ++here;
    }
    return here > 0 && here == all && !is_sum && !reads_first;
  }
  void split(std::vector<Item>& items, int near) {
    int now = -1;
    for (Item& item : items) {
      if (item.kind != Item::Kind::kOp) continue;
      Op& op = item.op;
      const bool writes = op.target == near;
      for (int& each : op.sources)
        if (each == near) each = now;
      rename(op.element, near, now);
      if (!writes) continue;
      if (now < 0)
        now = near;
      else
        op.target = now = program_.add(Near(program_.of(near)));
    }
  }

  TileProgram& program_;
};

}  // namespace

void split_values(TileProgram& program) { Splitter(program).run(program.items); }

}  // namespace tenor::fuzz::tenstorrent
