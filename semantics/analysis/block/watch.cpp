// SPDX-License-Identifier: Apache-2.0
#include "semantics/analysis/block/watch.h"

#include <fmt/format.h>

#include "semantics/tensor/tensor.h"
#include "semantics/tir/catalogue.h"

namespace tenor::semantics {
namespace {

using namespace spec;
using namespace spec::tir;

bool is_one_of(const RuleInfo& rule, std::initializer_list<const RuleInfo*> rules) {
  return std::ranges::find(rules, &rule) != rules.end();
}

/// `vi = 3, vk = 0`
std::string show_values(const Block& b, const std::vector<std::int64_t>& values) {
  std::string text;
  for (std::size_t i = 0; i < values.size(); ++i)
    text += fmt::format("{}{} = {}", i ? ", " : "", b.iter_vars[i]->var->name_hint, values[i]);
  return text;
}

/// `A[0:4] and B[2]` of those that lie in that memory.
std::string show_regions(const std::vector<ConcreteRegion>& regions, std::uint64_t memory) {
  std::string text;
  for (const ConcreteRegion& region : regions)
    if (region.memory == memory) text += (text.empty() ? "" : " and ") + region.text();
  return text;
}

}  // namespace

void BlockWatch::taken_up() {
  enter_pending();
  while (!open_.empty() && m_.frames().size() < open_.back()->height) end();
}
void BlockWatch::entered(const Node* realize) {
  const auto* r = static_cast<const BlockRealize*>(realize);
  begin(&claims_.of(r->block));
  enter_pending();
}
void BlockWatch::left() { end(); }

void BlockWatch::committed(const RuleInfo& rule, const Node* redex) {
  taken_up();
  forks_ = is_one_of(rule, {&ForFork::info, &AttrStmtFork::info});
  if (is_one_of(rule, {&PrimFuncRun::info, &PrimFuncRunEach::info})) begin(nullptr);
  if (is_one_of(rule, {&BlockBind::info, &BlockBindAnywhere::info}))
    begin(&claims_.of(static_cast<const BlockRealize*>(redex)->block));
}

/// A block binds its variables after the commitment, so that what it declares is worked out at the
/// next event.
void BlockWatch::begin(const BlockClaims* claims) {
  if (ended_.empty()) ended_.push_back(std::make_shared<Instance>());
  std::shared_ptr<Instance> made = std::move(ended_.back());
  ended_.pop_back();
  made->claims = claims;
  made->goes_on = false;
  made->is_open = (!open_.empty() && open_.back()->is_open) || (claims && claims->may_go_beyond());
  made->number = ++instances_;
  made->scope = open_.empty() ? 0 : open_.back()->number;
  made->made = m_.memory().made();
  made->height = m_.frames().size();
  open_.push_back(std::move(made));
  pending_ = claims != nullptr;
}

/// Threads may still have the instance.
void BlockWatch::end() {
  std::shared_ptr<Instance> last = std::move(open_.back());
  open_.pop_back();
  if (last.use_count() == 1) ended_.push_back(std::move(last));
}

void BlockWatch::enter_pending() {
  if (!pending_) return;
  pending_ = false;
  Instance& i = *open_.back();
  const Block& b = *i.claims->block;
  i.values.clear(), i.reads.clear(), i.writes.clear();
  for (const IterVar* v : b.iter_vars) i.values.push_back(Concrete::index(*m_.variable(v->var)));
  i.has_regions = false;
  if (i.is_open && !i.claims->kept.keeps) work_out_regions(i);
}

void BlockWatch::work_out_regions(Instance& i) {
  i.has_regions = true;
  const Block& b = *i.claims->block;
  const auto put = [&](std::vector<ConcreteRegion>& regions, List<const BufferRegion*> declared) {
    for (const BufferRegion* region : declared) {
      regions.push_back(region_at(m_, i.claims->function, *region, values_));
      if (i.claims->unbound.contains(region)) regions.back().known = false;
    }
  };
  put(i.reads, b.reads), put(i.writes, b.writes);
}

/// A thread begins with what was open where it was forked. The first of a fork is heard of at once,
/// each other one after the one whose number is one less.
void BlockWatch::resumed(std::uint64_t thread) {
  enter_pending();
  of_threads_[thread_] = open_;
  const auto known = of_threads_.find(thread);
  if (known != of_threads_.end()) {
    open_ = known->second;
  } else {
    if (!forks_) open_ = at_fork_[thread - 1];
    at_fork_[thread] = open_;
  }
  thread_ = thread, forks_ = false;
  if (thread == 0) of_threads_.clear(), at_fork_.clear();
}

/// Calls `visit(number)` for what an access touches: its element, or in the lowered profile each
/// of its bytes.
template <class Visit>
void BlockWatch::for_each_unit(const ElementAccess& a, Visit&& visit) const {
  if (!m_.memory().is_bytes()) return visit(static_cast<std::uint64_t>(a.element));
  const Place place = place_of(m_, a.buffer, a.element);
  for (std::uint64_t byte = place.first; byte < place.end; ++byte) visit(byte);
}

void BlockWatch::accessed(const Node* node, Index element, const Value* lanes, std::uint32_t count,
                          bool write) {
  const auto* buffer = static_cast<const Buffer*>(node);
  // Elements of fragments have no place that a region could name.
  if (open_.empty() || m_.layout().is_of_instruction(buffer)) return;
  enter_pending();
  const ElementAccess a{buffer, m_.allocation(buffer), element, write};
  const bool indeterminate =
      std::any_of(lanes, lanes + count, [](const Value& v) { return v.indeterminate; });
  const bool checks_regions = open_.back()->is_open;
  const Writer writer = checks_regions || indeterminate ? writer_of(a) : Writer{};
  if (checks_regions) check_regions(a, writer);
  for_each_unit(a, [&](std::uint64_t number) {
    const Element e{a.allocation.serial, number, a.allocation.cells};
    check_axes(a, e, indeterminate && writer.number == 0);
    if (write) remember_writer(e);
  });
}

/// Of several bytes, the earliest.
BlockWatch::Writer BlockWatch::writer_of(const ElementAccess& a) {
  Writer found{instances_, nullptr};
  for_each_unit(a, [&](std::uint64_t number) {
    const Writer* known = writers_.find({a.allocation.serial, number, a.allocation.cells});
    const Writer writer = known ? *known : Writer{};
    if (writer.number <= found.number) found = writer;
  });
  return found;
}

void BlockWatch::remember_writer(const Element& e) {
  if (left_.is_full()) return;
  const Instance& innermost = *open_.back();
  if (Writer* writer = writers_.make(e, left_))
    *writer = {innermost.number, innermost.claims ? innermost.claims->block : nullptr};
}

/// Was the memory allocated within the instance?
bool BlockWatch::is_own(const Instance& i, const ElementAccess& a) const {
  return a.allocation.original > i.made || claims_.stands_in(a.allocation.origin, i.claims->block);
}

bool BlockWatch::covers(const std::vector<ConcreteRegion>& regions, const ElementAccess& a) const {
  bool all = true;
  for_each_unit(a, [&](std::uint64_t number) {
    all = all && std::ranges::any_of(regions, [&](const ConcreteRegion& r) {
            const std::uint64_t size = m_.memory().is_bytes() ? element_bytes(r.buffer->dtype) : 1;
            return r.memory == a.allocation.original && r.has(static_cast<Index>(number / size));
          });
  });
  return all;
}

/// Does the text show that the current load lies in what the block writes?
bool BlockWatch::reads_what_it_writes(const Instance& i) const {
  return std::ranges::find(i.claims->kept.reads_of_written, m_.redex()) !=
         i.claims->kept.reads_of_written.end();
}

/// From the innermost block outwards, as far as the access is one to what is around the block. What
/// an instance has written itself, it gets from nowhere else. What a block accumulates in, in one
/// instance after the other, compilers leave out of its reads and of those of blocks around it. A
/// block that keeps its regions makes no views, so that they are now what they were at its entry.
void BlockWatch::check_regions(const ElementAccess& a, const Writer& writer) {
  for (auto at = open_.rbegin(); at != open_.rend(); ++at) {
    Instance& i = **at;
    if (!i.is_open) return;
    if (!i.claims) continue;
    if (is_own(i, a) || (!a.write && writer.number >= i.number)) return;
    const bool accumulates = !a.write && claims_.stands_in(writer.block, i.claims->block);
    const bool of_written = !a.write && reads_what_it_writes(i);
    if (!i.has_regions && i.claims->kept.keeps && !of_written && !accumulates) continue;
    if (accumulates && of_written) return;
    if (!i.has_regions) work_out_regions(i);
    if (accumulates && covers(i.writes, a)) return;
    const bool says = a.write ? i.claims->says_writes : i.claims->says_reads;
    if (says && !covers(a.write ? i.writes : i.reads, a)) report_region(i, a);
  }
}

/// What threads have copies of is another memory for each block of them, under one number.
void BlockWatch::check_axes(const ElementAccess& a, const Element& e, bool unwritten) {
  if (a.allocation.threads || left_.is_full()) return;
  for (const auto& i : open_)
    if (i->claims && i->claims->says_axes()) check_axes(*i, a, e, unwritten);
}

void BlockWatch::check_axes(Instance& i, const ElementAccess& a, const Element& e, bool unwritten) {
  if (is_own(i, a)) return;
  BlockShadow& shadow = shadow_of(*i.claims);
  if (!a.write && i.claims->reduction.empty()) return;
  if (!a.write) {
    i.goes_on |= shadow.read(e, i.scope, i.number, unwritten);
    return;
  }
  const BlockShadow::Clash clash = shadow.write(e, i.scope, i.number, i.values, i.goes_on);
  if (clash.kind != BlockShadow::Clash::Kind::kNone) report_clash(i, a, clash);
}

void BlockWatch::report_region(const Instance& i, const ElementAccess& a) {
  const Code code = a.write ? Code::B_WRITES : Code::B_READS;
  if (!is_new(code, i)) return;
  const std::string_view verb = a.write ? "write" : "read";
  const std::string regions = show_regions(a.write ? i.writes : i.reads, a.allocation.original);
  report(code, i,
         fmt::format(
             "block \"{0}\" {1}s {2}, but declares that it {1}s {3}", i.claims->block->name_hint,
             verb, show(a),
             regions.empty() ? "nothing of " + std::string(a.buffer->name) : "only " + regions));
}

void BlockWatch::report_clash(const Instance& i, const ElementAccess& a,
                              const BlockShadow::Clash& clash) {
  using Kind = BlockShadow::Clash::Kind;
  const Code code = clash.kind == Kind::kSpatial       ? Code::B_SPATIAL
                    : clash.kind == Kind::kOverwritten ? Code::B_REDUCE
                                                       : Code::B_INIT;
  if (!is_new(code, i)) return;
  const Block& b = *i.claims->block;
  std::string text =
      fmt::format("block \"{}\" writes {} for {}", b.name_hint, show(a), show_values(b, i.values));
  const std::string before = show_values(b, clash.before);
  const std::string_view variable = b.iter_vars[clash.variable]->var->name_hint;
  if (clash.kind == Kind::kSpatial)
    text += fmt::format(" and also for {}, though {} is a spatial variable", before, variable);
  else if (clash.kind == Kind::kOverwritten)
    text += fmt::format(
        " without reading what it wrote there for {}, though {} is a reduction variable", before,
        variable);
  else
    text += fmt::format(
        ", after it read elements that nothing had written: it reduces along {} without an init",
        variable);
  report(code, i, std::move(text));
}

bool BlockWatch::is_new(Code code, const Instance& i) {
  return reported_.insert({code, m_.redex(), i.claims->block}).second;
}

void BlockWatch::report(Code code, const Instance& i, std::string message) {
  const Block& b = *i.claims->block;
  const std::string own = show_values(b, i.values), loops = m_.loop_bindings();
  sink_({code, m_.redex(), &b, std::move(message),
         own + (own.empty() || loops.empty() ? "" : ", ") + loops});
}

std::string BlockWatch::show(const ElementAccess& a) const {
  const auto index = index_in_view(m_, a.buffer, a.element);
  const std::string at = !index           ? fmt::format("[element {}]", a.element)
                         : index->empty() ? "[()]"
                                          : show_index(*index);
  return std::string(a.buffer->name) + at;
}

}  // namespace tenor::semantics
