// SPDX-License-Identifier: Apache-2.0
// Calls: of constructs of the vocabulary by their tables, of builtins by the registry, of functions
// of the module, of datatypes (`T.int32(5)`, `T.int32()`), and of methods.
// TIR/Grammar/PrimExpr/Call.
#include <fmt/format.h>

#include "spec/text/reader/reader.h"
#include "spec/text/reader/relax/reader.h"
#include "spec/text/reader/tir/construct/method.h"

namespace tenor::spec::reader {

Value Reader::evaluate_call(const python::Expr* e, Target target) {
  const python::Expr* callee = e->value;
  Call call;
  call.span = e->span;
  call.target = target;
  if (callee->kind == python::Kind::kAttribute) {
    const Value base = evaluate(callee->value);
    if (!base) return arguments(e, call) ? base : Value();
    if (const Method* method = find_method(base, callee->text)) {
      call.name = method->name;
      call.variant = method->variant;
      if (!arguments(e, call)) return Value();
      return finished(method->read(*this, base, call), call);
    }
    const Value called = attribute(base, callee->text, callee->span);
    return called && arguments(e, call) ? invoke(called, call) : Value();
  }
  if (callee->kind == python::Kind::kName && !scope_.find(callee->text) &&
      !module_.find(callee->text) && is_python_function(callee->text) &&
      imported_construct(source_, callee->text).empty())
    return arguments(e, call) ? invoke_python(callee->text, call) : Value();
  const Value called = evaluate(callee);
  return called && arguments(e, call) ? invoke(called, call) : Value();
}

Value Reader::invoke(const Value& callee, Call& call) {
  const bool of_relax = callee.is_relax() || callee.is(Kind::kFunction) ||
                        (callee.is(Kind::kConstruct) && callee.text.starts_with("R."));
  if (relax_ && of_relax) return relax_->invoke(callee, call);
  switch (callee.kind) {
    case Kind::kDtype: return finished(read_dtype(*this, callee.dtype, call), call);
    case Kind::kConstruct: call.name = callee.text; return invoke_construct(call);
    case Kind::kFunction:
      if (const Signature* s = module_.find(callee.text))
        return call_function(call.span, *s, call.all());
      break;
    case Kind::kExpr:
      if (as<OpaqueExpr>(callee.expr))
        return opaque(call.span, "call", call.all(), call.keywords());
      break;
    case Kind::kPython:
      return fail(Code::X_PYTHON_VALUE, call.span,
                  fmt::format("`{}` is a function of Python, which is not executed", callee.text));
    default: break;
  }
  return fail(Code::P_CONSTRUCT, call.span, fmt::format("{} cannot be called", describe(callee)));
}

/// `range` is a construct of loops; the others are computed.
Value Reader::invoke_python(std::string_view name, Call& call) {
  if (name != "range") return call_python(*this, name, call);
  call.name = name;
  return invoke_construct(call);
}

/// A construct of its own first, then a device's without rules, then a builtin.
Value Reader::invoke_construct(Call& call) {
  if (const Construct* construct = find_construct(call.name)) {
    call.variant = construct->variant;
    return finished(construct->read(*this, call), call);
  }
  // The nested generation prints some builtins with the dialect that they are registered in.
  const bool has_dialect = call.name.starts_with("tir.");
  const Builtin* builtin = find_builtin(call.name.substr(has_dialect ? 4 : 0));
  const bool has_rules = builtin && builtin->scope == BuiltinScope::kThreads;
  if (is_device_construct(call.name) && !has_rules)
    return opaque(call.span, call.name, call.all(), call.keywords());
  if (builtin) return read_builtin(*this, *builtin, call);
  std::vector<std::string_view> candidates;
  for (const Construct& c : all_constructs()) candidates.push_back(c.name);
  for (const Builtin& b : all_builtins()) candidates.push_back(b.name);
  const std::string_view near = nearest(call.name, candidates);
  return fail(Code::P_CONSTRUCT, call.span, fmt::format("T.{} is not a known construct", call.name),
              near.empty() ? "" : fmt::format("did you mean T.{}?", near));
}

/// Reports an argument that the construct has no place for.
Value Reader::finished(Value result, const Call& call) {
  if (!result) return result;
  const auto extra = call.unasked();
  if (!extra.found) return result;
  const std::string what =
      extra.name.empty() ? "this argument" : fmt::format("an argument `{}`", extra.name);
  return fail(Code::P_ARGUMENT, extra.span, fmt::format("`{}` does not take {}", call.name, what));
}

Value Reader::call_builtin(Span at, std::string_view op, DataType dtype, List<const PrimExpr*> args,
                           Attrs attrs) {
  return value_of(at,
                  static_cast<const PrimExpr*>(builder().call(at, dtype, op, args, false, attrs)));
}

/// The body of a lambda, with its parameters bound to `args`.
Value Reader::call_lambda(const Value& lambda, List<Value> args) {
  const std::size_t scope = scope_.enter();
  for (std::size_t i = 0; i < args.size(); ++i) scope_.bind(lambda.lambda->params[i], args[i]);
  const Value result = evaluate(lambda.lambda->items[0]);
  scope_.leave(scope);
  return result;
}

Value Reader::call_function(Span at, const Signature& callee, List<Value> args) {
  boost::container::small_vector<const PrimExpr*, 6> items;
  for (const Value& arg : args) {
    const bool buffer = arg.is(Kind::kBuffer);
    items.push_back(buffer ? builder().var(arg.span, arg.buffer->data) : expression(arg));
    if (!items.back()) return Value();
  }
  const auto list = arena().list(std::span<const PrimExpr* const>(items.data(), items.size()));
  return value_of(
      at, static_cast<const PrimExpr*>(builder().call(at, callee.result, callee.name, list, true)));
}

}  // namespace tenor::spec::reader
