// SPDX-License-Identifier: Apache-2.0
// Drawn terms over all datatypes of numbers: as nodes that nothing simplified, as the Term domain
// makes them, and in normal form they have one value, on operands at the edges above all.
#include <fmt/format.h>

#include <array>
#include <catch2/catch.hpp>
#include <cmath>

#include "semantics/domain/term/normal.h"
#include "semantics/domain/term/show.h"
#include "semantics/domain/term/term.h"
#include "tests/semantics/domain/term/laws/compiled.h"
#include "tests/semantics/domain/term/laws/entries.h"
#include "tests/share.h"

namespace tenor::semantics::test {

using spec::ScalarType;

namespace {

using Kind = spec::ExprKind;

constexpr ScalarType kTruth = spec::bool_type().scalar;
constexpr std::size_t kOfEachType = 2;

/// A term as it is written, and as the Term domain makes it.
struct Drawn {
  TermId raw;
  TermValue made;
};

class Draw {
 public:
  explicit Draw(std::uint64_t seed) : seed_(mixed(seed)) {}

  RawTerms terms;
  TermRun run{terms.bank};

  Drawn of(ScalarType type, int depth) {
    const Drawn drawn = depth == 0 ? leaf(type) : inner(type, depth);
    known_.push_back(drawn);
    return drawn;
  }
  std::uint64_t next(std::uint64_t below) { return mixed(seed_++) % below; }
  template <class All>
  auto pick(const All& all) {
    return std::data(all)[next(std::size(all))];
  }
  ScalarType any_type() { return pick(number_types()); }
  std::uint64_t value(ScalarType type) {
    return next(2) == 0 ? pick(edges(type)) : drawn(type, next(strata(type)), mixed(seed_++));
  }

 private:
  /// Half of the constants are those that laws ask for, or nearly.
  ConcreteValue constant(ScalarType type) {
    if (!type.is_floating() || next(2) == 0) return Concrete::of(value(type), type);
    const double sign = next(2) == 0 ? 1 : -1;
    const bool is_wide = type.bits == 32 || type.is_bfloat();
    const int most = type.bits == 64 ? 1074 : is_wide ? 149 : type.bits == 16 ? 24 : 9;
    const int power = static_cast<int>(next(static_cast<std::uint64_t>(2 * most))) - most;
    return Concrete::floating(type, sign * pick(std::array{0.0, 1.0, std::ldexp(1, power)}));
  }
  Drawn leaf(ScalarType type) {
    if (next(3) == 0) {
      const ConcreteValue v = constant(type);
      return {terms.bank.constant(v), Term::of_concrete(v)};
    }
    std::size_t place = next(kOfEachType);
    for (const ScalarType other : number_types()) {
      if (other == type) break;
      place += kOfEachType;
    }
    const TermId input = terms.operand(place, type);
    return {input, Term::of_term(input)};
  }
  /// One that was drawn before, where there is one of the type.
  Drawn again(ScalarType type) {
    for (int tries = 0; tries < 8 && !known_.empty(); ++tries)
      if (const Drawn d = pick(known_); terms.bank.type(d.raw) == type) return d;
    return leaf(type);
  }
  Drawn inner(ScalarType type, int depth) {
    const Drawn a = next(4) == 0 ? again(type) : of(type, depth - 1);
    switch (next(6)) {
      case 0: return cast(type, depth);
      case 1: return reinterpreted(type, depth);
      case 2: return chosen(of(kTruth, depth - 1), a, of(type, depth - 1));
      case 3: return type.is_floating() ? function(a, depth) : cast(type, depth);
      default: break;
    }
    const Drawn b = next(4) == 0 ? a : of(type, depth - 1);
    return type.is_bool() ? truth(a, b, depth) : binary(type, a, b);
  }
  Drawn binary(ScalarType type, const Drawn& a, const Drawn& b) {
    static constexpr Kind kAny[] = {Kind::kAdd, Kind::kMul, Kind::kSub, Kind::kMin, Kind::kMax},
                          kOfFloats[] = {Kind::kAdd, Kind::kMul, Kind::kSub,      Kind::kDiv,
                                         Kind::kMin, Kind::kMax, Kind::kFloorDiv, Kind::kFloorMod,
                                         Kind::kDiv, Kind::kMod};
    const Kind kind = type.is_floating() ? pick(kOfFloats) : pick(kAny);
    return {terms.op(kind, a.raw, b.raw), Term::binary(kind, a.made, b.made)};
  }
  Drawn truth(const Drawn& a, const Drawn& b, int depth) {
    static constexpr Kind kComparisons[] = {Kind::kEq, Kind::kNE, Kind::kLT,
                                            Kind::kLE, Kind::kGT, Kind::kGE};
    if (next(4) == 0) {
      const Kind kind = next(2) == 0 ? Kind::kAnd : Kind::kOr;
      const TermId raw =
          terms.bank.make(TermOp::kOperator, kTruth, detail_of(kind), {a.raw, b.raw});
      return {raw, Term::logical(kind, a.made, b.made)};
    }
    const ScalarType type = any_type();
    const Drawn x = of(type, depth - 1), y = next(4) == 0 ? x : of(type, depth - 1);
    const Kind kind = pick(kComparisons);
    return {terms.op(kind, x.raw, y.raw), Term::compare(kind, x.made, y.made)};
  }
  Drawn chosen(const Drawn& c, const Drawn& t, const Drawn& f) {
    return {terms.select(c.raw, t.raw, f.raw), Term::select(c.made, t.made, f.made)};
  }
  Drawn cast(ScalarType to, int depth) {
    const Drawn a = of(any_type(), depth - 1);
    return {terms.cast(to, a.raw), Term::cast(a.made, to)};
  }
  Drawn reinterpreted(ScalarType to, int depth) {
    ScalarType from = any_type();
    while (from.bytes() != to.bytes()) from = any_type();
    const Drawn a = of(from, depth - 1);
    return {terms.reinterpret(to, a.raw), Term::reinterpret(a.made, to)};
  }
  Drawn function(const Drawn& a, int depth) {
    static constexpr std::string_view kNames[] = {
        "abs", "fma", "sqrt", "floor", "trunc", "copysign", "nextafter", "round", "fmod", "fma"};
    const numeric::MathFunction& f = *numeric::find_math(pick(kNames));
    const Drawn all[] = {a, of(terms.bank.type(a.raw), depth - 1), again(terms.bank.type(a.raw))};
    const TermValue made[] = {all[0].made, all[1].made, all[2].made};
    const TermId raw = f.arity == 1   ? terms.math(f.name, {all[0].raw})
                       : f.arity == 2 ? terms.math(f.name, {all[0].raw, all[1].raw})
                                      : terms.math(f.name, {all[0].raw, all[1].raw, all[2].raw});
    return {raw, Term::math(f, made, 1)};
  }

  std::uint64_t seed_;
  std::vector<Drawn> known_;
};

/// The terms that a drawn one equals, by how they are made.
using Others = std::vector<std::pair<const char*, TermId>>;

Others others_of(Draw& draw, const Drawn& drawn) {
  const TermId made = draw.run.term_of(drawn.made);
  TermNormalizer exact(draw.terms.bank, TermLaws::kIntegers),
      ieee(draw.terms.bank, TermLaws::kIeee);
  return {{"made", made},
          {"by integer laws", exact(drawn.raw)},
          {"made, by integer laws", exact(made)},
          {"made, by IEEE laws", ieee(made)},
          {"by IEEE laws", ieee(drawn.raw)}};
}

/// How a term and one that it equals differ on drawn operands; empty: they do not.
std::string difference(Draw& draw, TermId raw, TermId other, bool is_exact, int tuples) {
  const ScalarType type = draw.terms.bank.type(raw);
  CompiledTerm left(draw.terms.bank, raw), right(draw.terms.bank, other);
  for (int i = 0; i < tuples; ++i) {
    std::vector<std::uint64_t> operands;
    for (const ScalarType t : number_types())
      for (std::size_t k = 0; k < kOfEachType; ++k) operands.push_back(draw.value(t));
    const auto l = left(operands.data());
    if (!l.is_defined) continue;
    const auto r = right(operands.data());
    const bool same = r.bits == l.bits || (!is_exact && numeric::same_value(type, l.bits, r.bits));
    if (r.is_defined && same) continue;
    return fmt::format("{} is {:x}, {} is {:x}", show(draw.terms.bank, raw), l.bits,
                       show(draw.terms.bank, other), r.bits);
  }
  return "";
}

}  // namespace

TEST_CASE("laws: a drawn term has one value, however it is made and rewritten",
          "[laws][property]") {
  std::size_t rewritten = 0, terms = 0;
  for (std::uint64_t seed = 0; seed < tenor::test::share_of(20'000); ++seed) {
    Draw draw(seed);
    const Drawn drawn = draw.of(draw.any_type(), 4);
    const auto others = others_of(draw, drawn);
    for (const auto& [name, other] : others) {
      CAPTURE(seed, name);
      const bool is_exact = std::string_view(name).find("IEEE") == std::string_view::npos;
      ++terms, rewritten += other != drawn.raw;
      const std::string found =
          other == drawn.raw ? "" : difference(draw, drawn.raw, other, is_exact, 24);
      if (!found.empty()) FAIL_CHECK(found);
    }
  }
  CHECK(rewritten * 3 > terms);
}

TEST_CASE("laws: a cast of which the Term domain does not ask has a value", "[laws]") {
  for (const ScalarType from : number_types())
    for (const ScalarType to : number_types()) {
      RawTerms terms;
      const TermRun run(terms.bank);
      if (!Term::castable(Term::of_term(terms.operand(0, from)), to).is_known()) continue;
      for (const std::uint64_t bits : edges(from))
        CHECK(Concrete::castable(Concrete::of(bits, from), to).value);
    }
}

}  // namespace tenor::semantics::test
