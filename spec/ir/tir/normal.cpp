// SPDX-License-Identifier: Apache-2.0
// A bottom-up rewriting of statements; the numbers are those of the list in normal.h.
#include "spec/ir/tir/normal.h"

#include "spec/ir/build.h"
#include "spec/ir/tir/children.h"

namespace tenor::spec::tir {
namespace {

using Stmts = std::vector<const Stmt*>;

bool is_literal(const PrimExpr* e) {
  return e && (e->kind == ExprKind::kIntImm || e->kind == ExprKind::kFloatImm ||
               e->kind == ExprKind::kStringImm);
}

/// Evaluating a literal does nothing.
bool is_idle(const Stmt* s) {
  const auto* evaluate = as<Evaluate>(s);
  return evaluate && is_literal(evaluate->value);
}

bool is_literal(const PrimExpr* e, std::int64_t value) {
  const auto* imm = as<IntImm>(e);
  return imm && imm->in_range && imm->value == value;
}

/// Does no rule read it, and no clause promise anything of it?
bool is_hint(const AttrStmt& s) {
  return s.attr_key != "thread_extent" && s.attr_key != "virtual_thread" &&
         s.attr_key != "volatile_scope";
}
bool takes_packed_arguments(const Attribute& of_function) {
  return of_function.key == "calling_conv" && of_function.value.kind == Object::Kind::kInt &&
         of_function.value.integer == 1;
}
bool is_hint(const Attribute& of_function, Hints dropped) {
  if (of_function.key == "global_symbol") return dropped.has(Hint::kSymbol);
  return dropped.has(Hint::kAnnotation) && !takes_packed_arguments(of_function);
}

class Normalizer {
 public:
  Normalizer(Program& program, Hints dropped)
      : program_(program), builder_(program), dropped_(dropped) {}

  const Stmt* normal(const Stmt* s) {
    Stmts items;
    prepend(s, items);
    return sequence(items);
  }

  const Stmt* with_root(const Stmt* body) {
    const auto* realize = as<BlockRealize>(body);
    const bool is_root = realize && realize->block && realize->block->iter_vars.empty();
    if (!is_root && !holds_block(body)) return body;
    Block* root = is_root ? copy(realize->block) : builder_.stmt<Block>(program_.span(body));
    if (root->reads.empty()) root->reads_written = false;
    if (root->writes.empty()) root->writes_written = false;
    BlockRealize* outer =
        is_root ? copy(realize) : builder_.stmt<BlockRealize>(program_.span(body));
    if (!is_root) {
      root->name_hint = "root";
      root->body = body;
      outer->predicate = builder_.boolean({}, true);
    }
    outer->block = root;
    return outer;
  }

 private:
  template <class T>
  T* copy(const T* s) {
    return program_.make<T>(Span{}, *s);
  }

  const Stmt* sequence(const Stmts& reversed) {
    if (reversed.size() == 1) return reversed.front();
    auto* seq = builder_.stmt<SeqStmt>({});
    seq->seq = builder_.arena().list(Stmts(reversed.rbegin(), reversed.rend()));
    return seq;
  }

  /// 1, 2, 3. `rest` is what follows `s` in its sequence, the last statement first; afterwards it
  /// begins with the normal form of `s`. A chain of scopes is as long as the function: no
  /// recursion.
  void prepend(const Stmt* s, Stmts& rest) {
    struct Task {
      const Stmt* visit;
      Stmt* close;  ///< what is in `rest` by then is its body
    };
    std::vector<Task> tasks{{s, nullptr}};
    while (!tasks.empty()) {
      const Task task = tasks.back();
      tasks.pop_back();
      if (task.close) {
        set_body(task.close, sequence(rest));
        rest.assign(1, task.close);
      } else if (const auto* seq = as<SeqStmt>(task.visit)) {
        for (const Stmt* item : seq->seq) tasks.push_back({item, nullptr});
      } else if (const auto* declared = as<DeclBuffer>(task.visit)) {
        tasks.push_back({declared->body, nullptr});
      } else if (const auto* attribute = as<AttrStmt>(task.visit);
                 attribute && dropped_.has(Hint::kAttrStmt) && is_hint(*attribute)) {
        tasks.push_back({attribute->body, nullptr});
      } else if (Stmt* scope = task.visit ? opened(task.visit) : nullptr) {
        tasks.push_back({nullptr, scope});
        for_each_substatement(task.visit, [&](const Stmt* body) {
          tasks.push_back({body, nullptr});
        });
      } else if (task.visit && !is_idle(task.visit)) {
        rest.push_back(rewritten(task.visit));
      }
    }
  }

  /// A copy of a statement whose scope runs on, its body still to be set; else null.
  Stmt* opened(const Stmt* s) {
    switch (s->kind) {
      case StmtKind::kLetStmt: return copy(as<LetStmt>(s));
      case StmtKind::kAssertStmt: return joined(as<AssertStmt>(s));
      case StmtKind::kAllocate: return without_annotations(copy(as<Allocate>(s)));
      case StmtKind::kAllocateConst: return without_annotations(copy(as<AllocateConst>(s)));
      default: return nullptr;
    }
  }
  static void set_body(Stmt* s, const Stmt* body) {
    switch (s->kind) {
      case StmtKind::kLetStmt: static_cast<LetStmt*>(s)->body = body; return;
      case StmtKind::kAssertStmt: static_cast<AssertStmt*>(s)->body = body; return;
      case StmtKind::kAllocate: static_cast<Allocate*>(s)->body = body; return;
      default: static_cast<AllocateConst*>(s)->body = body; return;
    }
  }

  /// 4.
  AssertStmt* joined(const AssertStmt* s) {
    AssertStmt* result = copy(s);
    result->error_kind = {};
    std::string text;
    for (const PrimExpr* part : s->message_parts) {
      const auto* literal = as<StringImm>(part);
      if (!literal) return result;
      text += literal->value;
    }
    if (s->message_parts.empty()) return result;
    result->message = builder_.string_imm({}, text);
    result->message_parts = {};
    return result;
  }

  /// 5.
  const Stmt* control(const Evaluate* s) {
    const auto* call = as<Call>(s->value);
    if (!call || call->global_var) return s;
    if (call->op == "break_loop") return builder_.stmt<Break>({});
    if (call->op == "continue_loop") return builder_.stmt<Continue>({});
    if (call->op != "ret" || call->args.size() > 1) return s;
    auto* result = builder_.stmt<Return>({});
    result->value = call->args.empty() ? nullptr : call->args[0];
    return result;
  }

  const Stmt* rewritten(const Stmt* s) {
    switch (s->kind) {
      case StmtKind::kEvaluate: return control(as<Evaluate>(s));
      case StmtKind::kAttrStmt: return with_body(as<AttrStmt>(s));
      case StmtKind::kBufferRealize: return with_body(as<BufferRealize>(s));
      case StmtKind::kWhile: return with_body(as<While>(s));
      case StmtKind::kFor: return loop(as<For>(s));
      case StmtKind::kIfThenElse: return branch(as<IfThenElse>(s));
      case StmtKind::kBlock: return block(as<Block>(s));
      case StmtKind::kBlockRealize: {
        BlockRealize* result = copy(as<BlockRealize>(s));
        if (result->block) result->block = block(result->block);
        return result;
      }
      case StmtKind::kOpaqueStmt: {
        OpaqueStmt* result = copy(as<OpaqueStmt>(s));
        if (result->body) result->body = normal(result->body);
        return result;
      }
      default: return s;
    }
  }

  template <class T>
  const Stmt* with_body(const T* s) {
    T* result = copy(s);
    result->body = normal(s->body);
    return result;
  }

  template <class T>
  T* without_annotations(T* s) const {
    if (dropped_.has(Hint::kAnnotation)) s->annotations = {};
    return s;
  }

  const Stmt* loop(const For* s) {
    For* result = without_annotations(copy(s));
    if (s->for_kind == ForKind::kUnrolled && dropped_.has(Hint::kUnrolled))
      result->for_kind = ForKind::kSerial;
    result->body = normal(s->body);
    if (is_literal(s->step, 1)) result->step = nullptr;  // 7
    return result;
  }

  const Stmt* branch(const IfThenElse* s) {
    IfThenElse* result = copy(s);
    result->then_case = normal(s->then_case);
    result->else_case = normal(s->else_case);
    const auto* empty = as<SeqStmt>(result->else_case);
    if (empty && empty->seq.empty()) result->else_case = nullptr;
    return result;
  }

  const Block* block(const Block* s) {
    Block* result = without_annotations(copy(s));
    if (dropped_.has(Hint::kBlockField)) forget_fields(*result);
    result->body = normal(s->body);
    if (s->init) result->init = normal(s->init);
    return result;
  }

  /// Named as the root block is where none was written.
  void forget_fields(Block& block) {
    std::vector<const IterVar*> variables;
    for (const IterVar* v : block.iter_vars) variables.push_back(with_plain_kind(v));
    block.iter_vars = builder_.arena().list(variables);
    block.name_hint = "root";
    block.reads = block.writes = {};
    block.reads_written = block.writes_written = false;
  }

  /// Rules ask whether a variable reduces, and nothing else of its kind.
  const IterVar* with_plain_kind(const IterVar* v) {
    if (v->iter_type == IterVarType::kCommReduce) return v;
    IterVar* plain = copy(v);
    plain->iter_type = IterVarType::kDataPar;
    return plain;
  }

  Program& program_;
  Builder builder_;
  const Hints dropped_;
};

}  // namespace

bool holds_block(const Stmt* s) {
  if (!s) return false;
  if (s->kind == StmtKind::kBlockRealize) return true;
  bool found = false;
  for_each_substatement(s, [&](const Stmt* sub) { found = found || holds_block(sub); });
  return found;
}

const Stmt* normal_form(Program& program, const Stmt* stmt) {
  return Normalizer(program, {}).normal(stmt);
}

const PrimFunc* normal_form(Program& program, const PrimFunc& function, Hints dropped) {
  Normalizer normalizer(program, dropped);
  auto* result = program.make<PrimFunc>(Span{}, function);
  result->body = normalizer.with_root(normalizer.normal(function.body));
  result->s_tir = false;
  result->is_private = function.is_private && !dropped.has(Hint::kPrivate);
  std::vector<Attribute> attrs;
  for (const Attribute& attr : function.attrs) {
    const bool own_name = attr.key == "global_symbol" && attr.value.kind == Object::Kind::kString &&
                          attr.value.text == function.name;
    if (!own_name && !is_hint(attr, dropped)) attrs.push_back(attr);
  }
  result->attrs = program.arena.list(attrs);
  return result;
}

}  // namespace tenor::spec::tir
