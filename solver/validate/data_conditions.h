// SPDX-License-Identifier: Apache-2.0
// What terms say about integers and truths, put to the prover: does a condition on data follow from
// another, are two terms equal wherever one holds? What is neither an integer nor a truth, and what
// no question can say, is a variable of which nothing is known.
#pragma once

#include <map>
#include <span>
#include <unordered_map>
#include <vector>

#include "semantics/domain/term/bank.h"
#include "solver/validate/questions.h"
#include "spec/ir/build.h"
#include "spec/prover/prover.h"

namespace tenor::solver {

/// Inputs, and as bits what they have to be.
using Data = std::vector<std::pair<semantics::TermId, std::uint64_t>>;

class DataConditions {
 public:
  DataConditions(semantics::TermBank& bank, Questions& questions)
      : bank_(bank), questions_(questions) {}

  /// From here on, only data for which it holds are asked about.
  void assume(semantics::TermId fact);
  /// Does `claim` hold for all data for which all that is given does? False where the prover cannot
  /// tell.
  bool implies(std::span<const semantics::TermId> given, semantics::TermId claim);
  /// Are both of one value? Asked of integers and truths; other terms are where they are one
  /// operator of operands that are.
  bool equal(semantics::TermId a, semantics::TermId b);
  /// Do they say anything of the same data?
  bool share_data(semantics::TermId a, semantics::TermId b);
  /// Does one of them hold? Of those alone that share data with `fact`, or with one that does: a
  /// later exit of a run says that none before it came, and is about the data of all.
  semantics::TermId any_near(std::span<const semantics::TermId> conditions, semantics::TermId fact);

  /// Takes what would show that two terms are not equal for the last claim that does not hold.
  void tell_apart(semantics::TermId a, semantics::TermId b);
  /// Inputs for which the last claim that does not hold fails, and none of `never` holds if that
  /// can be had: as far as they are integers and truths, and perhaps not enough where the claim is
  /// about more.
  Data refutation(std::span<const semantics::TermId> never);

 private:
  using TermId = semantics::TermId;
  using Expr = const spec::PrimExpr*;
  /// A larger term is a variable in what it is a part of.
  static constexpr std::size_t kMostNodes = 4000;
  static constexpr int kMostDepth = 512;

  using Leaves = std::vector<TermId>;  ///< in order
  bool holds(std::span<const TermId> given, Expr claim, const Leaves& about);
  bool equal_parts(TermId a, TermId b);
  /// The variables of the term's expression.
  const Leaves& leaves(TermId t);
  /// The term as an expression, made once.
  Expr expression(TermId t);
  Expr made(TermId t);
  Expr made_bitwise(const semantics::TermNode& node);
  Expr made_operator(const semantics::TermNode& node);
  Expr second_operand(const semantics::TermNode& node);
  Expr variable(TermId t);
  bool select_apart(TermId& t, TermId& other, std::vector<TermId>& given);
  bool operands_apart(TermId& a, TermId& b);
  spec::Decision ask(std::vector<Expr> assumptions, Expr claim);
  std::vector<Expr> expressions(std::span<const TermId> facts);
  std::size_t size_of(TermId t);

  semantics::TermBank& bank_;
  Questions& questions_;
  spec::Program program_;
  spec::Builder builder_{program_};
  std::unordered_map<TermId, Expr> expressions_;
  std::unordered_map<TermId, std::size_t> sizes_;
  std::unordered_map<TermId, Leaves> leaves_;
  std::unordered_map<const spec::Variable*, TermId> variables_;
  std::vector<TermId> facts_;
  struct {
    std::vector<TermId> given;
    Expr claim = nullptr;
  } refuted_;
  std::map<std::pair<TermId, TermId>, bool> equal_;
  int depth_ = 0;
};

}  // namespace tenor::solver
