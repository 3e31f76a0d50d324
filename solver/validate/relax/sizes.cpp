// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/relax/sizes.h"

#include <algorithm>

#include "spec/check/wording.h"
#include "spec/ir/children.h"
#include "spec/prover/canonical.h"
#include "spec/prover/evaluate.h"
#include "spec/prover/simplify.h"

namespace tenor::solver {

using namespace spec;

namespace {

/// Values of the unknown number `variable` in three assignments: equal sizes agree in all.
constexpr std::int64_t kSamples[] = {7, 1013, 64};
std::int64_t value_in(std::size_t sample, std::size_t variable) {
  return kSamples[sample] + static_cast<std::int64_t>((variable * 37 + sample * 11) % 211);
}

}  // namespace

Size SizeTable::unknown(ValueNumber of, std::size_t k, DataType dtype) {
  Size& size = unknowns_[{of, k}];
  if (!size) size = named("size", dtype);
  return size;
}

Size SizeTable::named(std::string_view name, DataType dtype) {
  const Variable* v = builder_.variable({}, builder_.arena().string(name), dtype);
  variables_.push_back(v);
  return builder_.var({}, v);
}

Size SizeTable::simplified(Size size) {
  return size->dtype.is_integer() && !size->dtype.is_bool()
             ? simplify(builder_, size, spec::Domain::kDatatype)
             : size;
}

Size SizeTable::evaluate(const PrimExpr* e, const SizeScope& scope) {
  Size made = substituted(e, scope);
  return made ? simplified(made) : nullptr;
}

Size SizeTable::substituted(const PrimExpr* e, const SizeScope& scope) {
  if (const auto* var = as<Var>(e)) return scope.variable(var->variable);
  if (const auto* imm = as<IntImm>(e)) return builder_.int_imm({}, imm->value, imm->dtype);
  const auto part = [&](const PrimExpr* operand) { return substituted(operand, scope); };
  if (const auto* cast = as<Cast>(e)) {
    Size value = part(cast->value);
    return value && cast->dtype.is_integer() ? builder_.cast({}, value, cast->dtype) : nullptr;
  }
  if (const auto* load = as<BufferLoad>(e))
    return load->indices.size() == 1 && part(load->indices[0])
               ? scope.element(*load, part(load->indices[0]))
               : nullptr;
  if (const auto* choice = as<Select>(e)) {
    Size condition = part(choice->condition), t = part(choice->true_value),
         f = part(choice->false_value);
    return condition && t && f ? builder_.select({}, condition, t, f) : nullptr;
  }
  if (const auto* negation = as<Not>(e)) {
    Size a = part(negation->a);
    return a ? builder_.logical_not({}, a) : nullptr;
  }
  if (e->kind < ExprKind::kAdd || e->kind > ExprKind::kOr) return nullptr;
  const auto* binary = static_cast<const BinaryExpr*>(e);
  Size a = part(binary->a), b = part(binary->b);
  return a && b ? builder_.binary({}, e->kind, a, b) : nullptr;
}

Size SizeTable::product(const Sizes& sizes) {
  Size all = literal(1);
  for (Size size : sizes)
    all = builder_.binary({}, ExprKind::kMul, all, builder_.cast({}, size, int_type(64)));
  return simplified(all);
}

std::uint64_t SizeTable::sample(Size size) {
  std::uint64_t hash = 14695981039346656037U;
  for (std::size_t s = 0; s < std::size(kSamples); ++s) {
    spec::Model model;
    for (std::size_t v = 0; v < variables_.size(); ++v)
      model.push_back({variables_[v], value_in(s, v)});
    const Evaluated at =
        spec::evaluate(size, model, Arithmetic::kNoOverflow, spec::Domain::kDimensions);
    const bool has_value = at.kind == Evaluated::Kind::kValue;
    hash =
        (hash ^ (has_value ? static_cast<std::uint64_t>(at.value) : 0x5bd1e995U)) * 1099511628211U;
  }
  return hash;
}

ValueNumber SizeTable::number(Size size) {
  if (const auto known = known_.find(size); known != known_.end()) return known->second;
  if (const auto value = constant(size))
    return known_[size] = numbers_.of("size " + std::to_string(*value));
  const std::uint64_t key = sample(size);
  const auto [first, last] = by_sample_.equal_range(key);
  const CanonicalProver prover;
  for (auto at = first; at != last; ++at)
    if (prover.equal(at->second, size) == Truth::kAlways)
      return known_[size] = known_.at(at->second);
  by_sample_.emplace(key, size);
  return known_[size] = numbers_.of("size\n" + std::to_string(known_.size()));
}

std::vector<ValueNumber> SizeTable::numbers(const Sizes& sizes) {
  std::vector<ValueNumber> all;
  for (Size size : sizes) all.push_back(number(size));
  return all;
}

bool SizeTable::equal(const Sizes& a, const Sizes& b) {
  return std::ranges::equal(a, b, [&](Size m, Size n) { return equal(m, n); });
}

bool SizeTable::is_at_most(Size a, Size b) {
  const auto [known, is_new] = at_most_.try_emplace({number(a), number(b)}, equal(a, b));
  if (!is_new || known->second) return known->second;
  const Question question{builder_.binary({}, ExprKind::kLE, a, b), {}};
  return known->second = CanonicalProver().decide(question).answer == Truth::kAlways ||
                         prover_.decide(question).answer == Truth::kAlways;
}

std::optional<std::int64_t> SizeTable::constant(Size size) const {
  const auto* imm = as<IntImm>(size);
  return imm ? std::optional(imm->value) : std::nullopt;
}

std::string SizeTable::shown(Size size) const { return show(size); }

}  // namespace tenor::solver
