// SPDX-License-Identifier: Apache-2.0
#include "spec/tenstorrent/ws3.h"

namespace tenor::spec::tenstorrent {

using namespace tir;

namespace {

bool is_persistent(const PrimFunc& f) {
  return number(find(f.attrs, kPersistentLoop)).value_or(0) != 0;
}

const Variable* parameter(const PrimFunc& f, std::string_view name) {
  for (std::size_t i = 0; i < f.params.size(); ++i)
    if (!f.buffers[i] && f.params[i]->name_hint == name) return f.params[i];
  return nullptr;
}

bool names(const PrimExpr* e, const Variable* v) {
  const auto* var = as<Var>(e);
  return var && v && var->variable == v;
}
bool is_both(const PrimExpr* e, ExprKind kind, const Variable* a, const Variable* b) {
  const auto* both = as<BinaryExpr>(e);
  return both && both->kind == kind && names(both->a, a) && names(both->b, b);
}
/// `a + b`, in the datatype of its operands or cast from it.
const PrimExpr* uncast(const PrimExpr* e) {
  while (const auto* cast = as<Cast>(e)) e = cast->value;
  return e;
}

/// Is it the number of the tile, or the tile at that number of the list of tiles?
bool is_tile(const PrimExpr* e, const PrimFunc& f, const Variable* i) {
  const Variable* start = parameter(f, kRuntimeParams[0]);
  if (is_both(e, ExprKind::kAdd, start, i)) return true;
  const auto* load = as<BufferLoad>(e);
  return load && load->indices.size() == 1 && is_both(load->indices[0], ExprKind::kAdd, start, i);
}

/// How many dimensions the grid has; unknown where its extents are no numbers.
enum class Depth : std::uint8_t { kTwo, kThree, kUnknown };

/// By what the variable is bound: `tile % grid_x`, `tile // grid_x`, or with a third dimension
/// `(tile // grid_x) % grid_y`, `tile // (grid_x * grid_y)` (TT-D6).
enum class Index : std::uint8_t { kOther, kX, kY, kZ };
Index index_of(const PrimExpr* e, const PrimFunc& f, const Variable* tile, Depth depth) {
  const Variable *x = parameter(f, kRuntimeParams[2]), *y = parameter(f, kRuntimeParams[3]);
  e = uncast(e);
  if (is_both(e, ExprKind::kFloorMod, tile, x)) return Index::kX;
  if (depth != Depth::kThree && is_both(e, ExprKind::kFloorDiv, tile, x)) return Index::kY;
  const auto* both = as<BinaryExpr>(e);
  if (!both || depth == Depth::kTwo) return Index::kOther;
  if (both->kind == ExprKind::kFloorMod && names(both->b, y) &&
      is_both(both->a, ExprKind::kFloorDiv, tile, x))
    return Index::kY;
  const bool whole = both->kind == ExprKind::kFloorDiv && names(both->a, tile) &&
                     is_both(both->b, ExprKind::kMul, x, y);
  return whole ? Index::kZ : Index::kOther;
}

/// What of the loop is not as it should be; empty: nothing.
std::string fault(const PrimFunc& f) {
  const Stmt* s = f.body;
  if (const auto* root = as<BlockRealize>(s); root && root->block) s = root->block->body;
  const auto* loop = as<For>(s);
  const auto* first = loop ? as<IntImm>(loop->min) : nullptr;
  if (!loop || loop->for_kind != ForKind::kSerial || !first || first->value != 0 ||
      !names(loop->extent, parameter(f, kRuntimeParams[1])))
    return "the outermost statement is not a serial loop from 0 over tt_count";
  const auto* let = as<LetStmt>(loop->body);
  if (!let || !is_tile(let->value, f, loop->loop_var))
    return "the loop does not bind the tile, tt_start_id plus its variable";
  const Variable* tile = let->var;
  const auto z = number(find(f.attrs, kGridKeys[2]));
  const Depth depth = !z ? Depth::kUnknown : *z > 1 ? Depth::kThree : Depth::kTwo;
  std::array<bool, 4> bound{};
  for (let = as<LetStmt>(let->body); let; let = as<LetStmt>(let->body)) {
    const Index index = index_of(let->value, f, tile, depth);
    if (index == Index::kOther) break;
    bound[static_cast<std::size_t>(index)] = true;
  }
  for (std::size_t i = 0; i < 3; ++i)
    if (number(find(f.attrs, kGridKeys[i])).value_or(1) > 1 && !bound[i + 1])
      return fmt::format("no variable is bound to the tile's index in {}", kBlockTags[i]);
  return "";
}

}  // namespace

void PersistentParams::check(const PrimFunc& f, const Context& context, Report& report) {
  if (!is_persistent(f)) return;
  const Object* args = find(f.attrs, kRuntimeArgs);
  const std::size_t count = args && args->kind == Object::Kind::kList ? args->items.size() : 0;
  if (count < std::size(kRuntimeParams) || count > f.params.size()) {
    report.error(info, context.span(f),
                 fmt::format("{} does not name the parameters that were appended", kRuntimeArgs));
    return;
  }
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t at = f.params.size() - count + i;
    const Variable* p = f.params[at];
    const std::string_view called = f.buffers[at] ? f.buffers[at]->name : p->name_hint;
    const auto name = text(&args->items[i]);
    const bool runtime = i < std::size(kRuntimeParams);
    const bool scalar = p->dtype == int_type(32) || !runtime;
    if (name != called && runtime && called == kRuntimeParams[i] && scalar) {
      report.error(info, context.span(p),
                   fmt::format("{} has no name of {} at place {}", kRuntimeArgs, show(called), i));
      continue;
    }
    if (name != called || (runtime && *name != kRuntimeParams[i]) || !scalar)
      report.error(
          info, context.span(p),
          fmt::format("the appended parameter {} is {} of {}, not {} of int32", i, show(called),
                      show(p->dtype), runtime ? kRuntimeParams[i] : name.value_or("a name")));
  }
}

void PersistentLoop::check(const PrimFunc& f, const Context& context, Report& report) {
  const Object* given = find(f.attrs, kPersistentLoop);
  if (given && number(given) != 1)
    report.error(info, context.span(f), fmt::format("{} is not 1", kPersistentLoop));
  if (!is_persistent(f)) return;
  if (const std::string why = fault(f); !why.empty()) report.error(info, context.span(f.body), why);
}

void PersistentNoLaunch::check(const PrimFunc& f, const Context& context, Report& report) {
  GridProblem problem;
  if (!is_persistent(f)) return;
  const Grid grid = find_grid(f, problem);
  if (grid.is_launched() || (problem.at && problem.at != &f))
    report.error(info, context.span(problem.at ? problem.at : f.body),
                 "the function is persistent, and launches blocks or threads all the same");
}

}  // namespace tenor::spec::tenstorrent
