// SPDX-License-Identifier: Apache-2.0
// Expressions without parts: variables, constants, texts. Relax/Eval/1, 2, 5, 6, 11.
#pragma once

#include "semantics/relax/language.h"
#include "semantics/relax/operands.h"
#include "semantics/tensor/tensor.h"
#include "spec/relax/omitted_constant.h"
#include "spec/relax/op/operator.h"

namespace tenor::semantics::relax {

/// A new tensor with those elements, on no known device.
template <class R>
void return_constant(R& r, spec::DataType dtype, const std::vector<std::int64_t>& shape,
                     const auto& element) {
  const auto tensor = new_tensor(*r, dtype, shape, nullptr);
  if (!tensor) return;
  auto& a = r->memory().at(memory_of(*r->objects().find(*tensor)));
  for (std::uint64_t i = 0; i < a.elements; ++i) a.storage.set(dtype.scalar, i, element(i));
  *r.result() = *tensor;
}
/// A constant makes a new tensor, whose contents may be written like those of any other.
///     t is a new tensor with the contents c
///   -------------------------------------------
///   <EvalConstant(c) . K, M>  -->  <t . K, M + t>
struct ConstantValue {
  static constexpr RuleInfo info{"Relax-Constant",
                                 clauses("Relax/Eval/1", "Relax/Values/b1", "Relax/Values/b1:d")};
  static void then(At<EvalConstant> auto& r) {
    const auto& c = *r.node;
    return_constant(r, c.dtype, {c.shape.begin(), c.shape.end()}, [&](std::uint64_t i) {
      return r.d.of(load_scalar(c.dtype.scalar, c.data, i), c.dtype.scalar);
    });
  }
};

/// Was what the variable is bound to killed?
Truth auto is_killed(const At<EvalVariable> auto& r) {
  return r.truth(is(*r, *r->cell(spec::relax::variable_of(r.node)), Kind::kKilled));
}
/// A variable yields the value that it is bound to, not a copy.
///     x is not killed
///   -------------------------------------------
///   <EvalVariable(x) . K, M>  -->  <M(x) . K, M>
struct VariableValue {
  static constexpr RuleInfo info{
      "Relax-Var", clauses("Relax/Eval/2", "Relax/Eval/p1", "Relax/Survey/3", "Relax/Values/b8:c")};
  static Truth auto when(const At<EvalVariable> auto& r) { return !is_killed(r); }
  static void then(At<EvalVariable> auto& r) {
    *r.result() = *std::as_const(*r).cell(spec::relax::variable_of(r.node));
  }
};
/// A variable is used after what it is bound to was killed.
///     x is killed
///   -------------------------------------------
///   <EvalVariable(x) . K, M>  -->  U-KILLED
struct VariableKilled {
  static constexpr RuleInfo info{"Relax-Var-killed", clauses("RLX-D49", "Relax/Eval/2"),
                                 Code::U_KILLED};
  static Truth auto when(const At<EvalVariable> auto& r) { return is_killed(r); }
  static std::string describe(const At<EvalVariable> auto& r) {
    return fmt::format("{} is used after what it is bound to was killed",
                       spec::relax::variable_of(r.node)->name_hint);
  }
};

/// The function of the module that a global variable of it stands for; of no function: null.
template <class M>
const spec::Function* function_named(const M& m, const ir::GlobalVar* global) {
  for (const spec::Function& f : m.functions_at(global))
    if (f.name == global->name_hint) return &f;
  return nullptr;
}
const spec::Function* function_of(const At<EvalGlobalVar> auto& r) {
  return function_named(*r, r.node);
}
/// Nothing is evaluated for them, and nothing changes them: they are there as the run begins.
inline constexpr spec::Implementation kGlobalScope[] = {spec::function(
    "function_value",
    spec::clauses("Relax/Entry/p1", "Relax/Entry/p2", "Relax/Entry/p2:c", "Relax/Entry/p2:d"))};
/// A function of the module as a value.
template <class M>
typename M::Value function_value(M& m, const spec::Function& f) {
  const auto make = [&](Kind kind, const spec::Node* node) {
    return m.objects().make({static_cast<std::uint32_t>(kind), node, {}, f.name});
  };
  if (f.relax_func) return make(Kind::kClosure, f.relax_func);
  if (f.prim_func) return make(Kind::kPrimFunc, f.prim_func);
  const std::string_view symbol = f.extern_func ? f.extern_func->global_symbol : f.name;
  if (const spec::Function* other = m.function_for(symbol); other && other != &f)
    return function_value(m, *other);
  return m.objects().make(
      {static_cast<std::uint32_t>(Kind::kPacked), nullptr, {}, std::string(symbol)});
}

/// A global variable yields the module's function: a closure without captured variables, or a
/// PrimFunc.
///     the module has a function f
///   -------------------------------------------
///   <EvalGlobalVar(f) . K, M>  -->  <f . K, M>
struct GlobalVarValue {
  static constexpr RuleInfo info{"Relax-GlobalVar",
                                 clauses("Relax/Eval/2", "RLX-D43", "Relax/Values/b6")};
  static Truth auto when(const At<EvalGlobalVar> auto& r) { return r.truth(function_of(r)); }
  static void then(At<EvalGlobalVar> auto& r) {
    return_value(r, function_value(*r, *function_of(r)));
  }
};
/// The module does not have the function: what it does is not known.
///     the module has no function f
///   -------------------------------------------
///   <EvalGlobalVar(f) . K, M>  -->  S-EXTERN
struct GlobalVarForeign {
  static constexpr RuleInfo info{"Relax-GlobalVar-foreign", clauses("Relax/Eval/2"),
                                 Code::S_EXTERN};
  static Truth auto when(const At<EvalGlobalVar> auto& r) { return r.truth(!function_of(r)); }
  static std::string describe(const At<EvalGlobalVar> auto& r) {
    return fmt::format("{} is not a function of this module", r.node->name_hint);
  }
};

/// A string yields an immutable text.
///   <EvalText(s) . K, M>  -->  <s . K, M>
struct StringValue {
  static constexpr RuleInfo info{"Relax-StringImm", clauses("Relax/Eval/5", "Relax/Values/b8:e")};
  static void then(At<EvalText> auto& r) { *r.result() = r->objects().text(r.node->value); }
};
/// A datatype yields itself.
///   <EvalDataType(t) . K, M>  -->  <t . K, M>
struct DataTypeValue {
  static constexpr RuleInfo info{"Relax-DataTypeImm", clauses("Relax/Eval/6", "Relax/Values/b8:e")};
  static void then(At<EvalDataType> auto& r) {
    *r.result() = make(*r, Kind::kDataType, spec::to_string(r.node->value));
  }
};

/// What stands in for the packed function, or the PrimFunc of that global symbol; or null
/// (Relax/Eval/11:c).
template <class M>
const spec::Function* function_of_symbol(const M& m, const ir::ExternFunc* e) {
  const std::string_view symbol = e->global_symbol;
  if (const spec::Function* f = m.function_for(symbol)) return f;
  for (const spec::Function& f : m.functions_at(e)) {
    const spec::Object* own =
        f.prim_func ? spec::find(f.prim_func->attrs, "global_symbol") : nullptr;
    if (own && own->kind == spec::Object::Kind::kString && own->text == symbol) return &f;
  }
  return nullptr;
}
/// An external function yields the PrimFunc of that global symbol, or else a packed function.
///   <EvalExternFunc(s) . K, M>  -->  <f . K, M>
struct ExternFuncValue {
  static constexpr RuleInfo info{"Relax-ExternFunc",
                                 clauses("Relax/Eval/11", "Relax/Eval/11:c", "Relax/Survey/5")};
  static void then(At<EvalExternFunc> auto& r) {
    const spec::Function* f = function_of_symbol(*r, r.node);
    *r.result() = f ? function_value(*r, *f) : make(*r, Kind::kPacked, r.node->global_symbol);
  }
};

/// What a constant that the text leaves out holds; null where it is another construct, or nothing
/// says it.
const Tensor* constant_of(const At<EvalOpaque> auto& r) {
  const auto number = spec::relax::omitted_constant(r.node);
  return number ? r->constants().find(*number) : nullptr;
}
/// A constant that the text leaves out is what the run was given for it.
///     t is a new tensor with the contents that were given for c
///   ------------------------------------------------------------
///   <EvalOpaque(c) . K, M>  -->  <t . K, M + t>
struct OmittedConstant {
  static constexpr RuleInfo info{"Relax-Constant-omitted", clauses("Relax/Eval/1")};
  static Truth auto when(const At<EvalOpaque> auto& r) { return r.truth(constant_of(r)); }
  static void then(At<EvalOpaque> auto& r) {
    const Tensor& given = *constant_of(r);
    const std::size_t number = *spec::relax::omitted_constant(r.node);
    return_constant(r, given.dtype, given.shape,
                    [&](std::uint64_t i) { return r->constants().element(number, i); });
  }
};
/// A construct that is known by name alone.
///     e is not a constant that was given
///   --------------------------------------
///   <EvalOpaque(e) . K, M>  -->  S-CONSTRUCT
struct OpaqueConstruct {
  static constexpr RuleInfo info{"Relax-OpaqueExpr", clauses("EXT/Opaque"), Code::S_CONSTRUCT};
  static Truth auto when(const At<EvalOpaque> auto& r) { return r.truth(!constant_of(r)); }
  static std::string describe(const At<EvalOpaque> auto& r) {
    const auto* opaque = spec::relax::as<spec::relax::OpaqueExpr>(r.node);
    if (!opaque) return "an operator as a value has no rules";
    const std::string_view name = opaque->construct.text, why = spec::relax::why_refused(name);
    return fmt::format("{} has no rules{}{}", name, why.empty() ? "" : ": ", why);
  }
};

}  // namespace tenor::semantics::relax

namespace tenor::semantics {
template <>
struct RulesOf<relax::EvalConstant> : Rules<relax::ConstantValue> {};
template <>
struct RulesOf<relax::EvalVariable> : Rules<relax::VariableValue, relax::VariableKilled> {};
template <>
struct RulesOf<relax::EvalGlobalVar> : Rules<relax::GlobalVarValue, relax::GlobalVarForeign> {};
template <>
struct RulesOf<relax::EvalText> : Rules<relax::StringValue> {};
template <>
struct RulesOf<relax::EvalDataType> : Rules<relax::DataTypeValue> {};
template <>
struct RulesOf<relax::EvalExternFunc> : Rules<relax::ExternFuncValue> {};
template <>
struct RulesOf<relax::EvalOpaque> : Rules<relax::OmittedConstant, relax::OpaqueConstruct> {};
}  // namespace tenor::semantics
