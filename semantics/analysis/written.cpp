// SPDX-License-Identifier: Apache-2.0
#include "semantics/analysis/written.h"

#include <set>

#include "spec/ir/tir/children.h"

namespace tenor::semantics {
namespace {

using namespace spec;
using namespace spec::tir;

/// Collects the handles that are stored through or passed on. A block's view of another buffer is
/// written where that one is.
class WrittenHandles {
 public:
  explicit WrittenHandles(const Stmt* body) { statement(body); }
  bool has(const Variable* handle) const { return handles_.contains(handle); }

 private:
  void statement(const Stmt* s) {
    if (!s) return;
    for_each_expression(s, [&](const PrimExpr* e) { expression(e); });
    for_each_substatement(s, [&](const Stmt* child) { statement(child); });
    if (const auto* store = as<BufferStore>(s)) handles_.insert(store->buffer->data);
    if (const auto* block = as<Block>(s))
      for (const MatchBufferRegion* match : block->match_buffers)
        if (has(match->buffer->data)) handles_.insert(match->source->buffer->data);
  }
  void expression(const PrimExpr* e) {
    const auto* var = as<Var>(e);
    if (var && var->dtype.is_handle()) handles_.insert(var->variable);
    for_each_operand(e, [&](const PrimExpr* operand) { expression(operand); });
  }
  std::set<const Variable*> handles_;
};

}  // namespace

std::vector<bool> written_parameters(const PrimFunc& f) {
  const WrittenHandles handles(f.body);
  std::vector<bool> written;
  for (std::size_t i = 0; i < f.params.size(); ++i)
    written.push_back(handles.has(f.params[i]) ||
                      (f.buffers[i] && handles.has(f.buffers[i]->data)));
  return written;
}

}  // namespace tenor::semantics
