// SPDX-License-Identifier: Apache-2.0
#include "spec/relax/op/prim_func_call.h"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>

#include "spec/check/wording.h"

namespace tenor::spec::relax {
namespace {

/// What the PrimFunc's variables stand for in this call.
class Bound {
 public:
  explicit Bound(OperatorCall& op) : op_(op) {}

  bool has(const spec::Variable* v) const { return values_.contains(v); }
  void bind(const spec::Variable* v, const PrimExpr* value) { values_.try_emplace(v, value); }

  /// `e` for the caller; null where a variable is not bound, or `e` is no arithmetic.
  const PrimExpr* of(const PrimExpr* e, int depth = 0) {
    if (const auto* number = as<IntImm>(e)) return dimension(op_, number->value);
    if (const auto* var = as<spec::Var>(e)) {
      const auto place = values_.find(var->variable);
      return place == values_.end() ? nullptr : place->second;
    }
    if (const auto* cast = as<Cast>(e))
      return depth < kDeepest ? of(cast->value, depth + 1) : nullptr;
    const auto* binary = as<BinaryExpr>(e);
    if (!binary || !is_binary_op(e->kind) || depth >= kDeepest) return nullptr;
    const PrimExpr* a = of(binary->a, depth + 1);
    const PrimExpr* b = a ? of(binary->b, depth + 1) : nullptr;
    return b ? combine(op_, e->kind, a, b) : nullptr;
  }

 private:
  static constexpr int kDeepest = 64;
  OperatorCall& op_;
  std::unordered_map<const spec::Variable*, const PrimExpr*> values_;
};

/// One parameter of the PrimFunc and what it gets.
struct Passed {
  std::size_t argument = 0;  ///< of the call: 1 for `args`, the number of all for a result
  const StructInfo* given = nullptr;
  const spec::Variable* param = nullptr;
  const Buffer* buffer = nullptr;
};

class Matching {
 public:
  Matching(OperatorCall& op) : op_(op), bound_(op) {}

  bool kinds_agree(const Passed& p) {
    const auto* tensor = as<TensorStructInfo>(p.given);
    const auto* prim = as<PrimStructInfo>(p.given);
    if (tensor && p.buffer) return dtypes_agree(p, tensor->dtype, p.buffer->dtype);
    if (prim && !p.buffer) return dtypes_agree(p, prim->dtype, p.param->dtype);
    if (!tensor && !prim) return true;
    if (tensor && p.param->dtype.is_handle()) return true;
    op_.reject(p.argument, fmt::format("{} gets {}", spec::show(p.param->name_hint),
                                       tensor ? "a tensor, but the argument is a scalar"
                                              : "a scalar, but the parameter is a buffer"));
    return false;
  }

  /// Binds the variables that stand alone, in the order of the parameters.
  void bind(const Passed& p) {
    if (const auto* prim = as<PrimStructInfo>(p.given); prim && !p.buffer && prim->value)
      bound_.bind(p.param, prim->value);
    const auto* tensor = as<TensorStructInfo>(p.given);
    if (!tensor || !p.buffer) return;
    const Shape shape = shape_of(op_, *tensor);
    if (!shape.dimensions || shape.dimensions->size() != p.buffer->shape.size()) return;
    for (std::size_t i = 0; i < p.buffer->shape.size(); ++i)
      if (const auto* var = as<spec::Var>(p.buffer->shape[i]))
        bound_.bind(var->variable, (*shape.dimensions)[i]);
  }
  void bind(const spec::Variable* param, const PrimExpr* value) { bound_.bind(param, value); }

  bool shapes_agree(const Passed& p) {
    const auto* tensor = as<TensorStructInfo>(p.given);
    if (!tensor || !p.buffer) return true;
    const Shape shape = shape_of(op_, *tensor);
    const auto wanted = p.buffer->shape;
    if (shape.has_rank() && static_cast<std::size_t>(shape.ndim) != wanted.size()) {
      op_.reject(p.argument, fmt::format("{} has rank {}, but the argument has rank {}",
                                         spec::show(p.buffer->name), wanted.size(), shape.ndim));
      return false;
    }
    for (std::size_t i = 0; shape.dimensions && i < wanted.size(); ++i) {
      const PrimExpr* dimension = bound_.of(wanted[i]);
      const std::string what = fmt::format("dimension {} of {}", i, spec::show(p.buffer->name));
      if (dimension && !agree(op_, p.argument, (*shape.dimensions)[i], dimension, what))
        return false;
    }
    return true;
  }

 private:
  bool dtypes_agree(const Passed& p, const DataType& given, const DataType& wanted) {
    if (given.is_void() || given == wanted) return true;
    op_.reject(p.argument,
               fmt::format("{} is {}, but the argument is {}", spec::show(p.param->name_hint),
                           to_string(wanted), to_string(given)));
    return false;
  }

  OperatorCall& op_;
  Bound bound_;
};

/// Results that the callee gets a buffer for.
std::vector<const StructInfo*> allocated(const PrimFuncCall& call) {
  std::vector<const StructInfo*> found;
  for (std::size_t i = 0; i < call.results.size(); ++i)
    if (i >= call.inplace.size() || call.inplace[i] == -1) found.push_back(call.results[i]);
  return found;
}

/// RLX-D57: the integers that a shape argument packs, `packed_ints` before the results and
/// `tir_vars` after them.
struct Packed {
  std::optional<Dimensions> values;
  std::size_t count = 0;
  bool before = false;
};

std::optional<Packed> packed(OperatorCall& op) {
  const Object first = op.attribute("packed_ints");
  if (first.kind == Object::Kind::kList) {
    Packed found{Dimensions(), first.items.size(), true};
    for (const Object& item : first.items)
      found.values->push_back(item.kind == Object::Kind::kExpr ? item.expr
                                                               : dimension(op, item.integer));
    return found;
  }
  if (op.size() < 3) return Packed{};
  const auto shape = shape_argument(op, 2);
  if (!shape || !shape->has_rank()) return std::nullopt;
  return Packed{shape->dimensions, static_cast<std::size_t>(shape->ndim), false};
}

}  // namespace

std::optional<std::vector<const StructInfo*>> fields_of(OperatorCall& op, std::size_t i) {
  const auto* tuple = as<TupleStructInfo>(op.struct_info(i));
  if (!tuple) {
    op.reject(i, "the arguments are not a tuple");
    return std::nullopt;
  }
  for (const StructInfo* field : tuple->fields)
    if (field->kind == StructInfoKind::kTuple || field->kind == StructInfoKind::kFunc) {
      op.reject(i, "an argument is neither a tensor nor a scalar");
      return std::nullopt;
    }
  return std::vector<const StructInfo*>(tuple->fields.begin(), tuple->fields.end());
}

bool same_tensor(OperatorCall& op, const TensorStructInfo& given, const TensorStructInfo& wanted,
                 std::string_view what) {
  const bool known = !given.dtype.is_void() && !wanted.dtype.is_void();
  if (known && given.dtype != wanted.dtype) {
    op.reject(1,
              fmt::format("{}: {} and {}", what, to_string(given.dtype), to_string(wanted.dtype)));
    return false;
  }
  return agree(op, 1, shape_of(op, given), shape_of(op, wanted), what);
}

bool agrees(OperatorCall& op, const PrimFuncCall& call) {
  const tir::PrimFunc& f = *call.callee;
  const auto outputs = allocated(call);
  const auto extra = packed(op);
  if (!extra) return true;
  const std::size_t count = call.args.size() + extra->count + outputs.size();
  if (f.params.size() != count) {
    op.reject(
        1,
        fmt::format("{} has {} parameters, but the call passes {}", f.name, f.params.size(), count),
        fmt::format("{} arguments, {} integers and {} results", call.args.size(), extra->count,
                    outputs.size()));
    return false;
  }
  Matching matching(op);
  std::vector<Passed> passed;
  const auto pass = [&](std::size_t argument, const StructInfo* given, std::size_t param) {
    passed.push_back({argument, given, f.params[param], f.buffers[param]});
  };
  for (std::size_t i = 0; i < call.args.size(); ++i) pass(1, call.args[i], i);
  const std::size_t first_output = call.args.size() + (extra->before ? extra->count : 0);
  for (std::size_t i = 0; i < outputs.size(); ++i) pass(op.size(), outputs[i], first_output + i);
  const std::size_t first_extra = call.args.size() + (extra->before ? 0 : outputs.size());
  for (std::size_t i = 0; extra->values && i < extra->count; ++i)
    matching.bind(f.params[first_extra + i], (*extra->values)[i]);
  for (const Passed& p : passed)
    if (!matching.kinds_agree(p)) return false;
  for (const Passed& p : passed) matching.bind(p);
  return std::ranges::all_of(passed, [&](const Passed& p) { return matching.shapes_agree(p); });
}

}  // namespace tenor::spec::relax
