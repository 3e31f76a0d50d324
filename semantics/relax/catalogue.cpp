// SPDX-License-Identifier: Apache-2.0
#include "semantics/machine/catalogue.h"

#include "semantics/relax/implementations.h"
#include "semantics/relax/rules.h"
#include "semantics/tir/implementations.h"

namespace tenor::semantics::relax {

const std::vector<const RuleInfo*>& rules() {
  using All = Catalogue<Frames>;
  static const std::vector<const RuleInfo*> all(All::kRules.begin(), All::kRules.end());
  return all;
}

std::vector<spec::Implementation> implementations() {
  std::vector<spec::Implementation> all;
  add_rule_implementations(rules(), all);
  all.insert(all.end(), std::begin(kValueKinds), std::end(kValueKinds));
  all.insert(all.end(), std::begin(kGlobalScope), std::end(kGlobalScope));
  return all;
}

}  // namespace tenor::semantics::relax
