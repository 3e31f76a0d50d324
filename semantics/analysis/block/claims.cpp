// SPDX-License-Identifier: Apache-2.0
#include "semantics/analysis/block/claims.h"

#include <algorithm>

#include "spec/ir/tir/children.h"

namespace tenor::semantics {
namespace {

using namespace spec;
using namespace spec::tir;

const Variable* bound_by(const Stmt* s) {
  if (const auto* loop = as<For>(s)) return loop->loop_var;
  if (const auto* let = as<LetStmt>(s)) return let->var;
  const auto* attribute = as<AttrStmt>(s);
  return attribute && attribute->node.iter_var ? attribute->node.iter_var->var : nullptr;
}

/// The variables whose scope is one statement.
void collect_bound(const Stmt* s, std::set<const Variable*>& bound) {
  if (const Variable* v = bound_by(s)) bound.insert(v);
  if (const auto* block = as<Block>(s))
    for (const IterVar* v : block->iter_vars) bound.insert(v->var);
  for_each_substatement(s, [&](const Stmt* child) { collect_bound(child, bound); });
}

/// Compilers put a block of that name around every function, and declare nothing for it.
bool is_root(const PrimFunc& f, const Block& b) {
  const auto* body = as<BlockRealize>(f.body);
  return body && body->block == &b && b.name_hint == "root" && b.iter_vars.empty() &&
         b.reads.empty() && b.writes.empty();
}

/// One function, statement by statement, with what is in scope.
class Walk {
 public:
  Walk(const PrimFunc& f, std::map<const Block*, BlockClaims>& claims,
       std::vector<const Block*>& around)
      : function_(f), claims_(claims), around_(around) {
    collect_bound(f.body, scoped_);
    statement(f.body);
    for (const InstructionMeaning& each : f.instructions) statement(each.meaning);
  }

 private:
  void statement(const Stmt* s) {
    std::vector<const Variable*> bound{bound_by(s)};
    const Block* outer = innermost_;
    const auto* b = as<Block>(s);
    if (b)
      for (const IterVar* v : b->iter_vars) bound.push_back(v->var);
    in_scope_.insert(bound.begin(), bound.end());
    if (b) block(*b);
    stands_here(s);
    if (const auto* realize = as<BufferRealize>(s)) stands_here(realize->buffer);
    if (const auto* declare = as<DeclBuffer>(s)) stands_here(declare->buffer);
    for_each_expression(s, [&](const PrimExpr* e) { expression(e); });
    for_each_substatement(s, [&](const Stmt* child) { statement(child); });
    for (const Variable* v : bound) in_scope_.erase(v);
    innermost_ = outer;
  }
  void expression(const PrimExpr* e) {
    stands_here(e);
    for_each_operand(e, [&](const PrimExpr* operand) { expression(operand); });
  }
  void block(const Block& b) {
    BlockClaims& claims = claims_[&b];
    claims.block = &b, claims.function = &function_, claims.outer = innermost_;
    const bool is_silent = is_root(function_, b);
    claims.says_reads = !is_silent && (b.reads_written || !b.reads.empty());
    claims.says_writes = !is_silent && (b.writes_written || !b.writes.empty());
    innermost_ = &b;
    for (const Buffer* allocated : b.alloc_buffers) stands_here(allocated);
    for (std::uint32_t i = 0; i < b.iter_vars.size(); ++i) {
      const IterVarType type = b.iter_vars[i]->iter_type;
      if (type == IterVarType::kDataPar) claims.spatial.push_back(i);
      if (type == IterVarType::kCommReduce) claims.reduction.push_back(i);
    }
    for (const List<const BufferRegion*> list : {b.reads, b.writes})
      for (const BufferRegion* region : list)
        if (!is_bound(*region)) claims.unbound.insert(region);
    claims.kept = kept_regions(b, {claims.says_reads, b.reads}, {claims.says_writes, b.writes},
                               claims.unbound);
  }
  void stands_here(const Node* node) {
    if (node->id >= around_.size()) around_.resize(node->id + 1);
    around_[node->id] = innermost_;
  }
  bool is_bound(const BufferRegion& region) const {
    return std::ranges::all_of(region.region, [&](const Range& range) {
      return is_bound(range.min) && is_bound(range.extent);
    });
  }
  bool is_bound(const PrimExpr* e) const {
    if (const auto* v = as<Var>(e))
      return !scoped_.contains(v->variable) || in_scope_.contains(v->variable);
    bool all = true;
    for_each_operand(e, [&](const PrimExpr* operand) { all = all && is_bound(operand); });
    return all;
  }

  const PrimFunc& function_;
  std::map<const Block*, BlockClaims>& claims_;
  std::vector<const Block*>& around_;
  const Block* innermost_ = nullptr;
  std::set<const Variable*> scoped_;    ///< by one statement of the function
  std::set<const Variable*> in_scope_;  ///< of those, at the current statement
};

}  // namespace

ClaimsOfBlocks::ClaimsOfBlocks(const Module& module) {
  for (const Function& f : module.functions)
    if (f.prim_func) Walk(*f.prim_func, claims_, around_);
  for (const auto& [block, claims] : claims_) {
    if (claims.says_regions() || claims.says_axes()) empty_ = false;
    if (block->id >= by_id_.size()) by_id_.resize(block->id + 1);
    by_id_[block->id] = &claims;
  }
}

bool ClaimsOfBlocks::stands_in(const Node* node, const Block* block) const {
  const Block* at = node && node->id < around_.size() ? around_[node->id] : nullptr;
  while (at && at != block) at = of(at).outer;
  return at != nullptr;
}

}  // namespace tenor::semantics
