// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/tuple_sets.h"

#include <algorithm>
#include <deque>
#include <map>
#include <set>
#include <unordered_map>
#include <vector>

#include "solver/validate/reduction_side.h"
#include "solver/validate/tuple_side.h"

namespace tenor::solver {

namespace {

/// Tuples that one look into a value opens, and how deep they may be nested in it.
constexpr std::size_t kMostTuples = std::size_t{1} << 20, kDeepest = 4096;

/// Tuples after that a combiner makes, by the operands of BEFORE that are in them.
struct Choices {
  TupleCombiner by;
  std::map<Tuple, std::uint64_t> prints;
  std::unordered_map<std::uint64_t, std::vector<Tuple>> made;
};

class ChoiceNaming {
 public:
  ChoiceNaming(TermBank& bank, TermInvocation& before, TermInvocation& after)
      : bank_(bank),
        normal_(bank, TermLaws::kIeee),
        before_(bank, normal_, names_, before),
        after_(bank, normal_, names_, after) {}

  std::optional<NamedReductions> name_all() {
    for (const TupleChain& chain : after_.chains())
      if (chain.any_order() && chain.is_read_early) return {};
    std::map<std::size_t, std::vector<const TupleChain*>> by_depth;
    for (const TupleChain& chain : before_.chains())
      if (!chain.is_read_early) by_depth[chain.depth].push_back(&chain);
    for (const auto& [depth, chains] : by_depth) {
      if (!look()) return {};
      for (const TupleChain* chain : chains) name(*chain);
    }
    if (after_.leaves_open()) return {};
    before_.finish(), after_.finish();
    return std::move(result_);
  }

 private:
  /// At what has names by now. Threads after have to choose each tuple once: else it may be two.
  bool look() {
    before_.update(), after_.update();
    terms_after_.clear(), are_open_.clear(), chosen_.clear(), results_after_.clear();
    leaves_.clear(), begins_.clear(), choices_.clear(), given_.clear();
    for (const TermId t : after_.terms()) {
      const TermId plain = after_.plain(t);
      terms_after_[plain].push_back(t);
      if (after_.is_open(t)) are_open_.insert(plain);
    }
    for (const TupleChain& chain : before_.chains()) {
      leaves_.insert(chain.operands.begin() + 1, chain.operands.end());
      begins_.insert(chain.operands[0]);
    }
    for (const TupleChain& chain : after_.chains()) {
      results_after_[after_.plain(chain.last().made)] = &chain;
      const bool has_name = after_.is_named(chain.last().made[0]);
      if (!chain.any_order() || has_name) continue;
      for (const TupleStep* step : chain.steps)
        if (!chosen_.emplace(after_.plain(step->made), &chain).second) return false;
    }
    return true;
  }

  void name(const TupleChain& chain) {
    const std::vector<TermId>& last = chain.last().made;
    const auto is_constant = [&](TermId t) { return bank_.is_constant(t); };
    if (!chain.by || std::ranges::any_of(last, is_constant)) return;
    const auto made = tuple_after(chain);
    if (!made) return;
    std::vector<TermId>& given = given_[*made];
    const bool is_first = given.empty();
    if (is_first)
      for (const TermId t : *made) {
        given.push_back(TermReductions::name(bank_, bank_.type(t)));
        name_after(t, given.back());
      }
    for (std::size_t k = 0; k < given.size(); ++k) before_.name(last[k], given[k]);
    result_.blocks.insert(std::string(chain.last().point.name));
    const auto set = results_after_.find(*made);
    result_.are_equal = result_.are_equal && is_first && set != results_after_.end() &&
                        set->second->operands == chain.operands;
  }

  /// What threads choose, and what comes to the same in the order of the program, may be two.
  void name_after(TermId plain, TermId name) {
    const bool is_open = are_open_.contains(plain);
    for (const TermId t : terms_after_[plain])
      if (!after_.is_named(t) && (!is_open || after_.is_open(t))) after_.name(t, name);
  }

  /// A tuple after that is in the set: the same one best.
  std::optional<Tuple> tuple_after(const TupleChain& chain) {
    const Tuple same = before_.plain(chain.last().made);
    const auto is_after = [&](TermId t) { return terms_after_.contains(t); };
    if (std::ranges::all_of(same, is_after) && is_inside(chain, same)) return same;
    std::uint64_t print = 0;
    for (const Tuple& operand : chain.operands) print += print_of_leaf(operand);
    for (const Tuple& made : choices_of(*chain.by).made[print])
      if (is_inside(chain, made)) return made;
    return {};
  }

  Choices& choices_of(const TupleCombiner& by) {
    for (Choices& known : choices_)
      if (known.by.is_same(by)) return known;
    Choices& choices = choices_.emplace_back(Choices{by, {}, {}});
    const auto add = [&](const std::optional<TupleNames::Pair>& both) {
      if (!both) return;
      const std::uint64_t print_of_both =
          print(choices, both->old, 0) + print(choices, both->operand, 0);
      choices.made[print_of_both].push_back(by.of_both(both->old, both->operand));
    };
    for (const auto& [result, chain] : results_after_) add(by.parts(result));
    for (const auto& [t, terms] : terms_after_) add(by.parts(t));
    return choices;
  }

  /// The same for all orders and bracketings of the same tuples, beginnings left out.
  std::uint64_t print(Choices& choices, const Tuple& t, std::size_t depth) {
    if (leaves_.contains(t) || begins_.contains(t)) return print_of_leaf(t);
    if (const auto known = choices.prints.find(t); known != choices.prints.end())
      return known->second;
    const auto both = depth < kDeepest ? choices.by.parts(t) : std::nullopt;
    const std::uint64_t made =
        both ? print(choices, both->old, depth + 1) + print(choices, both->operand, depth + 1)
             : print_of_leaf(t);
    return choices.prints[t] = made;
  }
  std::uint64_t print_of_leaf(const Tuple& t) const {
    if (begins_.contains(t)) return 0;
    std::uint64_t print = 1;
    for (const TermId value : t) print = mixed(print + value);
    return print;
  }
  /// Can `t` be taken apart, by the combiner, into exactly the operands, and beside them only what
  /// the set begins with? What threads after choose on the way, they choose by that combiner, and
  /// nothing that they choose is a part of an operand.
  bool is_inside(const TupleChain& chain, const Tuple& t) const {
    std::map<Tuple, std::size_t> left;
    for (const Tuple& operand : chain.operands) ++left[operand];
    const Tuple& first = chain.operands[0];
    std::vector<Tuple> open{t};
    for (std::size_t seen = 0; !open.empty(); ++seen) {
      const Tuple next = std::move(open.back());
      open.pop_back();
      const bool is_fixed =
          seen > 0 && std::ranges::none_of(next, [&](TermId v) { return are_open_.contains(v); });
      const auto known = is_fixed ? left.find(next) : left.end();
      const bool is_left = known != left.end() && known->second > 0;
      if (is_left) --known->second;
      if (is_left || (is_fixed && next == first)) continue;
      const auto set = chosen_.find(next);
      const bool is_by_other =
          set != chosen_.end() && !(set->second->by && chain.by->is_same(*set->second->by));
      const auto both = chain.by->parts(next);
      if (!both || is_by_other || seen > kMostTuples) return false;
      open.insert(open.end(), {both->old, both->operand});
    }
    return std::ranges::all_of(left, [](const auto& each) { return each.second == 0; });
  }

  TermBank& bank_;
  TermNormalizer normal_;
  TupleNames names_;
  TupleSide before_, after_;
  // Of what is looked at.
  std::set<Tuple> leaves_, begins_;                    ///< of all sets before
  std::map<TermId, std::vector<TermId>> terms_after_;  ///< by their plain form
  std::set<TermId> are_open_;                          ///< plain forms of what threads after choose
  std::map<Tuple, const TupleChain*> results_after_, chosen_;  ///< chosen_: by threads
  std::deque<Choices> choices_;
  std::map<Tuple, std::vector<TermId>> given_;  ///< names, by the tuples after
  NamedReductions result_;
};

}  // namespace

std::optional<NamedReductions> name_choices(TermBank& bank, TermInvocation& before,
                                            TermInvocation& after) {
  if (before.tuples.empty() && after.tuples.empty()) return NamedReductions{};
  return ChoiceNaming(bank, before, after).name_all();
}

}  // namespace tenor::solver
