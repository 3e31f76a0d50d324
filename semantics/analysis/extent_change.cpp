// SPDX-License-Identifier: Apache-2.0
#include "semantics/analysis/extent_change.h"

#include <fmt/format.h>

#include <algorithm>

#include "spec/ir/tir/children.h"

namespace tenor::semantics {
namespace {

using namespace spec;
using namespace spec::tir;

constexpr std::string_view kEntry = "TIR-D3";

/// What a function that is called gives may be read from memory too.
bool reads_memory(const PrimExpr* e) {
  const auto* call = as<Call>(e);
  bool found = e->kind == ExprKind::kBufferLoad || (call && call->global_var);
  for_each_operand(e, [&](const PrimExpr* operand) { found = found || reads_memory(operand); });
  return found;
}

bool has_such_loop(const Stmt* s) {
  const auto* loop = as<For>(s);
  bool found = loop && reads_memory(loop->extent);
  for_each_substatement(s, [&](const Stmt* child) { found = found || has_such_loop(child); });
  return found;
}

bool has_such_loop(const Module& module) {
  return std::ranges::any_of(module.functions, [](const Function& f) {
    return f.prim_func && f.prim_func->body && has_such_loop(f.prim_func->body);
  });
}

const Note* noted(const Machine<Concrete>& m) {
  const auto found = std::ranges::find(m.notes(), Code::D_EXTENT_CHANGES, &Note::code);
  return found == m.notes().end() ? nullptr : &*found;
}

}  // namespace

/// Up to the first change both readings take the same iterations.
std::optional<Note> first_extent_change(const Setup& setup, const Terminal& terminal) {
  if (setup.readings.is_as_written(Clause{kEntry}) || !has_such_loop(setup.module)) return {};
  Setup other = setup;
  other.readings.set(kEntry, true);
  Run<Concrete> m(other);
  drive(
      terminal, [&] { return !noted(m) && step_slice(m); },
      [&] { return fmt::format("evaluating loop extents again: {} steps", m.steps()); });
  const Note* found = noted(m);
  return found ? std::optional(*found) : std::nullopt;
}

}  // namespace tenor::semantics
