// SPDX-License-Identifier: Apache-2.0
#include "tests/semantics/domain/term/laws/sweeps.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "semantics/domain/term/normal.h"
#include "semantics/domain/term/show.h"
#include "tests/semantics/domain/term/laws/compiled.h"
#include "tests/semantics/domain/term/laws/entries.h"
#include "tests/share.h"

namespace tenor::semantics::test {

using spec::ScalarType;

Extent brief() {
  const std::size_t stride = tenor::test::stride(90);
  return {stride == 1 ? 16 : 8, tenor::test::share_of(1 << 20) / stride, 1};
}
Extent exhaustive(unsigned threads) { return {32, 1 << 24, threads}; }

Checked check(const Entry& entry, const Extent& extent) {
  Checked all;
  const std::uint64_t drawn = extent.drawn / entry.constants;
  for (std::size_t k = 0; k < entry.constants; ++k) {
    RawTerms terms;
    const Sides sides = sides_of(entry, terms, k);
    const auto law = std::ranges::find(laws(), entry.law, &Law::id);
    const bool is_exact = law->level <= TermLaws::kIntegers;
    const Operands operands(entry.operands, extent.all_bits, drawn, k * drawn);
    const Equation equation{terms.bank, sides.left, sides.right, is_exact};
    all.add(check(equation, entry.operands, operands, extent.threads));
  }
  return all;
}

namespace {

using Kind = spec::ExprKind;

/// Is it the node with its operands in the other order, as entries about all pairs have it?
bool is_reordered(const TermNode& node, const TermNode& made) {
  const bool swapped =
      made.op == node.op && made.args[0] == node.args[1] && made.args[1] == node.args[0];
  const Kind less = node.is(Kind::kGT) ? Kind::kLT : node.is(Kind::kGE) ? Kind::kLE : node.kind();
  return swapped && made.is(less);
}

void check_normal(RawTerms& terms, TermId t, const Types& types, const Extent& extent,
                  Swept& swept) {
  TermNormalizer normal(terms.bank, TermLaws::kIeee);
  const TermId made = normal(t);
  ++swept.terms;
  if (made == t || is_reordered(terms.bank.at(t), terms.bank.at(made))) return;
  ++swept.rewritten;
  const Operands operands(types, extent.all_bits > 16 ? 16 : 8, extent.drawn >> 11);
  swept.checked.add(check({terms.bank, t, made, false}, types, operands, extent.threads));
}

std::set<std::uint64_t> constants_of(ScalarType f, bool every) {
  std::set<std::uint64_t> all(edges(f).begin(), edges(f).end());
  for (int k = -1100; k < 1100; ++k)
    for (const double sign : {1.0, -1.0})
      all.insert(numeric::from_double(f, sign * std::ldexp(1, k)));
  if (f.bits <= 8 || (every && f.bits == 16))
    for (std::uint64_t bits = 0; bits >> f.bits == 0; ++bits) all.insert(bits);
  return all;
}

constexpr Kind kOperators[] = {Kind::kAdd, Kind::kSub,      Kind::kMul,      Kind::kDiv, Kind::kMod,
                               Kind::kMin, Kind::kFloorDiv, Kind::kFloorMod, Kind::kMax, Kind::kEq,
                               Kind::kNE,  Kind::kLT,       Kind::kLE,       Kind::kGT,  Kind::kGE};

}  // namespace

Swept sweep_constants(ScalarType f, bool every_constant, const Extent& extent) {
  Swept swept;
  for (const std::uint64_t bits : constants_of(f, every_constant))
    for (const Kind kind : kOperators) {
      RawTerms terms;
      const TermId x = terms.operand(0, f), c = terms.bank.constant(Concrete::of(bits, f));
      check_normal(terms, terms.op(kind, x, c), {f}, extent, swept);
      check_normal(terms, terms.op(kind, c, x), {f}, extent, swept);
    }
  return swept;
}

namespace {

/// The term cast to each datatype, and reinterpreted as each of its width.
std::vector<TermId> casts_of(RawTerms& terms, TermId t) {
  std::vector<TermId> all;
  for (const ScalarType to : number_types()) {
    all.push_back(terms.cast(to, t));
    if (to.bytes() == terms.bank.type(t).bytes()) all.push_back(terms.reinterpret(to, t));
  }
  return all;
}

}  // namespace

Swept sweep_casts(ScalarType from, const Extent& extent) {
  Swept swept;
  RawTerms terms;
  std::vector<TermId> chains{terms.operand(0, from)};
  for (int length = 1; length <= 3; ++length) {
    std::vector<TermId> longer;
    for (const TermId chain : chains)
      for (const TermId t : casts_of(terms, chain)) longer.push_back(t);
    chains = std::move(longer);
    for (const TermId t : chains) check_normal(terms, t, {from}, extent, swept);
  }
  return swept;
}

namespace {

/// A node over operands of one format.
struct Operation {
  TermId term;
  std::size_t operands;
};

std::vector<Operation> operations_of(RawTerms& terms, ScalarType f) {
  const TermId x = terms.operand(0, f), y = terms.operand(1, f), z = terms.operand(2, f);
  std::vector<Operation> all;
  for (const TermId t : casts_of(terms, x))
    if (terms.bank.type(t) != f) all.push_back({t, 1});
  for (const Kind kind : kOperators) all.push_back({terms.op(kind, x, y), 2});
  for (const numeric::MathFunction& m : numeric::all_math()) {
    if (!m.takes(f)) continue;
    const ScalarType second = m.argument_type(f, 1);
    const TermId exponent = terms.bank.constant(Concrete::of(3, second));
    if (m.arity == 1) all.push_back({terms.math(m.name, {x}), 1});
    if (m.arity == 2) all.push_back({terms.math(m.name, {x, second == f ? y : exponent}), 2});
    if (m.arity == 3) all.push_back({terms.math(m.name, {x, y, z}), 3});
  }
  all.push_back({terms.select(terms.op(Kind::kLT, x, y), x, z), 3});
  all.push_back({terms.bank.make(TermOp::kBytes, spec::uint_type(8).scalar, 1, {x}), 1});
  return all;
}

/// NaNs of the format: the edges, or all of 16 bits.
std::vector<std::uint64_t> nans(ScalarType f, bool every) {
  std::vector<std::uint64_t> all = edges(f);
  if (f.bits <= 8 || (every && f.bits == 16)) {
    all.clear();
    for (std::uint64_t bits = 0; bits >> f.bits == 0; ++bits) all.push_back(bits);
  }
  std::erase_if(all, [&](std::uint64_t bits) { return !numeric::is_nan(f, bits); });
  return all;
}

/// Where NaNs that differ in operand number `place` give different results; empty: nowhere.
std::string seen_nan(const RawTerms& terms, const Operation& o, ScalarType f, std::size_t place,
                     const std::vector<std::uint64_t>& nans, std::uint64_t& tuples) {
  CompiledTerm term(terms.bank, o.term);
  const ScalarType type = terms.bank.type(o.term);
  const Operands others(Types(o.operands, f), 0, 0);
  std::array<std::uint64_t, 4> x{};
  for (std::uint64_t i = 0; i < others.size(); ++i) {
    others.at(i, x.data());
    if (x[place] != nans[0]) continue;
    const CompiledTerm::Result known = term(x.data());
    for (const std::uint64_t nan : nans) {
      x[place] = nan, ++tuples;
      const CompiledTerm::Result found = term(x.data());
      const bool both = found.is_defined && known.is_defined;
      if (both ? !numeric::same_value(type, found.bits, known.bits)
               : found.is_defined != known.is_defined)
        return fmt::format("{} of {} sees the bits of the NaN 0x{:x}", show(terms.bank, o.term),
                           name_of(f), nan);
    }
  }
  return "";
}

}  // namespace

Swept sweep_nans(ScalarType f, const Extent& extent) {
  Swept swept;
  RawTerms terms;
  const std::vector<std::uint64_t> all = nans(f, extent.all_bits > 16);
  if (all.size() < 2) return swept;  // the formats with one NaN, or none
  for (const Operation& o : operations_of(terms, f)) {
    std::string seen;
    for (std::size_t place = 0; place < o.operands && seen.empty(); ++place)
      seen = seen_nan(terms, o, f, place, all, swept.checked.tuples);
    const TermNode& node = terms.bank.at(o.term);
    const bool says_so = sees_nan_bits(terms.bank, node);
    // A NaN of one format may be one of the other, whatever its bits; and fewer bits may be the
    // same.
    const bool stays_float =
        node.op == TermOp::kReinterpret && (node.type.is_floating() || node.type.bits < f.bits);
    ++swept.terms;
    if (says_so && seen.empty() && !stays_float)
      seen = show(terms.bank, o.term) + " is said to see the bits of NaNs, and does not";
    else if (says_so)
      seen = "";
    swept.checked.add({0, seen});
  }
  return swept;
}

}  // namespace tenor::semantics::test
