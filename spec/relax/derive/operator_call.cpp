// SPDX-License-Identifier: Apache-2.0
#include "spec/relax/derive/operator_call.h"

#include <fmt/format.h>

#include <algorithm>

#include "spec/prover/simplify.h"
#include "spec/relax/derive/call_checks.h"

namespace tenor::spec::relax {

const StructInfo* DerivedCall::struct_info(std::size_t i) const {
  return i < size() ? struct_info(argument(i)) : nullptr;
}

const StructInfo* DerivedCall::struct_info(const Expr* e) const {
  return e ? deriver_.known(e) : nullptr;
}

/// The attribute as written, or its default.
Object DerivedCall::attribute(std::string_view name) const {
  if (const Object* written = find(call().attrs, name)) return *written;
  const auto parameter = std::ranges::find(op_.parameters, name, &Parameter::name);
  return parameter == op_.parameters.end() ? Object{}
                                           : default_of(*parameter, deriver_.builder().arena());
}

Truth DerivedCall::equal(const PrimExpr* a, const PrimExpr* b) {
  return deriver_.algebra().equal({&a, 1}, {&b, 1}).answer;
}

const PrimExpr* DerivedCall::simplify(const PrimExpr* e) {
  return spec::simplify(deriver_.builder().tir(), e);
}

const StructInfo* DerivedCall::reject(std::size_t argument, std::string message, std::string hint) {
  report(argument, std::move(message), std::move(hint), false);
  return nullptr;
}

const StructInfo* DerivedCall::give_up(std::string message) {
  deriver_.give_up(call(), fmt::format("{}: {}", op_.name, message));
  return nullptr;
}

void DerivedCall::may_reject(std::size_t argument, std::string message) {
  report(argument, std::move(message), {}, true);
}

/// Of an argument that nothing was derived of, nothing is said.
void DerivedCall::report(std::size_t i, std::string message, std::string hint, bool is_for_a_run) {
  if (i < size() && deriver_.is_unknown(struct_info(i))) return;
  const Node* at = i < size() ? static_cast<const Node*>(argument(i)) : &call();
  deriver_.check(OperatorArgument{deriver_.builder().program().span(at), op_, std::move(message),
                                  std::move(hint), is_for_a_run});
}

}  // namespace tenor::spec::relax
