// SPDX-License-Identifier: Apache-2.0
#include "semantics/analysis/order/open_elements.h"

#include <algorithm>
#include <map>
#include <set>
#include <span>

namespace tenor::semantics {
namespace {

using Value = ConcreteValue;
using Watched = Machine<WatchedConcrete>;

/// Where an access begins, in cells, and how many it is. Memory by serial: numbers are given again.
struct Key {
  std::uint64_t memory, first, size;
  auto operator<=>(const Key&) const = default;
};

Key key_of(const Watched& m, const spec::Buffer* b, std::int64_t element) {
  const std::uint64_t size = m.memory().cells_of(b->dtype);
  return {m.allocation(b).serial, static_cast<std::uint64_t>(element) * size, size};
}

class Watch : public Observer<WatchedConcrete> {
 public:
  explicit Watch(const Setup& setup) : machine_(setup.in_steps(Granularity::kStmt)) {
    machine_.observe(this);
  }
  bool slice() {
    for (int i = 0; i < 1 << 14; ++i)
      if (!machine_.step()) return false;
    return true;
  }

 protected:
  void committed(const RuleInfo&, const spec::Node*) override {}
  void bound(const spec::Node*, const Value*) override {}
  void resumed(std::uint64_t) override {}

  Run<WatchedConcrete> machine_;
};

/// Finds what two iterations write.
class FindContended : public Watch {
 public:
  using Watch::Watch;
  std::set<Key> found;

 private:
  void accessed(const spec::Node* node, Index element, const Value*, std::uint32_t,
                bool write) override {
    const auto* b = static_cast<const spec::Buffer*>(node);
    const Allocation<WatchedConcrete>& a = machine_.allocation(b);
    if (!write || a.born >= machine_.levels().size()) return;
    const Key key = key_of(machine_, b, element);
    const Reduction* by = machine_.layout().reductions().of(machine_.redex());
    if (by && !by->any_order) by = nullptr;
    const LoopsOf kind = machine_.threads().may_overwrite();
    for (std::uint64_t at = key.first; at < key.first + key.size; ++at)
      if (a.footprint.written_by_other(machine_.levels(), a.born, at, kind, by)) found.insert(key);
  }
};

/// A write that may be the last.
struct Write {
  std::vector<Value> lanes;
  std::string bindings;
};

/// The writes to one element that no other is ordered after, by the iterations that made them:
/// those of one loop by ordinal, and below each those of the loops within.
class LastWrites {
 public:
  void add(std::span<const ParallelLevel> levels, bool phases, Write write) {
    if (levels.empty()) {
      within_.clear();
      own_ = std::move(write);
      return;
    }
    const ParallelLevel& level = levels.front();
    const std::uint32_t entry = phases || level.explicitly ? level.phase : level.epoch;
    // What came before the loop, or in an earlier entry of one, is ordered before; so is an earlier
    // iteration where they have an order.
    if (entry_ != entry) within_.clear();
    if (level.in_order)
      std::erase_if(within_, [&](const auto& each) { return each.first != level.iteration; });
    own_.reset();
    entry_ = entry;
    within_[level.iteration].add(levels.subspan(1), phases, std::move(write));
  }
  template <class Visit>
  void for_each(Visit&& visit) const {
    if (own_) visit(*own_);
    for (const auto& [ordinal, writes] : within_) writes.for_each(visit);
  }

 private:
  std::optional<Write> own_;
  std::uint32_t entry_ = 0;
  std::map<std::uint32_t, LastWrites> within_;
};

/// Keeps the writes to those elements that may be the last.
class FollowWrites : public Watch {
 public:
  FollowWrites(const Setup& setup, const std::set<Key>& contended) : Watch(setup) {
    for (const Key& key : contended) elements_[key];
    for (auto at = contended.begin(); at != contended.end(); ++at)
      if (const auto next = std::next(at); next != contended.end())
        mixed_ |= next->memory == at->memory && next->first < at->first + at->size;
  }
  struct Element {
    LastWrites writes;
    std::optional<bool> open{};  ///< have they different values? Empty: not looked yet
  };
  const std::map<Key, Element>& elements() const { return elements_; }
  bool is_mixed() const { return mixed_; }
  bool is_read() const { return read_; }

 private:
  void accessed(const spec::Node* node, Index element, const Value* lanes, std::uint32_t count,
                bool write) override {
    const auto* b = static_cast<const spec::Buffer*>(node);
    const auto found = elements_.find(key_of(machine_, b, element));
    if (found == elements_.end()) return;
    auto& [writes, open] = found->second;
    if (!write && !open) open = is_open(writes);
    if (!write) return void(read_ = read_ || *open);
    open.reset();
    const bool phases = is_ordered(machine_.allocation(b).scope);
    writes.add(machine_.levels(), phases, {{lanes, lanes + count}, machine_.loop_bindings()});
  }
  static bool is_open(const LastWrites& writes) {
    const Write* first = nullptr;
    bool open = false;
    writes.for_each([&](const Write& w) {
      if (!first) first = &w;
      open = open || !std::equal(w.lanes.begin(), w.lanes.end(), first->lanes.begin(),
                                 WatchedConcrete::identical);
    });
    return open;
  }

  std::map<Key, Element> elements_;
  bool read_ = false, mixed_ = false;
};

std::vector<LastWrite> values_of(const LastWrites& writes, std::size_t lane) {
  std::vector<LastWrite> last;
  std::set<std::string> known;
  writes.for_each([&](const Write& w) {
    const Value& v = w.lanes[lane];
    const std::string text = v.indeterminate ? "undef" : Concrete::show(v);
    if (known.insert(text).second) last.push_back({text, w.bindings});
  });
  return last;
}

/// The open elements of argument number `i`, whose memory has that serial.
void collect(const Plan& plan, std::size_t i, std::uint64_t memory, const FollowWrites& follow,
             bool bytes, OpenElements& open) {
  const PlannedArgument& a = plan.arguments[i];
  const std::uint64_t size = bytes ? element_bytes(a.dtype) : 1;
  const std::vector<std::int64_t> shape = scalar_shape(a.dtype, a.shape);
  const auto begin = follow.elements().lower_bound({memory, 0, 0});
  const auto end = follow.elements().lower_bound({memory + 1, 0, 0});
  auto left = static_cast<std::size_t>(std::distance(begin, end));
  std::size_t scalar = 0;
  for_each_position(a.shape, a.layout, [&](std::uint64_t position) {
    const auto found = follow.elements().find({memory, position * size, size});
    if (found != follow.elements().end()) --left;
    for (std::size_t lane = 0; lane < a.dtype.lanes; ++lane, ++scalar) {
      if (found == follow.elements().end()) continue;
      auto last = values_of(found->second.writes, lane);
      if (last.size() > 1) open.elements.push_back({i, index_of(shape, scalar), std::move(last)});
    }
  });
  if (left > 0) open.sets = OpenSets::kMixed;
}

}  // namespace

std::optional<OpenElements> open_elements(
    const Setup& setup, const std::function<bool(const std::function<bool()>&)>& drive) {
  FindContended find(setup);
  if (!drive([&] { return find.slice(); })) return {};
  FollowWrites follow(setup, find.found);
  if (!drive([&] { return follow.slice(); })) return {};
  OpenElements open{{}, follow.is_read() ? OpenSets::kReadOn : OpenSets::kExact};
  std::uint64_t memory = 0;
  for (std::size_t i = 0; i < setup.plan.arguments.size(); ++i) {
    const PlannedArgument& a = setup.plan.arguments[i];
    // Arguments were allocated first, in order.
    if (!a.is_tensor || a.memory_of != i) continue;
    collect(setup.plan, i, ++memory, follow, setup.profile == Profile::kLowered, open);
  }
  if (follow.is_mixed()) open.sets = OpenSets::kMixed;
  if (open.sets == OpenSets::kMixed) open.elements.clear();
  return open;
}

}  // namespace tenor::semantics
