// SPDX-License-Identifier: Apache-2.0
// Operators from or to several tensors of one kind.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include "spec/relax/op/families.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

constexpr Parameter kConcatParameters[] = {{"tensors", kTensors}, {"axis", kAttribute, "0"}};
constexpr Parameter kMeshgridParameters[] = {{"tensors", kTensors},
                                             {"indexing", kAttribute, "\"ij\""}};
constexpr Parameter kSplitParameters[] = {
    {"x"}, {"indices_or_sections", kAttribute}, {"axis", kAttribute, "0"}};

constexpr Operator kOperators[] = {
    {"concat", kConcatParameters, Purity::kPure},
    {"meshgrid", kMeshgridParameters, Purity::kPure},
    {"split", kSplitParameters, Purity::kPure},
    {"stack", kConcatParameters, Purity::kPure},
};

}  // namespace

std::span<const Operator> joining_operators() { return kOperators; }

}  // namespace tenor::spec::relax
