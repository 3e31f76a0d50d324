// SPDX-License-Identifier: Apache-2.0
// Are two values of one run the same? A load is what its last writer stored, so both are followed
// back to what the caller gave. What comes back to a pair of values is proved by induction on time.
#pragma once

#include <algorithm>
#include <functional>

#include "solver/family/last_writers.h"
#include "solver/family/leaf_terms.h"

namespace tenor::solver {

class Equality {
 public:
  struct OutOfTime {};
  /// `has_sets`: do blocks of BEFORE reduce in any order (TIR-D81)? `is_late`: then OutOfTime is
  /// thrown.
  Equality(semantics::FamilyRun& run, Points& points, Regions& regions, LastWriters& writers,
           bool has_sets, const std::function<bool()>& is_late);

  enum class Law : std::uint8_t { kSame, kIntegers, kIeee };
  enum class Side : std::uint8_t { kBefore, kAfter };

  /// A value, at an iteration; or an element that the caller gave for a parameter, whose place are
  /// coordinates.
  struct Term {
    std::optional<semantics::FamilyValue> value{};
    std::uint32_t parameter = 0;
  };
  /// Everywhere in `where`: iterations of the one and of the other, whose ordinals are coordinates.
  bool holds(const Term& before, const Term& after, const isl::set& where) {
    return regions_.is_empty(where) || are_one(before, after, where);
  }

  /// The same, with another way to widen what is met again where the first one fails.
  bool shown(const Term& before, const Term& after, const isl::set& where);

  static Name of_place(Side side, std::size_t part) {
    return (side == Side::kBefore ? "b" : "a") + std::to_string(part);
  }
  /// Where it is not found out: why.
  const std::string& why() const { return why_; }
  Law law() const { return law_; }
  /// Always true.
  bool use(Law law) { return law_ = std::max(law_, law), true; }
  /// Sizes at which BEFORE may leave something without a value in a result.
  const isl::set& valueless() const { return valueless_; }
  /// Blocks of BEFORE whose order of reduction it rests on.
  const std::set<std::string>& blocks() const { return blocks_; }
  /// Has AFTER other orders of them, and maybe not all?
  bool loses_orders() const { return !resummed_.empty(); }

 private:
  struct Goal {
    semantics::FamilyValue before, after;
    isl::set where;
    isl::set met;           ///< beyond that, where it was met again
    std::size_t loads = 0;  ///< that were followed to it
  };
  static constexpr int kMostWidenings = 8, kExactWidenings = 4;
  static constexpr std::size_t kMostDepth = 400;
  static constexpr int kMostTriesOfLaws = 32;

  /// The same, of points of which there are any.
  bool are_one(const Term& before, const Term& after, const isl::set& where);
  bool follow(Side side, const Term& load, const Term& other, const isl::set& where);
  bool turned(Side side, const Term& one, const Term& other, const isl::set& where) {
    return side == Side::kBefore ? are_one(one, other, where) : are_one(other, one, where);
  }
  bool split(Side side, const Term& choice, const Term& other, const isl::set& where);
  bool lacks_value(const isl::set& where);
  bool are_one_element(const Term& before, const Term& after, const isl::set& where);
  /// Both are loads of elements that data choose.
  bool same_element(std::size_t b, std::size_t a, const isl::set& where);
  bool same_sum(const spec::Polynomial& b, const spec::Polynomial& a, const isl::set& where);
  bool hides_load(semantics::FamilyValue v, const spec::Polynomial& sum) const;
  bool as_sums(semantics::FamilyValue b, semantics::FamilyValue a, const isl::set& where);
  std::optional<spec::Polynomial> sum_of(semantics::FamilyValue v);
  bool is_chosen_by_data(const Term& term) const;
  // Of what blocks reduce in any order (TIR-D81).
  bool are_one_sum(semantics::FamilyValue b, semantics::FamilyValue a, const isl::set& where);
  bool are_paired(const semantics::FamilyReduction& b, const semantics::FamilyReduction& a);
  const semantics::FamilyReduction* reduction_of(semantics::FamilyValue update) const;
  bool are_one_set(semantics::FamilyValue b, semantics::FamilyValue a, const isl::set& where);
  bool are_made_once(std::size_t before, std::size_t after, const isl::set& where);
  isl::set iterations_of(std::size_t access) const;
  bool is_read_meanwhile(std::size_t update) const;
  bool by_induction(semantics::FamilyValue b, semantics::FamilyValue a, isl::set where);
  bool by_parts(semantics::FamilyValue b, semantics::FamilyValue a, const isl::set& where);
  bool choices(const semantics::FamilyNode& b, const semantics::FamilyNode& a,
               const isl::set& where);
  bool by_laws(semantics::FamilyValue b, semantics::FamilyValue a, const isl::set& where);
  bool as_integers(const semantics::FamilyNode& b, const semantics::FamilyNode& a,
                   const isl::set& where);
  bool operands(const std::vector<semantics::FamilyValue>& b,
                const std::vector<semantics::FamilyValue>& a, const isl::set& where);
  std::optional<spec::Polynomial> integer(const semantics::FamilyNode& node) const;
  bool is_cast_of_number(const semantics::FamilyNode& cast, const semantics::FamilyNode& constant,
                         const isl::set& where);
  bool same_formula(semantics::FormulaId b, semantics::FormulaId a, const isl::set& where);
  /// Also by integers of data, in its polynomials.
  bool is_about_data(semantics::FormulaId f) const;
  bool same_condition(semantics::FormulaId b, semantics::FormulaId a, const isl::set& where);
  bool fail(std::string why) {
    if (why_.empty()) why_ = std::move(why);
    return false;
  }

  static bool is_choice_of_data(const semantics::FamilyNode& node);
  bool is_choice(const Term& term) const;
  bool is_load(const Term& term) const;
  const std::set<semantics::SymbolId>& ordinals_of(semantics::FamilyValue v);
  /// Without coordinates of which neither speaks.
  isl::set about(const Term& before, const Term& after, const isl::set& where);

  semantics::FamilyRun& run_;
  Points& points_;
  Regions& regions_;
  LastWriters& writers_;
  const bool has_sets_;
  const std::function<bool()>& is_late_;
  std::map<std::uint32_t, std::set<semantics::SymbolId>> ordinals_;
  std::map<std::uint32_t, semantics::FamilyValue> of_data_;  ///< the truth that a datum is
  std::map<std::uint32_t, std::size_t> updates_;  ///< of blocks that reduce, by what they store
  /// Of a block of each side: which of their updates are the same.
  using Blocks = std::pair<const semantics::FamilyReduction*, const semantics::FamilyReduction*>;
  std::map<Blocks, isl::set> sets_;
  /// Blocks of BEFORE whose values AFTER has by their own order, and by another.
  std::set<const semantics::FamilyReduction*> in_order_, resummed_;
  std::vector<Goal> under_way_, proved_;
  std::set<std::string> blocks_;
  isl::set valueless_;
  std::string why_;
  Law law_ = Law::kSame;
  std::size_t loads_ = 0;  ///< that are being followed
  int tries_of_laws_ = 0;
  /// By equations; by bounds of all that was met; by those bounds that what is met leaves as they
  /// are.
  enum class Widening : std::uint8_t { kAffine, kClose, kSteady };
  Widening widening_ = Widening::kAffine;
  bool sees_bits_ = false;  ///< of floats, whose NaNs then have some
};

}  // namespace tenor::solver
