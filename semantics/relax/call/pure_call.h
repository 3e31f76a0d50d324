// SPDX-License-Identifier: Apache-2.0
// Calls that say of a packed function that it has no effect, but for the arguments that they name.
// While it runs, nothing else that its arguments reach may be written. Relax/Op/b3.b8, b4.b5, b5:b.
#pragma once

#include <fmt/format.h>

#include <span>

#include "semantics/relax/state/release.h"

namespace tenor::semantics::relax {

/// The numbers of the arguments that call_inplace_packed says are written.
inline std::vector<std::int64_t> written_in_place(const spec::relax::Call* call) {
  using enum spec::Object::Kind;
  std::vector<std::int64_t> all;
  const auto add = [&](const spec::Object& o) {
    const auto* literal = o.kind == kExpr ? spec::as<spec::IntImm>(o.expr) : nullptr;
    if (o.kind == kInt) all.push_back(o.integer);
    if (literal) all.push_back(static_cast<std::int64_t>(literal->value));
  };
  if (const spec::Object* indices = spec::find(call->attrs, "inplace_indices")) {
    add(*indices);
    for (const spec::Object& one : indices->items) add(one);
  }
  return all;
}

/// Until `end_reading`, what the arguments reach must not be written, and nothing printed.
template <class M>
void begin_pure_call(M& m, const spec::relax::Call* call,
                     std::span<const typename M::Value> arguments) {
  Reached reached(m), written(m);
  for (const auto& v : arguments) reached.add(v);
  for (const std::int64_t i : written_in_place(call))
    if (i >= 0 && i < std::ssize(arguments)) written.add(arguments[static_cast<std::size_t>(i)]);
  reached.follow();
  written.follow();
  std::vector<std::uint32_t> inputs;
  for (const std::uint32_t memory : reached.memory())
    if (!written.has(memory)) inputs.push_back(memory);
  m.begin_reading(call, inputs, {});
}

inline std::string writes_in_pure_call(const spec::relax::Call* call) {
  return fmt::format("the function that {} calls writes to an argument",
                     spec::relax::as<spec::relax::Op>(call->op)->op_name);
}
inline std::string prints_in_pure_call(const spec::relax::Call* call) {
  return fmt::format("a line is printed by the function that {} calls",
                     spec::relax::as<spec::relax::Op>(call->op)->op_name);
}

}  // namespace tenor::semantics::relax
