// SPDX-License-Identifier: Apache-2.0
// check_compatibility of tensors: datatype, rank and device first, then shapes, then what only a
// run can tell. Relax/Compat/6; ledger RLX-D39, RLX-D40.
#include "spec/check/wording.h"
#include "spec/relax/struct_info/verdict.h"
#include "spec/text/naming.h"
#include "spec/text/printer/relax/printer.h"

namespace tenor::spec::relax {
namespace {

using enum Compatibility;
using Tensor = const TensorStructInfo*;

std::string device_name(const VDevice* device) {
  return device ? printer::spelled_vdevice(device, {}) : "no device";
}

/// Relax/Compat/6.1 to 6.3.
std::optional<CompatibilityResult> mismatch(Comparison& c, Tensor given, Tensor required) {
  const auto differ = [&](Clause clause, const auto& s1, const auto& s2) {
    return verdict(c, kIncompatible, clause, fmt::format("{} is given, {} is required", s1, s2));
  };
  if (!required->dtype.is_void() && !given->dtype.is_void() && given->dtype != required->dtype)
    return differ("Relax/Compat/6.1"_clause, show(given->dtype), show(required->dtype));
  if (required->ndim != kUnknownRank && given->ndim != kUnknownRank &&
      given->ndim != required->ndim)
    return differ("Relax/Compat/6.2"_clause, fmt::format("ndim {}", given->ndim), required->ndim);
  // RLX-D39: a device that is not known may be the right one; as written, it does not match.
  const bool counts = given->vdevice || c.readings.is_as_written("RLX-D39"_clause);
  if (required->vdevice && counts && given->vdevice != required->vdevice)
    return differ("Relax/Compat/6.3"_clause, device_name(given->vdevice),
                  device_name(required->vdevice));
  return std::nullopt;
}

/// RLX-D40: a rank that only the required side knows.
CompatibilityResult no_shape_required(Comparison& c, Tensor given, Tensor required) {
  const bool rank_is_open = given->ndim == kUnknownRank && required->ndim != kUnknownRank;
  if (rank_is_open && !c.readings.is_as_written("RLX-D40"_clause))
    return possibly(c, "RLX-D40"_clause,
                    fmt::format("the rank of the given tensor is not known, ndim {} is required",
                                required->ndim),
                    {nullptr, nullptr, {}, fmt::format("ndim == {}", required->ndim)});
  return verdict(c, kCompatible, "Relax/Compat/6.4"_clause, "no shape is required");
}

/// Relax/Compat/6.5.
CompatibilityResult shape_not_given(Comparison& c, Tensor given, Tensor required) {
  CompatibilityResult result =
      verdict(c, kPossibly, "Relax/Compat/6.5"_clause, "the given tensor's shape is not known");
  if (const auto* shape = as<ShapeExpr>(required->shape)) {
    if (given->ndim == kUnknownRank)
      result.checks.push_back(
          {nullptr, nullptr, c.path, fmt::format("ndim == {}", shape->values.size())});
    Naming names(c.first, c.second);
    for (std::size_t i = 0; i < shape->values.size(); ++i)
      result.checks.push_back({nullptr, shape->values[i], fmt::format("{}[{}]", c.path, i),
                               fmt::format("dimension {} == {}", i, names.text(shape->values[i]))});
  } else {
    result.checks.push_back({nullptr, nullptr, c.path, "shape == the variable's value"});
  }
  return result;
}

/// Relax/Compat/6.6, 6.7.
CompatibilityResult shapes(Comparison& c, Tensor given, Tensor required) {
  if (!given->shape) return shape_not_given(c, given, required);
  const Decision decision = equal_shapes(c, given->shape, required->shape);
  const auto *s1 = as<ShapeExpr>(given->shape), *s2 = as<ShapeExpr>(required->shape);
  if (s1 && s2)
    return from_decision(
        c, decision,
        {"Relax/Compat/6.7:b"_clause, "Relax/Compat/6.7"_clause, "Relax/Compat/6.7:c"_clause},
        s1->values, s2->values);
  CompatibilityResult result;
  if (decision.answer == Truth::kAlways)
    result = verdict(c, kCompatible, "Relax/Compat/6.6"_clause, "the variable holds that shape");
  else if (decision.answer == Truth::kNever)
    result =
        verdict(c, kIncompatible, "Relax/Compat/6.6:c"_clause, "the variable holds another shape");
  else
    result = possibly(c, "Relax/Compat/6.6:b"_clause,
                      "whether the variable holds that shape is not known",
                      {nullptr, nullptr, {}, "the shapes are equal"});
  result.model = decision.fails;
  result.fits = decision.holds;
  result.by = decision.by;
  return result;
}

/// Relax/Compat/6.8.
CompatibilityResult datatype_and_device(Comparison& c, Tensor given, Tensor required) {
  CompatibilityResult result =
      verdict(c, kCompatible, "Relax/Compat/6.8:c"_clause, "datatype, shape and device match");
  if (given->dtype.is_void() && !required->dtype.is_void())
    add_part(result, possibly(c, "Relax/Compat/6.8"_clause,
                              fmt::format("the given datatype is not known, {} is required",
                                          show(required->dtype)),
                              {nullptr, nullptr, {}, "dtype == " + show(required->dtype)}));
  if (!given->vdevice && required->vdevice)
    add_part(result,
             possibly(c, "Relax/Compat/6.8:b"_clause,
                      fmt::format("the given device is not known, {} is required",
                                  device_name(required->vdevice)),
                      {nullptr, nullptr, {}, "vdevice == " + device_name(required->vdevice)}));
  return result;
}

}  // namespace

CompatibilityResult compatible_tensors(Comparison& c, Tensor given, Tensor required) {
  if (auto different = mismatch(c, given, required)) return *different;
  Comparison shape = c.at("shape");
  CompatibilityResult result =
      required->shape ? shapes(shape, given, required) : no_shape_required(c, given, required);
  if (result.verdict == kIncompatible) return result;
  CompatibilityResult rest = datatype_and_device(c, given, required);
  if (result.verdict == kCompatible && rest.verdict == kCompatible) result.clause = rest.clause;
  add_part(result, std::move(rest));
  return result;
}

}  // namespace tenor::spec::relax
