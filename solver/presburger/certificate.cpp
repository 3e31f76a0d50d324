// SPDX-License-Identifier: Apache-2.0
#include "solver/presburger/certificate.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <isl/aff.h>
#include <isl/constraint.h>
#include <isl/set.h>
#include <isl/val.h>

#include <cstdlib>
#include <vector>

#include "solver/presburger/products.h"
#include "solver/presburger/regions.h"

namespace tenor::solver {
namespace {

constexpr isl_dim_type kDimensions[] = {isl_dim_param, isl_dim_div};

std::string number(__isl_take isl_val* value) {
  char* text = isl_val_to_str(value);
  std::string made(text);
  std::free(text);
  isl_val_free(value);
  return made[0] == '-' ? fmt::format("(- {})", made.substr(1)) : made;
}

/// One conjunction of a set, as a formula of SMT-LIB.
class Conjunction {
 public:
  Conjunction(const isl::basic_set& points, std::size_t which) : points_(points), which_(which) {
    isl_basic_set_foreach_constraint(
        points_.get(),
        [](isl_constraint* c, void* self) {
          static_cast<Conjunction*>(self)->add(c);
          return isl_stat_ok;
        },
        this);
    for (int k = 0; k < count(isl_dim_div); ++k) add_quotient(k);
  }

  std::string text() const {
    const std::string all =
        parts_.empty() ? "true" : fmt::format("(and true {})", fmt::join(parts_, " "));
    if (count(isl_dim_div) == 0) return all;
    std::vector<std::string> bound;
    for (int k = 0; k < count(isl_dim_div); ++k)
      bound.push_back(fmt::format("({} Int)", name(isl_dim_div, k)));
    return fmt::format("(exists ({}) {})", fmt::join(bound, " "), all);
  }
  std::string name(isl_dim_type type, int k) const {
    if (type == isl_dim_div) return fmt::format("q{}_{}", which_, k);
    return fmt::format("|{}|",
                       isl_basic_set_get_dim_name(points_.get(), type, static_cast<unsigned>(k)));
  }

 private:
  int count(isl_dim_type type) const { return isl_basic_set_dim(points_.get(), type); }
  void add(__isl_take isl_constraint* c) {
    std::string sum = number(isl_constraint_get_constant_val(c));
    for (const isl_dim_type type : kDimensions)
      for (int k = 0; k < count(type); ++k)
        add_term(sum, isl_constraint_get_coefficient_val(c, type, k), name(type, k));
    parts_.push_back(fmt::format("({} {} 0)", isl_constraint_is_equality(c) ? "=" : ">=", sum));
    isl_constraint_free(c);
  }
  static void add_term(std::string& sum, __isl_take isl_val* factor, const std::string& of) {
    if (isl_val_is_zero(factor)) return void(isl_val_free(factor));
    sum = fmt::format("(+ {} (* {} {}))", sum, number(factor), of);
  }
  /// A quotient that isl has by what it is of, and not by constraints alone: 0 <= e - d * q < d.
  void add_quotient(int k) {
    isl_aff* of = isl_basic_set_get_div(points_.get(), k);
    if (!of) return;
    isl_val* divisor = isl_aff_get_denominator_val(of);
    of = isl_aff_scale_val(of, isl_val_copy(divisor));
    std::string sum = number(isl_aff_get_constant_val(of));
    for (const isl_dim_type type : kDimensions)
      for (int n = 0; n < isl_aff_dim(of, type); ++n)
        add_term(sum, isl_aff_get_coefficient_val(of, type, n), name(type, n));
    isl_aff_free(of);
    const std::string d = number(divisor);
    const std::string rest = fmt::format("(- {} (* {} {}))", sum, d, name(isl_dim_div, k));
    parts_.push_back(fmt::format("(and (>= {0} 0) (< {0} {1}))", rest, d));
  }

  const isl::basic_set& points_;
  const std::size_t which_;
  std::vector<std::string> parts_;
};

}  // namespace

void Certificate::add_map(const std::string& about, const isl::set& points) {
  text_ += fmt::format("; {}\n;   {}\n", about, text_of(points));
}

void Certificate::add_query(const std::string& about, const std::set<std::string>& declarations,
                            const std::vector<std::string>& asserted) {
  ++queries_;
  text_ += fmt::format("; {}\n(push 1)\n{}\n", about, fmt::join(declarations, "\n"));
  for (const std::string& each : asserted) text_ += fmt::format("(assert {})\n", each);
  text_ += "(check-sat)\n(pop 1)\n";
}

void Certificate::add_empty(const std::string& about, const std::vector<isl::set>& all) {
  std::set<std::string> declarations;
  std::vector<std::string> asserted;
  std::size_t which = 0;
  for (const isl::set& points : all) {
    std::vector<std::string> parts;
    const isl::set with_quotients = isl::manage(isl_set_compute_divs(points.copy()));
    with_quotients.foreach_basic_set([&](const isl::basic_set& part) {
      const Conjunction conjunction(part, which++);
      parts.push_back(conjunction.text());
      for (int k = 0; k < isl_basic_set_dim(part.get(), isl_dim_param); ++k)
        declarations.insert(
            fmt::format("(declare-const {} Int)", conjunction.name(isl_dim_param, k)));
    });
    asserted.push_back(fmt::format("(or false {})", fmt::join(parts, " ")));
  }
  add_query(about, declarations, asserted);
}

namespace {

using semantics::FormulaId;
using semantics::FormulaOp;
using semantics::Formulas;
using spec::Polynomial;

/// A formula of the Family domain, as one of SMT-LIB.
class WrittenFormula {
 public:
  explicit WrittenFormula(const Formulas& formulas) : formulas_(formulas) {}

  std::string text(FormulaId f) {
    const semantics::FormulaNode& node = formulas_.at(f);
    switch (node.op) {
      case FormulaOp::kConstant: return f == semantics::kAlways ? "true" : "false";
      case FormulaOp::kNot: return fmt::format("(not {})", text(node.a));
      case FormulaOp::kAnd: return fmt::format("(and {} {})", text(node.a), text(node.b));
      case FormulaOp::kAtLeastZero: return fmt::format("(>= {} 0)", text(node.polynomial));
      case FormulaOp::kIsZero: return fmt::format("(= {} 0)", text(node.polynomial));
      case FormulaOp::kData: break;
    }
    declarations_.insert(fmt::format("(declare-const data{} Bool)", node.datum));
    return fmt::format("data{}", node.datum);
  }
  std::string text(const Polynomial& p) {
    std::string sum = "(+ 0";
    for (const auto& [monomial, coefficient] : p.terms())
      sum += monomial.empty() ? " " + number(coefficient)
                              : fmt::format(" (* {} {})", number(coefficient), product(monomial));
    return sum + " 0)";
  }
  const std::set<std::string>& declarations() const { return declarations_; }

 private:
  static std::string number(std::int64_t n) {
    return n < 0 ? fmt::format("(- {})", std::to_string(n).substr(1)) : std::to_string(n);
  }
  std::string product(const Polynomial::Monomial& m) {
    std::string name;
    for (const auto s : m) name += fmt::format("{}s{}", name.empty() ? "" : "*", s);
    declarations_.insert(fmt::format("(declare-const |{}| Int)", name));
    return fmt::format("|{}|", name);
  }

  const Formulas& formulas_;
  std::set<std::string> declarations_;
};

/// What is zero or more where a part of the formula holds, or where it does not.
class Halves {
 public:
  Halves(const Formulas& formulas, FormulaId f) : formulas_(formulas) { visit(f); }

  const std::vector<Polynomial>& all() const { return all_; }
  std::vector<Polynomial::Monomial> products() const {
    return {products_.begin(), products_.end()};
  }
  void add_products(const Polynomial& p) {
    for (const auto& [monomial, coefficient] : p.terms())
      if (!monomial.empty()) products_.insert(monomial);
  }

 private:
  void visit(FormulaId f) {
    if (!seen_.insert(f).second) return;
    const semantics::FormulaNode& node = formulas_.at(f);
    if (node.op == FormulaOp::kAnd) visit(node.b);
    if (node.op == FormulaOp::kAnd || node.op == FormulaOp::kNot) visit(node.a);
    if (node.op != FormulaOp::kAtLeastZero && node.op != FormulaOp::kIsZero) return;
    add_products(node.polynomial);
    for (const int sign : {1, -1})
      for (const int more : {0, -1})
        if (const auto scaled = Polynomial::scale(node.polynomial, sign))
          if (const auto half = Polynomial::add(*scaled, Polynomial::constant(more), 1))
            all_.push_back(*half);
  }

  const Formulas& formulas_;
  std::set<FormulaId> seen_;
  std::set<Polynomial::Monomial> products_;
  std::vector<Polynomial> all_;
};

}  // namespace

void Certificate::add_empty(const std::string& about, const Formulas& formulas, FormulaId f) {
  WrittenFormula written(formulas);
  std::vector<std::string> asserted{written.text(f)};
  Halves halves(formulas, f);
  for (const Polynomial& p : products_of(formulas, formulas.parts(f))) {
    asserted.push_back(fmt::format("(>= {} 0)", written.text(p)));
    halves.add_products(p);
  }
  const auto naturals = naturals_of(formulas, formulas.parts(f));
  for (const Polynomial& half : halves.all())
    for (const Polynomial& multiple : multiples_of(half, naturals, halves.products()))
      asserted.push_back(
          fmt::format("(=> (>= {} 0) (>= {} 0))", written.text(half), written.text(multiple)));
  add_query(about, written.declarations(), asserted);
}

}  // namespace tenor::solver
