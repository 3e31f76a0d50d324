// SPDX-License-Identifier: Apache-2.0
#include "undetected.h"

#include "semantics/run/invoke.h"
#include "semantics/tir/catalogue.h"
#include "semantics/tir/start.h"

namespace tenor::semantics {

template class MachineOf<Tir, bench::Undetected>;

}  // namespace tenor::semantics

namespace tenor::bench {
namespace {

using semantics::Machine;

/// Places the arguments of packed arrays, which all of the measured programs have.
template <class D>
std::vector<semantics::Argument<D>> place_packed(Machine<D>& m, const semantics::Plan& plan) {
  std::vector<semantics::Argument<D>> arguments;
  for (const semantics::PlannedArgument& a : plan.arguments) {
    semantics::Argument<D>& argument = arguments.emplace_back();
    argument.given = true;
    argument.dtype = a.dtype;
    argument.shape = a.shape;
    argument.memory =
        m.memory().allocate(a.dtype, a.shape, static_cast<std::uint64_t>(a.layout.extent));
    auto& allocation = m.memory().at(argument.memory);
    allocation.argument = true;
    allocation.storage.fill(a.dtype.scalar, a.elements->data);
  }
  return arguments;
}

template <class D>
std::uint64_t run(const spec::Program& program, const spec::Module& module,
                  const spec::tir::PrimFunc* f, const semantics::Plan& plan) {
  Machine<D> m(program, module, semantics::Granularity::kStmt);
  semantics::start(m, f, place_packed(m, plan));
  m.run();
  return m.outcome().kind == semantics::OutcomeKind::kDone ? m.steps() : 0;
}

}  // namespace

std::uint64_t run_undetected(const spec::Program& program, const spec::Module& module,
                             const spec::tir::PrimFunc* f, const semantics::Plan& plan) {
  return run<Undetected>(program, module, f, plan);
}
std::uint64_t run_detected(const spec::Program& program, const spec::Module& module,
                           const spec::tir::PrimFunc* f, const semantics::Plan& plan) {
  return run<semantics::Concrete>(program, module, f, plan);
}

}  // namespace tenor::bench
