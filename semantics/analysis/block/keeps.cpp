// SPDX-License-Identifier: Apache-2.0
#include "semantics/analysis/block/keeps.h"

#include <algorithm>
#include <vector>

#include "semantics/tir/state/plain.h"
#include "spec/ir/tir/children.h"

namespace tenor::semantics {
namespace {

using namespace spec;
using namespace spec::tir;

bool are_plain(List<const PrimExpr*> list) { return std::ranges::all_of(list, is_plain); }
bool has_plain_parts(const Buffer& b) {
  return are_plain(b.shape) && are_plain(b.strides) && (!b.elem_offset || is_plain(b.elem_offset));
}

/// Of a buffer's dimension: has the range all of it?
bool has_all(const Range& range, const PrimExpr* extent) {
  const auto *min = as<IntImm>(range.min), *count = as<IntImm>(range.extent),
             *all = as<IntImm>(extent);
  return min && count && all && min->value == 0 && count->value >= all->value;
}
/// Do two plain expressions say the same?
bool are_same(const PrimExpr* a, const PrimExpr* b) {
  if (a->kind != b->kind || a->dtype != b->dtype) return false;
  if (const auto* v = as<Var>(a)) return v->variable == as<Var>(b)->variable;
  if (const auto* literal = as<IntImm>(a)) return literal->value == as<IntImm>(b)->value;
  std::vector<const PrimExpr*> ours, theirs;
  for_each_operand(a, [&](const PrimExpr* operand) { ours.push_back(operand); });
  for_each_operand(b, [&](const PrimExpr* operand) { theirs.push_back(operand); });
  return std::ranges::equal(ours, theirs, are_same);
}
/// Is the index the first of the range? A variable has one value as long as a block runs.
bool is_first(const PrimExpr* index, const Range& range) {
  const auto* count = as<IntImm>(range.extent);
  return count && count->value >= 1 && is_plain(index) && are_same(index, range.min);
}

class TextOfBlock {
 public:
  TextOfBlock(const DeclaredRegions& reads, const DeclaredRegions& writes,
              const std::set<const BufferRegion*>& unbound)
      : reads_(reads), writes_(writes), unbound_(unbound) {}

  /// Loads that only what is written covers.
  std::vector<const Node*> reads_of_written;

  bool keeps(const Block& b) {
    for (const Buffer* own : b.alloc_buffers) own_.insert(own);
    bool all = b.match_buffers.empty() &&
               std::ranges::all_of(b.alloc_buffers,
                                   [](const Buffer* own) { return has_plain_parts(*own); });
    for_each_substatement(&b, [&](const Stmt* child) { all = all && keeps(child); });
    return all;
  }

 private:
  bool keeps(const Stmt* s) {
    switch (s->kind) {
      case StmtKind::kBlock: return domains_are_plain(*as<Block>(s)) && keeps(*as<Block>(s));
      case StmtKind::kBufferStore:
        if (!covers(writes_, as<BufferStore>(s)->buffer, as<BufferStore>(s)->indices)) return false;
        break;
      case StmtKind::kLetStmt:
      case StmtKind::kAttrStmt:
      case StmtKind::kAssertStmt:
      case StmtKind::kSeqStmt:
      case StmtKind::kIfThenElse:
      case StmtKind::kEvaluate:
      case StmtKind::kFor:
      case StmtKind::kWhile:
      case StmtKind::kBlockRealize: break;
      default: return false;
    }
    bool all = true;
    for_each_expression(s, [&](const PrimExpr* e) { all = all && keeps(e); });
    for_each_substatement(s, [&](const Stmt* child) { all = all && keeps(child); });
    return all;
  }
  bool keeps(const PrimExpr* e) {
    const auto* load = as<BufferLoad>(e);
    if (load && !reads(*load)) return false;
    const auto* call = as<Call>(e);
    if (e->kind == ExprKind::kLoad || (call && !only_computes(*call))) return false;
    bool all = true;
    for_each_operand(e, [&](const PrimExpr* operand) { all = all && keeps(operand); });
    return all;
  }
  bool reads(const BufferLoad& load) {
    if (covers(reads_, load.buffer, load.indices)) return true;
    if (!writes_.says || !covers(writes_, load.buffer, load.indices)) return false;
    reads_of_written.push_back(&load);
    return true;
  }
  static bool only_computes(const Call& call) {
    return call.builtin && (call.builtin->effect == BuiltinEffect::kPure ||
                            call.builtin->effect == BuiltinEffect::kExprAnnotation);
  }
  static bool domains_are_plain(const Block& b) {
    return std::ranges::all_of(b.iter_vars, [](const IterVar* v) {
      return is_plain(v->dom.min) && is_plain(v->dom.extent);
    });
  }

  bool covers(const DeclaredRegions& declared, const Buffer* b,
              List<const PrimExpr*> indices) const {
    if (!has_plain_parts(*b)) return false;
    return !declared.says || own_.contains(b) ||
           std::ranges::any_of(declared.regions, [&](const BufferRegion* region) {
             return region->buffer == b && !unbound_.contains(region) && covers(*region, indices);
           });
  }
  static bool covers(const BufferRegion& region, List<const PrimExpr*> indices) {
    if (region.region.size() != indices.size()) return false;
    for (std::size_t k = 0; k < indices.size(); ++k)
      if (!is_first(indices[k], region.region[k]) &&
          !has_all(region.region[k], region.buffer->shape[k]))
        return false;
    return true;
  }

  const DeclaredRegions &reads_, &writes_;
  const std::set<const BufferRegion*>& unbound_;
  std::set<const Buffer*> own_;  ///< that it allocates
};

}  // namespace

KeptRegions kept_regions(const Block& b, const DeclaredRegions& reads,
                         const DeclaredRegions& writes,
                         const std::set<const BufferRegion*>& unbound) {
  TextOfBlock text(reads, writes, unbound);
  if (!text.keeps(b)) return {};
  return {true, std::move(text.reads_of_written)};
}

}  // namespace tenor::semantics
