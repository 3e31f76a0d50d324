// SPDX-License-Identifier: Apache-2.0
#include "solver/family/last_writers.h"

#include <fmt/format.h>

#include <algorithm>

#include "solver/presburger/certificate.h"
#include "solver/presburger/factors.h"

namespace tenor::solver {

using semantics::FamilyAccess;
using semantics::FamilyTick;
using semantics::FamilyTime;

std::vector<Name> LastWriters::ordinals_in(const FamilyTime& time) {
  std::vector<Name> names;
  for (const FamilyTick& tick : time)
    if (tick.ordinal) names.push_back(of_writer(*tick.ordinal));
  return names;
}

/// The ordinals of a writer are others than those of the reader, even in the same loops.
isl::set LastWriters::as_writer(const isl::set& access) {
  return Regions::renamed(access, [&](const Name& name) {
    const auto s = Points::symbol(name);
    return s && !points_.is_size(*s) ? of_writer(*s) : name;
  });
}

const isl::set& LastWriters::access(std::size_t number) {
  if (const auto known = accesses_.find(number); known != accesses_.end()) return known->second;
  const FamilyAccess a = run_.accesses()[number];
  const auto& parts = places_.of(number);
  if (!parts) throw NotExact{"the place " + run_.text(a.place)};
  std::vector<Points::Coordinate> coordinates;
  for (std::size_t k = 0; k < parts->size(); ++k)
    coordinates.emplace_back(of_place(k), (*parts)[k]);
  semantics::FormulaId path = a.path;
  if (!a.write && run_.formulas().has_data(path)) {
    path = semantics::kAlways;
    for (const auto part : run_.formulas().parts(a.path))
      if (!run_.formulas().has_data(part)) path = run_.formulas().conjunction(path, part);
  }
  return accesses_.emplace(number, points_.of(path, coordinates)).first->second;
}

bool LastWriters::is_chosen_by_data(std::size_t number) const {
  const FamilyAccess& a = run_.accesses()[number];
  const auto& parts = places_.of(number);
  if (a.write || !parts || !run_.store(a.storage).given || !writes_of(a.storage).empty())
    return false;
  for (const spec::Polynomial& part : *parts)
    for (const auto& [monomial, coefficient] : part.terms())
      for (const semantics::SymbolId s : monomial)
        if (run_.symbol(s).kind == semantics::FamilySymbol::Kind::kDatum) return true;
  return false;
}

void LastWriters::within(const isl::set& sizes) {
  for (std::size_t i = 0; i < run_.accesses().size(); ++i)
    if (!is_chosen_by_data(i)) access(i);
  for (auto& [number, points] : accesses_) points = regions_.plain(Regions::common(points, sizes));
}

std::size_t LastWriters::parts_of(std::uint32_t parameter) const {
  for (std::size_t i = 0; i < run_.accesses().size(); ++i)
    if (run_.store(run_.accesses()[i].storage).given == parameter && places_.of(i))
      return places_.of(i)->size();
  return 0;
}

void LastWriters::add_symbols(std::size_t number, std::set<semantics::SymbolId>& to) const {
  if (!places_.of(number)) return;
  for (const spec::Polynomial& part : *places_.of(number))
    for (const auto& [monomial, coefficient] : part.terms())
      to.insert(monomial.begin(), monomial.end());
}

std::vector<std::size_t> LastWriters::writes_of(std::uint32_t store) const {
  std::vector<std::size_t> writes;
  for (std::size_t i = 0; i < run_.accesses().size(); ++i)
    if (run_.accesses()[i].write && run_.accesses()[i].storage == store) writes.push_back(i);
  return writes;
}

/// Where the one time comes before the other; each ordinal has its name of that side. What comes
/// later is later: each set has more loops in which both are in one iteration.
std::vector<isl::set> LastWriters::all_before(const FamilyTime& one, const FamilyTime& other,
                                              const NameOf& name_of_one,
                                              const NameOf& name_of_other) const {
  std::vector<isl::set> all;
  Constraints so_far;
  for (std::size_t k = 0; k < std::min(one.size(), other.size()); ++k) {
    const FamilyTick &a = one[k], &b = other[k];
    if (a.position < b.position) all.push_back(regions_.where(so_far));
    if (a.position != b.position || a.ordinal != b.ordinal) return all;
    if (!a.ordinal) continue;
    const Linear rest =
        difference(Linear::of(name_of_other(*b.ordinal)), Linear::of(name_of_one(*a.ordinal)));
    Constraints earlier = so_far;
    earlier.at_least_zero.push_back(difference(rest, {{}, 1}));
    all.push_back(regions_.where(earlier));
    so_far.zero.push_back(rest);
  }
  return all;
}

isl::set LastWriters::before(const FamilyTime& one, const FamilyTime& other,
                             const NameOf& name_of_one, const NameOf& name_of_other) const {
  isl::set all = regions_.nowhere();
  for (const isl::set& each : all_before(one, other, name_of_one, name_of_other))
    all = all.unite(each);
  return all;
}

/// Without the points at which another store is made later. The latest one of a point keeps it, so
/// that those which have lost theirs need not be looked at again.
void LastWriters::leave_latest(std::vector<Written>& writes) const {
  for (std::size_t k = 0; k < writes.size();) {
    for (const Written& other : writes)
      if (writes[k].by != other.by) writes[k].where = without_earlier(writes[k], other);
    if (regions_.is_empty(writes[k].where))
      writes.erase(writes.begin() + static_cast<std::ptrdiff_t>(k));
    else
      ++k;
  }
}

/// Memory that is made in an iteration is written in that iteration alone, and the copy of a thread
/// by that thread.
Constraints LastWriters::of_one_copy(const FamilyAccess& write, const FamilyAccess* load) const {
  Constraints all;
  const auto is_one = [&](semantics::SymbolId reader, semantics::SymbolId writer) {
    all.zero.push_back(difference(Linear::of(Points::name(reader)), Linear::of(of_writer(writer))));
  };
  for (const semantics::SymbolId s : run_.store(write.storage).made_under) is_one(s, s);
  for (std::size_t k = 0; load && k < load->own.size(); ++k) is_one(load->own[k], write.own.at(k));
  return all;
}

/// What the writer's coordinates are beside its ordinals is to be said by the place.
void LastWriters::require_decided(const isl::set& points, const std::vector<Name>& ordinals) {
  for (const Name& name : Regions::names(points))
    if (is_of_writer(name) && std::ranges::find(ordinals, name) == ordinals.end() &&
        !is_determined(points, name, is_of_writer))
      throw NotExact{"a quotient that the place does not say"};
}

/// Iterations of the store in which it writes last of all that are in one of the sets. Those of a
/// later set are later.
isl::set LastWriters::latest(const isl::set& all, const std::vector<isl::set>& earlier,
                             const FamilyAccess& write, bool has_places) const {
  const std::vector<Name> ordinals = ordinals_in(write.time);
  isl::set found = regions_.nowhere();
  for (auto each = earlier.rbegin(); each != earlier.rend(); ++each) {
    isl::set points = Regions::common(all, *each);
    if (regions_.is_empty(points)) continue;
    if (!has_places) points = Regions::without(points, is_place);
    require_decided(points, ordinals);
    if (!found.is_empty()) points = without_written(points, {{0, found}});
    found = found.unite(Regions::greatest(points, ordinals));
  }
  return found;
}

auto LastWriters::written_to(std::uint32_t store, const isl::set& reader, const FamilyAccess* load)
    -> std::vector<Written> {
  std::vector<Written> found;
  for (const std::size_t i : writes_of(store)) {
    const FamilyAccess write = run_.accesses()[i];
    const isl::set points = Regions::common(Regions::common(reader, as_writer(access(i))),
                                            regions_.where(of_one_copy(write, load)));
    const auto earlier = load ? all_before(write.time, load->time, of_writer, Points::name)
                              : std::vector{regions_.everywhere()};
    const isl::set where = latest(points, earlier, write, load == nullptr);
    if (!where.is_empty()) found.push_back({i, where});
  }
  leave_latest(found);
  if (Certificate* certificate = regions_.certificate())
    for (const Written& each : found)
      certificate->add_map(fmt::format("who wrote last in memory {}, what {}: access {}", store,
                                       load ? "is read" : "is left at the end", each.by),
                           each.where);
  return found;
}

isl::set LastWriters::without_written(isl::set points, const std::vector<Written>& written) {
  for (const Written& each : written)
    points = points.subtract(Regions::without(each.where, is_of_writer));
  return points.coalesce();
}

auto LastWriters::of_load(std::size_t load) -> const Origins& {
  if (const auto known = loads_.find(load); known != loads_.end()) return known->second;
  const FamilyAccess a = run_.accesses()[load];
  std::vector<Written> written = written_to(a.storage, access(load), &a);
  const isl::set rest = without_written(Regions::without(access(load), is_place), written);
  return loads_.emplace(load, Origins{std::move(written), rest}).first->second;
}

auto LastWriters::at_the_end(std::uint32_t store) -> std::vector<Written> {
  return written_to(store, regions_.everywhere(), nullptr);
}

}  // namespace tenor::solver
