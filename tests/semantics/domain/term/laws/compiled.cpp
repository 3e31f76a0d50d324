// SPDX-License-Identifier: Apache-2.0
#include "tests/semantics/domain/term/laws/compiled.h"

#include <algorithm>
#include <utility>

#include "semantics/domain/term/show.h"

namespace tenor::semantics::test {

using spec::ScalarType;

namespace {

constexpr std::uint32_t kNowhere = 0xffffffff;

/// A float cast to an integer may have no value, nor a NaN cast to a format without one; so may a
/// byte that is read as a Bool.
bool may_fail(const TermBank& bank, const TermNode& node) {
  if (node.op == TermOp::kElement) return true;
  if (node.op == TermOp::kReinterpret) return node.type.is_bool();
  return node.op == TermOp::kCast && numeric::loses_values(bank.type(node.args[0]), node.type);
}

using Kind = spec::ExprKind;

/// As the machine computes it, with nothing left to look up for each pair.
template <Kind kKind, ScalarType kType>
[[gnu::flatten]] void loop(const ConcreteValue* a, const ConcreteValue* b, ConcreteValue* made,
                           std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) {
    const ConcreteValue x = Concrete::of(a[i].bits, kType), y = Concrete::of(b[i].bits, kType);
    if constexpr (spec::is_cmp_op(kKind))
      made[i] = Concrete::compare(kKind, x, y);
    else
      made[i] = Concrete::binary(kKind, x, y);
  }
}

constexpr auto kFirst = static_cast<std::size_t>(Kind::kAdd),
               kCount = static_cast<std::size_t>(Kind::kGT) - kFirst + 1;

template <ScalarType kType, std::size_t... i>
constexpr auto loops(std::index_sequence<i...>) {
  return std::array{&loop<static_cast<Kind>(kFirst + i), kType>...};
}

/// Only of the formats of which all pairs are computed; else null.
auto loop_of(Kind kind, ScalarType type) -> decltype(&loop<Kind::kAdd, ScalarType{}>) {
  constexpr ScalarType kHalf = spec::float_type(16).scalar, kBFloat = spec::bfloat16_type().scalar;
  static constexpr auto kHalfs = loops<kHalf>(std::make_index_sequence<kCount>{}),
                        kBFloats = loops<kBFloat>(std::make_index_sequence<kCount>{});
  const std::size_t at = static_cast<std::size_t>(kind) - kFirst;
  return type == kHalf ? kHalfs[at] : type == kBFloat ? kBFloats[at] : nullptr;
}

}  // namespace

CompiledTerm::CompiledTerm(const TermBank& bank, TermId t) : bank_(bank) {
  std::vector<std::uint32_t> places(bank.size(), kNowhere);
  add(t, places);
}

std::uint32_t CompiledTerm::add(TermId t, std::vector<std::uint32_t>& places) {
  if (places[t] != kNowhere) return places[t];
  const TermNode& node = bank_.at(t);
  Step step{node, {}, {}, nullptr, may_fail(bank_, node)};
  const bool is_operator = node.op == TermOp::kOperator;
  if (is_operator && (spec::is_binary_op(node.kind()) || spec::is_cmp_op(node.kind())))
    step.of_two = loop_of(node.kind(), bank_.type(node.args[0]));
  ConcreteValue value{0, node.type, false};
  if (node.op == TermOp::kConstant) {
    value = bank_.value(t);
  } else if (node.op == TermOp::kElement) {
    for (const TermId e : bank_.args(node.args[0])) step.elements.push_back(add(e, places));
    step.args[0] = add(node.args[1], places);
  } else {
    for (std::size_t i = 0; i < node.count; ++i) step.args[i] = add(node.args[i], places);
  }
  registers_.emplace_back(kBatch, value);
  steps_.push_back(std::move(step));
  return places[t] = static_cast<std::uint32_t>(steps_.size() - 1);
}

bool CompiledTerm::is_defined(const Step& step, const ConcreteValue* args) const {
  if (step.node.op == TermOp::kElement) return args[0].bits < step.elements.size();
  if (step.node.op == TermOp::kReinterpret) return args[0].bits <= 1;
  return Concrete::castable(args[0], step.node.type).value;
}

void CompiledTerm::compute_step(std::size_t k, std::size_t i) {
  const Step& step = steps_[k];
  std::array<ConcreteValue, 4> args;
  for (std::size_t a = 0; a < step.node.count; ++a) args[a] = registers_[step.args[a]][i];
  if (step.can_fail && !is_defined(step, args.data()))
    defined_[i] = 0;
  else if (step.node.op == TermOp::kElement)
    registers_[k][i] = registers_[step.elements[args[0].bits]][i];
  else
    registers_[k][i] = compute(bank_, step.node, args.data());
}

void CompiledTerm::compute_all(const std::uint64_t* operands, std::size_t count) {
  std::fill_n(defined_.begin(), count, 1);
  for (std::size_t k = 0; k < steps_.size(); ++k) {
    const Step& step = steps_[k];
    ConcreteValue* made = registers_[k].data();
    if (step.node.op == TermOp::kInput) {
      const std::uint64_t* from = operands + step.node.payload() * kBatch;
      for (std::size_t i = 0; i < count; ++i) made[i].bits = from[i];
    } else if (step.of_two) {
      const ConcreteValue *a = registers_[step.args[0]].data(),
                          *b = registers_[step.args[1]].data();
      step.of_two(a, b, made, count);
    } else if (step.node.op != TermOp::kConstant) {
      for (std::size_t i = 0; i < count; ++i) compute_step(k, i);
    }
  }
}

CompiledTerm::Result CompiledTerm::operator()(const std::uint64_t* operands) {
  std::fill_n(defined_.begin(), 1, 1);
  for (std::size_t k = 0; k < steps_.size(); ++k) {
    const TermNode& node = steps_[k].node;
    if (node.op == TermOp::kInput)
      registers_[k][0].bits = operands[node.payload()];
    else if (node.op != TermOp::kConstant)
      compute_step(k, 0);
  }
  return result(0);
}

}  // namespace tenor::semantics::test
