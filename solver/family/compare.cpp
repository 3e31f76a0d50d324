// SPDX-License-Identifier: Apache-2.0
#include "solver/family/compare.h"

#include <fmt/format.h>

#include <algorithm>

#include "semantics/tir/state/reduction.h"
#include "solver/family/endings.h"
#include "solver/family/sums.h"
#include "spec/ir/tir/children.h"
#include "spec/ir/tir/prim_func.h"

namespace tenor::solver {

using namespace semantics;

namespace {

/// Of isl, for all that is done with sets: so no answer depends on the machine.
constexpr unsigned long kOperations = 3'000'000;
/// Of both sides: pairs of them are looked at.
constexpr std::size_t kMostAccesses = 400;

/// Is the function called with arrays that are packed, and begin where their memory does?
bool takes_packed_arrays(const spec::tir::PrimFunc& f) {
  return std::ranges::all_of(f.buffers, [](const spec::Buffer* b) {
    const auto* offset = b && b->elem_offset ? spec::as<spec::IntImm>(b->elem_offset) : nullptr;
    return !b || (b->strides.empty() && (!b->elem_offset || (offset && offset->value == 0)));
  });
}
std::size_t stores_to(const spec::tir::Stmt* s, const spec::Variable* memory) {
  const auto* store = spec::tir::as<spec::tir::BufferStore>(s);
  std::size_t count = store && store->buffer->data == memory ? 1 : 0;
  spec::tir::for_each_substatement(s, [&](const spec::tir::Stmt* child) {
    if (child) count += stores_to(child, memory);
  });
  return count;
}

/// The block that alone writes the buffer, and may add in any order (TIR-D81): its init, its
/// update.
const spec::tir::Block* block_that_adds(const spec::tir::PrimFunc& f, const spec::Buffer& to) {
  for (const Reduction& r : find_reductions(f).blocks)
    if (r.problem.empty() && r.updates.size() == 1 && r.inits.size() == 1 &&
        r.combiner == spec::ExprKind::kAdd && r.updates[0]->buffer->data == to.data)
      return stores_to(f.body, to.data) == 2 ? r.block : nullptr;
  return nullptr;
}
bool returns(const spec::tir::PrimFunc& f) { return f.ret_type && !f.ret_type->is_empty_tuple(); }

class Families {
 public:
  Families(const FamilySide& before, const FamilySide& after, FamilyRun& run,
           Presburger& presburger, const std::function<bool()>& is_late, Certificate* certificate)
      : before_(before),
        after_(after),
        run_(run),
        presburger_(presburger),
        is_late_(is_late),
        certificate_(certificate) {}

  FamilyComparison compare(const std::map<std::string, std::int64_t>& given) {
    if (!takes_packed_arrays(before_.function)) open("arrays that are not packed");
    if (is_open()) return std::move(result_);
    b_ = invoke_on_families(run_, before_.program, before_.module, before_.function,
                            before_.options, {given, 0, {}});
    if (!has_run(b_, "BEFORE")) return std::move(result_);
    if (returns(before_.function)) open("a returned value");
    if (is_open()) return std::move(result_);
    const FormulaId accepted = accepted_by(run_, b_, before_.function);
    if (presburger_.is_empty(run_.formulas(), run_.with_symbols(accepted)))
      open("no arguments are accepted");
    run_.assume(accepted);
    a_ = invoke_on_same_arguments(run_, b_, after_.program, after_.module, after_.function,
                                  after_.options);
    if (!has_run(a_, "AFTER")) return std::move(result_);
    if (run_.accesses().size() > kMostAccesses) open("it has too many accesses");
    if (is_open()) return std::move(result_);
    presburger_.note_in(certificate_);
    const Endings endings = compare_endings(run_, b_, a_, accepted, presburger_);
    result_.before = endings.before, result_.after = endings.after;
    if (!endings.why_open.empty())
      open(endings.why_open);
    else
      compare_results(endings.go_on);
    result_.has_sizes = !b_.sizes.empty();
    result_.conditions = run_.conditions_of_answer();
    add_ranges();
    return std::move(result_);
  }

 private:
  /// An integer of 64 bits that is no extent has been taken for one of fewer.
  void add_ranges() {
    const spec::tir::PrimFunc& f = before_.function;
    const auto is_extent = [&](const spec::Variable* v) {
      return std::ranges::any_of(f.buffers, [&](const spec::Buffer* b) {
        return b && std::ranges::any_of(b->shape, [&](const spec::PrimExpr* e) {
                 const auto* var = spec::as<spec::Var>(e);
                 return var && var->variable == v;
               });
      });
    };
    for (std::size_t i = 0; i < f.params.size(); ++i)
      if (!f.buffers[i] && f.params[i]->dtype.is_integer_scalar() &&
          f.params[i]->dtype.scalar.bits == 64 && !is_extent(f.params[i]))
        result_.conditions.push_back(
            fmt::format("-2^62 <= {0} and {0} < 2^62", f.params[i]->name_hint));
  }
  bool is_open() const { return !result_.why_open.empty(); }
  void open(std::string why) {
    if (!is_open()) result_.why_open = std::move(why);
  }
  bool has_run(const FamilyInvocation& of, const char* side) {
    if (!of.gave_up.empty())
      open(fmt::format("{} has no form for all sizes: {}", side, of.gave_up));
    for (const Note& note : of.notes)
      if (note.code == spec::Code::N_MIN_MAX) open("a Min or Max may be either operand");
    return !is_open();
  }
  void compare_results(FormulaId go_on) {
    try {
      Regions regions(kOperations, certificate_);
      Points points(run_, regions);
      std::vector<Places::Stores> together;
      for (std::size_t i = 0; i < b_.arguments.size(); ++i)
        if (b_.arguments[i].store)
          together.push_back({*b_.arguments[i].store, *a_.arguments[i].store});
      const Places places(run_, together);
      LastWriters writers(run_, points, regions, places);
      for (std::size_t i = 0; i < run_.accesses().size(); ++i)
        if (!writers.is_chosen_by_data(i)) writers.access(i);
      const isl::set sizes = points.known().intersect(points.of(go_on)).coalesce();
      if (sizes.is_empty()) return open("BEFORE always ends with an error");
      writers.within(sizes);
      const bool has_sets = before_.options.readings.include(spec::intended("TIR-D81"));
      Equality equality(run_, points, regions, writers, has_sets, is_late_);
      Sums sums(run_, points, regions, writers, equality);
      for (std::size_t i = 0; i < b_.arguments.size() && !is_open(); ++i)
        if (b_.arguments[i].store) compare_argument(i, sizes, writers, equality, sums);
      if (writes_nothing_ && !b_.sizes.empty()) open("BEFORE stores nothing");
      if (!is_open() && sizes.is_subset(equality.valueless()))
        open("BEFORE may leave something without a value at all sizes");
      result_.lacks_values = !sizes.intersect(equality.valueless()).is_empty();
      result_.law = equality.law();
      result_.blocks.insert(equality.blocks().begin(), equality.blocks().end());
      result_.has_all_orders = result_.has_all_orders && !equality.loses_orders();
    } catch (const NotExact& part) {
      open("it is not linear: " + part.why);
    } catch (const Equality::OutOfTime&) {
      open("it takes more of the time limit than its share");
    } catch (const isl::exception&) {
      open("it takes more than the budget allows");
    }
  }
  void compare_argument(std::size_t number, const isl::set& sizes, LastWriters& writers,
                        Equality& equality, Sums& sums) {
    using Side = Equality::Side;
    const auto parameter = static_cast<std::uint32_t>(number);
    const auto b = writers.at_the_end(*b_.arguments[number].store);
    const auto a = writers.at_the_end(*a_.arguments[number].store);
    writes_nothing_ = writes_nothing_ && b.empty();
    const auto value = [&](const LastWriters::Written& w) {
      return Equality::Term{run_.accesses()[w.by].value, 0};
    };
    const auto check = [&](const Equality::Term& one, const Equality::Term& other,
                           const isl::set& where) {
      if (!is_open() &&
          !equality.shown(one, other, Regions::renamed(where.intersect(sizes), LastWriters::moved)))
        open(differs(number, equality));
    };
    for (const auto& x : b)
      for (const auto& y : a) {
        const isl::set where =
            Regions::roughly_without(x.where.intersect(y.where), LastWriters::is_place);
        const isl::set moved = Regions::renamed(where.intersect(sizes), LastWriters::moved);
        if (is_open() || equality.shown(value(x), value(y), moved)) continue;
        // Integers have one sum in all orders.
        const bool is_integer = run_.at(run_.accesses()[x.by].value).type.is_integer();
        const spec::tir::Block* block = is_integer ? nullptr : adding_block(number, sums);
        if ((!block && !is_integer) || !sums.is_sum(x.by) || !sums.holds(x.by, y.by, moved))
          open(differs(number, equality));
        else if (block)
          take_block(*block, number, sums);
        else
          equality.use(Equality::Law::kIntegers);
      }
    const Equality::Term own{{}, parameter};
    for (const auto& x : b)
      check(value(x), own, place_as(Side::kAfter, LastWriters::without_written(x.where, a)));
    for (const auto& y : a)
      check(own, value(y), place_as(Side::kBefore, LastWriters::without_written(y.where, b)));
  }
  /// AFTER has all orders of it only where it makes the sum by one block, and no other sum.
  void take_block(const spec::tir::Block& block, std::size_t number, Sums& sums) {
    std::set<std::uint32_t> summed;
    for (std::size_t i = 0; i < run_.accesses().size(); ++i)
      if (run_.accesses()[i].write && sums.is_sum(i)) summed.insert(run_.accesses()[i].storage);
    constexpr std::size_t kOneOfEach = 2;
    result_.blocks.emplace(block.name_hint);
    const bool is_alone =
        summed.size() == kOneOfEach &&
        block_that_adds(after_.function, *after_.function.buffers[number]) != nullptr;
    result_.has_all_orders = result_.has_all_orders && is_alone;
  }
  /// The block of BEFORE whose order is open, if it makes the argument and nothing is made of that:
  /// every result is one value wherever it is read.
  const spec::tir::Block* adding_block(std::size_t number, Sums& sums) const {
    if (!before_.options.readings.include(spec::intended("TIR-D81"))) return nullptr;
    const std::uint32_t store = *b_.arguments[number].store;
    std::size_t sums_of_it = 0, reads = 0;
    for (std::size_t i = 0; i < run_.accesses().size(); ++i) {
      const FamilyAccess& access = run_.accesses()[i];
      if (access.storage == store && (!access.write || sums.is_sum(i)))
        ++(access.write ? sums_of_it : reads);
    }
    if (reads != sums_of_it) return nullptr;
    return block_that_adds(before_.function, *before_.function.buffers[number]);
  }
  static isl::set place_as(Equality::Side side, const isl::set& points) {
    return Regions::renamed(points, [&](const Name& name) {
      return LastWriters::is_place(name) ? Equality::of_place(side, std::stoul(name.substr(1)))
                                         : name;
    });
  }
  std::string differs(std::size_t parameter, const Equality& equality) const {
    return fmt::format("what is written to {} is not shown to be the same: {}",
                       before_.function.buffers[parameter]->name, equality.why());
  }

  const FamilySide &before_, &after_;
  FamilyRun& run_;
  Presburger& presburger_;
  const std::function<bool()>& is_late_;
  Certificate* const certificate_;
  FamilyInvocation b_, a_;
  FamilyComparison result_;
  bool writes_nothing_ = true;  ///< does BEFORE?
};

}  // namespace

FamilyComparison compare_families(const FamilySide& before, const FamilySide& after,
                                  const std::map<std::string, std::int64_t>& given,
                                  const std::function<bool()>& is_late, Certificate* certificate) {
  Presburger presburger;
  FamilyRun run(presburger);
  return Families(before, after, run, presburger, is_late, certificate).compare(given);
}

}  // namespace tenor::solver
