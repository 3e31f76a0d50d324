// SPDX-License-Identifier: Apache-2.0
#include "solver/presburger/presburger.h"

#include <isl/options.h>
#include <isl/set.h>
#include <isl/val.h>

#include <algorithm>

#include "solver/presburger/certificate.h"
#include "solver/presburger/intervals.h"
#include "solver/presburger/translation.h"

namespace tenor::solver {

using semantics::FormulaId;
using semantics::Formulas;
using semantics::SymbolId;

namespace {

constexpr char kEnds[] = "a run comes to an end here";

}  // namespace

struct Presburger::Context {
  isl_ctx* isl = isl_ctx_alloc();
  Context() { isl_options_set_on_error(isl, ISL_ON_ERROR_CONTINUE); }
  Context(const Context&) = delete;
  Context& operator=(const Context&) = delete;
  ~Context() { isl_ctx_free(isl); }
};

Presburger::Presburger(unsigned long operations)
    : context_(std::make_unique<Context>()), operations_(operations) {}
Presburger::~Presburger() = default;

template <class Ask>
auto Presburger::within_budget(Ask&& ask) -> std::optional<decltype(ask())> {
  constexpr unsigned long kFirst = 1'000, kTimes = 3;
  for (unsigned long allowed = std::min(kFirst, operations_);;
       allowed = std::min(kTimes * allowed, operations_)) {
    used_ += allowed;
    isl_ctx_set_max_operations(context_->isl, allowed);
    isl_ctx_reset_operations(context_->isl);
    try {
      return ask();
    } catch (const isl::exception&) {
      isl_ctx_reset_error(context_->isl);
      if (allowed == operations_) return {};
    }
  }
}

auto Presburger::is_empty(const Formulas& formulas, FormulaId f, ProductsOf products,
                          Largest largest) const -> Answer {
  Translation translation(isl::ctx(context_->isl), formulas, {f}, nullptr, products, largest);
  const bool is_empty = translation.is_empty(f);
  return {is_empty, translation.has_large()};
}

bool Presburger::is_plainly_empty(const Formulas& formulas, FormulaId f) {
  const bool is = is_empty_by_intervals(formulas, f);
  if (is && certificate_) certificate_->add_empty(kEnds, formulas, f);
  return is;
}

bool Presburger::is_empty(const Formulas& formulas, FormulaId f) {
  if (f <= semantics::kAlways) return f == semantics::kNever;
  if (is_plainly_empty(formulas, f)) return true;
  if (is_over()) return false;
  // Most sets are empty for what is plain; numbers that stay large take long where much is said.
  struct Try {
    ProductsOf products;
    Largest largest;
  };
  constexpr Try kTries[] = {{ProductsOf::kNone, Largest::kAny},
                            {ProductsOf::kThere, Largest::kAny},
                            {ProductsOf::kMore, Largest::kAny},
                            {ProductsOf::kThere, Largest::kExact}};
  bool is = false, has_large = false;
  std::size_t said = 0;
  for (const auto& [products, largest] : kTries) {
    if (is) break;
    const bool is_exact = largest == Largest::kExact;
    const std::size_t more = products_of(formulas, formulas.parts(f), products).size();
    if (is_exact ? !has_large : products != ProductsOf::kNone && more == said) continue;
    said = more;
    const auto answer = within_budget([&] { return is_empty(formulas, f, products, largest); });
    is = answer && answer->is_empty;
    has_large = has_large || !answer || answer->has_large;
  }
  if (is && certificate_) certificate_->add_empty(kEnds, formulas, f);
  return is;
}

namespace {

/// A point of the set, each symbol below the bound, if there is one.
std::optional<Presburger::Point> sample(isl::set set, const Translation& translation,
                                        const std::set<SymbolId>& symbols, std::int64_t below) {
  for (const SymbolId s : symbols)
    if (const auto dimension = translation.of(s))
      set = isl::manage(isl_set_upper_bound_si(set.release(), isl_dim_set, *dimension,
                                               static_cast<int>(below) - 1));
  if (set.is_empty()) return {};
  const isl::point found = set.sample_point();
  Presburger::Point point;
  for (const SymbolId s : symbols)
    if (const auto dimension = translation.of(s)) {
      isl_val* value =
          isl_point_get_coordinate_val(found.get(), isl_dim_set, static_cast<int>(*dimension));
      point[s] = isl_val_get_num_si(value);
      isl_val_free(value);
    }
  return point;
}

}  // namespace

std::optional<Presburger::Point> Presburger::point(const Formulas& formulas, FormulaId f,
                                                   std::int64_t below) {
  std::set<SymbolId> symbols;
  formulas.add_symbols(f, symbols);
  const auto found = within_budget([&] {
    Translation translation(isl::ctx(context_->isl), formulas, {f});
    return sample(translation.set(f), translation, symbols, below);
  });
  return found.value_or(std::nullopt);
}

/// What is left of a set, in the dimensions that are kept.
struct Presburger::Left {
  Translation translation;
  isl::set set;
};

Presburger::Left Presburger::left(const Formulas& formulas, FormulaId all,
                                  const std::vector<FormulaId>& others,
                                  const std::set<SymbolId>& kept) const {
  std::vector<FormulaId> used = others;
  used.push_back(all);
  Translation translation(isl::ctx(context_->isl), formulas, used, &kept);
  const auto projected = [&](FormulaId f) {
    return isl::set(isl::manage(isl_set_project_out(translation.set(f).release(), isl_dim_set,
                                                    translation.kept(),
                                                    translation.size() - translation.kept())))
        .coalesce();
  };
  isl::set set = projected(all);
  for (const FormulaId other : others) {
    if (set.is_empty()) break;
    set = set.subtract(projected(other)).coalesce();
  }
  return {std::move(translation), set};
}

bool Presburger::is_covered(const Formulas& formulas, FormulaId all,
                            const std::vector<FormulaId>& others, const std::set<SymbolId>& kept) {
  const auto answer =
      within_budget([&] { return left(formulas, all, others, kept).set.is_empty(); });
  return answer.value_or(false);
}

std::optional<Presburger::Point> Presburger::uncovered(const Formulas& formulas, FormulaId all,
                                                       const std::vector<FormulaId>& others,
                                                       const std::set<SymbolId>& kept,
                                                       std::int64_t below) {
  std::set<SymbolId> symbols;
  formulas.add_symbols(all, symbols);
  const auto found = within_budget([&] {
    const Left rest = left(formulas, all, others, kept);
    return sample(rest.set, rest.translation, symbols, below);
  });
  return found.value_or(std::nullopt);
}

}  // namespace tenor::solver
