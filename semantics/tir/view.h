// SPDX-License-Identifier: Apache-2.0
// The view that a Buffer gives of the memory its `data` is bound to (TIR-D44). The layout of an
// argument is specified, so any view of the same datatype is. Of an allocation only the view it was
// allocated with is specified: any other relies on a layout that is not promised. If memory is
// bytes, every view that lies in them is specified.
// Operands of a view: shape, strides, elem_offset, as `evaluate_view` puts them.
#pragma once

#include <boost/container/small_vector.hpp>

#include "semantics/tir/describe.h"
#include "semantics/tir/expr/elementwise.h"

namespace tenor::semantics {

/// Evaluates the parts of `b` and continues with `frame`.
template <class L, class D, class F>
void evaluate_view(MachineOf<L, D>& m, const F& frame, const spec::Buffer* b) {
  m.evaluate_then(frame, b->shape, b->strides, b->elem_offset);
}

template <class D>
using Indices = boost::container::small_vector<typename D::Index, 4>;

/// A view that no buffer has yet: all that has to be known of it is, so giving it ends no run.
/// Index 0 of each dimension names element `offset` of the allocation.
template <class D>
class NewView {
 public:
  using Index = typename D::Index;

  NewView(const auto& m, const spec::Buffer* b, Index offset)
      : offset_(offset), rank_(b->shape.size()), spreads_(m.layout().spreads(b)) {
    all_.reserve(rank_);
  }
  /// One more dimension. Along one that spreads, every index means element 0 (TIR-D66).
  void add(Index extent, Index stride) {
    constexpr auto kLeast = std::numeric_limits<std::int64_t>::min();
    constexpr auto kMost = std::numeric_limits<std::int64_t>::max();
    const bool spread = spreads_ && D::require(D::equal(extent, D::index_of(1))).value_or(false);
    if (spread)
      all_.push_back({D::index_of(kLeast), D::index_of(kMost), D::index_of(0), D::index_of(1)});
    else
      all_.push_back({D::index_of(0), extent, stride, extent});
  }
  /// Asks whether two of its elements overlap (TIR-D41).
  void ask_overlap() {
    Indices<D> extents, strides;
    for (const Dimension& d : all_) extents.push_back(d.elements), strides.push_back(d.stride);
    const auto overlap =
        D::overlap({extents.data(), extents.size()}, {strides.data(), strides.size()});
    overlaps_ = D::require(overlap).value_or(false);
  }
  void give(auto& m, const spec::Buffer* b, std::uint64_t memory) const {
    const auto view = m.view(b);
    view.memory() = D::index_of(static_cast<std::int64_t>(memory));
    view.offset() = offset_;
    view.overlaps() = D::index_of(overlaps_);
    for (std::size_t k = 0; k < rank_; ++k)
      view.low(k) = all_[k].low, view.high(k) = all_[k].high, view.stride(k) = all_[k].stride;
  }

 private:
  struct Dimension {
    Index low, high, stride, elements;
  };
  Index offset_;
  std::size_t rank_;
  bool spreads_, overlaps_ = false;
  boost::container::small_vector<Dimension, 4> all_;
};

/// Is the buffer of the node one that no statement declares?
Truth auto is_undeclared(const auto& r) { return r.truth(r->layout().undeclared(r.node->buffer)); }

/// The row-major view of a whole allocation of that shape.
template <class L, class D>
NewView<D> row_major(const MachineOf<L, D>& m, const spec::Buffer* b,
                     const typename D::Value* shape) {
  const std::size_t rank = b->shape.size();
  Indices<D> strides(rank);
  auto stride = D::index_of(1);
  for (std::size_t k = rank; k-- > 0;) {
    strides[k] = stride;
    stride = D::multiply_add(stride, D::index(shape[k]), D::index_of(0));
  }
  NewView<D> view(m, b, D::index_of(0));
  for (std::size_t k = 0; k < rank; ++k) view.add(D::index(shape[k]), strides[k]);
  return view;
}

/// The view that the buffer's text gives, with the values of its parts at `parts`.
template <class D>
struct TextView {
  using Index = typename D::Index;
  using Value = typename D::Value;
  Pointer data;
  Index first;  ///< number of the first element
  Indices<D> extents, strides;

  TextView(const auto& m, const spec::Buffer* b, const Value* parts, bool strided)
      : data(D::pointer_of(*m.variable(b->data))),
        first(D::index_of(static_cast<std::int64_t>(data.offset / element_bytes(b->dtype)))),
        extents(b->shape.size()),
        strides(b->shape.size()) {
    const std::size_t rank = b->shape.size();
    Index packed = D::index_of(1);
    for (std::size_t k = rank; k-- > 0;) {
      extents[k] = D::index(parts[k]);
      strides[k] = strided ? D::index(parts[rank + k]) : packed;
      packed = D::multiply_add(packed, extents[k], D::index_of(0));
    }
    if (b->elem_offset) first = D::add(first, D::index(parts[rank + b->strides.size()]));
  }
  /// Has it no elements?
  typename D::Truth is_empty() const {
    typename D::Truth empty = D::truth(false);
    for (const Index& extent : extents) empty = empty | D::equal(extent, D::index_of(0));
    return empty;
  }
  /// Does the data begin at a multiple of the element size?
  bool is_aligned(const spec::Buffer* b) const {
    return data.offset % element_bytes(b->dtype) == 0;
  }
};

/// Is the view exactly the one the memory was allocated with?
template <class D>
typename D::Truth is_allocated_view(const auto& a, const spec::Buffer* b, const TextView<D>& view) {
  typename D::Truth same = D::equal(view.first, D::index_of(0));
  if (a.element != b->dtype || a.shape.size() != b->shape.size()) return D::truth(false);
  if (!b->strides.empty() && a.declared != b) return D::truth(false);
  for (std::size_t k = 0; k < a.shape.size(); ++k)
    same = same & D::equal(view.extents[k], D::index_of(a.shape[k]));
  return same;
}

/// How many elements of the buffer's datatype have room in the memory.
template <class D>
typename D::Index room_for(const auto& a, const spec::Buffer* b) {
  const std::uint64_t size = element_bytes(b->dtype);
  if constexpr (!HasExtents<D>) return D::index_of(static_cast<std::int64_t>(a.bytes() / size));
  const std::uint64_t own = element_bytes(a.element);
  auto room = D::index_of(static_cast<std::int64_t>(own % size == 0 ? own / size : 0));
  for (const Extent<D>& extent : a.shape)
    room = D::multiply_add(room, D::index_of(extent), D::index_of(0));
  return room;
}

/// Do all elements of the view lie in the memory?
template <class D>
typename D::Truth fits_memory(const auto& a, const spec::Buffer* b, const TextView<D>& view) {
  return D::truth(view.is_aligned(b)) & D::all_below(room_for<D>(a, b), view.first,
                                                     {view.extents.data(), view.extents.size()},
                                                     {view.strides.data(), view.strides.size()});
}

/// Do shape, strides and offset all have values?
template <class D>
typename D::Truth view_is_known(const spec::Buffer* b, const typename D::Value* parts) {
  const std::size_t count = b->shape.size() + b->strides.size() + !!b->elem_offset;
  if (count == 0) return D::truth(true);
  return !indeterminate<D>(parts, static_cast<std::uint32_t>(count));
}

/// Was the memory allocated for this buffer, so that its strides do not change which element an
/// index names (TIR-D36)?
template <class L, class D>
bool is_declared_with(const MachineOf<L, D>& m, const spec::Buffer* b) {
  const auto number = D::pointer_of(*m.variable(b->data)).memory;
  return m.memory().alive(number) && m.memory().at(number).declared == b;
}

/// Have both datatypes values, and so a number of bytes (TIR-D24)?
inline bool have_bytes(const spec::DataType& a, const spec::DataType& b) {
  return !spec::is_out_of_scope(a) && !spec::is_out_of_scope(b);
}

/// What the premises about a view share: is the view known, and may the buffer view the memory of
/// its data in this way?
template <class D>
struct ViewFacts : TextView<D> {
  typename D::Truth known, specified = D::truth(false), allocated = D::truth(false);
  typename D::Truth gone = D::truth(false);  ///< its data points to released memory

  ViewFacts(const auto& m, const spec::Buffer* b, const typename D::Value* parts)
      : TextView<D>(m, b, parts, !b->strides.empty() && !is_declared_with(m, b)),
        known(view_is_known<D>(b, parts)) {
    gone = D::truth(this->data.memory != 0 && !m.memory().alive(this->data.memory));
    if (this->data.memory == 0) specified = D::truth(m.memory().is_bytes()) & this->is_empty();
    if (!m.memory().alive(this->data.memory)) return;
    const auto& a = m.memory().at(this->data.memory);
    const bool any_shape = a.element == b->dtype
                               ? m.memory().is_bytes() || a.argument
                               : m.memory().is_bytes() && have_bytes(a.element, b->dtype);
    allocated = is_allocated_view(a, b, *this);
    specified = allocated | (D::truth(any_shape) & fits_memory(a, b, *this));
  }
};

/// Makes the buffer the view that its text gives. If memory is bytes, this may differ from the view
/// that the memory was allocated with, which is worth a note (TIR-D44).
template <class L, class D>
void declare_view(MachineOf<L, D>& m, const spec::Buffer* b, const auto& view) {
  NewView<D> made(m, b, view.first);
  for (std::size_t k = 0; k < b->shape.size(); ++k) made.add(view.extents[k], view.strides[k]);
  if (!b->strides.empty()) made.ask_overlap();
  // Where nothing is pointed to there are no elements, and memory of none is as good.
  const std::uint64_t seen =
      view.data.memory ? view.data.memory : m.memory().allocate(b->dtype, {}, 0);
  made.give(m, b, seen);
  if (D::known(view.allocated) == false && !m.memory().at(seen).argument && view.data.memory)
    m.note(Code::D_RELIES_ON_LAYOUT, b,
           fmt::format("buffer {} relies on the memory layout of an allocation", b->name));
}

/// Why a view that is known is not specified.
template <class D>
std::string describe_view(const auto& m, const spec::Buffer* b, const ViewFacts<D>& view) {
  if (!m.memory().alive(view.data.memory))
    return fmt::format("{} views memory through {}, which does not point to memory", b->name,
                       b->data->name_hint);
  const auto& a = m.memory().at(view.data.memory);
  if (!m.memory().is_bytes() && !a.argument)
    return fmt::format("{} views memory that was allocated with a different shape or datatype",
                       b->name);
  if (!view.is_aligned(b))
    return fmt::format(
        "{} views memory from byte {} on, which is not a multiple of {}, the size of {}", b->name,
        view.data.offset, element_bytes(b->dtype), spec::to_string(b->dtype));
  if (!D::known(fits_memory(a, b, view)).value_or(false))
    return fmt::format("{} views more memory than the {} bytes that are allocated", b->name,
                       a.bytes());
  return fmt::format("{} views memory of {} as {}", b->name, spec::to_string(a.element),
                     spec::to_string(b->dtype));
}

/// The buffer whose view is made next: that of an access, or the source of a region.
template <class F>
const spec::Buffer* viewed(const F& f) {
  if constexpr (requires { f.node->buffer; })
    return f.node->buffer;
  else
    return f.node->match_buffers[f.index]->source->buffer;
}

// What the rules about the views of loads, stores, declarations, addresses and regions have in
// common: F is the frame that has the parts w of the view of b as operands.

/// The memory has a layout that does not allow the view.
///     w is not indeterminate, memory of data(b) cannot be viewed as w,
///     memory of data(b) is not released
///   ------------------------------------------------------------
///   <F(b, w) . K, M>  -->  U-LAYOUT
template <class F>
struct ViewUnspecified {
  static Truth auto when(const At<F> auto& r) { return r.known & !r.specified & !r.gone; }
  static std::string describe(const At<F> auto& r) {
    return describe_view(*r, viewed(r.frame()), r);
  }
};

/// The scope that allocated the memory has ended.
///     w is not indeterminate, memory of data(b) is released
///   -----------------------------------------------------
///   <F(b, w) . K, M>  -->  U-DANGLING
template <class F>
struct ViewGone {
  static Truth auto when(const At<F> auto& r) { return r.known & r.gone; }
  static std::string describe(const At<F> auto& r) {
    const spec::Buffer* b = viewed(r.frame());
    return fmt::format("{} views memory through {}, but the scope that allocated it has ended",
                       b->name, b->data->name_hint);
  }
};

/// An extent, a stride or the offset of the view has no value.
///     w is indeterminate
///   -------------------------------------
///   <F(b, w) . K, M>  -->  U-INDETERMINATE
template <class F>
struct ViewIndeterminate {
  static Truth auto when(const At<F> auto& r) { return !r.known; }
  static std::string describe(const At<F> auto& r) {
    return fmt::format("an extent, a stride or the offset of {} was never written",
                       viewed(r.frame())->name);
  }
};

inline constexpr spec::Implementation kViewFunctions[] = {
    spec::function("NewView::add", clauses("TIR/OtherTyping/3.5", "TIR-D66")),
    spec::function("NewView::ask_overlap", clauses("TIR-D41")),
    spec::function("row_major", clauses("TIR/Buffers/p1:b", "TIR/Exec/1.2.2")),
};

}  // namespace tenor::semantics
