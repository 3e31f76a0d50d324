// SPDX-License-Identifier: Apache-2.0
// Hash-consed terms: what a scalar is as an expression over inputs that may be anything. A term has
// one number in a bank, whoever made it, so that equal terms are one; two runs that are to be
// compared share a bank. Operators are uninterpreted but for constants, which are computed as the
// machine does, and for what two's complement and Boolean logic always grant (docs/terms.md).
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "semantics/domain/concrete.h"

namespace tenor::semantics {

/// A term's number in its bank.
using TermId = std::uint32_t;
/// The constants of type Bool, and what stands for "this domain cannot say".
inline constexpr TermId kFalse = 0, kTrue = 1, kOpaque = 2;

enum class TermOp : std::uint8_t {
  kConstant,       ///< payload: bits
  kInput,          ///< detail: which parameter; payload: which scalar of it
  kUnknown,        ///< a truth that is not known
  kOperator,       ///< detail: ExprKind, Add to Or, Not
  kSelect,         ///< condition, and the values where it is 1 and 0; detail: see choices.h
  kCast,           ///< from the operand's type to the term's
  kReinterpret,    ///< the same bits
  kBitwise,        ///< detail: BitwiseOp
  kMath,           ///< detail: MathFunction, as TermBank::math_number has it
  kWide,           ///< the integer whose low and high 32 bits are given
  kIsCastable,     ///< Bool: has the operand a value in the type (TypeCode << 8 | bits) in detail?
  kIsMathDefined,  ///< Bool: as kMath
  kFits,           ///< Bool: has a type the value k * step + min?
  kArray,          ///< any number of scalars; payload: where they lie, detail: how many
  kElement,        ///< an array and an index of type Int64
  kBytes,          ///< detail: first byte << 8 | how many, of the operand
  kJoin,           ///< the scalar whose bytes are those of an array's, one after the other
  kReduced,        ///< what blocks combined (reductions.h); detail: a number that no other has
  kIterated,       ///< what a cell may hold when an iteration begins (folds.h); detail and payload:
                   ///< which
  kRepeated        ///< what a loop leaves, of an array that says what it is; detail: where
};

enum class BitwiseOp : std::uint8_t { kAnd, kOr, kXor, kNot, kShiftLeft, kShiftRight };

struct TermNode {
  TermOp op{};
  std::uint8_t count = 0;  ///< of operands
  spec::ScalarType type{};
  std::uint32_t detail = 0;
  std::array<TermId, 4> args{};  ///< or a payload of 64 bits in the first two

  std::uint64_t payload() const { return args[0] | std::uint64_t{args[1]} << 32; }
  void set_payload(std::uint64_t bits) {
    args[0] = static_cast<TermId>(bits), args[1] = static_cast<TermId>(bits >> 32);
  }
  spec::ExprKind kind() const { return static_cast<spec::ExprKind>(detail); }
  bool is(spec::ExprKind k) const { return op == TermOp::kOperator && kind() == k; }
  friend bool operator==(const TermNode&, const TermNode&) = default;
};

// Details of nodes.
constexpr std::uint32_t detail_of(spec::ExprKind kind) { return static_cast<std::uint32_t>(kind); }
constexpr std::uint32_t detail_of(BitwiseOp op) { return static_cast<std::uint32_t>(op); }
constexpr std::uint32_t detail_of(spec::ScalarType type) {
  return static_cast<std::uint32_t>(type.code) << 8 | type.bits;
}
constexpr spec::ScalarType type_in(std::uint32_t detail) {
  return {static_cast<spec::TypeCode>(detail >> 8), static_cast<std::uint8_t>(detail & 0xff)};
}

class TermBank {
 public:
  /// At most `limit` terms: beyond it `full` holds, and what is made is kOpaque.
  explicit TermBank(std::size_t limit = std::size_t{1} << 27);
  TermBank(const TermBank&) = delete;
  TermBank& operator=(const TermBank&) = delete;

  const TermNode& at(TermId t) const { return nodes_[t]; }
  spec::ScalarType type(TermId t) const { return nodes_[t].type; }
  std::size_t size() const { return nodes_.size(); }
  bool full() const { return nodes_.size() >= limit_; }
  /// Whether what is computed of choices (choices.h) is computed of each constant. Else an operator
  /// of them stays what it is.
  bool spreads_choices() const { return spreads_choices_; }
  void keep_choices() { spreads_choices_ = false; }
  /// Whether loops that data end are terms (folds.h). Else each iteration is followed.
  bool folds_loops() const { return folds_loops_; }
  void fold_loops() { folds_loops_ = true; }
  bool is_constant(TermId t) const { return nodes_[t].op == TermOp::kConstant; }
  /// The value of a constant.
  ConcreteValue value(TermId t) const { return Concrete::of(nodes_[t].payload(), nodes_[t].type); }
  /// The operands of any term but an array; the elements of an array.
  std::span<const TermId> args(TermId t) const;

  /// The only term of that form, nothing simplified.
  TermId intern(const TermNode& node);
  TermId make(TermOp op, spec::ScalarType type, std::uint32_t detail,
              std::initializer_list<TermId> args);
  TermId constant(const ConcreteValue& v);
  /// Scalar number `i` of parameter number `parameter`.
  TermId input(std::uint32_t parameter, std::uint64_t i, spec::ScalarType type);
  TermId iterated(std::uint32_t which, std::uint64_t cell, spec::ScalarType type);
  TermId array(spec::ScalarType type, std::span<const TermId> elements);

  // Made in normal form.
  TermId negation(TermId t);
  TermId conjunction(TermId a, TermId b);
  TermId disjunction(TermId a, TermId b) { return negation(conjunction(negation(a), negation(b))); }
  TermId select(TermId condition, TermId t, TermId f);
  TermId element(TermId array, TermId index);
  /// Of integers: what says the same with LT, EQ and Not alone, in the narrowest type that has it.
  TermId comparison(spec::ExprKind kind, TermId a, TermId b);

  std::uint32_t math_number(const numeric::MathFunction& f);
  const numeric::MathFunction& math(std::uint32_t number) const { return *math_[number]; }

 private:
  TermId integer_comparison(spec::ExprKind kind, TermId a, TermId b);
  /// The operand of a cast that keeps every value, where the other side has them too.
  bool narrow(TermId& a, TermId& b) const;
  TermId less(TermId a, TermId b);
  bool equal(const TermNode& a, const TermNode& b) const;
  std::uint64_t hash(const TermNode& node) const;
  TermId looked_up(const TermNode& node);
  void grow();

  std::vector<TermNode> nodes_;
  std::vector<TermId> elements_;      ///< of arrays
  std::vector<std::uint64_t> slots_;  ///< the upper half of a hash, and an id + 1; 0: free
  std::vector<const numeric::MathFunction*> math_;
  std::size_t limit_;
  bool spreads_choices_ = true, folds_loops_ = false;
  TermId last_ = 0;  ///< the operator that was made last
};

}  // namespace tenor::semantics
