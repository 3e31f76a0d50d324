// SPDX-License-Identifier: Apache-2.0
#include "spec/ir/grammar.h"

#include "spec/ir/build.h"

namespace tenor::spec {

// A kind has a row at its own number.
static_assert(std::size(kExprProductions) == static_cast<std::size_t>(ExprKind::kOpaqueExpr) + 1);
static_assert(std::size(kStmtProductions) == static_cast<std::size_t>(StmtKind::kOpaqueStmt) + 1);
static_assert(std::size(kForKindProductions) ==
              static_cast<std::size_t>(ForKind::kThreadBinding) + 1);
static_assert(std::size(kIterVarTypeProductions) ==
              static_cast<std::size_t>(IterVarType::kTensorized) + 1);
static_assert(std::size(kBuiltinEffectProductions) ==
              static_cast<std::size_t>(BuiltinEffect::kControlJump) + 1);
static_assert(std::size(kTypeCodeProductions) == static_cast<std::size_t>(TypeCode::kHandle) + 1);

std::vector<Realiser> grammar() {
  std::vector<Realiser> all{kPrimFuncProduction, kStmtFamily, kForKindFamily};
  for (const std::span<const Realiser> table :
       {std::span<const Realiser>(kStmtProductions), std::span<const Realiser>(kExprProductions),
        std::span<const Realiser>(kExprFamilies), std::span<const Realiser>(kForKindProductions),
        std::span<const Realiser>(kTypeProductions), std::span<const Realiser>(kPartProductions),
        std::span<const Realiser>(kIterVarTypeProductions),
        std::span<const Realiser>(kBufferTypeProductions),
        std::span<const Realiser>(kTypeCodeProductions),
        std::span<const Realiser>(kDataTypeProductions),
        std::span<const Realiser>(kDataTypeFunctions),
        std::span<const Realiser>(kBuiltinEffectProductions), derivations()})
    all.insert(all.end(), table.begin(), table.end());
  return all;
}

}  // namespace tenor::spec
