// SPDX-License-Identifier: Apache-2.0
#include "semantics/run/family_blocks.h"

namespace tenor::semantics {

using namespace spec;
using namespace spec::tir;

namespace {

constexpr std::uint32_t kUnbound = 0xffffffff;  ///< of what no statement binds, in Layout

}  // namespace

void FamilyBlocks::enter(const Block* b) {
  FamilyBlock entered{b, run_.accesses().size(), run_.stores(), run_.loops(), {}, {}};
  if (!evaluation_) evaluation_.emplace(m_.program(), module_, function_, m_.readings());
  const FamilyRun::Mark mark = run_.begin(kAlways);
  run_.describe(true);
  for (const BufferRegion* region : b->reads) entered.reads.push_back(region_at(*region));
  for (const BufferRegion* region : b->writes) entered.writes.push_back(region_at(*region));
  run_.describe(false);
  run_.end(mark);
  made_.push_back(std::move(entered));
}

std::optional<std::uint32_t> FamilyBlocks::store_of(const Buffer* b) const {
  std::uint64_t number = 0;
  if (m_.layout().undeclared(b) && m_.layout().slot(b->data) != kUnbound)
    number = Family::pointer_of(*m_.variable(b->data)).memory;
  else if (m_.layout().view(b) != kUnbound)
    number = static_cast<std::uint64_t>(Family::known(m_.view(b).memory()).value_or(0));
  if (!m_.memory().alive(number)) return {};
  return m_.memory().at(number).storage.number();
}

bool FamilyBlocks::has_meaning(const PrimExpr* e) const {
  const auto* v = spec::as<Var>(e);
  bool all = !(v && m_.layout().slot(v) == kUnbound);
  for_each_operand(e, [&](const PrimExpr* x) { all = all && has_meaning(x); });
  return all && is_of_variables(e);
}

FamilyRegion FamilyBlocks::region_at(const BufferRegion& declared) {
  FamilyRegion found{&declared, store_of(declared.buffer), true, {}, {}};
  found.is_claim = !m_.layout().undeclared(declared.buffer);
  for (const Range& range : declared.region)
    found.is_claim = found.is_claim && has_meaning(range.min) && has_meaning(range.extent);
  if (!found.store || !found.is_claim || declared.buffer->dtype.lanes != 1) return found;
  const auto view = m_.view(declared.buffer);
  found.offset = run_.at(view.offset());
  std::vector<FamilyRegion::Dimension> dimensions;
  for (std::size_t k = 0; k < declared.region.size(); ++k) {
    const auto low = number(declared.region[k].min), extent = number(declared.region[k].extent);
    if (!low || !extent) return found;
    dimensions.push_back(
        {*low, *extent, run_.at(view.low(k)), run_.at(view.high(k)), run_.at(view.stride(k))});
  }
  found.dimensions = std::move(dimensions);
  return found;
}

std::optional<Polynomial> FamilyBlocks::number(const PrimExpr* e) {
  if (const auto* literal = spec::as<IntImm>(e)) return Polynomial::constant(literal->value);
  const auto value = evaluation_->value(e, [&](const Var& v) -> std::optional<FamilyValue> {
    if (!v.dtype.is_integer_scalar()) return {};
    return *m_.variable(v.variable);
  });
  if (!value || run_.at(*value).undefined != kNever) return {};
  return run_.at(*value).number;
}

}  // namespace tenor::semantics
