// SPDX-License-Identifier: Apache-2.0
// Which values of a matrix have the same users, and where each value is used last. The values that
// one use may read are in one circular buffer, which one agent fills and one agent empties; where
// the body asks for more, a copy comes between.
#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <set>

#include "fuzz/backend/tenstorrent/emit/program.h"

namespace tenor::fuzz::tenstorrent {
namespace {

/// Of each matrix, the definitions that may have made its value; kNothing: none did.
using Reaching = std::vector<std::set<int>>;
using Live = std::set<int>;
constexpr int kNothing = -1;

bool runs_at_least_once(const Item& loop) {
  const auto* extent = spec::as<spec::IntImm>(loop.loop->extent);
  return extent && extent->value >= 1;
}

class Flow {
 public:
  explicit Flow(TileProgram& program) : program_(program) {}

  /// False where operations were found that nothing uses.
  bool run() {
    number(program_.items);
    groups_.resize(static_cast<std::size_t>(defined_));
    std::iota(groups_.begin(), groups_.end(), 0);
    Reaching state(program_.nears.size(), {kNothing});
    reach(program_.items, state);
    if (program_.refusal) return true;
    Live live;
    use(program_.items, live);
    if (drop_dead(program_.items)) return false;
    make_rings();
    return true;
  }

 private:
  // Definitions are numbered in the order of the text.
  void number(Items& items) {
    for (Item& item : items) {
      for (Held& each : item.held) each.target_ring = defined_++, each.popped.clear();
      if (item.kind == Item::Kind::kOp) {
        Op& op = item.op;
        op.target_ring = op.target >= 0 && !op.in_registers ? defined_++ : -1;
        op.source_rings.assign(op.in_registers ? 2 : op.sources.size(), -1);
        op.is_dead = false;
      }
      number(item.body), number(item.otherwise);
    }
  }

  int group(int definition) {
    while (groups_[static_cast<std::size_t>(definition)] != definition)
      definition = groups_[static_cast<std::size_t>(definition)];
    return definition;
  }
  /// One use reads what any of these made.
  int read(const Reaching& state, int near, const spec::Node* at) {
    const std::set<int>& all = state[static_cast<std::size_t>(near)];
    if (all.contains(kNothing)) {
      program_.refuse(at,
                      fmt::format("this reads {}, and there is a way here on which nothing has "
                                  "written it",
                                  program_.of(near).name),
                      "fill it first");
      return 0;
    }
    const int first = group(*all.begin());
    for (const int each : all) groups_[static_cast<std::size_t>(group(each))] = first;
    return first;
  }

  static Reaching joined(Reaching a, const Reaching& b) {
    for (std::size_t i = 0; i < a.size(); ++i) a[i].insert(b[i].begin(), b[i].end());
    return a;
  }
  static void define(Reaching& state, int near, int definition) {
    state[static_cast<std::size_t>(near)] = {definition};
  }

  void reach(Items& items, Reaching& state) {
    for (Item& item : items) {
      if (program_.refusal) return;
      switch (item.kind) {
        case Item::Kind::kOp: reach(item.op, state); break;
        case Item::Kind::kLet: reach(item.body, state); break;
        case Item::Kind::kIf: reach_if(item, state); break;
        case Item::Kind::kLoop: reach_loop(item, state); break;
      }
    }
  }
  void reach(Op& op, Reaching& state) {
    for (std::size_t i = 0; i < op.source_rings.size(); ++i)
      op.source_rings[i] = read(state, op.sources[i], op.at);
    if (op.target_ring >= 0) define(state, op.target, op.target_ring);
  }
  void reach_if(Item& item, Reaching& state) {
    at_entry_[&item] = state;
    Reaching otherwise = state;
    reach(item.body, state);
    reach(item.otherwise, otherwise);
    state = joined(std::move(state), otherwise);
  }
  void reach_loop(Item& item, Reaching& state) {
    for (Held& each : item.held)
      if (!each.begins_at_zero) each.source_ring = read(state, each.near, item.loop);
    Reaching after = state;
    for (bool is_stable = false; !is_stable && !program_.refusal;) {
      after = state;
      reach(item.body, after);
      Reaching next = joined(state, after);
      is_stable = next == state;
      state = std::move(next);
    }
    at_entry_[&item] = state;
    if (runs_at_least_once(item)) state = std::move(after);
    at_exit_[&item] = state;
    for (const Held& each : item.held) define(state, each.near, each.target_ring);
  }

  // Backwards: what is live after the items becomes what is live before them.
  void use(Items& items, Live& live) {
    for (std::size_t i = items.size(); i-- > 0;) {
      Item& item = items[i];
      switch (item.kind) {
        case Item::Kind::kOp: use(item.op, live); break;
        case Item::Kind::kLet: use(item.body, live); break;
        case Item::Kind::kIf: use_if(item, live); break;
        case Item::Kind::kLoop: use_loop(item, live); break;
      }
    }
  }
  void use(Op& op, Live& live) {
    op.popped.clear();
    op.is_dead = op.target_ring >= 0 && !live.contains(op.target);
    if (op.is_dead) return;
    for (std::size_t i = 0; i < op.source_rings.size(); ++i) {
      const bool is_last = !live.contains(op.sources[i]) || op.sources[i] == op.target;
      const bool is_new = std::ranges::find(op.popped, op.source_rings[i]) == op.popped.end();
      if (is_last && is_new) op.popped.push_back(op.source_rings[i]);
    }
    if (op.target_ring >= 0) live.erase(op.target);
    for (std::size_t i = 0; i < op.source_rings.size(); ++i) live.insert(op.sources[i]);
  }
  void use_if(Item& item, Live& live) {
    Live then = live, otherwise = live;
    use(item.body, then), use(item.otherwise, otherwise);
    live = then;
    live.insert(otherwise.begin(), otherwise.end());
    item.popped_first = ended(live, then, at_entry_[&item]);
    item.popped_otherwise = ended(live, otherwise, at_entry_[&item]);
  }
  void use_loop(Item& item, Live& live) {
    for (const Held& each : item.held) {
      if (!live.contains(each.near))
        program_.refuse(
            item.loop, fmt::format("nothing uses {} after this loop", program_.of(each.near).name));
      live.erase(each.near);
    }
    const Live after = live;
    Live out = after, first;
    for (bool is_stable = false; !is_stable;) {
      first = out;
      use(item.body, first);
      Live next = after;
      next.insert(first.begin(), first.end());
      is_stable = next == out;
      out = std::move(next);
    }
    item.popped_after = ended(out, after, at_exit_[&item]);
    if (runs_at_least_once(item)) {
      check_last_iteration(item, out, first);
      item.popped_first.clear();
      live = first;
    } else {
      item.popped_first = ended(out, first, at_entry_[&item]);
      live = out;
    }
    for (Held& each : item.held) {
      if (each.begins_at_zero) continue;
      each.popped = {each.source_ring};
      live.insert(each.near);
    }
  }
  /// What only the last iteration leaves for later is left by those before it, too.
  void check_last_iteration(const Item& item, const Live& out, const Live& first) {
    for (const int near : out)
      if (!first.contains(near))
        program_.refuse(item.loop,
                        fmt::format("what the last iteration leaves in {} is used after the "
                                    "loop, and what the others leave is not",
                                    program_.of(near).name),
                        "write it after the loop");
  }
  /// The groups of what is live in `from`, and no more in `to`.
  std::vector<int> ended(const Live& from, const Live& to, const Reaching& state) {
    std::vector<int> all;
    for (const int near : from)
      if (!to.contains(near)) all.push_back(group(*state[static_cast<std::size_t>(near)].rbegin()));
    return all;
  }

  bool drop_dead(Items& items) {
    const auto is_dead = [](const Item& item) {
      return item.kind == Item::Kind::kOp && item.op.is_dead;
    };
    bool dropped = std::erase_if(items, is_dead) > 0;
    for (Item& item : items) {
      dropped = drop_dead(item.body) || dropped;
      dropped = drop_dead(item.otherwise) || dropped;
    }
    return dropped;
  }

  void make_rings() {
    program_.rings.clear();
    std::map<int, int> numbers;
    const auto ring_of = [&](int& definition, int near) -> Ring& {
      const int of = group(definition);
      const auto [place, is_new] = numbers.try_emplace(of, static_cast<int>(program_.rings.size()));
      if (is_new) program_.rings.push_back({near, false, false, false, program_.of(near).tiles()});
      definition = place->second;
      return program_.rings[static_cast<std::size_t>(definition)];
    };
    resolve(program_.items, ring_of);
    const auto renumber = [&](std::vector<int>& all) {
      for (int& each : all) each = numbers.at(group(each));
    };
    renumber_pops(program_.items, renumber);
  }
  void resolve(Items& items, const auto& ring_of) {
    for (Item& item : items) {
      for (Held& each : item.held) {
        ring_of(each.target_ring, each.near);
        if (each.source_ring >= 0) ring_of(each.source_ring, each.near);
      }
      if (item.kind == Item::Kind::kOp) resolve(item.op, ring_of);
      resolve(item.body, ring_of), resolve(item.otherwise, ring_of);
    }
  }
  void resolve(Op& op, const auto& ring_of) {
    if (op.target_ring >= 0) {
      Ring& target = ring_of(op.target_ring, op.target);
      target.is_loaded = target.is_loaded || op.kind == OpKind::kLoad;
    }
    for (std::size_t i = 0; i < op.source_rings.size(); ++i) {
      Ring& source = ring_of(op.source_rings[i], op.sources[i]);
      source.is_stored = source.is_stored || op.kind == OpKind::kStore;
      source.is_replaced = source.is_replaced || op.source_rings[i] == op.target_ring;
    }
  }
  static void renumber_pops(Items& items, const auto& renumber) {
    for (Item& item : items) {
      for (Held& each : item.held) renumber(each.popped);
      for (auto* all :
           {&item.op.popped, &item.popped_first, &item.popped_otherwise, &item.popped_after})
        renumber(*all);
      renumber_pops(item.body, renumber), renumber_pops(item.otherwise, renumber);
    }
  }

  TileProgram& program_;
  int defined_ = 0;
  std::vector<int> groups_;
  std::map<const Item*, Reaching> at_entry_, at_exit_;
};

}  // namespace

void find_rings(TileProgram& program) {
  do {
    while (!Flow(program).run() && !program.refusal) {
    }
  } while (!program.refusal && part_agents(program));
}

}  // namespace tenor::fuzz::tenstorrent
