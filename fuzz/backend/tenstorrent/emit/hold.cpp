// SPDX-License-Identifier: Apache-2.0
// Which sums destination registers hold: through a loop that only reads and multiplies, and from
// zero where a fill comes before. Sums that are larger than the registers go through a circular
// buffer in each step.
#include <algorithm>

#include "fuzz/backend/tenstorrent/emit/program.h"

namespace tenor::fuzz::tenstorrent {
namespace {

class Holder {
 public:
  Holder(TileProgram& program, std::int64_t registers) : program_(program), registers_(registers) {}

  void run(std::vector<Item>& items) {
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (items[i].kind == Item::Kind::kLoop && hold(items[i])) {
        for (std::size_t k = 0; k < items[i].held.size(); ++k) {
          const bool found = take_fill(items, i, items[i].held[k].near);
          items[i].held[k].begins_at_zero = found;
        }
      } else if (items[i].kind == Item::Kind::kOp && items[i].op.kind == OpKind::kGemm &&
                 items[i].op.sources.size() == 3) {
        if (take_fill(items, i, items[i].op.target)) items[i].op.sources.pop_back();
      } else {
        run(items[i].body), run(items[i].otherwise);
      }
    }
  }

 private:
  /// The loop's sums, where it has nothing else to compute and registers suffice.
  bool hold(Item& loop) {
    std::vector<Held> held;
    std::int64_t next = 0;
    bool fits = true;
    for_each_op(loop.body, [&](const Op& op) {
      fits = fits &&
             (op.kind == OpKind::kLoad || (op.kind == OpKind::kGemm && op.sources.size() == 3));
      if (op.kind != OpKind::kGemm || !fits) return;
      if (std::ranges::find(held, op.target, &Held::near) != held.end()) return;
      held.push_back({op.target, next});
      next += program_.of(op.target).tiles();
    });
    for_each_op(loop.body, [&](const Op& op) {
      for (const Held& each : held) {
        const bool is_sum = op.kind == OpKind::kGemm && op.target == each.near;
        const auto count = std::ranges::count(op.sources, each.near);
        fits = fits && count == (is_sum ? 1 : 0) && (is_sum || op.target != each.near);
      }
    });
    if (held.empty() || !fits || next > registers_) return false;
    for_each_op(loop.body, [&](Op& op) {
      if (op.kind != OpKind::kGemm) return;
      op.base = std::ranges::find(held, op.target, &Held::near)->base;
      op.in_registers = true;
    });
    loop.held = std::move(held);
    return true;
  }

  /// Takes away a fill with zero before items[i], where nothing between has to do with the matrix.
  bool take_fill(std::vector<Item>& items, std::size_t& i, int near) {
    for (std::size_t before = i; before-- > 0;) {
      if (items[before].kind != Item::Kind::kOp) {
        bool touches = false;
        const auto look = [&](const Op& op) {
          touches = touches || op.target == near || op.reads(near);
        };
        for_each_op(items[before].body, look), for_each_op(items[before].otherwise, look);
        if (touches) return false;
        continue;
      }
      const Op& op = items[before].op;
      if (op.target != near && !op.reads(near)) continue;
      if (op.target != near || !op.is_zero_fill()) return false;
      items.erase(items.begin() + static_cast<std::ptrdiff_t>(before));
      --i;
      return true;
    }
    return false;
  }

  TileProgram& program_;
  std::int64_t registers_;
};

}  // namespace

void hold_sums(TileProgram& program, std::int64_t registers) {
  Holder(program, registers).run(program.items);
}

}  // namespace tenor::fuzz::tenstorrent
