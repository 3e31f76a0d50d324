// SPDX-License-Identifier: Apache-2.0
#include "semantics/schedule/open_elements.h"

#include <algorithm>
#include <map>
#include <set>

namespace tenor::semantics {
namespace {

using Value = ConcreteValue;
using Watched = Machine<WatchedConcrete>;

/// Where an access begins, in cells, and how many it is.
struct Key {
  std::uint64_t memory, first, size;
  auto operator<=>(const Key&) const = default;
};

Key key_of(const Watched& m, const spec::Buffer* b, std::int64_t element) {
  const std::uint64_t size = m.memory().is_bytes() ? element_bytes(b->dtype) : 1;
  return {static_cast<std::uint64_t>(m.view(b)[0]), static_cast<std::uint64_t>(element) * size,
          size};
}

class Watch : public Observer<WatchedConcrete> {
 public:
  explicit Watch(const RunSetup& setup)
      : machine_(setup.program, setup.module, Granularity::kStmt, setup.limits, setup.profile,
                 setup.readings) {
    start(machine_, setup.function, place(machine_, setup.plan));
    machine_.observe(this);
  }
  bool slice() {
    for (int i = 0; i < 1 << 14; ++i)
      if (!machine_.step()) return false;
    return true;
  }

 protected:
  void committed(const RuleInfo&, const spec::Node*) override {}
  void bound(const spec::Variable*, const Value*) override {}
  void resumed(std::uint64_t) override {}

  Watched machine_;
};

/// Finds what two iterations write.
class FindContended : public Watch {
 public:
  using Watch::Watch;
  std::set<Key> found;

 private:
  void accessed(const spec::Buffer* b, Index element, const Value*, std::uint32_t,
                bool write) override {
    const Allocation<WatchedConcrete>& a = machine_.allocation(b);
    if (!write || a.born >= machine_.levels().size()) return;
    const Key key = key_of(machine_, b, element);
    for (std::uint64_t at = key.first; at < key.first + key.size; ++at)
      if (a.footprint.written_by_other(machine_.levels(), a.born, at)) found.insert(key);
  }
};

/// Keeps the writes to those elements that may be the last.
class FollowWrites : public Watch {
 public:
  struct Write {
    std::vector<ParallelLevel> levels;
    std::vector<Value> lanes;
    std::string bindings;
  };

  FollowWrites(const RunSetup& setup, const std::set<Key>& contended) : Watch(setup) {
    for (const Key& key : contended) writes_[key];
    for (auto at = contended.begin(); at != contended.end(); ++at)
      if (const auto next = std::next(at); next != contended.end())
        exact_ &= next->memory != at->memory || next->first >= at->first + at->size;
  }
  const std::map<Key, std::vector<Write>>& writes() const { return writes_; }
  bool exact() const { return exact_; }

 private:
  /// Does nothing say which of two writes comes first? Of shared memory, threads that met do.
  static bool concurrent(const std::vector<ParallelLevel>& a, const std::vector<ParallelLevel>& b,
                         bool phases) {
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
      const bool same = phases ? a[i].phase == b[i].phase : a[i].epoch == b[i].epoch;
      if (!same) return false;
      if (a[i].iteration != b[i].iteration) return !a[i].in_order;
    }
    return false;
  }
  void accessed(const spec::Buffer* b, Index element, const Value* lanes, std::uint32_t count,
                bool write) override {
    const auto found = writes_.find(key_of(machine_, b, element));
    if (found == writes_.end()) return;
    auto& last = found->second;
    if (!write) return void(exact_ &= !is_open(last));
    const bool phases = machine_.allocation(b).scope == MemoryScope::kShared;
    std::erase_if(last, [&](const Write& earlier) {
      return !concurrent(earlier.levels, machine_.levels(), phases);
    });
    last.push_back({machine_.levels(), {lanes, lanes + count}, machine_.loop_bindings()});
  }
  static bool is_open(const std::vector<Write>& last) {
    return std::any_of(last.begin(), last.end(), [&](const Write& w) {
      return !std::equal(w.lanes.begin(), w.lanes.end(), last.front().lanes.begin(),
                         WatchedConcrete::identical);
    });
  }

  std::map<Key, std::vector<Write>> writes_;
  bool exact_ = true;
};

std::vector<LastWrite> values_of(const std::vector<FollowWrites::Write>& writes, std::size_t lane) {
  std::vector<LastWrite> last;
  for (const FollowWrites::Write& w : writes) {
    const Value& v = w.lanes[lane];
    const std::string text = v.indeterminate ? "undef" : Concrete::show(v);
    const auto same = [&](const LastWrite& known) { return known.value == text; };
    if (std::none_of(last.begin(), last.end(), same)) last.push_back({text, w.bindings});
  }
  return last;
}

/// The open elements of argument number `i`, whose memory has that number.
void collect(const Plan& plan, std::size_t i, std::uint64_t memory, const FollowWrites& follow,
             bool bytes, std::vector<OpenElement>& open) {
  const PlannedArgument& a = plan.arguments[i];
  const std::uint64_t size = bytes ? element_bytes(a.dtype) : 1;
  const std::vector<std::int64_t> shape = scalar_shape({a.dtype, a.shape, {}});
  std::size_t scalar = 0;
  for_each_position(a.shape, a.layout, [&](std::uint64_t position) {
    const auto found = follow.writes().find({memory, position * size, size});
    for (std::size_t lane = 0; lane < a.dtype.lanes; ++lane, ++scalar) {
      if (found == follow.writes().end()) continue;
      auto last = values_of(found->second, lane);
      if (last.size() > 1) open.push_back({i, index_of(shape, scalar), std::move(last)});
    }
  });
}

}  // namespace

std::optional<OpenElements> open_elements(
    const RunSetup& setup, const std::function<bool(const std::function<bool()>&)>& drive) {
  FindContended find(setup);
  if (!drive([&] { return find.slice(); })) return {};
  FollowWrites follow(setup, find.found);
  if (!drive([&] { return follow.slice(); })) return {};
  OpenElements open{{}, follow.exact()};
  std::uint64_t memory = 0;
  for (std::size_t i = 0; i < setup.plan.arguments.size(); ++i) {
    const PlannedArgument& a = setup.plan.arguments[i];
    // Arguments were allocated first, in order.
    if (!a.is_tensor || a.memory_of != i) continue;
    collect(setup.plan, i, ++memory, follow, setup.profile == Profile::kLowered, open.elements);
  }
  return open;
}

}  // namespace tenor::semantics
