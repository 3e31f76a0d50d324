// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/same_program.h"

#include <fmt/ranges.h>

#include <algorithm>

#include "solver/validate/relax/flow_stage.h"
#include "spec/ir/equal.h"
#include "spec/ir/tir/normal.h"

namespace tenor::solver {

using namespace spec;
using namespace spec::tir;
using semantics::Subject;

namespace {

bool is_same(const PrimFunc& before, const PrimFunc& after, Hints dropped) {
  Program scratch;
  return equal(*normal_form(scratch, before, dropped), *normal_form(scratch, after, dropped),
               {.normal_form = true, .without_buffer_hints = dropped.has(Hint::kBuffer)});
}

}  // namespace

bool is_same(const Subject& before, const Subject& after, Hints dropped) {
  if (before.reachable.size() != after.reachable.size() ||
      before.reachable[0]->name != after.reachable[0]->name)
    return false;
  return std::ranges::all_of(before.reachable, [&](const Function* f) {
    const auto partner = std::ranges::find(after.reachable, f->name, &Function::name);
    if (partner == after.reachable.end()) return false;
    const PrimFunc *b = f->prim_func, *a = (*partner)->prim_func;
    return b && a && is_same(*b, *a, dropped);
  });
}

bool is_same_model(const Subject& before, const Subject& after, Hints dropped) {
  if (before.reachable.size() != after.reachable.size() ||
      !have_same_devices(before.module(), after.module()))
    return false;
  const auto is_partner = [&](const Function* f, const Function* g) {
    return f->prim_func ? g->prim_func && is_same(*f->prim_func, *g->prim_func, dropped)
                        : f->relax_func && g->relax_func &&
                              equal(*f->relax_func, *g->relax_func, {.normal_form = true});
  };
  return is_partner(before.reachable[0], after.reachable[0]) &&
         std::all_of(before.reachable.begin() + 1, before.reachable.end(), [&](const Function* f) {
           const auto partner = std::ranges::find(after.reachable, f->name, &Function::name);
           return partner != after.reachable.end() && is_partner(f, *partner);
         });
}

std::optional<std::vector<Hint>> differing_hints(const Subject& before, const Subject& after) {
  const auto same = [&](Hints dropped) {
    return before.model() ? is_same_model(before, after, dropped) : is_same(before, after, dropped);
  };
  Hints dropped = Hints::all();
  if (!same(dropped)) return {};
  std::vector<Hint> needed;
  for (const Hint hint : kHints)
    if (same(dropped.without(hint)))
      dropped = dropped.without(hint);
    else
      needed.push_back(hint);
  return needed;
}

std::string text_of(const std::vector<Hint>& hints) {
  std::vector<std::string> texts;
  for (const Hint hint : hints)
    texts.push_back(fmt::format("{} ({})", info(hint).words, info(hint).clause));
  return fmt::format("{}", fmt::join(texts, ", "));
}

}  // namespace tenor::solver
