// SPDX-License-Identifier: Apache-2.0
// The integers of a kernel, as C++ computes them, and what can go wrong in that. TT/Kernel/integers
#pragma once

#include <optional>

#include "semantics/tensix/state/address.h"
#include "semantics/tensix/state/core.h"

namespace tenor::semantics::tensix {

/// Why an expression has no value.
enum class NoValue : std::uint8_t {
  kNone,
  kArgument,
  kConstant,
  kDivision,
  kBuffer,
  kPage,
  kCore,
  kRing,
  kSemaphore
};

/// Evaluates expressions of one agent; after the first without a value all that follow are 0.
template <class S>
class Evaluation {
 public:
  using Expr = spec::tenstorrent::Expr;
  using Call = spec::tenstorrent::Call;
  using Type = spec::tenstorrent::Type;
  explicit Evaluation(const S& state) : s_(state), agent_(state.agent()) {}

  std::uint64_t operator()(const Expr& e) {
    switch (e.kind) {
      case Expr::Kind::kNumber: return e.number;
      case Expr::Kind::kVariable: return agent_.variables[e.variable->slot];
      case Expr::Kind::kNot: return (*this)(*e.a) == 0;
      case Expr::Kind::kConditional: return converted((*this)(*e.condition) ? *e.a : *e.b, e.type);
      case Expr::Kind::kBinary: return binary(e);
      case Expr::Kind::kCall: return call(*e.call);
    }
    return 0;
  }
  std::uint64_t converted(const Expr& e, Type to) { return convert((*this)(e), e.type, to); }
  static std::uint64_t convert(std::uint64_t value, Type from, Type to) {
    if (from == Type::kInt32 && to == Type::kUint64)
      return static_cast<std::uint64_t>(static_cast<std::int32_t>(value));
    if (to == Type::kBool) return value != 0;
    if (to == Type::kInt32 || to == Type::kUint32) return value & 0xffffffffu;
    return value;
  }

  NoValue why = NoValue::kNone;
  const spec::Node* where = nullptr;
  std::uint64_t given = 0;  ///< the number that was wrong

 private:
  std::uint64_t fail(NoValue reason, const spec::Node* node, std::uint64_t number) {
    if (why == NoValue::kNone) why = reason, where = node, given = number;
    return 0;
  }
  std::uint64_t binary(const Expr& e);
  std::uint64_t call(const Call& call);
  std::uint64_t pointer(const Call& call, std::uint64_t id, bool write);
  std::uint64_t page_address(const Call& call, std::uint64_t page, std::uint64_t address);

  const S& s_;
  const Agent& agent_;
};

/// Operands of at most 64 bits, already converted; nothing where C++ has no result.
std::optional<std::uint64_t> compute(spec::tenstorrent::Operator op, spec::tenstorrent::Type type,
                                     std::uint64_t a, std::uint64_t b);

template <class S>
std::uint64_t Evaluation<S>::binary(const Expr& e) {
  using Operator = spec::tenstorrent::Operator;
  const std::uint64_t a = (*this)(*e.a);
  if (e.op == Operator::kAnd) return a != 0 && (*this)(*e.b) != 0;
  if (e.op == Operator::kOr) return a != 0 || (*this)(*e.b) != 0;
  const bool is_shift = e.op == Operator::kShiftLeft || e.op == Operator::kShiftRight;
  const Type type = is_shift ? e.type : s_.common(e.a->type, e.b->type);
  const std::uint64_t b = (*this)(*e.b);
  const auto result =
      compute(e.op, type, convert(a, e.a->type, type), is_shift ? b : convert(b, e.b->type, type));
  return result ? *result : fail(NoValue::kDivision, &e, b);
}

template <class S>
std::uint64_t Evaluation<S>::pointer(const Call& call, std::uint64_t id, bool write) {
  const int slot = s_.slot_of(id);
  if (slot < 0) return fail(NoValue::kRing, &call, id);
  const auto& ring = s_.core().rings[static_cast<std::size_t>(slot)];
  const End& end = agent_.ends[static_cast<std::size_t>(slot)];
  return ring.address + ring.plan->page_size * (write ? end.write : end.read);
}

template <class S>
std::uint64_t Evaluation<S>::page_address(const Call& call, std::uint64_t page,
                                          std::uint64_t address) {
  const auto* buffer = s_.buffer_at(address);
  if (!buffer) return fail(NoValue::kBuffer, &call, address);
  if (page >= buffer->pages) return fail(NoValue::kPage, &call, page);
  Address made{Where::kDram};
  made.local = static_cast<std::uint32_t>(buffer->address + page * buffer->page_size);
  return made.bits();
}

template <class S>
std::uint64_t Evaluation<S>::call(const Call& c) {
  using Action = spec::tenstorrent::Action;
  std::array<std::uint64_t, 5> v{};
  for (std::size_t i = 0; i < c.arguments.size() && i < v.size(); ++i)
    v[i] = (*this)(*c.arguments[i]);
  const auto word = [&](std::size_t i) { return static_cast<std::uint32_t>(v[i]); };
  switch (c.api->action) {
    case Action::kArgument:
      if (v[0] >= agent_.arguments->size()) return fail(NoValue::kArgument, &c, v[0]);
      return (*agent_.arguments)[v[0]].value;
    case Action::kConstantArgument:
      if (v[0] >= agent_.plan->constants.size()) return fail(NoValue::kConstant, &c, v[0]);
      return agent_.plan->constants[v[0]];
    case Action::kWritePointer: return pointer(c, v[0], true);
    case Action::kReadPointer: return pointer(c, v[0], false);
    case Action::kTileSize: {
      const int slot = s_.slot_of(v[0]);
      if (slot < 0) return fail(NoValue::kRing, &c, v[0]);
      return s_.core().rings[static_cast<std::size_t>(slot)].plan->page_size;
    }
    case Action::kSemaphore:
      if (!s_.semaphore(s_.agent().core, v[0])) return fail(NoValue::kSemaphore, &c, v[0]);
      return kFirstSemaphore + word(0) * kSemaphoreStride;
    case Action::kAccessor:
      if (!s_.buffer_at(v[0])) return fail(NoValue::kBuffer, &c, v[0]);
      return v[0];
    case Action::kPageAddress: return page_address(c, v[0], v[1]);
    case Action::kCoreAddress:
      if (s_.core_at(v[0], v[1]) < 0) return fail(NoValue::kCore, &c, v[0]);
      return Address{Where::kCore, word(0), word(1), 0, 0, word(2)}.bits();
    case Action::kMulticastAddress:
      return Address{Where::kRectangle, word(0), word(1), word(2), word(3), word(4)}.bits();
    case Action::kOwnX: return s_.position().x;
    case Action::kOwnY: return s_.position().y;
    default: return 0;
  }
}

}  // namespace tenor::semantics::tensix
