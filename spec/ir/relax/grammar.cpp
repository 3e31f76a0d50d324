// SPDX-License-Identifier: Apache-2.0
#include "spec/ir/relax/grammar.h"

#include <iterator>

#include "spec/ir/relax/expr.h"

namespace tenor::spec::relax {
namespace {

// A kind has a row at its own number.
static_assert(std::size(kExprProductions) == static_cast<std::size_t>(ExprKind::kOpaqueExpr) + 1);
static_assert(std::size(kStructInfoProductions) ==
              static_cast<std::size_t>(StructInfoKind::kFunc) + 1);

/// What is of several kinds.
constexpr Implementation kFamilies[] = {
    production("relax::Expr", clauses("Relax/Grammar/Expr")),
    production("StructInfo", clauses("Relax/Grammar/StructInfo")),
    production("relax::Binding", clauses("Relax/Grammar/Binding")),
    production("relax::BindingBlock", clauses("Relax/Grammar/BindingBlock")),
};

/// What Relax takes over from TIR, and from the compiler's core.
constexpr Implementation kShared[] = {
    production("expressions of TIR as dimensions",
               clauses("Relax/Grammar/PrimExpr", "Relax/Grammar/PrimExpr/Var",
                       "Relax/Grammar/PrimExpr/IntImm", "Relax/Grammar/PrimExpr/Add",
                       "Relax/Grammar/PrimExpr/Sub", "Relax/Grammar/PrimExpr/Mul",
                       "Relax/Grammar/PrimExpr/Div", "Relax/Grammar/PrimExpr/Min",
                       "Relax/Grammar/PrimExpr/Max", "RLX-D18", "RLX-D30")),
    production("logic of TIR in dimensions",
               clauses("Relax/Grammar/PrimExpr/Not", "Relax/Grammar/PrimExpr/And",
                       "Relax/Grammar/PrimExpr/Or", "Relax/Grammar/PrimExpr/Select", "RLX-D29")),
    production("datatypes of TIR",
               clauses("Relax/Grammar/DataType", "Relax/Grammar/DataType/Int",
                       "Relax/Grammar/DataType/UInt", "Relax/Grammar/DataType/Float",
                       "Relax/Grammar/DataType/Handle", "RLX-D50")),
    production("PrimFunc of a module", clauses("Relax/Grammar/PrimFunc")),
    production("Module", clauses("Relax/Grammar/Program", "Relax/Grammar/Program/p1")),
    production("VDevice", clauses("Relax/Grammar/VDevice")),
    production("Target", clauses("Relax/Grammar/Target", "Relax/Grammar/Target/null",
                                 "Relax/Grammar/Target/tag", "Relax/Grammar/Target/config")),
};

/// What the fields of a StructInfo say.
constexpr Implementation kStructInfoFields[] = {
    production("TensorStructInfo::dtype",
               clauses("Relax/StructInfo/b1", "Relax/StructInfo/b1:b", "Relax/StructInfo/b1:c")),
    production("TensorStructInfo::ndim", clauses("Relax/StructInfo/b1:d", "Relax/StructInfo/b1:e")),
    production("TensorStructInfo::shape",
               clauses("Relax/StructInfo/b1:f", "Relax/StructInfo/b1:g", "Relax/StructInfo/b1:h")),
    production("TensorStructInfo::vdevice",
               clauses("Relax/StructInfo/b1:i", "Relax/StructInfo/b1:j")),
    production("ShapeStructInfo::ndim",
               clauses("Relax/StructInfo/b2", "Relax/StructInfo/b2:b", "Relax/StructInfo/b2:c")),
    production("ShapeStructInfo::values",
               clauses("Relax/StructInfo/b2:d", "Relax/StructInfo/b2:e")),
    production("PrimStructInfo::dtype", clauses("Relax/StructInfo/b3")),
    production("TupleStructInfo::fields", clauses("Relax/StructInfo/b4")),
    production("FuncStructInfo::params",
               clauses("Relax/StructInfo/b5", "Relax/StructInfo/b5.1", "Relax/StructInfo/b5.1:b")),
    production("FuncStructInfo::derive_func",
               clauses("Relax/StructInfo/b5.2", "Relax/StructInfo/b5.2:c")),
    production("ObjectStructInfo as any value", clauses("Relax/StructInfo/b6")),
    production("relax::Function::is_pure", clauses("Relax/Function/p1", "Relax/Function/p1:c")),
};

}  // namespace

std::vector<Implementation> grammar() {
  std::vector<Implementation> all;
  for (const std::span<const Implementation> table :
       {std::span<const Implementation>(kExprProductions),
        std::span<const Implementation>(kBindingProductions),
        std::span<const Implementation>(kStructInfoProductions),
        std::span<const Implementation>(kFamilies), std::span<const Implementation>(kShared),
        std::span<const Implementation>(kStructInfoFields)})
    all.insert(all.end(), table.begin(), table.end());
  return all;
}

}  // namespace tenor::spec::relax
