// SPDX-License-Identifier: Apache-2.0
// Operators that read or write at positions.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include "spec/relax/op/families.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

constexpr Parameter kDynamicStridedSliceParameters[] = {{"x"}, {"begin"}, {"end"}, {"strides"}};
constexpr Parameter kGatherElementsParameters[] = {
    {"data"}, {"indices"}, {"axis", kAttribute, "0"}};
constexpr Parameter kGatherNdParameters[] = {
    {"data"}, {"indices"}, {"batch_dims", kAttribute, "0"}};
constexpr Parameter kIndexPutParameters[] = {
    {"data"}, {"indices", kTensors}, {"values"}, {"accumulate", kAttribute, "False"}};
constexpr Parameter kIndexTensorParameters[] = {{"data"}, {"indices", kTensors}};
constexpr Parameter kScatterElementsParameters[] = {{"data"},
                                                    {"indices"},
                                                    {"updates"},
                                                    {"axis", kAttribute, "0"},
                                                    {"reduction", kAttribute, "\"update\""}};
constexpr Parameter kScatterNdParameters[] = {
    {"data"}, {"indices"}, {"updates"}, {"reduction", kAttribute, "\"update\""}};
constexpr Parameter kSliceScatterParameters[] = {{"input_tensor", kExpr, {}, "input"},
                                                 {"src"},
                                                 {"start", kPrimValue},
                                                 {"end", kPrimValue},
                                                 {"step", kPrimValue},
                                                 {"axis", kAttribute, "0"}};
constexpr Parameter kStridedSliceParameters[] = {{"x"},
                                                 {"axes", kPrimValues},
                                                 {"begin", kPrimValues},
                                                 {"end", kPrimValues},
                                                 {"strides", kPrimValues, "None"},
                                                 {"assume_inbound", kAttribute, "False"}};
constexpr Parameter kTakeParameters[] = {
    {"x"}, {"indices"}, {"axis", kAttribute, "None"}, {"mode", kAttribute, "\"fast\""}};

constexpr Operator kOperators[] = {
    {"dynamic_strided_slice", kDynamicStridedSliceParameters, Purity::kPure},
    {"gather_elements", kGatherElementsParameters, Purity::kPure},
    {"gather_nd", kGatherNdParameters, Purity::kPure},
    {"index_put", kIndexPutParameters, Purity::kPure},
    {"index_tensor", kIndexTensorParameters, Purity::kPure},
    {"scatter_elements", kScatterElementsParameters, Purity::kPure},
    {"scatter_nd", kScatterNdParameters, Purity::kPure},
    {"slice_scatter", kSliceScatterParameters, Purity::kPure},
    {"strided_slice", kStridedSliceParameters, Purity::kPure},
    {"take", kTakeParameters, Purity::kPure},
};

}  // namespace

std::span<const Operator> indexing_operators() { return kOperators; }

}  // namespace tenor::spec::relax
