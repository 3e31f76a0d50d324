// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/decided_pairs.h"

#include <fmt/format.h>

#include <algorithm>

#include "solver/validate/validation.h"
#include "spec/ir/children.h"
#include "spec/ir/hash.h"
#include "spec/ir/normal.h"

namespace tenor::solver {

using namespace spec;
using semantics::Subject;

namespace {

constexpr EqualOptions kNormal{.normal_form = true};

void add_names(const PrimExpr* e, std::vector<std::string>& names) {
  for_each_occurrence(e, [&](const Variable* v) { names.emplace_back(v->name_hint); });
}

/// What inputs, bounds and drawn data are named by.
std::vector<std::string> names_of(const PrimFunc& f) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < f.params.size(); ++i) {
    names.emplace_back(f.params[i]->name_hint);
    const Buffer* b = f.buffers[i];
    if (!b) continue;
    names.emplace_back(b->name);
    for (const PrimExpr* e : b->shape) add_names(e, names);
    for (const PrimExpr* e : b->strides) add_names(e, names);
    add_names(b->elem_offset, names);
  }
  return names;
}

}  // namespace

DecidedPairs::Side DecidedPairs::side_of(const Subject& subject) {
  Side side{{}, names_of(*subject.function())};
  std::vector<const Function*> called(subject.reachable.begin() + 1, subject.reachable.end());
  std::ranges::sort(called, {}, &Function::name);
  called.insert(called.begin(), subject.reachable.front());
  for (const Function* f : called)
    if (f->prim_func) side.functions.push_back(normal_form(scratch_, *f->prim_func));
  auto* nameless = scratch_.make<PrimFunc>(Span{}, *side.functions.front());
  nameless->name = {};
  side.functions.front() = nameless;
  return side;
}

bool DecidedPairs::are_same(const Side& a, const Side& b) {
  return a.names == b.names &&
         std::ranges::equal(a.functions, b.functions, [](const PrimFunc* f, const PrimFunc* g) {
           return equal(*f, *g, kNormal);
         });
}

Judgement DecidedPairs::judged(const Pair& pair, std::size_t earlier,
                               const ValidateOptions& options, const Prover& prover,
                               const std::function<void(std::string_view)>& progress) {
  Side before = side_of(*pair.before), after = side_of(*pair.after);
  const std::uint64_t key =
      hash(*before.functions.front(), kNormal) * 31 + hash(*after.functions.front(), kNormal);
  const auto [first, last] = decided_.equal_range(key);
  for (auto at = first; at != last; ++at) {
    const Decided& known = at->second;
    if (!are_same(known.before, before) || !are_same(known.after, after)) continue;
    Judgement again = known.judgement;
    again.stages.clear();
    again.as = Judgement::Earlier{known.number, known.function};
    again.why += fmt::format(", as in pair {}, {}", known.number, known.function);
    return again;
  }
  Judgement made = validate(pair, options, prover, progress);
  if (made.verdict == Verdict::kEquivalent || made.verdict == Verdict::kRefines)
    decided_.emplace(
        key, Decided{std::move(before), std::move(after), earlier + 1, pair.before->path, made});
  return made;
}

}  // namespace tenor::solver
