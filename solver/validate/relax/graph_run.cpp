// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/relax/graph_run.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "spec/prover/canonical.h"
#include "spec/relax/omitted_constant.h"

namespace tenor::solver {

using namespace spec;
namespace ir = spec::relax;

namespace {

/// Functions that are entered within each other.
constexpr std::size_t kDeepest = 64;

}  // namespace

GraphRun::GraphRun(GraphTables& tables, const semantics::Subject& subject, bool as_new)
    : tables_(tables),
      numbers_(tables.numbers),
      sizes_(tables.sizes),
      subject_(subject),
      as_new_(as_new),
      memory_(numbers_, sizes_) {
  Report unused;
  derived_ =
      ir::derive(subject.loaded->parsed.program, subject.module(), CanonicalProver(), unused);
}

GraphValue GraphRun::argument(const ir::StructInfo* s, const std::string& name, Scope& scope) {
  const auto all_known = [&](List<const PrimExpr*> dimensions) {
    for (const PrimExpr* e : dimensions)
      if (const auto* var = as<Var>(e); var && !scope->find(var->variable))
        scope->sizes[var->variable] = sizes_.named(var->variable->name_hint, var->variable->dtype);
  };
  const auto unknown = [&](int rank) {
    if (rank < 0) throw NotFollowed("the rank of an argument is not known");
    Sizes made;
    for (int i = 0; i < rank; ++i)
      made.push_back(sizes_.unknown(numbers_.of("argument\n" + name), static_cast<std::size_t>(i)));
    return made;
  };
  if (const auto* t = ir::as<ir::TensorStructInfo>(s)) {
    const auto* shape = ir::as<ir::ShapeExpr>(t->shape);
    if (t->shape && !shape) throw NotFollowed("the shape of an argument is another argument");
    if (shape) all_known(shape->values);
    GraphValue made = tensor(numbers_.of("argument\n" + name), t->dtype,
                             shape ? Sizes() : unknown(t->ndim), device_text(t->vdevice), false);
    GraphPlace& place = memory_.at(made.place);
    place.identity = name, place.is_written = true;
    return made;
  }
  if (const auto* of_shape = ir::as<ir::ShapeStructInfo>(s)) {
    if (of_shape->values) all_known(*of_shape->values);
    return shape_of(of_shape->values ? Sizes() : unknown(of_shape->ndim));
  }
  if (const auto* tuple = ir::as<ir::TupleStructInfo>(s)) {
    Values fields;
    for (std::size_t i = 0; i < tuple->fields.size(); ++i)
      fields.push_back(argument(tuple->fields[i], name + "." + std::to_string(i), scope));
    return tuple_of(std::move(fields));
  }
  if (const auto* prim = ir::as<ir::PrimStructInfo>(s)) {
    if (prim->value) all_known({&prim->value, 1});
    GraphValue made{Kind::kPrim};
    made.dtype = prim->dtype;
    made.number = numbers_.of("argument\n" + name);
    if (!prim->value && prim->dtype.is_integer())
      made.sizes = {sizes_.unknown(made.number, 0, prim->dtype)};
    return made;
  }
  GraphValue made{Kind::kObject};
  made.number = numbers_.of("argument\n" + name);
  return made;
}

/// Sizes are named first, wherever they stand alone; then every dimension has a value.
std::vector<GraphValue> GraphRun::arguments() {
  const auto& params = subject_.model()->params;
  Scope scope = &scopes_.emplace_back();
  Values all;
  for (std::size_t i = 0; i < params.size(); ++i)
    all.push_back(
        argument(params[i]->struct_info_annotation, "argument " + std::to_string(i), scope));
  const auto complete = [&](const auto& self, const ir::StructInfo* s, GraphValue& v) -> void {
    if (const auto* tuple = ir::as<ir::TupleStructInfo>(s))
      for (std::size_t i = 0; i < v.parts.size(); ++i) self(self, tuple->fields[i], v.parts[i]);
    if (const auto* prim = ir::as<ir::PrimStructInfo>(s); prim && prim->value)
      v.sizes = {size(prim->value, scope)};
    const auto* of_shape = ir::as<ir::ShapeStructInfo>(s);
    if (of_shape && of_shape->values) v.sizes = sizes(*of_shape->values, scope);
    const auto* t = ir::as<ir::TensorStructInfo>(s);
    if (!t || !t->shape) return;
    v.sizes = sizes(ir::as<ir::ShapeExpr>(t->shape)->values, scope);
    memory_.at(v.place).sizes = v.sizes;
    tables_.shape_of[memory_.at(v.place).contents] = sizes_.numbers(v.sizes);
  };
  for (std::size_t i = 0; i < params.size(); ++i)
    complete(complete, params[i]->struct_info_annotation, all[i]);
  return all;
}

void GraphRun::run(Values arguments) {
  GraphValue f{Kind::kClosure};
  f.function = subject_.model();
  result_ = call_function(f, arguments);
}

GraphValue GraphRun::constant(const std::string& what, DataType dtype, Sizes sizes) {
  GraphValue made = tensor(numbers_.of(what), dtype, std::move(sizes), "", false);
  memory_.at(made.place).identity = "a constant";
  memory_.at(made.place).is_frozen = memory_.at(made.place).is_written = true;
  return made;
}

GraphValue GraphRun::global(std::string_view name) {
  const auto& all = subject_.module().functions;
  const auto f = std::ranges::find(all, name, &Function::name);
  GraphValue made;
  if (f != all.end() && f->prim_func) {
    made.kind = Kind::kPrimFunc, made.prim_func = f->prim_func;
  } else if (f != all.end() && f->relax_func) {
    made.kind = Kind::kClosure, made.function = f->relax_func;
  } else if (f != all.end() && f->extern_func) {
    made.kind = Kind::kPacked, made.text = f->extern_func->global_symbol;
  } else {
    throw NotFollowed("a function is called that the module does not have");
  }
  return made;
}

GraphValue GraphRun::leaf(const ir::Expr* e, const Scope& scope) {
  GraphValue made;
  if (const auto* prim = ir::as<ir::PrimValue>(e)) {
    made.kind = Kind::kPrim, made.dtype = prim->value->dtype;
    if (const auto* real = as<FloatImm>(prim->value))
      made.number = numbers_.of("number\n" + to_string(real->dtype) +
                                std::to_string(std::bit_cast<std::uint64_t>(real->value)));
    else
      made.sizes = {size(prim->value, scope)};
  } else if (const auto* text = ir::as<ir::StringImm>(e)) {
    made.kind = Kind::kText, made.text = text->value;
  } else if (const auto* dtype = ir::as<ir::DataTypeImm>(e)) {
    made.kind = Kind::kDataType, made.dtype = dtype->value;
  } else if (const auto* packed = ir::as<ir::ExternFunc>(e)) {
    made.kind = Kind::kPacked, made.text = packed->global_symbol;
  } else if (const auto* f = ir::as<ir::Function>(e)) {
    made.kind = Kind::kClosure, made.function = f, made.captured = scope;
  } else {
    throw NotFollowed("an expression is of a kind that is not followed");
  }
  return made;
}

GraphValue GraphRun::value(const ir::Expr* e, const Scope& scope) {
  if (const ir::Variable* v = ir::variable_of(e)) {
    const GraphValue* bound = scope->find(v);
    if (!bound || bound->is(Kind::kKilled)) throw NotFollowed("a variable is used that was killed");
    return *bound;
  }
  if (const auto* c = ir::as<ir::Constant>(e)) {
    Sizes extents;
    std::string what = "constant\n" + to_string(c->dtype);
    for (const std::int64_t d : c->shape) {
      extents.push_back(sizes_.literal(d));
      what += ' ' + std::to_string(d);
    }
    what += '\n';
    what.append(reinterpret_cast<const char*>(c->data.data()), c->data.size());
    return constant(what, c->dtype, std::move(extents));
  }
  if (const auto* name = ir::as<ir::GlobalVar>(e)) return global(name->name_hint);
  if (const auto* tuple = ir::as<ir::Tuple>(e)) {
    Values fields;
    for (const ir::Expr* field : tuple->fields) fields.push_back(value(field, scope));
    return tuple_of(std::move(fields));
  }
  if (const auto* item = ir::as<ir::TupleGetItem>(e)) {
    const GraphValue tuple = value(item->tuple_value, scope);
    if (!tuple.is(Kind::kTuple) || item->index < 0 ||
        static_cast<std::size_t>(item->index) >= tuple.parts.size())
      throw NotFollowed("a field is taken of what is not a tuple, or does not have it");
    return tuple.parts[static_cast<std::size_t>(item->index)];
  }
  if (const auto* shape = ir::as<ir::ShapeExpr>(e)) return shape_of(sizes(shape->values, scope));
  if (const auto* seq = ir::as<ir::SeqExpr>(e)) return sequence(*seq, scope);
  if (const auto* branch = ir::as<ir::If>(e)) return choice(*branch, scope);
  if (const auto* of = ir::as<ir::Call>(e)) return call(*of, scope);
  return leaf(e, scope);
}

GraphValue GraphRun::sequence(const ir::SeqExpr& e, const Scope& scope) {
  for (const ir::BindingBlock* block : e.blocks) {
    const bool around = std::exchange(in_dataflow_, in_dataflow_ || block->is_dataflow);
    for (const ir::Binding* b : block->bindings) bind(*b, scope);
    in_dataflow_ = around;
  }
  return value(e.body, scope);
}

void GraphRun::bind(const ir::Binding& b, const Scope& scope) {
  const auto* annotation = b.var ? b.var->struct_info_annotation : nullptr;
  GraphValue v;
  if (const auto number = ir::omitted_constant(b.value)) {
    // What it is, the annotation alone says.
    const auto* t = ir::as<ir::TensorStructInfo>(annotation);
    const auto* shape = t ? ir::as<ir::ShapeExpr>(t->shape) : nullptr;
    if (!shape) throw NotFollowed("nothing says the shape of a constant that the text leaves out");
    v = constant("constant that the text leaves out\n" + std::to_string(*number), t->dtype,
                 sizes(shape->values, scope));
  } else {
    v = value(b.value, scope);
  }
  if (b.is_match_cast()) hold({{b.struct_info, v}}, scope, Code::E_MATCH_CAST);
  if (annotation) hold({{annotation, v}}, scope, Code::U_ANNOTATION);
  if (b.var) scope->values[b.var] = std::move(v);
}

GraphValue GraphRun::call_function(const GraphValue& f, const Values& arguments) {
  const ir::Function& callee = *f.function;
  if (callee.params.size() != arguments.size())
    throw NotFollowed("a function is called with another number of arguments");
  if (entered_.size() > kDeepest || std::ranges::find(entered_, &callee) != entered_.end())
    throw NotFollowed("a function calls itself");
  entered_.push_back(&callee);
  const bool around = std::exchange(in_dataflow_, false);
  const Scope scope = &scopes_.emplace_back();
  scope->outer = f.captured;
  std::vector<std::pair<const ir::StructInfo*, GraphValue>> signature;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    scope->values[callee.params[i]] = arguments[i];
    signature.emplace_back(callee.params[i]->struct_info_annotation, arguments[i]);
  }
  hold(signature, scope, Code::E_SIGNATURE);
  GraphValue made = value(callee.body, scope);
  hold({{callee.ret_struct_info, made}}, scope, Code::E_SIGNATURE);
  entered_.pop_back();
  in_dataflow_ = around;
  return made;
}

}  // namespace tenor::solver
