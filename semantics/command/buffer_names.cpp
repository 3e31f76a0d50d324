// SPDX-License-Identifier: Apache-2.0
#include "semantics/command/buffer_names.h"

#include "spec/ir/tir/children.h"
#include "spec/relax/children.h"

namespace tenor::semantics {

using namespace spec;
using namespace spec::tir;

namespace {

class Names {
 public:
  std::set<std::string_view> found;

  void function(const PrimFunc& f) {
    for (const Buffer* b : f.buffers) add(b);
    statement(f.body);
  }
  void function(const spec::relax::Function& f) {
    spec::relax::for_each_expression_in(&f, [&](const spec::relax::Expr* e) {
      if (const auto* inner = spec::relax::as<spec::relax::Function>(e))
        for (const spec::relax::Variable* v : inner->params) found.insert(v->name_hint);
    });
    const auto add_bound = [&](const spec::relax::Binding& b) {
      if (b.var) found.insert(b.var->name_hint);
    };
    spec::relax::for_each_binding_in(&f, add_bound, [](const spec::relax::Function&) {});
  }

 private:
  void add(const Buffer* b) {
    if (b) found.insert(b->name);
  }
  void statement(const Stmt* s) {
    if (!s) return;
    if (const auto* store = as<BufferStore>(s)) add(store->buffer);
    if (const auto* realize = as<BufferRealize>(s)) add(realize->buffer);
    if (const auto* declared = as<DeclBuffer>(s)) add(declared->buffer);
    if (const auto* block = as<Block>(s)) {
      for (const Buffer* b : block->alloc_buffers) add(b);
      for (const MatchBufferRegion* match : block->match_buffers) add(match->buffer);
    }
    for_each_expression(s, [&](const PrimExpr* e) { expression(e); });
    for_each_substatement(s, [&](const Stmt* child) { statement(child); });
  }
  void expression(const PrimExpr* e) {
    if (const auto* load = as<BufferLoad>(e)) add(load->buffer);
    for_each_operand(e, [&](const PrimExpr* operand) { expression(operand); });
  }
};

}  // namespace

std::set<std::string_view> buffer_names(const Subject& subject) {
  Names names;
  const auto add = [&](const Function& f) {
    if (f.prim_func) names.function(*f.prim_func);
    if (f.relax_func) names.function(*f.relax_func);
  };
  for (const Function* f : subject.reachable) add(*f);
  for (const auto& one : subject.foreign.functions)
    for (const Function& f : one.functions) add(f);
  return std::move(names.found);
}

}  // namespace tenor::semantics
