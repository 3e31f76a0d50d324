// SPDX-License-Identifier: Apache-2.0
// How a plan is made (plan.h), step by step: inputs are matched with parameters, scalars read,
// sizes learned from arrays, the rest chosen, arrays made. Each step says why it cannot go on, if
// so.
#pragma once

#include "semantics/tir/plan.h"

namespace tenor::semantics {

class Planner {
 public:
  Planner(const spec::Program& program, const spec::Module& module, const spec::PrimFunc* f,
          const std::vector<Input>& inputs, const PlanOptions& options);

  std::variant<Plan, PlanProblem> run();

 private:
  using Problem = std::optional<PlanProblem>;

  // plan.cpp
  std::optional<std::size_t> parameter_called(std::string_view name) const;
  bool is_parameter(const spec::Variable* v) const;
  PlanProblem unknown(const std::string& name) const;
  /// Which parameter or size each input is for.
  Problem match_inputs();
  Problem match_size(const Input& input);
  Problem find_aliases();
  /// Parameters that are no handles, where they are given.
  Problem read_scalars();
  Problem read_scalar(std::size_t i, const Input& input);
  void set_scalar(std::size_t i, const ConcreteValue& value, bool chosen);
  /// Sizes that given arrays decide. The first array counts; the rules compare the others.
  Problem learn_sizes();
  Problem learn_size(const spec::Buffer* b, const spec::Variable* v, std::int64_t extent);
  /// Sizes that nothing decides, and what is left of the scalars.
  Problem choose_sizes();
  void choose_in(const spec::PrimExpr* e);
  void draw_scalar_of(std::size_t i);

  // plan_arrays.cpp
  Problem make_arrays();
  Problem make_array(PlannedArgument& a, const Input* input);
  Problem take_array(PlannedArgument& a, const Input& input);
  /// An array of the shape that the buffer has.
  Problem fill_array(PlannedArgument& a, const Input* input);
  Problem make_elements(PlannedArgument& a);
  void share(PlannedArgument& a) const;
  void list_sizes();
  PlanProblem too_large(const PlannedArgument& a) const;
  Problem lay_out(PlannedArgument& a);
  Problem judge_memory();

  const spec::PrimFunc* function_;
  const PlanOptions& options_;
  Sizes sizes_;
  const std::vector<Input>& given_;
  std::vector<const Input*> inputs_;                    ///< of each parameter, or null
  std::vector<const spec::Variable*> stated_, chosen_;  ///< sizes: by the caller, by us
  Plan plan_;
};

/// The caller named or wrote something wrong.
PlanProblem usage_problem(std::string message);

}  // namespace tenor::semantics
