// SPDX-License-Identifier: Apache-2.0
#include "semantics/run/packed.h"

#include "semantics/domain/term/term.h"
#include "semantics/tir/state/structures.h"

namespace tenor::semantics {

using namespace spec;

namespace {

/// The host's memory, and its first of that kind.
constexpr std::int64_t kHostDevice = 1;

/// As a DLTensor says the type of its elements.
constexpr std::int64_t kBoolCode = 6;
std::int64_t type_code(ScalarType type) {
  constexpr std::int64_t kInt = 0, kUInt = 1, kFloat = 2, kHandle = 3, kBFloat = 4;
  if (type.is_integer()) return type.is_int() ? kInt : kUInt;
  if (type.is_handle()) return kHandle;
  return type.is_bfloat() ? kBFloat : kFloat;
}

template <class D>
class Packer {
 public:
  using Value = typename D::Value;

  Packer(Machine<D>& m, Generation generation)
      : m_(m), has_bool_(generation == Generation::kFlat) {}

  std::vector<Argument<D>> pack(const Plan& plan, const std::vector<Argument<D>>& arguments) {
    const std::uint32_t array = allocate(uint_type(64), 2 * arguments.size());
    for (std::size_t i = 0; i < arguments.size(); ++i)
      put(array, i, arguments[i], plan.arguments[i].is_tensor);
    const auto count = static_cast<std::int64_t>(arguments.size());
    return {scalar(D::null_handle()), pointer(array), scalar(D::integer(int32(), count)),
            pointer(allocate(uint_type(64), 2))};
  }

 private:
  static ScalarType int32() { return int_type(32).scalar; }
  static Argument<D> scalar(const Value& v) {
    Argument<D> argument;
    argument.given = true, argument.scalar = v;
    return argument;
  }
  static Argument<D> pointer(std::uint32_t memory) { return scalar(D::handle({memory})); }

  /// Memory of the caller, all zero. A pointer to no elements is a pointer as well.
  std::uint32_t allocate(DataType element, std::size_t elements) {
    const std::size_t count = std::max<std::size_t>(1, elements);
    const std::uint32_t number =
        m_.memory().allocate(element, {static_cast<std::int64_t>(count)}, count);
    auto& allocation = m_.memory().at(number);
    allocation.argument = true;
    allocation.storage.fill(element.scalar, std::vector<std::byte>(count * element_bytes(element)));
    return number;
  }
  void set(std::uint32_t memory, std::size_t i, const StructField& field, const Value& v) {
    const ScalarType type = v.type;
    const std::uint64_t at = i * field.structure + field.offset;
    m_.memory().at(memory).storage.set(type, at / type.bytes(), v);
  }
  void set(std::uint32_t memory, std::size_t i, const StructField& field, std::int64_t number) {
    set(memory, i, field, D::integer(field.dtype.scalar, number));
  }

  void put(std::uint32_t array, std::size_t i, const Argument<D>& a, bool is_tensor) {
    if (is_tensor) return put(array, i, ArgumentTag::kTensor, D::handle({tensor(a)}));
    const Value& v = *a.scalar;
    if (v.type.is_handle()) return put(array, i, ArgumentTag::kNone, v);
    if (v.type.is_floating()) return put(array, i, ArgumentTag::kFloat, D::cast(v, float64()));
    put(array, i, v.type.is_bool() ? ArgumentTag::kBool : ArgumentTag::kInt,
        D::cast(v, int_type(64).scalar));
  }
  void put(std::uint32_t array, std::size_t i, ArgumentTag tag, const Value& v) {
    set(array, i, kArgumentType, static_cast<std::int64_t>(tag));
    set(array, i, kArgumentValue, v);
  }
  static ScalarType float64() { return float_type(64).scalar; }

  /// The memory of a DLTensor that says what the argument is.
  std::uint32_t tensor(const Argument<D>& a) {
    const std::uint32_t made = allocate(uint_type(64), kTensorBytes / 8);
    set(made, 0, kTensorData, D::handle({a.memory}));
    set(made, 0, kTensorDeviceType, kHostDevice);
    set(made, 0, kTensorRank, static_cast<std::int64_t>(a.shape.size()));
    const bool is_byte = has_bool_ && a.dtype.is_bool();
    set(made, 0, kTensorTypeCode, is_byte ? kBoolCode : type_code(a.dtype.scalar));
    set(made, 0, kTensorTypeBits, is_byte ? 8 : a.dtype.scalar.bits);
    set(made, 0, kTensorTypeLanes, a.dtype.lanes);
    set(made, 0, kTensorShape, D::handle({numbers(a.shape)}));
    set(made, 0, kTensorStrides, a.strides ? D::handle({numbers(*a.strides)}) : D::null_handle());
    set(made, 0, kTensorByteOffset, static_cast<std::int64_t>(a.byte_offset));
    return made;
  }
  std::uint32_t numbers(const std::vector<std::int64_t>& all) {
    const std::uint32_t made = allocate(int_type(64), all.size());
    for (std::size_t i = 0; i < all.size(); ++i) set(made, i, kExtent, all[i]);
    return made;
  }

  Machine<D>& m_;
  const bool has_bool_;  ///< a Bool has a type of its own; else it is an unsigned integer of a bit
};

}  // namespace

template <class D>
std::vector<Argument<D>> packed(Machine<D>& m, Generation generation, const Plan& plan,
                                const std::vector<Argument<D>>& arguments) {
  return Packer<D>(m, generation).pack(plan, arguments);
}

template std::vector<Argument<Concrete>> packed(Machine<Concrete>&, Generation, const Plan&,
                                                const std::vector<Argument<Concrete>>&);
template std::vector<Argument<ObservedConcrete>> packed(
    Machine<ObservedConcrete>&, Generation, const Plan&,
    const std::vector<Argument<ObservedConcrete>>&);
template std::vector<Argument<WatchedConcrete>> packed(
    Machine<WatchedConcrete>&, Generation, const Plan&,
    const std::vector<Argument<WatchedConcrete>>&);
template std::vector<Argument<Term>> packed(Machine<Term>&, Generation, const Plan&,
                                            const std::vector<Argument<Term>>&);

}  // namespace tenor::semantics
