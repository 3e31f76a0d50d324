// SPDX-License-Identifier: Apache-2.0
#include "semantics/relax/state/written_parameters.h"

#include <set>
#include <utility>

#include "spec/ir/tir/children.h"

namespace tenor::semantics::relax {
namespace {

namespace tir = spec::tir;

/// Collects the pointers of buffers that are stored to, and those that an expression mentions.
class WrittenPointers {
 public:
  explicit WrittenPointers(const tir::Stmt* body) {
    std::vector<const tir::Stmt*> left{body};
    while (!left.empty()) {
      const tir::Stmt* s = left.back();
      left.pop_back();
      if (!s) continue;
      statement(s);
      tir::for_each_expression(s, [&](const spec::PrimExpr* e) { expression(e); });
      tir::for_each_substatement(s, [&](const tir::Stmt* part) { left.push_back(part); });
    }
    pass_on();
  }
  bool has(const spec::Variable* v) const { return written_.contains(v); }

 private:
  void statement(const tir::Stmt* s) {
    if (const auto* store = tir::as<tir::BufferStore>(s)) written_.insert(store->buffer->data);
    if (const auto* block = tir::as<tir::Block>(s))
      for (const tir::MatchBufferRegion* match : block->match_buffers)
        views_.emplace_back(match->buffer->data, match->source->buffer->data);
  }
  void expression(const spec::PrimExpr* root) {
    std::vector<const spec::PrimExpr*> left{root};
    while (!left.empty()) {
      const spec::PrimExpr* e = left.back();
      left.pop_back();
      if (!e) continue;
      if (const auto* v = spec::as<spec::Var>(e)) written_.insert(v->variable);
      if (const auto* call = spec::as<spec::Call>(e)) hand_on(*call);
      spec::for_each_operand(e, [&](const spec::PrimExpr* part) { left.push_back(part); });
    }
  }
  /// The address of an element, and of whatever else a call is given.
  void hand_on(const spec::Call& call) {
    for (const spec::PrimExpr* argument : call.args)
      if (const auto* load = spec::as<spec::BufferLoad>(argument); load && call.op == "address_of")
        written_.insert(load->buffer->data);
  }
  /// What is written through a view is written to its source.
  void pass_on() {
    for (std::size_t before = 0; before != written_.size();) {
      before = written_.size();
      for (const auto& [view, source] : views_)
        if (written_.contains(view)) written_.insert(source);
    }
  }

  std::set<const spec::Variable*> written_;
  std::vector<std::pair<const spec::Variable*, const spec::Variable*>> views_;
};

}  // namespace

std::vector<bool> written_parameters(const tir::PrimFunc& f) {
  const WrittenPointers written(f.body);
  std::vector<bool> all;
  for (std::size_t i = 0; i < f.params.size(); ++i)
    all.push_back(written.has(f.params[i]) || (f.buffers[i] && written.has(f.buffers[i]->data)));
  return all;
}

}  // namespace tenor::semantics::relax
