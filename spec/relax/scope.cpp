// SPDX-License-Identifier: Apache-2.0
#include "spec/relax/scope.h"

namespace tenor::spec::relax {
namespace {

/// In the order of the enumerators; then what is true of all.
constexpr Implementation kBindings[] = {
    function("a parameter of a function", clauses("Relax/Scope/2", "Relax/Scope/p1:c")),
    function("a binding", clauses("Relax/Scope/3", "Relax/Scope/4", "Relax/Scope/p1:c")),
    function("the signature of a function",
             clauses("Relax/Scope/p3", "Relax/Scope/p3:b", "Relax/WellFormed/6:b",
                     "Relax/WellFormed/5:b", "Relax/WellFormed/6:c", "Relax/WellFormed/6:d")),
    function("a MatchCast", clauses("Relax/Scope/p3", "Relax/Scope/p3:c", "Relax/WellFormed/5:b",
                                    "RLX-D31", "RLX-D59")),
    function("the binding of a scalar that dimensions name", clauses("EXT/Prim")),
    function("the parameters of a FuncStructInfo", clauses("RLX-D26", "RLX-D54")),
    function("a Let of a dimension", clauses("RLX-D18")),
    function("variables by identity",
             clauses("Relax/Scope/p2", "Relax/Scope/p2:b", "Relax/Scope/p2:c")),
    function("capture of variables by local functions",
             clauses("Relax/Dims/3", "Relax/Values/b3:e")),
    function("dataflow variables leave with their block",
             clauses("Relax/Scope/4:b", "Relax/Scope/4:c")),
    function("variables leave with their SeqExpr", clauses("Relax/Scope/3:b")),
    function("a function is in scope in itself", clauses("Relax/Scope/2:b")),
};
static_assert(std::size(kBindings) > static_cast<std::size_t>(Site::kLet));

}  // namespace

std::span<const Implementation> bindings() { return kBindings; }

std::string_view name(Site site) { return kBindings[static_cast<std::size_t>(site)].name; }

void Scope::open(Level level) {
  levels_.push_back({level, {}});
  functions_ += level == Level::kFunction ? 1 : 0;
}

void Scope::close() {
  for (const Node* variable : levels_.back().variables) --bound_[variable].open;
  functions_ -= levels_.back().level == Level::kFunction ? 1 : 0;
  levels_.pop_back();
}

void Scope::bind(const Variable* variable, Span at, Site site) {
  bind(variable, at, site, variable->is_dataflow);
}

void Scope::bind(const spec::Variable* shape_variable, Span at, Site site) {
  bind(shape_variable, at, site, false);
}

void Scope::bind(const Node* variable, Span at, Site site, bool in_block) {
  auto level = levels_.rbegin();
  while (!in_block && level->level == Level::kDataflowBlock) ++level;
  level->variables.push_back(variable);
  Bound& bound = bound_.try_emplace(variable, Bound{at, site, 0, 0}).first->second;
  bound.site = site;
  bound.function = functions_;
  ++bound.open;
}

const Bound* Scope::find(const Node* variable) const {
  const auto found = bound_.find(variable);
  return found == bound_.end() ? nullptr : &found->second;
}

bool Scope::contains(const Node* variable) const {
  const Bound* bound = find(variable);
  return bound && bound->open > 0;
}

}  // namespace tenor::spec::relax
