// SPDX-License-Identifier: Apache-2.0
// Threads of a block in the one run for all sizes: where all of them are, where they meet, and
// whose memory is. Ledger TIR-D73; docs/family.md
#include <algorithm>

#include "semantics/domain/family/run.h"
#include "spec/ir/tir/stmt.h"

namespace tenor::semantics {

namespace {

constexpr const char* kBeginAgain = "threads that begin again, and meet only where they say so";

bool is_of_threads(FamilyAxis axis) {
  return axis == FamilyAxis::kThreads || axis == FamilyAxis::kVirtual;
}

bool is_in_order(const FamilySymbol& ordinal) {
  using spec::tir::ForKind;
  const auto* loop =
      spec::tir::as<spec::tir::For>(static_cast<const spec::tir::Stmt*>(ordinal.loop));
  return loop && (loop->for_kind == ForKind::kSerial || loop->for_kind == ForKind::kUnrolled);
}

}  // namespace

bool FamilyRun::in_threads() const {
  return std::ranges::any_of(clock_, [&](const FamilyTick& tick) {
    return tick.ordinal && is_of_threads(symbols_[*tick.ordinal].axis);
  });
}

std::optional<SymbolId> FamilyRun::ordinal_over(std::string_view tag) const {
  for (const SymbolId s : loops())
    if (symbols_[s].axis != FamilyAxis::kNone && symbols_[s].tag == tag) return s;
  return {};
}

/// Is it the same for all threads that run? A thread that has not begun says which there are.
bool FamilyRun::is_for_all_threads(FormulaId premise) const {
  const std::vector<SymbolId> around = loops();
  if (!in_threads()) return true;
  if (formulas_.has_data(premise)) return false;
  std::set<SymbolId> seen, left;
  formulas_.add_symbols(premise, left);
  while (!left.empty()) {
    const SymbolId s = *left.begin();
    left.erase(left.begin());
    if (!seen.insert(s).second) continue;
    const FamilySymbol& symbol = symbols_[s];
    const bool is_thread =
        is_of_threads(symbol.axis) && std::ranges::find(around, s) != around.end();
    if (is_thread || symbol.kind == FamilySymbol::Kind::kDatum) return false;
    if (symbol.kind != FamilySymbol::Kind::kDefined) continue;
    if (formulas_.has_data(symbol.holds)) return false;
    formulas_.add_symbols(symbol.holds, left);
  }
  return true;
}

/// Iterations without order do not meet, and nothing is said of where threads do that run them.
void FamilyRun::enter_region(SymbolId ordinal) {
  const FamilySymbol& symbol = symbols_[ordinal];
  const bool is_thread = is_of_threads(symbol.axis), were_threads = in_threads();
  if (were_threads && symbol.axis == FamilyAxis::kBlocks) give_up("blocks within threads");
  if (is_thread && is_explicit_) begin_threads();
  if (is_thread && !were_threads) are_apart_ = false;
  if (!is_thread && were_threads && !is_in_order(symbol)) are_apart_ = true;
  stretches_.push_back({regions_++, 0, {}});
  if (!is_thread) stretches_.back().ordinal = ordinal;
}

void FamilyRun::meet(const spec::Node* before) {
  if (are_apart_) return;
  FamilyStretch& here = stretches_.back();
  ++here.met;
  if (here.ordinal && symbols_[*here.ordinal].loop == before) turns_.insert(here.region);
}

/// Threads do not meet where a loop over them ends: one nest of such loops is all that is known.
void FamilyRun::begin_threads() {
  std::size_t threads = 0;
  for (const SymbolId s : loops()) {
    const FamilyAxis axis = symbols_[s].axis;
    threads += is_of_threads(axis);
    if (!is_of_threads(axis) && axis != FamilyAxis::kBlocks) return give_up(kBeginAgain);
  }
  if (thread_loops_++ != threads) give_up(kBeginAgain);
}

void FamilyRun::meet_at_barrier() {
  if (!in_threads()) return;
  if (are_apart_) return give_up("a barrier that not all threads may come to");
  FamilyStretch& here = stretches_.back();
  barriers_[here.region] = ++here.met;
}
std::uint32_t FamilyRun::barriers_in(std::uint32_t region) const {
  const auto found = barriers_.find(region);
  return found == barriers_.end() ? 0 : found->second;
}

void FamilyRun::give_scope(std::uint32_t number, FamilyScope scope,
                           std::span<const std::string_view> by) {
  FamilyStore& made = stores_[number];
  made.scope = scope, made.reducers.assign(by.begin(), by.end());
  if (scope != FamilyScope::kBlock) return;
  if (are_apart_ && in_threads()) give_up("shared memory that not all threads allocate");
  std::erase_if(made.made_under, [&](SymbolId s) { return is_of_threads(symbols_[s].axis); });
}

/// A statement around a loop over blocks or threads would be of all of them.
std::vector<SymbolId> FamilyRun::copies_of(std::uint32_t number) {
  FamilyStore& store = stores_[number];
  std::vector<SymbolId> own;
  if (store.scope == FamilyScope::kGlobal) return own;
  bool may_begin_again = false;
  for (const SymbolId s : loops()) {
    const FamilyAxis axis = symbols_[s].axis;
    const bool is_around = std::ranges::find(store.made_under, s) != store.made_under.end();
    may_begin_again = may_begin_again || (axis == FamilyAxis::kNone && !is_around);
    // What a later kernel begins with is what the blocks of this one agree on.
    if (axis == FamilyAxis::kBlocks && !is_around && may_begin_again)
      give_up("memory of blocks that is kept from one kernel to the next");
    const bool reduces = std::ranges::find(store.reducers, symbols_[s].tag) != store.reducers.end();
    const bool has_copies =
        axis == FamilyAxis::kBlocks ||
        (axis == FamilyAxis::kThreads && store.scope == FamilyScope::kThread && !reduces);
    if (has_copies && !is_around) own.push_back(s);
  }
  std::ranges::sort(own, {}, [&](SymbolId s) { return symbols_[s].tag; });
  if (!store.own) store.own = own;
  const bool are_alike = std::ranges::equal(own, *store.own, [&](SymbolId a, SymbolId b) {
    return symbols_[a].tag == symbols_[b].tag &&
           (a == b || symbols_[a].axis == FamilyAxis::kThreads);
  });
  if (!are_alike) give_up("memory of threads that is used around them, or by several kernels");
  return own;
}

/// No order of threads between two points at which they meet matters where no two of them meet in
/// memory: so all of them come to each position together.
FamilyTime FamilyRun::time_in_step() const {
  FamilyTime time = clock_;
  for (FamilyTick& tick : time)
    if (tick.ordinal && !tick.in_turn && is_of_threads(symbols_[*tick.ordinal].axis))
      tick.ordinal.reset();
  for (const SymbolId s : loops())
    if (is_of_threads(symbols_[s].axis)) time.push_back({0, s});
  return time;
}

bool FamilyReduction::is_over(std::string_view tag) const {
  return std::ranges::find(threads, tag) != threads.end();
}

void FamilyRun::begin_updates(FamilyReduction by) {
  const auto known = std::ranges::find(reductions_, by.block, &FamilyReduction::block);
  reduction_ = known == reductions_.end() ? &reductions_.emplace_back(std::move(by)) : &*known;
  updates_from_ = log_.size(), depth_of_updates_ = clock_.size();
  for (const SymbolId s : loops())
    if (reduction_->is_over(symbols_[s].tag)) {
      clock_.back().ordinal = s, clock_.back().in_turn = true;
      clock_.emplace_back();
    }
}

void FamilyRun::end_updates() {
  reduction_ = nullptr;
  if (clock_.size() == depth_of_updates_) return;
  clock_.resize(depth_of_updates_);
  clock_.back() = {clock_.back().position + 1, {}};
}

/// An update reads what it stores to before, the init of a reduction does not.
bool FamilyRun::is_begun(const FamilyAccess& access) const {
  return std::none_of(log_.begin() + static_cast<std::ptrdiff_t>(updates_from_), log_.end(),
                      [&](const FamilyAccess& other) {
                        return !other.write && other.storage == access.storage &&
                               other.place.terms() == access.place.terms();
                      });
}

}  // namespace tenor::semantics
