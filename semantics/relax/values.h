// SPDX-License-Identifier: Apache-2.0
// Values of Relax as objects of the machine's heap. What can be written, the elements of a tensor,
// lies in TIR's memory; the object has the handle. Relax/Values.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "semantics/machine/objects.h"
#include "semantics/tir/state/argument.h"
#include "semantics/tir/state/memory.h"
#include "spec/clauses/implementation.h"
#include "spec/diagnostic/codes.h"
#include "spec/ir/program.h"

namespace tenor::semantics::relax {

enum class Kind : std::uint32_t {
  kTensor,    ///< text: the datatype; node: the VDevice, null: not known; parts: handle, dimensions
  kTuple,     ///< parts: fields
  kShape,     ///< parts: dimensions
  kPrim,      ///< text: the datatype; parts: the scalar
  kDataType,  ///< text: its name
  kNull,
  kClosure,   ///< node: the Function; parts: what it captured, in the order of its captures
  kBound,     ///< parts: a function, the arguments that it takes last
  kPrimFunc,  ///< node: the PrimFunc; text: its name
  kPacked,    ///< text: its name
  kStorage,   ///< node: the VDevice; text: the memory scope; parts: its number, its bytes
  kKilled,    ///< what a variable is bound to that was killed
  kCache,     ///< text: the datatype; parts: handle of its cell, extents of a row (call/cache.h)
  kString = kTextObject
};

/// What the kinds make true, whatever rule makes a value of them.
inline constexpr spec::Implementation kValueKinds[] = {
    spec::function("Kind::kTensor",
                   spec::clauses("Relax/Values/b1", "Relax/Values/b1:b", "Relax/Values/b1:c",
                                 "Relax/Values/b1:d", "Relax/Values/b1:e", "Relax/Survey/6:c")),
    spec::function("Kind",
                   spec::clauses("Relax/Values/b2", "Relax/Values/b3", "Relax/Values/b3:b",
                                 "Relax/Values/b3:d", "Relax/Values/b5", "Relax/Values/b5:c",
                                 "Relax/Values/b6", "Relax/Values/b7", "Relax/Values/b8",
                                 "Relax/Values/b8:b", "Relax/Values/b8:c", "Relax/Values/b8:e")),
};

/// `a tensor`, `a shape`.
std::string_view name_of(Kind kind);

template <class D>
Kind kind_of(const Object<D>& object) {
  return static_cast<Kind>(object.kind);
}

/// The object that the value is, if it is of that kind; else null.
template <class M>
const auto* object_of(const M& m, const typename M::Value& v, Kind kind) {
  const auto* object = m.objects().find(v);
  return object && kind_of(*object) == kind ? object : nullptr;
}
template <class M>
bool is(const M& m, const typename M::Value& v, Kind kind) {
  return object_of(m, v, kind) != nullptr;
}

template <class D>
spec::DataType dtype_of(const Object<D>& tensor) {
  return *spec::parse_datatype(tensor.text);
}
template <class D>
std::size_t rank_of(const Object<D>& tensor) {
  return tensor.parts.size() - 1;
}

inline constexpr spec::ScalarType kDimension = spec::int_type(64).scalar;

/// A value of parts alone: a tuple, a shape.
template <class M>
typename M::Value make(M& m, Kind kind, std::vector<typename M::Value> parts) {
  return m.objects().make({static_cast<std::uint32_t>(kind), nullptr, std::move(parts), {}});
}
/// A value of a text: a datatype, null.
template <class M>
typename M::Value make(M& m, Kind kind, std::string_view text) {
  return m.objects().make({static_cast<std::uint32_t>(kind), nullptr, {}, std::string(text)});
}
template <class M>
typename M::Value make_prim(M& m, spec::DataType dtype, const typename M::Value& scalar) {
  return m.objects().make(
      {static_cast<std::uint32_t>(Kind::kPrim), nullptr, {scalar}, spec::to_string(dtype)});
}
template <class M>
typename M::Value make_shape(M& m, const std::vector<std::int64_t>& dimensions) {
  std::vector<typename M::Value> parts;
  for (const std::int64_t d : dimensions) parts.push_back(M::Domain::integer(kDimension, d));
  return make(m, Kind::kShape, std::move(parts));
}

/// A tensor of that memory.
template <class M>
typename M::Value make_tensor(M& m, std::uint32_t memory, spec::DataType dtype,
                              const std::vector<std::int64_t>& shape, const spec::Node* device) {
  using D = typename M::Domain;
  std::vector<typename D::Value> parts{D::handle({memory})};
  for (const std::int64_t d : shape) parts.push_back(D::integer(kDimension, d));
  return m.objects().make({static_cast<std::uint32_t>(Kind::kTensor), device, std::move(parts),
                           spec::to_string(dtype)});
}

/// The numbers that dimensions are; of a conclusion alone.
template <class D>
std::vector<std::int64_t> constants(std::span<const typename D::Value> dimensions) {
  std::vector<std::int64_t> numbers;
  for (const auto& d : dimensions) numbers.push_back(D::constant(D::index(d)));
  return numbers;
}
/// Dimensions that are known (`lacks_number`) as numbers.
template <class D>
std::vector<std::int64_t> known_numbers(std::span<const typename D::Value> dimensions) {
  std::vector<std::int64_t> numbers;
  for (const auto& d : dimensions) numbers.push_back(D::known(D::index(d)).value());
  return numbers;
}
/// A tensor's dimensions, or a cache's of a row, which every domain knows: it was made of numbers.
template <class D>
std::vector<std::int64_t> shape_of(const Object<D>& tensor) {
  return known_numbers<D>(std::span(tensor.parts).subspan(1));
}
template <class D>
std::uint32_t memory_of(const Object<D>& tensor) {
  return static_cast<std::uint32_t>(D::pointer_of(tensor.parts[0]).memory);
}

/// A new tensor, nothing of it written. Ends the run where memory has no room; then it is null.
template <class M>
std::optional<typename M::Value> new_tensor(M& m, spec::DataType dtype,
                                            const std::vector<std::int64_t>& shape,
                                            const spec::Node* device) {
  std::uint64_t elements = 1;
  for (const std::int64_t d : shape) {
    if (d != 0 && elements > m.limits().memory / static_cast<std::uint64_t>(d))
      elements = m.limits().memory + 1;
    else
      elements *= static_cast<std::uint64_t>(d);
  }
  if (elements > m.limits().memory ||
      !m.memory().has_room(m.memory().bytes_for(dtype.scalar, elements))) {
    m.exhausted(spec::Code::X_MEMORY, "a tensor does not fit the memory budget");
    return {};
  }
  const std::uint32_t number = m.memory().allocate(dtype, shape, elements);
  m.memory().at(number).argument = true;
  m.tensors().add(number, m.memory().at(number).storage.bytes());
  return make_tensor(m, number, dtype, shape, device);
}

/// A tensor as an argument of a PrimFunc.
template <class D>
Argument<D> argument_of(const Object<D>& tensor) {
  Argument<D> argument;
  argument.given = true;
  argument.memory = memory_of(tensor);
  argument.dtype = dtype_of(tensor);
  argument.shape = shape_of(tensor);
  return argument;
}

/// The value in words, for messages and `print`: `float32(2, 3)`, `(1, 2)`.
template <class M>
std::string show(const M& m, const typename M::Value& v);

}  // namespace tenor::semantics::relax

#include "semantics/relax/show.h"
