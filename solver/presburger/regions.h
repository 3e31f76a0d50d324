// SPDX-License-Identifier: Apache-2.0
// Sets of points whose coordinates have names, as sets of isl: each name is a parameter, so that
// sets of other coordinates meet in those that they share.
#pragma once

#include <isl/cpp.h>

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace tenor::solver {

using Name = std::string;

class Certificate;

/// What no linear constraints say exactly.
struct NotExact {
  std::string why;
};

/// A sum of coordinates, each with its factor, and a constant.
struct Linear {
  std::map<Name, std::int64_t> terms{};
  std::int64_t constant = 0;

  Linear& add(const Name& name, std::int64_t factor);
  static Linear of(const Name& name, std::int64_t constant = 0) { return {{{name, 1}}, constant}; }
};
/// a - b
Linear difference(Linear a, const Linear& b);

/// In isl's notation: `[n] -> { A[i0] : 0 <= i0 < n }`.
std::string text_of(const isl::set& points);

/// What holds of a point.
struct Constraints {
  std::vector<Linear> zero{}, at_least_zero{};
};

class Regions {
 public:
  /// `operations`: of isl, of all that is done with these sets. Beyond them isl::exception is
  /// thrown. `certificate` may be null.
  explicit Regions(unsigned long operations, Certificate* certificate = nullptr);
  ~Regions();
  Regions(const Regions&) = delete;
  Regions& operator=(const Regions&) = delete;

  isl::set everywhere() const { return where({}); }
  isl::set nowhere() const;
  isl::set where(const Constraints& all) const;
  static isl::set where(isl_ctx* context, const Constraints& all);
  /// Is no point in all of the sets? Then the certificate has that, for the reason.
  bool is_nowhere(const std::vector<isl::set>& all, const char* why) const;
  Certificate* certificate() const { return certificate_; }
  /// Coordinates are products of what is no size: more is asked, then, of what is empty.
  void note_products() { has_products_ = true; }
  /// Also by what follows of products.
  bool is_empty(const isl::set& points) const;
  /// The points that are in both. Of sets of one piece each it is not asked whether there are any,
  /// which takes isl longer than to find them.
  static isl::set common(const isl::set& a, const isl::set& b);
  /// Where the two are not the same.
  isl::set apart(const Linear& a, const Linear& b) const;

  /// Of its coordinates.
  static std::vector<Name> names(const isl::set& points);
  /// The same, said by as few constraints as may be.
  isl::set plain(isl::set points) const;
  /// The points, without these of their coordinates and the products of them. Throws NotExact.
  using Names = std::function<bool(const Name&)>;
  static isl::set without(const isl::set& points, const Names& dropped);
  /// These or, where that is not exact, more.
  static isl::set roughly_without(const isl::set& points, const Names& dropped);
  /// The same, of coordinates of which no product is one.
  static isl::set projected(isl::set points, const Names& dropped);
  using Renaming = std::function<Name(const Name&)>;
  static isl::set renamed(isl::set points, const Renaming& name);  ///< also factors

  /// More points, of which there hold the equations that hold of these; also quotients in them, if
  /// `closely`, as far as each piece of the set has them.
  static isl::set widened(const isl::set& points, bool closely);
  /// More points, of which holds what is said of these and holds of the others too.
  static isl::set widened_by(const isl::set& points, const isl::set& others);
  /// Of points that are the same but for these coordinates, the one in which they are greatest: in
  /// the first, then in the second, and so on. Throws NotExact.
  static isl::set greatest(isl::set points, const std::vector<Name>& coordinates);

 private:
  struct Context;
  const std::unique_ptr<Context> context_;
  Certificate* const certificate_;
  bool has_products_ = false;
};

}  // namespace tenor::solver
