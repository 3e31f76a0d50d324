// SPDX-License-Identifier: Apache-2.0
// `a <: b`: may a value of `a` stand wherever one of `b` may? Holds, possibly holds, or does not.
// The rules of each kind are closed under transitivity (Relax/Subtype/2). Relax/Subtype; ledger
// RLX-D10, RLX-D25, RLX-D26.
#include "spec/check/wording.h"
#include "spec/relax/struct_info/verdict.h"

namespace tenor::spec::relax {
namespace {

using enum Compatibility;

/// RLX-D10: as written, sizes for which two shapes differ make them definitely not equal.
CompatibilityResult from_equality(Comparison& c, Decision decision, Clause holds,
                                  Clause possibly_holds, List<const PrimExpr*> a,
                                  List<const PrimExpr*> b) {
  if (decision.answer == Truth::kDepends && c.readings.is_as_written("RLX-D10"_clause)) {
    CompatibilityResult result = verdict(c, kIncompatible, "Relax/Subtype/b3"_clause,
                                         "there are sizes for which the dimensions differ");
    result.model = decision.fails;
    result.by = decision.by;
    return result;
  }
  return from_decision(c, decision, {holds, holds, possibly_holds}, a, b);
}

CompatibilityResult tensor_shapes(Comparison& c, const Expr* a, const Expr* b) {
  const Decision decision = equal_shapes(c, a, b);
  const auto *x = as<ShapeExpr>(a), *y = as<ShapeExpr>(b);
  const bool written = x && y;
  return from_equality(c, decision, "Relax/Subtype/4.4"_clause, "Relax/Subtype/4.4:b"_clause,
                       written ? x->values : List<const PrimExpr*>{},
                       written ? y->values : List<const PrimExpr*>{});
}

/// Relax/Subtype/4: each of datatype, device, rank and shape may be forgotten.
CompatibilityResult tensors(Comparison& c, const TensorStructInfo* a, const TensorStructInfo* b) {
  const auto no = [&](Clause clause, std::string reason) {
    return verdict(c, kIncompatible, clause, std::move(reason));
  };
  if (!b->dtype.is_void() && a->dtype != b->dtype)
    return no("Relax/Subtype/4.2"_clause,
              fmt::format("{} is not {}", show(a->dtype), show(b->dtype)));
  if (b->vdevice && a->vdevice != b->vdevice)
    return no("Relax/Subtype/4.5"_clause, "the devices differ, or one is not known");
  if (b->ndim != kUnknownRank && a->ndim != b->ndim)
    return no("Relax/Subtype/4.1"_clause, fmt::format("ndim {} is not {}", a->ndim, b->ndim));
  if (!b->shape)
    return verdict(
        c, kCompatible,
        b->ndim == kUnknownRank ? "Relax/Subtype/4.1"_clause : "Relax/Subtype/4.3"_clause,
        "the shape may be forgotten");
  if (!a->shape) return no("Relax/Subtype/4.3"_clause, "the shape is not known");
  Comparison shape = c.at("shape");
  return tensor_shapes(shape, a->shape, b->shape);
}

/// Relax/Subtype/5.
CompatibilityResult sub_shapes(Comparison& c, const ShapeStructInfo* a, const ShapeStructInfo* b) {
  if (b->ndim == kUnknownRank)
    return verdict(c, kCompatible, "Relax/Subtype/5.1"_clause, "the rank may be forgotten");
  if (a->ndim != b->ndim)
    return verdict(c, kIncompatible, "Relax/Subtype/5.1"_clause,
                   fmt::format("ndim {} is not {}", a->ndim, b->ndim));
  if (!b->values)
    return verdict(c, kCompatible, "Relax/Subtype/5.2"_clause, "the dimensions may be forgotten");
  if (!a->values)
    return verdict(c, kIncompatible, "Relax/Subtype/5.2"_clause, "the dimensions are not known");
  Comparison values = c.at("values");
  return from_equality(values, equal_dimensions(values, *a->values, *b->values),
                       "Relax/Subtype/5.3"_clause, "Relax/Subtype/5.3:b"_clause, *a->values,
                       *b->values);
}

/// Relax/Subtype/7.
CompatibilityResult sub_prims(Comparison& c, const PrimStructInfo* a, const PrimStructInfo* b) {
  if (a->dtype != b->dtype)
    return verdict(c, kIncompatible, "Relax/Subtype/7.1"_clause,
                   fmt::format("{} is not {}", show(a->dtype), show(b->dtype)));
  if (!b->value)
    return verdict(c, kCompatible,
                   a->value ? "Relax/Subtype/7.2"_clause : "Relax/Subtype/7.1"_clause,
                   "the value may be forgotten");
  if (!a->value)
    return verdict(c, kIncompatible, "Relax/Subtype/7.2"_clause, "the value is not known");
  Comparison value = c.at("value");
  return from_equality(value, equal_values(value, a->value, b->value), "Relax/Subtype/7.3"_clause,
                       "Relax/Subtype/7.3:b"_clause, {&a->value, 1}, {&b->value, 1});
}

/// Relax/Subtype/6.
CompatibilityResult sub_tuples(Comparison& c, const TupleStructInfo* a, const TupleStructInfo* b) {
  if (a->fields.size() != b->fields.size())
    return verdict(c, kIncompatible, "Relax/Subtype/6"_clause,
                   fmt::format("{} and {}", counted(a->fields.size(), "field"),
                               counted(b->fields.size(), "field")));
  const auto known = c.known->subtype.find({a, b});
  if (known != c.known->subtype.end())
    return verdict(c, known->second, "Relax/Subtype/6"_clause, "already found");
  CompatibilityResult all =
      verdict(c, kCompatible, "Relax/Subtype/6"_clause, "this holds for every field");
  for (std::size_t i = 0; i < a->fields.size() && all.verdict != kIncompatible; ++i) {
    Comparison field = c.at("fields", i);
    add_part(all, subtype(field, a->fields[i], b->fields[i]));
  }
  c.known->subtype[{a, b}] = all.verdict;
  return all;
}

/// Relax/Subtype/8.1, 8.2: RLX-D25.
CompatibilityResult sub_packed(Comparison& c, const FuncStructInfo* a, const FuncStructInfo* b) {
  if (a->derive_func == b->derive_func)
    return verdict(c, kCompatible, "Relax/Subtype/8.2"_clause, "the derive_funcs are identical");
  if (b->derive_func.kind == DeriveFunc::Kind::kEmpty &&
      !c.readings.is_as_written("RLX-D25"_clause))
    return verdict(c, kCompatible, "Relax/Subtype/8.1"_clause, "empty_derive promises nothing");
  return verdict(c, kIncompatible, "Relax/Subtype/8.2"_clause, "the derive_funcs differ");
}

/// Relax/Subtype/8.3, 8.4. RLX-D26: as written, params and results as they stand.
CompatibilityResult functions(Comparison& c, const FuncStructInfo* a, const FuncStructInfo* b) {
  if (a->params.has_value() != b->params.has_value() ||
      (a->params && a->params->size() != b->params->size()))
    return verdict(c, kIncompatible, "Relax/Subtype/8.4"_clause, "the params do not correspond");
  if (!a->params) return sub_packed(c, a, b);
  if (!a->purity && b->purity)
    return verdict(c, kIncompatible, "Relax/Subtype/8.3"_clause, "an impure function is not pure");
  Comparison inner = c;
  const auto* own = c.readings.is_as_written("RLX-D26"_clause) ? a : instance(inner, a, b);
  CompatibilityResult all =
      verdict(c, kCompatible, "Relax/Subtype/8.4"_clause, "this holds for params and result");
  for (std::size_t i = 0; i < own->params->size() && all.verdict != kIncompatible; ++i) {
    Comparison param = inner.at("params", i);
    add_part(all, subtype(param, (*b->params)[i], (*own->params)[i]));
  }
  if (all.verdict == kIncompatible) return all;
  Comparison ret = inner.at("ret");
  add_part(all, subtype(ret, own->ret, b->ret));
  return all;
}

}  // namespace

CompatibilityResult subtype(Comparison& c, const StructInfo* a, const StructInfo* b) {
  if (c.is_too_deep()) return too_deep(c);
  if (a == b) return verdict(c, kCompatible, "Relax/Subtype/1"_clause, "they are the same");
  if (as<ObjectStructInfo>(b))
    return verdict(c, kCompatible, "Relax/Subtype/3"_clause, "every value is an object");
  if (!a || !b || a->kind != b->kind)
    return verdict(c, kIncompatible, "Relax/Subtype/p1"_clause,
                   fmt::format("{} is not {}", construct_name(a), construct_name(b)));
  switch (a->kind) {
    case StructInfoKind::kTensor:
      return tensors(c, as<TensorStructInfo>(a), as<TensorStructInfo>(b));
    case StructInfoKind::kShape:
      return sub_shapes(c, as<ShapeStructInfo>(a), as<ShapeStructInfo>(b));
    case StructInfoKind::kPrim: return sub_prims(c, as<PrimStructInfo>(a), as<PrimStructInfo>(b));
    case StructInfoKind::kTuple:
      return sub_tuples(c, as<TupleStructInfo>(a), as<TupleStructInfo>(b));
    case StructInfoKind::kFunc: return functions(c, as<FuncStructInfo>(a), as<FuncStructInfo>(b));
    case StructInfoKind::kObject: break;
  }
  return verdict(c, kCompatible, "Relax/Subtype/1"_clause, "they are the same");
}

bool is_subtype(Comparison& c, const StructInfo* a, const StructInfo* b) {
  return subtype(c, a, b).verdict == kCompatible;
}

}  // namespace tenor::spec::relax
