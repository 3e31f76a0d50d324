// SPDX-License-Identifier: Apache-2.0
// A function's signature and body. TIR/Grammar/PrimFunc.
#include <fmt/format.h>

#include <unordered_set>
#include <utility>

#include "spec/ir/tir/instructions.h"
#include "spec/text/reader/reader.h"
#include "spec/text/reader/tir/construct/tile.h"

namespace tenor::spec::reader {

using namespace tir;

Value Reader::fail(Code code, Span at, std::string message, std::string hint) {
  failed_ = true;
  if (too_large_) return Value();
  too_large_ = code == Code::X_DEPTH || code == Code::X_INPUT_SIZE;
  Finding finding = source_.report.error(code, at, std::move(message));
  if (!hint.empty()) finding.hint(std::move(hint));
  return Value();
}

void Reader::begin(const python::Stmt& def) {
  for (const Span& span : source_.unparsed)
    too_large_ |= def.span.begin <= span.begin && span.begin < def.end;
}

const PrimFunc* Reader::function(const python::Stmt& def) {
  begin(def);
  const std::size_t scope = scope_.enter();
  refuse_repeated(def.params);
  dimensions_.open(def);
  for (const python::Parameter& p : def.params) parameter(p);
  const Type* result = nullptr;
  if (def.annotation && def.annotation->kind != python::Kind::kNone) {
    dimensions_.bind_type_variables(def.annotation);
    if (const Value v = evaluate(def.annotation))
      result = v.is(Kind::kConstruct) ? handle(v) : type(v);
  }
  dimensions_.close();
  const Stmt* whole = blocks_.with_root(body(def.body), def.span, builder());
  scope_.leave(scope);
  settle_thread_indices(*this, whole);
  if (failed_) return nullptr;
  auto* made = builder().program().make<PrimFunc>(def.span);
  made->name = arena().string(def.text);
  made->params = arena().list(parameters_.variables());
  made->buffers = arena().list(parameters_.buffers());
  made->ret_type = result;
  made->body = whole;
  made->attrs = arena().list(function_attrs_.all());
  made->is_private = decorator_flag(def, "private");
  made->s_tir = decorator_flag(def, "s_tir");
  made->instructions = instructions(builder().program(), whole);
  return made;
}

/// Python itself refuses a function whose parameters share a name.
void Reader::refuse_repeated(List<python::Parameter> params) {
  std::unordered_set<std::string_view> names;
  for (const python::Parameter& p : params)
    if (!names.insert(p.name).second)
      fail(Code::P_ARGUMENT, p.span, fmt::format("two parameters are called `{}`", p.name),
           "give each parameter its own name");
}

const Type* Reader::handle(const Value& v) {
  if (v.text == "handle") return builder().prim_type(handle_type());
  fail(Code::P_ARGUMENT, v.span, fmt::format("{} is not a type", describe(v)));
  return nullptr;
}

void Reader::parameter(const python::Parameter& p) {
  const auto unknown = [&](Code code, std::string message) {
    fail(code, p.span, std::move(message));
    scope_.bind(p.name, Value());
  };
  if (p.starred || p.default_value)
    return unknown(Code::P_CONSTRUCT,
                   fmt::format("parameter `{}` is not a plain parameter", p.name));
  if (!p.annotation)
    return unknown(Code::P_ARGUMENT, fmt::format("parameter `{}` has no type", p.name));
  dimensions_.bind_quoted(p.annotation);
  dimensions_.bind_type_variables(p.annotation);
  const Value annotation = evaluate(p.annotation);
  Value v;
  switch (annotation.kind) {
    case Kind::kError: return scope_.bind(p.name, Value());
    case Kind::kBuffer: return buffer_parameter(p, annotation.buffer);
    case Kind::kVariable: v = annotation; break;
    default: {
      const bool plain = annotation.is(Kind::kConstruct);
      const Type* of = plain ? handle(annotation) : type(annotation);
      if (!of) return scope_.bind(p.name, Value());
      if (dimensions_.contains(p.name)) {
        v = *scope_.find(p.name);
        break;
      }
      v = value_of(p.span, builder().variable(p.span, p.name, of), true);
    }
  }
  if (v.fresh) bind_fresh(p.name, v);
  parameters_.add(v.variable);
}

void Reader::buffer_parameter(const python::Parameter& p, Buffer* b) {
  bind_fresh(p.name, value_of(p.span, b, true));
  const_cast<Variable*>(b->data)->name_hint = b->name;
  parameters_.add(builder().variable(p.span, fmt::format("{}_handle", p.name), handle_type()), b);
}

}  // namespace tenor::spec::reader
