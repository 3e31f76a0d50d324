// SPDX-License-Identifier: Apache-2.0
// What operators compute: a PrimFunc for each call, built from its attributes and the
// current shapes, which TIR's rules execute in every value domain. Relax/Eval/12.1; ledger RLX-D49.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "spec/ir/program.h"

namespace tenor::semantics::relax {

struct TensorType {
  spec::DataType dtype;
  std::vector<std::int64_t> shape;

  friend bool operator==(const TensorType&, const TensorType&) = default;
};

/// A scalar whose value is known: `integer` where the datatype is one of integers or Bool, else
/// `floating`.
struct PrimNumber {
  spec::DataType dtype;
  std::int64_t integer = 0;
  double floating = 0;
};

/// An argument of a call, as far as the operator's body depends on it. A shape value stands for a
/// tuple of integers too; what is neither (strings, datatypes) is read from the call itself.
struct OperatorArgument {
  std::variant<std::monostate, TensorType, std::vector<std::int64_t>, PrimNumber,
               std::vector<TensorType>>
      value;
};

/// Parameters of the function: a buffer for each tensor among the arguments, tuples flattened, then
/// one for each result.
struct OperatorBody {
  const spec::tir::PrimFunc* function = nullptr;
  std::vector<TensorType> results;
  bool is_tuple = false;  ///< the results are the fields of a tuple
  /// The only result is the row of numbers that decide the extents of the call's results: the body
  /// that writes those is made for them.
  bool counts = false;
  std::string_view of_nan{};     ///< what it makes of a NaN, where that is a choice; else empty
  std::string_view of_chance{};  ///< which result it gives where chance decides it; else empty
};

/// Why there is no body: `name.attribute=value`, or the operator's name with a reason.
struct Refused {
  std::string what;
  bool is_misfit =
      false;  ///< the arguments do not fit (E-OPERATOR), else there is none (S-OPERATOR)
};

/// The body of a call of an operator. New nodes are `into`'s. Where data decide the extents of the
/// results it is the one that counts, where `numbers` does not say what that one wrote.
std::variant<OperatorBody, Refused> operator_body(
    const spec::relax::Call* call, std::span<const OperatorArgument> arguments, spec::Program& into,
    const std::vector<std::int64_t>* numbers = nullptr);

/// A call of the operator at the place of `written`, with `count` arguments of which only values
/// are known. New nodes are `into`'s.
const spec::relax::Call* call_of_operator(const spec::relax::Call& written, std::string_view op,
                                          std::size_t count, spec::Program& into);

}  // namespace tenor::semantics::relax
