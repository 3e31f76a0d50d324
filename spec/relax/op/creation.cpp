// SPDX-License-Identifier: Apache-2.0
// Operators that make tensors of a given shape.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include "spec/relax/op/families.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

constexpr Parameter kArangeParameters[] = {{"start", kPrimValue},
                                           {"end", kPrimValue, "None"},
                                           {"step", kPrimValue, "1"},
                                           {"dtype", kAttribute, "None"}};
constexpr Parameter kEyeParameters[] = {{"n", kPrimValue},
                                        {"m", kPrimValue, "None"},
                                        {"k", kPrimValue, "0"},
                                        {"dtype", kAttribute, "\"float32\""}};
constexpr Parameter kEyeLikeParameters[] = {
    {"x"}, {"k", kPrimValue, "0"}, {"dtype", kAttribute, "None"}};
constexpr Parameter kFullParameters[] = {
    {"shape", kShape}, {"fill_value"}, {"dtype", kAttribute, "None"}};
constexpr Parameter kFullLikeParameters[] = {{"x"}, {"fill_value"}, {"dtype", kAttribute, "None"}};
constexpr Parameter kHammingWindowParameters[] = {{"window_size", kPrimValue},
                                                  {"periodic", kPrimValue},
                                                  {"alpha", kPrimValue},
                                                  {"beta", kPrimValue},
                                                  {"dtype", kAttribute}};
constexpr Parameter kOnesParameters[] = {{"shape", kShape}, {"dtype", kAttribute}};
constexpr Parameter kOnesLikeParameters[] = {{"x"}, {"dtype", kAttribute, "None"}};
constexpr Parameter kWrapParamParameters[] = {{"data"}, {"dtype", kAttribute, "\"float32\""}};

constexpr Operator kOperators[] = {
    {"arange", kArangeParameters, Purity::kPure},
    {"eye", kEyeParameters, Purity::kPure},
    {"eye_like", kEyeLikeParameters, Purity::kPure},
    {"full", kFullParameters, Purity::kPure},
    {"full_like", kFullLikeParameters, Purity::kPure},
    {"hamming_window", kHammingWindowParameters, Purity::kPure},
    {"ones", kOnesParameters, Purity::kPure},
    {"ones_like", kOnesLikeParameters, Purity::kPure},
    {"wrap_param", kWrapParamParameters, Purity::kPure},
    {"zeros", kOnesParameters, Purity::kPure},
    {"zeros_like", kOnesLikeParameters, Purity::kPure},
};

}  // namespace

std::span<const Operator> creation_operators() { return kOperators; }

}  // namespace tenor::spec::relax
