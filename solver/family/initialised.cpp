// SPDX-License-Identifier: Apache-2.0
#include "solver/family/initialised.h"

#include <algorithm>

#include "solver/family/copy.h"

namespace tenor::solver {

using semantics::FamilyAccess;
using semantics::FamilyRun;
using semantics::FamilySymbol;
using semantics::FamilyTick;
using semantics::FormulaId;
using semantics::FormulaOp;
using semantics::SymbolId;
using spec::Polynomial;

bool is_linear_beyond(const FamilyRun& run, FormulaId f, const std::set<SymbolId>& kept) {
  bool all = true;
  std::vector<FormulaId> left{f};
  std::set<FormulaId> seen;
  while (!left.empty()) {
    const FormulaId each = left.back();
    left.pop_back();
    if (!seen.insert(each).second) continue;
    const auto& node = run.formulas().at(each);
    for (const auto& [monomial, coefficient] : node.polynomial.terms())
      all = all && (monomial.size() <= 1 ||
                    std::ranges::all_of(monomial, [&](SymbolId s) { return kept.contains(s); }));
    if (node.op == FormulaOp::kAnd) left.push_back(node.b);
    if (node.op == FormulaOp::kAnd || node.op == FormulaOp::kNot) left.push_back(node.a);
  }
  return all;
}

FormulaId without(FamilyRun& run, FormulaId f, const std::set<std::uint32_t>& data) {
  const auto node = run.formulas().at(f);
  switch (node.op) {
    case FormulaOp::kNot: return run.formulas().negation(without(run, node.a, data));
    case FormulaOp::kAnd:
      return run.formulas().conjunction(without(run, node.a, data), without(run, node.b, data));
    case FormulaOp::kData: return data.contains(node.datum) ? semantics::kNever : f;
    default: return f;
  }
}

std::optional<FormulaId> written_before(FamilyRun& run, const Places& places, std::size_t write,
                                        std::size_t load, std::set<SymbolId> shared) {
  const FamilyAccess w = run.accesses()[write], r = run.accesses()[load];
  if (w.storage != r.storage || !w.write || !places.of(write) || !places.of(load)) return {};
  const auto& around = run.store(w.storage).made_under;
  shared.insert(around.begin(), around.end());
  for (const SymbolId s : w.own)
    if (std::ranges::find(r.own, s) != r.own.end()) shared.insert(s);
  Copy copy(run, shared);
  auto& formulas = run.formulas();
  FormulaId all = copy(w.path);
  for (std::size_t k = 0; k < w.own.size(); ++k)
    if (const auto apart = Polynomial::add(Polynomial::atom(copy.symbol(w.own[k])),
                                           Polynomial::atom(r.own.at(k)), -1))
      all = formulas.conjunction(all, formulas.is_zero(*apart));
  for (std::size_t k = 0; k < places.of(load)->size(); ++k) {
    const auto there = copy((*places.of(write))[k]);
    const auto apart = there ? Polynomial::add(*there, (*places.of(load))[k], -1) : std::nullopt;
    if (!apart) return {};
    all = formulas.conjunction(all, formulas.is_zero(*apart));
  }
  FormulaId before = semantics::kNever, so_far = semantics::kAlways;
  for (std::size_t k = 0; k < std::min(w.time.size(), r.time.size()); ++k) {
    const FamilyTick &a = w.time[k], &b = r.time[k];
    if (a.position != b.position) {
      if (a.position < b.position) before = formulas.disjunction(before, so_far);
      break;
    }
    if (a.ordinal != b.ordinal) break;
    if (!a.ordinal) continue;
    const auto rest = Polynomial::add(Polynomial::atom(*b.ordinal),
                                      Polynomial::atom(copy.symbol(*a.ordinal)), -1);
    const auto less = Polynomial::add(*rest, Polynomial::constant(-1), 1);
    before =
        formulas.disjunction(before, formulas.conjunction(so_far, formulas.at_least_zero(*less)));
    so_far = formulas.conjunction(so_far, formulas.is_zero(*rest));
  }
  all = run.with_symbols(formulas.conjunction(all, before));
  if (copy.met_data() || all == semantics::kNever) return {};
  // What is only bounded from outside would say too much.
  std::set<SymbolId> symbols;
  formulas.add_symbols(all, symbols);
  for (const SymbolId s : symbols)
    if (run.symbol(s).kind == FamilySymbol::Kind::kDatum) return {};
  return all;
}

Initialised::Initialised(FamilyRun& run, Presburger& presburger)
    : run_(run), presburger_(presburger), places_(run) {
  for (std::size_t i = 0; i < run_.accesses().size(); ++i) {
    const FamilyAccess& access = run_.accesses()[i];
    if (access.write) continue;
    std::set<std::uint32_t> own;
    run_.formulas().add_data(run_.at(access.value).undefined, own);
    for (const std::uint32_t datum : own) loads_[datum] = i;
  }
}

auto Initialised::coverage(std::size_t load) -> const Coverage& {
  if (const auto known = coverages_.find(load); known != coverages_.end()) return known->second;
  auto& formulas = run_.formulas();
  // What is not a copy means the same on both sides, whether the load speaks of it or not.
  std::set<SymbolId> kept;
  for (SymbolId s = 0; s < run_.symbols(); ++s) kept.insert(s);
  FormulaId all = run_.accesses()[load].path;
  for (const auto& condition : run_.conditions())
    all = formulas.conjunction(all, condition.formula);
  std::vector<FormulaId> writes;
  std::set<std::uint32_t> lacks;
  std::set<SymbolId> symbols;
  for (std::size_t i = 0; i < run_.accesses().size(); ++i) {
    const auto before = written_before(run_, places_, i, load);
    if (!before || !is_linear_beyond(run_, *before, kept)) continue;
    const FormulaId undefined = run_.at(run_.accesses()[i].value).undefined;
    std::set<std::uint32_t> data;
    formulas.add_data(undefined, data);
    const bool only_loads = std::ranges::all_of(data, [&](auto d) { return is_about_load(d); });
    if (undefined == semantics::kAlways || !only_loads) continue;
    lacks.insert(data.begin(), data.end());
    formulas.add_symbols(*before, symbols);
    writes.push_back(*before);
  }
  for (const SymbolId s : symbols)
    if (kept.contains(s)) all = formulas.conjunction(all, run_.symbol(s).holds);
  Coverage made{run_.with_symbols(all), std::move(writes), std::move(kept), false,
                std::move(lacks)};
  made.is_total = presburger_.is_covered(formulas, made.all, made.writes, made.kept);
  return coverages_[load] = std::move(made);
}

std::optional<Presburger::Point> Initialised::open_point(std::size_t load, std::int64_t below) {
  const Coverage& points = coverage(load);
  return presburger_.uncovered(run_.formulas(), points.all, points.writes, points.kept, below);
}

std::optional<std::size_t> Initialised::first_open(std::set<std::uint32_t> data) {
  std::set<std::size_t> seen;
  while (!data.empty()) {
    const std::uint32_t datum = *data.begin();
    data.erase(data.begin());
    if (!is_about_load(datum)) continue;
    const std::size_t load = loads_.at(datum);
    if (!seen.insert(load).second) continue;
    const Coverage& points = coverage(load);
    if (!points.is_total) return load;
    data.insert(points.lacks.begin(), points.lacks.end());
  }
  return {};
}

std::optional<std::size_t> Initialised::open_load(FormulaId f) {
  std::set<std::uint32_t> data;
  run_.formulas().add_data(f, data);
  return first_open(std::move(data));
}

FormulaId Initialised::settled(FormulaId f) {
  std::set<std::uint32_t> data, never;
  run_.formulas().add_data(f, data);
  for (const std::uint32_t datum : data)
    if (is_about_load(datum) && !first_open({datum})) never.insert(datum);
  return without(run_, f, never);
}

}  // namespace tenor::solver
