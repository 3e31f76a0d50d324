// SPDX-License-Identifier: Apache-2.0
// Releases tensors that nothing refers to any more. Between two bindings all that a run can still
// reach is in variables and on the stack of operands. Ledger RLX-D49.
#pragma once

#include <unordered_set>

#include "semantics/relax/values.h"

namespace tenor::semantics::relax {

/// What values reach: objects by their numbers, and allocations.
template <class M>
class Reached {
 public:
  using D = typename M::Domain;

  explicit Reached(const M& m) : m_(m), seen_(m.objects().size() + 1) {}  // numbers begin at 1
  void add(const typename M::Value& v) {
    const auto number = D::object_number(v);
    if (!number || seen_[*number]) return;
    seen_[*number] = true;
    left_.push_back(m_.objects().find(v));
  }
  /// With all that the values that were added refer to.
  void follow() {
    while (!left_.empty()) {
      const Object<D>* object = left_.back();
      left_.pop_back();
      for (const auto& part : object->parts) add(part);
      if (kind_of(*object) == Kind::kTensor) memory_.insert(memory_of(*object));
      if (kind_of(*object) == Kind::kCache) add_cache(memory_of(*object));
      if (kind_of(*object) != Kind::kStorage) continue;
      const auto storage = static_cast<std::uint64_t>(*D::known(D::index(object->parts[0])));
      for (const std::uint32_t tensor : m_.storages().tensors_of(storage)) memory_.insert(tensor);
    }
  }
  bool has(std::uint32_t memory) const { return memory_.contains(memory); }
  const std::unordered_set<std::uint32_t>& memory() const { return memory_; }

 private:
  /// The cell of a cache, and the rows that it names (call/cache.h).
  void add_cache(std::uint32_t cell) {
    memory_.insert(cell);
    const auto rows = D::known(D::index(m_.memory().at(cell).storage.get(kDimension, 1)));
    if (rows) memory_.insert(static_cast<std::uint32_t>(*rows));
  }

  const M& m_;
  std::vector<bool> seen_;
  std::vector<const Object<D>*> left_;
  std::unordered_set<std::uint32_t> memory_;
};

/// After a binding: variables that nothing uses any more let go of their values, and now and then
/// memory that nothing refers to is released. Domains that merge alternatives keep it.
template <class M>
void let_go(M& m, const spec::relax::Binding* b) {
  using D = typename M::Domain;
  if constexpr (!D::kMerges) {
    for (const auto* v : m.function_places().last_used_in(b))
      *m.cell(v) = D::indeterminate(kDimension);
    if (!m.tensors().is_time_to_release()) return;
    Reached<M> reached(m);
    m.for_each_variable([&](const auto& v) { reached.add(v); });
    for (std::uint32_t i = 0; i < m.operand_height(); ++i) reached.add(std::as_const(m).operand(i));
    for (const auto& v : m.kept()) reached.add(v);
    reached.follow();
    m.tensors().release_unused(
        [&](std::uint32_t memory) { return reached.has(memory); },
        [&](std::uint32_t memory) { return m.memory().at(memory).storage.bytes(); },
        [&](std::uint32_t memory) {
          m.change_storages().forget(memory);
          m.release(memory);
        });
  }
}

}  // namespace tenor::semantics::relax
