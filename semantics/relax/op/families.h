// SPDX-License-Identifier: Apache-2.0
// Bodies of operators, by the file that has them: each is named as its static half is.
#pragma once

#include "semantics/relax/op/kernel.h"

namespace tenor::semantics::relax {

std::span<const OperatorWriter> unary_bodies();
std::span<const OperatorWriter> binary_bodies();
std::span<const OperatorWriter> ternary_bodies();
std::span<const OperatorWriter> creation_bodies();
std::span<const OperatorWriter> shape_change_bodies();
std::span<const OperatorWriter> joining_bodies();
std::span<const OperatorWriter> slicing_bodies();
std::span<const OperatorWriter> repetition_bodies();
std::span<const OperatorWriter> indexing_bodies();
std::span<const OperatorWriter> matmul_bodies();
std::span<const OperatorWriter> einsum_bodies();
std::span<const OperatorWriter> reduction_bodies();
std::span<const OperatorWriter> sorting_bodies();
std::span<const OperatorWriter> scattering_bodies();
std::span<const OperatorWriter> convolution_bodies();
std::span<const OperatorWriter> pooling_bodies();
std::span<const OperatorWriter> normalization_bodies();
std::span<const OperatorWriter> attention_bodies();
std::span<const OperatorWriter> loss_bodies();
std::span<const OperatorWriter> image_bodies();
std::span<const OperatorWriter> resize_bodies();
std::span<const OperatorWriter> shape_value_bodies();
std::span<const OperatorWriter> vision_bodies();
std::span<const OperatorWriter> quantization_bodies();
std::span<const OperatorWriter> gradient_bodies();

}  // namespace tenor::semantics::relax
