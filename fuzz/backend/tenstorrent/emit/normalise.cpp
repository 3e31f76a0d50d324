// SPDX-License-Identifier: Apache-2.0
// What the machine has no single operation for: conversions at DRAM, vectors that lie otherwise
// there, expressions that need more registers than there are. And which tiles have to be zero
// beside what is read of a parameter, since a sum takes all of them, or a larger parameter does.
#include <fmt/format.h>

#include <algorithm>

#include "fuzz/backend/tenstorrent/emit/element.h"

namespace tenor::fuzz::tenstorrent {
namespace {

constexpr std::string_view kWholeTiles =
    "make it whole tiles; what a copy reads outside of its parameter is 0";

class Normaliser {
 public:
  Normaliser(TileProgram& program, std::int64_t registers)
      : program_(program), registers_(registers) {}

  void run() {
    replace_ops(program_.items, [&](Op op) { return parts(std::move(op)); });
    if (program_.refusal) return;
    for (bool changed = true; changed;) {
      changed_ = false;
      for_each_op(program_.items, [&](const Op& op) { spread_sums(op); });
      changed = changed_;
    }
    for_each_op(program_.items, [&](const Op& op) { check_tail(op); });
    for (bool changed = true; changed;) {
      changed_ = false;
      for_each_op(program_.items, [&](const Op& op) { spread_stores(op); });
      changed = changed_;
    }
  }

 private:
  std::vector<Op> parts(Op op) {
    switch (op.kind) {
      case OpKind::kLoad: return load(std::move(op));
      case OpKind::kStore: return store(std::move(op));
      case OpKind::kMap: return map(std::move(op));
      default: return {std::move(op)};
    }
  }

  /// Is the matrix the other one's transposed? Neither: refused.
  bool is_turned(const Op& op, const Near& near) {
    const Place& place = op.place;
    if (place.height == near.height && place.width == near.width) return false;
    const bool turned = place.height == near.width && place.width == near.height &&
                        std::min(near.height, near.width) == 1;
    if (!turned)
      program_.refuse(
          op.at, fmt::format("the region has {} by {} elements, and {} has {} by {}", place.height,
                             place.width, near.name, near.height, near.width));
    return turned;
  }
  int like(const Near& near, spec::DataType dtype, bool is_turned, const char* suffix) {
    Near made = near;
    made.buffer = nullptr, made.dtype = dtype, made.length = 0;
    made.name += suffix;
    if (is_turned) std::swap(made.height, made.width);
    return program_.add(std::move(made));
  }
  spec::DataType dtype_of(const Op& op) const {
    return program_.globals[static_cast<std::size_t>(op.place.global)].buffer->dtype;
  }
  /// From one matrix to another that is like it but for its datatype, or transposed.
  Op convert(const Op& op, int from, int to, bool is_turned) {
    Op made = map_of(op.at, to, tile_of(program_, from));
    if (is_turned) made.kind = OpKind::kTranspose;
    return made;
  }

  std::vector<Op> load(Op op) {
    if (op.place.global < 0) return {op};
    const int target = op.target;
    const Near near = program_.of(target);
    const bool turned = is_turned(op, near);
    if (!format_of(dtype_of(op)))
      program_.refuse(op.at,
                      fmt::format("tiles of {} are not computed with", to_string(dtype_of(op))),
                      "use float16, bfloat16 or float32");
    if (!turned && near.dtype == dtype_of(op)) return {op};
    op.target = like(near, dtype_of(op), turned, "_read");
    return {op, convert(op, op.target, target, turned)};
  }
  std::vector<Op> store(Op op) {
    if (op.place.global < 0) return {op};
    const int source = op.sources[0];
    const Near near = program_.of(source);
    const bool turned = is_turned(op, near);
    if (!format_of(dtype_of(op)))
      program_.refuse(op.at,
                      fmt::format("tiles of {} are not computed with", to_string(dtype_of(op))),
                      "use float16, bfloat16 or float32");
    if (!turned && near.dtype == dtype_of(op)) return {op};
    op.sources[0] = like(near, dtype_of(op), turned, "_written");
    return {convert(op, source, op.sources[0], turned), op};
  }

  /// Parts of the expression become matrices of their own until registers suffice.
  std::vector<Op> map(Op op) {
    std::vector<Op> made;
    while (registers_of(op.element) > registers_) {
      Element* part = largest_that_fits(op.element);
      const int between = like(program_.of(op.target), part->dtype, false, "_part");
      made.push_back(map_of(op.at, between, std::exchange(*part, tile_of(program_, between))));
      op.sources.clear();
      collect_sources(op.element, op.sources);
    }
    made.push_back(std::move(op));
    return made;
  }
  Element* largest_that_fits(Element& e) {
    Element* best = nullptr;
    for (Element& each : e.operands) {
      Element* found = registers_of(each) > registers_ ? largest_that_fits(each) : &each;
      if (!best || registers_of(*found) > registers_of(*best)) best = found;
    }
    return best;
  }

  void mark(int near, bool rows, bool columns) {
    Near& n = program_.of(near);
    changed_ = changed_ || (rows && !n.sums_rows) || (columns && !n.sums_columns);
    n.sums_rows = n.sums_rows || rows, n.sums_columns = n.sums_columns || columns;
  }
  /// What an operand has beside its matrix comes into a sum, or into what does.
  void spread_sums(const Op& op) {
    const Near target = op.target < 0 ? Near{} : program_.of(op.target);
    const bool rows = target.sums_rows, columns = target.sums_columns;
    if (op.kind == OpKind::kGemm) {
      if (op.sources.size() > 2) mark(op.sources[2], rows, columns);
      mark(op.sources[0], rows, true);
      mark(op.sources[1], op.transposes ? columns : true, op.transposes ? true : columns);
    } else if (op.kind == OpKind::kReduce) {
      mark(op.sources[0], op.over_rows || rows, !op.over_rows || columns);
    } else if (op.kind == OpKind::kTranspose) {
      mark(op.sources[0], columns, rows);
    } else if (op.kind == OpKind::kMap) {
      spread_sums(op.element, rows, columns);
    }
  }
  void spread_sums(const Element& e, bool rows, bool columns) {
    for (const Element& each : e.operands) spread_sums(each, rows, columns);
    if (e.kind == Element::Kind::kTile)
      mark(e.source, rows && e.row == At::kRow, columns && e.column == At::kColumn);
  }

  using Extents = std::vector<Extent>;
  void add(Extents& to, const Extents& more) {
    for (const Extent& each : more) {
      if (std::ranges::any_of(to, [&](const Extent& e) { return e.is(each); })) continue;
      to.push_back(each), changed_ = true;
    }
  }
  void store(int near, const Extents& rows, const Extents& columns) {
    add(program_.of(near).stored_rows, rows), add(program_.of(near).stored_columns, columns);
  }
  /// What is outside of a parameter that is read is 0 (TL/Copy), and may be inside of one that is
  /// written.
  void spread_stores(const Op& op) {
    if (op.kind == OpKind::kStore && op.place.global >= 0) {
      const Global& to = program_.globals[static_cast<std::size_t>(op.place.global)];
      return store(op.sources[0], {{op.place.row, to.height()}}, {{op.place.column, to.width()}});
    }
    if (op.target < 0) return;
    const Extents rows = program_.of(op.target).stored_rows,
                  columns = program_.of(op.target).stored_columns;
    if (op.kind == OpKind::kGemm) {
      store(op.sources[0], rows, {});
      op.transposes ? store(op.sources[1], columns, {}) : store(op.sources[1], {}, columns);
      if (op.sources.size() > 2) store(op.sources[2], rows, columns);
    } else if (op.kind == OpKind::kReduce) {
      op.over_rows ? store(op.sources[0], {}, columns) : store(op.sources[0], rows, {});
    } else if (op.kind == OpKind::kTranspose) {
      store(op.sources[0], columns, rows);
    } else if (op.kind == OpKind::kMap) {
      spread_stores(op.element, rows, columns);
    }
  }
  void spread_stores(const Element& e, const Extents& rows, const Extents& columns) {
    for (const Element& each : e.operands) spread_stores(each, rows, columns);
    if (e.kind != Element::Kind::kTile) return;
    // Those of a part lie elsewhere.
    const auto of_part = [](const spec::PrimExpr* first, const Extents& all) {
      return first && !all.empty() ? Extents{{first, -1}} : all;
    };
    store(e.source, e.row == At::kRow ? of_part(e.first_row, rows) : Extents(),
          e.column == At::kColumn ? of_part(e.first_column, columns) : Extents());
  }

  /// Is the expression zero beside the matrix, where its matrices are?
  static bool keeps_zero(const Element& e, bool rows, bool columns) {
    const auto keeps = [&](const Element& operand) { return keeps_zero(operand, rows, columns); };
    if (e.kind == Element::Kind::kNumber) return e.number == 0;
    if (e.kind == Element::Kind::kTile)
      return !e.first_row && !e.first_column && (!rows || e.row == At::kRow) &&
             (!columns || e.column == At::kColumn);
    if (e.kind == Element::Kind::kUnary) {
      constexpr std::string_view kZeroAtZero[] = {"abs", "negative", "relu", "sqrt", "tanh",
                                                  "sin", "tan",      "erf",  "log1p"};
      return std::ranges::find(kZeroAtZero, e.function) != std::end(kZeroAtZero) &&
             keeps(e.operands[0]);
    }
    if (e.kind == Element::Kind::kChoice || e.function == "div_binary") return false;
    const auto is_number = [](const Element& operand) {
      return operand.kind == Element::Kind::kNumber;
    };
    if (e.function == "mul_binary" && std::ranges::any_of(e.operands, is_number))
      return std::ranges::any_of(e.operands, keeps);
    return std::ranges::all_of(e.operands, keeps);
  }

  /// A tail of the matrix itself is zero only where the reader makes it so, and functions keep it.
  void check_tail(const Op& op) {
    if (op.target >= 0 && op.kind != OpKind::kLoad) {
      const Near& near = program_.of(op.target);
      const bool rows = near.sums_rows && near.height % kSide != 0,
                 columns = near.sums_columns && near.width % kSide != 0;
      const bool is_zero = op.kind == OpKind::kMap && keeps_zero(op.element, rows, columns);
      if ((rows || columns) && !is_zero)
        program_.refuse(op.at,
                        fmt::format("{} has {} by {} elements, not whole tiles, and a "
                                    "sum or a maximum takes whole tiles of it",
                                    near.name, near.height, near.width),
                        kWholeTiles);
    }
    if (op.kind != OpKind::kReduce || !op.is_maximum) return;
    const Near& from = program_.of(op.sources[0]);
    if ((op.over_rows ? from.height : from.width) % kSide != 0)
      program_.refuse(op.at,
                      fmt::format("the maximum takes whole tiles, and {} has {} by {} elements",
                                  from.name, from.height, from.width),
                      kWholeTiles);
  }

  TileProgram& program_;
  std::int64_t registers_;
  bool changed_ = false;
};

}  // namespace

void normalise(TileProgram& program, std::int64_t registers) {
  Normaliser(program, registers).run();
}

}  // namespace tenor::fuzz::tenstorrent
