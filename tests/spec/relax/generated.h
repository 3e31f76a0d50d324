// SPDX-License-Identifier: Apache-2.0
// Bodies of Relax functions drawn from a seed, in and out of normal form: nested calls, tuples,
// branches, SeqExprs as values, blocks of both kinds, empty ones too.
#pragma once

#include <random>

#include "tests/spec/relax/fixture.h"

namespace tenor::spec::relax::test {

class Generated {
 public:
  Generated(Fixture& f, unsigned seed) : f_(f), random_(seed) { variables_ = {f.x}; }
  /// A SeqExpr, or another expression.
  const Expr* body();

 private:
  bool chance(unsigned of) { return random_() % of == 0; }
  const Expr* expr(int depth);
  const SeqExpr* seq(int depth, bool ordinary);
  const BindingBlock* block(int depth, bool is_dataflow);
  std::string_view name();

  Fixture& f_;
  std::mt19937 random_;
  std::vector<const Variable*> variables_;
  bool in_dataflow_ = false;
  int calls_ = 0;
};

/// The names of the operators called, in the order of evaluation.
std::vector<std::string> calls_in_order(const Function* function);

}  // namespace tenor::spec::relax::test
