// SPDX-License-Identifier: Apache-2.0
// Operators that order, search or draw.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include "spec/relax/op/families.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

constexpr Parameter kArgsortParameters[] = {{"data"},
                                            {"axis", kAttribute, "-1"},
                                            {"descending", kAttribute, "False"},
                                            {"dtype", kAttribute, "\"int32\""}};
constexpr Parameter kBucketizeParameters[] = {{"input_tensor"},
                                              {"boundaries"},
                                              {"out_int32", kAttribute, "False"},
                                              {"right", kAttribute, "False"}};
constexpr Parameter kMultinomialFromUniformParameters[] = {
    {"prob"}, {"uniform_sample"}, {"sample_indices"}, {"dtype", kAttribute, "\"int64\""}};
constexpr Parameter kNonzeroParameters[] = {{"x"}};
constexpr Parameter kSortParameters[] = {
    {"x", kExpr, {}, "data"}, {"axis", kAttribute, "-1"}, {"descending", kAttribute, "False"}};
constexpr Parameter kTopkParameters[] = {{"data"},
                                         {"k", kAttribute, "1"},
                                         {"axis", kAttribute, "-1"},
                                         {"ret_type", kAttribute, "\"both\""},
                                         {"largest", kAttribute, "True"},
                                         {"dtype", kAttribute, "\"int32\""}};
constexpr Parameter kUniqueParameters[] = {{"x"},
                                           {"sorted", kPrimValue, "True"},
                                           {"return_index", kPrimValue, "False"},
                                           {"return_inverse", kPrimValue, "False"},
                                           {"return_counts", kPrimValue, "False"},
                                           {"axis", kPrimValue, "None"}};

constexpr Operator kOperators[] = {
    {"argsort", kArgsortParameters, Purity::kPure},
    {"bucketize", kBucketizeParameters, Purity::kPure},
    {"multinomial_from_uniform", kMultinomialFromUniformParameters, Purity::kPure},
    {"nonzero", kNonzeroParameters, Purity::kPure},
    {"sort", kSortParameters, Purity::kPure},
    {"topk", kTopkParameters, Purity::kPure},
    {"unique", kUniqueParameters, Purity::kPure},
};

}  // namespace

std::span<const Operator> sorting_operators() { return kOperators; }

}  // namespace tenor::spec::relax
