// SPDX-License-Identifier: Apache-2.0
#include "solver/presburger/factors.h"

#include <isl/set.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "solver/presburger/rows.h"

namespace tenor::solver {

std::vector<Name> factors_of(const Name& name) {
  std::vector<Name> factors;
  for (std::size_t begin = 0; begin < name.size();) {
    const std::size_t end = std::min(name.find('*', begin), name.size());
    factors.push_back(name.substr(begin, end - begin));
    begin = end + 1;
  }
  return factors;
}

Name product_of(std::vector<Name> factors) {
  std::ranges::sort(factors);
  Name product;
  for (const Name& factor : factors) product += (product.empty() ? "" : "*") + factor;
  return product;
}

namespace {

/// Does a constraint of the piece speak of the coordinate?
bool involves(const isl::basic_set& piece, const Name& name) {
  const int at = isl_set_find_dim_by_name(isl::set(piece).get(), isl_dim_param, name.c_str());
  return at >= 0 && isl_basic_set_involves_dims(piece.get(), isl_dim_param,
                                                static_cast<unsigned>(at), 1) == isl_bool_true;
}

bool is_product(const Name& name) { return name.find('*') != Name::npos; }

isl::set empty_like(const isl::set& points) {
  return isl::manage(isl_set_empty(isl_set_get_space(points.get())));
}

isl::set each_piece(const isl::set& points, auto&& changed) {
  isl::set all = empty_like(points);
  points.foreach_basic_set([&](const isl::basic_set& piece) { all = all.unite(changed(piece)); });
  return all;
}

/// The sum times a product; nothing where one of its terms is not a name.
std::optional<Linear> multiple(const Linear& sum, const Name& by, const std::set<Name>& names) {
  Linear all;
  if (sum.constant != 0) {
    if (!names.contains(by)) return {};
    all.add(by, sum.constant);
  }
  for (const auto& [name, factor] : sum.terms) {
    std::vector<Name> factors = factors_of(name);
    const std::vector<Name> more = factors_of(by);
    factors.insert(factors.end(), more.begin(), more.end());
    const Name product = product_of(std::move(factors));
    if (!names.contains(product)) return {};
    all.add(product, factor);
  }
  return all;
}

Name without_factor(const Name& product, const Name& factor) {
  std::vector<Name> factors = factors_of(product);
  factors.erase(std::ranges::find(factors, factor));
  return product_of(std::move(factors));
}

/// Products that are zero or more in all points, and are what a coordinate has beside a factor.
std::set<Name> multipliers_in(const isl::set& points, const std::set<Name>& names) {
  const auto is_natural = [&](const Name& name) {
    const Linear negative = difference({{}, -1}, Linear::of(name));
    return names.contains(name) &&
           points.intersect(Regions::where(isl_set_get_ctx(points.get()), {{}, {negative}}))
               .is_empty();
  };
  std::set<Name> multipliers;
  for (const Name& name : names)
    for (const Name& factor : is_product(name) ? factors_of(name) : std::vector<Name>())
      if (const Name others = without_factor(name, factor);
          !multipliers.contains(others) && std::ranges::all_of(factors_of(others), is_natural))
        multipliers.insert(others);
  return multipliers;
}

/// What the coordinate is equal to in the piece.
std::optional<Linear> equal_to(const Name& name, const std::vector<Row>& rows,
                               const Regions::Names& by_none_of) {
  const auto is_other = [&](const auto& term) {
    return term.first != name && std::ranges::any_of(factors_of(term.first), by_none_of);
  };
  for (const Row& row : rows) {
    const auto found = row.sum.terms.find(name);
    if (!row.is_zero || found == row.sum.terms.end() || std::abs(found->second) != 1 ||
        std::ranges::any_of(row.sum.terms, is_other))
      continue;
    const std::int64_t sign = -found->second;
    Linear sum{{}, sign * row.sum.constant};
    for (const auto& [other, factor] : row.sum.terms)
      if (other != name) sum.add(other, sign * factor);
    return sum;
  }
  return {};
}

Linear times(const Linear& sum, const Name& by) {
  Linear all;
  if (sum.constant != 0) all.add(by, sum.constant);
  for (const auto& [name, factor] : sum.terms) {
    std::vector<Name> factors = factors_of(name);
    factors.push_back(by);
    all.add(product_of(std::move(factors)), factor);
  }
  return all;
}

/// The coordinate that is the same as a factor of a product, and that factor.
std::map<Name, Name> factors_that_are(const std::vector<Row>& rows, const std::set<Name>& names) {
  std::set<Name> factors;
  for (const Name& name : names)
    for (const Name& factor : is_product(name) ? factors_of(name) : std::vector<Name>())
      factors.insert(factor);
  std::map<Name, Name> same;
  for (const Row& row : rows) {
    if (!row.is_zero || row.sum.constant != 0 || row.sum.terms.size() != 2) continue;
    const auto &a = *row.sum.terms.begin(), &b = *row.sum.terms.rbegin();
    if (a.second != -b.second || std::abs(a.second) != 1) continue;
    if (factors.contains(a.first) != factors.contains(b.first))
      same.insert(factors.contains(a.first) ? std::pair(b.first, a.first)
                                            : std::pair(a.first, b.first));
  }
  return same;
}

Linear renamed(const Linear& sum, const std::map<Name, Name>& names) {
  Linear all{{}, sum.constant};
  for (const auto& [name, factor] : sum.terms) {
    const auto found = names.find(name);
    all.add(found == names.end() ? name : found->second, factor);
  }
  return all;
}

}  // namespace

isl::set with_multiples(const isl::set& points) {
  const std::vector<Name> all = Regions::names(points);
  const std::set<Name> names(all.begin(), all.end());
  const std::set<Name> multipliers = multipliers_in(points, names);
  return each_piece(points, [&](const isl::basic_set& piece) {
    Constraints more;
    const std::vector<Row> rows = rows_of(piece.detect_equalities());
    const std::map<Name, Name> same = factors_that_are(rows, names);
    for (const Row& row : rows)
      for (const Name& by : multipliers)
        for (const Linear& sum : {row.sum, renamed(row.sum, same)})
          if (const auto product = multiple(sum, by, names))
            (row.is_zero ? more.zero : more.at_least_zero).push_back(*product);
    return isl::set(piece).intersect(Regions::where(isl_set_get_ctx(points.get()), more));
  });
}

isl::set without_empty_pieces(const isl::set& points) {
  return each_piece(points, [](const isl::basic_set& piece) {
    const isl::set own(piece);
    return with_multiples(own).is_empty() ? empty_like(own) : own;
  });
}

isl::set without_products(const isl::set& points, const Regions::Names& factors, OrMore or_more) {
  std::vector<std::pair<Name, Name>> products;  // with the factor
  for (const Name& name : Regions::names(points)) {
    if (!is_product(name)) continue;
    const std::vector<Name> own = factors_of(name);
    if (const auto found = std::ranges::find_if(own, factors); found != own.end())
      products.emplace_back(name, *found);
  }
  if (products.empty()) return points;
  const isl::set said = each_piece(points, [&](const isl::basic_set& piece) {
    const std::vector<Row> rows = rows_of(piece.detect_equalities());
    Constraints are;
    for (const auto& [product, factor] : products) {
      if (!involves(piece, product)) continue;
      const auto is = equal_to(factor, rows, factors);
      if (!is && or_more == OrMore::kNo) throw NotExact{"a product with what no sum is"};
      if (!is) continue;
      are.zero.push_back(
          difference(Linear::of(product), times(*is, without_factor(product, factor))));
    }
    return isl::set(piece).intersect(Regions::where(isl_set_get_ctx(points.get()), are));
  });
  return Regions::projected(said, [&](const Name& name) {
    return std::ranges::any_of(products, [&](const auto& each) { return each.first == name; });
  });
}

bool is_determined(const isl::set& points, const Name& name, const Regions::Names& by_none_of) {
  bool is = true;
  points.foreach_basic_set([&](const isl::basic_set& piece) {
    is = is && equal_to(name, rows_of(piece.detect_equalities()), by_none_of).has_value();
  });
  return is;
}

}  // namespace tenor::solver
