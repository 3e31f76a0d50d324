// SPDX-License-Identifier: Apache-2.0
#include "spec/ir/tir/grammar.h"

#include "spec/ir/build.h"
#include "spec/ir/tir/prim_func.h"

namespace tenor::spec::tir {

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

std::vector<Implementation> grammar() {
  std::vector<Implementation> all{kPrimFuncProduction, kStmtFamily, kForKindFamily,
                                  kMatchBufferRegionProduction};
  for (const std::span<const Implementation> table :
       {std::span<const Implementation>(kStmtProductions),
        std::span<const Implementation>(kExprProductions),
        std::span<const Implementation>(kExprFamilies),
        std::span<const Implementation>(kForKindProductions),
        std::span<const Implementation>(kTypeProductions),
        std::span<const Implementation>(kPartProductions),
        std::span<const Implementation>(kIterVarTypeProductions),
        std::span<const Implementation>(kBufferTypeProductions),
        std::span<const Implementation>(kTypeCodeProductions),
        std::span<const Implementation>(kDataTypeProductions),
        std::span<const Implementation>(kDataTypeFunctions),
        std::span<const Implementation>(kBuiltinEffectProductions), derivations()})
    all.insert(all.end(), table.begin(), table.end());
  return all;
}

}  // namespace tenor::spec::tir
