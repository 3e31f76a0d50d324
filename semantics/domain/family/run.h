// SPDX-License-Identifier: Apache-2.0
// What a run in the Family domain has beside its machine: the symbols and what holds of each, the
// path, the time, and the list of accesses in place of memory. docs/family.md tells it whole.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "semantics/domain/family/judge.h"
#include "semantics/domain/family/samples.h"
#include "semantics/domain/family/values.h"

namespace tenor::semantics {

/// When something happens: the position in the body of each loop around it, and that loop's
/// ordinal. Threads are in step: their numbers come last, after all positions, but where they take
/// turns.
struct FamilyTick {
  std::uint32_t position = 0;
  std::optional<SymbolId> ordinal{};
  bool in_turn = false;  ///< threads come to it one after the other
};
using FamilyTime = std::vector<FamilyTick>;

/// Where threads are that are all there: a branch, or the body of a loop, and how often they have
/// met in it so far (TIR-D73).
struct FamilyStretch {
  std::uint32_t region = 0, met = 0;
  std::optional<SymbolId> ordinal{};  ///< of that loop
};

/// A block that combines by `combiner`; threads over these axes do so in any order.
struct FamilyReduction {
  const spec::Node* block = nullptr;
  std::string name{};
  spec::ExprKind combiner{};
  std::vector<std::string_view> threads{};
  bool is_over(std::string_view tag) const;
};

struct FamilyAccess {
  std::uint32_t storage = 0;
  bool write = false;
  spec::Polynomial place{};  ///< number of the scalar
  FormulaId path = kAlways;
  FamilyTime time{};
  FamilyValue value{};               ///< that was written; of a read: what it is
  const spec::Node* node = nullptr;  ///< that made it, where that is known
  std::vector<SymbolId> loops{};     ///< around it, outermost first
  /// Of memory that blocks or threads have copies of: whose. All accesses of it have as many, in
  /// one order.
  std::vector<SymbolId> own{};
  bool waits = false;                          ///< do threads meet only where they say so?
  std::vector<FamilyStretch> stretches{};      ///< of a thread: where it is, outermost first
  const FamilyReduction* reduction = nullptr;  ///< in whose block it is made
  bool begins = false;                         ///< a store there of what has not been read before
};

/// For whom there is one copy of memory.
enum class FamilyScope : std::uint8_t { kGlobal, kBlock, kThread };

struct FamilyStore {
  const spec::Node* origin = nullptr;  ///< what allocates it; null of a parameter
  spec::DataType element{};
  std::vector<FamilyIndex> shape{};
  std::vector<SymbolId> made_under{};    ///< ordinals of the loops around it
  std::optional<std::uint32_t> given{};  ///< the parameter whose tensor it is
  bool has_values = true;                ///< of a parameter: did the caller write it?
  FamilyScope scope = FamilyScope::kGlobal;
  std::optional<std::vector<SymbolId>> own{};  ///< of its first access
  std::vector<std::string_view> reducers{};    ///< axes along which threads have no copies
};

class FamilyRun {
 public:
  static constexpr std::size_t kMostAccesses = 4096, kMostValues = 1 << 18, kMostNested = 8;

  /// Becomes the thread's run, until it is destroyed.
  explicit FamilyRun(Judge& judge);
  FamilyRun(const FamilyRun&) = delete;
  FamilyRun& operator=(const FamilyRun&) = delete;
  ~FamilyRun() { current_ = outer_; }
  static FamilyRun& current() { return *current_; }

  Formulas& formulas() { return formulas_; }
  const Formulas& formulas() const { return formulas_; }
  Judge& judge() const { return judge_; }

  // Values, and integers as mathematics has them.
  /// A Bool without a truth depends on data.
  FamilyValue add(FamilyNode node);
  FamilyValue constant(const ConcreteValue& v);
  const FamilyNode& at(FamilyValue v) const { return values_[v.id]; }
  std::size_t values() const { return values_.size(); }
  FamilyIndex index(spec::Polynomial p);
  const spec::Polynomial& at(FamilyIndex i) const { return indices_[i.id]; }
  /// The value as an integer; a symbol of which the datatype alone is known, where it is not one.
  spec::Polynomial number(FamilyValue v);

  // Symbols.
  SymbolId symbol(FamilySymbol s);
  const FamilySymbol& symbol(SymbolId s) const { return symbols_[s]; }
  FamilySymbol& symbol(SymbolId s) { return symbols_[s]; }
  std::size_t symbols() const { return symbols_.size(); }
  /// What a reader calls it, and what it is computed from: loops may share a name.
  struct DefinedAs {
    std::string name, key;
  };
  /// The symbol that is computed so, made once.
  SymbolId defined(const DefinedAs& as, FamilySymbol::Definition is,
                   const std::function<FormulaId(SymbolId)>& holds);
  /// The symbol that is that number, made once.
  SymbolId named(const spec::Polynomial& p);
  /// A product that was computed: of what, in that order.
  struct Factors {
    spec::Polynomial outer, inner;
  };
  void note_product(const spec::Polynomial& product, Factors of);
  std::optional<Factors> factors_of(const spec::Polynomial& product) const;
  std::string text(const spec::Polynomial& p) const;
  /// In parentheses, if it is not one number or symbol.
  std::string factor_text(const spec::Polynomial& p) const;
  /// A number for a truth that data decide, and what it is about.
  FormulaId datum(std::string about);
  const std::string& about(std::uint32_t datum) const { return data_[datum]; }

  // What is known on the path.
  /// Is it decided, with what is assumed?
  std::optional<bool> decided(FormulaId f);
  /// Does it hold on the whole path: for sure?
  bool holds(FormulaId f) { return decided(f) == true; }
  /// Has it no point, for sure?
  bool is_empty(FormulaId f);
  /// Does it follow from what its symbols are, on any path?
  bool always(FormulaId f) { return is_empty(with_symbols(formulas_.negation(f))); }
  bool is_between(const spec::Polynomial& p, std::int64_t low, std::int64_t high);
  /// The formula, with what holds of its symbols and of those in that.
  FormulaId with_symbols(FormulaId f) const;
  /// The premises of the alternatives around, and what was assumed since of these iterations.
  FormulaId path() const;
  struct Mark {
    FormulaId path;
    std::size_t facts, depth, stretches;
    bool are_apart;
    const FamilyReduction* reduction;
  };
  Mark begin(FormulaId premise);
  void end(const Mark& mark);
  void assume(FormulaId f);

  // Conditions on sizes that the run may need, each beside its text. One without a text holds of
  // all arguments that there are.
  struct Condition {
    FormulaId formula;
    std::string text;
  };
  void offer_condition(spec::Polynomial at_least_zero, std::string text);
  /// Those that were needed.
  const std::vector<Condition>& conditions() const { return needed_; }
  /// The texts of those that have one.
  std::vector<std::string> conditions_of_answer() const;
  /// Has the datatype the number, on the whole path? It may need a condition more for that.
  bool fits(const spec::Polynomial& p, spec::ScalarType type);
  /// Is it a size, or computed from sizes alone, as (n + 3) // 4 is?
  bool is_size(SymbolId s) const;
  bool is_of_sizes(const spec::Polynomial& p) const;
  /// The number in the last iteration of loops that it grows with, and the first of others, as far
  /// as these ends are of sizes.
  std::optional<spec::Polynomial> at_last_iteration(spec::Polynomial p) const;

  // Time and memory.
  void enter(SymbolId ordinal);
  std::vector<SymbolId> loops() const;
  std::uint32_t add_store();
  FamilyStore& store(std::uint32_t number) { return stores_[number]; }
  const FamilyStore& store(std::uint32_t number) const { return stores_[number]; }
  std::size_t stores() const { return stores_.size(); }
  /// Where the access stands in the list.
  std::uint32_t append(FamilyAccess access);
  /// Who follows the run: where it is, and what it does when a block begins.
  struct Follower {
    std::function<const spec::Node*()> redex{};
    std::function<void(const spec::Node*)> entered{};
  };
  void follow(Follower by) { follower_ = std::move(by); }
  void entered(const spec::Node* block) const {
    if (follower_.entered) follower_.entered(block);
  }
  const std::vector<FamilyAccess>& accesses() const { return log_; }
  std::vector<FamilyAccess>& accesses() { return log_; }

  // Threads of a block.
  bool in_threads() const;
  /// The ordinal of the loop around over the axis of that tag.
  std::optional<SymbolId> ordinal_over(std::string_view tag) const;
  /// Whose the memory is.
  void give_scope(std::uint32_t store, FamilyScope scope,
                  std::span<const std::string_view> by = {});
  /// A block that reduces begins: threads that may do so in any order take turns, by their numbers.
  void begin_updates(FamilyReduction by);
  void end_updates();
  const FamilyReduction* reduction() const { return reduction_; }
  /// All threads have come to that point, if all are where the run is.
  void meet(const spec::Node* before);
  /// Do threads meet only at barriers, from here on (EXT/Threads/explicit)?
  void meet_explicitly(bool only) { is_explicit_ = only, thread_loops_ = 0; }
  bool is_explicit() const { return is_explicit_; }
  /// They do, at one.
  void meet_at_barrier();
  /// How often they meet at barriers in one iteration of the loop, or in the branch, of that
  /// region.
  std::uint32_t barriers_in(std::uint32_t region) const;
  /// Do threads meet between two iterations of the loop whose body that is?
  bool takes_turns(std::uint32_t region) const { return turns_.contains(region); }

  void give_up(std::string why) {
    if (why_.empty() && !describing_) why_ = std::move(why);
  }
  const std::string& gave_up() const { return why_; }
  void describe(bool on) { describing_ = on; }

 private:
  FormulaId context(FormulaId f) const;
  bool is_for_all_threads(FormulaId premise) const;
  void enter_region(SymbolId ordinal);
  void begin_threads();
  FamilyTime time_in_step() const;
  bool is_begun(const FamilyAccess& access) const;
  std::vector<SymbolId> copies_of(std::uint32_t store);

  static constinit thread_local FamilyRun* current_;
  FamilyRun* outer_;
  Judge& judge_;
  Formulas formulas_;
  std::vector<FamilyNode> values_;
  std::vector<spec::Polynomial> indices_;
  std::vector<FamilySymbol> symbols_;
  std::map<std::string, SymbolId> defined_;
  std::map<std::string, Factors> products_;
  std::map<std::uint32_t, SymbolId> of_values_;
  std::vector<std::string> data_;
  FormulaId path_ = kAlways;
  std::vector<FormulaId> facts_;
  std::map<FormulaId, bool> emptiness_;  ///< of what was asked
  FamilySamples samples_{symbols_, formulas_};
  std::vector<Condition> offers_, needed_;
  FamilyTime clock_{1};
  std::deque<FamilyReduction> reductions_;               ///< at one address: accesses remember them
  const FamilyReduction* reduction_ = nullptr;           ///< whose block runs
  std::size_t updates_from_ = 0, depth_of_updates_ = 0;  ///< in the list, and of the clock
  std::vector<FamilyStore> stores_;
  std::vector<FamilyAccess> log_;
  Follower follower_;
  std::vector<FamilyStretch> stretches_;
  std::set<std::uint32_t> turns_;                    ///< regions
  std::map<std::uint32_t, std::uint32_t> barriers_;  ///< of each region
  bool is_explicit_ = false;
  std::size_t thread_loops_ = 0;  ///< that began, where they meet explicitly
  std::uint32_t regions_ = 0;
  bool are_apart_ = false;  ///< may some threads of the block be elsewhere?
  std::string why_;
  bool describing_ = false;
};

// What is plain costs no question.
inline FamilyTruth operator&(FamilyTruth a, FamilyTruth b) {
  return {FamilyRun::current().formulas().conjunction(a.formula, b.formula)};
}
inline FamilyTruth operator|(FamilyTruth a, FamilyTruth b) {
  return {FamilyRun::current().formulas().disjunction(a.formula, b.formula)};
}
inline FamilyTruth operator!(FamilyTruth a) {
  return {FamilyRun::current().formulas().negation(a.formula)};
}

}  // namespace tenor::semantics
