// SPDX-License-Identifier: Apache-2.0
#include "solver/presburger/regions.h"

#include <isl/constraint.h>
#include <isl/options.h>
#include <isl/set.h>
#include <isl/val.h>

#include <algorithm>
#include <cstdlib>
#include <set>

#include "solver/presburger/certificate.h"

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

isl_constraint* constraint_of(isl_ctx* context, const isl::space& space,
                              const std::set<Name>& names, const Linear& sum, bool equality) {
  isl_local_space* local = isl_local_space_from_space(space.copy());
  isl_constraint* c =
      equality ? isl_constraint_alloc_equality(local) : isl_constraint_alloc_inequality(local);
  for (const auto& [name, factor] : sum.terms)
    c = isl_constraint_set_coefficient_val(
        c, isl_dim_param, static_cast<int>(std::distance(names.begin(), names.find(name))),
        isl_val_int_from_si(context, factor));
  return isl_constraint_set_constant_val(c, isl_val_int_from_si(context, sum.constant));
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

isl::set Regions::where(const Constraints& all) const {
  std::set<Name> names;
  for (const auto* sums : {&all.zero, &all.at_least_zero})
    for (const Linear& sum : *sums)
      for (const auto& [name, factor] : sum.terms) names.insert(name);
  const isl::space space = space_of(context_->isl, names);
  isl_basic_set* made = isl_basic_set_universe(space.copy());
  for (const Linear& sum : all.zero)
    made =
        isl_basic_set_add_constraint(made, constraint_of(context_->isl, space, names, sum, true));
  for (const Linear& sum : all.at_least_zero)
    made =
        isl_basic_set_add_constraint(made, constraint_of(context_->isl, space, names, sum, false));
  return isl::set(isl::manage(made));
}

bool Regions::is_nowhere(const std::vector<isl::set>& all, const char* why) const {
  isl::set points = everywhere();
  for (const isl::set& each : all) points = points.intersect(each);
  const bool is_empty = points.is_empty();
  if (is_empty && certificate_) certificate_->add_empty(why, all);
  return is_empty;
}

isl::set Regions::apart(const Linear& a, const Linear& b) const {
  Linear above = difference(a, b), below = difference(b, a);
  --above.constant, --below.constant;
  return where({{}, {above}}).unite(where({{}, {below}}));
}

isl::set Regions::without(isl::set points, const Names& dropped) {
  const std::vector<Name> all = names(points);
  isl_set* left = points.release();
  for (std::size_t k = all.size(); k-- > 0;)
    if (dropped(all[k]))
      left = isl_set_project_out(left, isl_dim_param, static_cast<unsigned>(k), 1);
  return isl::manage(left);
}

isl::set Regions::plain(isl::set points) {
  return isl::manage(isl_set_remove_redundancies(isl_set_coalesce(points.release())));
}

isl::set Regions::renamed(isl::set points, const Renaming& name) {
  const std::vector<Name> all = names(points);
  isl_set* made = points.release();
  isl_ctx* context = isl_set_get_ctx(made);
  for (std::size_t k = 0; k < all.size(); ++k)
    if (const Name other = name(all[k]); other != all[k])
      made = isl_set_set_dim_id(made, isl_dim_param, static_cast<unsigned>(k),
                                isl_id_alloc(context, other.c_str(), nullptr));
  return isl::manage(made);
}

isl::set Regions::greatest(isl::set points, const std::vector<Name>& coordinates) {
  isl_set* set = points.release();
  isl_ctx* context = isl_set_get_ctx(set);
  const auto id_of = [&](const Name& name) { return isl_id_alloc(context, name.c_str(), nullptr); };
  unsigned columns = 0;
  std::vector<Name> moved;
  for (const Name& name : coordinates) {
    isl_id* id = id_of(name);
    const int at = isl_set_find_dim_by_id(set, isl_dim_param, id);
    isl_id_free(id);
    if (at < 0) continue;
    set =
        isl_set_move_dims(set, isl_dim_set, columns++, isl_dim_param, static_cast<unsigned>(at), 1);
    moved.push_back(name);
  }
  if (columns == 0) return isl::manage(set);
  set = isl_set_lexmax(isl_set_coalesce(set));
  for (std::size_t k = moved.size(); k-- > 0;) {
    set = isl_set_move_dims(set, isl_dim_param, 0, isl_dim_set, static_cast<unsigned>(k), 1);
    set = isl_set_set_dim_id(set, isl_dim_param, 0, id_of(moved[k]));
  }
  return isl::manage(isl_set_reset_tuple_id(set)).coalesce();
}

}  // namespace tenor::solver
