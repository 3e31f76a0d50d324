// SPDX-License-Identifier: Apache-2.0
// What a step reads of memory itself, to decide what comes next: it must have been written, and not
// be lost to another tensor of its storage. TIR-D19; Relax/Optimize/b1:b; ledger RLX-D49.
#pragma once

#include "semantics/relax/language.h"
#include "semantics/relax/operands.h"
#include "semantics/relax/values.h"

namespace tenor::semantics::relax {

/// Was another tensor of its storage written in its place?
template <class R, class Tensor>
bool is_lost(const R& r, const Tensor& tensor) {
  const Placed* placed = r->storages().find(memory_of(tensor));
  return placed && placed->lost;
}
/// Is one of its elements indeterminate? Those of a tensor that is lost are not asked.
template <class R, class Tensor>
Truth auto is_unwritten(const R& r, const Tensor& tensor) {
  const auto& a = r->memory().at(memory_of(tensor));
  auto any = r.truth(false);
  if (is_lost(r, tensor)) return any;
  for (std::uint64_t i = 0; i < a.elements; ++i)
    any = any | r.d.is_indeterminate(a.storage.get(a.element.scalar, i));
  return any;
}
/// The rule applies, whatever it reads of the tensor; of none it reads nothing.
template <class R, class Tensor>
Truth auto has_contents(const R& r, const Tensor* tensor) {
  if (!tensor) return r.truth(true);
  return r.truth(!is_lost(r, *tensor)) & !is_unwritten(r, *tensor);
}

}  // namespace tenor::semantics::relax
