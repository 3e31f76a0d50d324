// SPDX-License-Identifier: Apache-2.0
// The laws of floats, left side against right side by the machine's arithmetic; and the table of
// laws against the code that applies them. `./dev laws` tries all of 16 bits: docs/laws.md.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

#include "semantics/domain/term/normal.h"
#include "tests/semantics/domain/term/laws/entries.h"
#include "tests/semantics/domain/term/laws/sweeps.h"
#include "tests/share.h"

namespace tenor::semantics::test {

using spec::ScalarType;

namespace {

using Kind = spec::ExprKind;

const Law& law_of(const Entry& entry) {
  const auto found = std::ranges::find(laws(), entry.law, &Law::id);
  REQUIRE(found != laws().end());
  return *found;
}

/// The node as the law alone leaves it.
TermId applied(const Law& law, TermBank& bank, TermId t) {
  TermNode node = bank.at(t);
  const auto found = law.apply(bank, node);
  return found ? *found : bank.intern(node);
}

}  // namespace

TEST_CASE("laws: each entry says what its law does, and its law alone", "[laws]") {
  for (const Entry& entry : entries()) {
    CAPTURE(entry.statement, entry.format);
    const Law& law = law_of(entry);
    RawTerms terms;
    TermNormalizer normal(terms.bank, TermLaws::kIeee), exact(terms.bank, TermLaws::kIntegers);
    for (std::size_t k = 0; k < entry.constants; ++k) {
      const Sides s = sides_of(entry, terms, k);
      REQUIRE(s.left != s.right);
      REQUIRE(applied(law, terms.bank, s.left) == s.right);
      REQUIRE(normal(s.left) == normal(s.right));
      REQUIRE((exact(s.left) == exact(s.right)) == (law.level <= TermLaws::kIntegers));
    }
  }
}

TEST_CASE("laws: every law has entries, those of floats in every format", "[laws]") {
  std::map<std::string_view, std::set<std::string>> formats;
  for (const Entry& entry : entries()) formats[entry.law].insert(entry.format);
  for (const Law& law : laws()) {
    CAPTURE(law.id);
    CHECK(formats.contains(law.id));
    if (law.level < TermLaws::kIeee || law.id == "there-and-back" || law.id == "through-wider")
      continue;
    for (const ScalarType f : float_formats()) {
      const bool has_zero = name_of(f) != "float8_e8m0fnu";
      const bool has_infinity = std::ranges::any_of(
          edges(f), [&](std::uint64_t bits) { return std::isinf(numeric::to_double(f, bits)); });
      const bool is_of_zero =
          law.id == "minus-zero" || law.id == "plus-negative-zero" || law.id == "cast-to-bool";
      const bool exists = (has_zero || !is_of_zero) && (has_infinity || law.id != "infinite") &&
                          (!numeric::lacks_nan(f) || law.id != "with-itself");
      CHECK(formats[law.id].contains(name_of(f)) == exists);
    }
  }
}

TEST_CASE("laws: every cast there and back that is undone has an entry", "[laws]") {
  std::set<std::string> entered;
  for (const Entry& entry : entries())
    if (entry.law == "there-and-back") entered.insert(entry.format);
  Types types = number_types();
  types.insert(types.end(), float_formats().begin(), float_formats().end());
  for (const ScalarType type : types)
    for (const ScalarType wide : float_formats()) {
      if (type == wide) continue;
      RawTerms terms;
      const TermId x = terms.operand(0, type);
      TermNormalizer normal(terms.bank, TermLaws::kIeee);
      const std::string both = name_of(type) + " in " + name_of(wide);
      CAPTURE(both);
      CHECK((normal(terms.cast(type, terms.cast(wide, x))) == x) == entered.contains(both));
    }
}

TEST_CASE("laws: what sees the bits of NaNs is told no law of floats", "[laws]") {
  for (const Entry& entry : entries()) {
    RawTerms terms;
    const Sides s = sides_of(entry, terms, 0);
    const ScalarType f = terms.bank.type(s.left);
    if (law_of(entry).level < TermLaws::kIeee || !f.is_floating()) continue;
    CAPTURE(entry.statement, entry.format);
    TermNormalizer normal(terms.bank, TermLaws::kIeee);
    const ScalarType word = spec::uint_type(f.bits).scalar, byte = spec::uint_type(8).scalar;
    const auto one = terms.number(f, 1);
    const auto bytes = [&](TermId t) { return terms.bank.make(TermOp::kBytes, byte, 1, {t}); };
    CHECK(normal(terms.reinterpret(word, s.left)) != normal(terms.reinterpret(word, s.right)));
    CHECK(normal(bytes(s.left)) != normal(bytes(s.right)));
    CHECK(normal(terms.math("copysign", {one, s.left})) !=
          normal(terms.math("copysign", {one, s.right})));
  }
}

TEST_CASE("laws: the machine computes one value for both sides", "[laws]") {
  for (const Entry& entry : entries()) {
    CAPTURE(entry.statement, entry.format);
    const Checked checked = check(entry, brief());
    CHECK(checked.tuples > 0);
    CHECK(checked.counterexample == "");
  }
}

TEST_CASE("laws: a wrong one is seen", "[laws]") {
  const ScalarType f = spec::float_type(64).scalar;
  const auto differs = [&](Kind kind, double a, Kind other, double b) {
    RawTerms t;
    const TermId x = t.operand(0, f);
    const Equation equation{t.bank, t.op(kind, x, t.number(f, a)), t.op(other, x, t.number(f, b)),
                            false};
    return !check(equation, {f}, Operands({f}, 16, 0)).counterexample.empty();
  };
  CHECK(differs(Kind::kDiv, 5e-324, Kind::kDiv, 1e-323));
  CHECK(differs(Kind::kDiv, 5e-324, Kind::kMul, INFINITY));
  CHECK(differs(Kind::kAdd, 0.0, Kind::kAdd, -0.0));
  CHECK(differs(Kind::kDiv, 10, Kind::kMul, 0.1));
  CHECK_FALSE(differs(Kind::kDiv, 8, Kind::kMul, 0.125));
}

namespace {

/// A binary operator as laws tell them apart: its kind, and which operand is which constant.
using Form = std::tuple<Kind, int, std::uint64_t>;

/// The left sides of a format's entries that are of an operand and a constant.
std::set<Form> entered_forms(ScalarType f) {
  std::set<Form> forms;
  for (const Entry& entry : entries())
    for (std::size_t k = 0; entry.operands == Types{f} && k < entry.constants; ++k) {
      RawTerms terms;
      const TermNode& left = terms.bank.at(sides_of(entry, terms, k).left);
      for (const int place : {0, 1})
        if (left.op == TermOp::kOperator && terms.bank.is_constant(left.args[place]))
          forms.emplace(left.kind(), place, terms.bank.value(left.args[place]).bits);
    }
  return forms;
}

/// Kinds of operator that entries of the format rewrite, of two operands or of one twice.
std::set<Kind> entered_kinds(ScalarType f, bool twice) {
  std::set<Kind> kinds;
  for (const Entry& entry : entries()) {
    if (entry.operands != (twice ? Types{f} : Types{f, f})) continue;
    RawTerms terms;
    const TermNode& left = terms.bank.at(sides_of(entry, terms, 0).left);
    const bool constant = terms.bank.is_constant(left.args[0]) || left.count < 2 ||
                          terms.bank.is_constant(left.args[1]);
    if (left.op == TermOp::kOperator && !constant) kinds.insert(left.kind());
  }
  return kinds;
}

/// Functions that entries of the format rewrite.
std::set<std::string_view> entered_functions(ScalarType f) {
  std::set<std::string_view> names;
  for (const Entry& entry : entries()) {
    RawTerms terms;
    const TermNode& left = terms.bank.at(sides_of(entry, terms, 0).left);
    if (entry.format == name_of(f) && left.op == TermOp::kMath)
      names.insert(terms.bank.math(left.detail).name);
  }
  return names;
}

}  // namespace

TEST_CASE("laws: an operator with a constant is rewritten as entries say, to one value", "[laws]") {
  for (const ScalarType f : float_formats()) {
    CAPTURE(name_of(f));
    const Swept swept = sweep_constants(f, false, brief());
    // Each entry rewrites its left side: as many forms are the same ones.
    CHECK(swept.rewritten == entered_forms(f).size());
    CHECK(swept.checked.counterexample == "");
  }
}

TEST_CASE("laws: an operator or function of operands is rewritten as entries say", "[laws]") {
  for (const ScalarType f : float_formats()) {
    CAPTURE(name_of(f));
    const std::set<Kind> two = entered_kinds(f, false), twice = entered_kinds(f, true);
    const std::set<std::string_view> functions = entered_functions(f);
    RawTerms t;
    const TermId x = t.operand(0, f), y = t.operand(1, f), z = t.operand(2, f);
    TermNormalizer normal(t.bank, TermLaws::kIeee);
    const auto is_rewritten = [&](TermId term) { return normal(term) != term; };
    for (auto kind = Kind::kAdd; kind <= Kind::kGT; kind = static_cast<Kind>(int(kind) + 1)) {
      CAPTURE(detail_of(kind));
      const bool is_swapped = kind == Kind::kGT || kind == Kind::kGE;
      CHECK(is_rewritten(t.op(kind, y, x)) == two.contains(kind));
      CHECK(is_rewritten(t.op(kind, x, y)) == is_swapped);
      CHECK(is_rewritten(t.op(kind, x, x)) == (twice.contains(kind) || is_swapped));
    }
    for (const numeric::MathFunction& m : numeric::all_math()) {
      if (!m.takes(f) || m.argument_type(f, 1) != f) continue;
      const TermId made = m.arity == 1   ? t.math(m.name, {y})
                          : m.arity == 2 ? t.math(m.name, {y, x})
                                         : t.math(m.name, {z, y, x});
      CHECK(is_rewritten(made) == functions.contains(m.name));
    }
  }
}

TEST_CASE("laws: casts have the value of their normal form", "[laws]") {
  std::size_t number = 0;
  for (const ScalarType from : number_types()) {
    if (number++ % tenor::test::stride(4) != 0) continue;
    CAPTURE(name_of(from));
    const Swept swept = sweep_casts(from, brief());
    CHECK(swept.rewritten > 0);
    CHECK(swept.checked.counterexample == "");
  }
}

TEST_CASE("laws: no operator sees the bits of a NaN but those that say so", "[laws]") {
  for (const ScalarType f : float_formats()) {
    CAPTURE(name_of(f));
    const Swept swept = sweep_nans(f, brief());
    const std::string name = name_of(f);
    const bool has_one_nan = name.ends_with("fnu") || name.ends_with("fnuz") || f.bits < 8;
    CHECK((swept.checked.tuples > 0) == !has_one_nan);
    CHECK(swept.checked.counterexample == "");
  }
}

TEST_CASE("laws: a Min or Max that is open is left to the program", "[laws]") {
  for (const ScalarType f : float_formats())
    for (const std::uint64_t a : edges(f))
      for (const std::uint64_t b : edges(f)) {
        RawTerms t;
        const TermId made = t.op(Kind::kMin, t.bank.constant(Concrete::of(a, f)),
                                 t.bank.constant(Concrete::of(b, f)));
        TermNormalizer normal(t.bank, TermLaws::kIeee);
        REQUIRE((normal(made) == made) == numeric::is_minimum_open(f, a, b));
      }
}

}  // namespace tenor::semantics::test
