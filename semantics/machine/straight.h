// SPDX-License-Identifier: Apache-2.0
// Straight-line code for scalar expressions in which nothing can go wrong but an access: the steps
// that the rules would take, with slots and operators looked up once. It stops short of anything
// unusual, and the rules then take the expression from its beginning; so it never decides what a
// program means, and a property test holds it equal to the rules (docs/machine.md).
#pragma once

#include <cstdint>
#include <vector>

#include "spec/ir/expr.h"

namespace tenor::semantics {

/// One operation on the operand stack.
template <class D>
struct StraightStep {
  enum class Kind : std::uint8_t { kVariable, kConstant, kLoad, kBinary, kCompare, kCast, kSelect };
  Kind kind;
  spec::ExprKind op{};                   ///< kBinary, kCompare
  spec::ScalarType type{};               ///< kCast: to this
  std::uint32_t slot = 0;                ///< kVariable
  const spec::Buffer* buffer = nullptr;  ///< kLoad
  typename D::Value constant{};          ///< kConstant
};

/// How often a rule is committed to in one run of an expression.
struct RuleCount {
  std::uint16_t rule;
  std::uint16_t times;
};

template <class D>
struct StraightExpr {
  std::vector<StraightStep<D>> steps;
  std::vector<RuleCount> rules;
  unsigned long long runs = 0;
};

/// The expressions of a program that have straight-line code, compiled when they are first met.
template <class D>
class StraightCode {
 public:
  explicit StraightCode(std::size_t nodes) : index_(nodes, kUnknown) {}

  /// The code of `e`, or null where the rules must take it. `compile(e, code)` tells which.
  template <class Compile>
  StraightExpr<D>* of(const spec::PrimExpr* e, Compile&& compile) {
    std::uint32_t& index = index_[e->id];
    if (index == kUnknown) {
      StraightExpr<D> code;
      index = compile(e, code) ? static_cast<std::uint32_t>(all_.size()) : kNone;
      if (index != kNone) all_.push_back(std::move(code));
    }
    return index == kNone ? nullptr : &all_[index];
  }
  const std::vector<StraightExpr<D>>& all() const { return all_; }

 private:
  static constexpr std::uint32_t kUnknown = 0xffffffff, kNone = kUnknown - 1;
  std::vector<std::uint32_t> index_;
  std::vector<StraightExpr<D>> all_;
};

}  // namespace tenor::semantics
