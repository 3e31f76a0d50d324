// SPDX-License-Identifier: Apache-2.0
#include "solver/family/declared_regions.h"

#include <algorithm>
#include <utility>

#include "spec/ir/tir/children.h"
#include "spec/ir/tir/prim_func.h"

namespace tenor::solver {

using semantics::FamilyAccess;
using semantics::FamilyBlock;
using semantics::FamilyRegion;
using semantics::FamilyRun;
using semantics::FamilySymbol;
using semantics::FormulaId;
using semantics::SymbolId;
using spec::Polynomial;
using spec::tir::Block;

namespace {

void add_blocks(const spec::tir::Stmt* s, std::set<const Block*>& to) {
  if (!s) return;
  if (const auto* block = spec::tir::as<Block>(s)) to.insert(block);
  spec::tir::for_each_substatement(s, [&](const spec::tir::Stmt* child) { add_blocks(child, to); });
}

/// low <= p < end
FormulaId lies_between(FamilyRun& run, const Polynomial& p, const Polynomial& low,
                       const Polynomial& end) {
  auto& formulas = run.formulas();
  const auto above = Polynomial::add(p, low, -1), room = Polynomial::add(end, p, -1);
  const auto below = room ? Polynomial::add(*room, Polynomial::constant(1), -1) : std::nullopt;
  if (!above || !below) return semantics::kNever;
  return formulas.conjunction(formulas.at_least_zero(*above), formulas.at_least_zero(*below));
}

}  // namespace

std::set<const Block*> blocks_in_question(const semantics::ClaimsOfBlocks& claims,
                                          const spec::tir::PrimFunc& f) {
  std::set<const Block*> all;
  add_blocks(f.body, all);
  std::erase_if(all, [&](const Block* b) { return !claims.of(b).may_go_beyond(); });
  return all;
}

DeclaredRegions::DeclaredRegions(FamilyRun& run, const semantics::FamilyInvocation& invocation,
                                 const spec::tir::PrimFunc& f,
                                 const semantics::ClaimsOfBlocks& claims, Presburger& presburger)
    : run_(run),
      blocks_(invocation.blocks),
      f_(f),
      claims_(claims),
      presburger_(presburger),
      accesses_(run.accesses().size()),
      symbols_(static_cast<SymbolId>(run.symbols())) {
  for (const FamilyBlock& b : blocks_)
    for (const auto* regions : {&b.reads, &b.writes})
      for (const FamilyRegion& region : *regions)
        if (region.store && region.dimensions) append_elements(region);
  places_.emplace(run_);
}

/// Is its buffer a packed view of all of the memory? Then an access, which lies in the memory, has
/// an outermost index that the buffer has, if it has one of each inner dimension.
bool DeclaredRegions::is_of_whole_memory(const FamilyRegion& region) const {
  const spec::Buffer* b = region.declared->buffer;
  const auto& store = run_.store(*region.store);
  const spec::Node* first = store.given ? f_.buffers[*store.given] : store.origin;
  return b == first && b->strides.empty() && region.offset.is_zero();
}

/// As a store of any of them: one symbol stands for the index of each dimension.
void DeclaredRegions::append_elements(const FamilyRegion& region) {
  auto& formulas = run_.formulas();
  std::optional<Polynomial> place = region.offset;
  FormulaId bounds = semantics::kAlways;
  bool is_bounded = is_of_whole_memory(region);
  for (const FamilyRegion::Dimension& d : *region.dimensions) {
    Polynomial index = d.low;
    const auto in_buffer = [&] {
      return std::exchange(is_bounded, false) ? semantics::kAlways
                                              : lies_between(run_, index, d.first, d.end);
    };
    if (d.extent.value() != 1) {
      const SymbolId s = run_.symbol({FamilySymbol::Kind::kOrdinal,
                                      std::string(region.declared->buffer->name),
                                      semantics::kAlways,
                                      nullptr,
                                      {},
                                      {}});
      index = Polynomial::atom(s);
      const auto end = Polynomial::add(d.low, d.extent, 1);
      if (!end) return;
      run_.symbol(s).holds =
          formulas.conjunction(lies_between(run_, index, d.low, *end), in_buffer());
    } else {
      bounds = formulas.conjunction(bounds, in_buffer());
    }
    const auto part = Polynomial::multiply(index, d.stride);
    place = place && part ? Polynomial::add(*place, *part, 1) : std::nullopt;
  }
  if (!place) return;
  FamilyAccess elements;
  elements.storage = *region.store;
  elements.write = true;
  elements.place = *place, elements.path = bounds;
  const auto of_same = std::ranges::find(run_.accesses(), *region.store, &FamilyAccess::storage);
  if (of_same != run_.accesses().end()) elements.own = of_same->own;
  elements_[&region] = run_.accesses().size();
  run_.accesses().push_back(std::move(elements));
}

/// A block's instance ends before the block is entered again.
std::size_t DeclaredRegions::end_of(std::size_t k) const {
  for (std::size_t next = k + 1; next < blocks_.size(); ++next)
    if (blocks_[next].block == blocks_[k].block) return blocks_[next].accesses;
  return accesses_;
}

/// Memory that is allocated within the block is its own.
bool DeclaredRegions::counts(const FamilyBlock& b, std::size_t access) const {
  const FamilyAccess& a = run_.accesses()[access];
  const semantics::BlockClaims& claims = claims_.of(b.block);
  return (a.write ? claims.says_writes : claims.says_reads) && a.storage < b.stores &&
         claims_.stands_in(a.node, b.block);
}

auto DeclaredRegions::question(const FamilyBlock& b, std::size_t access) -> Question {
  const FamilyAccess a = run_.accesses()[access];
  auto& formulas = run_.formulas();
  Question q;
  for (SymbolId s = 0; s < symbols_; ++s) q.kept.insert(s);
  FormulaId all = a.path;
  for (const auto& condition : run_.conditions())
    all = formulas.conjunction(all, condition.formula);
  add_regions(b, access, a.write, q);
  if (!a.write) add_own_writes(b, access, q);
  // What is not a copy means the same on both sides, whether the access speaks of it or not.
  std::set<SymbolId> symbols;
  for (const FormulaId each : q.within) formulas.add_symbols(each, symbols);
  for (const SymbolId s : symbols)
    if (q.kept.contains(s)) all = formulas.conjunction(all, run_.symbol(s).holds);
  q.all = run_.with_symbols(all);
  return q;
}

std::optional<FormulaId> DeclaredRegions::have_same_parts(std::size_t a, std::size_t b) const {
  if (!places_->of(a) || !places_->of(b)) return {};
  auto& formulas = run_.formulas();
  FormulaId all = semantics::kAlways;
  for (std::size_t k = 0; k < places_->of(a)->size(); ++k) {
    const auto apart = Polynomial::add((*places_->of(a))[k], (*places_->of(b))[k], -1);
    if (!apart) return {};
    all = formulas.conjunction(all, formulas.is_zero(*apart));
  }
  return all;
}

/// Where the access is of one of the elements. Their places say so, where these are the same but
/// for a sum: `i * m + j` and `i * m + k`; else their parts do.
std::optional<FormulaId> DeclaredRegions::within(std::size_t access, std::size_t elements,
                                                 const std::set<SymbolId>& kept) const {
  auto& formulas = run_.formulas();
  const FamilyAccess &one = run_.accesses()[access], &all = run_.accesses()[elements];
  const auto apart = Polynomial::add(one.place, all.place, -1);
  for (const auto same : {apart ? std::optional(formulas.is_zero(*apart)) : std::nullopt,
                          have_same_parts(access, elements)}) {
    if (!same) continue;
    const FormulaId found = run_.with_symbols(formulas.conjunction(*same, all.path));
    if (is_linear_beyond(run_, found, kept)) return found;
  }
  return {};
}

void DeclaredRegions::add_regions(const FamilyBlock& b, std::size_t access, bool writes,
                                  Question& to) {
  const std::uint32_t store = run_.accesses()[access].storage;
  for (const FamilyRegion& region : writes ? b.writes : b.reads) {
    if (region.store != store) continue;
    const bool is_unbound = claims_.of(b.block).unbound.contains(region.declared);
    to.claims_nothing = to.claims_nothing || is_unbound || !region.is_claim;
    const auto elements = elements_.find(&region);
    const auto found =
        elements == elements_.end() ? std::nullopt : within(access, elements->second, to.kept);
    if (found)
      to.within.push_back(*found);
    else
      to.is_known = false;
  }
}

/// What the instance itself has written; and of what the block declares to write, what an instance
/// before it has, unless another block writes there between them.
void DeclaredRegions::add_own_writes(const FamilyBlock& b, std::size_t access, Question& to) {
  const std::uint32_t store = run_.accesses()[access].storage;
  const std::set<SymbolId> loops(b.loops.begin(), b.loops.end());
  std::vector<FormulaId> before;
  bool others_write = false;
  for (std::size_t i = 0; i < accesses_; ++i) {
    const FamilyAccess w = run_.accesses()[i];
    if (!w.write || w.storage != store) continue;
    if (!claims_.stands_in(w.node, b.block)) {
      others_write = others_write ||
                     std::ranges::any_of(w.loops, [&](SymbolId s) { return loops.contains(s); });
      continue;
    }
    const auto own = written_before(run_, *places_, i, access, loops);
    if (own && is_linear_beyond(run_, *own, to.kept)) to.within.push_back(*own);
    const auto earlier = written_before(run_, *places_, i, access);
    if (earlier && is_linear_beyond(run_, *earlier, to.kept)) before.push_back(*earlier);
  }
  if (others_write) return;
  Question declared;
  declared.kept = to.kept;
  add_regions(b, access, true, declared);
  for (const FormulaId region : declared.within)
    for (const FormulaId earlier : before)
      to.within.push_back(run_.formulas().conjunction(region, earlier));
}

}  // namespace tenor::solver
