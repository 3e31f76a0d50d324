// SPDX-License-Identifier: Apache-2.0
// Tuples, shapes, primitive values, functions as values, If. Relax/Eval/3, 4, 7 to 10.
#pragma once

#include "semantics/relax/call/contents.h"
#include "semantics/relax/language.h"
#include "semantics/relax/match/wraps.h"
#include "semantics/relax/operands.h"

namespace tenor::semantics::relax {

/// The fields of a tuple are evaluated in order.
///   <EvalTuple(e1, ..., en) . K, M>  -->  <e1 . ... . en . TupleReady . K, M>
struct TupleFields {
  static constexpr RuleInfo info{"Relax-Tuple-fields", clauses("Relax/Eval/3")};
  static void then(At<EvalTuple> auto& r) {
    r->evaluate_then(TupleReady{{r.node}}, r.node->fields);
  }
};
/// A tuple of the values of its fields, which are not copied.
///   <TupleReady(v1, ..., vn) . K, M>  -->  <(v1, ..., vn) . K, M>
struct TupleValue {
  static constexpr RuleInfo info{"Relax-Tuple",
                                 clauses("Relax/Eval/3", "Relax/Survey/2", "Relax/Values/b2")};
  static void then(At<TupleReady> auto& r) {
    return_value(r, make(*r, Kind::kTuple, operands_of(r)));
  }
};

/// The tuple is evaluated.
///   <EvalTupleGetItem(t, i) . K, M>  -->  <t . ItemReady(i) . K, M>
struct ItemTuple {
  static constexpr RuleInfo info{"Relax-TupleGetItem-tuple", clauses("Relax/Eval/7")};
  static void then(At<EvalTupleGetItem> auto& r) {
    r->evaluate_then(ItemReady{{r.node}}, r.node->tuple_value);
  }
};
/// The field of that number; null where the operand is not a tuple, or has none.
const auto* field_of(const At<ItemReady> auto& r) {
  const auto* tuple = object_of(*r, r.operands()[0], Kind::kTuple);
  const auto index = static_cast<std::size_t>(r.node->index);
  return tuple && r.node->index >= 0 && index < tuple->parts.size() ? &tuple->parts[index]
                                                                    : nullptr;
}
/// Its field of that number.
///     v is a tuple of more than i fields
///   ------------------------------------------
///   <ItemReady(v, i) . K, M>  -->  <vi . K, M>
struct ItemValue {
  static constexpr RuleInfo info{"Relax-TupleGetItem",
                                 clauses("Relax/Eval/7", "Relax/Eval/7:b", "Relax/Survey/11")};
  static Truth auto when(const At<ItemReady> auto& r) { return r.truth(field_of(r)); }
  static void then(At<ItemReady> auto& r) { return_value(r, *field_of(r)); }
};
/// The value is not a tuple, or has no such field.
///     v is not a tuple of more than i fields
///   --------------------------------------
///   <ItemReady(v, i) . K, M>  -->  E-VALUE
struct ItemMissing {
  static constexpr RuleInfo info{"Relax-TupleGetItem-missing",
                                 clauses("Relax/Eval/7", "Relax/Survey/11"), Code::E_VALUE};
  static Truth auto when(const At<ItemReady> auto& r) { return r.truth(!field_of(r)); }
  static std::string describe(const At<ItemReady> auto& r) {
    const auto* tuple = object_of(*r, r.operands()[0], Kind::kTuple);
    if (!tuple) return fmt::format("field {} is taken of what is not a tuple", r.node->index);
    return fmt::format("field {} is taken of a tuple of {}", r.node->index, tuple->parts.size());
  }
};

/// The dimensions of a shape are evaluated in order, by TIR's rules. One that wraps around is
/// noted.
///   <EvalShapeExpr(p1, ..., pn) . K, M>  -->  <p1 . ... . pn . ShapeReady . K, M>
struct ShapeDimensions {
  static constexpr RuleInfo info{
      "Relax-ShapeExpr-dimensions",
      clauses("Relax/Eval/8", "Relax/Dims/4", "Relax/Grammar/PrimExpr/p1", "RLX-D10")};
  static void then(At<EvalShapeExpr> auto& r) {
    note_wraps(r, r.node->values);
    r->evaluate_then(ShapeReady{{r.node}}, r.node->values);
  }
};
/// A shape of these dimensions.
///   <ShapeReady(v1, ..., vn) . K, M>  -->  <shape(v1, ..., vn) . K, M>
struct ShapeValue {
  static constexpr RuleInfo info{"Relax-ShapeExpr",
                                 clauses("Relax/Eval/8", "Relax/Eval/8:b", "Relax/Devices/p1:e")};
  static void then(At<ShapeReady> auto& r) {
    return_value(r, make(*r, Kind::kShape, operands_of(r)));
  }
};

/// The expression of a primitive value is evaluated by TIR's rules.
///   <EvalPrimValue(p) . K, M>  -->  <p . PrimValueReady . K, M>
struct PrimValueScalar {
  static constexpr RuleInfo info{"Relax-PrimValue-scalar", clauses("Relax/Eval/4", "RLX-D13")};
  static void then(At<EvalPrimValue> auto& r) {
    r->evaluate_then(PrimValueReady{{r.node}}, r.node->value);
  }
};
/// An immutable value of that scalar.
///   <PrimValueReady(v) . K, M>  -->  <prim(v) . K, M>
struct PrimValueMade {
  static constexpr RuleInfo info{
      "Relax-PrimValue", clauses("Relax/Eval/4:b", "Relax/Survey/6", "RLX-D28", "Relax/Values/b7")};
  static void then(At<PrimValueReady> auto& r) {
    return_value(r, make_prim(*r, r.node->value->dtype, r.operands()[0]));
  }
};

/// A function yields a closure: what it captures are the values that its free variables have now,
/// not copies of them. A shape variable that has none yet is captured as such.
///     x1, ..., xn are the free variables of f
///   ------------------------------------------------------------
///   <EvalFunction(f) . K, M>  -->  <closure(f, M(x1), ..., M(xn)) . K, M>
struct FunctionValue {
  static constexpr RuleInfo info{
      "Relax-Function", clauses("Relax/Eval/9", "Relax/Eval/9:c", "Relax/Eval/9:d", "Relax/Dims/3",
                                "Relax/Values/b3:c", "Relax/Values/b3", "Relax/Values/b3:b",
                                "Relax/Values/b3:d", "Relax/Values/b3:g")};
  static void then(At<EvalFunction> auto& r) {
    using D = DomainOf<decltype(r)>;
    std::vector<typename D::Value> captured;
    for (const spec::Node* v : r->function_places().captures(r.node))
      captured.push_back(*std::as_const(*r).cell(v));
    *r.result() = r->objects().make(
        {static_cast<std::uint32_t>(Kind::kClosure), r.node, std::move(captured), {}});
  }
};

/// The condition of an If is evaluated first.
///   <EvalIf(c, t, f) . K, M>  -->  <c . IfChosen(t, f) . K, M>
struct IfCondition {
  static constexpr RuleInfo info{"Relax-If-condition", clauses("Relax/Eval/10.1")};
  static void then(At<EvalIf> auto& r) { r->evaluate_then(IfChosen{{r.node}}, r.node->cond); }
};
/// The Bool that the condition is: of a tensor of rank 0 its element, or a primitive value.
template <class R>
std::optional<typename R::Value> condition_of(const R& r) {
  using D = typename R::Domain;
  const auto& v = r.operands()[0];
  if (const auto* prim = object_of(*r, v, Kind::kPrim))
    return prim->text == "bool" ? std::optional(prim->parts[0]) : std::nullopt;
  const auto* tensor = object_of(*r, v, Kind::kTensor);
  if (!tensor || tensor->text != "bool" || rank_of(*tensor) != 0) return {};
  return r->memory().at(memory_of<D>(*tensor)).storage.get(spec::bool_type().scalar, 0);
}
/// Is it a tensor that has lost its contents?
bool has_lost_condition(const At<IfChosen> auto& r) {
  const auto* tensor = object_of(*r, r.operands()[0], Kind::kTensor);
  return condition_of(r) && tensor && is_lost(r, *tensor);
}
/// Is it a Bool that was written, and has it that value?
Truth auto chooses(const At<IfChosen> auto& r, bool branch) {
  const auto condition = condition_of(r);
  if (!condition || has_lost_condition(r)) return r.truth(false);
  const auto holds = r.d.is_true(*condition);
  return !r.d.is_indeterminate(*condition) & (branch ? holds : !holds);
}
template <bool kBranch>
struct IfBranch {
  static Truth auto when(const At<IfChosen> auto& r) { return chooses(r, kBranch); }
  static void then(At<IfChosen> auto& r) {
    r.drop();
    r->evaluate(kBranch ? r.node->true_branch : r.node->false_branch);
  }
};
/// The condition is true: the true branch is evaluated in place of the If.
///     v is the Bool 1
///   -------------------------------------------
///   <IfChosen(v, t, f) . K, M>  -->  <t . K, M>
struct IfTrue : IfBranch<true> {
  static constexpr RuleInfo info{
      "Relax-If-true", clauses("Relax/Eval/10.2", "Relax/Survey/10", "Relax/Values/b1:e")};
};
/// The condition is false: the false branch is evaluated in place of the If.
///     v is the Bool 0
///   -------------------------------------------
///   <IfChosen(v, t, f) . K, M>  -->  <f . K, M>
struct IfFalse : IfBranch<false> {
  static constexpr RuleInfo info{"Relax-If-false", clauses("Relax/Eval/10.3")};
};
/// The condition was never written: the program is unspecified.
///     v is an indeterminate Bool
///   ------------------------------------------------
///   <IfChosen(v, t, f) . K, M>  -->  U-INDETERMINATE
struct IfIndeterminate {
  static constexpr RuleInfo info{"Relax-If-indeterminate", clauses("TIR-D19", "Relax/Eval/10.1:b"),
                                 Code::U_INDETERMINATE};
  static Truth auto when(const At<IfChosen> auto& r) {
    const auto condition = condition_of(r);
    if (!condition || has_lost_condition(r)) return r.truth(false);
    return r.d.is_indeterminate(*condition);
  }
  static std::string describe(const At<IfChosen> auto&) {
    return "the condition of an If was never written";
  }
};
/// The condition's storage was handed to another tensor, which was written since.
///     the contents of v are lost
///   -------------------------------------------------
///   <IfChosen(v, t, f) . K, M>  -->  U-STORAGE-REUSED
struct IfReused {
  static constexpr RuleInfo info{"Relax-If-reused", clauses("Relax/Optimize/b1:b", "RLX-D49"),
                                 Code::U_STORAGE_REUSED};
  static Truth auto when(const At<IfChosen> auto& r) { return r.truth(has_lost_condition(r)); }
  static std::string describe(const At<IfChosen> auto&) {
    return "the condition of an If has lost its contents: another tensor of its storage was "
           "written";
  }
};
/// The condition is not a Bool scalar.
///     v is not a Bool
///   ----------------------------------------
///   <IfChosen(v, t, f) . K, M>  -->  E-VALUE
struct IfNoBool {
  static constexpr RuleInfo info{"Relax-If-no-bool", clauses("Relax/Eval/10.1:b", "RLX-D20"),
                                 Code::E_VALUE};
  static Truth auto when(const At<IfChosen> auto& r) { return r.truth(!condition_of(r)); }
  static std::string describe(const At<IfChosen> auto&) {
    return "the condition of an If is not a Bool scalar";
  }
};

}  // namespace tenor::semantics::relax

namespace tenor::semantics {
template <>
struct RulesOf<relax::EvalTuple> : Rules<relax::TupleFields> {};
template <>
struct RulesOf<relax::TupleReady> : Rules<relax::TupleValue> {};
template <>
struct RulesOf<relax::EvalTupleGetItem> : Rules<relax::ItemTuple> {};
template <>
struct RulesOf<relax::ItemReady> : Rules<relax::ItemValue, relax::ItemMissing> {};
template <>
struct RulesOf<relax::EvalShapeExpr> : Rules<relax::ShapeDimensions> {};
template <>
struct RulesOf<relax::ShapeReady> : Rules<relax::ShapeValue> {};
template <>
struct RulesOf<relax::EvalPrimValue> : Rules<relax::PrimValueScalar> {};
template <>
struct RulesOf<relax::PrimValueReady> : Rules<relax::PrimValueMade> {};
template <>
struct RulesOf<relax::EvalFunction> : Rules<relax::FunctionValue> {};
template <>
struct RulesOf<relax::EvalIf> : Rules<relax::IfCondition> {};
template <>
struct RulesOf<relax::IfChosen> : Rules<relax::IfTrue, relax::IfFalse, relax::IfIndeterminate,
                                        relax::IfReused, relax::IfNoBool> {};
}  // namespace tenor::semantics
