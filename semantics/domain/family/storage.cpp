// SPDX-License-Identifier: Apache-2.0
#include "semantics/domain/family/storage.h"

#include "semantics/domain/family/family.h"

namespace tenor::semantics {

using spec::Polynomial;

void FamilyStorage::resize(Profile, spec::ScalarType type, std::uint64_t) {
  number_ = FamilyRun::current().add_store();
  type_ = type;
}

FamilyValue FamilyStorage::load(spec::ScalarType type, Polynomial place) const {
  FamilyRun& run = FamilyRun::current();
  if (type != type_) run.give_up("memory is read as another datatype than it has");
  const FamilyStore& store = run.store(number_);
  FamilyNode node;
  node.op = FamilyOp::kLoad;
  node.type = type;
  node.undefined = store.given && store.has_values
                       ? kNever
                       : run.datum("an element that is read was never written");
  node.detail = run.append({number_, false, std::move(place), {}, {}, {}, nullptr});
  const FamilyValue value = run.add(std::move(node));
  run.accesses()[run.at(value).detail].value = value;
  return value;
}

void FamilyStorage::store(spec::ScalarType type, Polynomial place, FamilyValue v) {
  FamilyRun& run = FamilyRun::current();
  if (type != type_) run.give_up("memory is written as another datatype than it has");
  run.append({number_, true, std::move(place), {}, {}, v, nullptr});
}

FamilyValue FamilyStorage::get_somewhere(spec::ScalarType type, FamilyIndex i, std::uint64_t step,
                                         std::uint64_t lane) const {
  FamilyRun& run = FamilyRun::current();
  return load(type, run.at(Family::scalar_of(i, step, lane)));
}

void FamilyStorage::set_somewhere(spec::ScalarType type, FamilyIndex i, std::uint64_t step,
                                  std::uint64_t lane, FamilyValue v) {
  FamilyRun& run = FamilyRun::current();
  store(type, run.at(Family::scalar_of(i, step, lane)), v);
}

}  // namespace tenor::semantics
