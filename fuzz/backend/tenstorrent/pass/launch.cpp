// SPDX-License-Identifier: Apache-2.0
#include "fuzz/backend/tenstorrent/pass/launch.h"

#include "fuzz/backend/tenstorrent/pass/rewrite.h"
#include "spec/tenstorrent/attributes.h"

namespace tenor::fuzz::tenstorrent {

using namespace spec;
using namespace spec::tir;
namespace tt = spec::tenstorrent;

namespace {

class Launch {
 public:
  Launch(Builder& builder, const PrimFunc& persistent, const PrimFunc& grid)
      : builder_(builder), f_(persistent), grid_(grid), at_(builder.program().span(grid.body)) {}

  Lowered make() {
    const auto shares = tt::rows(find(f_.attrs, tt::kTilesPerCore));
    if (!shares)
      return {nullptr,
              Refusal{&grid_, "an extent of the grid is not a number, so that there are no shares",
                      "TT-D14"}};
    std::vector<std::int64_t> starts, counts, tiles;
    for (const auto& share : *shares) starts.push_back(share[0]), counts.push_back(share[1]);
    const auto lists = tt::rows(find(f_.attrs, tt::kCoreTiles));
    for (const auto& list : lists.value_or(std::vector<std::vector<std::int64_t>>{}))
      tiles.insert(tiles.end(), list.begin(), list.end());
    PrimFunc* made = copy_of(builder_, grid_);
    made->body = whole(starts, counts, tiles);
    return {made, std::nullopt};
  }

 private:
  const Stmt* whole(const std::vector<std::int64_t>& starts,
                    const std::vector<std::int64_t>& counts,
                    const std::vector<std::int64_t>& tiles) {
    const std::size_t first = grid_.params.size();
    const Variable* core = builder_.variable(at_, "core", int_type(32));
    const Buffer* start_of = table("starts", starts);
    const Buffer* count_of = table("counts", counts);
    const Stmt* s = f_.body;
    for (const std::size_t i : {3U, 2U}) {
      const auto extent = tt::number(find(f_.attrs, tt::kGridKeys[i - 2]));
      s = let(f_.params[first + i], number(extent.value_or(1)), s);
    }
    s = let(f_.params[first + 1], element(count_of, core), s);
    s = let(f_.params[first], element(start_of, core), s);
    s = over(core, static_cast<std::int64_t>(starts.size()), s);
    s = constant(count_of, counts, constant(start_of, starts, s));
    return tiles.empty() ? s : constant(f_.buffers.back(), tiles, s);
  }

  const PrimExpr* number(std::int64_t n) { return builder_.int_imm(at_, n, int_type(32)); }
  const PrimExpr* element(const Buffer* b, const Variable* index) {
    return builder_.buffer_load(
        at_, b, builder_.arena().list(std::vector<const PrimExpr*>{builder_.var(at_, index)}));
  }
  const Stmt* let(const Variable* v, const PrimExpr* value, const Stmt* body) {
    auto* s = builder_.stmt<LetStmt>(at_);
    s->var = v, s->value = value, s->body = body;
    return s;
  }
  const Stmt* over(const Variable* core, std::int64_t cores, const Stmt* body) {
    auto* s = builder_.stmt<For>(at_);
    s->for_kind = ForKind::kParallel;
    s->loop_var = core, s->min = number(0), s->extent = number(cores), s->body = body;
    return s;
  }
  const Buffer* table(std::string_view name, const std::vector<std::int64_t>& items) {
    auto* b = builder_.program().make<Buffer>(at_);
    b->name = name;
    b->dtype = int_type(32);
    b->shape = extents(items);
    b->data =
        builder_.variable(at_, name, builder_.pointer_type(builder_.prim_type(b->dtype), "global"));
    return b;
  }
  List<const PrimExpr*> extents(const std::vector<std::int64_t>& items) {
    return builder_.arena().list(
        std::vector<const PrimExpr*>{number(static_cast<std::int64_t>(items.size()))});
  }
  /// The buffer's memory holds the items while the body runs.
  const Stmt* constant(const Buffer* b, const std::vector<std::int64_t>& items, const Stmt* body) {
    auto* declared = builder_.stmt<DeclBuffer>(at_);
    declared->buffer = b, declared->body = body;
    auto* s = builder_.stmt<AllocateConst>(at_);
    s->buffer_var = b->data, s->dtype = b->dtype, s->extents = extents(items), s->body = declared;
    std::vector<const PrimExpr*> data;
    for (const std::int64_t n : items) data.push_back(number(n));
    s->data = builder_.arena().list(data);
    return s;
  }

  Builder& builder_;
  const PrimFunc& f_;
  const PrimFunc& grid_;
  Span at_;
};

}  // namespace

Lowered launch_shares(Builder& builder, const PrimFunc& persistent, const PrimFunc& grid) {
  return Launch(builder, persistent, grid).make();
}

}  // namespace tenor::fuzz::tenstorrent
