// SPDX-License-Identifier: Apache-2.0
#include "semantics/run/model/initializer.h"

#include <fmt/format.h>

#include <algorithm>

namespace tenor::semantics {

using namespace spec;

namespace {

constexpr std::string_view kInitializer = "_initialize_effect";

/// The fields of a tuple, or the value alone.
std::vector<relax::HostValue> fields_of(relax::HostValue value) {
  if (auto* tuple = std::get_if<relax::HostTuple>(&value.value)) return std::move(tuple->fields);
  return {std::move(value)};
}

std::vector<OmittedConstant> constants_of(const Subject& subject) {
  return omitted_constants(subject.module(), subject.reachable, subject.loaded->parsed.program);
}

bool is_known(const OmittedConstant& constant) {
  return !spec::relax::as<spec::relax::TensorStructInfo>(constant.part.struct_info)
              ->dtype.is_void();
}

/// Of both functions, by their numbers; what the first one does not say, the other does.
std::vector<OmittedConstant> constants_of(const Subject& subject, const Subject* beside) {
  std::vector<OmittedConstant> all = constants_of(subject);
  if (!beside) return all;
  for (const OmittedConstant& other : constants_of(*beside)) {
    const auto own = std::ranges::find(all, other.number, &OmittedConstant::number);
    if (own == all.end())
      all.push_back(other);
    else if (!is_known(*own))
      own->part.struct_info = other.part.struct_info;
  }
  return all;
}

/// What the initializer makes, or how its run ended.
std::variant<MadeObjects, PlanProblem> made_by(const Function& initializer, const Subject& subject,
                                               const RunOptions& options) {
  relax::ModelSetup setup = setup_of(subject, ModelPlan{}, options);
  setup.function = initializer.relax_func;
  relax::ModelInvocation run = relax::invoke(setup, {});
  const std::string name(initializer.name);
  if (run.returned) return MadeObjects{name, fields_of(std::move(*run.returned))};
  return PlanProblem{PlanProblem::Kind::kExternal,
                     fmt::format("{} makes the objects that {} takes, and it ends so: {}", name,
                                 subject.path, run.outcome.message),
                     run.outcome.node};
}

}  // namespace

const Function* initializer_of(const Module& module, const Function& f) {
  if (!f.relax_func || f.name == kInitializer) return nullptr;
  const auto parts = parts_of(*f.relax_func);
  const bool takes_objects = std::ranges::any_of(
      parts, [](const ModelPart& part) { return part.kind == ModelPart::Kind::kObject; });
  const auto found = std::ranges::find(module.functions, kInitializer, &Function::name);
  const bool makes_them =
      found != module.functions.end() && found->relax_func && found->relax_func->params.empty();
  return takes_objects && makes_them ? &*found : nullptr;
}

std::variant<ModelPlan, PlanProblem> plan_model(const Subject& subject, ModelInputs inputs,
                                                const RunOptions& options, const Subject* beside) {
  const Function& f = *subject.selected.function;
  if (const Function* initializer = initializer_of(subject.module(), f)) {
    auto made = made_by(*initializer, subject, options);
    if (auto* problem = std::get_if<PlanProblem>(&made)) return std::move(*problem);
    inputs.objects = std::get<MadeObjects>(std::move(made));
  }
  leave_out_unused(inputs.constants, subject.module(), subject.reachable);
  return plan_model(subject.model(), f.name, inputs, options, constants_of(subject, beside));
}

relax::ModelSetup setup_of(const Subject& subject, const ModelPlan& plan,
                           const RunOptions& options) {
  return {subject.loaded->parsed.program,
          subject.module(),
          subject.model(),
          options.limits,
          options.profile,
          options.readings,
          options.granularity,
          subject.foreign.functions,
          plan.constants,
          plan.drawn};
}

}  // namespace tenor::semantics
