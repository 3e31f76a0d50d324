// SPDX-License-Identifier: Apache-2.0
// check_compatibility: is a value of some StructInfo accepted where another is required? Here what
// is not a tensor or a function. Relax/Compat/1 to 5; ledger RLX-D15,
// RLX-D61.
#include "spec/check/wording.h"
#include "spec/relax/struct_info/verdict.h"
#include "spec/text/naming.h"

namespace tenor::spec::relax {
namespace {

using enum Compatibility;

/// RLX-D61: an object may be of any kind.
CompatibilityResult object_given(Comparison& c, const StructInfo* required) {
  const std::string shown = Naming(c.first, c.second).text(required);
  return possibly(c, "RLX-D61"_clause, fmt::format("an object is given, {} is required", shown),
                  {nullptr, nullptr, {}, "a value of " + shown});
}

/// Relax/Compat/3.
CompatibilityResult tuples(Comparison& c, const TupleStructInfo* given,
                           const TupleStructInfo* required) {
  const auto &s1 = given->fields, &s2 = required->fields;
  if (s1.size() != s2.size())
    return verdict(c, kIncompatible, "Relax/Compat/3.1"_clause,
                   fmt::format("{} is given, {} is required", counted(s1.size(), "field"),
                               counted(s2.size(), "field")));
  const auto known = c.known->compatible.find({given, required});
  if (known != c.known->compatible.end())
    return verdict(c, known->second, "Relax/Compat/3.2"_clause, "already found");
  CompatibilityResult all =
      verdict(c, kCompatible, "Relax/Compat/3.2:d"_clause, "all fields are compatible");
  for (std::size_t i = 0; i < s1.size() && all.verdict != kIncompatible; ++i) {
    Comparison field = c.at("fields", i);
    add_part(all, compatible(field, s1[i], s2[i]));
  }
  c.known->compatible[{given, required}] = all.verdict;
  return all;
}

/// RLX-D15: a rank that only the required side knows is possibly the right one.
CompatibilityResult rank_not_given(Comparison& c, int required) {
  return possibly(
      c, "RLX-D15"_clause,
      fmt::format("the rank of the given shape is not known, ndim {} is required", required),
      {nullptr, nullptr, {}, fmt::format("ndim == {}", required)});
}

/// Relax/Compat/4.4.
CompatibilityResult values_not_given(Comparison& c, const ShapeStructInfo* given,
                                     const ShapeStructInfo* required) {
  CompatibilityResult result = verdict(c, kPossibly, "Relax/Compat/4.4"_clause,
                                       "the dimensions of the given shape are not known");
  if (given->ndim == kUnknownRank) add_part(result, rank_not_given(c, required->ndim));
  Naming names(c.first, c.second);
  for (std::size_t i = 0; i < required->values->size(); ++i)
    result.checks.push_back(
        {nullptr, (*required->values)[i], fmt::format("{}[{}]", c.path, i),
         fmt::format("dimension {} == {}", i, names.text((*required->values)[i]))});
  return result;
}

/// Relax/Compat/4.
CompatibilityResult shapes(Comparison& c, const ShapeStructInfo* given,
                           const ShapeStructInfo* required) {
  if (required->ndim == kUnknownRank)
    return verdict(c, kCompatible, "Relax/Compat/4.1"_clause, "no rank is required");
  const bool open = given->ndim == kUnknownRank && !c.readings.is_as_written("RLX-D15"_clause);
  if (!open && given->ndim != required->ndim)
    return verdict(c, kIncompatible, "Relax/Compat/4.2"_clause,
                   fmt::format("ndim {} is given, {} is required", given->ndim, required->ndim));
  if (!required->values && open) return rank_not_given(c, required->ndim);
  if (!required->values)
    return verdict(c, kCompatible, "Relax/Compat/4.3"_clause, "no dimensions are required");
  Comparison values = c.at("values");
  if (!given->values) return values_not_given(values, given, required);
  return from_decision(
      values, equal_dimensions(values, *given->values, *required->values),
      {"Relax/Compat/4.5:b"_clause, "Relax/Compat/4.5"_clause, "Relax/Compat/4.5:c"_clause},
      *given->values, *required->values);
}

/// Relax/Compat/5.
CompatibilityResult prims(Comparison& c, const PrimStructInfo* given,
                          const PrimStructInfo* required) {
  if (given->dtype != required->dtype)
    return verdict(
        c, kIncompatible, "Relax/Compat/5.1"_clause,
        fmt::format("{} is given, {} is required", show(given->dtype), show(required->dtype)));
  if (!required->value)
    return verdict(c, kCompatible, "Relax/Compat/5.2"_clause, "no value is required");
  Comparison value = c.at("value");
  if (!given->value) {
    const std::string shown = Naming(c.first, c.second).text(required->value);
    return possibly(value, "Relax/Compat/5.3"_clause,
                    fmt::format("the given value is not known, {} is required", shown),
                    {nullptr, required->value, {}, "value == " + shown});
  }
  return from_decision(
      value, equal_values(value, given->value, required->value),
      {"Relax/Compat/5.4"_clause, "Relax/Compat/5.4:c"_clause, "Relax/Compat/5.4:b"_clause},
      {&given->value, 1}, {&required->value, 1});
}

}  // namespace

CompatibilityResult compatible(Comparison& c, const StructInfo* given, const StructInfo* required) {
  if (c.is_too_deep()) return too_deep(c);
  if (as<ObjectStructInfo>(required))
    return verdict(c, kCompatible, "Relax/Compat/1"_clause, "every value is an object");
  if (as<ObjectStructInfo>(given) && required && !c.readings.is_as_written("RLX-D61"_clause))
    return object_given(c, required);
  if (!given || !required || given->kind != required->kind)
    return verdict(c, kIncompatible, "Relax/Compat/2"_clause,
                   fmt::format("{} is given, {} is required", construct_name(given),
                               construct_name(required)));
  switch (given->kind) {
    case StructInfoKind::kTuple:
      return tuples(c, as<TupleStructInfo>(given), as<TupleStructInfo>(required));
    case StructInfoKind::kShape:
      return shapes(c, as<ShapeStructInfo>(given), as<ShapeStructInfo>(required));
    case StructInfoKind::kPrim:
      return prims(c, as<PrimStructInfo>(given), as<PrimStructInfo>(required));
    case StructInfoKind::kTensor:
      return compatible_tensors(c, as<TensorStructInfo>(given), as<TensorStructInfo>(required));
    case StructInfoKind::kFunc:
      return compatible_functions(c, as<FuncStructInfo>(given), as<FuncStructInfo>(required));
    case StructInfoKind::kObject: break;
  }
  return verdict(c, kCompatible, "Relax/Compat/1"_clause, "every value is an object");
}

}  // namespace tenor::spec::relax
