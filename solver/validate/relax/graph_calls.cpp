// SPDX-License-Identifier: Apache-2.0
// Calls: of functions, of PrimFuncs with and without results of their own, of what only its name is
// known of. Relax/Eval/12, Relax/Op/b1 to b4.
#include <algorithm>

#include "semantics/relax/call/call_tir_results.h"
#include "semantics/relax/state/state.h"
#include "solver/validate/relax/graph_run.h"
#include "spec/relax/scalar_function.h"

namespace tenor::solver {

using namespace spec;
namespace ir = spec::relax;
using semantics::relax::has_one_result;
using semantics::relax::place_of;
using semantics::relax::results_of;

namespace {

std::string device_among(const std::vector<GraphValue>& values) {
  for (const GraphValue& v : values)
    if (v.is(GraphValue::Kind::kTensor) && !v.text.empty()) return v.text;
  return "";
}

}  // namespace

void GraphRun::use(const GraphValue& tensor) { contents(tensor); }

GraphValue GraphRun::fresh(const ir::TensorStructInfo* s, const std::string& device,
                           const Scope& scope) {
  const auto* shape = s ? ir::as<ir::ShapeExpr>(s->shape) : nullptr;
  if (!shape) throw NotFollowed("a result has no shape");
  const Sizes extents = sizes(shape->values, scope);
  may_be_negative(extents);
  GraphValue made{Kind::kTensor};
  made.dtype = s->dtype, made.sizes = extents;
  made.text = s->vdevice ? device_text(s->vdevice) : device;
  made.place =
      memory_.add({.contents = numbers_.of("nothing"), .dtype = s->dtype, .sizes = extents});
  return made;
}

GraphValue GraphRun::call_tir(const ir::Call& e, const Scope& scope) {
  const GraphValue f = value(e.args[0], scope);
  if (!f.is(Kind::kPrimFunc)) throw NotFollowed("the callee of call_tir is not a PrimFunc");
  Values arguments;
  const GraphValue given = value(e.args[1], scope);
  if (given.is(Kind::kTuple))
    arguments = given.parts;
  else
    arguments.push_back(given);
  Values packed, results;
  if (e.args.size() > 2) add_flat(value(e.args[2], scope), packed);
  const bool before = find(e.attrs, "packed_ints") != nullptr;
  const std::string device = device_among(arguments);
  const std::size_t count = arguments.size();
  if (before) arguments.insert(arguments.end(), packed.begin(), packed.end());
  const std::size_t first_result = arguments.size();
  std::set<std::size_t> in_place;
  const auto infos = results_of(&e);
  for (std::size_t i = 0; i < infos.size(); ++i) {
    const std::int64_t at = place_of(&e, i);
    if (at >= static_cast<std::int64_t>(count)) throw NotFollowed("an in-place index is too large");
    if (at >= 0) {
      const auto place = static_cast<std::size_t>(at);
      const auto* shape = ir::as<ir::ShapeExpr>(infos[i]->shape);
      if (!shape || !arguments[place].is(Kind::kTensor) ||
          arguments[place].dtype != infos[i]->dtype ||
          !sizes_.equal(sizes(shape->values, scope), arguments[place].sizes))
        throw NotFollowed("a result is made in an argument of another shape");
      in_place.insert(place);
      results.push_back(arguments[place]);
    } else {
      results.push_back(fresh(infos[i], device, scope));
      arguments.push_back(results.back());
    }
  }
  if (!before) arguments.insert(arguments.end(), packed.begin(), packed.end());
  run_kernel(f.prim_func, arguments, first_result, in_place);
  return has_one_result(&e) ? results[0] : tuple_of(results);
}

/// Have the arguments the shapes of the buffers, whatever the sizes are?
bool GraphRun::fits(const tir::PrimFunc* f, const Values& arguments) {
  std::unordered_map<const Variable*, Size> known;
  const SizeScope scope{[&](const Variable* v) {
    const auto at = known.find(v);
    return at == known.end() ? nullptr : at->second;
  }};
  for (const bool binds : {true, false})
    for (std::size_t i = 0; i < arguments.size(); ++i) {
      const Buffer* b = f->buffers[i];
      if (!b && arguments[i].is(Kind::kPrim) && !arguments[i].sizes.empty())
        known.try_emplace(f->params[i], arguments[i].sizes[0]);
      if (!b) continue;
      const Sizes& given = arguments[i].sizes;
      if (!arguments[i].is(Kind::kTensor) || b->dtype != arguments[i].dtype ||
          b->shape.size() != given.size() || !b->strides.empty())
        return false;
      for (std::size_t k = 0; k < given.size(); ++k) {
        if (const auto* var = as<Var>(b->shape[k]); var && binds)
          known.try_emplace(var->variable, given[k]);
        if (binds) continue;
        Size wanted = sizes_.evaluate(b->shape[k], scope);
        if (!wanted || !sizes_.equal(wanted, given[k])) return false;
      }
    }
  return true;
}

void GraphRun::run_kernel(const tir::PrimFunc* f, const Values& arguments, std::size_t first_result,
                          const std::set<std::size_t>& in_place) {
  if (f->params.size() != arguments.size())
    throw NotFollowed("a PrimFunc is called with another number of arguments");
  if (std::ranges::any_of(arguments, [&](const GraphValue& v) {
        return v.is(Kind::kTensor) && memory_.at(v.place).is_heap;
      }))
    return shape_function(f, arguments);
  const std::vector<bool>& written = tables_.kernels.written(f);
  std::vector<ValueNumber> parts;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const GraphValue& v = arguments[i];
    if (!v.is(Kind::kTensor) && !v.is(Kind::kPrim)) throw NotFollowed("a PrimFunc gets an object");
    parts.push_back(number(v));
    if (!v.is(Kind::kTensor)) continue;
    const auto same = std::ranges::find_if(arguments, [&](const GraphValue& other) {
      return other.is(Kind::kTensor) && other.place == v.place;
    });
    parts.push_back(sizes_.number(sizes_.literal(same - arguments.begin())));
    if (!written[i] || (i < first_result && !in_place.contains(i))) continue;
    if (memory_.at(v.place).is_frozen) throw NotFollowed("a PrimFunc writes to shared memory");
    for (const GraphValue& other : arguments)
      if (other.is(Kind::kTensor) && memory_.may_overlap(v.place, other.place))
        throw NotFollowed("arguments of a PrimFunc share bytes of a storage");
  }
  const ValueNumber call =
      numbers_.of("PrimFunc\n" + std::to_string(tables_.kernels.number(f)), parts);
  calls(call, tables_.kernels.asserts(f) || !fits(f, arguments));
  // To write to another argument of call_tir is unspecified (RLX-D17), so the same call does not.
  std::set<std::size_t>& only_read = tables_.only_read[call];
  for (std::size_t i = 0; i < first_result; ++i) {
    if (in_place.contains(i)) continue;
    if (only_read.insert(i).second && written[i] && tables_.before_is_followed)
      throw NotFollowed("a PrimFunc may write to an argument of call_tir");
  }
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (!written[i] || !arguments[i].is(Kind::kTensor) || only_read.contains(i)) continue;
    const GraphPlace& place = memory_.at(arguments[i].place);
    const Sizes own = place.sizes;
    const ValueNumber left =
        numbers_.of("written by a PrimFunc",
                    {call, sizes_.number(sizes_.literal(static_cast<std::int64_t>(i)))});
    note_shape(left, arguments[i].sizes);
    memory_.write(arguments[i].place, in_shape(left, own));
  }
}

/// The fields of its tuple are followed by its results.
GraphValue GraphRun::call_dps(const ir::Call& e, const Scope& scope) {
  const GraphValue f = value(e.args[0], scope), given = value(e.args[1], scope);
  if (!given.is(Kind::kTuple))
    throw NotFollowed("the arguments of call_dps_packed are not a tuple");
  Values arguments = given.parts, results;
  for (const auto* info : results_of(&e)) {
    results.push_back(fresh(info, device_among(given.parts), scope));
    arguments.push_back(results.back());
  }
  call_value(f, arguments, e, scope);
  return has_one_result(&e) ? results[0] : tuple_of(results);
}

/// An effect: it may write to every tensor that it is given, and to all that may be one memory with
/// one of those.
GraphValue GraphRun::opaque_call(const std::string& name, const Values& arguments,
                                 const ir::Call& e, const Scope& scope) {
  const ValueNumber call = of("call of " + name, arguments,
                              {numbers_.of("effect " + std::to_string(trace_.effects.size()))});
  effect(call);
  if (semantics::relax::vouches(&e)) trace_.vouched.insert(call);
  Values tensors;
  const auto add = [&](const auto& self, const GraphValue& v) -> void {
    if (v.is(Kind::kTensor)) tensors.push_back(v);
    for (const GraphValue& part : v.parts) self(self, part);
  };
  for (const GraphValue& v : arguments) add(add, v);
  const bool is_shared = std::ranges::any_of(
      tensors, [&](const GraphValue& v) { return memory_.at(v.place).is_frozen; });
  for (std::size_t i = 0; i < memory_.count() && is_shared; ++i)
    if (GraphPlace& place = memory_.at(i); place.is_frozen && place.identity != "a constant")
      memory_.write(i, numbers_.of("perhaps left by a call", {call, place.contents}));
  for (std::size_t i = 0; i < tensors.size(); ++i) {
    GraphPlace& place = memory_.at(tensors[i].place);
    const ValueNumber left = numbers_.of(
        "left by a call", {call, sizes_.number(sizes_.literal(static_cast<std::int64_t>(i)))});
    note_shape(left, place.sizes);
    memory_.write(tensors[i].place, left);
  }
  const auto* op = ir::as<ir::Op>(e.op);
  if (op && op->op_name == "call_dps_packed") return tuple_of({});
  if (e.sinfo_args.size() > 1) throw NotFollowed("an external function has several results");
  const ir::StructInfo* s = e.sinfo_args.empty() ? derived_.of(&e) : e.sinfo_args[0];
  GraphValue result = result_of(s, call, scope, "");
  if (result.is(Kind::kTuple) && result.parts.empty()) return result;
  add(add, result);
  for (const GraphValue& v : tensors) memory_.at(v.place).is_frozen = true;
  return result;
}

GraphValue GraphRun::call_value(const GraphValue& f, Values arguments, const ir::Call& e,
                                const Scope& scope) {
  switch (f.kind) {
    case Kind::kClosure:
      // For any arguments it does what it is compared with.
      if (f.function == subject_.model() && !entered_.empty())
        return opaque_call("the function itself", arguments, e, scope);
      return call_function(f, arguments);
    case Kind::kObject:
      arguments.insert(arguments.begin(), f);
      return opaque_call("a function", arguments, e, scope);
    case Kind::kBound:
      arguments.insert(arguments.end(), f.parts.begin() + 1, f.parts.end());
      return call_value(f.parts[0], std::move(arguments), e, scope);
    case Kind::kPrimFunc:
      if (spec::relax::returns_scalar(*f.prim_func))
        throw NotFollowed("a PrimFunc returns a scalar");
      run_kernel(f.prim_func, arguments, 0, {});
      return tuple_of({});
    case Kind::kPacked: {
      if (auto made = machine_call(f.text, arguments, e, scope)) return *made;
      return opaque_call(f.text, arguments, e, scope);
    }
    default: throw NotFollowed("what is called is not a function that is known");
  }
}

/// The result of the call, which states of what StructInfo it is.
GraphValue GraphRun::as_stated(GraphValue result, const ir::Call& e, const Scope& scope) {
  const auto& all = e.sinfo_args;
  if (all.size() == 1) hold({{all[0], result}}, scope, Code::U_ANNOTATION);
  if (all.size() < 2) return result;
  if (!result.is(Kind::kTuple) || result.parts.size() != all.size())
    throw NotFollowed("a call states several results, and has others");
  for (std::size_t i = 0; i < all.size(); ++i)
    hold({{all[i], result.parts[i]}}, scope, Code::U_ANNOTATION);
  return result;
}

GraphValue GraphRun::call(const ir::Call& e, const Scope& scope) {
  const auto* op = ir::as<ir::Op>(e.op);
  if (!op) {
    Values arguments;
    const GraphValue f = value(e.op, scope);
    for (const ir::Expr* argument : e.args) arguments.push_back(value(argument, scope));
    return as_stated(call_value(f, std::move(arguments), e, scope), e, scope);
  }
  const std::string_view name = op->op_name;
  if (name == "call_tir" || name == "call_tir_inplace" || name == "call_tir_with_grad")
    return call_tir(e, scope);
  if (name == "call_dps_packed") return call_dps(e, scope);
  return operator_call(e, scope);
}

}  // namespace tenor::solver
