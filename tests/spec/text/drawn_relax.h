// SPDX-License-Identifier: Apache-2.0
// Draws functions of Relax, in normal form or not: bindings, dataflow blocks, branches, inner
// functions, match casts. Every variable is bound before it is used; nothing else is promised.
#pragma once

#include <algorithm>
#include <functional>
#include <string_view>
#include <vector>

#include "spec/ir/relax/build.h"

namespace tenor::spec::test {

class DrawnRelax {
 public:
  /// `below(n)` gives one of 0 to n - 1.
  using Below = std::function<std::size_t(std::size_t)>;
  explicit DrawnRelax(Below below) : below_(std::move(below)) {
    for (const char* name : {"n", "m", "n"})
      symbols_.push_back(build_.tir().variable({}, name, int_type(64)));
  }

  const relax::Function* function(int depth) {
    const std::size_t outer = scope_.size();
    auto* made = build_.make<relax::Function>({});
    std::vector<const relax::Variable*> params;
    for (std::size_t i = below_(3) + 1; i > 0; --i) params.push_back(bind(struct_info(1), false));
    made->params = list(params);
    if (below_(2)) made->ret_struct_info = struct_info(2);
    made->is_pure = below_(4) != 0;
    made->body = sequence(depth);
    scope_.resize(outer);
    return made;
  }

 private:
  using Expr = relax::Expr;

  template <class T>
  List<T> list(const std::vector<T>& items) {
    return build_.arena().list(items);
  }
  template <class Draw>
  auto several(std::size_t most, Draw draw) {
    std::vector<decltype(draw())> items;
    for (std::size_t i = below_(most + 1); i > 0; --i) items.push_back(draw());
    return list(items);
  }

  /// A new variable, known from here on.
  const relax::Variable* bind(const relax::StructInfo* info, bool is_dataflow) {
    constexpr std::string_view kNames[] = {"x", "lv", "_", "R", "", "n", "gv"};
    scope_.push_back(build_.variable({}, kNames[below_(std::size(kNames))], info, is_dataflow));
    return scope_.back();
  }

  const PrimExpr* dimension() {
    if (below_(3) == 0) return build_.dimension({}, static_cast<std::int64_t>(below_(9)));
    const PrimExpr* n = build_.tir().var({}, symbols_[below_(symbols_.size())]);
    return below_(2) ? n
                     : build_.tir().binary({}, spec::ExprKind::kAdd, n, build_.dimension({}, 1));
  }
  List<const PrimExpr*> dimensions() {
    return several(2, [&] { return dimension(); });
  }

  const relax::StructInfo* struct_info(int depth) {
    switch (below_(depth > 0 ? 8 : 6)) {
      case 0: return build_.object({});
      case 1: return build_.shape({}, dimensions());
      case 2: return build_.tensor({}, dimensions(), float_type(32));
      case 3: return build_.tensor_of_rank({}, relax::kUnknownRank, void_type());
      case 4: return build_.prim({}, int_type(64));
      case 5: return build_.tensor_of_rank({}, 2, int_type(8));
      case 6: return build_.tuple_info({}, several(2, [&] { return struct_info(depth - 1); }));
      default:
        return build_.func({}, several(2, [&] { return struct_info(depth - 1); }),
                           struct_info(depth - 1), below_(2) == 0);
    }
  }

  const Expr* constant() {
    auto* made = build_.make<relax::Constant>({});
    made->dtype = int_type(8);
    std::vector<std::byte> data(below_(20));
    for (std::byte& each : data) each = static_cast<std::byte>(below_(100));
    made->shape = list(std::vector<std::int64_t>{std::ssize(data)});
    made->data = list(data);
    return made;
  }

  const Expr* leaf() {
    switch (below_(6)) {
      case 0: return constant();
      case 1: return build_.prim_value({}, dimension());
      case 2: return build_.shape_expr({}, dimensions());
      default: return build_.use({}, scope_[below_(scope_.size())]);
    }
  }

  const Expr* call(int depth) {
    constexpr std::string_view kNames[] = {"add", "new.unknown"};
    const std::size_t which = below_(3);
    auto* op = build_.make<relax::Op>({});
    op->op_name = kNames[which % 2];
    auto* external = build_.make<relax::ExternFunc>({});
    external->global_symbol = "support.f";
    auto* made = build_.make<relax::Call>({});
    made->op = which == 2 ? static_cast<const Expr*>(external) : op;
    const std::vector<const Expr*> args{value(depth), value(depth)};
    made->args = list(args);
    if (which) made->sinfo_args = several(2, [&] { return struct_info(1); });
    return made;
  }

  /// What may stand as an argument: more than the normal form allows.
  const Expr* value(int depth) {
    switch (depth > 0 ? below_(5) : 0) {
      case 1: return build_.tuple({}, several(3, [&] { return value(depth - 1); }));
      case 2:
      case 3: return call(depth - 1);
      case 4: {
        auto* item = build_.make<relax::TupleGetItem>({});
        item->tuple_value = build_.use({}, scope_[below_(scope_.size())]);
        item->index = static_cast<std::int64_t>(below_(3));
        return item;
      }
      default: return leaf();
    }
  }

  const Expr* branch(int depth) {
    const std::size_t outer = scope_.size();
    const Expr* made = sequence(depth);
    scope_.resize(outer);
    return made;
  }
  const Expr* either(int depth) {
    auto* made = build_.make<relax::If>({});
    made->cond = leaf();
    made->true_branch = branch(depth);
    made->false_branch = branch(depth);
    return made;
  }

  const relax::Binding* binding(int depth, bool is_dataflow) {
    auto* made = build_.make<relax::Binding>({});
    const std::size_t kind = depth > 0 ? below_(6) : 2;
    // Neither a branch nor an inner function has a place for an annotation of its variable.
    if (kind < 2) {
      made->value = kind == 0 ? either(depth - 1) : static_cast<const Expr*>(function(depth - 1));
      made->var = bind(nullptr, is_dataflow);
      return made;
    }
    made->value = value(2);
    const bool cast = kind == 3;
    if (cast) made->kind = relax::Binding::Kind::kMatchCast, made->struct_info = struct_info(1);
    made->var = bind(below_(2) ? struct_info(1) : nullptr, is_dataflow);
    return made;
  }

  const relax::BindingBlock* block(int depth, bool is_dataflow) {
    auto* made = build_.make<relax::BindingBlock>({});
    made->is_dataflow = is_dataflow;
    const std::size_t outer = scope_.size();
    std::vector<const relax::Binding*> bindings;
    for (std::size_t i = below_(3) + 1; i > 0; --i)
      bindings.push_back(binding(is_dataflow ? 0 : depth, is_dataflow && below_(2)));
    made->bindings = list(bindings);
    const auto inner = scope_.begin() + static_cast<std::ptrdiff_t>(outer);
    scope_.erase(std::remove_if(inner, scope_.end(), [](const auto* v) { return v->is_dataflow; }),
                 scope_.end());
    return made;
  }

  const relax::SeqExpr* sequence(int depth) {
    auto* made = build_.make<relax::SeqExpr>({});
    std::vector<const relax::BindingBlock*> blocks;
    const bool first = below_(2);
    for (std::size_t i = below_(3); i > 0; --i) blocks.push_back(block(depth, first == (i % 2)));
    made->blocks = list(blocks);
    made->body = value(1);
    return made;
  }

  Below below_;
  Program program_;
  relax::Builder build_{program_};
  std::vector<const Variable*> symbols_;
  std::vector<const relax::Variable*> scope_;
};

}  // namespace tenor::spec::test
