// SPDX-License-Identifier: Apache-2.0
// The view that a Buffer gives of the memory its `data` is bound to (TIR-D44). Over the memory of
// an argument, whose layout is specified, any view of the same datatype is; over an allocation only
// the one it was allocated with: anything else relies on a layout that is not promised.
// Operands of a view: shape, strides, elem_offset, as `evaluate_view` puts them.
#pragma once

#include "semantics/tir/describe.h"
#include "semantics/tir/elementwise.h"

namespace tenor::semantics {

/// Evaluates the parts of `b` and goes on with `frame`.
template <class D, class F>
void evaluate_view(Machine<D>& m, const F& frame, const spec::Buffer* b) {
  m.evaluate_then(frame, b->shape, b->strides, b->elem_offset);
}

/// One dimension, as indices along it are judged and counted.
template <class D>
void set_dimension(Machine<D>& m, const spec::Buffer* b, std::size_t k, typename D::Index extent,
                   typename D::Index stride) {
  auto* words = m.view(b) + 2 + 3 * k;
  const bool spread =
      m.layout().spreads(b) && D::decided(D::equal(extent, D::index_of(1))).value_or(false);
  words[0] = spread ? D::index_of(std::numeric_limits<std::int64_t>::min()) : D::index_of(0);
  words[1] = spread ? D::index_of(std::numeric_limits<std::int64_t>::max()) : extent;
  words[2] = spread ? D::index_of(0) : stride;
}

/// Row-major strides of `shape`, and the number of elements in front.
template <class D>
std::vector<typename D::Index> row_major(const typename D::Value* shape, std::size_t rank) {
  std::vector<typename D::Index> strides(rank + 1, D::index_of(1));
  for (std::size_t k = rank; k-- > 0;)
    strides[k] = D::multiply_add(strides[k + 1], D::index(shape[k]), D::index_of(0));
  return strides;
}

/// The view of freshly allocated memory, or of an argument that is packed: row-major from its base.
template <class D>
void whole_view(Machine<D>& m, const spec::Buffer* b, std::uint64_t number,
                const typename D::Value* shape) {
  const auto strides = row_major<D>(shape, b->shape.size());
  m.view(b)[0] = D::index_of(static_cast<std::int64_t>(number));
  m.view(b)[1] = D::index_of(static_cast<std::int64_t>(m.memory().at(number).base));
  for (std::size_t k = 0; k < b->shape.size(); ++k)
    set_dimension(m, b, k, D::index(shape[k]), strides[k + 1]);
}

/// The view that the buffer's text gives, its parts evaluated at `parts`.
template <class D>
void declare_view(Machine<D>& m, const spec::Buffer* b, const typename D::Value* parts) {
  const std::size_t rank = b->shape.size(), strided = b->strides.size();
  whole_view(m, b, D::number_of(*m.variable(b->data)), parts);
  for (std::size_t k = 0; k < strided; ++k) m.view(b)[4 + 3 * k] = D::index(parts[rank + k]);
  if (b->elem_offset) m.view(b)[1] = D::add(m.view(b)[1], D::index(parts[rank + strided]));
}

/// Is the view exactly the one the memory was allocated with?
template <class D>
typename D::Truth is_allocated_view(const Allocation<D>& a, const spec::Buffer* b,
                                    const typename D::Value* parts) {
  if (a.shape.size() != b->shape.size() || !b->strides.empty()) return D::truth(false);
  typename D::Truth same = D::truth(true);
  for (std::size_t k = 0; k < a.shape.size(); ++k)
    same = same & D::equal(D::index(parts[k]), D::index_of(a.shape[k]));
  if (b->elem_offset) same = same & D::equal(D::index(parts[a.shape.size()]), D::index_of(0));
  return same;
}

/// Do all elements of a row-major or strided view lie in the memory?
template <class D>
typename D::Truth fits_memory(const Allocation<D>& a, const spec::Buffer* b,
                              const typename D::Value* parts) {
  const std::size_t rank = b->shape.size(), strided = b->strides.size();
  const auto packed = row_major<D>(parts, rank);
  auto last = D::index_of(static_cast<std::int64_t>(a.base));
  if (b->elem_offset) last = D::add(last, D::index(parts[rank + strided]));
  typename D::Truth empty = D::truth(false);
  for (std::size_t k = 0; k < rank; ++k) {
    const auto stride = strided ? D::index(parts[rank + k]) : packed[k + 1];
    last = D::multiply_add(D::add(D::index(parts[k]), D::index_of(-1)), stride, last);
    empty = empty | D::equal(D::index(parts[k]), D::index_of(0));
  }
  return empty |
         D::within(last, D::index_of(0), D::index_of(static_cast<std::int64_t>(a.elements)));
}

/// Were shape, strides and offset written?
template <class D>
typename D::Truth view_is_known(const spec::Buffer* b, const typename D::Value* parts) {
  const std::size_t count = b->shape.size() + b->strides.size() + !!b->elem_offset;
  if (count == 0) return D::truth(true);
  return !indeterminate<D>(parts, static_cast<std::uint32_t>(count));
}

/// May the buffer see the memory that its data is bound to in this way? No, where it is not known.
template <class D>
typename D::Truth view_is_specified(const Machine<D>& m, const spec::Buffer* b,
                                    const typename D::Value* parts) {
  const auto& data = *m.variable(b->data);
  if (!m.memory().alive(D::number_of(data))) return D::truth(false);
  const Allocation<D>& a = m.memory().at(D::number_of(data));
  if (a.element != b->dtype) return D::truth(false);
  return view_is_known<D>(b, parts) &
         (is_allocated_view(a, b, parts) | (D::truth(a.argument) & fits_memory(a, b, parts)));
}

/// What the layout rules of loads, stores and declarations have in common.
template <class F>
struct ViewUnspecified {
  template <class D>
  static typename D::Truth when(const Machine<D>& m, const F& f) {
    return view_is_known<D>(f.node->buffer, m.operands(f)) &
           !view_is_specified(m, f.node->buffer, m.operands(f));
  }
  template <class D>
  static std::string describe(const Machine<D>& m, const F& f) {
    const spec::Buffer* b = f.node->buffer;
    if (!m.memory().alive(D::number_of(*m.variable(b->data))))
      return fmt::format("{} sees memory through {}, which points to none", b->name,
                         b->data->name_hint);
    return fmt::format("{} sees memory that was allocated with another shape or datatype", b->name);
  }
};

/// The same of a view with a part that was never written.
template <class F>
struct ViewIndeterminate {
  template <class D>
  static typename D::Truth when(const Machine<D>& m, const F& f) {
    return !view_is_known<D>(f.node->buffer, m.operands(f));
  }
  template <class D>
  static std::string describe(const Machine<D>&, const F& f) {
    return fmt::format("an extent, a stride or the offset of {} was never written",
                       f.node->buffer->name);
  }
};

}  // namespace tenor::semantics
