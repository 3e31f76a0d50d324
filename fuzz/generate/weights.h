// SPDX-License-Identifier: Apache-2.0
// What a generator is asked for: how often each construct, how large, and how many faults on
// purpose. Swarm: each program has each construct only with probability one half, since programs
// with few constructs have many of each.
#pragma once

#include <array>
#include <cstdint>

#include "fuzz/generate/choice.h"

namespace tenor::fuzz {

/// What can be switched off in a program. Serial loops, stores, loads, literals, variables and the
/// plain operators are always there.
enum class Feature : std::uint8_t {
  kParallel,
  kRaces,
  kVectorized,
  kUnrolled,
  kThreads,
  kStep,
  kStarts,
  kAnnotations,  // loops
  kBlocks,
  kReductions,
  kPredicates,
  kAllocBuffers,
  kMatchBuffers,
  kRegions,  // blocks
  kAllocate,
  kViews,
  kLetStmt,
  kBranches,
  kWhile,
  kAsserts,
  kAttributes,
  kJumps,
  kMasks,
  kConstants,
  kEvaluate,
  kVectors,
  kShuffle,
  kSelect,
  kLet,
  kCast,
  kConditions,
  kLogic,
  kBitwise,
  kMath,
  kReinterpret,
  kNarrowFloats,
  kFloat64,
  kNarrowIntegers,
  kUnsigned,
  kInt64,
  kBool,
  kVectorBuffers,  // datatypes
  kSymbolicShapes,
  kScalarParameters,
  kCalls,
  kResults,
  kStrides,  // functions
  kRealize,  // TE
  kCount
};

/// Faults on purpose, each in so many of a thousand places where it could be made.
struct Faults {
  std::uint32_t out_of_bounds = 0;   ///< an index without proof
  std::uint32_t divide_by_zero = 0;  ///< a divisor without guard
  std::uint32_t cast_range = 0;      ///< a cast of a float without guard
  std::uint32_t shift_range = 0;     ///< a shift count without guard
  std::uint32_t indeterminate = 0;   ///< memory that nothing initialises
  std::uint32_t conflict = 0;        ///< a parallel loop whose iterations share what they write
  std::uint32_t assertion = 0;       ///< an assertion of anything
  std::uint32_t argument = 0;        ///< a tensor of another shape than the callee's buffer
};

struct Weights {
  /// By Feature; 0: never.
  std::array<std::uint32_t, static_cast<std::size_t>(Feature::kCount)> feature = all_on();
  Faults faults;
  bool swarm = true;              ///< switch features off at random, program by program
  int statements = 8;             ///< of a function, about
  int expression = 10;            ///< nodes of an expression, about
  std::int64_t iterations = 200;  ///< of any statement, over all loops around it

  bool has(Feature f) const { return feature[static_cast<std::size_t>(f)] > 0; }
  void set(Feature f, std::uint32_t weight) { feature[static_cast<std::size_t>(f)] = weight; }

 private:
  static constexpr std::array<std::uint32_t, static_cast<std::size_t>(Feature::kCount)> all_on() {
    std::array<std::uint32_t, static_cast<std::size_t>(Feature::kCount)> all{};
    all.fill(1);
    return all;
  }
};

/// `weights` with each feature off with probability one half.
Weights swarm(Weights weights, Choices& choices);

}  // namespace tenor::fuzz
