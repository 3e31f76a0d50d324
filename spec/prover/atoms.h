// SPDX-License-Identifier: Apache-2.0
// The atoms of the polynomials of one question: its variables, and the terms that a polynomial does
// not look into (quotients, minima, choices, conditions as 0 or 1, and what is opaque). One atom
// has one number: terms are the same where their operands are the same polynomials.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "spec/ir/expr.h"
#include "spec/prover/interval.h"
#include "spec/prover/polynomial.h"

namespace tenor::spec {

struct AtomInfo {
  enum class Kind : std::uint8_t {
    kVariable,
    kQuotient,           ///< a // b, rounded down
    kTruncatedQuotient,  ///< a / b, rounded towards 0
    kMinimum,            ///< min(0, a)
    kAtLeastZero,        ///< 1 where a >= 0, else 0
    kIsZero,             ///< 1 where a == 0, else 0
    kChoice,             ///< a where c, which is 0 or 1, is 1; else b
    kOperation,          ///< the operation of `source` on a and b, or on a alone
    kOpaque              ///< equal to nothing else
  };
  Kind kind = Kind::kOpaque;
  const Variable* variable = nullptr;  ///< kVariable
  const PrimExpr* source = nullptr;    ///< an expression that it was made for
  Polynomial a{}, b{}, c{};
  Interval range{};
};

class Atoms {
 public:
  using Atom = Polynomial::Atom;

  AtomInfo& operator[](Atom atom) { return all_[atom]; }
  const AtomInfo& operator[](Atom atom) const { return all_[atom]; }
  std::size_t size() const { return all_.size(); }

  Atom variable(const Variable* variable, Interval range) {
    const auto [place, added] = variables_.try_emplace(variable, next());
    if (added) all_.push_back({AtomInfo::Kind::kVariable, variable, nullptr, {}, {}, {}, range});
    return place->second;
  }
  Atom opaque(const PrimExpr* source, Interval range) {
    all_.push_back({AtomInfo::Kind::kOpaque, nullptr, source, {}, {}, {}, range});
    return next() - 1;
  }
  /// The atom of that kind and those operands; `added` says whether it is new.
  Atom term(AtomInfo info, bool& added) {
    std::string key = std::to_string(static_cast<int>(info.kind)) + '(' + info.a.text() + ',' +
                      info.b.text() + ',' + info.c.text() + ')';
    if (info.kind == AtomInfo::Kind::kOperation) key += operation(info.source);
    const auto [place, is_new] = terms_.try_emplace(std::move(key), next());
    added = is_new;
    if (added) all_.push_back(std::move(info));
    return place->second;
  }
  /// Does the value of the atom depend on that of `part`?
  bool depends(Atom atom, Atom part) const;
  bool depends(const Polynomial& p, Atom part) const;
  /// Bounds of its value, from those of its atoms.
  Interval interval(const Polynomial& p) const;

 private:
  Atom next() const { return static_cast<Atom>(all_.size()); }
  static std::string operation(const PrimExpr* source);

  std::vector<AtomInfo> all_;
  std::unordered_map<const Variable*, Atom> variables_;
  std::unordered_map<std::string, Atom> terms_;
};

}  // namespace tenor::spec
