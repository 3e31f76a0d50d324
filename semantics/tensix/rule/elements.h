// SPDX-License-Identifier: Apache-2.0
// What tile operations compute, in exact structure: each product and sum that the operation has, in
// float32 and in the order of k, in any domain. How the matrix unit rounds is not here. A tile that
// has no elements makes results without.
#pragma once

#include <algorithm>
#include <limits>
#include <span>

#include "semantics/domain/numeric/math.h"
#include "semantics/tensix/state/content.h"

namespace tenor::semantics::tensix {

inline constexpr spec::ScalarType kComputed = spec::float_type(32).scalar;

/// Of elements in memory. A tile of bfp8_b is taken for one of bfloat16.
inline spec::ScalarType scalar_of(spec::tenstorrent::Format format) {
  using enum spec::tenstorrent::Format;
  switch (format) {
    case kFloat16: return spec::float_type(16).scalar;
    case kFloat32: return kComputed;
    case kUint32: return spec::uint_type(32).scalar;
    default: return spec::bfloat16_type().scalar;
  }
}

template <class D>
using Tile = std::shared_ptr<const Elements<D>>;

/// A tile whose element in row i and column j is `element(i, j)`.
template <class D>
Tile<D> tile_of(auto&& element) {
  auto made = std::make_shared<Elements<D>>();
  made->reserve(kTileSide * kTileSide);
  for (std::uint32_t i = 0; i < kTileSide; ++i)
    for (std::uint32_t j = 0; j < kTileSide; ++j) made->push_back(element(i, j));
  return made;
}
template <class D>
const typename D::Value& at(const Tile<D>& tile, std::uint32_t i, std::uint32_t j) {
  return (*tile)[i * kTileSide + j];
}
template <class D>
Tile<D> converted(const Tile<D>& tile, spec::ScalarType type) {
  if (!tile) return {};
  auto made = std::make_shared<Elements<D>>();
  for (const auto& each : *tile) made->push_back(D::cast(each, type));
  return made;
}
template <class D>
Tile<D> filled(double v) {
  return tile_of<D>([&](auto, auto) { return D::floating(kComputed, v); });
}

/// acc + a * b; of a register that is cleared, without acc.
template <class D>
Tile<D> product(const Tile<D>& acc, const Tile<D>& a, const Tile<D>& b, bool is_transposed) {
  using spec::ExprKind;
  if (!a || !b) return {};
  return tile_of<D>([&](std::uint32_t i, std::uint32_t j) {
    auto sum = acc ? at<D>(acc, i, j) : D::floating(kComputed, 0);
    for (std::uint32_t k = 0; k < kTileSide; ++k) {
      const auto& factor = is_transposed ? at<D>(b, j, k) : at<D>(b, k, j);
      sum = D::binary(ExprKind::kAdd, sum, D::binary(ExprKind::kMul, at<D>(a, i, k), factor));
    }
    return sum;
  });
}

/// Element by element; of the second the first row, the first column or the first element where the
/// family says so.
template <class D>
Tile<D> combined(std::string_view family, const Tile<D>& a, const Tile<D>& b) {
  using spec::ExprKind;
  if (!a || !b) return {};
  const ExprKind kind = family.starts_with("add")   ? ExprKind::kAdd
                        : family.starts_with("sub") ? ExprKind::kSub
                                                    : ExprKind::kMul;
  const bool one_row = family.ends_with("rows") || family.ends_with("scalar");
  const bool one_column = family.ends_with("cols") || family.ends_with("scalar");
  return tile_of<D>([&](std::uint32_t i, std::uint32_t j) {
    return D::binary(kind, at<D>(a, i, j), at<D>(b, one_row ? 0 : i, one_column ? 0 : j));
  });
}

/// Sums or maxima of a, scaled, into the first column, the first row or the first element; of a
/// register that is cleared, from 0 or -infinity on.
template <class D>
Tile<D> reduced(const Tile<D>& acc, const Tile<D>& a, const Tile<D>& scaler, bool is_maximum,
                bool over_rows, bool over_columns) {
  using spec::ExprKind;
  if (!a || !scaler) return {};
  const ExprKind kind = is_maximum ? ExprKind::kMax : ExprKind::kAdd;
  const auto neutral =
      D::floating(kComputed, is_maximum ? -std::numeric_limits<double>::infinity() : 0);
  return tile_of<D>([&](std::uint32_t i, std::uint32_t j) {
    if ((over_rows && i > 0) || (over_columns && j > 0)) return D::floating(kComputed, 0);
    auto result = acc ? at<D>(acc, i, j) : neutral;
    for (std::uint32_t r = over_rows ? 0 : i; r <= (over_rows ? kTileSide - 1 : i); ++r)
      for (std::uint32_t c = over_columns ? 0 : j; c <= (over_columns ? kTileSide - 1 : j); ++c) {
        const auto scaled = D::binary(ExprKind::kMul, at<D>(a, r, c), at<D>(scaler, 0, 0));
        result = D::binary(kind, result, scaled);
      }
    return result;
  });
}

template <class D>
Tile<D> transposed(const Tile<D>& a) {
  if (!a) return {};
  return tile_of<D>([&](std::uint32_t i, std::uint32_t j) { return at<D>(a, j, i); });
}

/// The first row, the first column or the first element for all.
template <class D>
Tile<D> spread(const Tile<D>& a, bool one_row, bool one_column) {
  if (!a) return {};
  return tile_of<D>([&](std::uint32_t i, std::uint32_t j) {
    return at<D>(a, one_row ? 0 : i, one_column ? 0 : j);
  });
}

/// What a vector operation of two registers makes of them, element by element.
template <class D>
Tile<D> paired(std::string_view family, const Tile<D>& a, const Tile<D>& b) {
  using spec::ExprKind;
  if (!a || !b) return {};
  const ExprKind kind = family == "add_binary"   ? ExprKind::kAdd
                        : family == "sub_binary" ? ExprKind::kSub
                        : family == "mul_binary" ? ExprKind::kMul
                        : family == "div_binary" ? ExprKind::kDiv
                        : family == "binary_max" ? ExprKind::kMax
                                                 : ExprKind::kMin;
  return tile_of<D>([&](std::uint32_t i, std::uint32_t j) {
    return D::binary(kind, at<D>(a, i, j), at<D>(b, i, j));
  });
}

/// The second where the first is not 0, and the third elsewhere, element by element.
template <class D>
Tile<D> chosen(const Tile<D>& condition, const Tile<D>& a, const Tile<D>& b) {
  if (!condition || !a || !b) return {};
  const auto zero = D::floating(kComputed, 0);
  return tile_of<D>([&](std::uint32_t i, std::uint32_t j) {
    const auto holds = D::compare(spec::ExprKind::kNE, at<D>(condition, i, j), zero);
    return D::select(holds, at<D>(a, i, j), at<D>(b, i, j));
  });
}

/// How a family compares an element with 0; none: it does not.
inline std::optional<spec::ExprKind> comparison_of(std::string_view family) {
  using enum spec::ExprKind;
  constexpr std::pair<std::string_view, spec::ExprKind> kAll[] = {
      {"gtz", kGT}, {"ltz", kLT}, {"gez", kGE}, {"lez", kLE}, {"eqz", kEq}, {"nez", kNE}};
  const auto* found =
      std::ranges::find(kAll, family, &std::pair<std::string_view, spec::ExprKind>::first);
  return found == std::end(kAll) ? std::nullopt : std::optional(found->second);
}

/// What a vector operation of no parameters makes of each element; nothing of one without a rule.
template <class D>
Tile<D> mapped(std::string_view family, const Tile<D>& a) {
  using spec::ExprKind;
  if (!a) return {};
  const auto zero = D::floating(kComputed, 0);
  const auto element = [&](const typename D::Value& v) -> std::optional<typename D::Value> {
    if (family == "relu") return D::binary(ExprKind::kMax, v, zero);
    if (family == "negative") return D::binary(ExprKind::kSub, zero, v);
    if (const auto kind = comparison_of(family))
      return D::select(D::compare(*kind, v, zero), D::floating(kComputed, 1), zero);
    if (family == "square") return D::binary(ExprKind::kMul, v, v);
    if (family == "recip") return D::binary(ExprKind::kDiv, D::floating(kComputed, 1), v);
    const bool is_gated = family == "silu";
    const auto* function = numeric::find_math(family == "abs" ? "fabs"
                                              : is_gated      ? "sigmoid"
                                                              : family);
    if (!function || function->arity != 1 || !function->takes(kComputed)) return {};
    const auto made = D::math(*function, &v, 1);
    return is_gated ? D::binary(ExprKind::kMul, v, made) : made;
  };
  if (!element(zero)) return {};
  return tile_of<D>([&](std::uint32_t i, std::uint32_t j) { return *element(at<D>(a, i, j)); });
}

/// n tiles beside each other as rows of all of them, or back.
template <class D>
std::vector<Tile<D>> rearranged(std::span<const Tile<D>> pages, bool to_tiles) {
  const auto n = static_cast<std::uint32_t>(pages.size());
  std::vector<Tile<D>> made(n);
  if (std::ranges::find(pages, nullptr) != pages.end()) return made;
  const auto in_rows = [&](std::uint32_t row, std::uint32_t column) {
    const std::uint32_t at = row * n * kTileSide + column;
    return std::pair{at / (kTileSide * kTileSide), at % (kTileSide * kTileSide)};
  };
  std::vector<std::shared_ptr<Elements<D>>> results(n);
  for (auto& each : results) each = std::make_shared<Elements<D>>(kTileSide * kTileSide);
  for (std::uint32_t row = 0; row < kTileSide; ++row)
    for (std::uint32_t column = 0; column < n * kTileSide; ++column) {
      const auto [page, place] = in_rows(row, column);
      const std::uint32_t tile = column / kTileSide, inside = row * kTileSide + column % kTileSide;
      if (to_tiles)
        (*results[tile])[inside] = (*pages[page])[place];
      else
        (*results[page])[place] = (*pages[tile])[inside];
    }
  return {results.begin(), results.end()};
}

/// The tile with zeros beyond its first rows and columns.
template <class D>
Tile<D> zeros_beyond(const Tile<D>& old, const Valid& kept, spec::ScalarType type) {
  if (!old || old->size() != kTileSide * kTileSide) return {};
  const auto zero = D::cast(D::floating(kComputed, 0), type);
  return tile_of<D>([&](std::uint32_t i, std::uint32_t j) {
    return i < kept.rows && j < kept.columns ? at<D>(old, i, j) : zero;
  });
}

}  // namespace tenor::semantics::tensix
