// SPDX-License-Identifier: Apache-2.0
// Formulas over integers that are not known: sizes, ordinals of loops, and what is computed of
// them. One formula has one number in its table. What decides them is a solver's, elsewhere: here
// only what is plain without one.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "spec/prover/polynomial.h"

namespace tenor::semantics {

using SymbolId = spec::Polynomial::Atom;
using FormulaId = std::uint32_t;
inline constexpr FormulaId kNever = 0, kAlways = 1;

enum class FormulaOp : std::uint8_t {
  kConstant,
  kAnd,
  kNot,
  kAtLeastZero,  ///< of the polynomial
  kIsZero,
  kData  ///< what data decide: true or false, of the number `datum`
};

struct FormulaNode {
  FormulaOp op = FormulaOp::kConstant;
  FormulaId a = kNever, b = kNever;
  std::uint32_t datum = 0;
  spec::Polynomial polynomial{};
};

class Formulas {
 public:
  Formulas() : nodes_(2), leaves_(2) {}

  const FormulaNode& at(FormulaId f) const { return nodes_[f]; }
  std::size_t size() const { return nodes_.size(); }

  FormulaId negation(FormulaId f);
  FormulaId conjunction(FormulaId a, FormulaId b);
  FormulaId disjunction(FormulaId a, FormulaId b) {
    return negation(conjunction(negation(a), negation(b)));
  }
  FormulaId at_least_zero(const spec::Polynomial& p);
  FormulaId is_zero(const spec::Polynomial& p);
  FormulaId datum(std::uint32_t number);

  /// Of which a formula is the conjunction, each once.
  std::vector<FormulaId> parts(FormulaId f) const;
  void add_symbols(FormulaId f, std::set<SymbolId>& to) const;
  void add_data(FormulaId f, std::set<std::uint32_t>& to) const;
  bool has_data(FormulaId f) const;

 private:
  FormulaId added(FormulaNode node);
  FormulaId made(FormulaNode node, std::string key);
  FormulaId negated(FormulaId f);
  /// What no operator stands above in a formula, in the order of their numbers: it is asked for
  /// often.
  struct Leaves {
    std::vector<SymbolId> symbols{};
    std::vector<std::uint32_t> data{};
  };
  Leaves leaves_of(const FormulaNode& node) const;

  std::vector<FormulaNode> nodes_;
  std::vector<Leaves> leaves_;
  std::unordered_map<std::string, FormulaId> known_;  ///< that no operator stands above
  std::unordered_map<FormulaId, FormulaId> negations_;
  std::unordered_map<std::uint64_t, FormulaId> conjunctions_;  ///< by the numbers of both
};

}  // namespace tenor::semantics
