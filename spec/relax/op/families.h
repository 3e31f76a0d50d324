// SPDX-License-Identifier: Apache-2.0
// The operators, by the file that has them; the catalogue joins them. A file holds those with one
// derivation, or with a few that belong together.
#pragma once

#include "spec/relax/op/operator.h"

namespace tenor::spec::relax {

std::span<const Operator> binary_operators();
std::span<const Operator> ternary_operators();
std::span<const Operator> matmul_operators();
std::span<const Operator> einsum_operators();
std::span<const Operator> reduction_operators();
std::span<const Operator> sorting_operators();
std::span<const Operator> shape_change_operators();
std::span<const Operator> joining_operators();
std::span<const Operator> repetition_operators();
std::span<const Operator> indexing_operators();
std::span<const Operator> slicing_operators();
std::span<const Operator> scattering_operators();
std::span<const Operator> creation_operators();
std::span<const Operator> convolution_operators();
std::span<const Operator> pooling_operators();
std::span<const Operator> normalization_operators();
std::span<const Operator> attention_operators();
std::span<const Operator> loss_operators();
std::span<const Operator> image_operators();
std::span<const Operator> vision_operators();
std::span<const Operator> quantization_operators();
std::span<const Operator> gradient_operators();
std::span<const Operator> call_family_operators();
std::span<const Operator> shape_value_operators();
std::span<const Operator> device_operators();
std::span<const Operator> effect_operators();
std::span<const Operator> memory_operators();
std::span<const Operator> unary_operators();

}  // namespace tenor::spec::relax
