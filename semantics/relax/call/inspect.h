// SPDX-License-Identifier: Apache-2.0
// Operators that say what a tensor is. Ledger RLX-D49.
#pragma once

#include <functional>
#include <numeric>

#include "semantics/relax/call/own.h"

namespace tenor::semantics::relax {

/// A number with its datatype.
template <class D>
struct Inspected {
  spec::DataType dtype;
  typename D::Value number;
};

/// The number by which compilers name the kind of a datatype; of some there is none.
inline std::optional<std::int64_t> code_of(spec::DataType dtype) {
  const spec::ScalarType type = dtype.scalar;
  if (type.is_int()) return 0;
  if (type.is_uint()) return 1;
  if (dtype == spec::float_type(16) || dtype == spec::float_type(32) ||
      dtype == spec::float_type(64))
    return 2;
  return std::nullopt;
}
/// The extent of the dimension that argument 1 names, or its stride: tensors are compact. Nothing
/// where there is no such dimension, or it is not known which is meant.
template <class R>
auto inspected_dimension(const R& r, const Object<typename R::Domain>& tensor, bool stride) {
  using D = typename R::Domain;
  std::optional<Inspected<D>> found;
  const auto* axis = object_of(*r, r.operands()[1], Kind::kPrim);
  const auto at = axis ? r.d.known(r.d.index(axis->parts[0])) : std::nullopt;
  if (!at || *at < 0 || static_cast<std::size_t>(*at) >= rank_of(tensor)) return found;
  const auto shape = shape_of(tensor);
  const auto place = shape.begin() + *at;
  const std::int64_t product =
      std::accumulate(place + 1, shape.end(), std::int64_t{1}, std::multiplies<>());
  found = {spec::int_type(64), r.d.integer(kDimension, stride ? product : *place)};
  return found;
}
/// What the operator says of the tensor; nothing where it does not take such arguments.
template <class R>
auto inspected(const R& r) {
  using D = typename R::Domain;
  std::optional<Inspected<D>> found;
  const std::string_view name = name_of(r.node);
  constexpr std::string_view kPrefix = "inspect.tensor_";
  if (!name.starts_with(kPrefix)) return found;
  const auto* tensor = object_of(*r, r.operands()[0], Kind::kTensor);
  const std::string_view what = name.substr(kPrefix.size());
  if (!tensor) return found;
  const auto number = [&](spec::DataType dtype, std::int64_t value) {
    found = {dtype, r.d.integer(dtype.scalar, value)};
    return found;
  };
  const spec::DataType dtype = dtype_of(*tensor);
  if (what == "ndim") return number(spec::int_type(32), static_cast<int>(rank_of(*tensor)));
  if (what == "dtype_bits") return number(spec::uint_type(8), dtype.bits());
  if (what == "dtype_lanes") return number(spec::uint_type(16), dtype.lanes);
  if (what == "byte_offset" || what == "elem_offset") return number(spec::uint_type(64), 0);
  if (what == "dtype_code" && code_of(dtype)) return number(spec::uint_type(8), *code_of(dtype));
  if (what == "shape_i" || what == "stride_i")
    return inspected_dimension(r, *tensor, what == "stride_i");
  return found;
}
/// Is it not known which dimension is asked for?
bool lacks_axis(const At<OwnCallReady> auto& r) {
  const std::string_view name = name_of(r.node);
  return (name == "inspect.tensor_shape_i" || name == "inspect.tensor_stride_i") &&
         lacks_number(*r, r.operands()[1]);
}
/// A number that says what the tensor is, and not what is in it.
///     t is a tensor, and n what the operator says of it
///   -----------------------------------------------------
///   <OwnCallReady(inspect, t, ...) . K, M>  -->  <prim(n) . K, M>
struct Inspect {
  static constexpr RuleInfo info{"Relax-inspect", clauses("RLX-D49", "Relax/Survey/6")};
  static Truth auto when(const At<OwnCallReady> auto& r) {
    return lacks_axis(r) ? unknown(r) : r.truth(inspected(r).has_value());
  }
  static void then(At<OwnCallReady> auto& r) {
    const auto found = *inspected(std::as_const(r));
    return_value(r, make_prim(*r, found.dtype, found.number));
  }
};

}  // namespace tenor::semantics::relax
