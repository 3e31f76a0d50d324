// SPDX-License-Identifier: Apache-2.0
// What binds: sequences, blocks, bindings and functions, and what is known when they end.
// Relax/Derive/10, 11, 15, 16; ledger RLX-D9, RLX-D21, D22, D24, D55.
#include "spec/ir/relax/scalar.h"
#include "spec/relax/derive/annotation.h"
#include "spec/relax/derive/deriver.h"
#include "spec/relax/derive/named_shape.h"
#include "spec/relax/dimensions.h"
#include "spec/relax/scalar_function.h"

namespace tenor::spec::relax {
namespace {

/// What is in scope after a function, and the shape variables that its parameters bind.
class WithOwn final : public VariablesInScope {
 public:
  WithOwn(const VariablesInScope& outer, const std::vector<const spec::Variable*>& own)
      : outer_(outer), own_(own.begin(), own.end()) {}
  bool has(const Variable* variable) const override { return outer_.has(variable); }
  bool has(const spec::Variable* shape_variable) const override {
    return outer_.has(shape_variable) || own_.contains(shape_variable);
  }

 private:
  const VariablesInScope& outer_;
  std::unordered_set<const spec::Variable*> own_;
};

/// The expression that a function gives back.
const Expr* result_of(const Function& f) {
  const auto* seq = as<SeqExpr>(f.body);
  return seq ? seq->body : f.body;
}

}  // namespace

const StructInfo* Deriver::erased(const StructInfo* s, const VariablesInScope& scope) const {
  const bool is_same = !is_as_written("RLX-D6"_clause) && is_well_defined(s, scope);
  return is_same ? s : algebra_.erase(s, scope);
}

/// Relax/Derive/10.
const StructInfo* Deriver::sequence(const SeqExpr& e) {
  environment_.open();
  for (const BindingBlock* each : e.blocks) block(*each);
  const StructInfo* s = of(e.body);
  environment_.close();
  return erased(s, environment_);
}

/// Relax/Derive/10.1; RLX-D55: what stays after a dataflow block says nothing of its variables.
void Deriver::block(const BindingBlock& block) {
  if (!block.is_dataflow) {
    for (const Binding* each : block.bindings) binding(*each);
    return;
  }
  environment_.open(true);
  if (!frames_.empty()) ++frames_.back().dataflow_blocks;
  for (const Binding* each : block.bindings) binding(*each);
  if (!frames_.empty()) --frames_.back().dataflow_blocks;
  environment_.close();
  if (is_as_written("RLX-D55"_clause)) return;
  for (const Binding* each : block.bindings)
    if (const StructInfo* s = environment_.find(each->var))
      environment_.bind(each->var, erased(s, environment_));
}

void Deriver::binding(const Binding& b) {
  if (b.is_match_cast()) return match_cast(b);
  if (!b.var) return void(of(b.value));
  bound_values_.insert_or_assign(b.var, b.value);
  if (const auto* f = as<Function>(b.value)) return function_binding(b.var, *f);
  var_binding(b);
}

void Deriver::bind(const Variable* v, const StructInfo* s) {
  environment_.bind(v, s);
  result_.variables[v] = s;
}

/// Relax/TensorInvariant/1, of an annotation that is written.
void Deriver::check_shapes(const StructInfo* written) {
  if (const auto* tuple = as<TupleStructInfo>(written))
    for (const StructInfo* field : tuple->fields) check_shapes(field);
  const auto* tensor = as<TensorStructInfo>(written);
  const Variable* shape = tensor ? variable_of(tensor->shape) : nullptr;
  const StructInfo* known = shape ? environment_.find(shape) : nullptr;
  if (known && !is_unknown(known))
    check(NamedShape{span(tensor), shape->name_hint, known, tensor->ndim});
}

/// What the program says of a variable, and Relax/VDevice of its device.
const StructInfo* Deriver::annotation(const Variable* v) {
  return with_device(builder_, v->struct_info_annotation, devices_.of(v));
}

/// Relax/Derive/11.2.2 to 11.2.4; RLX-D9: as written, the annotation is judged for the value.
void Deriver::var_binding(const Binding& b) {
  const StructInfo* value = with_device(builder_, of(b.value), devices_.of(b.var));
  const StructInfo* written = annotation(b.var);
  result_.values[b.var] = value;
  if (!written) return bind(b.var, value);
  check_shapes(written);
  if (bound_with(b.var)) environment_.bind_shape_variables(written);
  bind(b.var, written);
  if (is_unknown(value)) return;
  const bool by_the_letter = is_as_written("RLX-D9"_clause);
  // EXT/Prim: its own value is no more than a name for what is bound.
  if (bound_with(b.var))
    written = builder_.prim(span(written), as<PrimStructInfo>(written)->dtype, nullptr);
  const StructInfo *given = by_the_letter ? written : value,
                   *required = by_the_letter ? value : written;
  compare(b.var,
          Annotated{{span(b.value), fmt::format("the value of {}", spec::show(b.var->name_hint)),
                     given, required, algebra_.compatible(given, required, &environment_)}});
}

/// Relax/Derive/11.2.1. Without an annotation the function's own says what a recursive call gives.
void Deriver::function_binding(const Variable* v, const Function& f) {
  const StructInfo* written = annotation(v);
  environment_.open();
  environment_.bind(v, written ? written : signature(f, f.ret_struct_info));
  const StructInfo* value = of(&f);
  environment_.close();
  result_.values[v] = value;
  if (!written) return bind(v, value);
  bind(v, written);
  if (is_unknown(value)) return;
  compare(v,
          AnnotatedLiteral{{span(&f), fmt::format("the function {}", spec::show(v->name_hint)),
                            value, written, algebra_.compatible(value, written, &environment_)}});
}

/// Relax/Derive/11.3.3: up, or down as from an object.
CompatibilityResult Deriver::cast(const StructInfo* from, const StructInfo* to) const {
  const auto fits = [&](const StructInfo* given, const StructInfo* required) {
    return is_as_written("RLX-D24"_clause) ? algebra_.subtype(given, required, &environment_)
                                           : algebra_.compatible(given, required, &environment_);
  };
  CompatibilityResult up = fits(from, to);
  if (up.verdict != Compatibility::kIncompatible) return up;
  CompatibilityResult down = fits(to, from);
  return down.verdict == Compatibility::kIncompatible ? up : down;
}

/// Relax/Derive/11.3; RLX-D24: as written, a cast can succeed only up or down.
void Deriver::match_cast(const Binding& b) {
  const StructInfo* value = of(b.value);
  const StructInfo* s =
      b.var ? with_device(builder_, b.struct_info, devices_.of(b.var)) : b.struct_info;
  environment_.bind_shape_variables(s);
  check_shapes(s);
  if (!is_unknown(value))
    check(CastValue{{span(b.value), "what is cast", value, s, cast(value, s)}});
  if (!b.var) return;
  result_.values[b.var] = s;
  const StructInfo* written = annotation(b.var);
  if (written)
    compare(b.var, AnnotatedCast{{span(&b),
                                  fmt::format("what {} is cast to", spec::show(b.var->name_hint)),
                                  s, written, algebra_.subtype(s, written, &environment_)}});
  bind(b.var, written ? written : s);
}

/// Relax/Derive/15.1.
std::vector<const StructInfo*> Deriver::params(const Function& f) {
  std::vector<const StructInfo*> all;
  for (const Variable* param : f.params) {
    const StructInfo* written = annotation(param);
    all.push_back(written ? written : builder_.object({}));
  }
  return all;
}

/// The function's shape variables get names of their own, so that they differ from those of a
/// call inside the function itself.
const StructInfo* Deriver::with_own_variables(const FuncStructInfo* s) {
  ShapeVarMapping names;
  for (const spec::Variable* each : bound_by(*s->params, environment_)) {
    spec::Builder& tir = builder_.tir();
    const Span at = span(each);
    const auto* own = tir.variable(at, each->name_hint, each->dtype);
    names.entries.push_back({each, tir.var(at, own)});
  }
  return algebra_.substitute(s, names);
}

/// Relax/Derive/15.2, 15.6; null stands for a result that nothing is known of.
const StructInfo* Deriver::signature(const Function& f, const StructInfo* ret) {
  const auto* made = builder_.func(span(&f), builder_.arena().list(params(f)),
                                   ret ? ret : builder_.object({}), f.is_pure);
  return with_own_variables(made);
}

/// Relax/Derive/15.
const StructInfo* Deriver::function(const Function& f) {
  frames_.push_back({&f, 0});
  const StructInfo* of_body = body(f);
  frames_.pop_back();
  const StructInfo* seen = result(f, of_body);
  if (!f.ret_struct_info) result_.results[&f] = seen;
  return signature(f, seen);
}

/// Relax/Derive/15.3 to 15.5, 15.7.
const StructInfo* Deriver::body(const Function& f) {
  environment_.open();
  const auto infos = params(f);
  for (const StructInfo* s : infos) environment_.bind_shape_variables(s);
  for (std::size_t i = 0; i < infos.size(); ++i) bind(f.params[i], infos[i]);
  for (const StructInfo* written : infos) check_shapes(written);
  check_shapes(f.ret_struct_info);
  const StructInfo* s = of(f.body);
  result_.results[&f] = s;
  if (f.ret_struct_info && !is_unknown(s))
    compare(&f, Returned{{span(result_of(f)), "the result", s, f.ret_struct_info,
                          algebra_.compatible(s, f.ret_struct_info, &environment_)}});
  else if (!f.ret_struct_info && is_as_written("RLX-D21"_clause))
    s = erased(s, environment_);
  environment_.close();
  return s;
}

/// Relax/Derive/15.6; RLX-D21: the function's variables are gone, but for those that a call binds.
const StructInfo* Deriver::result(const Function& f, const StructInfo* of_body) {
  if (f.ret_struct_info) return f.ret_struct_info;
  if (is_unknown(of_body) || is_as_written("RLX-D21"_clause)) return of_body;
  const WithOwn scope(environment_, bound_by(builder_.arena().list(params(f)), environment_));
  return erased(of_body, scope);
}

/// Relax/Derive/16; RLX-D22, RLX-D62. A scalar that dimensions of buffers speak of is bound by what
/// is passed for it.
const StructInfo* Deriver::prim_func(const tir::PrimFunc& f) {
  std::unordered_set<const spec::Variable*> in_shapes;
  for (const Buffer* buffer : f.buffers)
    for (const PrimExpr* dimension : buffer ? buffer->shape : List<const PrimExpr*>())
      for_each_shape_variable(dimension,
                              [&](const spec::Var& var) { in_shapes.insert(var.variable); });
  std::vector<const StructInfo*> all;
  for (std::size_t i = 0; i < f.params.size(); ++i) {
    const Buffer* buffer = i < f.buffers.size() ? f.buffers[i] : nullptr;
    const DataType dtype = f.params[i]->dtype;
    if (buffer)
      all.push_back(builder_.tensor(span(buffer), buffer->shape, buffer->dtype));
    else if (dtype.is_handle())
      all.push_back(builder_.object({}));
    else
      all.push_back(builder_.prim(
          {}, dtype,
          in_shapes.contains(f.params[i]) ? builder_.tir().var({}, f.params[i]) : nullptr));
  }
  const bool is_scalar = returns_scalar(f) && !is_as_written("RLX-D62"_clause);
  const StructInfo* result = builder_.tuple_info({}, {});
  if (is_scalar) result = builder_.prim({}, f.ret_type->dtype, nullptr);
  return with_own_variables(builder_.func(span(&f), builder_.arena().list(all), result, is_scalar));
}

/// Relax/Derive/15.2, 16.2; Relax/Derive/13 for a function of the module that is external.
void Deriver::enter(const spec::Function& function) {
  const StructInfo* s = nullptr;
  if (function.relax_func)
    s = signature(*function.relax_func, function.relax_func->ret_struct_info);
  else if (function.prim_func)
    s = prim_func(*function.prim_func);
  else if (function.extern_func)
    s = of(function.extern_func);
  if (s) result_.functions[function.name] = s;
}

void Deriver::derive(const spec::Function& function) {
  result_.functions[function.name] = of(function.relax_func);
}

}  // namespace tenor::spec::relax
