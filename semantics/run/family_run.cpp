// SPDX-License-Identifier: Apache-2.0
#include "semantics/run/family_run.h"

#include <algorithm>

#include "semantics/tir/start.h"
#include "semantics/tir/state/synchronises.h"

namespace tenor::semantics {

extern template class MachineOf<Tir, Family>;
extern template void start(Machine<Family>&, const spec::tir::PrimFunc*,
                           std::vector<Argument<Family>>);

namespace {

using namespace spec;
using namespace spec::tir;

class Arguments {
 public:
  /// From the parameter of the number `results` on they begin without values.
  Arguments(FamilyRun& run, Machine<Family>& m, const std::map<std::string, std::int64_t>& given,
            std::size_t results)
      : run_(run), m_(m), given_(given), results_(results) {}

  std::vector<Argument<Family>> of(const PrimFunc& f) {
    for (const Buffer* b : f.buffers)
      if (b) add_dimensions(*b);
    std::vector<Argument<Family>> all;
    for (std::size_t i = 0; i < f.params.size(); ++i)
      all.push_back(f.buffers[i] ? tensor(*f.buffers[i], static_cast<std::uint32_t>(i))
                                 : scalar(*f.params[i], static_cast<std::uint32_t>(i)));
    for (const Buffer* b : f.buffers)
      if (b) offer_sizes(*b);
    return all;
  }
  /// Those of another call.
  std::vector<Argument<Family>> same(const PrimFunc& f, const FamilyInvocation& first) {
    std::vector<Argument<Family>> all;
    for (std::size_t i = 0; i < f.params.size(); ++i) {
      const FamilyArgument& given = first.arguments[i];
      if (given.store.has_value() != (f.buffers[i] != nullptr))
        run_.give_up("a parameter that is a tensor on one side alone");
      else if (given.store)
        all.push_back(placed(*f.buffers[i], given.shape, static_cast<std::uint32_t>(i)));
      else
        all.push_back(passed(given.dtype, given.scalar));
    }
    return all;
  }
  std::vector<FamilyArgument> made() { return std::move(made_); }
  const std::map<std::string, SymbolId>& sizes() const { return sizes_; }

 private:
  /// A variable that is a dimension alone is an extent, so zero or more.
  void add_dimensions(const Buffer& b) {
    for (const PrimExpr* e : b.shape)
      if (const auto* v = spec::as<Var>(e)) integer(*v->variable, true);
  }
  Polynomial integer(const Variable& v, bool is_extent) {
    const std::string name(v.name_hint);
    if (const auto number = given_.find(name); number != given_.end())
      return Polynomial::constant(number->second);
    const auto [found, is_new] = of_.try_emplace(&v, 0);
    if (is_new) {
      found->second = run_.symbol({FamilySymbol::Kind::kSize, name, kAlways, nullptr, {}, {}});
      if (!sizes_.emplace(name, found->second).second) run_.give_up("two sizes of one name");
    }
    const ScalarType type = v.dtype.scalar;
    // No memory has more: so sums of a few such sizes have a number in 64 bits.
    const int bits = std::min(is_extent ? 61 : 62, type.bits - (type.is_int() ? 1 : 0));
    const auto most = static_cast<std::int64_t>((std::uint64_t{1} << bits) - 1);
    const std::int64_t least = is_extent || !type.is_int() ? 0 : -most - 1;
    FamilySymbol& symbol = run_.symbol(found->second);
    const Polynomial p = Polynomial::atom(found->second);
    limit(symbol, p, -1, least);
    limit(symbol, p, 1, most);
    return p;
  }
  /// sign * p <= sign * limit
  void limit(FamilySymbol& symbol, const Polynomial& p, int sign, std::int64_t limit) {
    const auto room = sign > 0 ? Polynomial::add(Polynomial::constant(limit), p, -1)
                               : Polynomial::add(p, Polynomial::constant(limit), -1);
    if (room)
      symbol.holds =
          run_.formulas().conjunction(symbol.holds, run_.formulas().at_least_zero(*room));
  }
  FamilyIndex extent(const Buffer& b, const PrimExpr* e, std::size_t k) {
    if (const auto* v = spec::as<Var>(e)) return run_.index(integer(*v->variable, true));
    if (const auto* literal = spec::as<IntImm>(e)) return Family::index_of(literal->value);
    const SymbolId s = run_.symbol({FamilySymbol::Kind::kSize,
                                    fmt::format("{}.shape.{}", b.name, k),
                                    kAlways,
                                    nullptr,
                                    {},
                                    {}});
    limit(run_.symbol(s), Polynomial::atom(s), -1, 0);
    limit(run_.symbol(s), Polynomial::atom(s), 1, std::int64_t{1} << 61);
    return run_.index(Polynomial::atom(s));
  }
  Argument<Family> tensor(const Buffer& b, std::uint32_t number) {
    std::vector<FamilyIndex> shape;
    for (std::size_t k = 0; k < b.shape.size(); ++k) shape.push_back(extent(b, b.shape[k], k));
    return placed(b, std::move(shape), number);
  }
  Argument<Family> placed(const Buffer& b, std::vector<FamilyIndex> shape, std::uint32_t number) {
    Argument<Family> a;
    a.given = true;
    a.dtype = b.dtype;
    a.shape = std::move(shape);
    a.memory = m_.memory().allocate(b.dtype, a.shape, 0);
    auto& allocation = m_.memory().at(a.memory);
    allocation.argument = true;
    allocation.origin = &b;
    run_.store(allocation.storage.number()).given = number;
    run_.store(allocation.storage.number()).has_values = number < results_;
    if (b.dtype.is_handle()) run_.give_up("a buffer of handles");
    made_.push_back({allocation.storage.number(), b.dtype, a.shape, {}});
    return a;
  }
  Argument<Family> passed(spec::DataType dtype, FamilyValue value) {
    Argument<Family> a;
    a.given = true;
    a.scalar = value;
    made_.push_back({{}, dtype, {}, value});
    return a;
  }
  Argument<Family> scalar(const Variable& v, std::uint32_t number) {
    if (v.dtype.is_handle()) run_.give_up("a handle without a buffer");
    FamilyNode node;
    node.op = FamilyOp::kLeaf;
    node.type = v.dtype.scalar;
    node.detail = number;
    if (v.dtype.is_integer_scalar() && !v.dtype.is_bool()) node.number = integer(v, false);
    const auto known = node.number ? node.number->value() : std::nullopt;
    const FamilyValue value =
        known ? Family::integer(node.type, *known) : run_.add(std::move(node));
    return passed(v.dtype, value);
  }
  /// That the elements of a buffer can be counted: in 62 bits they can, as no memory has more.
  void offer_sizes(const Buffer& b) {
    std::optional<Polynomial> count = Polynomial::constant(1);
    for (std::size_t k = 0; k < b.shape.size() && count; ++k) {
      const auto* v = spec::as<Var>(b.shape[k]);
      const auto* literal = spec::as<IntImm>(b.shape[k]);
      if (!v && !literal) return;
      count = Polynomial::multiply(
          *count, v ? integer(*v->variable, true) : Polynomial::constant(literal->value));
    }
    if (!count || count->value()) return;
    for (const int bits : {62, 31})
      if (const auto room =
              Polynomial::add(Polynomial::constant((std::int64_t{1} << bits) - 1), *count, -1))
        run_.offer_condition(
            *room, bits == 31 ? fmt::format("{} < 2^31", run_.text(*count)) : std::string());
  }

  FamilyRun& run_;
  Machine<Family>& m_;
  const std::map<std::string, std::int64_t>& given_;
  const std::size_t results_;
  std::map<const Variable*, SymbolId> of_;
  std::map<std::string, SymbolId> sizes_;
  std::vector<FamilyArgument> made_;
};

/// Runs `f` with the arguments that `given` makes for its machine.
FamilyInvocation invoked(FamilyRun& run, const Program& program, const Module& module,
                         const PrimFunc& f, const RunOptions& options, const auto& of_interest,
                         auto&& given) {
  FamilyInvocation result;
  result.gave_up = why_no_family(f);
  if (!result.gave_up.empty()) return result;
  const FamilyRun::Mark mark = run.begin(kAlways);
  const Barriers asked = options.limits.barriers;
  run.meet_explicitly(asked == Barriers::kExplicit ||
                      (asked == Barriers::kAuto && meetings_in(f, module).any));
  Machine<Family> m(program, module, Granularity::kStmt, options.limits, options.profile,
                    options.readings);
  FamilyBlocks blocks(run, m, module, &f);
  run.follow({[&] { return m.redex(); },
              [&](const Node* entered) {
                const auto* block = static_cast<const Block*>(entered);
                if (of_interest.contains(block)) blocks.enter(block);
              }});
  start(m, &f, given(m, result));
  while (m.step()) {
  }
  run.follow({});
  result.blocks = blocks.made();
  if (!run.gave_up().empty())
    result.gave_up = run.gave_up();
  else if (m.outcome().kind == OutcomeKind::kUndecided ||
           m.outcome().kind == OutcomeKind::kExhausted)
    result.gave_up = m.outcome().message;
  for (const auto& [condition, outcome] : m.merge().exits())
    result.exits.push_back({condition.formula, outcome});
  if (m.outcome().kind != OutcomeKind::kDone && result.gave_up.empty() &&
      !m.merge().ended_everywhere())
    result.exits.push_back({run.path(), m.outcome()});
  result.notes = m.notes();
  run.end(mark);
  return result;
}

}  // namespace

FamilyInvocation invoke_on_families(FamilyRun& run, const Program& program, const Module& module,
                                    const PrimFunc& f, const RunOptions& options,
                                    const FamilyCall& call) {
  return invoked(run, program, module, f, options, call.blocks,
                 [&](Machine<Family>& m, FamilyInvocation& result) {
                   Arguments arguments(run, m, call.given, f.params.size() - call.results);
                   auto all = arguments.of(f);
                   result.sizes = arguments.sizes();
                   result.arguments = arguments.made();
                   return all;
                 });
}

FamilyInvocation invoke_on_same_arguments(FamilyRun& run, const FamilyInvocation& first,
                                          const Program& program, const Module& module,
                                          const PrimFunc& f, const RunOptions& options) {
  return invoked(run, program, module, f, options, FamilyCall{}.blocks,
                 [&](Machine<Family>& m, FamilyInvocation& result) {
                   Arguments arguments(run, m, {}, f.params.size());
                   auto all = arguments.same(f, first);
                   result.sizes = first.sizes;
                   result.arguments = arguments.made();
                   return all;
                 });
}

}  // namespace tenor::semantics
