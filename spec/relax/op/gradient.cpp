// SPDX-License-Identifier: Apache-2.0
// Operators that training makes of others.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include "spec/relax/op/families.h"
#include "spec/relax/op/result.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

/// What marks a value for training changes nothing of it, tensor or not.
const StructInfo* derive_marked(OperatorCall& op) {
  if (op.size() != 1) return op.reject(0, "it takes one argument");
  return op.struct_info(std::size_t{0});
}

/// The gradient of argument 1, for which there is one of the result: argument 0.
const StructInfo* derive_backward(OperatorCall& op) {
  const auto all = tensor_arguments(op, op.size() < 2 ? 2 : op.size());
  return all ? like(op, (*all)[1], (*all)[1].dtype) : nullptr;
}

constexpr Parameter kGradAvgPool2dBackwardParameters[] = {
    {"output_grad"},
    {"data"},
    {"pool_size", kAttribute, "(1, 1)"},
    {"strides", kAttribute, "(1, 1)"},
    {"padding", kAttribute, "(0, 0, 0, 0)"},
    {"dilation", kAttribute, "(1, 1)"},
    {"ceil_mode", kAttribute, "False"},
    {"count_include_pad", kAttribute, "False"},
    {"layout", kAttribute, "\"NCHW\""},
    {"out_layout", kAttribute, "None"}};
constexpr Parameter kGradEndCheckpointParameters[] = {{"input", kExpr, {}, "x"}};
constexpr Parameter kGradNllLossBackwardParameters[] = {{"output_grad"},
                                                        {"predictions"},
                                                        {"targets"},
                                                        {"weights", kExpr, "None"},
                                                        {"reduction", kAttribute, "\"mean\""},
                                                        {"ignore_index", kAttribute, "-100"}};
constexpr Parameter kGradTakeBackwardParameters[] = {{"output_grad"},
                                                     {"x"},
                                                     {"indices"},
                                                     {"axis", kAttribute, "None"},
                                                     {"mode", kAttribute, "\"fast\""}};

constexpr Operator kGradientOperators[] = {
    {"grad.avg_pool2d_backward", kGradAvgPool2dBackwardParameters, Purity::kPure, derive_backward},
    {"grad.end_checkpoint", kGradEndCheckpointParameters, Purity::kPure, derive_marked},
    {"grad.max_pool2d_backward", kGradAvgPool2dBackwardParameters, Purity::kPure, derive_backward},
    {"grad.nll_loss_backward", kGradNllLossBackwardParameters, Purity::kPure, derive_backward},
    {"grad.no_grad", kGradEndCheckpointParameters, Purity::kPure, derive_marked},
    {"grad.start_checkpoint", kGradEndCheckpointParameters, Purity::kPure, derive_marked},
    {"grad.take_backward", kGradTakeBackwardParameters, Purity::kPure, derive_backward},
};

}  // namespace

std::span<const Operator> gradient_operators() { return kGradientOperators; }

}  // namespace tenor::spec::relax
