// SPDX-License-Identifier: Apache-2.0
// A closure that is called: its arguments against its signature, its body, its result against its
// signature. Relax/FuncBoundary; Relax/Eval/12.2.1; ledger RLX-D14, D42, D54. In the inference
// rules f takes v1, ..., vn; S1, ..., Sn are the StructInfo of its parameters, Sr that of its
// result.
#pragma once

#include <set>

#include "semantics/relax/call/places.h"
#include "semantics/relax/match/cast.h"
#include "spec/check/wording.h"

namespace tenor::semantics::relax {

/// What was captured, the own name, and the parameters.
void bind_variables(At<EnterFunction> auto& r) {
  const auto& captures = r->function_places().captures(r.node);
  const auto* closure = r->objects().find(r.operands()[0]);
  for (std::size_t i = 0; i < captures.size(); ++i) {
    if (closure->parts.empty())
      forget(*r, captures[i]);
    else
      *r->cell(captures[i]) = closure->parts[i];
  }
  if (const ir::Variable* own = r->function_places().own_name(r.node))
    *r->cell(own) = r.operands()[0];
  for (std::size_t i = 0; i < r.node->params.size(); ++i)
    r->take(r.node->params[i], r.operands()[i + 1]);
}

/// A scope begins: parameters are bound to the arguments, captured variables to what they were
/// captured with, and the function's own name to the closure.
///     c = closure(f, u1, ..., um), f takes n arguments and captured x1, ..., xm
///   ------------------------------------------------------------
///   <EnterFunction(f, c, v1, ..., vn) . K, M>  -->
///         <SignatureReady(f, c, v1, ..., vn) . K, M + activation[yi := vi, xj := uj, name := c]>
struct FunctionEnter {
  static constexpr RuleInfo info{
      "Relax-Function-enter",
      clauses("Relax/Eval/12.2.1", "Relax/Eval/12.2.1:b", "Relax/Eval/9:b", "Relax/Values/b3:e",
              "Relax/Values/b3:f", "Relax/Values/b3:i", "Relax/Entry/p1:b")};
  static Truth auto when(const At<EnterFunction> auto& r) {
    return r.truth(r->operand_height() - r.frame().operands == r.node->params.size() + 1);
  }
  static void then(At<EnterFunction> auto& r) {
    r->enter(r->function_places().activation(r.node));
    if (r->stopped()) return;
    bind_variables(r);
    r->push(SignatureReady{{r.node, r.frame().operands}});
  }
};
/// The call passes another number of arguments.
///     f does not take n arguments
///   ----------------------------------------------------
///   <EnterFunction(f, c, v1, ..., vn) . K, M>  -->  E-VALUE
struct FunctionArity {
  static constexpr RuleInfo info{"Relax-Function-arity", clauses("Relax/Eval/12.2.1"),
                                 Code::E_VALUE};
  static Truth auto when(const At<EnterFunction> auto& r) {
    return r.truth(r->operand_height() - r.frame().operands != r.node->params.size() + 1);
  }
  static std::string describe(const At<EnterFunction> auto& r) {
    return fmt::format("the function takes {}, but the call passes {}",
                       spec::counted(r.node->params.size(), "argument"),
                       r->operand_height() - r.frame().operands - 1);
  }
};

template <class D>
std::vector<Requirement<D>> parameters_of(const ir::Function* f,
                                          const typename D::Value* arguments) {
  std::vector<Requirement<D>> all;
  for (std::size_t i = 0; i < f->params.size(); ++i)
    all.push_back(
        {f->params[i]->struct_info_annotation, arguments[i], std::string(f->params[i]->name_hint)});
  return all;
}
auto facts_of(const At<SignatureReady> auto& r) {
  using D = DomainOf<decltype(r)>;
  return match(*r, parameters_of<D>(r.node, r.operands() + 1));
}
auto facts_of(const At<SignatureCompare> auto& r) {
  using D = DomainOf<decltype(r)>;
  return match(*r, parameters_of<D>(r.node, r.operands() + 1));
}
template <class D>
std::vector<Requirement<D>> result_of(const ir::Function* f, const typename D::Value& v) {
  return {{f->ret_struct_info, v, "the result"}};
}
auto facts_of(const At<ResultReady> auto& r) {
  using D = DomainOf<decltype(r)>;
  return match(*r, result_of<D>(r.node, r.operands()[0]));
}
auto facts_of(const At<ResultCompare> auto& r) {
  using D = DomainOf<decltype(r)>;
  return match(*r, result_of<D>(r.node, r.operands()[0]));
}

/// The closure, and the arguments.
std::size_t matched_operands(const At<SignatureCompare> auto& r) {
  return r.node->params.size() + 1;
}
std::size_t matched_operands(const At<ResultCompare> auto&) { return 1; }

/// Every argument has kind, rank, datatype and device that its parameter asks for. Shape variables
/// that are alone in some dimension, of whichever parameter, are bound first.
///     each vi has kind, rank, datatype and device of Si
///   ------------------------------------------------------------
///   <SignatureReady(f, c, v1, ..., vn) . K, M>  -->
///         <p1 . ... . pm . SignatureCompare(f, c, v1, ..., vn) . K, M[xi := ui]>
struct SignatureBinds {
  static constexpr RuleInfo info{
      "Relax-Function-bind",
      clauses("Relax/FuncBoundary/p2:b", "Relax/FuncBoundary/p2:c", "Relax/FuncBoundary/1",
              "Relax/FuncBoundary/2", "Relax/FuncBoundary/3", "Relax/FuncBoundary/4",
              "Relax/FuncBoundary/p3", "Relax/Eval/12.2.1:e", "Relax/FuncBoundary/p1",
              "Relax/FuncBoundary/p1:b", "Relax/FuncBoundary/example",
              "Relax/FuncBoundary/example:b")};
  static Truth auto when(const At<SignatureReady> auto& r) { return r.truth(r.problem.empty()); }
  static void then(At<SignatureReady> auto& r) { bind_and_evaluate<SignatureCompare>(r); }
};
/// An argument is of another kind, rank, datatype or device than its parameter, which is an error.
///     some vi does not have kind, rank, datatype or device of Si
///   ----------------------------------------------------------
///   <SignatureReady(f, c, v1, ..., vn) . K, M>  -->  E-SIGNATURE
struct SignatureKind : Mismatch<SignatureReady> {
  static constexpr RuleInfo info{
      "Relax-Function-mismatch",
      clauses("Relax/FuncBoundary/p3", "RLX-D42", "Relax/RuntimeValues/p1:b"), Code::E_SIGNATURE};
};
/// All dimensions of the parameters are the arguments': the body is evaluated.
///     every dimension of S1, ..., Sn is the argument's
///   ------------------------------------------------------------
///   <SignatureCompare(f, c, v1, ..., vn, p1, ..., pm) . K, M>  -->
///         <body . ResultReady(f) . K, M>
struct SignatureAgrees {
  static constexpr RuleInfo info{
      "Relax-Function-call", clauses("Relax/Eval/12.2.1:c", "Relax/FuncBoundary/p3:b", "RLX-D14",
                                     "Relax/FuncBoundary/macro", "Relax/FuncBoundary/example:c",
                                     "Relax/FuncBoundary/example:d")};
  static Truth auto when(const At<SignatureCompare> auto& r) { return all_agree(r); }
  static void then(At<SignatureCompare> auto& r) {
    r.drop();
    r->push(ResultReady{{r.node, r->operand_height()}});
    r->push_start(r.node->body);
  }
};
/// A dimension of a parameter is not the argument's, which is an error.
///     some dimension of S1, ..., Sn is not the argument's
///   ------------------------------------------------------------
///   <SignatureCompare(f, c, v1, ..., vn, p1, ..., pm) . K, M>  -->  E-SIGNATURE
struct SignatureShape : Contradiction<SignatureCompare> {
  static constexpr RuleInfo info{
      "Relax-Function-contradiction",
      clauses("Relax/FuncBoundary/p3", "Relax/FuncBoundary/p2:c", "Relax/Purity/b1"),
      Code::E_SIGNATURE};
};

/// Is the value a tensor of whose storage another one was written since, or does it hold one? A
/// tuple that it holds at several places is asked once.
template <class M, class Asked>
bool holds_lost(const M& m, const typename M::Value& v, Asked& asked) {
  const auto* object = m.objects().find(v);
  if (!object || !asked.insert(object).second) return false;
  const Placed* placed =
      kind_of(*object) == Kind::kTensor ? m.storages().find(memory_of(*object)) : nullptr;
  if (placed && placed->lost) return true;
  return kind_of(*object) == Kind::kTuple &&
         std::ranges::any_of(object->parts,
                             [&](const auto& part) { return holds_lost(m, part, asked); });
}
/// Does the result, which is as the signature says, leave the run with such a tensor?
bool leaves_lost(const At<ResultReady> auto& r) {
  std::set<const Object<typename std::remove_cvref_t<decltype(r)>::Domain>*> asked;
  return r.problem.empty() && r->depth() == 1 && holds_lost(*r, r.operands()[0], asked);
}
bool stays(const At<ResultReady> auto& r) { return r.problem.empty() && !leaves_lost(r); }
/// The result has kind, rank, datatype and device that the signature says: its dimensions are
/// evaluated.
///     v has kind, rank, datatype and device of Sr, and its contents where it leaves the run
///   ------------------------------------------------------------
///   <ResultReady(f, v) . K, M>  -->  <p1 . ... . pm . ResultCompare(f, v) . K, M>
struct ResultBinds {
  static constexpr RuleInfo info{"Relax-Function-result", clauses("Relax/FuncBoundary/p3")};
  static Truth auto when(const At<ResultReady> auto& r) { return r.truth(stays(r)); }
  static void then(At<ResultReady> auto& r) { bind_and_evaluate<ResultCompare>(r); }
};
/// The result is of another kind, rank, datatype or device, which is an error.
///     v does not have kind, rank, datatype or device of Sr
///   ----------------------------------------------------
///   <ResultReady(f, v) . K, M>  -->  E-SIGNATURE
struct ResultKind : Mismatch<ResultReady> {
  static constexpr RuleInfo info{"Relax-Function-result-mismatch", clauses("Relax/FuncBoundary/p3"),
                                 Code::E_SIGNATURE};
};
/// The run's result is or holds a tensor whose storage was handed to another one, which was written
/// since.
///     v has kind, rank, datatype and device of Sr, and leaves the run; its contents are lost
///   ----------------------------------------------------
///   <ResultReady(f, v)>  -->  U-STORAGE-REUSED
struct ResultReused {
  static constexpr RuleInfo info{"Relax-Function-result-reused",
                                 clauses("Relax/Optimize/b1:b", "RLX-D49"), Code::U_STORAGE_REUSED};
  static Truth auto when(const At<ResultReady> auto& r) { return r.truth(leaves_lost(r)); }
  static std::string describe(const At<ResultReady> auto&) {
    return "the result has lost its contents: another tensor of its storage was written";
  }
};
/// The scope ends, and the result is the value of the call.
///     every dimension of Sr is the result's
///   ------------------------------------------------------------
///   <ResultCompare(f, v, p1, ..., pm) . K, M>  -->  <v . K, M - activation>
struct ResultAgrees {
  static constexpr RuleInfo info{
      "Relax-Function-return",
      clauses("Relax/Eval/12.2.1:d", "Relax/FuncBoundary/p3", "Relax/FuncBoundary/example:e")};
  static Truth auto when(const At<ResultCompare> auto& r) { return all_agree(r); }
  static void then(At<ResultCompare> auto& r) {
    r->return_from_activation();
    r->truncate_operands(r.frame().operands + 1);
  }
};
/// A dimension of the result is not what the signature says, which is an error.
///     some dimension of Sr is not the result's
///   ------------------------------------------------------------
///   <ResultCompare(f, v, p1, ..., pm) . K, M>  -->  E-SIGNATURE
struct ResultShape : Contradiction<ResultCompare> {
  static constexpr RuleInfo info{"Relax-Function-result-contradiction",
                                 clauses("Relax/FuncBoundary/p3"), Code::E_SIGNATURE};
};

}  // namespace tenor::semantics::relax

namespace tenor::semantics {
template <>
struct RulesOf<relax::EnterFunction> : Rules<relax::FunctionEnter, relax::FunctionArity> {};
template <>
struct RulesOf<relax::SignatureReady> : Rules<relax::SignatureBinds, relax::SignatureKind> {};
template <>
struct RulesOf<relax::SignatureCompare> : Rules<relax::SignatureAgrees, relax::SignatureShape> {};
template <>
struct RulesOf<relax::ResultReady>
    : Rules<relax::ResultBinds, relax::ResultKind, relax::ResultReused> {};
template <>
struct RulesOf<relax::ResultCompare> : Rules<relax::ResultAgrees, relax::ResultShape> {};
}  // namespace tenor::semantics
