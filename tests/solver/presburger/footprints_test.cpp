// SPDX-License-Identifier: Apache-2.0
// The elements that a function reads and writes for all sizes are those that a run of one size
// accesses: all of them, and no other where the set says so.
#include "solver/family/footprints.h"

#include <isl/cpp.h>
#include <isl/options.h>
#include <isl/set.h>
#include <isl/val.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "semantics/run/invoke.h"
#include "solver/presburger/presburger.h"
#include "tests/semantics/tir/corpus.h"

namespace tenor::solver::test {

using namespace semantics;

namespace {

using Elements = std::set<std::vector<std::int64_t>>;
struct Accessed {
  Elements reads, writes;
};

/// What a run accesses of each argument.
class Listener : public Observer<ObservedConcrete> {
 public:
  Listener(const Machine<ObservedConcrete>& m, const Plan& plan) : m_(m), plan_(plan) {}
  void committed(const RuleInfo&, const spec::Node*) override {}
  void bound(const spec::Node*, const Value*) override {}
  void resumed(std::uint64_t) override {}
  void accessed(const spec::Node* node, Index element, const Value*, std::uint32_t,
                bool write) override {
    const auto& memory = m_.allocation(static_cast<const spec::Buffer*>(node));
    for (std::size_t k = 0; memory.argument && k < plan_.arguments.size(); ++k)
      if (plan_.arguments[k].buffer == memory.origin)
        (write ? all[k].writes : all[k].reads).insert(indices(plan_.arguments[k].shape, element));
  }

  std::map<std::size_t, Accessed> all;

 private:
  static std::vector<std::int64_t> indices(const std::vector<std::int64_t>& shape, Index element) {
    std::vector<std::int64_t> found(shape.size());
    auto left = static_cast<std::int64_t>(element);
    for (std::size_t d = shape.size(); d-- > 0; left /= shape[d]) found[d] = left % shape[d];
    return found;
  }

  const Machine<ObservedConcrete>& m_;
  const Plan& plan_;
};

/// The points of a set whose sizes are those of the plan.
Elements points_of(const std::string& text, const Plan& plan) {
  isl_ctx* context = isl_ctx_alloc();
  isl_set* set = isl_set_read_from_str(context, text.c_str());
  const auto fix = [&](const std::string& name, std::int64_t value) {
    const int at = isl_set_find_dim_by_name(set, isl_dim_param, name.c_str());
    if (at >= 0)
      set = isl_set_fix_si(set, isl_dim_param, static_cast<unsigned>(at), static_cast<int>(value));
  };
  for (const PlannedSize& size : plan.sizes) fix(size.name, size.value);
  for (const PlannedArgument& a : plan.arguments)
    if (a.scalar && a.scalar->type.is_integer())
      fix(a.name, static_cast<std::int64_t>(Concrete::index(*a.scalar)));
  set = isl_set_project_out(set, isl_dim_param, 0,
                            static_cast<unsigned>(isl_set_dim(set, isl_dim_param)));
  Elements points;
  isl_set_foreach_point(
      set,
      [](isl_point* point, void* into) {
        std::vector<std::int64_t> one;
        isl_space* space = isl_point_get_space(point);
        const int rank = isl_space_dim(space, isl_dim_set);
        isl_space_free(space);
        for (int d = 0; d < rank; ++d) {
          isl_val* value = isl_point_get_coordinate_val(point, isl_dim_set, d);
          one.push_back(isl_val_get_num_si(value));
          isl_val_free(value);
        }
        isl_point_free(point);
        static_cast<Elements*>(into)->insert(one);
        return isl_stat_ok;
      },
      &points);
  isl_set_free(set);
  isl_ctx_free(context);
  return points;
}

void check_set(const ElementSet& said, const Elements& accessed, const Plan& plan) {
  if (said.text.empty()) return;
  CAPTURE(said.text, said.why_at_most);
  const Elements points = points_of(said.text, plan);
  CHECK(std::ranges::includes(points, accessed));
  if (said.why_at_most.empty()) CHECK(points.size() == accessed.size());
}

}  // namespace

TEST_CASE("footprints: the elements are those that a run accesses", "[footprints][property]") {
  std::size_t compared = 0, visited = 0;
  const auto visit = [&](const semantics::test::Stage& s) {
    CAPTURE(s.path);
    ++visited;
    Presburger presburger;
    FamilyRun run(presburger);
    const FamilyInvocation family = invoke_on_families(run, s.program, s.module, *s.function, {});
    if (!family.gave_up.empty()) return;
    const Footprints found = footprints_of(run, family, *s.function);
    Run<ObservedConcrete> m(Setup{s.program, s.module, s.function, s.plan});
    Listener listener(m, s.plan);
    m.observe(&listener);
    m.run();
    if (m.outcome().kind != OutcomeKind::kDone) return;
    std::size_t parameter = 0;
    for (std::size_t k = 0; k < family.arguments.size(); ++k) {
      if (!family.arguments[k].store) continue;
      const Footprint& each = found.parameters.at(parameter++);
      CAPTURE(each.buffer);
      check_set(each.reads, listener.all[k].reads, s.plan);
      check_set(each.writes, listener.all[k].writes, s.plan);
    }
    ++compared;
  };
  const std::size_t stages = semantics::test::for_a_share_of_stages("", visit, 4);
  CHECK(stages >= 500);
  CHECK(compared * 100 >= visited * 30);
}

}  // namespace tenor::solver::test
