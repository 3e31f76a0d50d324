// SPDX-License-Identifier: Apache-2.0
#include "spec/relax/catalogue.h"

#include "spec/ir/relax/grammar.h"
#include "spec/relax/derive.h"
#include "spec/relax/implementations.h"
#include "spec/relax/normalize.h"
#include "spec/relax/op/operator.h"
#include "spec/relax/struct_info/implementations.h"
#include "spec/relax/struct_info/type.h"

namespace tenor::spec::relax {

std::span<const CheckInfo* const> relax_checks() {
  static const std::vector<const CheckInfo*> all = [] {
    std::vector<const CheckInfo*> every =
        infos_of<ChecksOf, VariableBinding, Occurrence, ShapeBinding, ShapeUse, GlobalVar, Op,
                 Function, GlobalFunction, Module, If, Call, Binding, TensorStructInfo,
                 ShapeStructInfo, PrimStructInfo, FuncStructInfo, WrittenDataType, Dimension,
                 DimensionPart, PrimValue, Part, NestedSeqExpr, Body, SeqExpr, Result,
                 OpaqueExpr>();
    every.insert(every.end(), derivation_checks().begin(), derivation_checks().end());
    return every;
  }();
  return all;
}

std::vector<Implementation> relax_implementations() {
  static constexpr Implementation kChecking = function(
      "the checks of Relax as a whole", clauses("Relax/WellFormed/p1", "Relax/WellFormed/p2"));
  std::vector<Implementation> all = grammar();
  all.insert(all.end(), {kChecking, kVoid, kBool});
  for (const std::span<const Implementation> part :
       {bindings(), normalizations(), struct_info_procedures(), derivation_rules(),
        std::span<const Implementation>(kTypeProductions)})
    all.insert(all.end(), part.begin(), part.end());
  for (const Implementation& one : operator_implementations()) all.push_back(one);
  for (const CheckInfo* check : relax_checks())
    all.push_back({Implementation::Kind::kCheck, check->id, check->clauses, check->where,
                   info(check->code).text, check->reading});
  return all;
}

}  // namespace tenor::spec::relax
