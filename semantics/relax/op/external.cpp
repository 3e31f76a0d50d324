// SPDX-License-Identifier: Apache-2.0
#include "semantics/relax/op/external.h"

#include <fmt/format.h>

#include <algorithm>

#include "spec/ir/relax/build.h"

namespace tenor::semantics::relax {
namespace {

/// The operator that the function does the same as: what follows the tensors says its attributes.
struct External {
  std::string_view name, op;
  std::size_t literals;
};
constexpr External kExternals[] = {
    {"tvm.contrib.sort.argsort", "argsort", 2},  // axis, ascending
    {"tvm.contrib.sort.sort", "sort", 2},
    {"tvm.contrib.sort.topk", "topk", 4},  // k, axis, what is returned, ascending
};
const External* find_external(std::string_view name) {
  const auto* found = std::ranges::find(kExternals, name, &External::name);
  return found == std::end(kExternals) ? nullptr : found;
}

spec::Object integer(std::int64_t value, spec::Object::Kind kind = spec::Object::Kind::kInt) {
  spec::Object object;
  object.kind = kind, object.integer = value;
  return object;
}
spec::Object text(std::string_view value) {
  spec::Object object;
  object.kind = spec::Object::Kind::kString, object.text = value;
  return object;
}

/// The literals as attributes of the operator; none where one is of another kind.
std::vector<spec::Attribute> attributes_of(const External& external, const ExternalCall& call,
                                           std::string_view dtype) {
  std::vector<std::optional<std::int64_t>> numbers;
  std::string_view returned;
  for (const spec::PrimExpr* e : call.literals) {
    const auto* number = spec::as<spec::IntImm>(e);
    numbers.push_back(number ? std::optional(number->value) : std::nullopt);
    if (const auto* word = spec::as<spec::StringImm>(e)) returned = word->value;
  }
  const bool is_topk = external.op == "topk";
  if (numbers.size() != external.literals || !numbers.back() || is_topk == returned.empty())
    return {};
  const auto axis = numbers[is_topk ? 1 : 0], k = numbers[0];
  if (!axis || !k) return {};
  std::vector<spec::Attribute> all{{"axis", integer(*axis)},
                                   {is_topk ? "largest" : "descending",
                                    integer(*numbers.back() == 0, spec::Object::Kind::kBool)}};
  if (is_topk) all.insert(all.end(), {{"k", integer(*k)}, {"ret_type", text(returned)}});
  if (external.op != "sort" && returned != "values") all.push_back({"dtype", text(dtype)});
  return all;
}

const spec::relax::Call* operator_call(const External& external,
                                       const std::vector<spec::Attribute>& attributes,
                                       spec::Program& into) {
  spec::relax::Builder build(into);
  auto* callee = build.make<spec::relax::Op>({});
  callee->op_name = external.op;
  auto* call = build.make<spec::relax::Call>({});
  call->op = callee;
  const spec::relax::Expr* data = build.use({}, build.variable({}, "data", nullptr, false));
  call->args = build.arena().list({data});
  call->attrs = build.arena().list(attributes);
  return call;
}

}  // namespace

bool is_external(std::string_view name) { return find_external(name) != nullptr; }

std::variant<OperatorBody, Refused> external_body(const ExternalCall& call, spec::Program& into) {
  const External& external = *find_external(call.name);
  const Refused refused{fmt::format("{}: there is no rule for such arguments", call.name)};
  if (call.tensors.size() < 2) return refused;
  const std::string_view dtype = into.arena.string(spec::to_string(call.tensors.back().dtype));
  const auto attributes = attributes_of(external, call, dtype);
  if (attributes.empty()) return refused;
  const OperatorArgument data{call.tensors.front()};
  auto made = operator_body(operator_call(external, attributes, into), {&data, 1}, into);
  const auto* body = std::get_if<OperatorBody>(&made);
  if (body && !std::ranges::equal(body->results, std::span(call.tensors).subspan(1)))
    return refused;
  return made;
}

}  // namespace tenor::semantics::relax
