// SPDX-License-Identifier: Apache-2.0
// Calling a PrimFunc from outside: inputs in, the run, arrays back. TIR/Exec/1.2.2; TIR-D19. For
// commands, tests and whatever compares a compiler with the rules.
#pragma once

#include "semantics/run/setup.h"

namespace tenor::semantics {

/// A tensor argument as the run left it.
struct ArrayResult {
  std::string name;
  Tensor tensor;                      ///< 0 where nothing was written
  std::vector<std::uint8_t> written;  ///< of each scalar, lanes counted (TIR-D19)
};

/// The argument of that number; it is a tensor.
template <class D>
ArrayResult array_of(const Machine<D>& m, const Plan& plan, std::size_t argument);

/// What the function returned; nothing before it has, or where it is not a number. Where arguments
/// are packed it is a status, of which 0 says that there was no error (EXT/Packed).
template <class D>
std::optional<ConcreteValue> returned_value(const Machine<D>& m, const Plan& plan);

/// A run from its beginning to its end.
struct Invocation {
  std::optional<PlanProblem> problem;  ///< set: there was no run
  Outcome outcome;
  std::vector<Note> notes;
  std::vector<ArrayResult> arrays;  ///< of each tensor argument, in the order of the parameters
  std::optional<ConcreteValue> returned;
  std::uint64_t steps = 0;

  /// The array of the buffer or parameter of that name, or null.
  const ArrayResult* array(std::string_view name) const;
};

/// Runs `f`, a well-formed function of `module`, in the Concrete domain.
Invocation invoke(const spec::Program& program, const spec::Module& module,
                  const spec::tir::PrimFunc* f, const std::vector<Input>& inputs,
                  const RunOptions& options = {});

/// Where two arrays first differ. Any NaN equals any NaN; everything else is compared bit by bit.
struct ArrayDifference {
  std::vector<std::int64_t> index;  ///< with the lane last, where elements are vectors
  std::string found, expected;      ///< values as they are shown
};
/// Nothing where `expected` is what the run left. Both have one shape and datatype.
std::optional<ArrayDifference> first_difference(const ArrayResult& found, const Tensor& expected);

/// `[1, 2] is 3, not 4`: where two results of one argument first differ; empty where nowhere. An
/// element that was never written is `undef`.
std::string first_difference(const ArrayResult& found, const ArrayResult& expected);

}  // namespace tenor::semantics
