// SPDX-License-Identifier: Apache-2.0
// Attention: softmax of scaled products of queries and keys, as weights of the values. All of it in
// the datatype of the query; sums are made one by one in ascending order, which is a freedom of the
// operator. Ledger RLX-D49.
#include <cmath>

#include "semantics/relax/op/families.h"

namespace tenor::semantics::relax {
namespace {

/// Which keys a query sees: all, those up to its own position, or, counted from the end, those.
std::optional<std::int64_t> causal_offset(Kernel& k, bool& is_causal) {
  const std::string_view mask = k.text("causal_mask");
  is_causal = !mask.empty();
  const std::int64_t offset = k.in(1).extent(1) - k.in(0).extent(1);
  if (mask.empty() || mask == "TopLeft") return 0;
  if (mask == "BottomRight") return offset;
  return std::nullopt;
}

/// The parts of one call: batch, position, head and size of heads, in this order.
struct Attention {
  Kernel& k;
  std::int64_t offset;
  bool is_causal;
  double scale;  ///< 0: the products are divided by the root of the size

  /// The head of argument `argument` that the query's head uses.
  Scalar head(std::size_t argument, Scalar of_query) const {
    return floor_div(of_query, k.in(0).extent(2) / k.in(argument).extent(2));
  }
  /// The score of key `j` for the query at `i`.
  Scalar score(const Index& i, Scalar j) const {
    const Array &query = k.in(0), &key = k.in(1);
    const Scalar product = k.sum(query.dtype(), Extents{query.extent(3)}, [&](const Index& l) {
      return query({i[0], i[1], i[2], l[0]}) * key({i[0], j, head(1, i[2]), l[0]});
    });
    const double root = std::sqrt(static_cast<double>(query.extent(3)));
    const Scalar scaled = scale != 0 ? product * scale : product / root;
    return k.size() > 3 ? scaled + k.in(3).broadcast({i[0], i[2], i[1], j}) : scaled;
  }
  Scalar is_seen(const Index& i, Scalar j) const {
    return is_causal ? j <= i[1] + offset : integer_literal(k.build(), 1, spec::bool_type());
  }

  void write(const Index& i, const Array& scores) const {
    const Array& value = k.in(2);
    const spec::DataType dtype = scores.dtype();
    const Extents keys = scores.shape();
    k.each(keys, [&](const Index& j) { scores.set(j, score(i, j[0])); });
    const Scalar greatest = k.keep(
        "greatest",
        k.fold("largest", least_finite(k.build(), dtype), keys, [&](Scalar m, const Index& j) {
          return choose(is_seen(i, j[0]), maximum(m, scores(j)), m);
        }));
    k.each(keys, [&](const Index& j) {
      const Scalar weight = builtin("exp", {scores(j) - greatest});
      scores.set(j, choose(is_seen(i, j[0]), weight, k.number(0, dtype)));
    });
    const Scalar total =
        k.keep("total", k.sum(dtype, keys, [&](const Index& j) { return scores(j); }));
    k.each(Extents{value.extent(3)}, [&](const Index& l) {
      const Scalar sum = k.sum(dtype, keys, [&](const Index& j) {
        return scores(j) / total * value({i[0], j[0], head(2, i[2]), l[0]});
      });
      k.out().set({i[0], i[1], i[2], l[0]}, sum);
    });
  }
};

void attention(Kernel& k) {
  bool is_causal = false;
  const auto offset = causal_offset(k, is_causal);
  if (!offset) return k.refuse("causal_mask");
  const Attention all{k, *offset, is_causal, k.real("scale")};
  const Array& query = k.in(0);
  const Array scores = k.scratch("scores", query.dtype(), {k.in(1).extent(1)});
  k.each(Extents{query.extent(0), query.extent(1), query.extent(2)},
         [&](const Index& i) { all.write(i, scores); });
}

constexpr OperatorWriter kAttentionBodies[] = {
    {"nn.attention", attention},
    {"nn.attention_bias", attention},
};

}  // namespace

std::span<const OperatorWriter> attention_bodies() { return kAttentionBodies; }

}  // namespace tenor::semantics::relax
