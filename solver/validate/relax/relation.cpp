// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/relax/relation.h"

#include <fmt/format.h>

#include <algorithm>

#include "semantics/run/model/parts.h"
#include "solver/validate/relax/bound_parameters.h"
#include "spec/relax/struct_info/variables.h"

namespace tenor::solver {

using namespace spec;
using semantics::Subject;
namespace ir = spec::relax;

namespace {

constexpr std::string_view kNames[] = {"specialised", "bundled", "lifted", "bound"};

struct NoVariables final : ir::VariablesInScope {
  bool has(const ir::Variable*) const override { return false; }
  bool has(const Variable*) const override { return false; }
};

using Values = std::vector<const ir::Expr*>;

/// Makes a function that stands before one of a module and is called as the other side is.
class Between {
 public:
  Between(const Subject& callee, const Prover& prover)
      : callee_(callee),
        build_(callee.loaded->parsed.program),
        algebra_(build_, prover, readings_) {}

  /// A parameter of the new function. Its sizes are the new function's own, but for those that
  /// `fixed` gives a number.
  const ir::Variable* parameter(std::string_view name, const ir::StructInfo* s) {
    ir::for_each_variable(s, [&](const Variable* v) {
      if (sizes_.find(v)) return;
      const Variable* own = build_.tir().variable({}, v->name_hint, v->dtype);
      sizes_.entries.push_back({v, build_.tir().var({}, own)});
    });
    const ir::Variable* made = build_.variable({}, name, algebra_.substitute(s, sizes_), false);
    parameters_.push_back(made);
    return made;
  }
  void fix(const Variable* size, std::int64_t number) {
    sizes_.entries.push_back({size, build_.tir().int_imm({}, number, size->dtype)});
  }
  ir::ShapeVarMapping mapping(const ir::StructInfo* from, const ir::StructInfo* to) const {
    return algebra_.mapping(from, to, NoVariables());
  }

  /// The same constant, of that StructInfo, in this program.
  const ir::Expr* constant(const ir::Expr* of_other, const ir::StructInfo* s) {
    if (const auto* written = ir::as<ir::Constant>(of_other)) {
      auto* made = build_.make<ir::Constant>({});
      made->dtype = written->dtype;
      made->shape = build_.arena().list<std::int64_t>(written->shape);
      made->data = build_.arena().list<std::byte>(written->data);
      return made;
    }
    auto* made = build_.make<ir::OpaqueExpr>({});
    made->construct = ir::as<ir::OpaqueExpr>(of_other)->construct;
    made->construct.text = build_.arena().string(made->construct.text);
    return bound(made, s);
  }

  const ir::Expr* use(const ir::Variable* v) { return build_.use({}, v); }
  const ir::Expr* tuple(const Values& fields) {
    return build_.tuple({}, build_.arena().list(fields));
  }
  const ir::Expr* field(const ir::Expr* tuple, std::size_t index) {
    auto* made = build_.make<ir::TupleGetItem>({});
    made->tuple_value = tuple, made->index = static_cast<std::int64_t>(index);
    return bound(made);
  }
  /// A call of a function of the module.
  const ir::Expr* call(std::string_view function, const Values& arguments) {
    auto* callee = build_.make<ir::GlobalVar>({});
    callee->name_hint = build_.arena().string(function);
    auto* made = build_.make<ir::Call>({});
    made->op = callee, made->args = build_.arena().list(arguments);
    return bound(made);
  }

  /// The subject that stands for the callee: `result` is what its function comes to.
  Subject subject(const ir::Expr* result, std::unique_ptr<Module>& module, bool is_pure) {
    auto* body = build_.make<ir::SeqExpr>({});
    auto* block = build_.make<ir::BindingBlock>({});
    block->bindings = build_.arena().list(bindings_);
    body->blocks = build_.arena().list({static_cast<const ir::BindingBlock*>(block)});
    body->body = result;
    const ir::Function& given = *callee_.model();
    auto* f = build_.make<ir::Function>(build_.program().span(&given));
    f->params = build_.arena().list(parameters_);
    f->body = body, f->is_pure = is_pure;
    module = std::make_unique<Module>(callee_.module());
    Function own = *callee_.selected.function;
    own.name += " (related)", own.relax_func = f;
    module->functions.push_back(own);
    Subject made = callee_;
    made.selected = {module.get(), &module->functions.back()};
    made.reachable.insert(made.reachable.begin(), made.selected.function);
    return made;
  }

 private:
  const ir::Expr* bound(const ir::Expr* value, const ir::StructInfo* s = nullptr) {
    const ir::Variable* v = build_.variable({}, "v", s, false);
    auto* binding = build_.make<ir::Binding>({});
    binding->var = v, binding->value = value;
    bindings_.push_back(binding);
    return use(v);
  }

  const Subject& callee_;
  ir::Builder build_;
  Readings readings_;
  ir::StructInfoAlgebra algebra_;
  ir::ShapeVarMapping sizes_;
  std::vector<const ir::Variable*> parameters_;
  std::vector<const ir::Binding*> bindings_;
};

const ir::TupleStructInfo* tuple_of(const ir::Variable* v) {
  return ir::as<ir::TupleStructInfo>(v->struct_info_annotation);
}

/// One value for a parameter of the callee, or the tuple of one for each of its fields.
const ir::Expr* given_for(Between& between, const ir::Variable* v) {
  const ir::TupleStructInfo* fields = tuple_of(v);
  if (!fields) return between.use(between.parameter(v->name_hint, v->struct_info_annotation));
  Values all;
  for (std::size_t i = 0; i < fields->fields.size(); ++i)
    all.push_back(
        between.use(between.parameter(fmt::format("{}_{}", v->name_hint, i), fields->fields[i])));
  return between.tuple(all);
}

/// AFTER's tuples are spread over parameters, as many as BEFORE has.
Relating bundled(const Pair& pair, const Prover& prover) {
  const ir::Function& after = *pair.after->model();
  std::size_t count = 0;
  for (const ir::Variable* v : after.params) count += tuple_of(v) ? tuple_of(v)->fields.size() : 1;
  if (count != pair.before->model()->params.size())
    return {{},
            fmt::format("AFTER's parameters have {} fields, and BEFORE has {} parameters", count,
                        pair.before->model()->params.size())};
  Between between(*pair.after, prover);
  Values arguments;
  for (const ir::Variable* v : after.params) arguments.push_back(given_for(between, v));
  RelatedPair made{*pair.before, *pair.after, "", "calls with its parameters in tuples",
                   {},           "",          {}};
  const ir::Expr* result = between.call(pair.after->selected.function->name, arguments);
  made.after = between.subject(result, made.modules.emplace_back(), after.is_pure);
  return {std::move(made), ""};
}

/// BEFORE is called at the sizes that AFTER has in its signature.
Relating specialised(const Pair& pair, const Prover& prover) {
  const auto &before = pair.before->model()->params, &after = pair.after->model()->params;
  if (before.size() != after.size())
    return {{},
            fmt::format("BEFORE has {} parameters, and AFTER has {}", before.size(), after.size())};
  Between between(*pair.before, prover);
  RelatedPair made{*pair.before, *pair.after, "", "", {}, "", {}};
  for (std::size_t i = 0; i < before.size(); ++i)
    for (const auto& [size, value] :
         between.mapping(before[i]->struct_info_annotation, after[i]->struct_info_annotation)
             .entries) {
      const auto* number = as<IntImm>(value);
      const std::string name(size->name_hint);
      const bool is_known =
          std::ranges::find(made.sizes, name, &semantics::Assignment::name) != made.sizes.end();
      if (!number || is_known) continue;
      between.fix(size, number->value);
      made.sizes.push_back({name, std::to_string(number->value)});
      made.says += fmt::format("{}{} = {}", made.says.empty() ? "" : ", ", name, number->value);
    }
  if (made.sizes.empty()) return {{}, "AFTER has no number where BEFORE has a size"};
  made.calls = "calls with " + made.says;
  Values arguments;
  for (const ir::Variable* v : before)
    arguments.push_back(between.use(between.parameter(v->name_hint, v->struct_info_annotation)));
  const ir::Expr* result = between.call(pair.before->selected.function->name, arguments);
  made.before = between.subject(result, made.modules.emplace_back(), pair.before->model()->is_pure);
  return {std::move(made), ""};
}

/// BEFORE is called with the constants of AFTER.
Relating bound(const Pair& pair, const Prover& prover) {
  const BoundParameters found = bound_parameters(*pair.before->model(), *pair.after->model());
  if (!found.problem.empty()) return {{}, found.problem};
  Between between(*pair.before, prover);
  RelatedPair made{
      *pair.before, *pair.after, "", "", {}, "constants of AFTER are given to BEFORE", {}};
  Values arguments;
  for (const ir::Variable* v : pair.before->model()->params) {
    const auto given = std::ranges::find(found.bound, v, [](const auto& b) { return b.first; });
    arguments.push_back(
        given == found.bound.end()
            ? between.use(between.parameter(v->name_hint, v->struct_info_annotation))
            : between.constant(given->second, v->struct_info_annotation));
    if (given != found.bound.end())
      made.says += fmt::format("{}{}", made.says.empty() ? "" : ", ", v->name_hint);
  }
  made.calls = fmt::format("calls with the constants of AFTER as {}", made.says);
  const ir::Expr* result = between.call(pair.before->selected.function->name, arguments);
  made.before = between.subject(result, made.modules.emplace_back(), pair.before->model()->is_pure);
  return {std::move(made), ""};
}

/// AFTER is called with what its module's function makes of the weights.
Relating lifted(const Pair& pair, const Prover& prover) {
  const Function* transform = transform_of(*pair.after);
  if (!transform)
    return {{},
            fmt::format("AFTER's module has no function {0}_transform_params or "
                        "transform_params",
                        pair.after->selected.function->name)};
  const ir::Function& after = *pair.after->model();
  const std::size_t inputs =
      std::min(semantics::input_count(*pair.before->model()).value_or(0), after.params.size());
  Between between(*pair.after, prover);
  Values arguments, weights;
  for (std::size_t i = 0; i < inputs; ++i) arguments.push_back(given_for(between, after.params[i]));
  for (const ir::Variable* v : transform->relax_func->params)
    weights.push_back(given_for(between, v));
  const ir::Expr* made_of_them = between.call(transform->name, weights);
  const bool is_one = after.params.size() == inputs + 1 && tuple_of(after.params[inputs]);
  for (std::size_t i = inputs; i < after.params.size(); ++i)
    arguments.push_back(is_one ? made_of_them : between.field(made_of_them, i - inputs));
  RelatedPair made{*pair.before,
                   *pair.after,
                   "by " + transform->name,
                   "calls with what " + transform->name + " makes of the weights",
                   {},
                   transform->name + " makes the weights of AFTER first",
                   {}};
  const ir::Expr* result = between.call(pair.after->selected.function->name, arguments);
  made.after = between.subject(result, made.modules.emplace_back(),
                               after.is_pure && transform->relax_func->is_pure);
  const auto own =
      std::ranges::find(made.after.module().functions, transform->name, &Function::name);
  if (std::ranges::find(made.after.reachable, transform) == made.after.reachable.end())
    made.after.reachable.push_back(&*own);
  return {std::move(made), ""};
}

}  // namespace

std::optional<ModelRelation> relation_named(std::string_view name) {
  const auto found = std::ranges::find(kNames, name);
  if (found == std::end(kNames)) return {};
  return static_cast<ModelRelation>(found - std::begin(kNames));
}

std::string_view to_string(ModelRelation relation) {
  return kNames[static_cast<std::size_t>(relation)];
}

const Function* transform_of(const Subject& after) {
  const std::string own = after.selected.function->name + "_transform_params";
  const auto& all = after.module().functions;
  for (const std::string_view name : {std::string_view(own), std::string_view("transform_params")})
    if (const auto found = std::ranges::find(all, name, &Function::name);
        found != all.end() && found->relax_func)
      return &*found;
  return nullptr;
}

Relating relate(const Pair& pair, ModelRelation relation, const Prover& prover) {
  switch (relation) {
    case ModelRelation::kSpecialised: return specialised(pair, prover);
    case ModelRelation::kBundled: return bundled(pair, prover);
    case ModelRelation::kBound: return bound(pair, prover);
    default: return lifted(pair, prover);
  }
}

}  // namespace tenor::solver
