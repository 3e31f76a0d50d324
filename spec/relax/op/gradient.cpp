// SPDX-License-Identifier: Apache-2.0
// Operators that training makes of others.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include "spec/relax/op/families.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

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
constexpr Parameter kGradTakeBackwardParameters[] = {
    {"output_grad"}, {"x"}, {"indices"}, {"axis", kAttribute, "None"}};

constexpr Operator kOperators[] = {
    {"grad.avg_pool2d_backward", kGradAvgPool2dBackwardParameters, Purity::kPure},
    {"grad.end_checkpoint", kGradEndCheckpointParameters, Purity::kPure},
    {"grad.max_pool2d_backward", kGradAvgPool2dBackwardParameters, Purity::kPure},
    {"grad.nll_loss_backward", kGradNllLossBackwardParameters, Purity::kPure},
    {"grad.no_grad", kGradEndCheckpointParameters, Purity::kPure},
    {"grad.start_checkpoint", kGradEndCheckpointParameters, Purity::kPure},
    {"grad.take_backward", kGradTakeBackwardParameters, Purity::kPure},
};

}  // namespace

std::span<const Operator> gradient_operators() { return kOperators; }

}  // namespace tenor::spec::relax
