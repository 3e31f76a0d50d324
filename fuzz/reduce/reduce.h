// SPDX-License-Identifier: Apache-2.0
// Tests of a campaign, by number, and the smallest program that shows what one showed: its choice
// sequence is shrunk as long as the program is specified and the symptom the same.
#pragma once

#include "fuzz/backend/comparison.h"
#include "fuzz/generate/generate.h"

namespace tenor::fuzz {

/// Test number `index` of the campaign of that seed: a program and its inputs, and nothing else
/// decides them.
struct Test {
  std::uint64_t seed = 0, index = 0;

  Generated program() const { return generate(Choices::of_test(seed, index), weights()); }
  /// Every eighth program is a large one, and in another specified errors are likely.
  Weights weights() const;
  /// Does C run loops without order from their last iteration on?
  bool backwards() const { return index % 4 == 2; }
  /// Every tensor drawn, in every second test with values where formats end; sizes from 0 on.
  ComparedCall subject(const Generated& made) const;
};

struct Reduced {
  Generated program;
  Comparison comparison;
  Failure failure;
};

/// `failure` is what `test` showed; at most `budget` programs are compiled. It may show nothing any
/// more: then there is none.
std::optional<Reduced> reduce(const Test& test, const c::Backend& backend, const Failure& failure,
                              std::size_t budget);

}  // namespace tenor::fuzz
