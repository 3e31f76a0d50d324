// SPDX-License-Identifier: Apache-2.0
#include "solver/presburger/regions.h"

#include <isl/constraint.h>
#include <isl/mat.h>
#include <isl/options.h>
#include <isl/set.h>
#include <isl/val.h>

#include <algorithm>
#include <cstdlib>
#include <set>

#include "solver/presburger/certificate.h"
#include "solver/presburger/factors.h"

namespace tenor::solver {

struct Regions::Context {
  isl_ctx* isl = isl_ctx_alloc();
  explicit Context(unsigned long operations) {
    isl_options_set_on_error(isl, ISL_ON_ERROR_CONTINUE);
    isl_ctx_set_max_operations(isl, operations);
  }
  Context(const Context&) = delete;
  Context& operator=(const Context&) = delete;
  ~Context() { isl_ctx_free(isl); }
};

Regions::Regions(unsigned long operations, Certificate* certificate)
    : context_(std::make_unique<Context>(operations)), certificate_(certificate) {}
Regions::~Regions() = default;

Linear& Linear::add(const Name& name, std::int64_t factor) {
  if ((terms[name] += factor) == 0) terms.erase(name);
  return *this;
}

Linear difference(Linear a, const Linear& b) {
  for (const auto& [name, factor] : b.terms) a.add(name, -factor);
  a.constant -= b.constant;
  return a;
}

std::string text_of(const isl::set& points) {
  char* text = isl_set_to_str(points.get());
  std::string made(text);
  std::free(text);
  return made;
}

namespace {

/// A space whose parameters have these names.
isl::space space_of(isl_ctx* context, const std::set<Name>& names) {
  isl_space* space = isl_space_set_alloc(context, static_cast<unsigned>(names.size()), 0);
  int at = 0;
  for (const Name& name : names)
    space = isl_space_set_dim_id(space, isl_dim_param, static_cast<unsigned>(at++),
                                 isl_id_alloc(context, name.c_str(), nullptr));
  return isl::manage(space);
}

/// The columns are the constant and the names, in their order.
isl_mat* matrix_of(isl_ctx* context, const std::set<Name>& names, const std::vector<Linear>& sums) {
  isl_mat* matrix = isl_mat_alloc(context, static_cast<unsigned>(sums.size()),
                                  1 + static_cast<unsigned>(names.size()));
  int row = 0;
  for (const Linear& sum : sums) {
    const auto set = [&](int column, std::int64_t value) {
      matrix = isl_mat_set_element_val(matrix, row, column, isl_val_int_from_si(context, value));
    };
    set(0, sum.constant);
    int column = 1;
    for (const Name& name : names) {
      const auto found = sum.terms.find(name);
      set(column++, found == sum.terms.end() ? 0 : found->second);
    }
    ++row;
  }
  return matrix;
}

}  // namespace

std::vector<Name> Regions::names(const isl::set& points) {
  std::vector<Name> names;
  const int count = isl_set_dim(points.get(), isl_dim_param);
  for (int k = 0; k < count; ++k)
    names.emplace_back(isl_set_get_dim_name(points.get(), isl_dim_param, static_cast<unsigned>(k)));
  return names;
}

isl::set Regions::nowhere() const {
  return isl::manage(isl_set_empty(space_of(context_->isl, {}).release()));
}

isl::set Regions::where(const Constraints& all) const { return where(context_->isl, all); }

isl::set Regions::where(isl_ctx* context, const Constraints& all) {
  std::set<Name> names;
  for (const auto* sums : {&all.zero, &all.at_least_zero})
    for (const Linear& sum : *sums)
      for (const auto& [name, factor] : sum.terms) names.insert(name);
  isl_mat* zero = matrix_of(context, names, all.zero);
  isl_mat* at_least_zero = matrix_of(context, names, all.at_least_zero);
  return isl::set(isl::manage(isl_basic_set_from_constraint_matrices(
      space_of(context, names).release(), zero, at_least_zero, isl_dim_cst, isl_dim_param,
      isl_dim_set, isl_dim_div)));
}

namespace {

isl_basic_set* only_piece(const isl::set& points) {
  isl_basic_set_list* pieces = isl_set_get_basic_set_list(points.get());
  isl_basic_set* only = isl_basic_set_list_get_basic_set(pieces, 0);
  isl_basic_set_list_free(pieces);
  return only;
}

}  // namespace

isl::set Regions::common(const isl::set& a, const isl::set& b) {
  const isl::set one = isl::manage(isl_set_align_params(a.copy(), isl_set_get_space(b.get())));
  const isl::set other = isl::manage(isl_set_align_params(b.copy(), isl_set_get_space(one.get())));
  // A piece that has been found empty is lost on the way.
  if (isl_set_n_basic_set(one.get()) != 1 || isl_set_n_basic_set(other.get()) != 1)
    return one.intersect(other);
  return isl::set(isl::manage(isl_basic_set_intersect(only_piece(one), only_piece(other))));
}

bool Regions::is_nowhere(const std::vector<isl::set>& all, const char* why) const {
  isl::set points = everywhere();
  for (const isl::set& each : all) points = points.intersect(each);
  const bool is_plain = points.is_empty();
  if (!is_plain && !is_empty(points)) return false;
  if (certificate_)
    certificate_->add_empty(why, is_plain ? all : std::vector{with_multiples(points)});
  return true;
}

bool Regions::is_empty(const isl::set& points) const {
  return points.is_empty() || (has_products_ && with_multiples(points).is_empty());
}

isl::set Regions::apart(const Linear& a, const Linear& b) const {
  Linear above = difference(a, b), below = difference(b, a);
  --above.constant, --below.constant;
  return where({{}, {above}}).unite(where({{}, {below}}));
}

isl::set Regions::without(const isl::set& points, const Names& dropped) {
  return projected(without_products(points, dropped), dropped);
}

isl::set Regions::roughly_without(const isl::set& points, const Names& dropped) {
  return projected(without_products(points, dropped, OrMore::kYes), dropped);
}

isl::set Regions::projected(isl::set points, const Names& dropped) {
  const std::vector<Name> all = names(points);
  isl_set* left = points.release();
  // Neighbours at once, which is one step of isl's.
  for (std::size_t end = all.size(); end > 0;) {
    std::size_t begin = end;
    while (begin > 0 && dropped(all[begin - 1])) --begin;
    if (begin < end)
      left = isl_set_project_out(left, isl_dim_param, static_cast<unsigned>(begin),
                                 static_cast<unsigned>(end - begin));
    end = begin > 0 ? begin - 1 : 0;
  }
  return isl::manage(left);
}

isl::set Regions::plain(isl::set points) const {
  // What follows is not made part of the points: to take them away would then be more cases.
  if (has_products_) points = without_empty_pieces(points);
  return isl::manage(isl_set_remove_redundancies(isl_set_coalesce(points.release())));
}

isl::set Regions::renamed(isl::set points, const Renaming& name) {
  const std::vector<Name> all = names(points);
  isl_set* made = points.release();
  isl_ctx* context = isl_set_get_ctx(made);
  const auto other_of = [&](const Name& product) {
    std::vector<Name> factors = factors_of(product);
    for (Name& factor : factors) factor = name(factor);
    return product_of(std::move(factors));
  };
  for (std::size_t k = 0; k < all.size(); ++k)
    if (const Name other = other_of(all[k]); other != all[k])
      made = isl_set_set_dim_id(made, isl_dim_param, static_cast<unsigned>(k),
                                isl_id_alloc(context, other.c_str(), nullptr));
  return isl::manage(made);
}

isl::set Regions::widened(const isl::set& points, bool closely) {
  const isl::set hull(points.affine_hull());
  if (!closely) return hull;
  return hull.intersect(isl::set(isl::manage(isl_set_unshifted_simple_hull(points.copy()))));
}

isl::set Regions::widened_by(const isl::set& points, const isl::set& others) {
  isl_basic_set* hull = isl_set_unshifted_simple_hull(points.copy());
  isl_constraint_list* all = isl_basic_set_get_constraint_list(hull);
  isl_basic_set_free(hull);
  isl::set wider(points.unite(others).affine_hull());
  for (int k = 0; k < isl_constraint_list_n_constraint(all); ++k) {
    const isl::set one(
        isl::manage(isl_basic_set_from_constraint(isl_constraint_list_get_constraint(all, k))));
    if (others.is_subset(one)) wider = wider.intersect(one);
  }
  isl_constraint_list_free(all);
  return wider;
}

}  // namespace tenor::solver
