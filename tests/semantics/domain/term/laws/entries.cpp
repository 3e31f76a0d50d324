// SPDX-License-Identifier: Apache-2.0
#include "tests/semantics/domain/term/laws/entries.h"

#include <fmt/format.h>

#include <cmath>
#include <map>
#include <utility>

#include "semantics/domain/term/show.h"
#include "tests/semantics/domain/term/laws/entry_table.h"

namespace tenor::semantics::test {

using spec::ScalarType;

namespace {

using Kind = spec::ExprKind;
constexpr ScalarType kBool = spec::bool_type().scalar, kInt64 = spec::int_type(64).scalar;

/// x with a constant of which it is all that is left.
void add_neutral(Table& table, ScalarType f) {
  const auto right = [&](std::string_view id, std::string statement, Kind kind, double neutral) {
    table.unary(id, std::move(statement), f, [=](RawTerms& t, X x) -> Sides {
      return {t.op(kind, x[0], t.number(f, neutral)), x[0]};
    });
  };
  const auto left = [&](std::string_view id, std::string statement, Kind kind, double neutral) {
    table.unary(id, std::move(statement), f, [=](RawTerms& t, X x) -> Sides {
      return {t.op(kind, t.number(f, neutral), x[0]), x[0]};
    });
  };
  right("times-one", "x * 1 = x", Kind::kMul, 1);
  left("times-one", "1 * x = x", Kind::kMul, 1);
  right("over-one", "x / 1 = x", Kind::kDiv, 1);
  if (numeric::is_nan(f, numeric::from_double(f, 0.0))) return;  // float8_e8m0fnu has no zero
  right("minus-zero", "x - 0 = x", Kind::kSub, 0.0);
  right("plus-negative-zero", "x + -0 = x", Kind::kAdd, -0.0);
  left("plus-negative-zero", "-0 + x = x", Kind::kAdd, -0.0);
}

/// The powers of two of a format, of both signs, whose inverse is one of its numbers. By its
/// exponents alone, so that no arithmetic is trusted: 2^k has the inverse 2^-k.
std::vector<int> invertible_powers(ScalarType f) {
  static const std::map<std::string, int> kOfSmallFloats{
      {"float8_e3m4", 3},      {"float8_e4m3", 7},      {"float8_e4m3b11fnuz", 4},
      {"float8_e4m3fn", 8},    {"float8_e4m3fnuz", 7},  {"float8_e5m2", 15},
      {"float8_e5m2fnuz", 15}, {"float8_e8m0fnu", 127}, {"float6_e2m3fn", 2},
      {"float6_e3m2fn", 4},    {"float4_e2m1fn", 1}};
  const int most = f.is_small_float()              ? kOfSmallFloats.at(name_of(f))
                   : f.is_bfloat() || f.bits == 32 ? 127
                   : f.bits == 64                  ? 1023
                                                   : 15;
  std::vector<int> powers;
  for (int k = -most; k <= most; ++k) powers.push_back(k);
  return powers;
}

void add_products(Table& table, ScalarType f) {
  table.unary("doubled", "x + x = x * 2", f, [=](RawTerms& t, X x) -> Sides {
    return {t.op(Kind::kAdd, x[0], x[0]), t.op(Kind::kMul, x[0], t.number(f, 2))};
  });
  const std::vector<int> powers = invertible_powers(f);
  const std::size_t signs = numeric::is_nan(f, numeric::from_double(f, -1)) ? 1 : 2;
  const auto sides = [=](RawTerms& t, X x, std::size_t k) -> Sides {
    const double sign = k % signs == 0 ? 1 : -1;
    const TermId divisor = t.number(f, sign * std::ldexp(1, powers[k / signs])),
                 factor = t.number(f, sign * std::ldexp(1, -powers[k / signs]));
    return {t.op(Kind::kDiv, x[0], divisor), t.op(Kind::kMul, x[0], factor)};
  };
  table.all.push_back(
      {"over-power-of-two", "x / 2^k = x * 2^-k", name_of(f), {f}, signs * powers.size(), sides});
}

/// Of operands in the order that the law changes.
void add_orders(Table& table, ScalarType f) {
  const auto swapped = [&](std::string_view id, std::string statement, Kind kind, Kind made) {
    table.law(id, std::move(statement), f, {f, f}, [=](RawTerms& t, X x) -> Sides {
      return {t.op(kind, x[1], x[0]), t.op(made, x[0], x[1])};
    });
  };
  swapped("greater-as-less", "x > y = y < x", Kind::kGT, Kind::kLT);
  swapped("greater-as-less", "x >= y = y <= x", Kind::kGE, Kind::kLE);
  swapped("order", "x + y = y + x", Kind::kAdd, Kind::kAdd);
  swapped("order", "x * y = y * x", Kind::kMul, Kind::kMul);
  swapped("order", "(x == y) = (y == x)", Kind::kEq, Kind::kEq);
  swapped("order", "(x != y) = (y != x)", Kind::kNE, Kind::kNE);
}

/// What the bank keeps in normal form, and casts that change nothing.
void add_exact(Table& table, ScalarType f) {
  table.law("bank", "Select(c, x, x) = x", f, {kBool, f}, [](RawTerms& t, X x) -> Sides {
    return {t.select(x[0], x[1], x[1]), x[1]};
  });
  table.law("bank", "Select(not c, x, y) = Select(c, y, x)", f, {kBool, f, f},
            [](RawTerms& t, X x) -> Sides {
              return {t.select(t.bank.negation(x[0]), x[1], x[2]), t.select(x[0], x[2], x[1])};
            });
  table.law("bank", "Select(c, Select(c, x, y), z) = Select(c, x, z)", f, {kBool, f, f, f},
            [](RawTerms& t, X x) -> Sides {
              return {t.select(x[0], t.select(x[0], x[1], x[2]), x[3]), t.select(x[0], x[1], x[3])};
            });
  table.law("bank", "an element of (x, x) = x", f, {kBool, f}, [=](RawTerms& t, X x) -> Sides {
    const TermId array = t.bank.array(f, std::vector{x[1], x[1]});
    return {t.bank.make(TermOp::kElement, f, 0, {array, t.cast(kInt64, x[0])}), x[1]};
  });
  table.unary("own-type", "x cast to its own type = x", f, [=](RawTerms& t, X x) -> Sides {
    return {t.cast(f, x[0]), x[0]};
  });
  table.unary("own-type", "x reinterpreted as its own type = x", f, [=](RawTerms& t, X x) -> Sides {
    return {t.reinterpret(f, x[0]), x[0]};
  });
}

/// Is it left to the program which operand it is (TIR-D16)?
bool is_open(ScalarType f, Kind kind, std::uint64_t a, std::uint64_t b) {
  return (kind == Kind::kMin || kind == Kind::kMax) && numeric::is_minimum_open(f, a, b);
}

/// Operators of two edges; the right side is what the machine makes of them.
void add_constants(Table& table, ScalarType f) {
  std::vector<std::pair<Kind, std::array<std::uint64_t, 2>>> of;
  for (const Kind kind : {Kind::kAdd, Kind::kSub, Kind::kMul, Kind::kDiv, Kind::kFloorDiv,
                          Kind::kFloorMod, Kind::kMin, Kind::kMax, Kind::kLT, Kind::kLE, Kind::kEq})
    for (const std::uint64_t a : edges(f))
      for (const std::uint64_t b : edges(f))
        if (!is_open(f, kind, a, b)) of.push_back({kind, {a, b}});
  const auto count = of.size();
  const auto sides = [=, of = std::move(of)](RawTerms& t, X, std::size_t k) -> Sides {
    const auto& [kind, bits] = of[k];
    const ConcreteValue a = Concrete::of(bits[0], f), b = Concrete::of(bits[1], f);
    const bool compares = spec::is_cmp_op(kind);
    const auto both = compares ? Concrete::compare(kind, a, b) : Concrete::binary(kind, a, b);
    return {t.op(kind, t.bank.constant(a), t.bank.constant(b)), t.bank.constant(both)};
  };
  table.all.push_back(
      {"constants", "c op d = what the machine computes", name_of(f), {}, count, sides});
}

/// Casts of `type` into `wide` and back.
void add_there_and_back(Table& table, ScalarType type, ScalarType wide) {
  table.unary("there-and-back", name_of(type) + " to " + name_of(wide) + " and back = x", type,
              [=](RawTerms& t, X x) -> Sides {
                return {t.cast(type, t.cast(wide, x[0])), x[0]};
              });
  table.all.back().format = name_of(type) + " in " + name_of(wide);
  table.all.back().statement = "x cast to a wider float, and back = x";
}

/// Operators of `type` in `wide`, of which the result is cast back.
void add_through_wider(Table& table, ScalarType type, ScalarType wide) {
  const auto widened = [=](RawTerms& t, TermId x) { return t.cast(wide, x); };
  const std::string format = name_of(type) + " in " + name_of(wide);
  for (const auto& [kind, sign] :
       {std::pair{Kind::kAdd, "+"}, {Kind::kSub, "-"}, {Kind::kMul, "*"}, {Kind::kDiv, "/"}}) {
    table.law("through-wider", fmt::format("x and y cast to a wider float, x {} y, and back", sign),
              type, {type, type}, [=](RawTerms& t, X x) -> Sides {
                return {t.cast(type, t.op(kind, widened(t, x[0]), widened(t, x[1]))),
                        t.op(kind, x[0], x[1])};
              });
    table.all.back().format = format;
  }
  table.unary("through-wider", "x cast to a wider float, sqrt(x), and back", type,
              [=](RawTerms& t, X x) -> Sides {
                return {t.cast(type, t.math("sqrt", {widened(t, x[0])})), t.math("sqrt", {x[0]})};
              });
  table.all.back().format = format;
}

void add_casts(Table& table) {
  const ScalarType half = spec::float_type(16).scalar, single = spec::float_type(32).scalar,
                   wide = spec::float_type(64).scalar, bfloat = spec::bfloat16_type().scalar;
  for (const auto& [type, into] :
       {std::pair{half, single}, {half, wide}, {bfloat, single}, {bfloat, wide}, {single, wide}}) {
    add_there_and_back(table, type, into);
    add_through_wider(table, type, into);
  }
  for (const ScalarType type : float_formats())
    for (const ScalarType into : {half, single, wide})
      if (type.is_small_float() && (into != half || name_of(type) != "float8_e8m0fnu"))
        add_there_and_back(table, type, into);
  for (const ScalarType into : {half, single, wide})
    for (const int bits : {1, 4, 8, 16, 32})
      for (const ScalarType type : {spec::uint_type(bits).scalar, spec::int_type(bits).scalar})
        if (bits <= (into == half ? 8 : into == single ? 16 : 32) && (bits > 1 || type.is_uint()))
          add_there_and_back(table, type, into);
}

/// Laws of integers that are applied beside those of floats.
void add_integers(Table& table) {
  const ScalarType int8 = spec::int_type(8).scalar, uint8 = spec::uint_type(8).scalar,
                   int32 = spec::int_type(32).scalar, int16 = spec::int_type(16).scalar;
  for (const ScalarType type : {int8, uint8, int32}) {
    table.unary("bool-through-integer", "a Bool cast to an integer and back = x", kBool,
                [=](RawTerms& t, X x) -> Sides {
                  return {t.cast(kBool, t.cast(type, x[0])), x[0]};
                });
    for (const Kind kind : {Kind::kMin, Kind::kMax})
      table.law("chosen",
                kind == Kind::kMin ? "Select(x < y, x, y) = min(x, y)"
                                   : "Select(x < y, y, x) = max(x, y)",
                type, {type, type}, [=](RawTerms& t, X x) -> Sides {
                  const TermId less = t.op(Kind::kLT, x[0], x[1]);
                  const std::size_t k = kind == Kind::kMin ? 0 : 1;
                  return {t.select(less, x[k], x[1 - k]), t.op(kind, x[0], x[1])};
                });
    for (const Kind kind : {Kind::kMin, Kind::kMax})
      table.law("integer-order",
                kind == Kind::kMin ? "min(x, y) = min(y, x)" : "max(x, y) = max(y, x)", type,
                {type, type}, [=](RawTerms& t, X x) -> Sides {
                  return {t.op(kind, x[1], x[0]), t.op(kind, x[0], x[1])};
                });
  }
  table.unary("inner-cast", "int32 cast to int16, and that to int8 = int32 cast to int8", int32,
              [=](RawTerms& t, X x) -> Sides {
                return {t.cast(int8, t.cast(int16, x[0])), t.cast(int8, x[0])};
              });
}

std::vector<Entry> made_entries() {
  Table table;
  for (const auto add :
       {add_exact, add_constants, add_neutral, add_products, add_orders, add_truths})
    for (const ScalarType f : float_formats()) add(table, f);
  add_casts(table);
  add_conjunctions(table);
  add_integers(table);
  return std::move(table.all);
}

}  // namespace

TermId RawTerms::op(Kind kind, TermId a, TermId b) {
  const ScalarType type = spec::is_cmp_op(kind) ? kBool : bank.type(a);
  return bank.make(TermOp::kOperator, type, detail_of(kind), {a, b});
}

TermId RawTerms::math(std::string_view name, std::initializer_list<TermId> args) {
  const numeric::MathFunction& f = *numeric::find_math(name);
  return bank.make(TermOp::kMath, f.result_type(bank.type(*args.begin())), bank.math_number(f),
                   args);
}

const Types& float_formats() {
  static const Types formats = [] {
    Types all;
    for (const char* name :
         {"float4_e2m1fn", "float6_e2m3fn", "float6_e3m2fn", "float8_e3m4", "float8_e4m3",
          "float8_e4m3b11fnuz", "float8_e4m3fn", "float8_e4m3fnuz", "float8_e5m2",
          "float8_e5m2fnuz", "float8_e8m0fnu", "float16", "bfloat16", "float32", "float64"})
      all.push_back(spec::parse_datatype(name)->scalar);
    return all;
  }();
  return formats;
}

const Types& number_types() {
  static const Types types = [] {
    Types all;
    for (const ScalarType f : float_formats())
      if (!f.is_small_float() || name_of(f) == "float8_e4m3fn" || name_of(f) == "float8_e8m0fnu" ||
          name_of(f) == "float4_e2m1fn")
        all.push_back(f);
    all.push_back(kBool);
    for (const int bits : {4, 8, 16, 32, 64})
      all.push_back(spec::int_type(bits).scalar), all.push_back(spec::uint_type(bits).scalar);
    return all;
  }();
  return types;
}

std::string name_of(ScalarType type) { return spec::to_string(spec::DataType{type}); }

const std::vector<Entry>& entries() {
  static const std::vector<Entry> all = made_entries();
  return all;
}

Sides sides_of(const Entry& entry, RawTerms& terms, std::size_t constant) {
  std::vector<TermId> x;
  for (std::size_t i = 0; i < entry.operands.size(); ++i)
    x.push_back(terms.operand(i, entry.operands[i]));
  return entry.sides(terms, x, constant);
}

}  // namespace tenor::semantics::test
