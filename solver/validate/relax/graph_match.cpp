// SPDX-License-Identifier: Apache-2.0
// Values against StructInfo: what is proven vanishes, what may fail is a check. Relax/MatchCast,
// Relax/FuncBoundary; ledger RLX-D23.
#include <algorithm>

#include "solver/validate/relax/graph_run.h"

namespace tenor::solver {

using namespace spec;
namespace ir = spec::relax;

Size GraphRun::size(const PrimExpr* e, const Scope& scope) {
  Size made = sizes_.evaluate(e, {[&](const Variable* v) { return scope->find(v); }});
  if (!made) throw NotFollowed("a dimension is not an expression over sizes");
  return made;
}

Sizes GraphRun::sizes(List<const PrimExpr*> dimensions, const Scope& scope) {
  Sizes all;
  for (const PrimExpr* e : dimensions) all.push_back(size(e, scope));
  return all;
}

void GraphRun::check(ValueNumber condition, Code code) {
  condition = under(condition);
  if (info(code).text.starts_with("U-")) {
    trace_.assumed.insert(condition);
    return;
  }
  if (trace_.checked.insert(condition).second)
    trace_.checks.push_back({condition, code, in_dataflow_, trace_.effects.size()});
}

void GraphRun::check(Size a, Size b, Code code) {
  const ValueNumber m = sizes_.number(a), n = sizes_.number(b);
  if (m == n) return;
  if (sizes_.constant(a) && sizes_.constant(b)) throw NotFollowed("a check of shapes always fails");
  check(numbers_.of("equal", {std::min(m, n), std::max(m, n)}), code);
}

void GraphRun::match_shape(const ir::Expr* shape, const Sizes& given, const Scope& scope,
                           std::vector<Pair>& pairs) {
  if (const auto* literal = ir::as<ir::ShapeExpr>(shape)) {
    if (literal->values.size() != given.size()) throw NotFollowed("ranks differ");
    for (std::size_t i = 0; i < given.size(); ++i)
      pairs.push_back({literal->values[i], nullptr, given[i]});
  } else if (shape) {
    const GraphValue other = value(shape, scope);
    if (!other.is(Kind::kShape) || other.sizes.size() != given.size())
      throw NotFollowed("ranks differ");
    for (std::size_t i = 0; i < given.size(); ++i)
      pairs.push_back({nullptr, other.sizes[i], given[i]});
  }
}

void GraphRun::match(const ir::StructInfo* s, const GraphValue& v, const Scope& scope,
                     std::vector<Pair>& pairs) {
  const auto expect = [&](Kind kind) {
    if (v.kind != kind) throw NotFollowed("a value is of another kind than its StructInfo says");
  };
  if (const auto* tensor = ir::as<ir::TensorStructInfo>(s)) {
    expect(Kind::kTensor);
    const std::string device = device_text(tensor->vdevice);
    if ((!tensor->dtype.is_void() && tensor->dtype != v.dtype) ||
        (!device.empty() && !v.text.empty() && device != v.text) ||
        (tensor->ndim != ir::kUnknownRank &&
         static_cast<std::size_t>(tensor->ndim) != v.sizes.size()))
      throw NotFollowed("a tensor has another datatype, rank or device than its StructInfo says");
    match_shape(tensor->shape, v.sizes, scope, pairs);
  } else if (const auto* shape = ir::as<ir::ShapeStructInfo>(s)) {
    expect(Kind::kShape);
    if (shape->ndim != ir::kUnknownRank && static_cast<std::size_t>(shape->ndim) != v.sizes.size())
      throw NotFollowed("a shape has another rank than its StructInfo says");
    for (std::size_t i = 0; shape->values && i < v.sizes.size(); ++i)
      pairs.push_back({(*shape->values)[i], nullptr, v.sizes[i]});
  } else if (const auto* prim = ir::as<ir::PrimStructInfo>(s)) {
    expect(Kind::kPrim);
    if (prim->dtype != v.dtype) throw NotFollowed("a number has another datatype");
    if (prim->value && v.sizes.empty()) throw NotFollowed("a number is compared");
    if (prim->value) pairs.push_back({prim->value, nullptr, v.sizes[0]});
  } else if (const auto* tuple = ir::as<ir::TupleStructInfo>(s)) {
    expect(Kind::kTuple);
    if (tuple->fields.size() != v.parts.size()) throw NotFollowed("tuples of different lengths");
    for (std::size_t i = 0; i < v.parts.size(); ++i)
      match(tuple->fields[i], v.parts[i], scope, pairs);
  } else if (ir::as<ir::FuncStructInfo>(s) && !v.is(Kind::kObject) && !v.is(Kind::kClosure) &&
             !v.is(Kind::kBound) && !v.is(Kind::kPrimFunc) && !v.is(Kind::kPacked)) {
    throw NotFollowed("a value is not a function");
  }
}

/// Variables that are alone in a dimension and new take the value's numbers first.
void GraphRun::hold(const std::vector<std::pair<const ir::StructInfo*, GraphValue>>& all,
                    const Scope& scope, Code code) {
  std::vector<Pair> pairs;
  for (const auto& [s, v] : all)
    if (s) match(s, v, scope, pairs);
  for (const Pair& pair : pairs)
    if (const auto* var = pair.wanted ? as<Var>(pair.wanted) : nullptr)
      if (!scope->find(var->variable)) scope->sizes[var->variable] = pair.given;
  for (const Pair& pair : pairs)
    check(pair.wanted ? size(pair.wanted, scope) : pair.other, pair.given, code);
}

ValueNumber GraphRun::struct_info(const ir::StructInfo* s, const Scope& scope) {
  const auto shape = [&](const ir::Expr* e) {
    return e ? number(value(e, scope)) : numbers_.of("any shape");
  };
  if (const auto* tensor = ir::as<ir::TensorStructInfo>(s))
    return numbers_.of("Tensor\n" + to_string(tensor->dtype) + "\n" + std::to_string(tensor->ndim) +
                           "\n" + device_text(tensor->vdevice),
                       {shape(tensor->shape)});
  if (const auto* of_shape = ir::as<ir::ShapeStructInfo>(s))
    return numbers_.of("Shape\n" + std::to_string(of_shape->ndim),
                       of_shape->values ? sizes_.numbers(sizes(*of_shape->values, scope))
                                        : std::vector<ValueNumber>());
  if (const auto* prim = ir::as<ir::PrimStructInfo>(s))
    return numbers_.of("Prim\n" + to_string(prim->dtype));
  if (ir::as<ir::ObjectStructInfo>(s)) return numbers_.of("Object");
  const auto* tuple = ir::as<ir::TupleStructInfo>(s);
  if (!tuple) throw NotFollowed("a StructInfo of a function is an argument");
  std::vector<ValueNumber> fields;
  for (const ir::StructInfo* field : tuple->fields) fields.push_back(struct_info(field, scope));
  return numbers_.of("Tuple", fields);
}

}  // namespace tenor::solver
