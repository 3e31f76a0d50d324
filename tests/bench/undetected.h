// SPDX-License-Identifier: Apache-2.0
// What it would cost to run programs without noticing where they are unspecified: no bounds, no
// memory of what was written, no footprints. A measure of the price of detection, and nothing else.
#pragma once

#include "semantics/run/plan.h"
#include "semantics/tir/concrete.h"

namespace tenor::bench {

struct Undetected : semantics::Concrete {
  static constexpr bool kDetects = false;
  static Truth is_indeterminate(const Value&) { return {false}; }
  static Truth within(Index, Index, Index) { return {true}; }
  static Truth is_open(spec::ExprKind, const Value&, const Value&) { return {false}; }
};

/// Runs the function to its end; how many steps that took.
std::uint64_t run_undetected(const spec::Program& program, const spec::Module& module,
                             const spec::tir::PrimFunc* f, const semantics::Plan& plan);
/// The same as users run it, detection and all.
std::uint64_t run_detected(const spec::Program& program, const spec::Module& module,
                           const spec::tir::PrimFunc* f, const semantics::Plan& plan);

}  // namespace tenor::bench
