// SPDX-License-Identifier: Apache-2.0
#include "solver/family/footprints.h"

#include <fmt/format.h>
#include <isl/set.h>

#include <algorithm>

#include "semantics/machine/profile.h"
#include "solver/family/places.h"
#include "solver/family/points.h"
#include "spec/ir/tir/children.h"
#include "spec/ir/tir/prim_func.h"

namespace tenor::solver {

using namespace semantics;
using spec::Polynomial;

namespace {

constexpr unsigned long kOperationsOfElements = 3'000'000;

/// What allocates memory, and its name.
void add_names(const spec::tir::Stmt* s, std::map<const spec::Node*, std::string>& to) {
  if (!s) return;
  if (const auto* allocate = spec::tir::as<spec::tir::Allocate>(s))
    to[allocate] = allocate->buffer_var->name_hint;
  if (const auto* block = spec::tir::as<spec::tir::Block>(s))
    for (const spec::Buffer* b : block->alloc_buffers) to[b] = b->name;
  spec::tir::for_each_substatement(s, [&](const spec::tir::Stmt* child) { add_names(child, to); });
}

class Elements {
 public:
  Elements(FamilyRun& run, const FamilyInvocation& invocation, const spec::tir::PrimFunc& f)
      : run_(run),
        invocation_(invocation),
        f_(f),
        regions_(kOperationsOfElements),
        points_(run, regions_),
        places_(run) {}

  Footprints all() {
    Footprints all;
    for (std::size_t k = 0; k < invocation_.arguments.size(); ++k) {
      const FamilyArgument& argument = invocation_.arguments[k];
      if (!argument.store) continue;
      const std::string name(f_.buffers[k]->name);
      all.parameters.push_back({name, set_of(argument, name, false), set_of(argument, name, true)});
      all.parameters.back().writes_all = writes_all(argument, all.parameters.back().writes);
      add_memory({name, "", FamilyScope::kGlobal, true}, bytes(argument.dtype, argument.shape),
                 all);
    }
    std::map<const spec::Node*, std::string> names;
    add_names(f_.body, names);
    for (std::uint32_t number = 0; number < run_.stores(); ++number) {
      const FamilyStore& store = run_.store(number);
      if (store.origin && !store.given)
        add_memory({names[store.origin], "", store.scope, false}, bytes(store.element, store.shape),
                   all);
    }
    all.together = text(together_);
    return all;
  }

 private:
  /// What is written is the box of the shape.
  bool writes_all(const FamilyArgument& argument, const ElementSet& writes) {
    if (writes.text.empty() || !writes.why_at_most.empty()) return false;
    const Shape shape(run_, argument);
    try {
      std::string unused;
      isl::set left = regions_.where(box_of(argument, shape)).intersect(points_.known());
      for (std::size_t i = 0; i < run_.accesses().size(); ++i)
        if (const FamilyAccess& a = run_.accesses()[i]; a.storage == *argument.store && a.write)
          left = left.subtract(elements(i, shape, unused));
      return left.is_empty();
    } catch (const NotExact&) {
      return false;
    } catch (const isl::exception&) {
      return false;
    }
  }

  using Bytes = std::optional<Polynomial>;  ///< nothing: the number is too large
  std::string text(const Bytes& bytes) const {
    return bytes ? run_.text(*bytes) : "more than can be said";
  }
  Bytes bytes(spec::DataType element, const std::vector<FamilyIndex>& shape) const {
    Bytes all = Polynomial::constant(static_cast<std::int64_t>(element_bytes(element)));
    for (const FamilyIndex extent : shape)
      if (all) all = Polynomial::multiply(*all, run_.at(extent));
    return all;
  }
  void add_memory(MemoryNeed need, const Bytes& bytes, Footprints& to) {
    need.bytes = text(bytes);
    if (need.scope == FamilyScope::kGlobal)
      together_ = bytes && together_ ? Polynomial::add(*together_, *bytes, 1) : Bytes();
    to.memory.push_back(std::move(need));
  }

  ElementSet set_of(const FamilyArgument& argument, const std::string& name, bool written) {
    Shape shape(run_, argument);
    try {
      if (!shape.is_plain || !places_.split(*argument.store, shape.strides))
        return {"", false, "places that the shape does not tell apart"};
      return set_of(argument, shape, name, written);
    } catch (const NotExact& e) {
      return {"", false, e.why};
    } catch (const isl::exception&) {
      return {"", false, "the budget of isl was used up"};
    }
  }
  /// Dimensions that are not 1 long, and how far apart their elements are.
  struct Shape {
    std::vector<std::size_t> dimensions{};
    Strides strides{};
    std::size_t rank;
    bool is_plain = true;

    Shape(const FamilyRun& run, const FamilyArgument& argument) : rank(argument.shape.size()) {
      Polynomial stride = Polynomial::constant(argument.dtype.lanes);
      if (argument.dtype.lanes > 1) strides.push_back({});
      for (std::size_t k = rank; k-- > 0;) {
        const Polynomial& extent = run.at(argument.shape[k]);
        if (extent.value() == 1) continue;
        dimensions.insert(dimensions.begin(), k);
        is_plain = is_plain && stride.terms().size() == 1;
        if (!is_plain) return;
        const auto& [sizes, number] = *stride.terms().begin();
        strides.insert(strides.begin(), Stride{number, sizes});
        const auto next = Polynomial::multiply(stride, extent);
        is_plain = next.has_value();
        if (next) stride = *next;
      }
      if (strides.empty()) strides.push_back({});
    }
  };

  Constraints box_of(const FamilyArgument& argument, const Shape& shape) {
    Constraints box;
    for (const std::size_t d : shape.dimensions) {
      Linear room = difference(points_.linear(run_.at(argument.shape[d])), Linear::of(place(d)));
      --room.constant;
      box.at_least_zero.push_back(Linear::of(place(d)));
      box.at_least_zero.push_back(room);
    }
    return box;
  }
  ElementSet set_of(const FamilyArgument& argument, const Shape& shape, const std::string& name,
                    bool written) {
    isl::set all = regions_.nowhere();
    std::string why;
    for (std::size_t i = 0; i < run_.accesses().size(); ++i)
      if (const FamilyAccess& a = run_.accesses()[i];
          a.storage == *argument.store && a.write == written)
        all = all.unite(elements(i, shape, why));
    all = all.coalesce();
    return {text(all, shape, name), all.is_empty(), why};
  }
  /// Of one access. What data decide is left out, so that it may be more than there are.
  isl::set elements(std::size_t number, const Shape& shape, std::string& why) {
    const FamilyAccess access = run_.accesses()[number];
    FormulaId path = kAlways;
    for (const FormulaId part : run_.formulas().parts(access.path)) {
      if (!run_.formulas().has_data(part))
        path = run_.formulas().conjunction(path, part);
      else
        why = about_data(part);
    }
    std::vector<Points::Coordinate> coordinates;
    for (std::size_t d = 0; d < shape.dimensions.size(); ++d)
      coordinates.emplace_back(place(shape.dimensions[d]), (*places_.of(number))[d]);
    isl::set points = points_.of(path, coordinates);
    for (const Name& each : Regions::names(points)) points = without_defined(points, each);
    return Regions::without(points, [&](const Name& each) {
      const auto s = Points::symbol(each);
      return s && !points_.is_size(*s);
    });
  }
  /// Of sizes that are computed from others, what they are, and not their names.
  isl::set without_defined(const isl::set& points, const Name& name) {
    for (std::size_t begin = 0; begin < name.size();) {
      const std::size_t end = std::min(name.find('*', begin), name.size());
      const auto s = Points::symbol(name.substr(begin, end - begin));
      const bool is_defined = s && run_.symbol(*s).kind == FamilySymbol::Kind::kDefined;
      if (is_defined && name.find('*') != Name::npos)
        throw NotExact{"a product with " + run_.symbol(*s).name};
      if (is_defined)
        return Regions::without(points.intersect(points_.of(run_.symbol(*s).holds)),
                                [&](const Name& other) { return other == name; });
      begin = end + 1;
    }
    return points;
  }
  std::string about_data(FormulaId f) const {
    std::set<std::uint32_t> data;
    run_.formulas().add_data(f, data);
    return "it depends on data: " + run_.about(*data.begin());
  }
  static Name place(std::size_t dimension) { return "p" + std::to_string(dimension); }

  /// With the places as dimensions, and sizes by their own names.
  std::string text(isl::set points, const Shape& shape, const std::string& name) {
    isl::set known = Regions::renamed(points_.known(), [&](const Name& n) { return readable(n); });
    points = Regions::renamed(points, [&](const Name& n) { return readable(n); });
    isl_set* set = points.release();
    for (std::size_t d = 0; d < shape.rank; ++d) {
      const auto at = static_cast<unsigned>(d);
      const int found = isl_set_find_dim_by_name(set, isl_dim_param, place(d).c_str());
      if (found >= 0)
        set =
            isl_set_move_dims(set, isl_dim_set, at, isl_dim_param, static_cast<unsigned>(found), 1);
      else
        set = isl_set_fix_si(isl_set_insert_dims(set, isl_dim_set, at, 1), isl_dim_set, at, 0);
      set = isl_set_set_dim_name(set, isl_dim_set, at, fmt::format("i{}", d).c_str());
    }
    set = isl_set_gist_params(set, isl_set_params(known.release()));
    for (int k = isl_set_dim(set, isl_dim_param); k-- > 0;)
      if (const auto at = static_cast<unsigned>(k);
          !isl_set_involves_dims(set, isl_dim_param, at, 1))
        set = isl_set_project_out(set, isl_dim_param, at, 1);
    return text_of(isl::manage(isl_set_set_tuple_name(set, name.c_str())).coalesce());
  }
  Name readable(const Name& name) const {
    std::string text;
    for (std::size_t begin = 0; begin < name.size();) {
      const std::size_t end = std::min(name.find('*', begin), name.size());
      const auto s = Points::symbol(name.substr(begin, end - begin));
      if (!text.empty()) text += "_times_";  // a name that isl reads
      text += s ? run_.symbol(*s).name : name.substr(begin, end - begin);
      begin = end + 1;
    }
    return text;
  }

  FamilyRun& run_;
  const FamilyInvocation& invocation_;
  const spec::tir::PrimFunc& f_;
  Regions regions_;
  Points points_;
  Places places_;
  Bytes together_ = Polynomial();
};

}  // namespace

Footprints footprints_of(FamilyRun& run, const FamilyInvocation& invocation,
                         const spec::tir::PrimFunc& f) {
  return Elements(run, invocation, f).all();
}

}  // namespace tenor::solver
