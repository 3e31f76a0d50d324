// SPDX-License-Identifier: Apache-2.0
// Expressions other than calls. Relax/Grammar/Expr.
#include <fmt/format.h>

#include "spec/text/printer/literal.h"
#include "spec/text/printer/relax/printer.h"
#include "spec/text/printer/relax/tensor.h"

namespace tenor::spec::printer {

using namespace relax;

namespace {

/// A constant of more elements is kept out of line.
constexpr std::size_t kInline = 16;

}  // namespace

std::string RelaxPrinter::variable(const relax::Variable* v) {
  return v ? tir_.name(v, v->name_hint) : "None";
}

std::string RelaxPrinter::global(std::string_view name) {
  const std::string_view called = tir_.called(name);
  if (setting_.module.empty()) return std::string(called);
  uses_module_ = true;
  return fmt::format("cls.{}", called);
}

std::string RelaxPrinter::list(List<const relax::Expr*> all) {
  Arguments items;
  for (const relax::Expr* e : all) items.add(expr(e));
  return items.text();
}

std::string RelaxPrinter::tuple(const Tuple& e) {
  if (e.fields.empty()) return "R.tuple()";
  return fmt::format("({}{})", list(e.fields), e.fields.size() == 1 ? "," : "");
}

std::string RelaxPrinter::prim_value(const PrimValue& e) {
  const auto* imm = spec::as<IntImm>(e.value);
  const bool bare = imm && imm->dtype == int_type(32);  // which would be read as an int64
  declare_symbols(e.value);
  return fmt::format("R.prim_value({})",
                     bare ? fmt::format("T.int32({})", imm->value) : scalar(e.value));
}

std::string RelaxPrinter::constant(const Constant& e) {
  const std::string dtype = string_literal(to_string(e.dtype));
  if (const auto inlined = elements(e, kInline))
    return fmt::format("R.const({}, {})", *inlined, dtype);
  if (setting_.metadata) return setting_.metadata->reference(e);
  return fmt::format("R.const(..., {})", dtype);
}

std::string RelaxPrinter::object(const Object& value) {
  declare_symbols(value);
  return tir_.value(value);
}

std::string RelaxPrinter::summary(const relax::Expr* e) {
  if (const auto* branch = as<If>(e)) return fmt::format("if {}: ...", expr(branch->cond));
  if (const auto* sequence = as<SeqExpr>(e)) return expr(sequence->body);
  Arguments params;
  for (const relax::Variable* param : as<relax::Function>(e)->params) params.add(variable(param));
  return fmt::format("lambda {}: ...", params.text());
}

std::string RelaxPrinter::hoisted(const relax::Expr* e) {
  if (setting_.fragment) return summary(e);
  if (const auto* sequence = as<SeqExpr>(e)) {
    blocks(*sequence);
    return expr(sequence->body);
  }
  const std::string name = tir_.name(e, "gv");
  if (const auto* f = as<relax::Function>(e))
    nested_function(*f, name);
  else
    branch(*as<If>(e), name);
  return name;
}

std::string RelaxPrinter::expr(const relax::Expr* e) {
  if (!e) return "None";
  if (is_enough()) return "...";
  switch (e->kind) {
    case relax::ExprKind::kConstant: return constant(*as<Constant>(e));
    case relax::ExprKind::kVar:
    case relax::ExprKind::kDataflowVar: return variable(variable_of(e));
    case relax::ExprKind::kGlobalVar: return global(as<GlobalVar>(e)->name_hint);
    case relax::ExprKind::kTuple: return tuple(*as<Tuple>(e));
    case relax::ExprKind::kPrimValue: return prim_value(*as<PrimValue>(e));
    case relax::ExprKind::kStringImm:
      return "R.str(" + string_literal(as<relax::StringImm>(e)->value) + ")";
    case relax::ExprKind::kDataTypeImm:
      return "R.dtype(" + string_literal(to_string(as<DataTypeImm>(e)->value)) + ")";
    case relax::ExprKind::kSeqExpr:
    case relax::ExprKind::kFunction:
    case relax::ExprKind::kIf: return hoisted(e);
    case relax::ExprKind::kExternFunc:
      return "R.ExternFunc(" + string_literal(as<ExternFunc>(e)->global_symbol) + ")";
    case relax::ExprKind::kCall: return call(*as<relax::Call>(e));
    case relax::ExprKind::kShapeExpr:
      return "R.shape(" + dimensions(as<ShapeExpr>(e)->values, false) + ")";
    case relax::ExprKind::kTupleGetItem:
      return fmt::format("{}[{}]", expr(as<TupleGetItem>(e)->tuple_value),
                         as<TupleGetItem>(e)->index);
    case relax::ExprKind::kOp: return fmt::format("R.{}", as<Op>(e)->op_name);
    case relax::ExprKind::kOpaqueExpr: break;
  }
  return object(as<relax::OpaqueExpr>(e)->construct);
}

}  // namespace tenor::spec::printer
