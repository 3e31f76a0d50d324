// SPDX-License-Identifier: Apache-2.0
#include "solver/family/sums.h"

#include <algorithm>

namespace tenor::solver {

using semantics::FamilyNode;
using semantics::FamilyOp;
using semantics::FamilyValue;
using spec::ExprKind;

namespace {

constexpr std::size_t kMostDepth = 24;

// Beside ordinals a point has what both sums are for, `c`, and which summand it is: of BEFORE `i`,
// of AFTER `d` and how many sums it is in.
bool is_for(const Name& name) { return name[0] == 'c'; }
bool is_of_before(const Name& name) { return name[0] == 'i'; }
bool is_of_after(const Name& name) { return name[0] == 'd'; }
bool is_element(const Name& name) { return name[0] == 'q'; }

/// The zero, or one of two.
bool is_constant_zero(const FamilyNode& node, bool may_be_negative) {
  using semantics::Concrete;
  if (node.op != FamilyOp::kConstant || node.known.indeterminate) return false;
  if (!node.type.is_floating() && !node.type.is_integer()) return false;
  const auto is = [&](double zero) {
    return Concrete::identical(node.known, Concrete::floating(node.type, zero));
  };
  if (node.type.is_integer()) return node.known.bits == 0;
  return is(0.0) || (may_be_negative && is(-0.0));
}

/// Without other names than ordinals, sizes and these.
isl::set only(const isl::set& points, const std::function<bool(const Name&)>& kept) {
  return Regions::without(points, [&](const Name& name) {
    const bool is_own = is_for(name) || is_of_before(name) || is_of_after(name);
    return is_own && !kept(name);
  });
}

}  // namespace

isl::set Sums::without_ordinals(const isl::set& points) const {
  return Regions::without(points, [&](const Name& name) {
    const auto s = Points::symbol(name);
    return s && !points_.is_size(*s);
  });
}

/// The writer takes the reader's place.
isl::set Sums::as_reader(const isl::set& points) const {
  return Regions::renamed(without_ordinals(points), LastWriters::moved).coalesce();
}

/// Each ordinal under one more name.
isl::set Sums::with_copies(const isl::set& points, const std::string& prefix) const {
  Constraints copies;
  for (const Name& name : Regions::names(points)) {
    const auto s = Points::symbol(name);
    if (s && !points_.is_size(*s))
      copies.zero.push_back(difference(Linear::of(name), Linear::of(prefix + name.substr(1))));
  }
  return points.intersect(regions_.where(copies));
}

bool Sums::is_sum(std::size_t store) { return writers_.added_by(store).has_value(); }

bool Sums::holds(std::size_t before, std::size_t after, const isl::set& where) try {
  const isl::set of_both = with_copies(where, "c");
  const LastWriters::Additions b = writers_.added_until(before, of_both);
  zeros_ = regions_.nowhere();
  isl::set begun = regions_.nowhere();
  for (const auto& each : b.begun) {
    if (!is_constant_zero(run_.at(run_.accesses()[each.by].value), false)) return false;
    begun = begun.unite(only(without_ordinals(each.where), is_for));
  }
  const isl::set all = only(without_ordinals(of_both), is_for);
  Summands one, other;
  for (const auto& each : b.added)
    one.push_back({*writers_.added_by(each.by), with_copies(as_reader(each.where), "i")});
  begun = Regions::without(begun, LastWriters::is_of_writer);
  return all.is_subset(begun) && take_store(after, of_both, 0, other) && all.is_subset(zeros_) &&
         are_one_to_one(one, other);
} catch (const NotExact&) {
  return false;
}

bool Sums::take_store(std::size_t store, const isl::set& where, std::size_t depth, Summands& all) {
  if (regions_.is_empty(where)) return true;
  if (depth > kMostDepth || all.size() > kMostSummands) return false;
  if (!is_sum(store)) return take_value(run_.accesses()[store].value, where, depth + 1, all);
  const LastWriters::Additions found = writers_.added_until(store, where);
  isl::set begun = regions_.nowhere();
  const std::string own = "d" + std::to_string(depth) + "_";
  for (const auto& each : found.begun) {
    const isl::set there = with_copies(as_reader(each.where), own);
    begun = begun.unite(Regions::without(each.where, LastWriters::is_of_writer));
    if (!take_store(each.by, there, depth + 1, all)) return false;
  }
  for (const auto& each : found.added)
    if (!take_value(*writers_.added_by(each.by), with_copies(as_reader(each.where), own), depth + 1,
                    all))
      return false;
  return where.is_subset(begun);
}

bool Sums::take_value(FamilyValue v, const isl::set& where, std::size_t depth, Summands& all) {
  if (regions_.is_empty(where)) return true;
  if (depth > kMostDepth || all.size() > kMostSummands) return false;
  const FamilyNode node = run_.at(v);
  if (is_constant_zero(node, true)) {
    if (is_constant_zero(node, false))
      zeros_ = zeros_.unite(only(without_ordinals(where), is_for)).coalesce();
    return true;
  }
  if (node.op == FamilyOp::kLoad && !writers_.is_chosen_by_data(node.detail)) {
    const LastWriters::Origins& from = writers_.of_load(node.detail);
    if (regions_.is_empty(where.intersect(from.unwritten)))
      return std::ranges::all_of(from.written, [&](const auto& each) {
        return take_store(each.by, as_reader(where.intersect(each.where)), depth + 1, all);
      });
  }
  all.push_back({v, where});
  return true;
}

/// Which elements of arguments it is made of, from the first operand to the last.
auto Sums::elements(FamilyValue v, const isl::set& where, std::size_t depth)
    -> std::optional<std::vector<Elements>> {
  if (regions_.is_empty(where)) return std::vector<Elements>();
  const FamilyNode node = run_.at(v);
  std::vector<Elements> all;
  if (depth > kMostDepth) return {};
  const auto add_alternative = [&](FamilyValue of, const isl::set& there) {
    const auto more = elements(of, there, depth + 1);
    if (!more || (!all.empty() && !more->empty() && all.size() != more->size())) return false;
    for (std::size_t k = 0; k < more->size(); ++k) {
      if (k == all.size()) {
        all.push_back((*more)[k]);
        continue;
      }
      if (all[k].parameter != (*more)[k].parameter) return false;
      all[k].where = all[k].where.unite((*more)[k].where).coalesce();
    }
    return true;
  };
  if (node.op == FamilyOp::kLoad) {
    if (writers_.is_chosen_by_data(node.detail)) return {};
    const LastWriters::Origins& from = writers_.of_load(node.detail);
    for (const auto& each : from.written)
      if (!add_alternative(run_.accesses()[each.by].value, as_reader(where.intersect(each.where))))
        return {};
    const isl::set rest = where.intersect(from.unwritten);
    if (regions_.is_empty(rest)) return all;
    const auto& given = run_.store(run_.accesses()[node.detail].storage).given;
    if (!given || !all.empty()) return {};
    const isl::set element = Regions::renamed(writers_.access(node.detail), [](const Name& name) {
      return LastWriters::is_place(name) ? "q" + name.substr(1) : name;
    });
    return std::vector<Elements>{{*given, without_ordinals(rest.intersect(element)).coalesce()}};
  }
  if (node.op == FamilyOp::kSelect || node.op == FamilyOp::kMerged) {
    const std::size_t first = node.args.size() - 2;
    if (!add_alternative(node.args[first], where.intersect(points_.of(node.detail))) ||
        !add_alternative(node.args[first + 1],
                         where.intersect(points_.of(run_.formulas().negation(node.detail)))))
      return {};
    return all;
  }
  for (const FamilyValue arg : node.args) {
    const auto more = elements(arg, where, depth + 1);
    if (!more) return {};
    all.insert(all.end(), more->begin(), more->end());
  }
  return all;
}

bool Sums::is_zero(FamilyValue v, const isl::set& where, std::size_t depth) {
  if (regions_.is_empty(where)) return true;
  if (depth > kMostDepth) return false;
  const FamilyNode node = run_.at(v);
  if (is_constant_zero(node, true)) return true;
  if (node.op == FamilyOp::kLoad && !writers_.is_chosen_by_data(node.detail)) {
    const LastWriters::Origins& from = writers_.of_load(node.detail);
    return regions_.is_empty(where.intersect(from.unwritten)) &&
           std::ranges::all_of(from.written, [&](const auto& each) {
             return is_zero(run_.accesses()[each.by].value, as_reader(where.intersect(each.where)),
                            depth + 1);
           });
  }
  if (node.op == FamilyOp::kSelect || node.op == FamilyOp::kMerged) {
    const std::size_t first = node.args.size() - 2;
    return is_zero(node.args[first], where.intersect(points_.of(node.detail)), depth + 1) &&
           is_zero(node.args[first + 1],
                   where.intersect(points_.of(run_.formulas().negation(node.detail))), depth + 1);
  }
  return node.op == FamilyOp::kBinary && static_cast<ExprKind>(node.detail) == ExprKind::kMul &&
         is_zero(node.args[0], where, depth + 1) && is_zero(node.args[1], where, depth + 1);
}

/// Which is which: those of the same elements. That they are the same is asked then.
std::optional<isl::set> Sums::matched(const Summand& b, const Summand& a) {
  const auto one = elements(b.value, b.where, 0), other = elements(a.value, a.where, 0);
  if (!one || !other) return {};
  if (one->empty() || one->size() != other->size()) return regions_.nowhere();
  isl::set pairs = without_ordinals(b.where).intersect(without_ordinals(a.where));
  for (std::size_t k = 0; k < one->size(); ++k) {
    if ((*one)[k].parameter != (*other)[k].parameter) return regions_.nowhere();
    pairs =
        pairs.intersect(Regions::without((*one)[k].where.intersect((*other)[k].where), is_element));
  }
  pairs = pairs.coalesce();
  const isl::set ordinals = Regions::without(
      pairs.intersect(b.where).intersect(a.where),
      [](const Name& name) { return is_for(name) || is_of_before(name) || is_of_after(name); });
  if (!equality_.holds({b.value, 0}, {a.value, 0}, ordinals)) return {};
  return pairs;
}

/// Is there one partner at most, whose names are those?
bool Sums::matches_once(const isl::set& points,
                        const std::function<bool(const Name&)>& moved) const {
  isl::set apart = regions_.nowhere();
  for (const Name& name : Regions::names(points))
    if (moved(name)) apart = apart.unite(regions_.apart(Linear::of(name), Linear::of("o" + name)));
  const isl::set again =
      Regions::renamed(points, [&](const Name& name) { return moved(name) ? "o" + name : name; });
  return regions_.is_empty(points.intersect(again).intersect(apart));
}

bool Sums::are_one_to_one(const Summands& b, const Summands& a) {
  std::vector<isl::set> left;
  for (const Summand& each : b) left.push_back(without_ordinals(each.where));
  for (const Summand& each : a) {
    isl::set alone = without_ordinals(each.where);
    for (std::size_t k = 0; k < b.size(); ++k) {
      const auto pairs = matched(b[k], each);
      if (!pairs || !matches_once(*pairs, is_of_after) || !matches_once(*pairs, is_of_before))
        return false;
      const isl::set one = Regions::without(*pairs, is_of_after);
      const isl::set other = Regions::without(*pairs, is_of_before);
      if (!one.is_subset(left[k]) || !other.is_subset(alone)) return false;
      left[k] = left[k].subtract(one).coalesce();
      alone = alone.subtract(other).coalesce();
    }
    if (!is_zero(each.value, each.where.intersect(alone), 0)) return false;
  }
  return std::ranges::all_of(left, [&](const isl::set& rest) { return regions_.is_empty(rest); });
}

}  // namespace tenor::solver
