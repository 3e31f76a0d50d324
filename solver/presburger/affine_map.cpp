// SPDX-License-Identifier: Apache-2.0
#include "solver/presburger/affine_map.h"

#include <isl/map.h>
#include <isl/options.h>
#include <isl/set.h>
#include <isl/val.h>

#include <algorithm>
#include <memory>
#include <set>

#include "solver/presburger/affine.h"
#include "solver/presburger/regions.h"
#include "spec/ir/build.h"
#include "spec/ir/children.h"
#include "spec/prover/evaluate.h"

namespace tenor::solver {

using namespace spec;

namespace {

constexpr unsigned long kOperations = 20'000'000;
/// Numbers nearer to 0 are looked for first: a reader sees through them sooner.
constexpr std::int64_t kBounds[] = {2, 8, 64, 1024};

struct Free {
  void operator()(isl_ctx* context) const { isl_ctx_free(context); }
};

std::vector<const Variable*> sizes_of(const MapQuestion& question) {
  std::vector<const Variable*> sizes;
  for (const auto& all : {question.outputs, question.where, question.assumed, question.extents})
    for (const PrimExpr* e : all)
      for_each_occurrence(e, [&](const Variable* v) {
        if (std::ranges::find(question.inputs, v) == question.inputs.end() &&
            std::ranges::find(sizes, v) == sizes.end())
          sizes.push_back(v);
      });
  return sizes;
}

class AffineMap {
 public:
  AffineMap(const MapQuestion& question, isl_ctx* context)
      : question_(question),
        sizes_(sizes_of(question)),
        affine_(isl::ctx(context), sizes_, question.inputs) {
    isl::set domain = isl::manage(isl_set_universe(affine_.space().copy()));
    for (const auto& variables : {List<const Variable*>(sizes_), question.inputs})
      for (const Variable* v : variables) domain = domain.intersect(range(v));
    isl::set of_sizes = domain;
    for (const PrimExpr* condition : question.where)
      domain = domain.intersect(affine_.where(condition));
    for (const PrimExpr* condition : question.assumed) {
      const isl::set holds = affine_.where(condition);
      domain = domain.intersect(holds);
      if (!has_input(condition)) of_sizes = of_sizes.intersect(holds);
    }
    sizes_in_question_ = of_sizes.params();
    map_ = isl::manage(isl_map_from_domain(domain.coalesce().release()));
    for (const PrimExpr* output : question.outputs) {
      isl::pw_aff value = affine_.value(output);
      map_ = isl::manage(
          isl_map_flat_range_product(map_.release(), isl_map_from_pw_aff(value.release())));
    }
  }

  MapAnswer answer() {
    MapAnswer answer;
    answer.by = "isl";
    judge_injective(answer);
    const isl::set image = map_.range().coalesce();
    if (!question_.extents.empty()) judge_onto(answer, image);
    const isl::set plain = isl::manage(isl_set_remove_redundancies(image.copy()));
    answer.image = text_of(plain.gist(universe_over(plain)));
    return answer;
  }

 private:
  bool has_input(const PrimExpr* e) const {
    bool has = false;
    for_each_occurrence(e, [&](const Variable* v) {
      has |= std::ranges::find(question_.inputs, v) != question_.inputs.end();
    });
    return has;
  }
  /// The values that the variable has by its datatype. Of 64 bits no end is near enough to count.
  isl::set range(const Variable* v) {
    isl::set all = isl::manage(isl_set_universe(affine_.space().copy()));
    const Interval values = range_of(v, Domain::kDatatype);
    Builder builder(question_.program);
    const isl::pw_aff value = affine_.value(builder.var({}, v));
    if (v->dtype.bits() < 64 || values.low == 0)
      all = all.intersect(value.ge_set(affine_.constant(static_cast<std::int64_t>(values.low))));
    if (v->dtype.bits() < 64)
      all = all.intersect(value.le_set(affine_.constant(static_cast<std::int64_t>(values.high))));
    return all;
  }
  isl::set universe_over(const isl::set& image) const {
    return isl::manage(isl_set_intersect_params(isl_set_universe(isl_set_get_space(image.get())),
                                                sizes_in_question_.copy()));
  }
  /// For which sizes is nothing in that set?
  Truth truth(const isl::set& exceptions) const {
    const isl::set bad = isl::set(exceptions.params()).intersect(sizes_in_question_);
    if (bad.is_empty()) return Truth::kAlways;
    return sizes_in_question_.subtract(bad).is_empty() ? Truth::kNever : Truth::kDepends;
  }

  void judge_injective(MapAnswer& answer) {
    const isl::map meet =
        isl::manage(isl_map_apply_range(map_.copy(), isl_map_reverse(map_.copy())));
    isl_space* space = isl_map_get_space(meet.get());
    const isl::map apart =
        isl::manage(isl_map_intersect(meet.copy(), isl_map_lex_lt(isl_space_domain(space))));
    const isl::set points = isl::manage(isl_set_flatten(isl_map_wrap(apart.copy())));
    answer.injective = truth(points);
    if (answer.injective == Truth::kAlways) return;
    const std::vector<std::int64_t> found = sample(points);
    answer.first = model(found, 0), answer.second = model(found, question_.inputs.size());
  }
  void judge_onto(MapAnswer& answer, const isl::set& image) {
    const isl::set target = box();
    const isl::set outside = image.subtract(target), missing = target.subtract(image);
    answer.within = truth(outside), answer.covers = truth(missing);
    if (answer.within != Truth::kAlways) {
      isl_map* there = isl_map_intersect_range(map_.copy(), outside.copy());
      answer.outside = model(sample(isl::manage(isl_map_domain(there))), 0);
    }
    if (answer.covers == Truth::kAlways) return;
    const std::vector<std::int64_t> found = sample(missing);
    answer.missing = sizes_model(found);
    answer.missed.assign(found.begin() + static_cast<std::ptrdiff_t>(sizes_.size()), found.end());
  }
  /// { [o0, o1] : 0 <= o0 < extent, ... }
  isl::set box() const {
    Builder builder(question_.program);
    std::vector<const Variable*> places;
    for (std::size_t k = 0; k < question_.extents.size(); ++k)
      places.push_back(builder.variable({}, "o" + std::to_string(k), question_.extents[k]->dtype));
    Affine affine(isl::ctx(isl_map_get_ctx(map_.get())), sizes_, places);
    isl::set all = isl::manage(isl_set_universe(affine.space().copy()));
    for (std::size_t k = 0; k < places.size(); ++k) {
      const isl::pw_aff place = affine.value(builder.var({}, places[k]));
      all = all.intersect(place.ge_set(affine.constant(0)))
                .intersect(place.lt_set(affine.value(question_.extents[k])));
    }
    return all;
  }

  /// A point of the set, its sizes first.
  std::vector<std::int64_t> sample(const isl::set& points) const {
    isl_set* all = isl_set_intersect_params(points.copy(), sizes_in_question_.copy());
    all = isl_set_move_dims(all, isl_dim_set, 0, isl_dim_param, 0,
                            static_cast<unsigned>(sizes_.size()));
    const isl::set whole = isl::manage(isl_set_reset_tuple_id(all));
    const auto dimensions = static_cast<unsigned>(isl_set_dim(whole.get(), isl_dim_set));
    for (const std::int64_t bound : kBounds) {
      isl_set* near = whole.copy();
      for (unsigned k = 0; k < dimensions; ++k) {
        near = isl_set_lower_bound_si(near, isl_dim_set, k, static_cast<int>(-bound));
        near = isl_set_upper_bound_si(near, isl_dim_set, k, static_cast<int>(bound));
      }
      if (const isl::set found = isl::manage(near); !found.is_empty()) return coordinates(found);
    }
    return coordinates(whole);
  }
  static std::vector<std::int64_t> coordinates(const isl::set& points) {
    const isl::point point = points.sample_point();
    std::vector<std::int64_t> values;
    const int dimensions = isl_set_dim(points.get(), isl_dim_set);
    for (int k = 0; k < dimensions; ++k) {
      isl_val* value = isl_point_get_coordinate_val(point.get(), isl_dim_set, k);
      values.push_back(isl_val_get_num_si(value));
      isl_val_free(value);
    }
    return values;
  }
  Model sizes_model(const std::vector<std::int64_t>& found) const {
    Model model;
    for (std::size_t k = 0; k < sizes_.size(); ++k) model.push_back({sizes_[k], found[k]});
    return model;
  }
  /// Sizes, and the inputs, which stand there from `from` on.
  Model model(const std::vector<std::int64_t>& found, std::size_t from) const {
    Model model = sizes_model(found);
    for (std::size_t k = 0; k < question_.inputs.size(); ++k)
      model.push_back({question_.inputs[k], found[sizes_.size() + from + k]});
    return model;
  }

  const MapQuestion& question_;
  const std::vector<const Variable*> sizes_;
  Affine affine_;
  isl::set sizes_in_question_;  ///< values of the sizes
  isl::map map_;
};

}  // namespace

MapAnswer judge_affine_map(const MapQuestion& question) {
  const std::unique_ptr<isl_ctx, Free> context(isl_ctx_alloc());
  isl_options_set_on_error(context.get(), ISL_ON_ERROR_CONTINUE);
  isl_ctx_set_max_operations(context.get(), kOperations);
  return AffineMap(question, context.get()).answer();
}

}  // namespace tenor::solver
