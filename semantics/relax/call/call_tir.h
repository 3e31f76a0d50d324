// SPDX-License-Identifier: Apache-2.0
// call_tir, call_tir_inplace, call_tir_with_grad: new tensors for the results, then the PrimFunc in
// destination-passing style. Relax/Op/b1, b2; ledger RLX-D17, D33, D35, D57. In the inference rules
// f is the PrimFunc, v1, ..., vn are its arguments, s1, ..., sm the packed integers.
#pragma once

#include "semantics/relax/call/call_tir_results.h"
#include "semantics/relax/call/prim_func.h"
#include "spec/check/wording.h"

namespace tenor::semantics::relax {

/// What the premises share: the callee, and what the operands are.
template <class D>
struct CallTirFacts {
  const spec::tir::PrimFunc* callee = nullptr;
  std::vector<typename D::Value> given{}, packed{}, dimensions{};
  std::string problem{};
};
/// Why the value cannot be the result, whatever its dimensions are; empty: it can.
template <class M>
std::string unlike(const M& m, const typename M::Value& v, const ir::TensorStructInfo& result) {
  const auto* tensor = object_of(m, v, Kind::kTensor);
  if (!tensor) return "a result is written to an argument that is not a tensor";
  const auto* shape = ir::as<ir::ShapeExpr>(result.shape);
  if (tensor->text == spec::to_string(result.dtype) && rank_of(*tensor) == shape->values.size())
    return "";
  return "a result is written to an argument of another rank or datatype";
}
/// Arguments after the first two are a shape of integers.
auto facts_of(const At<CallTirReady> auto& r) {
  using D = DomainOf<decltype(r)>;
  CallTirFacts<D> facts;
  const auto values = operands_of(r);
  const auto* name = ir::as<ir::GlobalVar>(r.node->args[0]);
  const spec::Function* f = name ? function_named(*r, name) : nullptr;
  facts.callee = f ? f->prim_func : nullptr;
  const std::size_t others = r.node->args.size() - 1;
  const auto* tuple = object_of(*r, values[0], Kind::kTuple);
  const auto* packed = others > 1 ? object_of(*r, values[1], Kind::kShape) : nullptr;
  facts.given = tuple ? tuple->parts : std::vector{values[0]};
  if (packed) facts.packed = packed->parts;
  facts.dimensions.assign(values.begin() + static_cast<std::ptrdiff_t>(others), values.end());
  if (!facts.callee) facts.problem = "the callee is not a PrimFunc of this module";
  const auto results = results_of(r.node);
  std::size_t passed = facts.given.size() + facts.packed.size();
  for (std::size_t i = 0; i < results.size(); ++i) {
    if (!results[i] || !ir::as<ir::ShapeExpr>(results[i]->shape) || results[i]->dtype.is_void())
      facts.problem = "a result has no shape, or no datatype";
    const std::int64_t place = place_of(r.node, i);
    passed += place < 0;
    if (place >= static_cast<std::int64_t>(facts.given.size()))
      facts.problem = fmt::format("there is no argument {} to write a result to", place);
    else if (place >= 0 && facts.problem.empty())
      facts.problem = unlike(*r, facts.given[static_cast<std::size_t>(place)], *results[i]);
  }
  if (facts.problem.empty() && passed != facts.callee->params.size())
    facts.problem = fmt::format("{} takes {}, but the call passes {}", facts.callee->name,
                                spec::counted(facts.callee->params.size(), "argument"), passed);
  return facts;
}
const auto& passed_at(const At<CallTirReady> auto& r) { return r.given; }
/// What keeps a call that fits its callee from running.
Hazard hazard_at(const At<CallTirReady> auto& r) {
  using D = typename MachineIn<decltype(r)>::Domain;
  if (!r.problem.empty()) return Hazard::kNone;
  if (!apart(*r, r.given).empty()) return Hazard::kDevices;
  std::vector<Argument<D>> arguments;
  for (const auto& v : r.given) arguments.push_back(argument_from(*r, v));
  return hazard_of(*r, r.callee, arguments);
}
/// Is every dimension of a result at least 0?
Truth auto can_be_allocated(const auto& r) {
  auto all = r.truth(true);
  for (const auto& d : r.dimensions) all = all & !r.d.less(r.d.index(d), r.d.index_of(0));
  return all;
}
/// Has each argument that becomes a result the dimensions of it?
Truth auto are_announced(const At<CallTirReady> auto& r) {
  auto all = r.truth(true);
  const auto infos = results_of(r.node);
  auto dimension = r.dimensions.begin();
  for (std::size_t i = 0; i < infos.size(); ++i) {
    const std::int64_t place = place_of(r.node, i);
    const std::size_t rank = ir::as<ir::ShapeExpr>(infos[i]->shape)->values.size();
    const auto* tensor =
        place < 0 ? nullptr
                  : object_of(*r, r.given[static_cast<std::size_t>(place)], Kind::kTensor);
    for (std::size_t k = 0; k < rank; ++k, ++dimension)
      if (tensor) all = all & r.d.equal(r.d.index(tensor->parts[k + 1]), r.d.index(*dimension));
  }
  return all;
}

/// The callee is a PrimFunc: arguments, packed integers and dimensions of the results are
/// evaluated.
///   <EvalCall(call_tir(f, e1, e2)) . K, M>  -->
///         <e1 . e2 . p1 . ... . pm . CallTirReady(f) . K, M>
struct CallTirArguments {
  static bool applies(const ir::Call* call) {
    const auto* op = ir::as<ir::Op>(call->op);
    return op && (op->op_name == "call_tir" || op->op_name == "call_tir_inplace" ||
                  op->op_name == "call_tir_with_grad");
  }
  static constexpr RuleInfo info{"Relax-call_tir-arguments",
                                 clauses("Relax/Eval/12.1", "Relax/Op/b1.b4", "Relax/Op/b1.b2")};
  static Truth auto when(const At<EvalCall> auto& r) { return r.truth(applies(r.node)); }
  static void then(At<EvalCall> auto& r) {
    const auto dimensions = result_dimensions(r.node);
    note_wraps(r, dimensions);
    r->evaluate_then(CallTirReady{{r.node}}, r.node->args.subspan(1),
                     spec::List<const spec::PrimExpr*>(dimensions));
  }
};

/// All results, those that are new, and memory that is only read.
template <class D>
struct MadeResults {
  std::vector<typename D::Value> all{}, fresh{};
  std::vector<std::uint32_t> inputs{};
};
template <class D>
void pass_integers(const auto& r, std::vector<Argument<D>>& arguments) {
  for (const auto& v : r.packed) arguments.push_back(argument_from(*r, v));
}
/// The numbers that the dimensions of each result are; before the first effect.
std::vector<std::vector<std::int64_t>> shapes_of_results(auto& r) {
  std::vector<std::vector<std::int64_t>> all;
  auto dimension = r.dimensions.begin();
  for (const ir::TensorStructInfo* result : results_of(r.node)) {
    all.emplace_back(ir::as<ir::ShapeExpr>(result->shape)->values.size());
    for (std::int64_t& d : all.back()) d = r.constant(r.d.index(*dimension++));
  }
  return all;
}
template <class D>
MadeResults<D> made_results(auto& r) {
  MadeResults<D> made;
  const auto shapes = shapes_of_results(r);
  std::vector<bool> written(r.given.size());
  std::vector<std::uint32_t> written_memory;
  const auto infos = results_of(r.node);
  std::vector<const Object<D>*> tensors;
  for (const auto& v : r.given) add_tensors(*r, v, tensors);
  const spec::Node* device = device_of(tensors);
  for (std::size_t i = 0; i < infos.size() && !r->stopped(); ++i) {
    const std::int64_t place = place_of(r.node, i);
    if (place >= 0) {
      made.all.push_back(r.given[static_cast<std::size_t>(place)]);
      written[static_cast<std::size_t>(place)] = true;
    } else if (const auto fresh = new_tensor(*r, infos[i]->dtype, shapes[i],
                                             infos[i]->vdevice ? infos[i]->vdevice : device)) {
      made.all.push_back(*fresh), made.fresh.push_back(*fresh);
    }
  }
  for (std::size_t i = 0; i < r.given.size(); ++i)
    if (const auto* t = object_of(*r, r.given[i], Kind::kTensor); t && written[i])
      written_memory.push_back(memory_of(*t));
  for (const auto& v : r.given)
    if (const auto* t = object_of(*r, v, Kind::kTensor))
      if (std::ranges::find(written_memory, memory_of(*t)) == written_memory.end())
        made.inputs.push_back(memory_of(*t));
  return made;
}
/// Allocates, and enters the PrimFunc.
void enter_callee(At<CallTirReady> auto& r) {
  using D = DomainOf<decltype(r)>;
  auto made = made_results<D>(r);
  if (r->stopped()) return;
  std::vector<Argument<D>> arguments;
  for (const auto& v : r.given) arguments.push_back(argument_from(*r, v));
  const bool before = spec::find(r.node->attrs, "packed_ints") != nullptr;
  if (before) pass_integers(r, arguments);
  for (const auto& v : made.fresh) arguments.push_back(argument_from(*r, v));
  if (!before) pass_integers(r, arguments);
  const auto result = has_one_result(r.node) ? made.all[0] : make(*r, Kind::kTuple, made.all);
  enter_prim_func<D>(r, r.callee, std::move(arguments), result, made.inputs);
}

/// New tensors are allocated for the results, but for those that are made in an argument; the
/// PrimFunc gets arguments, integers, new tensors, in that order. In this reading of
/// `tir_vars` the integers come last.
///     f takes v1, ..., vn, s1, ..., sm and the results; their dimensions are not negative;
///     v1, ..., vn have their contents, are on one device, and share nothing that f writes
///   ------------------------------------------------------------
///   <CallTirReady(f, v1, ..., vn) . K, M>  -->
///         <EnterPrimFunc(f, v1, ..., r1, ..., rk) . PrimFuncDone(r1, ..., rk) . K, M + r1, ...,
///         rk>
struct CallTirEnter {
  static constexpr RuleInfo info{
      "Relax-call_tir",
      clauses("Relax/Op/b1", "Relax/Op/b1.b7", "Relax/Op/b1.b8", "Relax/Op/b1.b8:b",
              "Relax/Op/b1.b6", "Relax/Op/b1.b6:b", "Relax/Op/b1.b10:b", "Relax/Op/b1.b10:c",
              "Relax/Op/b2:b", "Relax/Op/b2:e", "RLX-D57", "Relax/Op/b2:f")};
  static Truth auto when(const At<CallTirReady> auto& r) {
    if (!r.problem.empty() || hazard_at(r) != Hazard::kNone) return r.truth(false);
    return can_be_allocated(r) & are_announced(r);
  }
  static void then(At<CallTirReady> auto& r) { enter_callee(r); }
};
/// An argument that becomes a result does not have the dimensions that the call announces, which is
/// an error.
///     some vi becomes a result of other dimensions
///   ---------------------------------------------------------------
///   <CallTirReady(f, v1, ..., vn) . K, M>  -->  E-ARGUMENT-SHAPE
struct CallTirUnlike {
  static constexpr RuleInfo info{"Relax-call_tir-unlike", clauses("Relax/Op/b1.b9", "RLX-D35"),
                                 Code::E_ARGUMENT_SHAPE};
  static Truth auto when(const At<CallTirReady> auto& r) {
    if (!r.problem.empty() || hazard_at(r) != Hazard::kNone) return r.truth(false);
    return can_be_allocated(r) & !are_announced(r);
  }
  static std::string describe(const At<CallTirReady> auto&) {
    return "a result is written to an argument of other dimensions";
  }
};
/// The PrimFunc takes other arguments than the call passes.
///     f does not take v1, ..., vn, s1, ..., sm and the results
///   ----------------------------------------------------------
///   <CallTirReady(f, v1, ..., vn) . K, M>  -->  E-ARGUMENT
struct CallTirMismatch {
  static constexpr RuleInfo info{"Relax-call_tir-mismatch",
                                 clauses("Relax/Op/b1.b8", "Relax/Op/b1.b5", "RLX-D35", "RLX-D33"),
                                 Code::E_ARGUMENT};
  static Truth auto when(const At<CallTirReady> auto& r) { return r.truth(!r.problem.empty()); }
  static std::string describe(const At<CallTirReady> auto& r) { return r.problem; }
};
/// A dimension of a result is negative, and nothing says what then.
///     f takes the arguments, a dimension of a result is negative
///   ------------------------------------------------------------
///   <CallTirReady(f, v1, ..., vn) . K, M>  -->  O-EXTENT
struct CallTirNegative {
  static constexpr RuleInfo info{"Relax-call_tir-negative", clauses("RLX-D19", "Relax/Op/b1.b7"),
                                 Code::O_EXTENT};
  static Truth auto when(const At<CallTirReady> auto& r) {
    return r.truth(r.problem.empty() && hazard_at(r) == Hazard::kNone) & !can_be_allocated(r);
  }
  static std::string describe(const At<CallTirReady> auto&) {
    return "a dimension of a result of call_tir is negative";
  }
};
/// An argument is a tensor whose storage was handed to another one, which was written since.
///     f takes the arguments, the contents of some vi are lost
///   ------------------------------------------------------------
///   <CallTirReady(f, v1, ..., vn) . K, M>  -->  U-STORAGE-REUSED
struct CallTirReused : ArgumentReused<CallTirReady> {
  static constexpr RuleInfo info{"Relax-call_tir-reused", clauses("Relax/Optimize/b1:b", "RLX-D49"),
                                 Code::U_STORAGE_REUSED};
};
/// An argument that is written in place shares bytes of a storage with another one.
///     f takes the arguments, it may write to vi, which shares bytes of a storage with vj
///   ------------------------------------------------------------
///   <CallTirReady(f, v1, ..., vn) . K, M>  -->  U-ALIAS
struct CallTirShared : ArgumentsShare<CallTirReady> {
  static constexpr RuleInfo info{"Relax-call_tir-shared",
                                 clauses("TIR/Exec/1.2.5", "TIR-D40", "Relax/Op/b2:b"),
                                 Code::U_ALIAS};
};
/// Tensors among the arguments are on different devices.
///     f takes the arguments, two of them are on different devices
///   ------------------------------------------------------------
///   <CallTirReady(f, v1, ..., vn) . K, M>  -->  U-DEVICE
struct CallTirApart : ArgumentsApart<CallTirReady> {
  static constexpr RuleInfo info{"Relax-call_tir-devices", clauses("Relax/Devices/p1:c"),
                                 Code::U_DEVICE};
};

}  // namespace tenor::semantics::relax

namespace tenor::semantics {
template <>
struct RulesOf<relax::CallTirReady>
    : Rules<relax::CallTirEnter, relax::CallTirMismatch, relax::CallTirUnlike,
            relax::CallTirNegative, relax::CallTirReused, relax::CallTirShared,
            relax::CallTirApart> {};
}  // namespace tenor::semantics
