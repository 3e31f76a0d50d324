// SPDX-License-Identifier: Apache-2.0
// Coordinates that are products of others, as `s3*s17`: their factors, in order. Sets do not know
// that they are products: what follows from that is said here, and no more.
#pragma once

#include "solver/presburger/regions.h"

namespace tenor::solver {

std::vector<Name> factors_of(const Name& name);
Name product_of(std::vector<Name> factors);

/// The points, with what each of their constraints gives when it is multiplied, as far as it then
/// speaks of coordinates that there are: `m*i >= 0` of `i >= 0` and `m >= 0`. They stay the same
/// points where products are products.
isl::set with_multiples(const isl::set& points);

/// The same points, without the pieces that are empty for that.
isl::set without_empty_pieces(const isl::set& points);

/// The same points without the coordinates that are products of these; what a factor is equal to
/// says what the product is. Where nothing does: throws NotExact, or gives more points.
enum class OrMore : bool { kNo, kYes };
isl::set without_products(const isl::set& points, const Regions::Names& factors,
                          OrMore or_more = OrMore::kNo);

/// Is the coordinate in all points a sum of coordinates other than these?
bool is_determined(const isl::set& points, const Name& name, const Regions::Names& by_none_of);

}  // namespace tenor::solver
