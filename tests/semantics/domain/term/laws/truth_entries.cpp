// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <cmath>

#include "tests/semantics/domain/term/laws/entry_table.h"

namespace tenor::semantics::test {

using spec::ScalarType;

namespace {

using Kind = spec::ExprKind;
constexpr ScalarType kBoolean = spec::bool_type().scalar;

TermId is_number(RawTerms& t, TermId x) { return t.bank.negation(t.math("isnan", {x})); }

void add_choices(Table& table, ScalarType f) {
  table.law("exclusive",
            "Select(y < x, z, Select(x < y, 1, x)) = Select(x < y, 1, Select(y < x, z, x))", f,
            {f, f, f}, [=](RawTerms& t, X x) -> Sides {
              const TermId less = t.op(Kind::kLT, x[0], x[1]), more = t.op(Kind::kLT, x[1], x[0]);
              const TermId one = t.number(f, 1);
              return {t.select(more, x[2], t.select(less, one, x[0])),
                      t.select(less, one, t.select(more, x[2], x[0]))};
            });
}

/// That a comparison which holds is one of numbers; `y` is x or its magnitude, and z an edge.
void add_comparisons(Table& table, ScalarType f) {
  const std::vector<std::uint64_t> others = edges(f);
  for (const auto& [kind, name] : {std::pair{Kind::kLT, "<"}, {Kind::kLE, "<="}, {Kind::kEq, "=="}})
    for (const bool is_magnitude : {false, true}) {
      const std::string claim = fmt::format("{} {} z", is_magnitude ? "fabs(x)" : "x", name);
      const auto sides = [=](RawTerms& t, X x, std::size_t k) -> Sides {
        const TermId y = is_magnitude ? t.math("fabs", {x[0]}) : x[0];
        const TermId holds = t.op(kind, y, t.bank.constant(Concrete::of(others[k], f)));
        return {t.bank.conjunction(holds, is_number(t, x[0])), holds};
      };
      table.all.push_back({"of-numbers",
                           fmt::format("({} and not isnan(x)) = {}", claim, claim),
                           name_of(f),
                           {f},
                           others.size(),
                           sides});
    }
}

/// Between 1 and 2, which every format has.
void add_castable(Table& table, ScalarType f) {
  table.unary(
      "castable", "min(max(x, 1), 2) has an int32 = it is not a NaN", f,
      [=](RawTerms& t, X x) -> Sides {
        const TermId within =
            t.op(Kind::kMin, t.op(Kind::kMax, x[0], t.number(f, 1)), t.number(f, 2));
        const auto detail = detail_of(spec::int_type(32).scalar);
        return {t.bank.make(TermOp::kIsCastable, kBoolean, detail, {within}), is_number(t, within)};
      });
}

}  // namespace

void add_conjunctions(Table& table) {
  table.law("bank", "(p < q) = not p and q", kBoolean, {kBoolean, kBoolean},
            [](RawTerms& t, X x) -> Sides {
              return {t.op(Kind::kLT, x[0], x[1]), t.bank.conjunction(t.bank.negation(x[0]), x[1])};
            });
  table.law("absorbed", "(not (p and q) and q) = not p and q", kBoolean, {kBoolean, kBoolean},
            [](RawTerms& t, X x) -> Sides {
              const TermId both = t.bank.conjunction(x[0], x[1]);
              return {t.bank.conjunction(t.bank.negation(both), x[1]),
                      t.bank.conjunction(t.bank.negation(x[0]), x[1])};
            });
}

/// Of a format that has NaN.
static void add_comparisons_with_itself(Table& table, ScalarType f) {
  for (const auto& [kind, sign] :
       {std::pair{Kind::kEq, "=="}, {Kind::kLE, "<="}, {Kind::kGE, ">="}})
    table.unary("with-itself", fmt::format("(x {} x) = not isnan(x)", sign), f,
                [=](RawTerms& t, X x) -> Sides {
                  return {t.op(kind, x[0], x[0]), is_number(t, x[0])};
                });
  table.unary("with-itself", "(x != x) = isnan(x)", f, [=](RawTerms& t, X x) -> Sides {
    return {t.op(Kind::kNE, x[0], x[0]), t.math("isnan", {x[0]})};
  });
  table.unary("with-itself", "(x < x) = False", f, [=](RawTerms& t, X x) -> Sides {
    return {t.op(Kind::kLT, x[0], x[0]), kFalse};
  });
}

void add_truths(Table& table, ScalarType f) {
  if (!numeric::lacks_nan(f)) add_comparisons_with_itself(table, f);
  add_choices(table, f);
  add_comparisons(table, f);
  add_castable(table, f);
  if (!numeric::is_nan(f, numeric::from_double(f, 0.0)))  // float8_e8m0fnu has no zero
    table.unary("cast-to-bool", "x cast to Bool = (x != 0)", f, [=](RawTerms& t, X x) -> Sides {
      return {t.cast(kBoolean, x[0]), t.op(Kind::kNE, x[0], t.number(f, 0))};
    });
  if (!std::isinf(numeric::to_double(f, numeric::from_double(f, INFINITY)))) return;
  table.unary("infinite", "isinf(x) = (fabs(x) == inf)", f, [=](RawTerms& t, X x) -> Sides {
    const TermId size = t.math("fabs", {x[0]});
    return {t.math("isinf", {x[0]}), t.op(Kind::kEq, size, t.number(f, INFINITY))};
  });
  table.unary(
      "infinite", "isfinite(x) = (fabs(x) != inf and not isnan(x))", f,
      [=](RawTerms& t, X x) -> Sides {
        const TermId size = t.math("fabs", {x[0]});
        const TermId differs = t.op(Kind::kNE, size, t.number(f, INFINITY));
        return {t.math("isfinite", {x[0]}), t.bank.conjunction(differs, is_number(t, x[0]))};
      });
}

}  // namespace tenor::semantics::test
