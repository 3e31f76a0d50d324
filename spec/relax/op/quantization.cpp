// SPDX-License-Identifier: Apache-2.0
// To and from quantised tensors.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include "spec/relax/op/families.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

constexpr Parameter kDequantizeParameters[] = {{"data"},
                                               {"scale"},
                                               {"zero_point"},
                                               {"axis", kAttribute, "-1"},
                                               {"out_dtype", kAttribute, "\"float32\""}};
constexpr Parameter kQuantizeParameters[] = {{"data"},
                                             {"scale"},
                                             {"zero_point"},
                                             {"axis", kAttribute, "-1"},
                                             {"out_dtype", kAttribute, "\"int8\""}};

constexpr Operator kOperators[] = {
    {"dequantize", kDequantizeParameters, Purity::kPure},
    {"quantize", kQuantizeParameters, Purity::kPure},
};

}  // namespace

std::span<const Operator> quantization_operators() { return kOperators; }

}  // namespace tenor::spec::relax
