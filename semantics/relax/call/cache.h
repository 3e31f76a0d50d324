// SPDX-License-Identifier: Apache-2.0
// A cache of rows, one for each token so far: what attention keeps of keys or values. An object
// never changes, so a cache has a cell of memory: the number of rows, and the memory they lie in.
// Ledger RLX-D49.
#pragma once

#include "semantics/relax/operands.h"

namespace tenor::semantics::relax {

/// A cache as it is now.
template <class D>
struct CacheState {
  std::int64_t filled = 0;
  std::uint32_t rows = 0;          ///< number of the allocation that has them
  std::vector<std::int64_t> unit;  ///< extents of a row
  spec::DataType dtype{};
};

template <class D>
std::optional<std::int64_t> cell_number(const Allocation<D>& cell, std::uint64_t at) {
  return D::known(D::index(cell.storage.get(kDimension, at)));
}
/// Nothing where the value is not a cache, or it is not known what it holds.
template <class M>
std::optional<CacheState<typename M::Domain>> cache_of(const M& m, const typename M::Value& v) {
  using D = typename M::Domain;
  const auto* cache = object_of(m, v, Kind::kCache);
  if (!cache) return {};
  const Allocation<D>& cell = m.memory().at(memory_of(*cache));
  const auto filled = cell_number(cell, 0), rows = cell_number(cell, 1);
  if (!filled || !rows) return {};
  return CacheState<D>{*filled, static_cast<std::uint32_t>(*rows), shape_of(*cache),
                       dtype_of(*cache)};
}

/// What the cache holds from now on.
template <class M>
void set_rows(M& m, std::uint32_t cell, std::int64_t filled, std::uint32_t rows) {
  using D = typename M::Domain;
  auto& storage = m.memory().at(cell).storage;
  storage.set(kDimension, 0, D::integer(kDimension, filled));
  storage.set(kDimension, 1, D::integer(kDimension, rows));
}
/// The cache of that cell, a tensor of two numbers: it has the rows of the tensor `rows`.
template <class M>
typename M::Value cache_in(M& m, const typename M::Value& cell,
                           const Object<typename M::Domain>& rows) {
  using D = typename M::Domain;
  const std::uint32_t number = memory_of(*m.objects().find(cell));
  set_rows(m, number, shape_of(rows)[0], memory_of(rows));
  std::vector<typename D::Value> parts{D::handle({number})};
  parts.insert(parts.end(), rows.parts.begin() + 2, rows.parts.end());
  return m.objects().make(
      {static_cast<std::uint32_t>(Kind::kCache), rows.node, std::move(parts), rows.text});
}

/// The number of rows where the extents are those of rows; nothing where they are not.
inline std::optional<std::int64_t> rows_in(const std::vector<std::int64_t>& extents,
                                           const std::vector<std::int64_t>& unit) {
  const bool fits =
      !extents.empty() && std::equal(extents.begin() + 1, extents.end(), unit.begin(), unit.end());
  return fits ? std::optional(extents.front()) : std::nullopt;
}
/// The same of a tensor, which has to be of the datatype.
template <class D>
std::optional<std::int64_t> rows_in(const Object<D>* tensor, const CacheState<D>& cache) {
  if (!tensor || dtype_of(*tensor) != cache.dtype) return {};
  return rows_in(shape_of(*tensor), cache.unit);
}

}  // namespace tenor::semantics::relax
