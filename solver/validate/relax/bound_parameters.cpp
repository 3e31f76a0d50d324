// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/relax/bound_parameters.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "spec/relax/children.h"
#include "spec/relax/omitted_constant.h"

namespace tenor::solver {

using namespace spec;
namespace ir = spec::relax;

namespace {

/// Every expression inside a function, in the order of its text.
std::vector<const ir::Expr*> expressions_of(const ir::Function& f) {
  std::vector<const ir::Expr*> all;
  const auto add = [&](const ir::Expr* e) {
    std::vector<const ir::Expr*> found;
    ir::for_each_expression_in(e, [&](const ir::Expr* part) { found.push_back(part); });
    all.insert(all.end(), found.rbegin(), found.rend());
  };
  ir::for_each_binding_in(
      f.body, [&](const ir::Binding& b) { add(b.value); }, [](const ir::Function&) {});
  return all;
}

/// Constants, each once: of those that a text leaves out, by their numbers.
std::vector<const ir::Expr*> constants_of(const ir::Function& f) {
  std::vector<const ir::Expr*> all;
  std::set<std::size_t> seen;
  for (const ir::Expr* e : expressions_of(f)) {
    const auto number = ir::omitted_constant(e);
    if (number ? seen.insert(*number).second : ir::as<ir::Constant>(e) != nullptr) all.push_back(e);
  }
  return all;
}

/// May the constant be a value of the parameter?
bool fits(const ir::Expr* constant, const ir::Variable* parameter) {
  const auto* written = ir::as<ir::Constant>(constant);
  const auto* tensor = ir::as<ir::TensorStructInfo>(parameter->struct_info_annotation);
  if (!written) return tensor != nullptr;
  const auto* shape = tensor ? ir::as<ir::ShapeExpr>(tensor->shape) : nullptr;
  return shape && tensor->dtype == written->dtype &&
         std::ranges::equal(shape->values, written->shape,
                            [](const PrimExpr* extent, std::int64_t n) {
                              const auto* literal = spec::as<IntImm>(extent);
                              return literal && literal->value == n;
                            });
}

/// The parameters that AFTER does not have, in the order of their first uses.
std::vector<const ir::Variable*> missing(const ir::Function& before, const ir::Function& after) {
  std::set<const ir::Variable*> left;
  std::size_t kept = 0;
  for (const ir::Variable* v : before.params)
    if (kept < after.params.size() && after.params[kept]->name_hint == v->name_hint)
      ++kept;
    else
      left.insert(v);
  if (kept < after.params.size()) return {};
  std::vector<const ir::Variable*> used;
  for (const ir::Expr* e : expressions_of(before))
    if (const auto* v = ir::as<ir::Var>(e); v && left.erase(v->variable) > 0)
      used.push_back(v->variable);
  return left.empty() ? used : std::vector<const ir::Variable*>();
}

}  // namespace

BoundParameters bound_parameters(const ir::Function& before, const ir::Function& after) {
  const std::vector<const ir::Variable*> parameters = missing(before, after);
  if (parameters.empty())
    return {{}, "AFTER's parameters are not some of BEFORE's, of which it uses the others"};
  BoundParameters made;
  std::vector<const ir::Expr*> left = constants_of(after);
  const bool has_own = std::ranges::any_of(
      constants_of(before), [](const ir::Expr* e) { return ir::omitted_constant(e).has_value(); });
  if (has_own) std::erase_if(left, [](const ir::Expr* e) { return !ir::as<ir::Constant>(e); });
  for (const ir::Variable* v : parameters) {
    const auto found = std::ranges::find_if(left, [&](const ir::Expr* e) { return fits(e, v); });
    if (found == left.end())
      return {{}, fmt::format("AFTER has no constant for BEFORE's parameter {}", v->name_hint)};
    made.bound.emplace_back(v, *found);
    left.erase(found);
  }
  return made;
}

}  // namespace tenor::solver
