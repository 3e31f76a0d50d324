// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/same_program.h"

#include <algorithm>

#include "spec/ir/equal.h"
#include "spec/ir/tir/normal.h"

namespace tenor::solver {

using namespace spec;
using namespace spec::tir;
using semantics::Subject;

bool is_same(const Subject& before, const Subject& after, Hints dropped) {
  if (before.reachable.size() != after.reachable.size() ||
      before.reachable[0]->name != after.reachable[0]->name)
    return false;
  Program scratch;
  return std::ranges::all_of(before.reachable, [&](const Function* f) {
    const auto partner = std::ranges::find(after.reachable, f->name, &Function::name);
    if (partner == after.reachable.end()) return false;
    const PrimFunc *b = f->prim_func, *a = (*partner)->prim_func;
    return b && a &&
           equal(*normal_form(scratch, *b, dropped), *normal_form(scratch, *a, dropped),
                 {.normal_form = true, .without_buffer_hints = dropped.has(Hint::kBuffer)});
  });
}

bool is_same_graph(const Subject& before, const Subject& after) {
  const spec::relax::Function *b = before.selected.function->relax_func,
                              *a = after.selected.function->relax_func;
  return b && a && equal(*b, *a, {.normal_form = true});
}

bool calls_same(const Subject& before, const Subject& after) {
  if (before.reachable.size() != after.reachable.size()) return false;
  Program scratch;
  const auto is_partner = [&](const Function* f, const Function* g) {
    if (f->prim_func && g->prim_func)
      return equal(*normal_form(scratch, *f->prim_func), *normal_form(scratch, *g->prim_func),
                   {.normal_form = true});
    return f->relax_func && g->relax_func &&
           equal(*f->relax_func, *g->relax_func, {.normal_form = true});
  };
  return std::all_of(before.reachable.begin() + 1, before.reachable.end(), [&](const Function* f) {
    const auto partner = std::ranges::find(after.reachable, f->name, &Function::name);
    return partner != after.reachable.end() && is_partner(f, *partner);
  });
}

std::optional<std::vector<Hint>> differing_hints(const Subject& before, const Subject& after) {
  Hints dropped = Hints::all();
  if (!is_same(before, after, dropped)) return {};
  std::vector<Hint> needed;
  for (const Hint hint : kHints)
    if (is_same(before, after, dropped.without(hint)))
      dropped = dropped.without(hint);
    else
      needed.push_back(hint);
  return needed;
}

}  // namespace tenor::solver
