// SPDX-License-Identifier: Apache-2.0
// How a run begins: a function and its planned arguments, in a machine that has not stepped yet.
// TIR/Exec/1:b, 1.2; TIR-D40.
#pragma once

#include "semantics/run/packed.h"
#include "semantics/run/plan.h"

namespace tenor::semantics {

/// What a run begins with.
struct Setup {
  const spec::Program& program;
  const spec::Module& module;
  const spec::tir::PrimFunc* function;
  const Plan& plan;
  Limits limits{};
  Profile profile = Profile::kPortable;
  spec::Readings readings{};
  Granularity granularity = Granularity::kStmt;

  /// The same, in steps of that size.
  Setup in_steps(Granularity size) const {
    Setup other = *this;
    other.granularity = size;
    return other;
  }
};

Setup setup_of(const spec::Program& program, const spec::Module& module,
               const spec::tir::PrimFunc* f, const Plan& plan, const RunOptions& options);

/// Puts the planned arguments into the memory of `m`, which has not stepped yet.
template <class D>
std::vector<Argument<D>> place_arguments(Machine<D>& m, const Plan& plan);

/// The profile that the function runs in: packed arguments lie in memory that is bytes.
inline Profile profile_of(const Setup& s) { return s.plan.packed ? Profile::kLowered : s.profile; }
/// Enters the function with its arguments, packed where it takes them so.
template <class D>
void begin(Machine<D>& m, const Setup& s, std::vector<Argument<D>> arguments) {
  if (s.plan.packed) arguments = packed(m, s.module.generation, s.plan, arguments);
  start(m, s.function, std::move(arguments));
}

/// The number of the allocation of a tensor argument: they are made first, in order, and nothing
/// releases them.
std::uint32_t memory_of(const Plan& plan, std::size_t argument);

/// A machine at the entry of the function, with its arguments in memory.
template <class D>
class Run : public Machine<D> {
 public:
  explicit Run(const Setup& s)
      : Machine<D>(s.program, s.module, s.granularity, s.limits, profile_of(s), s.readings) {
    begin(*this, s, place_arguments(*this, s.plan));
  }
};

}  // namespace tenor::semantics
