// SPDX-License-Identifier: Apache-2.0
// The reader: tiles of parameters to circular buffers. What a tile has beside its matrix is made
// zero where a sum takes it, or a larger parameter; a tile that is outside is zero.
#include <fmt/format.h>

#include <algorithm>

#include "fuzz/backend/tenstorrent/emit/kernel_text.h"

namespace tenor::fuzz::tenstorrent {
namespace {

class ReaderText : public KernelText {
 public:
  using KernelText::KernelText;

 private:
  /// The bits of 1.0 in float32.
  static constexpr std::string_view kOne = "0x3f800000";

  void begin() override {
    if (program_.scaler >= 0)
      line(fmt::format("generate_reduce_scaler({}, {});", cb(program_.scaler), kOne));
  }
  bool consumes(const Ring&) const override { return false; }

  void operation(const Op& op) override {
    if (op.kind != OpKind::kLoad) return;
    const Near& near = program_.of(op.target);
    const Global& global = program_.globals[static_cast<std::size_t>(op.place.global)];
    const PageTexts texts = page_texts(scalars_, program_, op, near);
    const int number = op.target_ring;
    reserve(number);
    each_tile(near, [&](const std::string& row, const std::string& column) {
      const std::string read =
          fmt::format("noc_async_read_tile({}, {}, {});", page_number(global, texts, row, column),
                      accessor(op.place.global, number), page(number, near, row, column));
      if (texts.stays_inside) return line(read);
      open(fmt::format("if ({})", is_inside(global, texts, row, column)));
      line(read);
      otherwise();
      line(fmt::format("fill_memory({}, get_tile_size({}));", page(number, near, row, column),
                       cb(number)));
      close();
    });
    line("noc_async_read_barrier();");
    const bool rows = near.sums_rows || is_kept(near.stored_rows, {op.place.row, global.height()}),
               columns = near.sums_columns ||
                         is_kept(near.stored_columns, {op.place.column, global.width()});
    const bool may_mask = (rows && has_tail(near.height, global.height())) ||
                          (columns && has_tail(near.width, global.width()));
    if (may_mask)
      each_tile(near, [&](const std::string& row, const std::string& column) {
        mask(near, global, texts, number, row, column);
      });
    push(number);
  }

  void each_tile(const Near& near, const auto& visit) {
    repeat("r", near.tiles_high(), [&](const std::string& row) {
      repeat("c", near.tiles_wide(), [&](const std::string& column) { visit(row, column); });
    });
  }
  std::string page(int number, const Near& near, const std::string& row,
                   const std::string& column) {
    const std::string at = plus(times(row, near.tiles_wide()), column);
    const std::string first = fmt::format("get_write_ptr({})", cb(number));
    if (at == "0") return first;
    return fmt::format("{} + ({}) * get_tile_size({})", first, at, cb(number));
  }

  /// Does a parameter that is written keep what is outside of the one that is read?
  static bool is_kept(const std::vector<Extent>& stored, const Extent& read) {
    return std::ranges::any_of(stored, [&](const Extent& each) { return !each.is(read); });
  }
  static bool has_tail(std::int64_t near, std::int64_t global) {
    return near % kSide != 0 || global % kSide != 0;
  }
  /// How many rows or columns of a tile are kept; "32" where nothing is to be made zero.
  std::string kept(std::int64_t near, std::int64_t global, const std::string& first,
                   const std::string& at) {
    std::string made = std::to_string(kSide);
    // The matrix may end inside of the parameter, or the parameter inside of the matrix.
    const auto limit = [&](const std::string& tile, std::int64_t extent) {
      if (extent % kSide == 0) return;
      const std::int64_t tail = extent % kSide, last = tiles_of(extent) - 1;
      const std::string other = std::exchange(made, {});
      const bool is_single = tile == std::to_string(last);
      const std::string least =
          other == std::to_string(kSide)
              ? std::to_string(tail)
              : fmt::format("(({}) < {} ? ({}) : {})", other, tail, other, tail);
      made = is_single ? least : fmt::format("{} == {} ? {} : {}", tile, last, least, other);
    };
    limit(plus(first, at), global), limit(at, near);
    return made;
  }
  void mask(const Near& near, const Global& global, const PageTexts& texts, int number,
            const std::string& row, const std::string& column) {
    const std::string rows = kept(near.height, global.height(), texts.first_row, row);
    const std::string columns = kept(near.width, global.width(), texts.first_column, column);
    const std::string whole = std::to_string(kSide);
    if (rows == whole && columns == whole) return;
    const std::string m = scalars_.fresh("rows"), n = scalars_.fresh("columns");
    line(fmt::format("const uint32_t {} = {};", m, rows));
    line(fmt::format("const uint32_t {} = {};", n, columns));
    open(fmt::format("if ({} < {} || {} < {})", m, kSide, n, kSide));
    line(fmt::format("fill_pad_tile({}, {}, {});", page(number, near, row, column), m, n));
    close();
  }
};

}  // namespace

std::optional<KernelSource> reader_of(spec::Builder& builder, TileProgram& program) {
  return ReaderText(builder, program).make(spec::tenstorrent::KernelKind::kReader);
}

}  // namespace tenor::fuzz::tenstorrent
