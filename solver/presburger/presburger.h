// SPDX-License-Identifier: Apache-2.0
// isl decides what the Family domain asks. A budget of operations holds for each question, so that
// an answer does not depend on the machine. One context a thread; nothing passes between them.
#pragma once

#include <map>
#include <memory>
#include <optional>

#include "semantics/domain/family/judge.h"

namespace tenor::solver {

class Certificate;
enum class ProductsOf : std::uint8_t;
enum class Largest : bool;

class Presburger : public semantics::Judge {
 public:
  static constexpr unsigned long kOperations = 100'000;
  /// Of all questions together.
  static constexpr unsigned long kMostOperations = 10'000'000;

  explicit Presburger(unsigned long operations = kOperations);
  ~Presburger() override;

  bool is_empty(const semantics::Formulas& formulas, semantics::FormulaId f) override;
  bool is_plainly_empty(const semantics::Formulas& formulas, semantics::FormulaId f) override;
  bool is_over() const override { return used_ > kMostOperations; }
  /// What is empty from here on is noted there.
  void note_in(Certificate* certificate) { certificate_ = certificate; }

  using Point = std::map<semantics::SymbolId, std::int64_t>;
  /// Values of the symbols in the formula that satisfy it, as far as products are understood; none
  /// below the bound, or none that was found.
  std::optional<Point> point(const semantics::Formulas& formulas, semantics::FormulaId f,
                             std::int64_t below);
  /// Is for each point of `all`, in its symbols `kept`, a point of one of `others`, which agree
  /// with it in these? False also where that is not found out.
  bool is_covered(const semantics::Formulas& formulas, semantics::FormulaId all,
                  const std::vector<semantics::FormulaId>& others,
                  const std::set<semantics::SymbolId>& kept);
  /// A point of `all` that is not, as `point` has it.
  std::optional<Point> uncovered(const semantics::Formulas& formulas, semantics::FormulaId all,
                                 const std::vector<semantics::FormulaId>& others,
                                 const std::set<semantics::SymbolId>& kept, std::int64_t below);

 private:
  struct Context;
  struct Left;
  struct Answer {
    bool is_empty, has_large;
  };
  Answer is_empty(const semantics::Formulas& formulas, semantics::FormulaId f, ProductsOf products,
                  Largest largest) const;
  Left left(const semantics::Formulas& formulas, semantics::FormulaId all,
            const std::vector<semantics::FormulaId>& others,
            const std::set<semantics::SymbolId>& kept) const;
  /// What `ask` gives, or nothing where it takes too long. isl does not say how many operations it
  /// took: so few are allowed at first, and an answer counts as all that were.
  template <class Ask>
  auto within_budget(Ask&& ask) -> std::optional<decltype(ask())>;

  const std::unique_ptr<Context> context_;
  const unsigned long operations_;
  unsigned long used_ = 0;
  Certificate* certificate_ = nullptr;
};

}  // namespace tenor::solver
