// SPDX-License-Identifier: Apache-2.0
// Blocks of the vocabulary and what may stand at their head, in both spellings.
// TIR/Grammar/Stmt/Block, Stmt/BlockRealize, IterVar, MatchBufferRegion.
#include <fmt/format.h>

#include <algorithm>

#include "spec/text/reader/promote.h"
#include "spec/text/reader/reader.h"

namespace tenor::spec::reader {

using namespace tir;

namespace {

/// The block that a construct belongs to, or null after reporting.
OpenBlock* block_of(Reader& r, const Call& call) {
  OpenBlock* block = r.blocks().innermost();
  if (!block)
    r.fail(Code::P_CONSTRUCT, call.span, fmt::format("T.{} is used outside a block", call.name));
  return block;
}

Value read_block(Reader& r, Call& call) {
  const Value name = call.get(0, "name"), bare = call.get(1, "no_realize");
  call.get(2, "exec_scope");
  if (name.is_sequence()) return r.opaque(call.span, call.name, call.all(), {});
  const auto written = name.is(Kind::kNone) ? std::string_view{} : r.text(name, "name");
  const auto unrealized = r.boolean(bare, "no_realize");
  if (!written || !unrealized) return Value();
  auto* frame = r.scratch().make<Frame>();
  frame->kind = Frame::Kind::kBlock;
  frame->block = r.builder().stmt<Block>(call.span);
  frame->block->name_hint = r.arena().string(*written);
  frame->outer = frame->block;
  frame->realized = !*unrealized;
  if (frame->realized) {
    frame->realize = r.builder().stmt<BlockRealize>(call.span);
    frame->realize->block = frame->block;
    frame->outer = frame->realize;
  }
  return value_of(call.span, frame);
}

Value read_init(Reader& r, Call& call) {
  if (!block_of(r, call)) return Value();
  auto* frame = r.scratch().make<Frame>();
  frame->kind = Frame::Kind::kInit;
  return value_of(call.span, frame);
}

Value add_axis(Reader& r, Call& call, OpenBlock& block, const Range& domain, const PrimExpr* value,
               DataType dtype, IterVarType type, std::size_t i, std::size_t n) {
  const Span at = call.target.span(call.span, i, n);
  auto* axis = r.builder().program().make<IterVar>(at);
  Variable* variable = r.builder().variable(at, call.target.name(i, n), dtype);
  const auto part = [&](const PrimExpr* e) {
    return e->dtype.is_integer() ? convert(r.builder(), e, dtype) : e;
  };
  axis->dom = {part(domain.min), part(domain.extent)};
  axis->var = variable;
  axis->iter_type = type;
  block.iter_vars.push_back(axis);
  block.values.push_back(value);
  return value_of(call.span, variable, true);
}

/// `T.axis.spatial(domain, value, dtype="int32")` and its kinds.
Value read_axis(Reader& r, Call& call) {
  OpenBlock* block = block_of(r, call);
  const Value dom = call.get(0, "dom"), binding = call.get(1, "binding"), of = call.get(2, "dtype");
  if (!block || !dom || !binding) return Value();
  Range domain;
  const PrimExpr* value = r.expression(binding);
  auto dtype = of.is(Kind::kNone) ? int_type(32) : r.dtype(of, "dtype");
  if (!value || !dtype || !r.range(dom, domain)) return Value();
  if (domain.min->dtype.is_integer() && domain.extent->dtype.is_integer())
    dtype->scalar.bits = std::max(
        {dtype->scalar.bits, domain.min->dtype.scalar.bits, domain.extent->dtype.scalar.bits});
  return add_axis(r, call, *block, domain, value, *dtype, static_cast<IterVarType>(call.variant), 0,
                  1);
}

/// `T.axis.remap("SSR", [i, j, k])`: axes that range as the loops do.
Value read_remap(Reader& r, Call& call) {
  OpenBlock* block = block_of(r, call);
  const auto kinds = r.text(call.get(0, "kinds"), "kinds");
  const Value bindings = call.get(1, "bindings");
  call.get(2, "dtype");
  if (!block || !kinds || !bindings) return Value();
  if (!bindings.is_sequence() || bindings.items.size() != kinds->size())
    return r.fail(Code::P_ARGUMENT, call.span, "T.axis.remap needs one loop for each letter");
  const std::size_t n = kinds->size();
  std::vector<Value> axes;
  for (std::size_t i = 0; i < n; ++i) {
    const Variable* variable = r.variable(bindings.items[i], "a loop variable");
    if (!variable) return Value();
    const Range* domain = r.loop_domain(variable);
    const char letter = (*kinds)[i];
    if (!domain || (letter != 'S' && letter != 'R'))
      return r.fail(Code::P_ARGUMENT, bindings.items[i].span,
                    !domain ? "T.axis.remap takes variables of enclosing loops"
                            : "an axis is S (spatial) or R (reduction)");
    const auto type = letter == 'S' ? IterVarType::kDataPar : IterVarType::kCommReduce;
    const PrimExpr* value = r.builder().var(bindings.items[i].span, variable);
    axes.push_back(add_axis(r, call, *block, *domain, value, variable->dtype, type, i, n));
  }
  return n == 1 ? axes[0] : sequence(call.span, Kind::kTuple, r.scratch().list(axes));
}

Value read_where(Reader& r, Call& call) {
  OpenBlock* block = block_of(r, call);
  Value predicate = call.get(0, "predicate");
  if (predicate.is(Kind::kInt)) predicate.kind = Kind::kBool;
  const PrimExpr* e = r.expression(predicate);
  if (!block || !e) return Value();
  if (!block->frame->realize || block->predicate_written)
    return r.fail(Code::P_CONSTRUCT, call.span,
                  "the block cannot have a predicate, or already has one");
  block->predicate_written = true;
  block->frame->realize->predicate = e;
  return none(call.span);
}

/// `T.reads(A[i], B[0:4])`, `T.writes(…)`; also as one list.
Value read_regions(Reader& r, Call& call) {
  OpenBlock* block = block_of(r, call);
  List<Value> given = call.all();
  if (given.size() == 1 && given[0].is_sequence()) given = given[0].items;
  std::vector<const BufferRegion*> regions;
  for (const Value& v : given) {
    regions.push_back(r.region(v));
    if (!regions.back()) return Value();
  }
  if (!block) return Value();
  Block& to = *block->frame->block;
  bool& written = call.variant ? to.writes_written : to.reads_written;
  if (written)
    return r.fail(Code::P_CONSTRUCT, call.span,
                  fmt::format("the block already has a T.{}", call.name),
                  "list all regions in one call");
  written = true;
  (call.variant ? to.writes : to.reads) = r.arena().list(regions);
  return none(call.span);
}

Value read_block_attr(Reader& r, Call& call) {
  OpenBlock* block = block_of(r, call);
  Attrs attrs;
  if (!r.attributes(call.get(0, "attrs"), attrs, "the attributes") || !block) return Value();
  for (const Attribute& attribute : attrs) block->annotations.set(attribute);
  return none(call.span);
}

constexpr int kind(IterVarType t) { return static_cast<int>(t); }

constexpr Construct kBlockConstructs[] = {
    {"block", read_block},
    {"sblock", read_block},
    {"init", read_init},
    {"axis.spatial", read_axis, kind(IterVarType::kDataPar)},
    {"axis.S", read_axis, kind(IterVarType::kDataPar)},
    {"axis.reduce", read_axis, kind(IterVarType::kCommReduce)},
    {"axis.R", read_axis, kind(IterVarType::kCommReduce)},
    {"axis.scan", read_axis, kind(IterVarType::kOrdered)},
    {"axis.opaque", read_axis, kind(IterVarType::kOpaque)},
    {"axis.remap", read_remap},
    {"where", read_where},
    {"reads", read_regions, 0},
    {"writes", read_regions, 1},
    {"block_attr", read_block_attr},
    {"sblock_attr", read_block_attr},
};

}  // namespace

List<Construct> block_constructs() { return kBlockConstructs; }

}  // namespace tenor::spec::reader
