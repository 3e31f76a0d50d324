// SPDX-License-Identifier: Apache-2.0
#include "semantics/machine/catalogue.h"

#include "semantics/domain/concrete.h"
#include "semantics/tensix/implementations.h"
#include "semantics/tensix/rules.h"
#include "semantics/tir/implementations.h"

namespace tenor::semantics::tensix {
namespace {

constexpr spec::Implementation kHangImplementations[] = {
    spec::function("TT-Launch-hangs", clauses("TT/Core/progress")),
    spec::function("TT-Launch-unbalanced", clauses("TT/CB/balance")),
    spec::function("TT-Launch-counts", clauses("TT/Plan/arguments")),
    spec::function("TT-Launch-coverage", clauses("TT/Plan/coverage")),
};

}  // namespace

const std::vector<const RuleInfo*>& tensix_rules() {
  using All = Catalogue<TensixFrames>;
  static const std::vector<const RuleInfo*> all(All::kRules.begin(), All::kRules.end());
  return all;
}

std::vector<spec::Implementation> tensix_implementations() {
  std::vector<spec::Implementation> all;
  add_rule_implementations(tensix_rules(), all);
  all.insert(all.end(), std::begin(kHangImplementations), std::end(kHangImplementations));
  return all;
}

}  // namespace tenor::semantics::tensix
