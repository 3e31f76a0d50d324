// SPDX-License-Identifier: Apache-2.0
// `if` and `else`: both branches end by binding one name, which afterwards is the variable of the
// whole. Relax/Grammar/Expr/If.
#include <fmt/format.h>

#include <utility>

#include "spec/relax/branch_value.h"
#include "spec/text/reader/depth.h"
#include "spec/text/reader/relax/reader.h"

namespace tenor::spec::reader {

void RelaxReader::read_if(const python::Stmt& s) {
  const Value condition = script_.evaluate(s.value);
  auto* made = build_.make<relax::If>(s.span);
  made->cond = condition ? expr(condition) : nullptr;
  std::string_view name, other;
  made->true_branch = branch(s, s.body, name);
  made->false_branch = branch(s, s.orelse, other);
  if (!made->true_branch || !made->false_branch) return;
  if (name != other) {
    fail(Code::P_CONSTRUCT, s.span,
         fmt::format("one branch ends with a binding of `{}`, the other with `{}`", name, other),
         "end both branches with a binding of the same name");
    return;
  }
  relax::Variable* variable = new_variable(s, name, s.span, nullptr);
  bind(s.span, variable, made);
  script_.bind(variable->name_hint, value_of(s.span, variable));
}

/// The branch as a sequence, and the name that it binds last.
const relax::Expr* RelaxReader::branch(const python::Stmt& s, List<const python::Stmt*> list,
                                       std::string_view& name) {
  Sequence body;
  Sequence* const outer = std::exchange(sequence_, &body);
  Dataflow* const outer_dataflow = std::exchange(dataflow_, nullptr);
  const std::size_t scope = script_.enter_scope();
  statements(list);
  const relax::Binding* last = body.open.empty() ? nullptr : body.open.back();
  auto* made = build_.make<relax::SeqExpr>(s.span);
  if (last && last->var) {
    name = last->var->name_hint;
    const bool plain = relax::is_branch_value(*last);
    if (plain) body.open.pop_back();
    made->body = plain ? last->value : build_.use(build_.program().span(last), last->var);
  }
  close_block();
  made->blocks = arena().list(body.blocks);
  script_.leave_scope(scope);
  dataflow_ = outer_dataflow;
  sequence_ = outer;
  if (made->body && !body.has_return) return made;
  fail(Code::P_CONSTRUCT, list.empty() ? s.span : list.back()->span,
       body.has_return ? "a branch cannot return" : "a branch must end with a binding",
       "write both branches, each ending with a binding of the same name");
  return nullptr;
}

}  // namespace tenor::spec::reader
