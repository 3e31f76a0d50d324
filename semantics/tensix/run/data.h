// SPDX-License-Identifier: Apache-2.0
// Arrays in DRAM: from rows of a tensor to the pages of a buffer, and back.
#pragma once

#include "semantics/domain/term/term.h"
#include "semantics/tensix/state/core.h"
#include "semantics/tensor/tensor.h"

namespace tenor::semantics::tensix {

/// The datatype of a tensor in that format.
spec::DataType datatype_of(spec::tenstorrent::Format format);

/// The buffer's pages have the tensor's elements; padding is indeterminate, or zero where the plan
/// says so.
void put_tensor(const Tensor& tensor, DramBuffer<Concrete>& buffer);

struct TakenTensor {
  Tensor tensor;
  std::size_t without_value = 0;  ///< elements that nothing gave a value; they are 0
  std::vector<bool> given{};      ///< of each element: has it a value?
};
TakenTensor take_tensor(const DramBuffer<Concrete>& buffer);

/// Element number i of the buffer's tensor is scalar number i of parameter number `parameter` of
/// the current run on terms, whatever that may be.
void put_inputs(std::uint32_t parameter, DramBuffer<Term>& buffer);
/// Its elements in row-major order.
std::vector<TermValue> take_terms(const DramBuffer<Term>& buffer);

}  // namespace tenor::semantics::tensix
