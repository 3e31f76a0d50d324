// SPDX-License-Identifier: Apache-2.0
#include "fuzz/backend/tenstorrent/emit/operation.h"

#include <fmt/format.h>

#include <algorithm>

#include "fuzz/backend/tenstorrent/emit/element.h"

namespace tenor::fuzz::tenstorrent {

using namespace spec;
using namespace spec::tir;

namespace {

bool is_near(const Buffer* b) { return tile::nearness(*b) > 0; }

void add(Items& items, Op op) { items.push_back(item_of(std::move(op))); }

bool is_first_iteration(const PrimExpr* e, const For& loop) {
  if (e->kind != ExprKind::kEq) return false;
  const auto& both = static_cast<const BinaryExpr&>(*e);
  const auto is_loop = [&](const PrimExpr* side) {
    const auto* var = spec::as<Var>(side);
    return var && var->variable == loop.loop_var;
  };
  const auto first = literal(loop.min);
  return first && ((is_loop(both.a) && literal(both.b) == first) ||
                   (is_loop(both.b) && literal(both.a) == first));
}

}  // namespace

std::optional<std::int64_t> literal(const PrimExpr* e) {
  const auto* number = spec::as<IntImm>(e);
  return number ? std::optional(number->value) : std::nullopt;
}

/// The matrix of a buffer near the core; -1 after refusing.
int TileReader::near_of(const Buffer* b) {
  const auto [place, is_new] = nears_.try_emplace(b, -1);
  if (!is_new) return place->second;
  Near made{b, std::string(b->name)};
  made.dtype = b->dtype;
  std::vector<std::int64_t> shape;
  for (const PrimExpr* extent : b->shape) shape.push_back(literal(extent).value_or(0));
  const bool is_matrix =
      !shape.empty() && std::ranges::all_of(shape, [](auto n) { return n > 0; }) &&
      std::all_of(shape.begin(), shape.end() - std::min<std::ptrdiff_t>(2, std::ssize(shape)),
                  [](auto n) { return n == 1; });
  if (!is_matrix)
    program_.refuse(b, fmt::format("{} is not a matrix of a known size", b->name));
  else if (!format_of(b->dtype))
    program_.refuse(
        b, fmt::format("tiles of {} are not computed with: {}", to_string(b->dtype), b->name),
        "use float16, bfloat16 or float32");
  else if (shape.size() == 1)
    made.length = shape[0];
  else
    made.height = shape.end()[-2], made.width = shape.back();
  return place->second = program_.add(std::move(made));
}

/// Of a region that is all of its buffer.
int TileReader::whole(const tile::Region& region, const Stmt* at) {
  for (std::size_t i = 0; i < region.axes.size(); ++i)
    if (literal(region.axes[i].min) != 0 ||
        literal(region.axes[i].extent) != literal(region.buffer->shape[i]))
      program_.refuse(at, fmt::format("this is on a part of {}", region.buffer->name),
                      "use a buffer of that size");
  return near_of(region.buffer);
}

Element TileReader::part(const tile::Region& region, const Stmt* at) {
  const auto is_whole = [&](std::size_t i) {
    return literal(region.axes[i].min) == 0 &&
           literal(region.axes[i].extent) == literal(region.buffer->shape[i]);
  };
  bool is_all = true;
  for (std::size_t i = 0; i < region.axes.size(); ++i) is_all = is_all && is_whole(i);
  if (is_all || region.axes.size() != 2) return tile_of(program_, whole(region, at));
  Element made = tile_of(program_, near_of(region.buffer));
  made.first_row = region.axes[0].min, made.first_column = region.axes[1].min;
  return made;
}

Place TileReader::place_of(const tile::Region& region, const Stmt* at) {
  Place place;
  const auto found = std::ranges::find(program_.globals, region.buffer, &Global::buffer);
  if (found == program_.globals.end()) {
    program_.refuse(at,
                    fmt::format("{} is neither a parameter nor near a core", region.buffer->name));
    return place;
  }
  place.global = static_cast<int>(found - program_.globals.begin());
  const std::size_t rank = region.axes.size();
  for (std::size_t i = 0; i < rank; ++i) {
    const auto extent = literal(region.axes[i].extent);
    if (!extent || (i + 2 < rank && *extent != 1))
      program_.refuse(at, fmt::format("axis {} of the region of {} is not one of a matrix", i,
                                      region.buffer->name));
    if (i + 2 < rank)
      place.lead.push_back(region.axes[i].min);
    else if (i + 1 < rank)
      place.row = region.axes[i].min, place.height = extent.value_or(1);
    else
      place.column = region.axes[i].min, place.width = extent.value_or(1);
  }
  return place;
}

void TileReader::load(const Stmt* at, const tile::Region& from, int target, Items& items) {
  Op op{OpKind::kLoad, at, target};
  op.place = place_of(from, at);
  if (op.place.global >= 0)
    program_.globals[static_cast<std::size_t>(op.place.global)].is_read = true;
  add(items, std::move(op));
}

void TileReader::store(const Stmt* at, int source, const tile::Region& to, Items& items) {
  Op op{OpKind::kStore, at};
  op.sources = {source}, op.place = place_of(to, at);
  if (op.place.global >= 0)
    program_.globals[static_cast<std::size_t>(op.place.global)].is_written = true;
  add(items, std::move(op));
}

void TileReader::copy(const Stmt* at, const tile::Operands& what, Items& items) {
  const bool from_near = is_near(what.from.buffer), to_near = is_near(what.to.buffer);
  if (!from_near && !to_near) {
    Near between{nullptr, fmt::format("{}_tile", what.from.buffer->name)};
    between.dtype = what.from.buffer->dtype;
    const Place place = place_of(what.from, at);
    between.height = place.height, between.width = place.width;
    const int near = program_.add(std::move(between));
    load(at, what.from, near, items);
    return store(at, near, what.to, items);
  }
  if (!from_near) return load(at, what.from, whole(what.to, at), items);
  if (!to_near) return store(at, whole(what.from, at), what.to, items);
  Element from = part(what.from, at);
  const int to = whole(what.to, at);
  const Near& target = program_.of(to);
  const bool fits = !from.first_row || (literal(what.from.axes[0].extent) == target.height &&
                                        literal(what.from.axes[1].extent) == target.width);
  if (!fits || (from.first_row && target.length > 0))
    program_.refuse(at, fmt::format("this is on a part of {}", what.from.buffer->name),
                    "use a buffer of that size");
  add(items, map_of(at, to, std::move(from)));
}

void TileReader::gemm(const Stmt* at, const tile::Gemm& what, Items& items) {
  Op op{OpKind::kGemm, at, whole(what.c, at)};
  op.sources = {whole(what.a, at), whole(what.b, at), op.target};
  if (what.transpose_a) op.sources[0] = transposed(at, op.sources[0], items);
  op.transposes = what.transpose_b;
  if (what.clear && !literal(what.clear)) {
    clears_when(at, op.target, what.clear, items);
  } else if (what.clear) {
    op.sources.pop_back();
  }
  add(items, std::move(op));
}

int TileReader::transposed(const Stmt* at, int source, Items& items) {
  Near turned = program_.of(source);
  turned.buffer = nullptr, turned.name += "_transposed";
  std::swap(turned.height, turned.width);
  Op op{OpKind::kTranspose, at, program_.add(std::move(turned))};
  op.sources = {source};
  const int target = op.target;
  add(items, std::move(op));
  return target;
}

/// The sum is cleared where a condition holds; in the first iteration of the loop, before it.
void TileReader::clears_when(const Stmt* at, int sum, const PrimExpr* condition, Items& items) {
  Op clear = map_of(at, sum, number_of(0, program_.of(sum).dtype));
  if (!loops.empty() && is_first_iteration(condition, *loops.back())) {
    before_loop.push_back(std::move(clear));
    return;
  }
  Item choice;
  choice.kind = Item::Kind::kIf, choice.condition = condition;
  add(choice.body, std::move(clear));
  items.push_back(std::move(choice));
}

void TileReader::reduce(const Stmt* at, const tile::Reduce& what, Items& items) {
  using enum tile::Combiner;
  int from = whole(what.from, at);
  const int to = whole(what.to, at);
  if (what.from.axes.size() != 2 || (what.by > kMin))
    return program_.refuse(at, "no reduction of the matrix unit is this one",
                           "reduce a matrix, by sum or maximum");
  const bool is_negated = what.by == kMin;
  if (what.by == kAbsSum || what.by == kAbsMax || is_negated)
    from = mapped(at, from, is_negated ? "negative" : "abs", items);
  Op op{OpKind::kReduce, at, to};
  op.sources = {from};
  op.is_maximum = what.by == kMax || what.by == kAbsMax || is_negated;
  op.over_rows = what.dim == 0;
  const auto clears = what.clear ? literal(what.clear) : 0;
  if (!clears) return program_.refuse(at, "whether this clears is known only when it runs");
  const bool adds = *clears == 0;
  if (adds) op.target = like(to, "_part");
  const int made = op.target;
  add(items, std::move(op));
  Element result = tile_of(program_, made);
  if (is_negated) result = unary_of("negative", std::move(result));
  if (adds)
    result = binary_of(what.by == kMin                         ? "binary_min"
                       : what.by == kSum || what.by == kAbsSum ? "add_binary"
                                                               : "binary_max",
                       tile_of(program_, to), std::move(result));
  if (adds || is_negated) add(items, map_of(at, to, std::move(result)));
}

int TileReader::like(int near, const char* suffix) {
  Near made = program_.of(near);
  made.buffer = nullptr, made.name += suffix;
  return program_.add(std::move(made));
}

int TileReader::mapped(const Stmt* at, int from, const char* function, Items& items) {
  const int made = like(from, "_mapped");
  add(items, map_of(at, made, unary_of(function, tile_of(program_, from))));
  return made;
}

bool TileReader::operation(const Stmt* s, Items& items) {
  const auto what = tile::operands_of(builder_, s);
  if (!what) return false;
  switch (what->kind) {
    case tile::Kind::kCopy: copy(s, *what, items); break;
    case tile::Kind::kFill: fill(s, *what, items); break;
    case tile::Kind::kGemm: gemm(s, what->gemm, items); break;
    default: reduce(s, what->reduce, items);
  }
  return true;
}

void TileReader::fill(const Stmt* s, const tile::Operands& what, Items& items) {
  const PrimExpr* value = what.value;
  while (const auto* cast = spec::as<spec::Cast>(value)) value = cast->value;
  const auto* real = spec::as<FloatImm>(value);
  const auto whole_number = literal(value);
  if (!real && !whole_number)
    return program_.refuse(s, "the value of a fill is known only when it runs");
  const double number = real ? real->value : static_cast<double>(*whole_number);
  if (is_near(what.to.buffer))
    return add(items, map_of(s, whole(what.to, s), number_of(number, what.to.buffer->dtype)));
  Near made{nullptr, fmt::format("{}_tile", what.to.buffer->name)};
  made.dtype = what.to.buffer->dtype;
  const Place place = place_of(what.to, s);
  made.height = place.height, made.width = place.width;
  const int near = program_.add(std::move(made));
  add(items, map_of(s, near, number_of(number, what.to.buffer->dtype)));
  store(s, near, what.to, items);
}

}  // namespace tenor::fuzz::tenstorrent
