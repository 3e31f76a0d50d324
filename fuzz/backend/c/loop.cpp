// SPDX-License-Identifier: Apache-2.0
// Loops. TIR/Exec/12, 13, 3.1; TIR-D1, D3, D4, D57, D73. What runs here has iterations in any order
// give one result, so that all kinds run in the order of their numbers; threads of one block that
// meet are refused.
#include <algorithm>
#include <utility>

#include "fuzz/backend/c/emitter.h"

namespace tenor::fuzz::c {

using namespace spec;

/// A loop inside of one over the same axis runs the iteration of the same number: not here.
bool Emitter::enter_axis(std::string_view tag) {
  ++scope_.threads;
  if (tag.starts_with("vthread")) return true;  // those share the memory of their thread
  if (std::find(scope_.axes.begin(), scope_.axes.end(), tag) != scope_.axes.end())
    return refuse("a loop over an axis within another over it"), false;
  scope_.axes.push_back(tag);
  return true;
}

template <class Body>
void Emitter::repeat(const std::string& head, const std::string& increment, Body&& body) {
  const int before = reserved_;
  const std::string outer = std::exchange(text_, {});
  {
    const Braces braces(*this);
    body();
  }
  const std::string inner = std::exchange(text_, outer);
  const std::string mark = fresh("m"), comma = increment.empty() ? "" : ", ";
  if (reserved_ != before) line("unsigned char *const {} = tenor_arena;", mark);
  line("for ({}; {}{})", head,
       reserved_ != before ? fmt::format("tenor_arena = {}{}", mark, comma) : "", increment);
  text_ += inner;
}

void Emitter::loop(const For& s) {
  const ScalarType type = s.loop_var->dtype.scalar;
  const Braces braces(*this);
  const auto bound = [&](Expr e) { return cast_to(e->dtype.scalar, type, scalar(e)); };
  const std::string min = bound(s.min), extent = bound(s.extent);
  const bool steps = s.step && !plants(Mistake::kStepIgnored);
  const std::string step = steps ? " * (int64_t)" + scalar(s.step) : "";
  if (s.for_kind == ForKind::kThreadBinding && s.thread_binding &&
      !enter_axis(s.thread_binding->thread_tag))
    return;
  const std::string k = fresh("k"), last = plants(Mistake::kShortLoop) ? " - 1" : "";
  const std::string start = plants(Mistake::kStartIgnored) ? "0" : "(int64_t)" + min;
  repeat(fmt::format("int64_t {0} = 0; {0}{1} < (int64_t){2}{3}", k, step, extent, last), "++" + k,
         [&] {
           scope_.values[s.loop_var] = {
               define(type, fmt::format("({})({} + {}{})", c::name(type), start, k, step))};
           stmt(s.body);
         });
}

/// thread_extent, virtual_thread: the number of executions.
void Emitter::launch(const AttrStmt& s, const IterVar& axis) {
  const Braces braces(*this);
  const std::string extent = scalar(s.value);
  if (!enter_axis(s.attr_key == "virtual_thread" ? "vthread" : axis.thread_tag)) return;
  const ScalarType type = axis.var->dtype.scalar;
  const std::string k = fresh("k");
  repeat(fmt::format("int64_t {0} = 0; {0} < (int64_t){1}", k, extent), "++" + k, [&] {
    scope_.values[axis.var] = {define(type, fmt::format("({}){}", c::name(type), k))};
    stmt(s.body);
  });
}

void Emitter::while_loop(const While& s) {
  repeat("; ", "", [&] {
    line("if (!{}) break;", scalar(s.condition));
    stmt(s.body);
  });
}

}  // namespace tenor::fuzz::c
