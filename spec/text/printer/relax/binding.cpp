// SPDX-License-Identifier: Apache-2.0
// Bindings, blocks and branches as lines. Relax/Grammar/Binding, BindingBlock, Expr/If.
#include <fmt/format.h>

#include "spec/ir/relax/scalar.h"
#include "spec/relax/branch_value.h"
#include "spec/text/printer/relax/printer.h"

namespace tenor::spec::printer {

using namespace relax;

std::string RelaxPrinter::annotated(const relax::Variable* v) {
  const std::string name = variable(v);
  share_name(v);
  const StructInfo* s =
      setting_.annotations ? setting_.annotations->of(*v) : v->struct_info_annotation;
  return s ? fmt::format("{}: {}", name, struct_info(s)) : name;
}

void RelaxPrinter::bind(const relax::Variable* v, const relax::Expr* value) {
  if (const auto* function = as<relax::Function>(value))
    return nested_function(*function, variable(v));
  if (const auto* either = as<If>(value)) return branch(*either, variable(v));
  if (const auto* sequence = as<SeqExpr>(value)) {
    blocks(*sequence);
    return bind(v, sequence->body);
  }
  const std::string text = expr(value);
  line(fmt::format("{} = {}", annotated(v), text));
}

/// In the flat generation a scalar that a cast binds to a new shape variable is one variable with
/// it.
const spec::Variable* RelaxPrinter::cast_scalar(const Binding& b) const {
  const auto* prim = b.is_match_cast() && b.var ? as<PrimStructInfo>(b.struct_info) : nullptr;
  const auto* var = prim && flat() ? spec::as<spec::Var>(prim->value) : nullptr;
  return var && !tir_.is_spelled(var->variable) ? var->variable : nullptr;
}

/// In the nested generation a cast alone binds a shape variable, that of a scalar too (EXT/Prim).
void RelaxPrinter::binding(const Binding& b) {
  const bool names_scalar = !flat() && !b.is_match_cast() && bound_with(b.var);
  if (!b.is_match_cast() && !names_scalar) return bind(b.var, b.value);
  if (const spec::Variable* scalar = cast_scalar(b)) {
    const std::string bound = expr(b.value);
    share_name(b.var, scalar);
    return line(fmt::format("{}: {} = {}", variable(b.var), struct_info(b.struct_info), bound));
  }
  const std::string value = expr(b.value);
  const std::string to = struct_info(names_scalar ? b.var->struct_info_annotation : b.struct_info);
  const std::string left = b.var ? annotated(b.var) + " = " : "";
  line(fmt::format("{}R.match_cast({}, {})", left, value, to));
}

std::string RelaxPrinter::binding_alone(const Binding* b) {
  const std::string value = expr(b->value);
  const std::string shown =
      b->is_match_cast() ? fmt::format("R.match_cast({}, {})", value, struct_info(b->struct_info))
                         : value;
  return b->var ? fmt::format("{} = {}", annotated(b->var), shown) : shown;
}

/// What nothing uses keeps the name for that, however often it is bound; but for what a block gives
/// out, by name.
void RelaxPrinter::name_unused(const BindingBlock& b) {
  for (const Binding* each : b.bindings) {
    const relax::Variable* v = each->var;
    const bool unused = v && v->name_hint == "_" && !symbols_.is_used(v);
    if (unused && v->is_dataflow == b.is_dataflow) tir_.name_as(v, "_");
  }
}

void RelaxPrinter::block(const BindingBlock& b) {
  name_unused(b);
  if (!b.is_dataflow) {
    for (const Binding* each : b.bindings) binding(*each);
    return;
  }
  line("with R.dataflow():");
  ++indent_;
  Arguments outputs;
  for (const Binding* each : b.bindings) {
    binding(*each);
    if (each->var && !each->var->is_dataflow) outputs.add(variable(each->var));
  }
  line("R.output(" + outputs.text() + ")");
  --indent_;
}

void RelaxPrinter::blocks(const SeqExpr& e) {
  for (const BindingBlock* each : e.blocks) block(*each);
}

/// A branch ends by binding `name`: its own last variable where that is the branch's value, and
/// readers do not take what is bound to it for the value.
void RelaxPrinter::arm(const relax::Expr* e, const std::string& name) {
  ++indent_;
  const auto* sequence = as<SeqExpr>(e);
  const relax::Expr* value = sequence ? sequence->body : e;
  const BindingBlock* end =
      sequence && !sequence->blocks.empty() ? sequence->blocks.back() : nullptr;
  const bool plain = end && !end->is_dataflow && !end->bindings.empty();
  const relax::Variable* last = plain ? end->bindings.back()->var : nullptr;
  const bool names_it =
      last && last == variable_of(value) && !is_branch_value(*end->bindings.back());
  if (names_it) tir_.name_as(last, name);
  if (sequence) blocks(*sequence);
  if (!names_it) {
    const std::string text = expr(value);
    line(fmt::format("{} = {}", name, text));
  }
  --indent_;
}

void RelaxPrinter::branch(const If& e, const std::string& name) {
  const std::string condition = expr(e.cond);
  line(fmt::format("if {}:", condition));
  arm(e.true_branch, name);
  line("else:");
  arm(e.false_branch, name);
}

void RelaxPrinter::result(const relax::Expr* e) {
  const std::string text = expr(e);
  line("return " + text);
}

}  // namespace tenor::spec::printer
