// SPDX-License-Identifier: Apache-2.0
// What blocks reduce in any order is one of a set of values (TIR-D81). Two sets are the same where
// the same summands come in the same order, and where a run chooses once from either: each result
// of the one side is one of the other, and is complete where it is read. A sum in another order, or
// of partial sums, is in the set.
#include <algorithm>

#include "solver/family/sums.h"

namespace tenor::solver {

using semantics::FamilyAccess;
using semantics::FamilyReduction;
using semantics::FamilyValue;
using semantics::SymbolId;

namespace {

bool is_among(const std::vector<SymbolId>& all, SymbolId s) {
  return std::ranges::find(all, s) != all.end();
}

}  // namespace

const FamilyReduction* Equality::reduction_of(FamilyValue update) const {
  const auto found = updates_.find(update.id);
  return found == updates_.end() ? nullptr : run_.accesses()[found->second].reduction;
}

bool Equality::are_one_set(FamilyValue b, FamilyValue a, const isl::set& where) {
  const FamilyReduction *before = reduction_of(b), *after = reduction_of(a);
  if (before) in_order_.insert(before);
  if (resummed_.contains(before)) return fail("what a block of BEFORE reduces, in two orders");
  const bool is_by_threads =
      (before && !before->threads.empty()) || (after && !after->threads.empty());
  if (!is_by_threads) return true;
  if (!before || !after || before->combiner != after->combiner)
    return fail("what threads reduce in any order, and what is in one order");
  if (!are_paired(*before, *after)) return false;
  const std::size_t one = updates_.at(b.id), other = updates_.at(a.id);
  if (is_read_meanwhile(one) || is_read_meanwhile(other))
    return fail("what a block reduces is read before it is complete");
  blocks_.insert(before->name);
  return are_made_once(one, other, where) || fail("what one side reduces more than once");
}

/// What is stored in arguments is compared by the stores to them (compare.cpp).
bool Equality::are_one_sum(FamilyValue b, FamilyValue a, const isl::set& where) {
  const FamilyReduction *before = reduction_of(b), *after = reduction_of(a);
  if (loads_ == 0 || !before || !after) return false;
  const std::size_t one = updates_.at(b.id), other = updates_.at(a.id);
  Sums sums(run_, points_, regions_, writers_, *this);
  const auto have_same_summands = [&] {
    return sums.is_sum(one) && sums.is_sum(other) && sums.holds(one, other, where);
  };
  // Integers have one sum in all orders.
  if (run_.at(b).type.is_integer()) return have_same_summands() && use(Law::kIntegers);
  if (!has_sets_ || in_order_.contains(before) || !are_paired(*before, *after) ||
      is_read_meanwhile(one) || is_read_meanwhile(other) || !have_same_summands() ||
      !are_made_once(one, other, where))
    return false;
  blocks_.insert(before->name);
  resummed_.insert(before);
  return true;
}

/// Is no other block compared with one of them?
bool Equality::are_paired(const FamilyReduction& b, const FamilyReduction& a) {
  for (const auto& [blocks, points] : sets_)
    if ((blocks.first == &b) != (blocks.second == &a))
      return fail("what several blocks of one side reduce, and one of the other");
  return true;
}

isl::set Equality::iterations_of(std::size_t access) const {
  return Regions::without(writers_.access(access), LastWriters::is_place);
}

/// Each update has one partner, in all goals so far.
bool Equality::are_made_once(std::size_t before, std::size_t after, const isl::set& where) {
  const FamilyAccess b = run_.accesses()[before], a = run_.accesses()[after];
  const auto is_in = [](const FamilyAccess& access, const Name& name) {
    const auto s = Points::symbol(name);
    return s && is_among(access.loops, *s);
  };
  // A goal may have been made larger than the iterations that there are.
  const isl::set made = where.intersect(iterations_of(before)).intersect(iterations_of(after));
  const isl::set pairs = Regions::without(made, [&](const Name& name) {
    const auto s = Points::symbol(name);
    return s && !points_.is_size(*s) && !is_in(b, name) && !is_in(a, name);
  });
  const auto [found, is_new] = sets_.try_emplace({b.reduction, a.reduction}, pairs);
  if (!is_new) found->second = found->second.unite(pairs).coalesce();
  const auto has_one_partner = [&](const FamilyAccess& partner) {
    isl::set apart = regions_.nowhere();
    for (const SymbolId s : partner.loops)
      apart = apart.unite(
          regions_.apart(Linear::of(Points::name(s)), Linear::of("o" + Points::name(s))));
    const isl::set other = Regions::renamed(
        found->second, [&](const Name& name) { return is_in(partner, name) ? "o" + name : name; });
    return regions_.is_empty(found->second.intersect(other).intersect(apart));
  };
  return has_one_partner(a) && has_one_partner(b);
}

/// Is it read outside of the block, in an iteration of a loop that may count its reduction? Threads
/// that reduce do not read it before they are done.
bool Equality::is_read_meanwhile(std::size_t update) const {
  const FamilyAccess& own = run_.accesses()[update];
  const auto is_counted = [&](SymbolId s) {
    if (own.reduction->is_over(run_.symbol(s).tag) || is_among(own.own, s) ||
        is_among(run_.store(own.storage).made_under, s))
      return false;
    std::set<SymbolId> of_place;
    for (const auto& [monomial, coefficient] : own.place.terms())
      for (const SymbolId each : monomial) points_.add_ordinals(each, of_place);
    return !of_place.contains(s);
  };
  return std::ranges::any_of(run_.accesses(), [&](const FamilyAccess& read) {
    return !read.write && read.storage == own.storage && read.reduction != own.reduction &&
           std::ranges::any_of(
               own.loops, [&](SymbolId s) { return is_among(read.loops, s) && is_counted(s); });
  });
}

}  // namespace tenor::solver
