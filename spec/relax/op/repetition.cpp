// SPDX-License-Identifier: Apache-2.0
// Operators that repeat, mirror, pad or mask a tensor.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include "spec/relax/op/families.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

constexpr Parameter kFlipParameters[] = {{"data"}, {"axis", kAttribute}};
constexpr Parameter kNnPadParameters[] = {{"data"},
                                          {"pad_width", kAttribute},
                                          {"pad_mode", kAttribute, "\"constant\""},
                                          {"pad_value", kAttribute, "0.0"}};
constexpr Parameter kNnPixelShuffleParameters[] = {{"data"}, {"upscale_factor", kAttribute}};
constexpr Parameter kOneHotParameters[] = {{"indices"},
                                           {"on_value", kPrimValue},
                                           {"off_value", kPrimValue},
                                           {"depth", kAttribute},
                                           {"axis", kAttribute, "-1"}};
constexpr Parameter kRepeatParameters[] = {
    {"data"}, {"repeats", kAttribute}, {"axis", kAttribute, "None"}};
constexpr Parameter kReverseSequenceParameters[] = {
    {"data"}, {"seq_lengths"}, {"seq_axis", kAttribute, "1"}, {"batch_axis", kAttribute, "0"}};
constexpr Parameter kTileParameters[] = {{"data"}, {"repeats", kAttribute}};
constexpr Parameter kTrilParameters[] = {{"x"}, {"k", kPrimValue, "0"}};

constexpr Operator kOperators[] = {
    {"flip", kFlipParameters, Purity::kPure},
    {"nn.pad", kNnPadParameters, Purity::kPure},
    {"nn.pixel_shuffle", kNnPixelShuffleParameters, Purity::kPure},
    {"one_hot", kOneHotParameters, Purity::kPure},
    {"repeat", kRepeatParameters, Purity::kPure},
    {"reverse_sequence", kReverseSequenceParameters, Purity::kPure},
    {"tile", kTileParameters, Purity::kPure},
    {"tril", kTrilParameters, Purity::kPure},
    {"triu", kTrilParameters, Purity::kPure},
};

}  // namespace

std::span<const Operator> repetition_operators() { return kOperators; }

}  // namespace tenor::spec::relax
