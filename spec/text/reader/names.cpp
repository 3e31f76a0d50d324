// SPDX-License-Identifier: Apache-2.0
// What an assignment binds: a name for what was just made, a variable of the program, or in the
// flat generation a buffer of one element; and what an unknown name is.
#include <fmt/format.h>

#include <algorithm>

#include "spec/text/reader/promote.h"
#include "spec/text/reader/reader.h"

namespace tenor::spec::reader {

/// So many names are looked at for one that is like an unknown one: of more, comparing would take
/// longer than all other reading.
constexpr std::size_t kCompared = 1'000;

/// A Python value the first time, a slip otherwise; each name once in a function.
Value Reader::unknown_name(std::string_view name, Span at) {
  failed_ = true;
  if (!reported_.insert(name).second) return Value();
  if (occurs_in_python(source_, name))
    return fail(
        Code::X_PYTHON_VALUE, at,
        fmt::format("`{}` is a value of the enclosing Python code, which is not executed", name),
        "write the value itself here");
  std::vector<std::string_view> candidates;
  scope_.for_each(kCompared, [&](std::string_view other) { candidates.push_back(other); });
  const std::size_t constants = std::min(kCompared, definition_.constants.size());
  for (std::size_t i = 0; i < constants; ++i) candidates.push_back(definition_.constants[i].name);
  const std::size_t functions = std::min(kCompared, module_.functions.size());
  for (std::size_t i = 0; i < functions; ++i) candidates.push_back(module_.functions[i].name);
  const std::string_view near = nearest(name, candidates);
  return fail(Code::P_NAME, at, fmt::format("`{}` is not bound here", name),
              near.empty() ? "" : fmt::format("did you mean `{}`?", near));
}

/// Gives what has just been made the name it is assigned to.
void Reader::bind_fresh(std::string_view name, const Value& value) {
  if (value.fresh && value.is(Kind::kVariable)) value.variable->name_hint = arena().string(name);
  if (value.fresh && value.is(Kind::kBuffer)) {
    value.buffer->name = arena().string(name);
    auto* data = const_cast<Variable*>(value.buffer->data);
    if (data->name_hint.empty()) data->name_hint = value.buffer->name;
  }
  if (value.is(Kind::kIterVar)) {
    auto* variable = const_cast<Variable*>(value.iter_var->var);
    if (variable->name_hint.empty()) variable->name_hint = arena().string(name);
  }
  Value bound = value;
  bound.fresh = false;
  scope_.bind(name, bound);
}

/// The variable of a loop around changes with the loop only. What brings a variable of its own, a
/// loop inside or an axis of a block, may use the name again.
bool Reader::refuse_loop_variable(std::string_view name, Span at) {
  const Value* bound = scope_.find(name);
  if (!bound || !bound->is(Kind::kVariable)) return false;
  if (!loop_domain(bound->variable)) return false;
  fail(Code::I_LOOP_ASSIGNED, at,
       fmt::format("`{}`, the variable of an enclosing loop, is assigned", name),
       "compute into another variable");
  return true;
}

/// Where names are lets, a list of statements binds one once: a second let would be another
/// variable of that name, which whoever writes it hardly means. A list inside may.
bool Reader::refuse_second_let(std::string_view name, Span at) {
  const Value* bound = scope_.find(name);
  const bool again = module_.names_are_lets && bound && bound->is(Kind::kVariable) &&
                     !bound->alias && scope_.is_bound_since(name, body_scope_);
  if (!again) return false;
  fail(Code::P_CONSTRUCT, at, fmt::format("`{}` is already bound in these statements", name),
       "use another name, or a buffer of one element for a value that changes");
  return true;
}

void Reader::assign(const python::Expr* target, const Value& value) {
  if (!value) {
    bind_unknown(target);
    return;
  }
  if (target->kind == python::Kind::kName) return assign_name(target->text, target->span, value);
  if (target->kind == python::Kind::kSubscript) {
    // Python takes all values first; stores one after the other would read what was just stored.
    fail(Code::P_CONSTRUCT, target->span, "assign each element in its own statement",
         "write one store after the other; first bind the values that they overwrite");
    return;
  }
  const bool several = target->kind == python::Kind::kTuple || target->kind == python::Kind::kList;
  if (!several) {
    fail(Code::P_CONSTRUCT, target->span,
         "only a name, a tuple of names, or an element can be assigned");
    return;
  }
  if (value.is(Kind::kExpr) && as<OpaqueExpr>(value.expr)) {
    for (const python::Expr* item : target->items) assign(item, value);
    return;
  }
  assign_items(target, value);
}

/// `a, b = …`, `a, *rest = …`.
void Reader::assign_items(const python::Expr* target, const Value& value) {
  const auto star =
      std::find_if(target->items.begin(), target->items.end(),
                   [](const python::Expr* item) { return item->kind == python::Kind::kStarred; });
  const bool starred = star != target->items.end();
  const std::size_t names = target->items.size(),
                    values = value.is_sequence() ? value.items.size() : 0;
  if (!value.is_sequence() || (starred ? values + 1 < names : values != names)) {
    fail(Code::P_ARGUMENT, target->span,
         value.is_sequence() ? fmt::format("{} names for {} values", names, values)
                             : fmt::format("{} is not a sequence", describe(value)));
    return bind_unknown(target);
  }
  std::size_t next = 0;
  for (const python::Expr* item : target->items) {
    if (item->kind != python::Kind::kStarred) {
      assign(item, value.items[next++]);
      continue;
    }
    const std::size_t taken = values - (names - 1);
    assign(item->items[0], sequence(value.span, Kind::kList, value.items.subspan(next, taken)));
    next += taken;
  }
}

/// After an error the names are still bound, so that each slip is reported once.
void Reader::bind_unknown(const python::Expr* target) {
  if (target->kind == python::Kind::kName) scope_.bind(target->text, Value());
  if (target->kind == python::Kind::kSubscript || target->kind == python::Kind::kAttribute) return;
  for (const python::Expr* item : target->items)
    if (item) bind_unknown(item);
}

void Reader::assign_name(std::string_view name, Span at, const Value& value) {
  if (value.alias) return bind_fresh(name, value);
  switch (value.kind) {
    case Kind::kFrame:
      open(value.frame);
      if (value.frame->bound) bind_fresh(name, value.frame->bound);
      return;
    case Kind::kTuple:
    case Kind::kList: return bind_sequence(name, value);
    case Kind::kBuffer:
    case Kind::kScalar:
    case Kind::kIterVar:
    case Kind::kRange:
    case Kind::kObject:
    case Kind::kReducer:
    case Kind::kDtype:
    case Kind::kType:
    case Kind::kConstruct:
    case Kind::kLambda:
    case Kind::kDict:
    case Kind::kNone:
    case Kind::kFunction: return bind_fresh(name, value);
    case Kind::kVariable:
      if (value.fresh && value.declares && dimensions_.contains(name)) {
        std::string wrong = contradiction(scope_.find(name), value);
        if (!wrong.empty()) fail(Code::P_ARGUMENT, at, std::move(wrong));
        return;
      }
      if (value.fresh) return bind_fresh(name, value);
      break;
    case Kind::kPython:
      fail(Code::X_PYTHON_VALUE, value.span,
           fmt::format("`{}` is a value of Python, which is not executed", value.text));
      scope_.bind(name, Value());
      return;
    default: break;
  }
  let(name, at, value);
}

void Reader::bind_sequence(std::string_view name, const Value& value) {
  for (std::size_t i = 0; i < value.items.size(); ++i) {
    const Value& item = value.items[i];
    if (item.fresh && item.is(Kind::kVariable) && item.variable->name_hint.empty())
      item.variable->name_hint = arena().string(fmt::format("{}_{}", name, i));
  }
  scope_.bind(name, value);
}

/// `x = e` where `e` is an expression: a variable, or in the flat generation a buffer of one
/// element that later assignments store to. Pointers and strings are variables in both.
void Reader::let(std::string_view name, Span at, const Value& value) {
  if (refuse_loop_variable(name, at) || refuse_second_let(name, at)) return;
  const PrimExpr* e = expression(value);
  if (!e) {
    scope_.bind(name, Value());
    return;
  }
  if (module_.names_are_lets || e->dtype.is_handle() || as<OpaqueExpr>(e))
    return let_variable(builder().variable(at, name, e->dtype), name, at, e);
  scalar(name, at, e->dtype, e);
}

void Reader::let_variable(Variable* variable, std::string_view name, Span at,
                          const PrimExpr* value) {
  auto* s = builder().stmt<tir::LetStmt>(at);
  s->var = variable;
  s->value = value;
  open(scope_frame(at, s, &s->body, none(at)).frame);
  scope_.bind(name, value_of(at, variable, false));
}

/// A buffer of one element in local memory, known by its value.
void Reader::scalar(std::string_view name, Span at, DataType dtype, const PrimExpr* initial) {
  const Value made = scalar_buffer(name, at, dtype, "local", nullptr);
  scope_.bind(name, made);
  const PrimExpr* zero = literal(at, Wide{0}, int_type(32));
  if (initial) store(at, made.buffer, initial, arena().list({zero}));
}

Value Reader::scalar_buffer(std::string_view name, Span at, DataType dtype, std::string_view scope,
                            const Variable* data) {
  auto* made = builder().program().make<Buffer>(at);
  made->name = arena().string(name);
  made->dtype = dtype;
  made->shape = arena().list({literal(at, Wide{1}, int_type(32))});
  made->data = data ? data
                    : builder().variable(at, name,
                                         builder().pointer_type(builder().prim_type(dtype), scope));
  declare(at, made, data == nullptr, {});
  Value v(Kind::kScalar, at);
  v.buffer = made;
  return v;
}

/// DeclBuffer over the rest, within an Allocate where it has no memory yet.
void Reader::declare(Span at, Buffer* made, bool allocated_here, Attrs annotations) {
  open(declaration(at, made, allocated_here, annotations).frame);
}

Value Reader::declaration(Span at, Buffer* made, bool allocated_here, Attrs annotations) {
  auto* decl = builder().stmt<tir::DeclBuffer>(at);
  decl->buffer = made;
  const Value bound = value_of(at, made, true);
  if (!allocated_here) return scope_frame(at, decl, &decl->body, bound);
  auto* allocate = builder().stmt<tir::Allocate>(at);
  allocate->buffer_var = made->data;
  allocate->dtype = made->dtype;
  allocate->extents = made->shape;
  allocate->condition = builder().boolean(at, true);
  allocate->annotations = annotations;
  allocate->body = decl;
  return scope_frame(at, allocate, &decl->body, bound);
}

}  // namespace tenor::spec::reader
