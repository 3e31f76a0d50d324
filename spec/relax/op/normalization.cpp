// SPDX-License-Identifier: Apache-2.0
// Operators that normalise over axes and keep the shape.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include "spec/relax/op/families.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

constexpr Parameter kNnBatchNormParameters[] = {{"data"},
                                                {"gamma"},
                                                {"beta"},
                                                {"moving_mean"},
                                                {"moving_var"},
                                                {"axis", kAttribute},
                                                {"epsilon", kAttribute, "1e-05"},
                                                {"center", kAttribute, "True"},
                                                {"scale", kAttribute, "True"},
                                                {"momentum", kAttribute, "0.1"},
                                                {"training", kAttribute, "True"}};
constexpr Parameter kNnDropoutParameters[] = {{"data"}, {"rate", kAttribute, "0.5"}};
constexpr Parameter kNnGroupNormParameters[] = {{"data"},
                                                {"gamma"},
                                                {"beta"},
                                                {"num_groups", kAttribute},
                                                {"channel_axis", kAttribute},
                                                {"axes", kAttribute},
                                                {"epsilon", kAttribute, "1e-05"},
                                                {"center", kAttribute, "True"},
                                                {"scale", kAttribute, "True"}};
constexpr Parameter kNnInstanceNormParameters[] = {{"data"},
                                                   {"gamma"},
                                                   {"beta"},
                                                   {"channel_axis", kAttribute},
                                                   {"axes", kAttribute},
                                                   {"epsilon", kAttribute, "1e-05"},
                                                   {"center", kAttribute, "True"},
                                                   {"scale", kAttribute, "True"}};
constexpr Parameter kNnLayerNormParameters[] = {{"data"},
                                                {"gamma"},
                                                {"beta"},
                                                {"axes", kAttribute},
                                                {"epsilon", kAttribute, "1e-05"},
                                                {"center", kAttribute, "True"},
                                                {"scale", kAttribute, "True"}};
constexpr Parameter kNnLogSoftmaxParameters[] = {{"data"}, {"axis", kAttribute, "-1"}};
constexpr Parameter kNnPreluParameters[] = {{"data"}, {"alpha"}, {"axis", kAttribute, "1"}};
constexpr Parameter kNnRmsNormParameters[] = {
    {"data"}, {"weight"}, {"axes", kAttribute, "-1"}, {"epsilon", kAttribute, "1e-05"}};

constexpr Operator kOperators[] = {
    {"nn.batch_norm", kNnBatchNormParameters, Purity::kPure},
    {"nn.dropout", kNnDropoutParameters, Purity::kPure},
    {"nn.group_norm", kNnGroupNormParameters, Purity::kPure},
    {"nn.instance_norm", kNnInstanceNormParameters, Purity::kPure},
    {"nn.layer_norm", kNnLayerNormParameters, Purity::kPure},
    {"nn.log_softmax", kNnLogSoftmaxParameters, Purity::kPure},
    {"nn.prelu", kNnPreluParameters, Purity::kPure},
    {"nn.rms_norm", kNnRmsNormParameters, Purity::kPure},
    {"nn.softmax", kNnLogSoftmaxParameters, Purity::kPure},
};

}  // namespace

std::span<const Operator> normalization_operators() { return kOperators; }

}  // namespace tenor::spec::relax
