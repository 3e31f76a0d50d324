// SPDX-License-Identifier: Apache-2.0
#include "spec/prover/atoms.h"

namespace tenor::spec {
namespace {

Interval square(Interval i) {
  const Interval product = i * i;
  return i.low < 0 && i.high > 0 ? Interval{0, product.high}
                                 : Interval{std::max(Wide{0}, product.low), product.high};
}

}  // namespace

std::string Atoms::operation(const PrimExpr* source) {
  std::string key = std::to_string(static_cast<int>(source->kind)) + to_string(source->dtype);
  if (const auto* call = as<Call>(source)) key += call->op;
  if (const auto* cast = as<Cast>(source)) key += to_string(cast->value->dtype);
  if (const auto* binary = as<BinaryExpr>(source)) key += to_string(binary->a->dtype);
  return key;
}

bool Atoms::depends(Atom atom, Atom part) const {
  if (atom == part) return true;
  const AtomInfo& info = all_[atom];
  return depends(info.a, part) || depends(info.b, part) || depends(info.c, part);
}

bool Atoms::depends(const Polynomial& p, Atom part) const {
  for (const auto& [monomial, coefficient] : p.terms())
    for (const Atom atom : monomial)
      if (depends(atom, part)) return true;
  return false;
}

Interval Atoms::interval(const Polynomial& p) const {
  Interval sum = Interval::point(0);
  for (const auto& [monomial, coefficient] : p.terms()) {
    Interval product = Interval::point(coefficient);
    for (std::size_t i = 0; i < monomial.size(); ++i) {
      const Interval range = all_[monomial[i]].range;
      const bool twice = i + 1 < monomial.size() && monomial[i] == monomial[i + 1];
      product = product * (twice ? square(range) : range);
      if (twice) ++i;
    }
    sum = sum + product;
  }
  return sum;
}

}  // namespace tenor::spec
