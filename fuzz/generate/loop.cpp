// SPDX-License-Identifier: Apache-2.0
// Loops of every kind, and nests over a buffer. TIR/StmtTyping/11, TIR/Exec/12, 3.1; EXT/For/step.
// In a loop without order each iteration keeps to elements of its own: what is written gets a
// pinned dimension, or is not written (TIR/Exec/12.2.2:h, 12.3:b).
#include <algorithm>

#include "fuzz/generate/generator.h"

namespace tenor::fuzz {

using namespace spec;
using namespace spec::tir;

namespace {

/// What a size that only the caller knows is taken for when iterations are counted.
constexpr std::int64_t kTypicalSize = 8;

std::int64_t trips_of(const PrimExpr* extent) {
  return literal_extent(extent).value_or(kTypicalSize);
}

bool is_ordered(ForKind kind) { return kind == ForKind::kSerial || kind == ForKind::kUnrolled; }

}  // namespace

ForKind ProgramGenerator::loop_kind(bool ordered) {
  std::vector<ForKind> kinds{ForKind::kSerial, ForKind::kSerial};
  if (has(Feature::kUnrolled)) kinds.push_back(ForKind::kUnrolled);
  if (!ordered && has(Feature::kParallel)) kinds.push_back(ForKind::kParallel);
  if (!ordered && has(Feature::kVectorized)) kinds.push_back(ForKind::kVectorized);
  if (!ordered && scope_.may_fork && has(Feature::kThreads))
    kinds.push_back(ForKind::kThreadBinding);
  return choices_.of(kinds);
}

/// A tag that no loop around has; empty if they are used up (TIR-D73).
std::string_view ProgramGenerator::thread_tag() {
  static constexpr std::string_view kTags[] = {"threadIdx.x", "blockIdx.x", "threadIdx.y",
                                               "blockIdx.y",  "vthread",    "vthread.x"};
  std::vector<std::string_view> left;
  for (const std::string_view tag : kTags)
    if (std::find(scope_.thread_tags.begin(), scope_.thread_tags.end(), tag) ==
        scope_.thread_tags.end())
      left.push_back(tag);
  if (left.empty()) return {};
  return *tags_.insert(choices_.of(left)).first;
}

ProgramGenerator::LoopPlan ProgramGenerator::plan_loop(const PrimExpr* extent, bool ordered) {
  LoopPlan plan;
  plan.kind = loop_kind(ordered);
  const bool constant = literal_extent(extent).has_value();
  if (plan.kind == ForKind::kVectorized && !constant) plan.kind = ForKind::kSerial;
  const std::string_view tag = plan.kind == ForKind::kThreadBinding ? thread_tag() : "";
  if (plan.kind == ForKind::kThreadBinding && tag.empty()) plan.kind = ForKind::kSerial;
  DataType type = index_type_;
  if (constant && maybe(Feature::kNarrowIntegers, 8)) type = int_type(16);
  if (constant && maybe(Feature::kUnsigned, 8)) type = uint_type(32);
  plan.variable = nodes_.variable("i", type);
  plan.extent = constant ? nodes_.number(*literal_extent(extent), type) : nodes_.again(extent);
  plan.min = nodes_.number(0, type);
  if (plan.kind == ForKind::kThreadBinding) {
    const Variable* axis = nodes_.variable("iter", type);
    plan.binding = nodes_.iter_var(axis, nullptr, IterVarType::kThreadIndex, tag);
    scope_.thread_tags.push_back(plan.binding->thread_tag);
  }
  if (is_ordered(plan.kind) && constant && maybe(Feature::kStep, 8))
    plan.step = nodes_.number(choices_.between(2, 3), type);
  if (is_ordered(plan.kind) && constant && maybe(Feature::kStarts, 8))
    plan.min = nodes_.number(choices_.between(type.scalar.is_int() ? -2 : 0, 5), type);
  plan.annotations = annotations();
  return plan;
}

void ProgramGenerator::enter(const LoopPlan& plan, const Buffer* keep, std::size_t dimension) {
  const auto literal = literal_extent(plan.extent);
  const std::int64_t first = *literal_extent(plan.min);
  Name name{plan.variable, true, {first, literal ? first + *literal - 1 : INT32_MAX, nullptr}};
  if (!literal) {
    name.bounds.below = as<Var>(plan.extent)->variable;
    scope_.positive.push_back(name.bounds.below);
  }
  scope_.names.push_back(name);
  scope_.trips *= trips_of(plan.extent);
  scope_.may_jump = is_ordered(plan.kind);
  if (plan.binding && literal) scope_.axes.push_back({plan.binding->thread_tag, *literal});
  if (plan.kind == ForKind::kVectorized) scope_.vectorized = true;
  if (plan.binding) enter_axis(plan.binding->thread_tag);
  if (!is_ordered(plan.kind)) enter_unordered(plan.variable, plan.extent, keep, dimension);
}

/// Memory that each thread has a copy of is written by threads of one axis alone: where others have
/// written theirs, it is not known whose value is read after the loop (TIR-D73). Virtual threads
/// have no copies.
void ProgramGenerator::enter_axis(std::string_view tag) {
  if (tag.empty() || tag.starts_with("vthread")) return;
  for (Memory& m : scope_.memories) {
    if (!is_copied(m.root)) continue;
    const auto known = axis_of_.try_emplace(m.root, tag).first;
    if (known->second != tag) m.writable = false;
  }
}

/// Divides what may be written among the iterations, or forbids to write it. Of all that see one
/// memory at most one may be written, and then the others are not seen.
void ProgramGenerator::enter_unordered(const Variable* v, const PrimExpr* extent,
                                       const Buffer* keep, std::size_t dimension) {
  scope_.parallel = true;
  if (faulty(weights_.faults.conflict)) return;
  std::vector<const Variable*> written;
  const auto is_written = [&](const Memory& m) {
    return std::find(written.begin(), written.end(), m.root) != written.end();
  };
  const auto divide = [&](Memory& m, std::size_t wanted) {
    if (!m.writable || is_written(m)) return;
    m.writable = pin(m, v, extent, wanted);
    if (m.writable) written.push_back(m.root);
  };
  std::vector<const Buffer*> divided;
  for (Memory& m : scope_.memories)
    if (m.buffer == keep) divide(m, dimension), divided.push_back(keep);
  for (Memory& m : scope_.memories) {
    if (m.buffer == keep) continue;
    const bool before = m.writable && !is_written(m) && !choices_.chance(1, 4);
    if (before)
      divide(m, m.pins.size());
    else
      m.writable = false;
    if (m.writable) divided.push_back(m.buffer);
  }
  for (Memory& m : scope_.memories) {
    const bool mine = std::find(divided.begin(), divided.end(), m.buffer) != divided.end();
    if (is_written(m) && !mine) m.readable = false;
  }
}

/// Pins a dimension that is long enough; the wanted one only, where one is.
bool ProgramGenerator::pin(Memory& m, const Variable* v, const PrimExpr* extent,
                           std::size_t wanted) {
  const auto trips = literal_extent(extent);
  for (std::size_t k = 0; k < m.pins.size(); ++k) {
    if (m.pins[k] || (wanted < m.pins.size() && k != wanted)) continue;
    const auto room = literal_extent(m.buffer->shape[k]);
    if (trips && room && *trips > 0 && *room >= *trips) {
      const bool exact = wanted < m.pins.size();
      m.pins[k] = Pin{v, exact ? 1 : choices_.between(1, *room / *trips)};
      return true;
    }
    const auto *size = as<Var>(m.buffer->shape[k]), *count = as<Var>(extent);
    if (!size || !count || size->variable != count->variable) continue;
    m.pins[k] = Pin{v, 1};
    return true;
  }
  return false;
}

const Stmt* ProgramGenerator::finish(const LoopPlan& plan, const Stmt* body) {
  For* s = nodes_.loop(plan.variable, plan.min, plan.extent, body);
  s->for_kind = plan.kind;
  s->step = plan.step;
  s->thread_binding = plan.binding;
  s->annotations = plan.annotations;
  return s;
}

/// Any body, any number of times.
const Stmt* ProgramGenerator::loop(int& rest) {
  const ScopeRestore restore(scope_);
  std::vector<const PrimExpr*> extents;
  for (const Memory& m : scope_.memories)
    for (const PrimExpr* e : m.buffer->shape) extents.push_back(e);
  const PrimExpr* extent = extents.empty() || choices_.chance(1, 4)
                               ? nodes_.number(choices_.between(1, 5), index_type_)
                               : choices_.of(extents);
  if (scope_.trips * trips_of(extent) > weights_.iterations) return nullptr;
  const LoopPlan plan = plan_loop(extent, false);
  enter(plan, nullptr, 0);
  const int inner = std::max(1, part(rest + 1));
  rest = std::max(0, rest - inner);
  return finish(plan, statements(inner));
}

/// All iterations write one argument, anywhere, and none reads it: which of them is the last is
/// left open (TIR-D22).
const Stmt* ProgramGenerator::race(int& rest) {
  std::vector<const Memory*> fit;
  for (const Memory& m : scope_.memories)
    if (m.argument && m.readable && m.writable) fit.push_back(&m);
  LoopPlan plan;
  plan.kind = ForKind::kParallel;
  plan.variable = nodes_.variable("i", index_type_);
  plan.min = nodes_.number(0, index_type_);
  plan.extent = nodes_.number(choices_.between(2, 4), index_type_);
  if (fit.empty() || scope_.trips * trips_of(plan.extent) > weights_.iterations) return nullptr;
  const Memory target = *choices_.of(fit);
  const ScopeRestore restore(scope_);
  enter(plan, nullptr, 0);
  for (Memory& m : scope_.memories) {
    if (m.root == target.root) m.readable = false;
    m.writable = m.buffer == target.buffer;
  }
  find(target.buffer)->pins = target.pins;
  const Stmt* first = store(rest);
  return finish(plan, choices_.chance(1, 2) ? first : nodes_.seq({first, store(rest)}));
}

/// The attribute that runs the rest once a thread.
const Stmt* ProgramGenerator::launch(const Axis& axis, const Variable* v, int& rest) {
  const PrimExpr* count = nodes_.number(axis.extent, v->dtype);
  auto* s = nodes_.stmt<AttrStmt>();
  s->node.kind = Object::Kind::kIterVar;
  s->node.iter_var = nodes_.iter_var(v, count, IterVarType::kThreadIndex, axis.tag);
  s->attr_key = axis.tag.empty() || axis.tag == "vthread" ? "virtual_thread" : "thread_extent";
  s->value = count;
  scope_.names.push_back({v, true, {0, axis.extent - 1, nullptr}});
  scope_.may_jump = false;
  s->body = statements(rest + 1);
  rest = 0;
  return s;
}

/// `thread_extent` or `virtual_thread` by the axis; without a tag virtual threads, which multiply
/// those around.
const Stmt* ProgramGenerator::thread_launch(int& rest) {
  const ScopeRestore restore(scope_);
  const std::int64_t extent = choices_.between(1, 4);
  if (!scope_.may_fork) return nullptr;
  const std::string_view tag = choices_.chance(1, 4) ? std::string_view() : thread_tag();
  if (scope_.trips * extent > weights_.iterations) return nullptr;
  const Variable* v = nodes_.variable("thread", int_type(32));
  if (!tag.empty()) scope_.thread_tags.push_back(tag), scope_.axes.push_back({tag, extent});
  scope_.trips *= extent;
  enter_axis(tag);
  enter_unordered(v, nodes_.number(extent, v->dtype), nullptr, 0);
  return launch({tag, extent}, v, rest);
}

/// A loop over an axis that is around already: it runs the iteration of the same number.
const Stmt* ProgramGenerator::same_axis(int& rest) {
  if (scope_.axes.empty()) return nullptr;
  const ScopeRestore restore(scope_);
  const Axis axis = choices_.of(scope_.axes);
  if (choices_.chance(1, 3)) return launch(axis, nodes_.variable("thread", index_type_), rest);
  LoopPlan plan;
  plan.kind = ForKind::kThreadBinding;
  plan.variable = nodes_.variable("i", index_type_);
  plan.min = nodes_.number(0, index_type_);
  plan.extent = nodes_.number(axis.extent, index_type_);
  plan.binding = nodes_.iter_var(nodes_.variable("iter", index_type_), nullptr,
                                 IterVarType::kThreadIndex, axis.tag);
  scope_.names.push_back({plan.variable, true, {0, axis.extent - 1, nullptr}});
  scope_.may_jump = false;
  const int inner = std::max(1, part(rest + 1));
  rest = std::max(0, rest - inner);
  return finish(plan, statements(inner));
}

const Stmt* ProgramGenerator::nest(int&) {
  std::vector<const Buffer*> fit;
  for (const Memory& m : scope_.memories) {
    std::int64_t trips = scope_.trips;
    for (std::size_t k = 0; k < m.pins.size(); ++k)
      if (!m.pins[k]) trips *= trips_of(m.buffer->shape[k]);
    if (m.writable && trips <= weights_.iterations) fit.push_back(m.buffer);
  }
  if (fit.empty()) return nullptr;
  return nest_over(choices_.of(fit), true, maybe(Feature::kReductions, 3));
}

}  // namespace tenor::fuzz
