// SPDX-License-Identifier: Apache-2.0
// Losses.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include "spec/relax/op/families.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

constexpr Parameter kNnCrossEntropyWithLogitsParameters[] = {{"predictions"}, {"labels"}};
constexpr Parameter kNnNllLossParameters[] = {{"predictions"},
                                              {"targets"},
                                              {"weights", kExpr, "None"},
                                              {"reduction", kAttribute, "\"mean\""},
                                              {"ignore_index", kAttribute, "-100"}};

constexpr Operator kOperators[] = {
    {"nn.cross_entropy_with_logits", kNnCrossEntropyWithLogitsParameters, Purity::kPure},
    {"nn.nll_loss", kNnNllLossParameters, Purity::kPure},
};

}  // namespace

std::span<const Operator> loss_operators() { return kOperators; }

}  // namespace tenor::spec::relax
