// SPDX-License-Identifier: Apache-2.0
// A body of tile operations, as the emitter has it: matrices near the core, operations on them, and
// the loops and conditions around these. Each operation writes a whole matrix.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "fuzz/backend/tenstorrent/pass/pass.h"
#include "spec/tenstorrent/plan/plan.h"
#include "spec/tile/operands.h"

namespace tenor::fuzz::tenstorrent {

inline constexpr std::int64_t kSide = spec::tenstorrent::kTileSide;
constexpr std::int64_t tiles_of(std::int64_t extent) { return (extent + kSide - 1) / kSide; }

/// How a vector near the core lies in tiles: as a row, or as a column.
enum class Layout : std::uint8_t { kOpen, kRow, kColumn };

/// Where the rows or columns of a matrix lie in a parameter, and how many the parameter has.
struct Extent {
  const spec::PrimExpr* first = nullptr;  ///< an element; null: 0
  std::int64_t count = 0;

  bool is(const Extent& other) const;
};

/// A buffer near the core, or one that the emitter makes, as a matrix.
struct Near {
  const spec::Buffer* buffer = nullptr;  ///< null: the emitter's
  std::string name;
  spec::DataType dtype{};
  std::int64_t height = 1, width = 1;  ///< of a vector once its layout is known
  std::int64_t length = 0;             ///< of a vector; 0: it is not one
  Layout layout = Layout::kOpen;
  bool sums_rows = false, sums_columns = false;  ///< a sum takes all of a tile's rows, columns
  std::vector<Extent> stored_rows{}, stored_columns{};  ///< of parameters that keep what it has

  std::int64_t tiles_high() const { return tiles_of(height); }
  std::int64_t tiles_wide() const { return tiles_of(width); }
  std::int64_t tiles() const { return tiles_high() * tiles_wide(); }
};

/// A parameter: matrices in DRAM, one after the other.
struct Global {
  const spec::Buffer* buffer = nullptr;
  std::vector<std::int64_t> shape{};
  bool is_read = false, is_written = false;

  std::int64_t width() const { return shape.back(); }
  std::int64_t height() const { return shape.size() > 1 ? shape.end()[-2] : 1; }
};

/// A matrix of a parameter: which one of those one after the other, and where it begins in it.
struct Place {
  int global = -1;
  std::vector<const spec::PrimExpr*> lead;  ///< an index for each dimension before the last two
  const spec::PrimExpr *row = nullptr, *column = nullptr;  ///< elements; null: 0
  std::int64_t height = 1, width = 1;
};

/// Which element of a matrix an expression takes: that of its own row and column, or the first.
enum class At : std::uint8_t { kZero, kRow, kColumn };

/// An expression of elements.
struct Element {
  enum class Kind : std::uint8_t { kTile, kNumber, kUnary, kBinary, kChoice };
  Kind kind = Kind::kNumber;
  int source = -1;                          ///< kTile
  At row = At::kRow, column = At::kColumn;  ///< kTile: of a vector, `column` alone
  /// kTile, of a part of the matrix: its first row and column. Null: 0.
  const spec::PrimExpr *first_row = nullptr, *first_column = nullptr;
  double number = 0;              ///< kNumber
  std::string function;           ///< kUnary, kBinary: the kernel API's, without `_tile`
  std::vector<Element> operands;  ///< kChoice: 1 or 0, and what it is where that is 1, and where 0
  spec::DataType dtype{};
};

enum class OpKind : std::uint8_t { kLoad, kStore, kMap, kGemm, kReduce, kTranspose };

struct Op {
  OpKind kind = OpKind::kMap;
  const spec::tir::Stmt* at = nullptr;
  int target = -1;             ///< -1: kStore
  std::vector<int> sources{};  ///< of kGemm A and B, then the sum where it does not begin at 0
  Place place{};               ///< kLoad, kStore
  Element element{};           ///< kMap
  bool transposes = false;     ///< kGemm: B
  bool is_maximum = false;     ///< kReduce
  bool over_rows = false;      ///< kReduce: sums each column
  bool in_registers = false;   ///< kGemm: adds to the registers of a loop around it
  std::int64_t base = 0;       ///< kGemm: the first of these
  std::int64_t columns = 0;    ///< kGemm: tiles of a row of the sum
  // What flow.cpp finds.
  std::vector<int> source_rings{}, popped{};
  int target_ring = -1;
  bool is_dead = false;

  bool reads(int near) const;
  bool is_zero_fill() const {
    return kind == OpKind::kMap && element.kind == Element::Kind::kNumber && element.number == 0;
  }
};

/// A sum that destination registers hold while a loop runs.
struct Held {
  int near = -1;
  std::int64_t base = 0;
  bool begins_at_zero = false;
  int source_ring = -1, target_ring = -1;
  std::vector<int> popped{};
};

struct Item {
  enum class Kind : std::uint8_t { kOp, kLoop, kIf, kLet };
  Kind kind = Kind::kOp;
  Op op;
  const spec::tir::For* loop = nullptr;
  const spec::PrimExpr* condition = nullptr;
  const spec::tir::LetStmt* let = nullptr;
  std::vector<Item> body, otherwise;
  std::vector<Held> held;  ///< kLoop: sums in registers
  // Of what pages are given back where a value ends on one way and not on another.
  std::vector<int> popped_first, popped_otherwise, popped_after;
};

using Items = std::vector<Item>;

/// A circular buffer: values of one matrix that have the same users.
struct Ring {
  int near = -1;
  bool is_loaded = false, is_stored = false;  ///< the reader fills it, the writer empties it
  bool is_replaced = false;                   ///< an operation reads one value and writes the next
  std::int64_t pages = 0;                     ///< of a value
  std::int64_t depth = 1;                     ///< values
  std::uint32_t id = 0;
};

struct TileProgram {
  const spec::tir::PrimFunc* function = nullptr;
  std::vector<Near> nears;
  std::vector<Global> globals;
  std::vector<Item> items;
  std::vector<Ring> rings;
  int scaler = -1;  ///< the ring of the tile that scales reductions
  std::optional<Refusal> refusal;

  /// Keeps the first reason.
  void refuse(const spec::Node* at, std::string message, std::string_view hint = {}) {
    if (!refusal) refusal = Refusal{at, std::move(message), "TT-D17", hint};
  }
  int add(Near near) {
    nears.push_back(std::move(near));
    return static_cast<int>(nears.size()) - 1;
  }
  const Near& of(int near) const { return nears[static_cast<std::size_t>(near)]; }
  Near& of(int near) { return nears[static_cast<std::size_t>(near)]; }
};

Item item_of(Op op);

/// `visit(op)` for each operation, in the order of the text.
template <class Items, class Visit>
void for_each_op(Items& items, Visit&& visit) {
  for (auto& item : items) {
    if (item.kind == Item::Kind::kOp) visit(item.op);
    for_each_op(item.body, visit);
    for_each_op(item.otherwise, visit);
  }
}

/// Each operation becomes those that `make(op)` returns.
template <class Make>
void replace_ops(std::vector<Item>& items, Make&& make) {
  std::vector<Item> made;
  for (Item& item : items) {
    replace_ops(item.body, make);
    replace_ops(item.otherwise, make);
    if (item.kind != Item::Kind::kOp) {
      made.push_back(std::move(item));
      continue;
    }
    for (Op& op : make(std::move(item.op))) {
      made.push_back(item_of(std::move(op)));
    }
  }
  items = std::move(made);
}

/// The data format of pages of that datatype; none where the machine has none.
std::optional<spec::tenstorrent::Format> format_of(spec::DataType dtype);

// The stages of the emitter, each of which may refuse.

/// From the body of WS3.
TileProgram read_body(spec::Builder& builder, const spec::tir::PrimFunc& f);
/// Rows or columns, for each vector; then every height and width is known.
void lay_out(TileProgram& program);
/// Values of a matrix in straight-line code become matrices of their own.
void split_values(TileProgram& program);
/// What the machine has no single operation for becomes several.
void normalise(TileProgram& program, std::int64_t registers);
/// Sums that registers can hold through a loop.
void hold_sums(TileProgram& program, std::int64_t registers);
/// Puts a copy before what a second agent would fill or empty; false where there is none.
bool part_agents(TileProgram& program);
/// Circular buffers, and where their pages are given back.
void find_rings(TileProgram& program);
/// As many values in each as L1 has room for.
void choose_depths(TileProgram& program, std::int64_t room);

}  // namespace tenor::fuzz::tenstorrent
