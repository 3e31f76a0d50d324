// SPDX-License-Identifier: Apache-2.0
// The compute kernel: each operation takes tiles from circular buffers to destination registers,
// and packs the results. Each begins with its own init, since what came before may have been
// another operation.
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>

#include "fuzz/backend/tenstorrent/emit/element.h"
#include "fuzz/backend/tenstorrent/emit/kernel_text.h"

namespace tenor::fuzz::tenstorrent {
namespace {

class ComputeText : public KernelText {
 public:
  ComputeText(spec::Builder& builder, TileProgram& program) : KernelText(builder, program) {
    for (const Ring& each : program.rings)
      has_formats_ =
          has_formats_ || program.of(each.near).dtype != program.of(program.rings[0].near).dtype;
  }

 private:
  void begin() override {
    int first = -1, last = -1;
    for (std::size_t i = 0; i < program_.rings.size(); ++i) {
      const Ring& each = program_.rings[i];
      if (each.is_loaded && each.is_stored) continue;
      const bool is_input = !each.is_stored;
      if (is_input && first < 0) first = static_cast<int>(i);
      if (!each.is_loaded) last = static_cast<int>(i);
    }
    if (last < 0) return;
    if (first < 0) first = last;
    line(fmt::format("compute_kernel_hw_startup({0}, {0}, {1});", cb(first), cb(last)));
    if (program_.scaler >= 0) wait(program_.scaler);
  }
  void end() override {
    if (program_.scaler >= 0) line(fmt::format("cb_pop_front({}, 1);", cb(program_.scaler)));
  }
  bool consumes(const Ring& ring) const override { return !ring.is_stored; }

  /// The formats of the operands in both source registers, where they are not the same everywhere.
  void unpack_as(int a, int b) {
    if (has_formats_) line(fmt::format("reconfig_data_format({}, {});", cb(a), cb(b)));
  }
  void pack_as(int to) {
    if (has_formats_) line(fmt::format("pack_reconfig_data_format({});", cb(to)));
  }

  void acquire() { line("tile_regs_acquire();"); }
  void hand_over() { line("tile_regs_commit();"), line("tile_regs_wait();"); }
  void pack(const std::string& dst, int to) {
    line(fmt::format("pack_tile({}, {});", dst, cb(to)));
  }
  void release() { line("tile_regs_release();"); }
  /// From acquired registers to a page; `compute` writes register 0.
  void one_tile(int to, const auto& compute) {
    acquire();
    compute();
    hand_over(), pack("0", to), release();
  }
  void wait_all(const Op& op) {
    std::vector<int> done;
    for (const int each : op.source_rings) {
      if (std::ranges::find(done, each) != done.end()) continue;
      wait(each), done.push_back(each);
    }
  }
  void copy(int from, const std::string& tile, const std::string& dst) {
    unpack_as(from, from);
    line(fmt::format("copy_tile_to_dst_init_short({});", cb(from)));
    line(fmt::format("copy_tile({}, {}, {});", cb(from), tile, dst));
  }
  void product_init(const Op& op) {
    const int a = op.source_rings[0], b = op.source_rings[1];
    unpack_as(b, a);
    line(fmt::format("mm_init_short({}, {}, {});", cb(a), cb(b), op.transposes ? 1 : 0));
  }

  void operation(const Op& op) override {
    if (op.kind == OpKind::kLoad || op.kind == OpKind::kStore) return;
    wait_all(op);
    if (op.kind == OpKind::kGemm && op.in_registers) {
      product_init(op);
      products(op);
      return pop(op.popped);
    }
    reserve(op.target_ring);
    pack_as(op.target_ring);
    switch (op.kind) {
      case OpKind::kMap: map(op); break;
      case OpKind::kGemm: gemm(op); break;
      case OpKind::kReduce: reduce(op); break;
      default: transpose(op);
    }
    pop(op.popped);
    push(op.target_ring);
  }

  // Element by element.
  void map(const Op& op) {
    const Near& near = program_.of(op.target);
    repeat("r", near.tiles_high(), [&](const std::string& row) {
      repeat("c", near.tiles_wide(), [&](const std::string& column) {
        one_tile(op.target_ring, [&] { evaluate(op, op.element, 0, row, column); });
      });
    });
  }
  int ring_of(const Op& op, int source) const {
    const auto at = std::ranges::find(op.sources, source) - op.sources.begin();
    return op.source_rings[static_cast<std::size_t>(at)];
  }
  /// The value of the expression comes to register `dst`; those after it are free.
  void evaluate(const Op& op, const Element& e, std::int64_t dst, const std::string& row,
                const std::string& column) {
    switch (e.kind) {
      case Element::Kind::kTile: return tile(op, e, dst, row, column);
      case Element::Kind::kNumber:
        line("fill_tile_init();");
        return line(std::isfinite(e.number)
                        ? fmt::format("fill_tile({}, {});", dst, number_text(e.number))
                        : fmt::format("fill_tile_bitcast({}, {});", dst,
                                      std::bit_cast<std::uint32_t>(static_cast<float>(e.number))));
      case Element::Kind::kUnary:
        evaluate(op, e.operands[0], dst, row, column);
        line(fmt::format("{}_tile_init();", e.function));
        return line(fmt::format("{}_tile({});", e.function, dst));
      case Element::Kind::kChoice:
        for (std::int64_t i = 0; i < 3; ++i)
          evaluate(op, e.operands[static_cast<std::size_t>(i)], dst + i, row, column);
        line("where_tile_init();");
        return line(fmt::format("where_tile<DataFormat::Float32>({}, {}, {}, {});", dst, dst + 1,
                                dst + 2, dst));
      case Element::Kind::kBinary: break;
    }
    // What takes more registers is first.
    const bool is_swapped = registers_of(e.operands[1]) > registers_of(e.operands[0]);
    evaluate(op, e.operands[is_swapped ? 1 : 0], dst, row, column);
    evaluate(op, e.operands[is_swapped ? 0 : 1], dst + 1, row, column);
    line(fmt::format("{}_tile_init();", e.function));
    line(fmt::format("{}_tile({}, {}, {});", e.function, is_swapped ? dst + 1 : dst,
                     is_swapped ? dst : dst + 1, dst));
  }
  static std::string number_text(double number) {
    std::string text = fmt::format("{}", number < 0 ? -number : number);
    if (text.find_first_of(".en") == text.npos) text += ".0";
    return (number < 0 ? "-" : "") + text + "f";
  }
  void tile(const Op& op, const Element& e, std::int64_t dst, const std::string& row,
            const std::string& column) {
    const Near &near = program_.of(e.source), &target = program_.of(op.target);
    const int from = ring_of(op, e.source);
    const std::string at_row = plus(scalars_.in_tiles(e.first_row, op.at),
                                    e.row == At::kRow ? row : "0"),
                      at_column = plus(scalars_.in_tiles(e.first_column, op.at),
                                       e.column == At::kColumn ? column : "0");
    const std::string at = plus(times(at_row, near.tiles_wide()), at_column);
    const bool one_row = e.row == At::kZero && target.height > 1,
               one_column = e.column == At::kZero && target.width > 1;
    if (!one_row && !one_column) return copy(from, at, std::to_string(dst));
    const char* const kind = one_row && one_column ? "SCALAR" : one_row ? "ROW" : "COL";
    unpack_as(from, from);
    line(fmt::format("unary_bcast_init<BroadcastType::{}>({}, {});", kind, cb(from),
                     cb(op.target_ring)));
    line(fmt::format("unary_bcast<BroadcastType::{}>({}, {}, {});", kind, cb(from), at, dst));
  }

  // Products.
  std::int64_t depth_of(const Op& op) const { return program_.of(op.sources[0]).tiles_wide(); }
  void product(const Op& op, const std::string& i, const std::string& j, const std::string& dst) {
    const std::int64_t depth = depth_of(op), wide = program_.of(op.sources[1]).tiles_wide();
    repeat("k", depth, [&](const std::string& k) {
      const std::string b = op.transposes ? plus(times(j, depth), k) : plus(times(k, wide), j);
      line(fmt::format("matmul_tiles({}, {}, {}, {}, {});", cb(op.source_rings[0]),
                       cb(op.source_rings[1]), plus(times(i, depth), k), b, dst));
    });
  }
  /// To the registers of a loop around.
  void products(const Op& op) {
    const Near& near = program_.of(op.target);
    repeat("i", near.tiles_high(), [&](const std::string& i) {
      repeat("j", near.tiles_wide(), [&](const std::string& j) {
        product(op, i, j, plus(std::to_string(op.base), plus(times(i, near.tiles_wide()), j)));
      });
    });
  }
  void gemm(const Op& op) {
    const Near& near = program_.of(op.target);
    const bool adds = op.source_rings.size() == 3;
    if (!adds) product_init(op);
    repeat("i", near.tiles_high(), [&](const std::string& i) {
      repeat("j", near.tiles_wide(), [&](const std::string& j) {
        one_tile(op.target_ring, [&] {
          if (adds) copy(op.source_rings[2], plus(times(i, near.tiles_wide()), j), "0");
          if (adds) product_init(op);
          product(op, i, j, "0");
        });
      });
    });
  }
  void loop_begins(const Item& loop) override {
    if (loop.held.empty()) return;
    acquire();
    for (const Held& each : loop.held) {
      if (each.begins_at_zero) continue;
      wait(each.source_ring);
      repeat("t", program_.of(each.near).tiles(), [&](const std::string& t) {
        copy(each.source_ring, t, plus(std::to_string(each.base), t));
      });
      pop(each.popped);
    }
  }
  void loop_ends(const Item& loop) override {
    if (loop.held.empty()) return;
    hand_over();
    for (const Held& each : loop.held) {
      reserve(each.target_ring);
      pack_as(each.target_ring);
      repeat("t", program_.of(each.near).tiles(), [&](const std::string& t) {
        pack(plus(std::to_string(each.base), t), each.target_ring);
      });
      push(each.target_ring);
    }
    release();
  }

  /// Sums and maxima along rows are a column, along columns a row.
  void reduce(const Op& op) {
    const Near& from = program_.of(op.sources[0]);
    const int source = op.source_rings[0], scaler = program_.scaler;
    const std::string kind =
        fmt::format("<PoolType::{}, ReduceDim::{}>", op.is_maximum ? "MAX" : "SUM",
                    op.over_rows ? "REDUCE_COL" : "REDUCE_ROW");
    unpack_as(source, scaler);
    line(fmt::format("reduce_init{}({}, {}, {});", kind, cb(source), cb(scaler),
                     cb(op.target_ring)));
    repeat("i", op.over_rows ? from.tiles_wide() : from.tiles_high(), [&](const std::string& i) {
      one_tile(op.target_ring, [&] {
        repeat("j", op.over_rows ? from.tiles_high() : from.tiles_wide(),
               [&](const std::string& j) {
                 const std::string at = op.over_rows ? plus(times(j, from.tiles_wide()), i)
                                                     : plus(times(i, from.tiles_wide()), j);
                 line(fmt::format("reduce_tile{}({}, {}, {}, 0, 0);", kind, cb(source), cb(scaler),
                                  at));
               });
      });
    });
    line("reduce_uninit();");
  }
  void transpose(const Op& op) {
    const Near &from = program_.of(op.sources[0]), &to = program_.of(op.target);
    const int source = op.source_rings[0];
    unpack_as(source, source);
    line(fmt::format("transpose_wh_init_short({});", cb(source)));
    repeat("r", to.tiles_high(), [&](const std::string& row) {
      repeat("c", to.tiles_wide(), [&](const std::string& column) {
        one_tile(op.target_ring, [&] {
          line(fmt::format("transpose_wh_tile({}, {}, 0);", cb(source),
                           plus(times(column, from.tiles_wide()), row)));
        });
      });
    });
  }

  bool has_formats_ = false;
};

}  // namespace

std::optional<KernelSource> compute_of(spec::Builder& builder, TileProgram& program) {
  bool computes = false;
  for_each_op(program.items, [&](const Op& op) {
    computes = computes || (op.kind != OpKind::kLoad && op.kind != OpKind::kStore);
  });
  if (!computes) return {};
  return ComputeText(builder, program).make(spec::tenstorrent::KernelKind::kCompute);
}

}  // namespace tenor::fuzz::tenstorrent
