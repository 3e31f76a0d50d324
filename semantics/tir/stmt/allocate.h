// SPDX-License-Identifier: Apache-2.0
// Allocate, and what all statements that allocate share. TIR/Exec/7; ledger TIR-D19.
//
// In the inference rules, x is the buffer_var, m the new memory, and n1, ..., nk its extents.
#pragma once

#include "semantics/tir/frames.h"
#include "semantics/tir/view.h"

namespace tenor::semantics {

/// What the extents of an allocation are: exactly one of the four holds.
template <class D>
class ExtentFacts {
 public:
  using Truth = typename D::Truth;

  Truth indeterminate() const { return indeterminate_; }
  Truth negative() const { return negative_; }
  Truth too_large() const { return too_large_; }
  Truth usable() const { return !indeterminate_ & !negative_ & !too_large_; }

  /// One shape more, in room that those before it leave. Of several faults the first counts.
  void add(const auto& m, const typename D::Value* shape, std::size_t rank, spec::DataType dtype) {
    boost::container::small_vector<typename D::Index, 4> extents;
    for (std::size_t k = 0; k < rank; ++k) {
      add_part(shape[k]);
      extents.push_back(D::index(shape[k]));
      negative_ = negative_ | (usable() & D::less(extents.back(), D::index_of(0)));
    }
    const Truth fits = D::product_is({extents.data(), rank}, [&](std::uint64_t elements) {
      const std::uint64_t lanes = std::max<std::uint32_t>(1, dtype.lanes);
      if (elements > Pointer::kMostBytes / lanes) return false;
      bytes_ += m.memory().bytes_for(dtype.scalar, elements * lanes);
      return elements == 0 || m.memory().has_room(bytes_);
    });
    too_large_ = too_large_ | (usable() & !fits);
  }
  /// A part of the operands that has to be written too.
  void add_part(const typename D::Value& v) {
    indeterminate_ = indeterminate_ | (usable() & D::is_indeterminate(v));
  }

 private:
  Truth indeterminate_ = D::truth(false), negative_ = D::truth(false), too_large_ = D::truth(false);
  std::uint64_t bytes_ = 0;
};

/// The extents of an allocation; of a conclusion, before its first effect.
template <class D>
std::vector<Extent<D>> extents_of(const typename D::Value* extents, std::size_t rank) {
  std::vector<Extent<D>> shape;
  for (std::size_t k = 0; k < rank; ++k) shape.push_back(extent_of<D>(D::index(extents[k])));
  return shape;
}

/// Allocates memory of that shape for `data`, every element indeterminate (TIR-D19), and returns
/// its number. The threads of a block that allocate shared memory together get the same one
/// (TIR-D73).
template <class L, class D>
std::uint32_t allocate(MachineOf<L, D>& m, spec::DataType dtype, std::vector<Extent<D>> shape,
                       const spec::Node* origin, const spec::Variable* data) {
  const std::uint64_t elements = counted_elements<D>(shape);
  const spec::Type* type = data->type_annotation;
  const MemoryScope scope = type ? memory_scope(type->storage_scope) : MemoryScope::kGlobal;
  const bool together = is_ordered(scope) && m.in_threads();
  if (together)
    if (const auto known = m.threads().attach(m, origin, shape, scope)) return *known;
  const std::uint32_t number = m.memory().allocate(dtype, std::move(shape), elements);
  if (together) m.threads().offer(m, origin, number, scope);
  m.memory().at(number).origin = origin;
  m.memory().at(number).set_scope(scope, m.layout().reductions().reducers(data));
  if constexpr (requires { note_allocation(m.memory().at(number)); })
    note_allocation(m.memory().at(number));
  m.memory().at(number).born = together ? m.threads().born(m) : m.levels().size();
  return number;
}

/// A buffer that has no memory yet: all that has to be known of it is, so allocating it ends no
/// run.
template <class D>
class NewBuffer {
 public:
  NewBuffer(const auto& m, const spec::Buffer* b, const typename D::Value* extents)
      : buffer_(b),
        shape_(extents_of<D>(extents, b->shape.size())),
        view_(row_major(m, b, extents)) {}
  /// Allocates its memory, and binds its data and its view; gives the memory's number.
  std::uint32_t allocate(auto& m) {
    const std::uint32_t number =
        semantics::allocate(m, buffer_->dtype, std::move(shape_), buffer_, buffer_->data);
    const auto handle = D::handle({number});
    m.bind(buffer_->data, handle);
    view_.give(m, buffer_, number);
    return number;
  }
  const spec::Buffer* buffer() const { return buffer_; }

 private:
  const spec::Buffer* buffer_;
  std::vector<Extent<D>> shape_;
  NewView<D> view_;
};
template <class L, class D>
void allocate_buffer(MachineOf<L, D>& m, const spec::Buffer* b, const typename D::Value* extents) {
  NewBuffer<D>(m, b, extents).allocate(m);
}

/// Allocates memory of the redex's extents for the statement's buffer_var, and binds the variable.
auto& allocate_variable(auto& r) {
  auto shape = extents_of<DomainOf<decltype(r)>>(r.operands(), r.node->extents.size());
  const std::uint32_t number =
      allocate(*r, r.node->dtype, std::move(shape), r.node, r.node->buffer_var);
  const auto handle = r.d.handle({number});
  r->bind(r.node->buffer_var, handle);
  return r->memory().at(number);
}

/// Begins the scope of `count` allocations: their handles take the place of the redex's operands,
/// and its end releases them. `data(i)` is the variable that was just bound to allocation i.
void open_scope(auto& r, std::size_t count, auto&& data) {
  auto* handles = r.result(count);
  if (r->stopped()) return;
  for (std::size_t i = 0; i < count; ++i) handles[i] = *r->variable(data(i));
  r->push(ScopeEnd{{r.node, r.frame().operands, static_cast<std::uint16_t>(count)}});
}
/// The same for a single allocation.
void open_scope(auto& r, const spec::Variable* data) {
  open_scope(r, 1, [&](std::size_t) { return data; });
}
/// Releases what the scope allocated, the last allocation first. Memory that other threads still
/// use stays until they leave the scope too (TIR-D73).
template <class L, class D>
void close_scope(MachineOf<L, D>& m, const ScopeEnd& f) {
  for (std::uint16_t i = f.index; i-- > 0;) m.release(D::pointer_of(m.operands(f)[i]).memory);
}

// What the rules about unusable extents have in common: `allocated_name(f)` names what the
// statement would have allocated.
template <class F>
struct IndeterminateExtent {
  static Truth auto when(const At<F> auto& r) { return r.indeterminate(); }
  static std::string describe(const At<F> auto& r) {
    return fmt::format("an extent of {} was never written", allocated_name(r.frame()));
  }
};
template <class F>
struct NegativeExtent {
  static Truth auto when(const At<F> auto& r) { return r.negative(); }
  static std::string describe(const At<F> auto& r) {
    return fmt::format("an extent of {} is negative", allocated_name(r.frame()));
  }
};
template <class F>
struct TooLarge {
  static Truth auto when(const At<F> auto& r) { return r.too_large(); }
  static std::string describe(const At<F> auto& r) {
    return fmt::format("{} needs more memory than the budget allows", allocated_name(r.frame()));
  }
};

/// The end of a scope releases its memory, the last allocation first.
///   <ScopeEnd(m1, ..., mn) . K, M>  -->  <K, M - mn - ... - m1>
struct LeaveScope {
  static constexpr RuleInfo info{
      "TIR-Scope-end", clauses("TIR/Exec/7.6", "TIR/Exec/7.6:b", "TIR/Exec/6.4", "TIR/Exec/6.4:b",
                               "TIR/Exec/14.6", "TIR/Exec/14.6:b", "TIR/State/b2:b")};
  static void then(At<ScopeEnd> auto& r) {
    close_scope(*r, r.frame());
    r.drop();
  }
};
template <>
struct RulesOf<ScopeEnd> : Rules<LeaveScope> {};

/// An Allocate evaluates its condition first.
///   <ExecAllocate(x[e1, ..., ek], e, s) . K, M>  -->  <e . AllocateCondition . K, M>
struct AllocateConditionFirst {
  static constexpr RuleInfo info{"TIR-Allocate-evaluate", clauses("TIR/Exec/7.1")};
  static void then(At<ExecAllocate> auto& r) {
    r->evaluate_then(AllocateCondition{{r.node}}, r.node->condition);
  }
};
template <>
struct RulesOf<ExecAllocate> : Rules<AllocateConditionFirst> {};

/// A false condition skips the allocation and its body.
///     v = 0
///   ------------------------------------------------------------
///   <AllocateCondition(v, x[e1, ..., ek], s) . K, M>  -->  <K, M>
struct AllocateSkipped {
  static constexpr RuleInfo info{"TIR-Allocate-skipped", clauses("TIR/Exec/7.1:b")};
  static Truth auto when(const At<AllocateCondition> auto& r) { return is_zero(r); }
  static void then(At<AllocateCondition> auto& r) { r.drop(); }
};

/// A true condition evaluates the extents in order.
///     v = 1
///   ------------------------------------------------------------
///   <AllocateCondition(v, x[e1, ..., ek], s) . K, M>  -->  <e1 . ... . ek . AllocateReady . K, M>
struct AllocateExtents {
  static constexpr RuleInfo info{"TIR-Allocate-extents", clauses("TIR/Exec/7.2")};
  static Truth auto when(const At<AllocateCondition> auto& r) { return is_one(r); }
  static void then(At<AllocateCondition> auto& r) {
    r.drop();
    r->evaluate_then(AllocateReady{{r.node}}, r.node->extents);
  }
};

/// A condition without a value decides nothing.
///     v = indeterminate
///   ------------------------------------------------------------
///   <AllocateCondition(v, x[e1, ..., ek], s) . K, M>  -->  U-INDETERMINATE
struct AllocateIndeterminate {
  static constexpr RuleInfo info{"TIR-Allocate-indeterminate", clauses("TIR-D19"),
                                 Code::U_INDETERMINATE};
  static Truth auto when(const At<AllocateCondition> auto& r) {
    return r.d.is_indeterminate(r.operands()[0]);
  }
  static std::string describe(const At<AllocateCondition> auto& r) {
    return lacks_value(r, "the condition ", r.node->condition);
  }
};
template <>
struct RulesOf<AllocateCondition> : Rules<AllocateSkipped, AllocateExtents, AllocateIndeterminate> {
};

auto facts_of(const At<AllocateReady> auto& r) {
  ExtentFacts<DomainOf<decltype(r)>> facts;
  facts.add(*r, r.operands(), r.node->extents.size(), r.node->dtype);
  return facts;
}

/// The variable points to new memory for the body, every element of it indeterminate.
///     0 <= n1, ..., 0 <= nk, m fits the memory budget
///   ------------------------------------------------------------
///   <AllocateReady(x[n1, ..., nk], s) . K, M>  -->  <s . ScopeEnd(m) . K, (M + m)[x := m]>
struct AllocateMemory {
  static constexpr RuleInfo info{
      "TIR-Allocate",
      clauses("TIR/Exec/7.4", "TIR/Exec/7.3", "TIR/Exec/7.4:b", "TIR/Exec/7.4:e", "TIR/Exec/7.5",
              "TIR-D19", "TIR/State/b2", "TIR/Exec/7.4:d", "TIR/Values/p2")};
  static Truth auto when(const At<AllocateReady> auto& r) { return r.usable(); }
  static void then(At<AllocateReady> auto& r) {
    auto& memory = allocate_variable(r);
    const auto* next = spec::tir::as<spec::tir::DeclBuffer>(r.node->body);
    if (next && next->buffer->data == r.node->buffer_var) memory.declared = next->buffer;
    open_scope(r, r.node->buffer_var);
    r->execute(r.node->body);
  }
};
inline std::string_view allocated_name(const AllocateReady& f) {
  return f.node->buffer_var->name_hint;
}

/// An extent without a value gives no size.
///     some extent nj = indeterminate
///   ------------------------------------------------------------
///   <AllocateReady(x[n1, ..., nk], s) . K, M>  -->  U-INDETERMINATE
struct AllocateIndeterminateExtent : IndeterminateExtent<AllocateReady> {
  static constexpr RuleInfo info{"TIR-Allocate-indeterminate-extent", clauses("TIR-D19"),
                                 Code::U_INDETERMINATE};
};

/// A negative extent gives no size: no clause says what is allocated.
///     no extent is indeterminate, some extent nj < 0
///   --------------------------------------------------------
///   <AllocateReady(x[n1, ..., nk], s) . K, M>  -->  O-EXTENT
struct AllocateNegative : NegativeExtent<AllocateReady> {
  static constexpr RuleInfo info{"TIR-Allocate-negative-extent", clauses("TIR/Exec/7.4"),
                                 Code::O_EXTENT};
};

/// The memory exceeds Tenor's budget.
///     0 <= n1, ..., 0 <= nk, m does not fit the memory budget
///   --------------------------------------------------------
///   <AllocateReady(x[n1, ..., nk], s) . K, M>  -->  X-MEMORY
struct AllocateTooLarge : TooLarge<AllocateReady> {
  static constexpr RuleInfo info{"TIR-Allocate-too-large", clauses("TIR/Exec/7.4"), Code::X_MEMORY};
};
template <>
struct RulesOf<AllocateReady>
    : Rules<AllocateMemory, AllocateIndeterminateExtent, AllocateNegative, AllocateTooLarge> {};

}  // namespace tenor::semantics
