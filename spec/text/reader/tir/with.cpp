// SPDX-License-Identifier: Apache-2.0
// `with`: the constructs that open a scope, over the items after them and the body.
// TIR/Grammar/Stmt/Block, Stmt/BlockRealize, Stmt/IfThenElse.
#include <fmt/format.h>

#include "spec/text/reader/depth.h"
#include "spec/text/reader/reader.h"

namespace tenor::spec::reader {

using namespace tir;

void Reader::read_with(const python::Stmt& s) {
  const std::size_t scope = scope_.enter();
  if (const Stmt* made = read_with_items(s, 0)) emit(made);
  scope_.leave(scope);
}

const Stmt* Reader::read_with_items(const python::Stmt& s, std::size_t i) {
  if (i == s.items.size()) return body(s.body);
  const Deeper deeper(depth_), nested(nesting_);
  if (deeper.too_deep() || nested.too_deep(kMaxNesting)) {
    fail(Code::X_DEPTH, s.span, "statements are nested too deeply");
    return nullptr;
  }
  const python::WithItem& item = s.items[i];
  const Value v = evaluate(item.context, Target{item.target});
  if (v.is(Kind::kExpr) && as<OpaqueExpr>(v.expr)) {
    auto* held = builder().stmt<OpaqueStmt>(item.context->span);
    held->construct = as<OpaqueExpr>(v.expr)->construct;
    if (item.target) assign(item.target, v);
    held->body = read_with_items(s, i + 1);
    return held;
  }
  if (!v.is(Kind::kFrame)) {
    if (v)
      fail(Code::P_CONSTRUCT, item.context->span,
           fmt::format("{} cannot be used in `with`", describe(v)));
    if (item.target) bind_unknown(item.target);
    read_with_items(s, i + 1);
    return nullptr;
  }
  if (item.target && v.frame->bound) assign(item.target, v.frame->bound);
  return framed(v.frame, s, i + 1);
}

/// The statement that `frame` opens, over what follows in `s` from item `next` on.
const Stmt* Reader::framed(Frame* frame, const python::Stmt& s, std::size_t next) {
  switch (frame->kind) {
    case Frame::Kind::kScope: *frame->body = read_with_items(s, next); return frame->outer;
    case Frame::Kind::kBlock: return framed_block(frame, s, next);
    case Frame::Kind::kLoop:
      fail(Code::P_CONSTRUCT, s.span, "write a loop with `for`");
      read_with_items(s, next);
      return nullptr;
    case Frame::Kind::kInit: {
      OpenBlock* block = blocks_.innermost();
      const Stmt* init = read_with_items(s, next);
      if (block && block->frame->block->init)
        fail(Code::P_CONSTRUCT, s.span, "the block already has an init");
      else if (block)
        block->frame->block->init = init;
      return nullptr;
    }
    case Frame::Kind::kIf:
    case Frame::Kind::kThen:
    case Frame::Kind::kElse: break;
  }
  return framed_branch(frame, s, next);
}

/// `T.If`, or a `T.Then` or `T.Else` in it.
const Stmt* Reader::framed_branch(Frame* frame, const python::Stmt& s, std::size_t next) {
  if (frame->kind == Frame::Kind::kIf) {
    branches_.push_back(frame->branch);
    read_with_items(s, next);
    branches_.pop_back();
    if (!frame->branch->then_case) fail(Code::P_CONSTRUCT, s.span, "T.If needs a `with T.Then():`");
    return frame->branch->then_case ? frame->branch : nullptr;
  }
  IfThenElse* branch = branches_.empty() ? nullptr : branches_.back();
  const Stmt* inner = read_with_items(s, next);
  if (!branch)
    fail(Code::P_CONSTRUCT, s.span, "T.Then and T.Else must be in a T.If");
  else
    (frame->kind == Frame::Kind::kThen ? branch->then_case : branch->else_case) = inner;
  return nullptr;
}

const Stmt* Reader::framed_block(Frame* frame, const python::Stmt& s, std::size_t next) {
  OpenBlock block;
  block.frame = frame;
  blocks_.enter(block);
  frame->block->body = read_with_items(s, next);
  return blocks_.leave(builder(), s.span);
}

}  // namespace tenor::spec::reader
