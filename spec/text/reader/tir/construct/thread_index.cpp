// SPDX-License-Identifier: Apache-2.0
// `tx: T.int32 = T.launch_thread_idx(0)`, which front ends of tiles print whether or not the
// program names a thread. One that does says what each thread does, and has no rules. TL/Kernel/2.
#include <algorithm>

#include "spec/ir/tir/children.h"
#include "spec/text/reader/tir/construct/tile.h"

namespace tenor::spec::reader {

using namespace tir;

namespace {

Value read_thread_index(Reader& r, Call& call) {
  const PrimExpr* axis = r.expression(call.get(0, "axis"));
  if (!axis) return Value();
  const Value made = r.call_builtin(call.span, call.name, int_type(32), r.arena().list({axis}));
  r.thread_indices().push_back(made.expr);
  return made;
}

/// What is bound to an index of a thread, and what statement binds it.
struct Bound {
  const PrimExpr** value;
  const Variable* variable = nullptr;
  const Buffer* buffer = nullptr;
  bool used = false;
};

class Indices {
 public:
  explicit Indices(const std::vector<const PrimExpr*>& calls) : calls_(calls) {}

  void find(const Stmt* s) {
    if (const auto* let = as<LetStmt>(s); let && is_index(let->value))
      all_.push_back({&const_cast<LetStmt*>(let)->value, let->var});
    if (const auto* store = as<BufferStore>(s); store && is_index(store->value))
      all_.push_back({&const_cast<BufferStore*>(store)->value, nullptr, store->buffer});
    for_each_substatement(s, [this](const Stmt* part) { find(part); });
  }
  void look(const Stmt* s) {
    for_each_expression(s, [this](const PrimExpr* e) { look(e); });
    for_each_substatement(s, [this](const Stmt* part) { look(part); });
  }
  const std::vector<Bound>& all() const { return all_; }

 private:
  bool is_index(const PrimExpr* e) const { return std::ranges::find(calls_, e) != calls_.end(); }
  void look(const PrimExpr* e) {
    const auto* var = as<Var>(e);
    const auto* load = as<BufferLoad>(e);
    for (Bound& b : all_)
      b.used = b.used || (var && b.variable == var->variable) ||
               (load && b.buffer == load->buffer && b.buffer);
    for_each_operand(e, [this](const PrimExpr* part) { look(part); });
  }

  const std::vector<const PrimExpr*>& calls_;
  std::vector<Bound> all_;
};

constexpr Construct kThreadIndexConstructs[] = {{"launch_thread_idx", read_thread_index}};

}  // namespace

List<Construct> thread_index_constructs() { return kThreadIndexConstructs; }

void settle_thread_indices(Reader& r, const Stmt* body) {
  if (r.thread_indices().empty() || !body) return;
  Indices indices(r.thread_indices());
  indices.find(body);
  indices.look(body);
  for (const Bound& b : indices.all()) {
    if (!b.used) continue;
    const auto* call = as<spec::Call>(*b.value);
    const Value axis = value_of(r.builder().program().span(call), call->args[0]);
    *b.value = r.opaque(axis.span, call->op, List<Value>(&axis, 1), {}).expr;
  }
}

}  // namespace tenor::spec::reader
