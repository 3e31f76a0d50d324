// SPDX-License-Identifier: Apache-2.0
// Python statements to statements of the program. A construct that opens a scope without `with`
// takes the rest of its own list as body; so does every flat Bind, AllocBuffer, DeclBuffer and
// Assert, which are nested again here. TIR/Grammar/Stmt.
#include <fmt/format.h>

#include <utility>

#include "spec/text/reader/constants.h"
#include "spec/text/reader/depth.h"
#include "spec/text/reader/reader.h"

namespace tenor::spec::reader {

using namespace tir;

Value Reader::scope_frame(Span at, const Stmt* outer, const Stmt** body, const Value& bound) {
  auto* frame = scratch().make<Frame>();
  frame->outer = outer;
  frame->body = body;
  frame->bound = bound.is(Kind::kNone) ? Value() : bound;
  return value_of(at, frame);
}

void Reader::open(Frame* frame) {
  if (frame->kind != Frame::Kind::kScope) {
    fail(Code::P_CONSTRUCT, source_.builder.program().span(frame->outer),
         "this construct is opened with `with` or `for`");
    return;
  }
  if (++depth_ > kMaxDepth)
    fail(Code::X_DEPTH, builder().program().span(frame->outer), "statements are nested too deeply");
  statements_.open(frame);
}

const Stmt* Reader::body(List<const python::Stmt*> list) {
  const Deeper deeper(depth_), nested(nesting_);
  const OpenStatements::Mark mark = statements_.mark();
  const std::size_t scope = scope_.enter();
  const int depth = depth_;
  const std::size_t outer = std::exchange(body_scope_, scope);
  const Span at = list.empty() ? Span{} : list[0]->span;
  if (deeper.too_deep() || nested.too_deep(kMaxNesting))
    fail(Code::X_DEPTH, at, "statements are nested too deeply");
  else
    statements(list);
  depth_ = depth;  // without the scopes that the rest of the list was in
  scope_.leave(scope);
  body_scope_ = outer;
  return statements_.take(mark, at);
}

void Reader::statements(List<const python::Stmt*> list) {
  for (const python::Stmt* s : list) statement(*s);
}

void Reader::statement(const python::Stmt& s) {
  switch (s.kind) {
    case python::StmtKind::kExpr: return read_expression(s);
    case python::StmtKind::kAssign: return read_assign(s);
    case python::StmtKind::kAnnAssign: return read_annotated(s);
    case python::StmtKind::kAugAssign: return read_augmented(s);
    case python::StmtKind::kFor: return read_for(s);
    case python::StmtKind::kWhile: return read_while(s);
    case python::StmtKind::kIf: return read_if(s);
    case python::StmtKind::kWith: return read_with(s);
    case python::StmtKind::kAssert: return read_assert(s);
    case python::StmtKind::kReturn: return read_return(s);
    case python::StmtKind::kPass: return;
    case python::StmtKind::kBreak: return emit(builder().stmt<Break>(s.span));
    case python::StmtKind::kContinue: return emit(builder().stmt<Continue>(s.span));
    case python::StmtKind::kFunctionDef:
      scope_.bind(s.text, value_of(s.span, Kind::kPython, s.text));
      fail(Code::X_PYTHON_VALUE, s.span,
           fmt::format("`{}` is a function of Python inside the script, which is not executed",
                       s.text));
      return;
    case python::StmtKind::kClassDef:
    case python::StmtKind::kGlobal:
    case python::StmtKind::kOther: break;
  }
  fail(Code::P_CONSTRUCT, s.span, "this Python statement is not TVMScript");
}

void Reader::read_expression(const python::Stmt& s) {
  const Value v = evaluate(s.value);
  switch (v.kind) {
    case Kind::kError:
    case Kind::kNone:
    case Kind::kEllipsis:
    case Kind::kString:
    case Kind::kBuffer:
    case Kind::kTuple:
    case Kind::kList: return;
    case Kind::kStmt: return emit(v.stmt);
    case Kind::kFrame: return open(v.frame);
    default: break;
  }
  if (const PrimExpr* e = expression(v)) evaluate_statement(s.span, e);
}

/// A call for its effect. The jumps of loops are statements (EXT/Break, EXT/Continue).
void Reader::evaluate_statement(Span at, const PrimExpr* e) {
  if (const auto* held = as<OpaqueExpr>(e)) {
    auto* s = builder().stmt<OpaqueStmt>(builder().program().span(held));
    s->construct = held->construct;
    return emit(s);
  }
  const auto* call = as<spec::Call>(e);
  if (call && call->op == "break_loop") return emit(builder().stmt<Break>(at));
  if (call && call->op == "continue_loop") return emit(builder().stmt<Continue>(at));
  auto* s = builder().stmt<Evaluate>(at);
  s->value = e;
  emit(s);
}

void Reader::read_for(const python::Stmt& s) {
  if (!s.orelse.empty()) fail(Code::P_CONSTRUCT, s.span, "`else` of a loop is not TVMScript");
  const Value loop = evaluate(s.value, Target{s.target});
  const bool known = loop.is(Kind::kFrame) && loop.frame->kind == Frame::Kind::kLoop;
  if (loop && !known)
    fail(Code::P_CONSTRUCT, s.value->span,
         fmt::format("{} is not a range to loop over", describe(loop)),
         "use range, T.serial, T.parallel, T.vectorized, T.unroll, T.thread_binding or T.grid");
  const std::size_t scope = scope_.enter();
  assign(s.target, known ? loop.frame->bound : Value());
  if (known)
    for (const For* f : loop.frame->loops) loops_[f->loop_var] = {f->min, f->extent};
  Deeper deeper(depth_, known ? loop.frame->loops.size() : 0);
  const Stmt* inner = body(s.body);
  scope_.leave(scope);
  if (!known) return;
  for (const For* f : loop.frame->loops) loops_.erase(f->loop_var);
  for (std::size_t i = loop.frame->loops.size(); i-- > 0;) {
    loop.frame->loops[i]->body = inner;
    inner = loop.frame->loops[i];
  }
  emit(inner);
}

void Reader::read_while(const python::Stmt& s) {
  if (!s.orelse.empty()) fail(Code::P_CONSTRUCT, s.span, "`else` of a loop is not TVMScript");
  auto* loop = builder().stmt<While>(s.span);
  loop->condition = expression(s.value);
  loop->body = body(s.body);
  if (loop->condition) emit(loop);
}

void Reader::read_if(const python::Stmt& s) {
  const Value condition = evaluate(s.value);
  if (const auto known = truth(condition)) {
    const std::size_t scope = scope_.enter(), outer = std::exchange(body_scope_, scope);
    statements(*known ? s.body : s.orelse);
    if (!flat()) scope_.leave(scope);
    body_scope_ = outer;
    return;
  }
  read_arms(s, condition);
}

/// A chain of `elif` is deep in the tree, and is read without recursion. An arm whose condition
/// Python decides is the rest, or nothing.
void Reader::read_arms(const python::Stmt& s, const Value& condition) {
  IfThenElse* const first = arm(s, condition);
  IfThenElse* last = first;
  const int depth = depth_;
  List<const python::Stmt*> rest = s.orelse;
  bool otherwise = !rest.empty();
  while (rest.size() == 1 && rest[0]->kind == python::StmtKind::kIf && depth_ <= kMaxDepth) {
    const python::Stmt& next = *rest[0];
    const Value value = evaluate(next.value);
    const auto known = truth(value);
    rest = known.value_or(false) ? next.body : next.orelse;
    if (known.value_or(false)) break;
    if (known) continue;
    ++depth_;
    IfThenElse* const made = arm(next, value);
    last->else_case = made;
    last = made;
    otherwise = !rest.empty();
  }
  if (otherwise) last->else_case = body(rest);
  depth_ = depth;
  if (first->condition) emit(first);
}

IfThenElse* Reader::arm(const python::Stmt& s, const Value& condition) {
  auto* made = builder().stmt<IfThenElse>(s.span);
  made->condition = condition ? expression(condition) : nullptr;
  made->then_case = body(s.body);
  return made;
}

void Reader::read_assert(const python::Stmt& s) {
  auto* made = builder().stmt<AssertStmt>(s.span);
  made->condition = expression(s.value);
  const Value message = s.message ? evaluate(s.message) : value_of(s.span, Kind::kString, "");
  if (!made->condition || !message || !assert_message(message, *made)) return;
  open(scope_frame(s.span, made, &made->body, none(s.span)).frame);
}

/// A string, or a kind of error and the parts of its message.
bool Reader::assert_message(const Value& message, AssertStmt& made) {
  const bool kind_and_parts = message.is(Kind::kTuple) && message.items.size() == 2;
  if (!kind_and_parts && !message.is_sequence()) {
    made.message = expression(message);
    return made.message != nullptr;
  }
  if (kind_and_parts) {
    const auto kind = text(message.items[0], "the kind of error");
    if (!kind) return false;
    made.error_kind = arena().string(*kind);
  }
  return expressions(kind_and_parts ? message.items[1] : message, made.message_parts);
}

void Reader::read_return(const python::Stmt& s) {
  const PrimExpr* value = s.value ? expression(s.value) : nullptr;
  if (s.value && !value) return;
  if (value && !flat()) {
    const Value call = call_builtin(s.span, "ret", value->dtype, arena().list({value}));
    return evaluate_statement(s.span, call.expr);
  }
  auto* made = builder().stmt<Return>(s.span);
  made->value = value;
  emit(made);
}

}  // namespace tenor::spec::reader
