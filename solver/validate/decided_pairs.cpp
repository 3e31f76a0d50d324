// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/decided_pairs.h"

#include <fmt/format.h>

#include <algorithm>

#include "solver/validate/validation.h"
#include "spec/ir/children.h"
#include "spec/ir/hash.h"
#include "spec/ir/tir/normal.h"

namespace tenor::solver {

using namespace spec;
using namespace spec::tir;
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

void DecidedPairs::add(const Pair& pair, std::size_t number) {
  Known known{pair, side_of(*pair.before), side_of(*pair.after), number};
  const std::uint64_t key = hash(*known.before.functions.front(), kNormal) * 31 +
                            hash(*known.after.functions.front(), kNormal);
  known.earliest = earliest(key, known);
  known.judgement = known.promise.get_future();
  if (known.earliest == number) numbers_.emplace(key, number);
  pairs_.emplace(number, std::move(known));
}

std::size_t DecidedPairs::earliest(std::uint64_t key, const Known& pair) const {
  const auto [first, last] = numbers_.equal_range(key);
  for (auto at = first; at != last; ++at) {
    const Known& known = pairs_.at(at->second);
    if (are_same(known.before, pair.before) && are_same(known.after, pair.after)) return at->second;
  }
  return pair.earliest;
}

Judgement DecidedPairs::judgement(std::size_t number, const ValidateOptions& options,
                                  const Prover& prover,
                                  const std::function<void(std::string_view)>& progress) {
  Known& pair = pairs_.at(number);
  if (pair.earliest != number) {
    const Known& earlier = pairs_.at(pair.earliest);
    Judgement again = earlier.judgement.get();
    if (again.verdict == Verdict::kEquivalent || again.verdict == Verdict::kRefines) {
      again.stages.clear();
      again.as = Judgement::Earlier{pair.earliest + 1, earlier.pair.before->path};
      again.why += fmt::format(", as in pair {}, {}", again.as->pair, again.as->function);
      return again;
    }
    return validate(pair.pair, options, prover, progress);
  }
  try {
    pair.promise.set_value(validate(pair.pair, options, prover, progress));
  } catch (...) {
    pair.promise.set_exception(std::current_exception());
  }
  return pair.judgement.get();
}

}  // namespace tenor::solver
