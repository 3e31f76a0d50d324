// SPDX-License-Identifier: Apache-2.0
// Assignments: a name assigned again is a new variable, several names take the items of a tuple,
// and what is not an expression is only named. Relax/Grammar/Binding.
#include <fmt/format.h>

#include "spec/text/reader/relax/reader.h"

namespace tenor::spec::reader {

void RelaxReader::read_assign(const python::Stmt& s) {
  if (s.targets.size() != 1) {
    fail(Code::P_CONSTRUCT, s.span, "assign one target at a time");
    return;
  }
  const python::Expr* target = s.targets[0];
  if (read_match_cast(s, target, nullptr)) return;
  assign(s, target, script_.evaluate(s.value, Target{target}), nullptr);
}

void RelaxReader::read_annotated(const python::Stmt& s) {
  if (s.target->kind != python::Kind::kName) {
    fail(Code::P_CONSTRUCT, s.span, "only a name can be annotated");
    return;
  }
  const relax::StructInfo* annotation = struct_info(script_.evaluate(s.annotation));
  if (!s.value) return declare(s, annotation);
  if (read_match_cast(s, s.target, annotation)) return;
  assign(s, s.target, script_.evaluate(s.value), annotation);
}

/// Compilers print this of a variable that is used outside of its scope, which checks report.
void RelaxReader::declare(const python::Stmt& s, const relax::StructInfo* annotation) {
  relax::Variable* variable = new_variable(s, s.target->text, s.target->span, annotation);
  script_.bind(variable->name_hint, value_of(s.target->span, variable));
}

void RelaxReader::assign(const python::Stmt& s, const python::Expr* target, const Value& value,
                         const relax::StructInfo* annotation) {
  if (!value) return bind_unknown(target);
  if (target->kind == python::Kind::kTuple || target->kind == python::Kind::kList)
    return assign_items(s, target, value);
  if (target->kind != python::Kind::kName) {
    fail(Code::P_CONSTRUCT, target->span, "only a name or a tuple of names can be assigned");
    return;
  }
  const std::string_view name = target->text;
  switch (value.kind) {
    case Kind::kVariable:
      if (value.fresh && value.declares && symbols_.contains(name)) {
        std::string wrong = contradiction(script_.find(name), value);
        if (!wrong.empty()) fail(Code::P_ARGUMENT, target->span, std::move(wrong));
        return;
      }
      if (value.fresh) return script_.bind_fresh(name, value);
      break;
    case Kind::kModule:
    case Kind::kConstruct:
    case Kind::kNamespace:
    case Kind::kStructInfo:
    case Kind::kDtype:
    case Kind::kObject:
    case Kind::kDict:
    case Kind::kNone: return script_.bind(name, value);
    default: break;
  }
  const relax::Expr* e = value.is_number() ? constant(value, std::nullopt) : expr(value);
  relax::Variable* variable = new_variable(s, name, target->span, annotation);
  bind(s.span, variable, e);
  script_.bind(variable->name_hint, value_of(target->span, variable));
}

/// `a, b = t`: each name is bound to an item; what is not a name or tuple is bound to one first.
void RelaxReader::assign_items(const python::Stmt& s, const python::Expr* target,
                               const Value& value) {
  Value whole = value;
  if (!value.is_sequence() && !value.is(Kind::kRelaxVariable)) {
    const relax::Expr* e = expr(value);
    relax::Variable* variable = build_.variable(s.span, "_", nullptr, dataflow_ != nullptr);
    if (e) bind(s.span, variable, e);
    whole = value_of(value.span, variable);
  }
  if (whole.is_sequence() && whole.items.size() != target->items.size()) {
    fail(Code::P_ARGUMENT, target->span,
         fmt::format("{} names for {} values", target->items.size(), whole.items.size()));
    return bind_unknown(target);
  }
  for (std::size_t i = 0; i < target->items.size(); ++i) {
    const Span at = target->items[i]->span;
    const Value item = whole.is_sequence()
                           ? whole.items[i]
                           : subscript(whole, value_of(at, static_cast<Wide>(i)), at);
    assign(s, target->items[i], item, nullptr);
  }
}

}  // namespace tenor::spec::reader
