// SPDX-License-Identifier: Apache-2.0
// Operators: most are pure functions of what they are given, with new results. Those that reshape
// keep contents. Relax/Eval/12.1; RLX-D49.
#include <algorithm>

#include "semantics/relax/state/view_operators.h"
#include "solver/validate/relax/graph_run.h"
#include "spec/ir/children.h"
#include "spec/ir/relax/stream.h"
#include "spec/relax/op/device_name.h"
#include "spec/relax/op/operator.h"

namespace tenor::solver {

using namespace spec;
namespace ir = spec::relax;

namespace {

constexpr std::string_view kReshaping[] = {"reshape", "flatten", "expand_dims", "squeeze"};

/// A sequence of numbers as text.
class TextSink : public spec::detail::Sink {
 public:
  void put(const char* name, std::uint64_t value) override {
    text += name;
    text += ' ';
    text += std::to_string(value);
    text += '\n';
  }
  void enter(const char* name, std::int64_t index, const Node*) override {
    text += name;
    text += std::to_string(index) + "(";
  }
  void leave() override { text += ')'; }
  std::string text;
};

/// Does it hold a variable, whose value its text does not say?
bool has_variable(const spec::Object& object) {
  bool found = object.variable || object.buffer || object.region || object.iter_var;
  for_each_occurrence(object.expr, [&](const Variable*) { found = true; });
  return found || std::ranges::any_of(object.items, has_variable) ||
         std::ranges::any_of(object.entries,
                             [](const Attribute& entry) { return has_variable(entry.value); });
}

}  // namespace

std::string GraphRun::attributes(const ir::Call& e) {
  for (const Attribute& attribute : e.attrs)
    if (has_variable(attribute.value)) throw NotFollowed("an attribute of a call has variables");
  auto* bare = sizes_.program().make<ir::Call>(Span{});
  bare->op = e.op, bare->attrs = e.attrs;
  TextSink sink;
  spec::detail::RelaxStream(sink, {}).expr("", static_cast<const ir::Expr*>(bare));
  return sink.text;
}

GraphValue GraphRun::result_of(const ir::StructInfo* s, ValueNumber number, const Scope& scope,
                               const std::string& device) {
  if (!s || derived_.is_unknown(s)) throw NotFollowed("the StructInfo of a result is not known");
  const auto extents = [&](const List<const PrimExpr*>* dimensions, int ndim) {
    const auto [known, is_new] = tables_.shapes.try_emplace(number);
    if (!is_new) return known->second;
    if (!dimensions && ndim < 0) throw NotFollowed("the rank of a result is not known");
    const std::size_t rank = dimensions ? dimensions->size() : static_cast<std::size_t>(ndim);
    for (std::size_t i = 0; i < rank; ++i) {
      Size made = dimensions ? sizes_.evaluate((*dimensions)[i],
                                               {[&](const Variable* v) { return scope->find(v); }})
                             : nullptr;
      known->second.push_back(made ? made : sizes_.unknown(number, i));
    }
    return known->second;
  };
  if (const auto* t = ir::as<ir::TensorStructInfo>(s)) {
    const auto* shape = ir::as<ir::ShapeExpr>(t->shape);
    return tensor(number, t->dtype, extents(shape ? &shape->values : nullptr, t->ndim),
                  t->vdevice ? device_text(t->vdevice) : device, true);
  }
  if (const auto* of_shape = ir::as<ir::ShapeStructInfo>(s))
    return shape_of(extents(of_shape->values ? &*of_shape->values : nullptr, of_shape->ndim));
  if (const auto* tuple = ir::as<ir::TupleStructInfo>(s)) {
    Values fields;
    for (std::size_t i = 0; i < tuple->fields.size(); ++i)
      fields.push_back(result_of(
          tuple->fields[i], numbers_.of("field " + std::to_string(i), {number}), scope, device));
    return tuple_of(std::move(fields));
  }
  GraphValue made{Kind::kObject};
  made.number = number;
  if (const auto* prim = ir::as<ir::PrimStructInfo>(s)) {
    made.kind = Kind::kPrim, made.dtype = prim->dtype;
    if (prim->dtype.is_integer()) made.sizes = {sizes_.unknown(number, 0, prim->dtype)};
  } else if (!ir::as<ir::ObjectStructInfo>(s)) {
    throw NotFollowed("a call has a function as its result");
  }
  return made;
}

/// The same elements in another shape, which has as many; nothing where that is not sure.
std::optional<GraphValue> GraphRun::reshaped(const ir::Call& e, const Values& arguments,
                                             const Scope& scope) {
  const auto* t = ir::as<ir::TensorStructInfo>(derived_.of(&e));
  const auto* shape = t ? ir::as<ir::ShapeExpr>(t->shape) : nullptr;
  if (arguments.empty() || !arguments[0].is(Kind::kTensor)) return {};
  Sizes target;
  if (arguments.size() == 2 && arguments[1].is(Kind::kShape))
    target = arguments[1].sizes;
  else if (shape)
    target = sizes(shape->values, scope);
  const bool has_negative =
      std::ranges::any_of(target, [&](Size size) { return sizes_.constant(size).value_or(0) < 0; });
  if (has_negative && shape) target = sizes(shape->values, scope);
  const GraphValue& from = arguments[0];
  if (!sizes_.equal(sizes_.product(from.sizes), sizes_.product(target))) return {};
  return tensor(in_shape(contents(from), target), from.dtype, target, from.text, true);
}

GraphValue GraphRun::operator_call(const ir::Call& e, const Scope& scope) {
  const std::string_view name = ir::as<ir::Op>(e.op)->op_name;
  Values arguments;
  for (const ir::Expr* argument : e.args) arguments.push_back(value(argument, scope));
  auto made = own_operator(name, e, arguments, scope);
  if (!made && std::ranges::find(kReshaping, name) != std::end(kReshaping))
    made = reshaped(e, arguments, scope);
  if (!made) made = pure_operator(name, e, arguments, scope);
  if (semantics::relax::may_give_view(name) && made->is(Kind::kTensor) && !arguments.empty() &&
      arguments[0].is(Kind::kTensor))
    memory_.relate(arguments[0].place, made->place);
  return *made;
}

GraphValue GraphRun::pure_operator(std::string_view name, const ir::Call& e,
                                   const Values& arguments, const Scope& scope) {
  const ir::Operator* known = ir::find_operator(name);
  if (!known || !known->derive || known->purity != ir::Purity::kPure)
    throw NotFollowed("R." + std::string(name) + " is not a pure operator that is known");
  std::vector<ValueNumber> infos;
  for (const ir::StructInfo* s : e.sinfo_args) infos.push_back(struct_info(s, scope));
  const ValueNumber made =
      of("R." + std::string(name) + "\n" + attributes(e), arguments, std::move(infos));
  std::string device;
  bool has_sizes = false;
  for (const GraphValue& v : arguments) {
    if (v.is(Kind::kTensor) && device.empty()) device = v.text;
    has_sizes |= std::ranges::any_of(v.sizes, [&](Size size) { return !sizes_.constant(size); });
  }
  calls(made, has_sizes);
  return result_of(derived_.of(&e), made, scope, device);
}

GraphValue GraphRun::moved(const GraphValue& v, const std::string& device) {
  if (v.is(Kind::kTuple)) {
    Values fields;
    for (const GraphValue& field : v.parts) fields.push_back(moved(field, device));
    return tuple_of(std::move(fields));
  }
  if (!v.is(Kind::kTensor)) throw NotFollowed("what is not a tensor is moved to a device");
  return tensor(contents(v), v.dtype, v.sizes, device, false);
}

void GraphRun::kill(const ir::Expr* e, const Scope& scope) {
  const ir::Variable* v = ir::variable_of(e);
  if (GraphValue* bound = v ? scope->find(v) : nullptr) *bound = GraphValue{Kind::kKilled};
}

std::optional<GraphValue> GraphRun::own_operator(std::string_view name, const ir::Call& e,
                                                 Values& arguments, const Scope& scope) {
  if (name == "print" || name == "assert_op") {
    effect(of(std::string(name), arguments));
    return tuple_of({});
  }
  if (name == "memory.kill_storage" || name == "memory.kill_tensor" || name == "vm.kill_object") {
    kill(e.args[0], scope);
    return tuple_of({});
  }
  if (name == "shape_of" && arguments[0].is(Kind::kTensor)) return shape_of(arguments[0].sizes);
  if (name == "null_value") return GraphValue{Kind::kNull};
  if (name == "invoke_closure" || name == "invoke_pure_closure" ||
      name == "call_builtin_with_ctx" || name == "vm.call_tir_dyn" || name == "make_closure") {
    if (arguments.size() < 2 || !arguments[1].is(Kind::kTuple))
      throw NotFollowed("the arguments of a call are not a tuple");
    if (name == "make_closure") {
      GraphValue bound{Kind::kBound};
      bound.parts = arguments[1].parts;
      bound.parts.insert(bound.parts.begin(), arguments[0]);
      return bound;
    }
    if (name == "vm.call_tir_dyn") return call_flat(arguments[0], arguments[1].parts);
    return as_stated(call_value(arguments[0], arguments[1].parts, e, scope), e, scope);
  }
  if (name == "call_pure_packed")
    return as_stated(call_value(arguments[0], {arguments.begin() + 1, arguments.end()}, e, scope),
                     e, scope);
  if (name == "to_vdevice") {
    const spec::Object* named = find(e.attrs, "dst_vdevice");
    const auto* to = named ? ir::named_device(subject_.module().vdevices, named->text) : nullptr;
    if (!to) throw NotFollowed("a device is not known");
    return moved(arguments[0], device_text(to));
  }
  if (name == "call_inplace_packed" || name == "hint_on_device" || name == "tensor_to_shape" ||
      name.starts_with("inspect."))
    throw NotFollowed("R." + std::string(name) + " is not followed");
  return memory_operator(name, arguments);
}

}  // namespace tenor::solver
