// SPDX-License-Identifier: Apache-2.0
// How vectors near the core lie in tiles. What is added to each row is a row, what a reduction of
// rows leaves is a column, and matrices of vectors that are computed together lie alike.
#include <fmt/format.h>

#include "fuzz/backend/tenstorrent/emit/program.h"

namespace tenor::fuzz::tenstorrent {
namespace {

class Layouts {
 public:
  explicit Layouts(TileProgram& program) : program_(program) {}

  void run() {
    for (bool changed = true; changed && !program_.refusal;) {
      changed_ = false;
      for_each_op(program_.items, [&](Op& op) { look(op); });
      changed = changed_;
    }
    for (Near& near : program_.nears) {
      if (near.length == 0) continue;
      if (near.layout == Layout::kOpen) near.layout = Layout::kRow;
      (near.layout == Layout::kColumn ? near.height : near.width) = near.length;
    }
    for_each_op(program_.items, [&](Op& op) {
      if (op.kind == OpKind::kMap) fix(op, op.element);
    });
  }

 private:
  bool is_vector(int near) const { return program_.of(near).length > 0; }

  void set(const Op& op, int near, Layout layout) {
    Near& n = program_.of(near);
    if (n.length == 0 || layout == Layout::kOpen || n.layout == layout) return;
    if (n.layout != Layout::kOpen)
      return program_.refuse(op.at,
                             fmt::format("{} is a row here, and a column elsewhere, or "
                                         "the other way round",
                                         n.name),
                             "give one of them a buffer of its own");
    n.layout = layout, changed_ = true;
  }

  void look(Op& op) {
    if (op.kind == OpKind::kReduce)
      set(op, op.target, op.over_rows ? Layout::kRow : Layout::kColumn);
    if (op.kind == OpKind::kMap) look(op, op.element);
    for (const int source : op.sources)
      if (op.kind == OpKind::kGemm && is_vector(source))
        program_.refuse(op.at, fmt::format("{} is not a matrix", program_.of(source).name));
  }
  void look(const Op& op, const Element& e) {
    for (const Element& each : e.operands) look(op, each);
    if (e.kind != Element::Kind::kTile) return;
    const Near &target = program_.of(op.target), &source = program_.of(e.source);
    const bool is_whole = e.row == At::kRow;  // of a vector: it is copied as a whole
    if (is_vector(op.target) && is_vector(e.source)) {
      if (e.column == At::kZero) return;
      set(op, op.target, source.layout), set(op, e.source, target.layout);
    } else if (is_vector(op.target)) {
      const bool is_column = e.row == At::kColumn || (is_whole && source.width == 1);
      set(op, op.target, is_column ? Layout::kColumn : Layout::kRow);
    } else if (is_vector(e.source) && e.column != At::kZero) {
      const bool is_column = e.column == At::kRow || (is_whole && target.height > 1);
      set(op, e.source, is_column ? Layout::kColumn : Layout::kRow);
    }
  }

  /// Every place is then that of a matrix: the row and the column of the target, or the first.
  void fix(const Op& op, Element& e) {
    for (Element& each : e.operands) fix(op, each);
    if (e.kind != Element::Kind::kTile) return;
    const Near &target = program_.of(op.target), &source = program_.of(e.source);
    if (is_vector(e.source)) {
      const bool is_any = e.column != At::kZero, is_column = source.layout == Layout::kColumn;
      e.row = is_any && is_column ? At::kRow : At::kZero;
      e.column = is_any && !is_column ? At::kColumn : At::kZero;
    } else if (is_vector(op.target) && e.row != At::kRow) {
      e.row = e.row == At::kColumn ? At::kRow : At::kZero;
    }
    const bool is_part = e.first_row != nullptr;  // as large as the target
    const bool agrees = is_part || ((e.row == At::kZero || source.height == target.height) &&
                                    (e.column == At::kZero || source.width == target.width));
    if (!agrees)
      program_.refuse(op.at, fmt::format("{} has {} by {} elements, and {} has {} by {}",
                                         source.name, source.height, source.width, target.name,
                                         target.height, target.width));
  }

  TileProgram& program_;
  bool changed_ = false;
};

}  // namespace

void lay_out(TileProgram& program) { Layouts(program).run(); }

}  // namespace tenor::fuzz::tenstorrent
