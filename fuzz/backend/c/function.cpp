// SPDX-License-Identifier: Apache-2.0
// Functions, and calls between them. TIR/Exec/1; TIR-D39, D49, D50. A tensor is passed as its
// memory and its extents; sizes that stand alone in shapes are bound by them.
#include <algorithm>
#include <functional>

#include "fuzz/backend/c/emitter.h"
#include "spec/ir/tir/children.h"

namespace tenor::fuzz::c {

using namespace spec;
using namespace spec::tir;

Emitted Emitter::run(const PrimFunc& f, const std::vector<Parameter>& arguments) {
  wanted_.push_back(&f);
  std::string prototypes;
  for (std::size_t i = 0; i < wanted_.size() && !is_refused(); ++i) {
    prototypes += signature(*wanted_[i]) + ";\n";
    function(*wanted_[i]);
  }
  entry(f, arguments);
  return finished(prototypes);
}

/// Names of functions are any text: they go by their number in the module.
std::string Emitter::function_name(const PrimFunc& f) const {
  std::size_t number = 0;
  while (number < module_.functions.size() && module_.functions[number].prim_func != &f) ++number;
  return fmt::format("{}f{}", options().prefix, number);
}

std::string Emitter::signature(const PrimFunc& f) const {
  std::string made = fmt::format("static void {}(uint64_t *result", function_name(f));
  for (std::size_t i = 0; i < f.params.size(); ++i) {
    if (!f.buffers[i]) {
      made += fmt::format(", {} p{}", c::name(f.params[i]->dtype.scalar), i);
      continue;
    }
    made += fmt::format(", unsigned char *p{}", i);
    for (std::size_t k = 0; k < f.buffers[i]->shape.size(); ++k)
      made += fmt::format(", int64_t d{}_{}", i, k);
    for (std::size_t k = 0; k < f.buffers[i]->strides.size(); ++k)
      made += fmt::format(", int64_t d{}s{}", i, k);
    if (f.buffers[i]->elem_offset) made += fmt::format(", int64_t d{}o", i);
  }
  return made + ")";
}

void Emitter::function(const PrimFunc& f) {
  scope_ = {};
  line("{}", signature(f));
  const Braces braces(*this);
  for (std::size_t i = 0; i < f.params.size(); ++i) parameter(f, i);
  if (is_refused()) return;
  check_layout(f);
  for (std::size_t i = 0; i < f.params.size(); ++i) {
    const Buffer* b = f.buffers[i];
    if (!b) continue;
    const Memory& m = scope_.memories[b->data];
    const bool places = !m.offset.empty() && !plants(Mistake::kOffsetDropped);
    const bool strides = !m.strides.empty() && !plants(Mistake::kStridesIgnored);
    scope_.views[b] = {m.pointer, places ? m.offset : "0",
                       spread(b, m.shape, strides ? m.strides : row_major(m.shape))};
  }
  stmt(f.body);
}

void Emitter::parameter(const PrimFunc& f, std::size_t i) {
  const Variable* p = f.params[i];
  const Buffer* b = f.buffers[i];
  if (!b && p->dtype.is_handle()) return refuse("a pointer as a parameter");
  if (!b) return void(scope_.values[p] = {fmt::format("p{}", i)});
  Memory memory;
  memory.pointer = fmt::format("p{}", i), memory.dtype = b->dtype;
  for (std::size_t k = 0; k < b->shape.size(); ++k) {
    memory.shape.push_back(fmt::format("d{}_{}", i, k));
    bind_part(b->shape[k], memory.shape.back());
  }
  for (std::size_t k = 0; k < b->strides.size(); ++k) {
    memory.strides.push_back(fmt::format("d{}s{}", i, k));
    bind_part(b->strides[k], memory.strides.back());
  }
  if (b->elem_offset) bind_part(b->elem_offset, memory.offset = fmt::format("d{}o", i));
  scope_.memories[b->data] = memory;
  scope_.memories[p] = memory;
}

/// A variable that stands alone takes what the argument has in its place.
void Emitter::bind_part(Expr part, const std::string& given) {
  const auto* v = as<Var>(part);
  if (!v || scope_.values.contains(v->variable)) return;
  const ScalarType type = v->dtype.scalar;
  scope_.values[v->variable] = {define(type, fmt::format("({}){}", c::name(type), given))};
}

/// Every extent, stride and offset is that of the argument, once all variables are bound.
void Emitter::check_layout(const PrimFunc& f) {
  const std::string error = stop(&f, fmt::format("an argument does not fit {}", f.name));
  if (plants(Mistake::kShapeUnchecked)) return;
  const auto check = [&](const std::vector<std::string>& given, Exprs due) {
    for (std::size_t k = 0; k < given.size(); ++k)
      line("if ({} != {}) {}", given[k], extents({&due[k], 1}).front(), error);
  };
  for (const Buffer* b : f.buffers) {
    if (!b) continue;
    const Memory m = scope_.memories[b->data];
    check(m.shape, b->shape);
    check(m.strides, b->strides);
    if (b->elem_offset) check({m.offset}, {&b->elem_offset, 1});
  }
}

/// Sizes and scalars of the function at the top are literals.
void Emitter::entry(const PrimFunc& f, const std::vector<Parameter>& arguments) {
  std::string given = "call->result";
  std::size_t tensors = 0;
  for (std::size_t i = 0; i < f.params.size(); ++i) {
    if (f.buffers[i]) {
      given += fmt::format(", call->memory[{}]", tensors++);
      for (const std::int64_t extent : arguments[i].shape) given += fmt::format(", {}", extent);
      if (!f.buffers[i]->strides.empty())
        for (const std::int64_t stride : arguments[i].strides) given += fmt::format(", {}", stride);
      if (f.buffers[i]->elem_offset) given += fmt::format(", {}", arguments[i].offset);
    } else if (!f.params[i]->dtype.is_handle()) {
      given += ", " + literal(f.params[i]->dtype.scalar, arguments[i].bits);
    }
  }
  line("void {}entry(const struct tenor_call *call) {{", options().prefix);
  line("tenor_arena = call->arena; tenor_arena_end = call->arena_end;");
  line("tenor_math = call->math; tenor_seen = call->seen; tenor_stop = call->stop;");
  line("{}({});", function_name(f), given);
  line("}}");
}

const PrimFunc* Emitter::find(std::string_view name) const {
  for (const Function& f : module_.functions)
    if (f.prim_func && f.name == name) return f.prim_func;
  return nullptr;
}

Lanes Emitter::call_function(const Call& e) {
  const PrimFunc* callee = find(e.op);
  if (!callee) {
    refuse("a call of something other than a PrimFunc of the module");
    return Lanes{"0"};
  }
  if (callee->params.size() != e.args.size() || e.dtype.lanes != 1) {
    refuse("a call with the wrong arguments");
    return Lanes{"0"};
  }
  if (const auto reason = against_threads(e, *callee); !reason.empty()) {
    refuse(reason);
    return Lanes{"0"};
  }
  if (std::find(wanted_.begin(), wanted_.end(), callee) == wanted_.end()) wanted_.push_back(callee);
  const std::string result = fresh("r"), mark = fresh("m");
  std::string given = result;
  for (std::size_t i = 0; i < e.args.size(); ++i)
    given += ", " + passed(e.args[i], callee->buffers[i]);
  line("uint64_t {}[2] = {{0, 0}};", result);
  line("unsigned char *const {} = tenor_arena;", mark);
  line("{}({});", function_name(*callee), given);
  line("tenor_arena = {};", mark);
  if (e.dtype.is_handle()) return {"0"};
  return {define(e.dtype.scalar, from_bits(e.dtype.scalar, result + "[0]"))};
}

/// What threads of the callee would meet that its text here does not do as they do.
std::string_view Emitter::against_threads(const Call& e, const PrimFunc& callee) const {
  if (!uses_threads(callee)) return "";
  if (scope_.threads > 0) return "threads within threads";
  for (Expr argument : e.args) {
    const auto* pointer = as<Var>(argument);
    const auto found = pointer ? scope_.memories.find(pointer->variable) : scope_.memories.end();
    if (found != scope_.memories.end() && found->second.scope != semantics::MemoryScope::kGlobal)
      return kCopied;
  }
  return "";
}

/// An argument: a scalar, or memory as it was allocated.
std::string Emitter::passed(Expr argument, const Buffer* wanted) {
  if (!wanted) return scalar(argument);
  const auto* pointer = as<Var>(argument);
  const auto found = pointer ? scope_.memories.find(pointer->variable) : scope_.memories.end();
  if (found == scope_.memories.end() || found->second.dtype != wanted->dtype ||
      found->second.shape.size() != wanted->shape.size()) {
    refuse("a tensor argument that is not an allocation");
    return "0";
  }
  const Memory& m = found->second;
  if (const std::string_view reason = against_sharing(m); !reason.empty()) {
    refuse(reason);
    return "0";
  }
  const bool has_layout = !m.strides.empty() || !m.offset.empty();
  if (has_layout && (wanted->strides.empty() || !wanted->elem_offset)) {
    refuse("a tensor with strides for a buffer without strides");
    return "0";
  }
  std::string made = m.pointer;
  for (const std::string& extent : m.shape) made += ", " + extent;
  if (!wanted->strides.empty())
    for (const std::string& s : m.strides.empty() ? row_major(m.shape) : m.strides)
      made += ", " + s;
  if (wanted->elem_offset) made += ", " + (m.offset.empty() ? "0" : m.offset);
  return made;
}

namespace {

/// Has it a loop over threads? `called` is given every function that it calls by name.
bool has_threads(const Stmt* s, std::vector<std::string_view>& called) {
  const auto* loop = as<For>(s);
  const auto* attribute = as<AttrStmt>(s);
  bool found = (loop && loop->for_kind == ForKind::kThreadBinding) ||
               (attribute && attribute->node.iter_var);
  const std::function<void(const PrimExpr*)> look = [&](const PrimExpr* e) {
    const auto* call = as<Call>(e);
    if (call && call->global_var) called.push_back(call->op);
    for_each_operand(e, look);
  };
  for_each_expression(s, look);
  for_each_substatement(s, [&](const Stmt* part) { found = has_threads(part, called) || found; });
  return found;
}

}  // namespace

/// Has the function, or any that it calls, a loop over threads?
bool Emitter::uses_threads(const PrimFunc& f) const {
  std::vector<const PrimFunc*> all{&f};
  for (std::size_t i = 0; i < all.size(); ++i) {
    std::vector<std::string_view> called;
    if (has_threads(all[i]->body, called)) return true;
    for (const std::string_view name : called) {
      const PrimFunc* g = find(name);
      if (g && std::find(all.begin(), all.end(), g) == all.end()) all.push_back(g);
    }
  }
  return false;
}

}  // namespace tenor::fuzz::c
