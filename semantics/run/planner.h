// SPDX-License-Identifier: Apache-2.0
// How a plan is made (plan.h), step by step: inputs are matched with parameters, scalars read,
// sizes learned from arrays, the rest chosen, arrays made. Each step says why it cannot continue,
// if so.
#pragma once

#include "semantics/run/plan.h"

namespace tenor::semantics {

class Planner {
 public:
  Planner(const spec::Program& program, const spec::Module& module, const spec::tir::PrimFunc* f,
          const std::vector<Input>& inputs, const RunOptions& options, OpenLayout open);

  std::variant<Plan, PlanProblem> run();

 private:
  using Problem = std::optional<PlanProblem>;

  // plan_inputs.cpp
  std::optional<std::size_t> parameter_called(std::string_view name) const;
  bool is_parameter(const spec::Variable* v) const;
  PlanProblem unknown(const std::string& name) const;
  /// Which parameter or size each input is for.
  Problem match_inputs();
  Problem read_parts(std::size_t i, const Input& input);
  Problem find_aliases();

  // plan.cpp
  Problem match_size(const Input& input);
  /// Parameters that are not handles, where they are given.
  Problem read_scalars();
  Problem read_scalar(std::size_t i, const Input& input);
  void set_scalar(std::size_t i, const ConcreteValue& value, bool chosen);
  /// Sizes that given arrays decide. The first array counts; the rules compare the others.
  Problem learn_sizes();
  Problem learn_shape(const spec::Buffer* b, const std::vector<std::int64_t>& shape);
  Problem learn_layout(const spec::Buffer* b, const ArrayText& parts);
  Problem learn_size(const spec::Buffer* b, const spec::Variable* v, std::int64_t extent,
                     std::string_view part = "dimension");
  /// Sizes that nothing decides, and what is left of the scalars.
  Problem choose_sizes();
  void choose_in(const spec::PrimExpr* e);
  void draw_scalar_of(std::size_t i);

  // plan_arrays.cpp
  Problem make_arrays();
  Problem make_array(PlannedArgument& a, const Input* input);
  Problem take_array(PlannedArgument& a, const Input& input);
  /// An array of the shape that is given, or that the buffer has.
  Problem fill_array(PlannedArgument& a, const Input* input);
  Problem take_shape_of_buffer(PlannedArgument& a);
  Problem make_elements(PlannedArgument& a);
  void share(PlannedArgument& a) const;
  void list_sizes();
  Problem lay_out(PlannedArgument& a);
  Problem check_memory();

  const spec::tir::PrimFunc* function_;
  const RunOptions& options_;
  const OpenLayout open_;
  Sizes sizes_;
  const std::vector<Input>& given_;
  std::vector<const Input*> inputs_;  ///< of each parameter, or null
  std::vector<ArrayText> parts_;      ///< what the text of each says beside elements
  std::vector<const spec::Variable*> stated_, chosen_;  ///< sizes: by the caller, by us
  std::vector<const spec::Variable*> laid_out_;         ///< strides and offsets: by us
  Plan plan_;
};

/// Why arguments take more memory than there is; nothing where they do not.
std::optional<PlanProblem> check_memory(const Plan& plan, const RunOptions& options);

/// The caller named or wrote something wrong.
PlanProblem usage_problem(std::string message);

}  // namespace tenor::semantics
