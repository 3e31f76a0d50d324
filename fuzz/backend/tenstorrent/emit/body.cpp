// SPDX-License-Identifier: Apache-2.0
// From the body that WS3 leaves to operations on matrices: what each tile operation and each loop
// over elements is. What has no place among them is refused, with its line. TT-D17
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "fuzz/backend/tenstorrent/emit/element.h"
#include "fuzz/backend/tenstorrent/emit/operation.h"
#include "spec/ir/equal.h"
#include "spec/ir/tir/children.h"
#include "spec/tenstorrent/attributes.h"

namespace tenor::fuzz::tenstorrent {

using namespace spec;
using namespace spec::tir;

namespace {

bool has_operation(const Stmt* s) {
  if (tile::as_operation(s)) return true;
  bool found = false;
  for_each_substatement(s,
                        [&](const Stmt* part) { found = found || (part && has_operation(part)); });
  return found;
}

/// Is the variable of the loop in an index of an element that it stores?
bool stores_along(const Stmt* s, const Variable* v) {
  bool found = false;
  if (const auto* store = as<BufferStore>(s))
    for (const PrimExpr* index : store->indices)
      for_each_occurrence(index, [&](const Variable* each) { found = found || each == v; });
  for_each_substatement(
      s, [&](const Stmt* part) { found = found || (part && stores_along(part, v)); });
  return found;
}

class BodyReader {
 public:
  BodyReader(Builder& builder, const PrimFunc& f) : f_(f), tiles_(builder, program_) {
    program_.function = &f;
  }

  TileProgram read() {
    for (std::size_t i = 0; i < f_.params.size(); ++i)
      if (f_.buffers[i] && f_.buffers[i]->name != spec::tenstorrent::kCoreTiles)
        add_global(*f_.buffers[i]);
    visit(f_.body, program_.items);
    check_in_place(program_.items, 0);
    return std::move(program_);
  }

 private:
  /// The reader runs ahead of the writer: what it reads has to be what no earlier operation writes.
  /// That is so where each block reads a part of a parameter once, and then writes the same part.
  void check_in_place(const Items& items, int loops) {
    for (const Item& item : items) {
      const Op& op = item.op;
      if (item.kind == Item::Kind::kOp && op.place.global >= 0) {
        const Global& g = program_.globals[static_cast<std::size_t>(op.place.global)];
        const auto [first, is_new] = places_.try_emplace(op.place.global, &op);
        const bool is_again =
            op.kind == OpKind::kLoad && !written_.empty() && written_.contains(op.place.global);
        if (op.kind == OpKind::kStore) written_.insert(op.place.global);
        if (g.is_read && g.is_written &&
            (loops > 1 || is_again || !is_same(first->second->place, op.place)))
          program_.refuse(
              op.at, fmt::format("{} is read and written, and not each part once", g.buffer->name),
              "give the function another parameter for the result");
      }
      check_in_place(item.body, loops + (item.kind == Item::Kind::kLoop));
      check_in_place(item.otherwise, loops);
    }
  }
  static bool is_same(const Place& a, const Place& b) {
    const auto same = [](const PrimExpr* x, const PrimExpr* y) {
      return x == y || (x && y && !difference(x, y));
    };
    return a.height == b.height && a.width == b.width && same(a.row, b.row) &&
           same(a.column, b.column) && std::ranges::equal(a.lead, b.lead, same);
  }

  void add_global(const Buffer& b) {
    Global made{&b, {}};
    for (const PrimExpr* extent : b.shape) made.shape.push_back(literal(extent).value_or(0));
    if (made.shape.empty() || std::ranges::any_of(made.shape, [](auto n) { return n <= 0; }))
      program_.refuse(&b,
                      fmt::format("the shape of {} is not known: the plan has numbers", b.name));
    else if (!is_compact(b, made.shape))
      program_.refuse(&b, fmt::format("{} is not in rows one after the other", b.name));
    program_.globals.push_back(std::move(made));
  }
  static bool is_compact(const Buffer& b, const std::vector<std::int64_t>& shape) {
    if (b.elem_offset && literal(b.elem_offset) != 0) return false;
    std::int64_t stride = 1;
    for (std::size_t i = b.strides.size(); i-- > 0; stride *= shape[i])
      if (literal(b.strides[i]) != stride && shape[i] != 1) return false;
    return true;
  }

  void loop(const For& s, Items& items) {
    const bool is_serial = s.for_kind == ForKind::kSerial || s.for_kind == ForKind::kUnrolled;
    if (!has_operation(s.body) && (!is_serial || stores_along(s.body, s.loop_var))) {
      const FindNear near = [&](const Buffer* b) { return tiles_.near_of(b); };
      for (Op& op : read_elements(program_, near, s)) items.push_back(item_of(std::move(op)));
      return;
    }
    if (!is_serial)
      return program_.refuse(&s, "operations on tiles are in a loop without order",
                             "use T.serial, or a grid");
    if (s.step && literal(s.step) != 1) return program_.refuse(&s, "the loop has a step");
    Item item;
    item.kind = Item::Kind::kLoop, item.loop = &s;
    tiles_.loops.push_back(&s);
    auto outer = std::exchange(tiles_.before_loop, {});
    visit(s.body, item.body);
    tiles_.loops.pop_back();
    for (Op& op : std::exchange(tiles_.before_loop, std::move(outer)))
      items.push_back(item_of(std::move(op)));
    items.push_back(std::move(item));
  }

  void visit(const Stmt* s, Items& items) {
    if (!s || program_.refusal || tiles_.operation(s, items)) return;
    switch (s->kind) {
      case StmtKind::kFor: return loop(*as<For>(s), items);
      case StmtKind::kSeqStmt:
        for (const Stmt* each : as<SeqStmt>(s)->seq) visit(each, items);
        return;
      case StmtKind::kAttrStmt:
      case StmtKind::kAllocate:
      case StmtKind::kDeclBuffer:
        return for_each_substatement(s, [&](const Stmt* part) { visit(part, items); });
      case StmtKind::kBlockRealize: return block(*as<BlockRealize>(s), items);
      case StmtKind::kLetStmt: return let(*as<LetStmt>(s), items);
      case StmtKind::kIfThenElse: return choose(*as<IfThenElse>(s), items);
      case StmtKind::kEvaluate:
        if (literal(as<Evaluate>(s)->value)) return;
        break;
      case StmtKind::kBufferStore: {
        const auto* call = spec::as<spec::Call>(as<BufferStore>(s)->value);
        if (call && call->op.find("thread") != call->op.npos) return;
        break;
      }
      default: break;
    }
    program_.refuse(s, "this statement is neither an operation on tiles nor a loop over elements");
  }
  void block(const BlockRealize& s, Items& items) {
    if (!s.values.empty() || s.block->init || literal(s.predicate) != 1)
      return program_.refuse(&s, "a block with axes, an init or a predicate");
    visit(s.block->body, items);
  }
  void let(const LetStmt& s, Items& items) {
    Item item;
    item.kind = Item::Kind::kLet, item.let = &s;
    visit(s.body, item.body);
    items.push_back(std::move(item));
  }
  void choose(const IfThenElse& s, Items& items) {
    Item item;
    item.kind = Item::Kind::kIf, item.condition = s.condition;
    visit(s.then_case, item.body);
    if (s.else_case) visit(s.else_case, item.otherwise);
    items.push_back(std::move(item));
  }

  const PrimFunc& f_;
  std::map<int, const Op*> places_;  ///< the first operation on each parameter
  std::set<int> written_;
  TileProgram program_;
  TileReader tiles_;
};

}  // namespace

TileProgram read_body(Builder& builder, const PrimFunc& f) { return BodyReader(builder, f).read(); }

}  // namespace tenor::fuzz::tenstorrent
