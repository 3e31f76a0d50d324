// SPDX-License-Identifier: Apache-2.0
#include "spec/relax/catalogue.h"

#include "spec/relax/derive.h"
#include "spec/relax/normalize.h"

namespace tenor::spec::relax {
namespace {

template <class... Node>
std::vector<const CheckInfo*> collect() {
  std::vector<const CheckInfo*> all;
  (all.insert(all.end(), ChecksOf<Node>::infos.begin(), ChecksOf<Node>::infos.end()), ...);
  return all;
}

}  // namespace

std::span<const CheckInfo* const> relax_checks() {
  static const std::vector<const CheckInfo*> all = [] {
    std::vector<const CheckInfo*> every =
        collect<VariableBinding, Occurrence, ShapeBinding, ShapeUse, GlobalVar, Op, Function,
                GlobalFunction, Module, If, Call, Binding, TensorStructInfo, ShapeStructInfo,
                PrimStructInfo, FuncStructInfo, WrittenDataType, Dimension, DimensionPart,
                PrimValue, Part, NestedSeqExpr, Body, SeqExpr, Result, OpaqueExpr>();
    every.insert(every.end(), derivation_checks().begin(), derivation_checks().end());
    return every;
  }();
  return all;
}

std::vector<Realiser> relax_realisers() {
  static constexpr Realiser kChecking = function(
      "the checks of Relax as a whole", clauses("Relax/WellFormed/p1", "Relax/WellFormed/p2"));
  std::vector<Realiser> all{kChecking, kVoid};
  all.insert(all.end(), bindings().begin(), bindings().end());
  all.insert(all.end(), normalizations().begin(), normalizations().end());
  all.insert(all.end(), derivation_rules().begin(), derivation_rules().end());
  for (const CheckInfo* check : relax_checks())
    all.push_back({Realiser::Kind::kCheck, check->id, check->clauses, check->where,
                   info(check->code).text, check->reading});
  return all;
}

}  // namespace tenor::spec::relax
