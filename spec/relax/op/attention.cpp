// SPDX-License-Identifier: Apache-2.0
// Attention over heads.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include "spec/relax/op/families.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

constexpr Parameter kNnAttentionParameters[] = {{"query"},
                                                {"key"},
                                                {"value"},
                                                {"bias", kExpr, "None"},
                                                {"scale", kAttribute, "None"},
                                                {"causal_mask", kAttribute, "None"},
                                                {"window_size", kAttribute, "None"}};
constexpr Parameter kNnAttentionBiasParameters[] = {{"query"},
                                                    {"key"},
                                                    {"value"},
                                                    {"bias"},
                                                    {"scale", kAttribute, "None"},
                                                    {"causal_mask", kAttribute, "None"},
                                                    {"window_size", kAttribute, "None"}};
constexpr Parameter kNnAttentionVarLenParameters[] = {{"queries", kExpr, {}, "query"},
                                                      {"keys", kExpr, {}, "key"},
                                                      {"values", kExpr, {}, "value"},
                                                      {"seqstart_q"},
                                                      {"seqstart_k"},
                                                      {"max_seqlen_q"},
                                                      {"max_seqlen_k"},
                                                      {"scale", kAttribute, "None"},
                                                      {"causal_mask", kAttribute, "None"},
                                                      {"window_size", kAttribute, "None"}};

constexpr Operator kOperators[] = {
    {"nn.attention", kNnAttentionParameters, Purity::kPure},
    {"nn.attention_bias", kNnAttentionBiasParameters, Purity::kPure},
    {"nn.attention_var_len", kNnAttentionVarLenParameters, Purity::kPure},
};

}  // namespace

std::span<const Operator> attention_operators() { return kOperators; }

}  // namespace tenor::spec::relax
