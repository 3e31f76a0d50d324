// SPDX-License-Identifier: Apache-2.0
// The writer: tiles of results to parameters. A tile that is outside is not written.
#include <fmt/format.h>

#include "fuzz/backend/tenstorrent/emit/kernel_text.h"

namespace tenor::fuzz::tenstorrent {
namespace {

class WriterText : public KernelText {
 public:
  using KernelText::KernelText;

 private:
  bool consumes(const Ring& ring) const override { return ring.is_stored; }

  void operation(const Op& op) override {
    if (op.kind != OpKind::kStore) return;
    const Near& near = program_.of(op.sources[0]);
    const Global& global = program_.globals[static_cast<std::size_t>(op.place.global)];
    const PageTexts texts = page_texts(scalars_, program_, op, near);
    check_cover(op, near, global);
    const int number = op.source_rings[0];
    wait(number);
    repeat("r", near.tiles_high(), [&](const std::string& row) {
      repeat("c", near.tiles_wide(), [&](const std::string& column) {
        const std::string at = plus(times(row, near.tiles_wide()), column);
        const std::string from = fmt::format("get_read_ptr({})", cb(number));
        const std::string write = fmt::format(
            "noc_async_write_tile({}, {}, {});", page_number(global, texts, row, column),
            accessor(op.place.global, number),
            at == "0" ? from : fmt::format("{} + ({}) * get_tile_size({})", from, at, cb(number)));
        if (texts.stays_inside) return line(write);
        open(fmt::format("if ({})", is_inside(global, texts, row, column)));
        line(write);
        close();
      });
    });
    line("noc_async_write_barrier();");
    pop(op.popped);
  }

  /// Whole tiles are written: where the matrix ends inside of one, the parameter has to end, too.
  void check_cover(const Op& op, const Near& near, const Global& global) {
    const auto covers = [&](const spec::PrimExpr* first, std::int64_t size, std::int64_t extent) {
      const spec::Wide low = first ? scalars_.values(first).low : spec::Wide{0};
      return size % kSide == 0 || low + size >= extent;
    };
    if (covers(op.place.row, near.height, global.height()) &&
        covers(op.place.column, near.width, global.width()))
      return;
    program_.refuse(op.at,
                    fmt::format("{} by {} elements are a part of a tile of {}, and whole tiles "
                                "are written",
                                near.height, near.width, global.buffer->name));
  }
};

}  // namespace

std::optional<KernelSource> writer_of(spec::Builder& builder, TileProgram& program) {
  return WriterText(builder, program).make(spec::tenstorrent::KernelKind::kWriter);
}

}  // namespace tenor::fuzz::tenstorrent
