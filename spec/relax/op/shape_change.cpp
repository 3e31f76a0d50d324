// SPDX-License-Identifier: Apache-2.0
// Operators that give the elements of a tensor another shape or order.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include "spec/relax/op/families.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

constexpr Parameter kBroadcastToParameters[] = {{"x"}, {"shape", kShape}};
constexpr Parameter kExpandDimsParameters[] = {{"x"}, {"axis", kAttribute}};
constexpr Parameter kFlattenParameters[] = {{"x"}};
constexpr Parameter kLayoutTransformParameters[] = {{"x"},
                                                    {"index_map", kAttribute},
                                                    {"pad_value", kAttribute, "None"},
                                                    {"axis_separators", kAttribute, "None"},
                                                    {"input_axis_separators", kAttribute, "None"}};
constexpr Parameter kMemoryEnsureZeroOffsetParameters[] = {{"data", kExpr, {}, "x"}};
constexpr Parameter kMemoryViewParameters[] = {{"data", kExpr, {}, "x"},
                                               {"shape", kExpr, "()"},
                                               {"dtype", kExpr, "()"},
                                               {"relative_byte_offset", kExpr, "()"}};
constexpr Parameter kNnBatchFlattenParameters[] = {{"data"}};
constexpr Parameter kPermuteDimsParameters[] = {{"x"}, {"axes", kAttribute, "None"}};
constexpr Parameter kSqueezeParameters[] = {{"x"}, {"axis", kAttribute, "None"}};

constexpr Operator kOperators[] = {
    {"broadcast_to", kBroadcastToParameters, Purity::kPure},
    {"expand_dims", kExpandDimsParameters, Purity::kPure},
    {"flatten", kFlattenParameters, Purity::kPure},
    {"layout_transform", kLayoutTransformParameters, Purity::kPure},
    {"memory.ensure_zero_offset", kMemoryEnsureZeroOffsetParameters, Purity::kPure},
    {"memory.view", kMemoryViewParameters, Purity::kPure},
    {"nn.batch_flatten", kNnBatchFlattenParameters, Purity::kPure},
    {"permute_dims", kPermuteDimsParameters, Purity::kPure},
    {"reshape", kBroadcastToParameters, Purity::kPure},
    {"squeeze", kSqueezeParameters, Purity::kPure},
};

}  // namespace

std::span<const Operator> shape_change_operators() { return kOperators; }

}  // namespace tenor::spec::relax
