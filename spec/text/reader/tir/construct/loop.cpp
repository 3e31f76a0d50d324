// SPDX-License-Identifier: Apache-2.0
// Loops and threads of the vocabulary. TIR/Grammar/Stmt/For, ForKind, Stmt/AttrStmt; EXT/For/step;
// ledger TIR-D68.
#include <fmt/format.h>

#include <algorithm>

#include "spec/text/reader/promote.h"
#include "spec/text/reader/reader.h"

namespace tenor::spec::reader {

using namespace tir;

namespace {

/// Is the end a literal that no loop from there reaches, a negative one of an unsigned loop? It
/// stays as it was written, and the checker says what is wrong (TIR-D68).
bool is_negative_end(DataType of, const PrimExpr* end) {
  const auto* literal = as<IntImm>(end);
  return literal && literal->value < 0 && !end->dtype.scalar.is_uint() && of.scalar.is_uint();
}

/// One loop over [min, min + extent), its variable as wide as the wider of the two.
For* make_loop(Reader& r, Call& call, std::size_t i, std::size_t n, const PrimExpr* min,
               const PrimExpr* extent) {
  auto* loop = r.builder().stmt<For>(call.span);
  DataType dtype{min->dtype.scalar};
  if (dtype.is_integer() && extent->dtype.is_integer())
    dtype.scalar.bits = std::max(min->dtype.scalar.bits, extent->dtype.scalar.bits);
  const Span at = call.target.span(call.span, i, n);
  loop->loop_var = r.builder().variable(at, call.target.name(i, n), dtype);
  loop->min = convert(r.builder(), min, dtype);
  loop->extent = is_negative_end(dtype, extent) ? extent : convert(r.builder(), extent, dtype);
  return loop;
}

Value loop_frame(Reader& r, Span at, const std::vector<For*>& loops) {
  auto* frame = r.scratch().make<Frame>();
  frame->kind = Frame::Kind::kLoop;
  frame->outer = loops.empty() ? nullptr : loops[0];
  frame->loops = r.scratch().list(loops);
  std::vector<Value> variables;
  for (const For* loop : loops)
    variables.push_back(value_of(at, const_cast<Variable*>(loop->loop_var), true));
  frame->bound = variables.size() == 1 ? variables[0]
                                       : sequence(at, Kind::kTuple, r.scratch().list(variables));
  return value_of(at, frame);
}

/// Ends of a loop, from one argument (`stop`) or two.
bool ends(Reader& r, Call& call, const Value& first, const Value& second, const PrimExpr*& min,
          const PrimExpr*& extent) {
  const bool one = second.is(Kind::kNone);
  const PrimExpr* stop = r.expression(one ? first : second);
  if (!stop) return false;
  min = one ? r.literal(call.span, Wide{0}, DataType{stop->dtype.scalar}) : r.expression(first);
  if (!min) return false;
  extent = one || is_negative_end(min->dtype, stop) ? stop : r.extent_of(call.span, min, stop);
  return true;
}

/// `T.serial(start, stop, annotations=, step=)` and its kinds; `range`.
Value read_loop(Reader& r, Call& call) {
  const PrimExpr *min = nullptr, *extent = nullptr;
  const Value first = call.get(0, "start"), second = call.get(1, "stop");
  if (first.is(Kind::kNone)) return r.fail(Code::P_ARGUMENT, call.span, "a loop needs an end");
  if (!ends(r, call, first, second, min, extent)) return Value();
  For* loop = make_loop(r, call, 0, 1, min, extent);
  loop->for_kind = static_cast<ForKind>(call.variant);
  if (!r.attributes(call.named("annotations"), loop->annotations, "annotations")) return Value();
  const bool python = call.name == "range";  // whose step has no name
  const Value step = python ? call.get(2, "step") : call.named("step"),
              unroll = call.named("unroll");
  if (!step.is(Kind::kNone)) {
    const PrimExpr* e = r.expression(step);
    if (!e) return Value();
    e = convert(r.builder(), e, loop->loop_var->dtype);
    if (const auto* unit = as<IntImm>(e); !unit || unit->value != 1) loop->step = e;
  }
  if (!unroll.is(Kind::kNone)) {
    std::vector<Attribute> all(loop->annotations.begin(), loop->annotations.end());
    const auto on = r.boolean(unroll, "unroll");
    all.push_back({on.value_or(false) ? "pragma_unroll" : "disable_unroll",
                   r.object(value_of(call.span, true))});
    loop->annotations = r.arena().list(all);
  }
  return loop_frame(r, call.span, {loop});
}

const IterVar* thread_axis(Reader& r, Span at, std::string_view tag, DataType dtype) {
  auto* axis = r.builder().program().make<IterVar>(at);
  axis->var = r.builder().variable(at, "iter", dtype);
  axis->iter_type = IterVarType::kThreadIndex;
  axis->thread_tag = r.arena().string(tag);
  return axis;
}

/// `T.thread_binding(start, stop, thread="threadIdx.x")`.
Value read_thread_binding(Reader& r, Call& call) {
  const Value first = call.get(0, "start");
  Value second = call.get(1, "stop"), thread = call.get(2, "thread");
  if (thread.is(Kind::kNone)) std::swap(thread, second);
  const auto tag = r.text(thread, "thread");
  const PrimExpr *min = nullptr, *extent = nullptr;
  if (!tag || !ends(r, call, first, second, min, extent)) return Value();
  For* loop = make_loop(r, call, 0, 1, min, extent);
  loop->for_kind = ForKind::kThreadBinding;
  loop->thread_binding = thread_axis(r, call.span, *tag, loop->loop_var->dtype);
  if (!r.attributes(call.named("annotations"), loop->annotations, "annotations")) return Value();
  return loop_frame(r, call.span, {loop});
}

/// `T.grid(e, …)`: serial loops from 0; an extent may be a pair of first value and extent.
Value read_grid(Reader& r, Call& call) {
  const List<Value> extents = call.all();
  if (extents.empty()) return r.fail(Code::P_ARGUMENT, call.span, "T.grid needs an extent");
  std::vector<For*> loops;
  for (std::size_t i = 0; i < extents.size(); ++i) {
    const bool pair = extents[i].is_sequence() && extents[i].items.size() == 2;
    const PrimExpr* extent = r.expression(pair ? extents[i].items[1] : extents[i]);
    const PrimExpr* min = pair ? r.expression(extents[i].items[0]) : nullptr;
    if (!extent || (pair && !min)) return Value();
    if (!min) min = r.literal(extents[i].span, Wide{0}, DataType{extent->dtype.scalar});
    loops.push_back(make_loop(r, call, i, extents.size(), min, extent));
  }
  return loop_frame(r, call.span, loops);
}

/// `tx = T.env_thread("threadIdx.x")`: an axis that a launch gives its extent.
Value read_env_thread(Reader& r, Call& call) {
  const auto tag = r.text(call.get(0, "thread_tag"), "thread_tag");
  const Value dtype = call.get(1, "dtype");
  const auto of = dtype.is(Kind::kNone) ? int_type(32) : r.dtype(dtype, "dtype");
  if (!tag || !of) return Value();
  auto* axis = const_cast<IterVar*>(thread_axis(r, call.target.span(call.span), *tag, *of));
  const_cast<Variable*>(axis->var)->name_hint = r.arena().string(call.target.name());
  r.threads()[axis->var] = axis;
  return value_of(call.span, const_cast<Variable*>(axis->var), true);
}

/// The axis of a variable; a new one without a tag where the text says of which thread nowhere.
IterVar* axis_of(Reader& r, const Variable* variable) {
  IterVar*& known = r.threads()[variable];
  if (known) return known;
  known = r.builder().program().make<IterVar>(r.builder().program().span(variable));
  known->var = variable;
  known->iter_type = IterVarType::kThreadIndex;
  return known;
}

/// `T.launch_thread(thread, extent)`, by an axis made before or by a tag. Compilers also print it
/// of a variable that they declared for a use before the launch, which loses the tag.
Value read_launch_thread(Reader& r, Call& call) {
  const Value thread = call.get(0, "thread");
  const PrimExpr* extent = r.expression(call.get(1, "extent"));
  if (!thread || !extent) return Value();
  IterVar* axis = nullptr;
  if (thread.is(Kind::kString)) {
    axis = const_cast<IterVar*>(
        thread_axis(r, call.target.span(call.span), thread.text, DataType{extent->dtype.scalar}));
    const_cast<Variable*>(axis->var)->name_hint = r.arena().string(call.target.name());
    r.threads()[axis->var] = axis;
  } else {
    const Variable* variable = r.variable(thread, "thread");
    if (!variable) return Value();
    axis = axis_of(r, variable);
  }
  if (!axis->dom.extent)
    axis->dom = {r.literal(call.span, Wide{0}, DataType{extent->dtype.scalar}), extent};
  auto* s = r.builder().stmt<AttrStmt>(call.span);
  s->node.kind = Object::Kind::kIterVar;
  s->node.iter_var = axis;
  s->attr_key = axis->thread_tag == "vthread" ? "virtual_thread" : "thread_extent";
  s->value = extent;
  return r.scope_frame(call.span, s, &s->body,
                       value_of(call.span, const_cast<Variable*>(axis->var), true));
}

constexpr int kind(ForKind k) { return static_cast<int>(k); }

constexpr Construct kLoopConstructs[] = {
    {"serial", read_loop, kind(ForKind::kSerial)},
    {"parallel", read_loop, kind(ForKind::kParallel)},
    {"vectorized", read_loop, kind(ForKind::kVectorized)},
    {"unroll", read_loop, kind(ForKind::kUnrolled)},
    {"range", read_loop, kind(ForKind::kSerial)},
    {"thread_binding", read_thread_binding},
    {"grid", read_grid},
    {"env_thread", read_env_thread},
    {"launch_thread", read_launch_thread},
};

}  // namespace

List<Construct> loop_constructs() { return kLoopConstructs; }

}  // namespace tenor::spec::reader
