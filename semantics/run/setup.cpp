// SPDX-License-Identifier: Apache-2.0
#include "semantics/run/setup.h"

#include "semantics/domain/term/term.h"

namespace tenor::semantics {

using namespace spec;
using namespace spec::tir;

Setup setup_of(const Program& program, const Module& module, const PrimFunc* f, const Plan& plan,
               const RunOptions& options) {
  return {program,
          module,
          f,
          plan,
          options.limits,
          options.profile,
          options.readings,
          options.granularity};
}

namespace {

template <class D>
void fill(Allocation<D>& allocation, const PlannedArgument& a) {
  const Tensor& tensor = *a.elements;
  const ScalarType type = tensor.dtype.scalar;
  if (a.layout.packed && a.layout.offset == 0) return allocation.storage.fill(type, tensor.data);
  const std::size_t lanes = tensor.dtype.lanes;
  std::size_t i = 0;
  for_each_position(tensor.shape, a.layout, [&](std::uint64_t position) {
    for (std::size_t lane = 0; lane < lanes; ++lane, ++i)
      allocation.storage.set(type, position * lanes + lane,
                             D::of(load_scalar(type, tensor.data, i), type));
  });
}

template <class D>
std::uint32_t allocate(Machine<D>& m, const PlannedArgument& a) {
  const auto elements = static_cast<std::uint64_t>(a.layout.extent);
  const std::uint32_t number = m.memory().allocate(a.dtype, a.shape, elements);
  Allocation<D>& allocation = m.memory().at(number);
  allocation.argument = true;
  allocation.origin = a.buffer;
  if (!a.layout.packed) allocation.strides = a.layout.strides;
  allocation.byte_offset = static_cast<std::uint64_t>(a.layout.offset) * element_bytes(a.dtype);
  if (a.elements) fill(allocation, a);
  return number;
}

template <class D>
Argument<D> argument_of(const PlannedArgument& a, std::uint32_t memory) {
  Argument<D> argument;
  argument.given = true;
  if (a.scalar) argument.scalar = D::of_concrete(*a.scalar);
  if (!a.is_tensor) return argument;
  argument.memory = memory;
  argument.dtype = a.dtype;
  argument.shape = a.shape;
  if (!a.layout.packed) argument.strides = a.layout.strides;
  argument.byte_offset = static_cast<std::uint64_t>(a.layout.offset) * element_bytes(a.dtype);
  return argument;
}

}  // namespace

template <class D>
std::vector<Argument<D>> place_arguments(Machine<D>& m, const Plan& plan) {
  std::vector<std::uint32_t> memories(plan.arguments.size(), 0);
  for (std::size_t i = 0; i < plan.arguments.size(); ++i)
    if (plan.arguments[i].is_tensor && plan.arguments[i].memory_of == i)
      memories[i] = allocate(m, plan.arguments[i]);
  std::vector<Argument<D>> arguments;
  for (std::size_t i = 0; i < plan.arguments.size(); ++i) {
    const std::size_t owner = plan.arguments[i].memory_of;
    arguments.push_back(argument_of<D>(plan.arguments[i], memories[owner]));
  }
  return arguments;
}

std::uint32_t memory_of(const Plan& plan, std::size_t argument) {
  std::uint32_t number = 0;
  for (std::size_t i = 0; i <= plan.arguments[argument].memory_of; ++i)
    number += plan.arguments[i].is_tensor && plan.arguments[i].memory_of == i;
  return number;
}

template std::vector<Argument<Concrete>> place_arguments(Machine<Concrete>&, const Plan&);
template std::vector<Argument<ObservedConcrete>> place_arguments(Machine<ObservedConcrete>&,
                                                                 const Plan&);
template std::vector<Argument<WatchedConcrete>> place_arguments(Machine<WatchedConcrete>&,
                                                                const Plan&);
template std::vector<Argument<Term>> place_arguments(Machine<Term>&, const Plan&);

}  // namespace tenor::semantics
