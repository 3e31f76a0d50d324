// SPDX-License-Identifier: Apache-2.0
// What is known of the atoms of a question beyond their ranges: polynomials that are not negative.
// A polynomial is shown to be at least 0 by its interval, or by taking one or two of them from it.
#pragma once

#include <vector>

#include "spec/prover/atoms.h"

namespace tenor::spec {

class Facts {
 public:
  explicit Facts(Atoms& atoms) : atoms_(atoms) {}

  /// From here on `p >= 0`. Narrows the range of an atom where it bounds one alone.
  void add(const Polynomial& p);
  /// Can it be shown that `p >= 0`?
  bool at_least_zero(const Polynomial& p);

  /// Nothing satisfies what was added.
  bool contradictory() const { return contradictory_; }
  void contradict() { contradictory_ = true; }
  /// Was more than the polynomial itself looked at in some proof?
  bool used_bounds() const { return used_bounds_; }
  /// Grows with every fact and narrowed range.
  std::size_t revision() const { return revision_; }

 private:
  void narrow(Atoms::Atom atom, Interval range);
  bool by_facts(const Polynomial& p, int more);
  bool takes(const Polynomial& p, const Polynomial& fact, int more);

  Atoms& atoms_;
  std::vector<Polynomial> facts_;
  std::size_t revision_ = 0;
  bool contradictory_ = false, used_bounds_ = false;
};

}  // namespace tenor::spec
