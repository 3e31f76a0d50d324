// SPDX-License-Identifier: Apache-2.0
// Allocations and views. Every element of new memory is written before anything else sees it
// (TIR-D19). Views other than the one memory was allocated with are of arguments only, whose layout
// is specified (TIR-D44). TIR/StmtTyping/6, 7; TIR/OtherTyping/5.
#include <algorithm>

#include "fuzz/generate/generator.h"

namespace tenor::fuzz {

using namespace spec;
using namespace spec::tir;

Memory* ProgramGenerator::find(const Buffer* b) {
  for (Memory& m : scope_.memories)
    if (m.buffer == b) return &m;
  return nullptr;
}

Memory& ProgramGenerator::add_memory(const Buffer* b) {
  Memory m;
  m.buffer = b;
  m.root = b->data;
  m.pins.resize(b->shape.size());
  scope_.memories.push_back(m);
  return scope_.memories.back();
}

void ProgramGenerator::add_view(const Buffer* b, const Memory& m) {
  Memory view = m;
  view.buffer = b;
  view.whole = false;
  view.pins.assign(b->shape.size(), std::nullopt);
  scope_.memories.push_back(view);
}

/// At most so many elements; sometimes of a datatype and shape that a function takes.
Buffer* ProgramGenerator::new_buffer(std::string_view stem, std::int64_t elements,
                                     std::string_view scope) {
  if (!callees_.empty() && scope == "global" && choices_.chance(1, 2)) {
    std::vector<const Buffer*> wanted;
    for (const Buffer* b : choices_.of(callees_)->buffers)
      if (b && std::all_of(b->shape.begin(), b->shape.end(),
                           [](const PrimExpr* e) { return literal_extent(e).has_value(); }))
        wanted.push_back(b);
    if (!wanted.empty()) {
      const Buffer* like = choices_.of(wanted);
      Exprs shape;
      for (const PrimExpr* e : like->shape)
        shape.push_back(nodes_.number(*literal_extent(e), index_type_));
      return nodes_.buffer(stem, like->dtype, shape, scope);
    }
  }
  DataType type = scalar_type();
  if (maybe(Feature::kVectorBuffers, 8)) type = type.with_lanes(choices_.chance(1, 2) ? 2 : 4);
  Exprs shape;
  for (auto rank = choices_.between(choices_.chance(1, 16) ? 0 : 1, 3); rank > 0; --rank) {
    const std::int64_t extent = choices_.between(1, std::min<std::int64_t>(elements, 8));
    const bool sized = !sizes_.empty() && maybe(Feature::kSymbolicShapes, 6);
    shape.push_back(sized ? nodes_.var(choices_.of(sizes_)) : nodes_.number(extent, index_type_));
    elements /= extent;
  }
  Buffer* b = nodes_.buffer(stem, type, shape, scope);
  if (choices_.chance(1, 16)) b->data_alignment = 128;
  return b;
}

const Stmt* ProgramGenerator::initialise(const Buffer* b) {
  if (faulty(weights_.faults.indeterminate)) return nothing();
  return nest_over(b, false, false);
}

const Stmt* ProgramGenerator::allocate(int& rest) {
  constexpr std::int64_t kElements = 16;
  if (scope_.trips * kElements > 2 * weights_.iterations) return nullptr;
  const Buffer* b = new_buffer("scratch", kElements, choices_.chance(1, 4) ? "local" : "global");
  auto* memory = nodes_.stmt<Allocate>();
  memory->buffer_var = b->data;
  memory->dtype = b->dtype;
  memory->extents = nodes_.arena().list(nodes_.again(b->shape));
  memory->condition = maybe(Feature::kConditions, 8)
                          ? condition(3)
                          : static_cast<const PrimExpr*>(nodes_.builder().boolean({}, true));
  const Stmt* first = initialise(b);
  add_memory(b);
  const Stmt* all = nodes_.seq({first, statements(rest + 1)});
  rest = 0;
  memory->body = all;
  if (choices_.chance(1, 8)) return memory;  // a buffer needs no declaration (TIR-D44)
  auto* declared = nodes_.stmt<DeclBuffer>();
  declared->buffer = b;
  declared->body = all;
  memory->body = declared;
  return memory;
}

/// All of a buffer, with the attribute that texts have around it.
const Stmt* ProgramGenerator::realized(int& rest) {
  constexpr std::int64_t kElements = 16;
  if (scope_.trips * kElements > 2 * weights_.iterations) return nullptr;
  const Buffer* b = new_buffer("realized", kElements, "global");
  auto* s = nodes_.stmt<BufferRealize>();
  s->buffer = b;
  std::vector<Range> bounds;
  for (const PrimExpr* extent : b->shape)
    bounds.push_back({nodes_.number(0, extent->dtype), nodes_.again(extent)});
  s->bounds = nodes_.arena().list(bounds);
  s->condition = nodes_.builder().boolean({}, true);
  const Stmt* first = initialise(b);
  add_memory(b).whole = false;
  s->body = nodes_.seq({first, statements(rest + 1)});
  rest = 0;
  auto* scope = nodes_.stmt<AttrStmt>();
  scope->node.kind = Object::Kind::kBuffer;
  scope->node.buffer = b;
  scope->attr_key = "realize_scope";
  scope->value = nodes_.builder().string_imm({}, "global");
  scope->body = s;
  return scope;
}

/// Memory that holds literals, and is only read.
const Stmt* ProgramGenerator::constant(int& rest) {
  const DataType type = scalar_type();
  const std::int64_t count = choices_.between(1, 4);
  const Buffer* b = nodes_.buffer("constant", type, {nodes_.number(count, index_type_)});
  auto* memory = nodes_.stmt<AllocateConst>();
  memory->buffer_var = b->data;
  memory->dtype = type;
  memory->extents = nodes_.arena().list(nodes_.again(b->shape));
  Exprs data;
  for (std::int64_t i = 0; i < count; ++i) data.push_back(nodes_.number(choices_.below(2), type));
  memory->data = nodes_.arena().list(data);
  auto* declared = nodes_.stmt<DeclBuffer>();
  declared->buffer = b;
  memory->body = declared;
  Memory& m = add_memory(b);
  m.writable = m.whole = false;
  declared->body = statements(rest + 1);
  rest = 0;
  return memory;
}

/// The elements of an argument in a row, from the first or a later one; or its last two dimensions
/// exchanged.
Buffer* ProgramGenerator::view_of(const Memory& m) {
  std::int64_t elements = 1;
  for (const PrimExpr* e : m.buffer->shape) elements *= *literal_extent(e);
  const auto rank = m.buffer->shape.size();
  Exprs shape = nodes_.again(m.buffer->shape);
  if (rank >= 2 && choices_.chance(1, 3)) {
    std::vector<std::int64_t> strides(rank, 1);
    for (std::size_t k = rank - 1; k-- > 0;)
      strides[k] = strides[k + 1] * *literal_extent(shape[k + 1]);
    std::swap(shape[rank - 1], shape[rank - 2]);
    std::swap(strides[rank - 1], strides[rank - 2]);
    Buffer* b = nodes_.buffer("view", m.buffer->dtype, shape);
    Exprs written;
    for (const std::int64_t stride : strides) written.push_back(nodes_.number(stride, index_type_));
    b->strides = nodes_.arena().list(written);
    return b;
  }
  const std::int64_t offset = choices_.chance(1, 3) ? choices_.between(0, elements - 1) : 0;
  Buffer* b =
      nodes_.buffer("view", m.buffer->dtype, {nodes_.number(elements - offset, index_type_)});
  if (offset > 0) b->elem_offset = nodes_.number(offset, index_type_);
  return b;
}

const Stmt* ProgramGenerator::view(int& rest) {
  std::vector<const Memory*> fit;
  for (const Memory& m : scope_.memories) {
    const auto is_fixed = [](const PrimExpr* e) { return literal_extent(e).has_value(); };
    const auto is_pinned = [](const std::optional<Pin>& own) { return own.has_value(); };
    if (m.argument && m.whole && !m.buffer->shape.empty() &&
        std::all_of(m.buffer->shape.begin(), m.buffer->shape.end(), is_fixed) &&
        std::none_of(m.pins.begin(), m.pins.end(), is_pinned))
      fit.push_back(&m);
  }
  if (fit.empty()) return nullptr;
  const Memory m = *choices_.of(fit);
  Buffer* b = view_of(m);
  b->data = m.buffer->data;
  auto* declared = nodes_.stmt<DeclBuffer>();
  declared->buffer = b;
  add_view(b, m);
  declared->body = statements(rest + 1);
  rest = 0;
  return declared;
}

/// The extent again, or a variable that takes it; by mistake one that has taken another already.
const PrimExpr* ProgramGenerator::matched_extent(const PrimExpr* extent, const Variable*& last) {
  if (!literal_extent(extent) || !maybe(Feature::kSymbolicShapes, 3)) return nodes_.again(extent);
  if (!last || !faulty(weights_.faults.argument)) {
    last = nodes_.variable("m", index_type_);
    scope_.positive.push_back(last);
    scope_.names.push_back({last, false, {}});
  }
  return nodes_.var(last);
}

/// A view of a part of a buffer in scope, where the iteration's own elements are; null without one.
const MatchBufferRegion* ProgramGenerator::match_region() {
  std::vector<const Memory*> fit;
  for (const Memory& m : scope_.memories)
    if (m.readable && m.buffer->strides.empty() && !m.buffer->elem_offset && !m.pins.empty())
      fit.push_back(&m);
  if (fit.empty()) return nullptr;
  const Memory m = *choices_.of(fit);
  std::vector<Range> ranges;
  Exprs shape;
  const Variable* last = nullptr;
  for (std::size_t k = 0; k < m.pins.size(); ++k) {
    const auto room = literal_extent(m.buffer->shape[k]);
    if (m.pins[k]) {
      const PrimExpr* stride = nodes_.number(m.pins[k]->stride, index_type_);
      const PrimExpr* own = as_index(m.pins[k]->variable);
      ranges.push_back({nodes_.op(ExprKind::kMul, own, stride), nodes_.again(stride)});
    } else if (room) {
      // The text states both ends: the first one is simple enough to be found in the second.
      const std::int64_t extent = choices_.between(1, *room);
      ranges.push_back({inside(*room - extent + 1, 0), nodes_.number(extent, index_type_)});
    } else {
      ranges.push_back({nodes_.number(0, index_type_), nodes_.again(m.buffer->shape[k])});
    }
    shape.push_back(matched_extent(ranges.back().extent, last));
  }
  while (shape.size() > 1 && literal_extent(shape[0]) == 1 && choices_.chance(1, 2))
    shape.erase(shape.begin());
  auto* region = program_.make<BufferRegion>({});
  region->buffer = m.buffer;
  region->region = nodes_.arena().list(ranges);
  auto* match = program_.make<MatchBufferRegion>({});
  const Type* type = m.buffer->data->type_annotation;
  match->buffer = nodes_.buffer("part", m.buffer->dtype, shape, type->storage_scope);
  match->source = region;
  add_view(match->buffer, m);
  scope_.memories.back().argument = false;
  return match;
}

}  // namespace tenor::fuzz
