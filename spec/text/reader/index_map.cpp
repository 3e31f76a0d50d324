// SPDX-License-Identifier: Apache-2.0
#include "spec/text/reader/index_map.h"

#include "spec/ir/index_map.h"

namespace tenor::spec::reader {
namespace {

/// One result; a bare number is an index as the parameters are.
const PrimExpr* result_of(Reader& r, const Value& v, DataType dtype) {
  return v.is(Kind::kInt) ? r.literal(v.span, v.integer, dtype) : r.expression(v);
}

}  // namespace

std::optional<Object> index_map(Reader& r, const Value& lambda, DataType dtype,
                                const Object* inverse) {
  if (!lambda) return std::nullopt;
  if (!lambda.is(Kind::kLambda)) {
    r.fail(Code::P_ARGUMENT, lambda.span, "an index map must be a lambda over the indices");
    return std::nullopt;
  }
  std::vector<const Variable*> indices;
  std::vector<Value> bound;
  for (const std::string_view name : lambda.lambda->params) {
    if (name.starts_with('*')) {
      r.fail(Code::P_ARGUMENT, lambda.span, "an index map must name each index",
             "write one parameter for each dimension");
      return std::nullopt;
    }
    Variable* made = r.builder().variable(lambda.span, name, dtype);
    indices.push_back(made);
    bound.push_back(value_of(lambda.span, made, false));
  }
  const Value result = r.call_lambda(lambda, bound);
  if (!result) return std::nullopt;
  std::vector<const PrimExpr*> results;
  for (const Value& each : result.is_sequence() ? result.items : List<Value>(&result, 1)) {
    results.push_back(result_of(r, each, dtype));
    if (!results.back()) return std::nullopt;
  }
  return spec::index_map(r.arena(), indices, results, inverse);
}

}  // namespace tenor::spec::reader
