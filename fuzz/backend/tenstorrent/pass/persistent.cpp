// SPDX-License-Identifier: Apache-2.0
// WS3: the loop over the tiles of a share, in place of the launches. TT/WS3/output; ledger TT-D6,
// D9, D10, D12, D23. The body is the same statement, and its variables of blocks are bound instead.
#include <fmt/format.h>

#include <algorithm>

#include "fuzz/backend/tenstorrent/pass/pass.h"
#include "fuzz/backend/tenstorrent/pass/rewrite.h"
#include "spec/tenstorrent/ws2.h"

namespace tenor::fuzz::tenstorrent {

using namespace spec;
using namespace spec::tir;
namespace tt = spec::tenstorrent;

namespace {

class Persistent {
 public:
  Persistent(Builder& builder, const PrimFunc& f, const tt::Grid& grid)
      : builder_(builder), f_(f), grid_(grid), at_(builder.program().span(f.body)) {}

  const PrimFunc* make() {
    PrimFunc* made = copy_of(builder_, f_);
    for (std::size_t i = 0; i < std::size(params_); ++i)
      params_[i] = builder_.variable(at_, tt::kRuntimeParams[i], int_type(32));
    if (lists_tiles()) list_ = list_parameter();
    made->params = appended(f_.params);
    made->buffers = appended(f_.buffers);
    made->body = around(loop());
    made->attrs = attributes();
    return made;
  }

 private:
  bool lists_tiles() const { return find(f_.attrs, tt::kCoreTiles) != nullptr; }

  /// The tiles of all cores one after the other, as many as the grid has.
  Buffer* list_parameter() {
    auto* b = builder_.program().make<Buffer>(at_);
    b->name = builder_.arena().string(tt::kCoreTiles);
    b->dtype = int_type(32);
    const auto tiles = tt::number(find(f_.attrs, tt::kNumTiles));
    b->shape = builder_.arena().list(
        std::vector<const PrimExpr*>{builder_.int_imm(at_, tiles.value_or(0), int_type(32))});
    b->data = builder_.variable(at_, b->name,
                                builder_.pointer_type(builder_.prim_type(b->dtype), "global"));
    handle_ = builder_.variable(at_, fmt::format("{}_handle", b->name), handle_type());
    return b;
  }
  List<const Variable*> appended(List<const Variable*> before) {
    std::vector<const Variable*> all(before.begin(), before.end());
    all.insert(all.end(), std::begin(params_), std::end(params_));
    if (list_) all.push_back(handle_);
    return builder_.arena().list(all);
  }
  List<const Buffer*> appended(List<const Buffer*> before) {
    std::vector<const Buffer*> all(before.begin(), before.end());
    all.resize(f_.params.size() + std::size(params_), nullptr);
    if (list_) all.push_back(list_);
    return builder_.arena().list(all);
  }

  const PrimExpr* use(const Variable* v) { return builder_.var(at_, v); }
  const PrimExpr* binary(ExprKind kind, const PrimExpr* a, const PrimExpr* b) {
    return builder_.binary(at_, kind, a, b);
  }
  const Stmt* let(const Variable* v, const PrimExpr* value, const Stmt* body) {
    auto* s = builder_.stmt<LetStmt>(at_);
    s->var = v;
    s->value = value->dtype == v->dtype ? value : builder_.cast(at_, value, v->dtype);
    s->body = body;
    return s;
  }

  /// The tile's index along an axis of the grid.
  const PrimExpr* index(std::size_t axis, const Variable* tile) {
    const PrimExpr* t = use(tile);
    if (axis == 0) return binary(ExprKind::kFloorMod, t, use(params_[2]));
    const PrimExpr* rows = binary(ExprKind::kFloorDiv, t, use(params_[2]));
    if (axis == 1) return is_deep() ? binary(ExprKind::kFloorMod, rows, use(params_[3])) : rows;
    return binary(ExprKind::kFloorDiv, t, binary(ExprKind::kMul, use(params_[2]), use(params_[3])));
  }
  bool is_deep() const { return grid_.axes[2].launch && grid_.extent(2) != 1; }

  const Stmt* loop() {
    const Variable* i = builder_.variable(at_, "i", int_type(32));
    const Variable* tile = builder_.variable(at_, "tile_id", int_type(32));
    const Stmt* body = grid_.body;
    for (std::size_t axis = grid_.axes.size(); axis-- > 0;)
      if (grid_.axes[axis].launch) body = bind(axis, tile, body);
    const PrimExpr* place = binary(ExprKind::kAdd, use(params_[0]), use(i));
    if (list_) place = builder_.buffer_load(at_, list_, builder_.arena().list(std::vector{place}));
    auto* s = builder_.stmt<For>(at_);
    s->loop_var = i;
    s->min = builder_.int_imm(at_, 0, int_type(32));
    s->extent = use(params_[1]);
    s->body = let(tile, place, body);
    return s;
  }
  /// A third axis of extent 1 is always at 0.
  const Stmt* bind(std::size_t axis, const Variable* tile, const Stmt* body) {
    const Variable* v = grid_.axes[axis].variable;
    if (axis == 2 && !is_deep()) return let(v, builder_.int_imm(at_, 0, v->dtype), body);
    return let(v, index(axis, tile), body);
  }

  /// The block around the whole function stays around it.
  const Stmt* around(const Stmt* body) {
    if (!grid_.root) return body;
    Program& program = builder_.program();
    const Span at = program.span(grid_.root);
    auto* block = program.set_span(program.arena.make<Block>(*grid_.root->block), at);
    block->body = body;
    auto* root = program.set_span(program.arena.make<BlockRealize>(*grid_.root), at);
    root->block = block;
    return root;
  }

  Attrs attributes() {
    AttributeSet attrs(builder_.arena(), f_.attrs);
    attrs.set(tt::kPersistentLoop, tt::number_object(1));
    std::vector<Object> names;
    for (const std::string_view name : tt::kRuntimeParams)
      names.push_back(tt::text_object(builder_.arena(), name));
    if (list_) names.push_back(tt::text_object(builder_.arena(), tt::kCoreTiles));
    Object all;
    all.kind = Object::Kind::kList;
    all.items = builder_.arena().list(names);
    attrs.set(tt::kRuntimeArgs, all);
    return attrs.list();
  }

  Builder& builder_;
  const PrimFunc& f_;
  const tt::Grid& grid_;
  Span at_;
  const Variable* params_[4] = {};
  const Variable* handle_ = nullptr;
  const Buffer* list_ = nullptr;
};

}  // namespace

Lowered make_persistent(Builder& builder, const PrimFunc& f) {
  if (find(f.attrs, tt::kPersistentLoop))
    return {nullptr, Refusal{&f, fmt::format("{} is persistent already", f.name)}};
  tt::GridProblem problem;
  const tt::Grid grid = tt::find_grid(f, problem);
  if (!problem.message.empty()) return {nullptr, refusal_of(problem)};
  for (const Variable* v : f.params)
    if (std::ranges::find(tt::kRuntimeParams, v->name_hint) != std::end(tt::kRuntimeParams))
      return {nullptr, Refusal{v, fmt::format("a parameter is called {} already", v->name_hint)}};
  return {Persistent(builder, f, grid).make(), std::nullopt};
}

Lowered lower(Builder& builder, const PrimFunc& f, Stage stage, const Device& device) {
  if (auto refusal = uncovered(f)) return {nullptr, refusal};
  Lowered made{apply_defaults(builder, f), std::nullopt};
  if (stage == Stage::kWs1) return made;
  made = infer_schedule(builder, *made.function, device);
  return made.function && stage == Stage::kWs3 ? make_persistent(builder, *made.function) : made;
}

}  // namespace tenor::fuzz::tenstorrent
