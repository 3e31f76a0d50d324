// SPDX-License-Identifier: Apache-2.0
// Loops. TIR/Exec/12, 13, 3.1; TIR-D1, D3, D4, D57, D73. What runs here has iterations in any order
// give one result, so that all kinds run in the order of their numbers, or backwards. A loop inside
// of one over the same axis runs the iteration of the same number; threads of one block that meet
// are refused.
#include <utility>

#include "fuzz/backend/c/emitter.h"

namespace tenor::fuzz::c {

using namespace spec;
using namespace spec::tir;
using semantics::axis_kind;
using semantics::AxisKind;

/// The current iteration of a loop over the same axis, if one is around. Without a tag none is.
std::optional<std::string> Emitter::same_axis(std::string_view tag) const {
  for (const auto& [known, iteration] : scope_.axes)
    if (known == tag) return iteration;
  return {};
}

void Emitter::enter_axis(std::string_view tag, AxisKind kind, const std::string& iteration) {
  ++scope_.threads;
  if (kind != AxisKind::kVirtual && kind != AxisKind::kNone) ++scope_.hardware;
  if (!tag.empty()) scope_.axes.emplace_back(tag, iteration);
}

template <class Body>
void Emitter::repeat(const std::string& head, const std::string& increment, Body&& body) {
  const int before = reserved_;
  const std::string inner = apart([&] {
    const Braces braces(*this);
    body();
  });
  const std::string mark = fresh("m"), comma = increment.empty() ? "" : ", ";
  if (reserved_ != before) line("unsigned char *const {} = tenor_arena;", mark);
  line("for ({}; {}{})", head,
       reserved_ != before ? fmt::format("tenor_arena = {}{}", mark, comma) : "", increment);
  append(inner);
}

/// All iterations, whose numbers times the step are below the extent; from the last one on where
/// they have no order.
template <class Body>
void Emitter::iterate(const std::string& k, const std::string& step, const std::string& extent,
                      bool backwards, Body&& body) {
  const char* less = plants(Mistake::kShortLoop) ? " - 1" : "";
  if (backwards)
    repeat(fmt::format("int64_t {0} = (int64_t){1}{2} - 1; {0} >= 0", k, extent, less), "--" + k,
           body);
  else
    repeat(fmt::format("int64_t {0} = 0; {0}{1} < (int64_t){2}{3}", k, step, extent, less),
           "++" + k, body);
}

void Emitter::loop(const For& s) {
  const ScalarType type = s.loop_var->dtype.scalar;
  const Braces braces(*this);
  const auto bound = [&](Expr e) { return cast_to(e->dtype.scalar, type, scalar(e)); };
  const std::string min = bound(s.min), extent = bound(s.extent);
  const bool steps = s.step && !plants(Mistake::kStepIgnored);
  const std::string step = steps ? " * (int64_t)" + scalar(s.step) : "";
  const std::string start = plants(Mistake::kStartIgnored) ? "0" : "(int64_t)" + min;
  const auto body = [&](const std::string& k) {
    scope_.values[s.loop_var] = {
        define(type, fmt::format("({})({} + {}{})", c::name(type), start, k, step))};
    stmt(s.body);
  };
  const bool bound_axis = s.for_kind == ForKind::kThreadBinding && s.thread_binding;
  const std::string_view tag = bound_axis ? s.thread_binding->thread_tag : std::string_view();
  if (const auto outer = same_axis(tag)) return body(*outer);
  const std::string k = fresh("k");
  if (!tag.empty()) enter_axis(tag, axis_kind(tag), k);
  const bool ordered = s.for_kind == ForKind::kSerial || s.for_kind == ForKind::kUnrolled;
  const bool backwards = ordered ? plants(Mistake::kOrderIgnored) : options().backwards;
  iterate(k, step, extent, backwards && !s.step, [&] { body(k); });
}

/// thread_extent, virtual_thread: the number of executions.
void Emitter::launch(const AttrStmt& s, const IterVar& axis) {
  const Braces braces(*this);
  const std::string extent = scalar(s.value);
  const ScalarType type = axis.var->dtype.scalar;
  const auto body = [&](const std::string& k) {
    scope_.values[axis.var] = {define(type, fmt::format("({}){}", c::name(type), k))};
    stmt(s.body);
  };
  if (const auto outer = same_axis(axis.thread_tag)) return body(*outer);
  const bool is_virtual = s.attr_key == "virtual_thread";
  const std::string k = fresh("k");
  enter_axis(axis.thread_tag, is_virtual ? AxisKind::kVirtual : axis_kind(axis.thread_tag), k);
  iterate(k, "", extent, options().backwards, [&] { body(k); });
}

void Emitter::while_loop(const While& s) {
  repeat("; ", "", [&] {
    line("if (!{}) break;", scalar(s.condition));
    stmt(s.body);
  });
}

}  // namespace tenor::fuzz::c
