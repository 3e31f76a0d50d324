// SPDX-License-Identifier: Apache-2.0
// How the plan of a call of a Relax function is made (model_plan.h): inputs are matched with parts
// of parameters, sizes learned, the rest chosen, values made. What stands against the call is
// collected on the way.
#pragma once

#include <functional>
#include <map>

#include "semantics/run/model/dimensions.h"
#include "semantics/run/model/model_plan.h"
#include "semantics/run/model/names.h"

namespace tenor::semantics {

class ModelPlanner {
 public:
  ModelPlanner(const spec::relax::Function* f, std::string_view name, const ModelInputs& inputs,
               const RunOptions& options, const std::vector<OmittedConstant>& constants);

  std::variant<ModelPlan, PlanProblem> run();

 private:
  // model_planner.cpp
  void match_input(const Input& input);
  void match_weight(const Input& input);
  void take(std::size_t part, const Input& input);
  /// The part that is the constant of that name.
  std::optional<std::size_t> constant(std::string_view name) const;
  void make_constants(std::size_t next);
  void match_size(const Input& input);
  /// Is it the size of an axis of a tensor whose rank alone is known? Then it is taken.
  bool match_axis(const Input& input);
  std::string unknown(const Input& input) const;
  /// Sizes that are known from now on are so by the input of that name.
  void note_source(const std::string& name);
  /// `, where n is 3 by x`: which other inputs say what the dimensions are; empty: none does.
  std::string sources_of(const std::vector<const spec::PrimExpr*>& dimensions,
                         const std::string& but) const;
  /// Whole dimensions come first, then those of one size that is not known yet. False after a
  /// complaint: an array has a dimension that no size gives.
  bool learn_sizes();
  using VisitExtent = std::function<void(std::size_t dimension, const spec::PrimExpr* annotated,
                                         std::int64_t extent)>;
  /// Visits each dimension of a part's array, if one is given and of the rank that is annotated.
  void for_each_given_extent(std::size_t part, const VisitExtent& visit) const;
  void choose_sizes();
  void list_sizes();
  /// The sizes of the axes of a tensor whose rank alone is known, as nothing gives an array.
  std::vector<std::int64_t> chosen_axes(const ModelPart& part, std::size_t rank) const;
  /// The value that the parts from `next` on make up, of a parameter of that StructInfo.
  relax::HostValue assembled(const spec::relax::StructInfo* s, std::size_t& next);
  /// All that was complained about.
  PlanProblem refused() const;
  void complain(const std::string& line) { complaints_ += "\n  " + line; }

  // part_values.cpp
  /// The value of a part, and what it was given as.
  relax::HostValue value_of(std::size_t part);
  relax::HostValue shape_of(std::size_t part);
  relax::HostValue prim_of(std::size_t part);
  relax::HostValue tensor_of(std::size_t part);
  relax::HostValue object_of(std::size_t part);
  /// A cache whose rows the input gives: of float32 where it draws them.
  relax::HostValue cache_of(const ModelPart& part, const Input& input);
  std::optional<Tensor> given_tensor(std::size_t part, const Input& input);
  std::optional<Tensor> made_tensor(std::size_t part, const Input* input);
  /// What a tensor is drawn from that no input gives.
  std::string drawn_source(const ModelPart& part, spec::DataType dtype);
  /// The shape that the annotation says; nothing where a part of it is not known.
  std::optional<std::vector<std::int64_t>> annotated_shape(const ModelPart& part) const;
  /// The shape of an array that is drawn; nothing where not even the rank is known.
  std::optional<std::vector<std::int64_t>> drawn_shape(const ModelPart& part) const;
  /// Which dimension of the annotation is below 0; empty: none is.
  std::string negative_dimension(const ModelPart& part) const;
  /// A complaint where the annotation says something else.
  void compare(const ModelPart& part, const Tensor& tensor, bool is_shape_given);
  /// The given number of that datatype, or a complaint.
  std::optional<ConcreteValue> number(const std::string& name, const Input& input,
                                      spec::DataType dtype);
  /// Its bytes are taken from the budget; false: there are not that many left.
  bool afford(const ModelPart& part, spec::DataType dtype, const std::vector<std::int64_t>& shape);
  /// Is it a weight, where weights are given and not drawn?
  bool is_missing(const ModelPart& part) const;

  const spec::relax::Function* function_;
  const std::string name_;
  const ModelInputs& given_;
  const RunOptions& options_;
  const std::vector<OmittedConstant>& constants_;
  const std::vector<ModelPart> parts_;  ///< of parameters, then the constants
  const std::optional<std::size_t> first_weight_;
  const PartNames names_;
  Dimensions dimensions_;
  std::vector<const Input*> inputs_;  ///< of each part, or null
  std::vector<const spec::Variable*> stated_, chosen_;
  std::map<const spec::Variable*, std::string> sources_;  ///< of sizes that inputs say
  std::map<std::string, std::int64_t> axes_;              ///< stated, by their names
  std::vector<PlannedSize> axis_sizes_;
  std::string complaints_;
  std::optional<PlanProblem> problem_;  ///< a limit, or what has no values
  std::uint64_t memory_left_;
  ModelPlan plan_;
};

/// The number that an input is, in that datatype.
TensorResult<ConcreteValue> number_in(const Input& input, spec::DataType dtype);

}  // namespace tenor::semantics
