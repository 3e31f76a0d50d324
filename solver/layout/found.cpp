// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <regex>
#include <tuple>

#include "solver/layout/layout.h"
#include "solver/layout/terms.h"
#include "spec/ir/children.h"
#include "spec/text/print.h"

namespace tenor::solver {

using namespace spec;

namespace {

/// More of one array are not tried: they differ in dimensions of one extent alone.
constexpr std::size_t kMostFound = 24;
/// Arrays of more dimensions have too many orders of them.
constexpr std::size_t kMostDimensions = 5;

using Expressions = std::vector<const PrimExpr*>;

/// As --layout takes it: numbers alone, without their datatype.
std::string plain_text(const PrimExpr* e) {
  static const std::regex number(R"(T\.int64\((-?[0-9]+)\))");
  return std::regex_replace(print(e), number, "$1");
}

class Finder {
 public:
  Finder(const LaidOut& of, std::size_t parameter, Padding padding)
      : of_(of), build_(of.build), wide_(of.build), padding_(padding), parameter_(parameter) {
    const Terms terms = terms_of_after(of.before, of.after, of.build);
    for (const PrimExpr* extent : of.after.buffers[parameter]->shape)
      after_.push_back(wide(extent));
    for (const PrimExpr* extent : of.before.buffers[parameter]->shape)
      before_.push_back(wide(terms.of(extent)));
    for (std::size_t k = 0; k < before_.size(); ++k) {
      std::string name = fmt::format("i{}", k);
      while (terms.has_name(name)) name.insert(0, "i");
      indices_.push_back(build_.variable({}, name, int_type(64)));
    }
  }

  bool keeps_shape() const {
    return std::ranges::equal(before_, after_, [&](const PrimExpr* b, const PrimExpr* a) {
      return b && a && always(ExprKind::kEq, a, b);
    });
  }

  std::vector<Layout> all() {
    const bool is_covered = std::ranges::find(before_, nullptr) == before_.end() &&
                            std::ranges::find(after_, nullptr) == after_.end() &&
                            before_.size() <= kMostDimensions && !before_.empty();
    if (!is_covered) return {};
    add_orders_of_tiles();
    if (before_.size() != after_.size() || found_.empty()) add_row_major();
    return std::move(found_);
  }

 private:
  /// Of variables of 64 bits that have the same names.
  const PrimExpr* wide(const PrimExpr* e) {
    for_each_occurrence(e, [&](const Variable* v) {
      const auto [known, is_new] = widened_.try_emplace(v, nullptr);
      if (is_new) known->second = build_.variable({}, v->name_hint, int_type(64));
      wide_.put(v, build_.var({}, known->second));
    });
    return e ? wide_.wide(e) : nullptr;
  }
  const PrimExpr* index(std::size_t k) { return build_.var({}, indices_[k]); }
  const PrimExpr* number(std::int64_t n) { return build_.int_imm({}, n, int_type(64)); }
  const PrimExpr* binary(ExprKind kind, const PrimExpr* a, const PrimExpr* b) {
    return build_.binary({}, kind, a, b);
  }
  bool always(ExprKind comparison, const PrimExpr* a, const PrimExpr* b) const {
    Question question;
    question.condition = build_.binary({}, comparison, a, b);
    return of_.prover.decide(question).answer == Truth::kAlways;
  }
  /// Do the elements of BEFORE's dimension fit in AFTER's, or in that times its tile? Each question
  /// is asked once: there are many more orders of dimensions.
  bool fits(std::size_t before, std::size_t after, std::optional<std::size_t> tile) {
    const auto [known, is_new] = fits_.try_emplace({before, after, tile}, Fit::kNot);
    if (is_new) {
      const PrimExpr* room =
          tile ? binary(ExprKind::kMul, after_[after], after_[*tile]) : after_[after];
      if (always(ExprKind::kEq, room, before_[before]))
        known->second = Fit::kExactly;
      else if (padding_ == Padding::kAllowed && always(ExprKind::kGE, room, before_[before]))
        known->second = Fit::kWithRoom;
    }
    has_room_ = has_room_ || known->second == Fit::kWithRoom;
    return known->second != Fit::kNot;
  }
  /// What is more than BEFORE's elements holds nothing, or zeros.
  void add(const Expressions& places) {
    std::vector<std::string> names, texts;
    for (const Variable* v : indices_) names.emplace_back(v->name_hint);
    for (const PrimExpr* e : places) texts.push_back(plain_text(e));
    const std::string text = fmt::format("{}: {} -> {}", of_.before.buffers[parameter_]->name,
                                         fmt::join(names, ", "), fmt::join(texts, ", "));
    if (found_.size() < kMostFound) found_.push_back({parameter_, indices_, places, {}, text});
    if (has_room_) found_.push_back({parameter_, indices_, places, 0, text + "; pad 0"});
  }

  /// The index, divided by the size of a tile.
  const PrimExpr* of_tile(ExprKind kind, std::size_t dimension, const IntImm& size) {
    return binary(kind, index(dimension), number(size.value));
  }
  /// Dimensions in any order, and after them tiles of some.
  void add_orders_of_tiles() {
    if (after_.size() < before_.size() || after_.size() > 2 * before_.size()) return;
    std::vector<std::size_t> order(before_.size());
    std::iota(order.begin(), order.end(), 0U);
    std::vector<std::size_t> tiled(after_.size() - before_.size());
    choose_tiles(tiled, 0, [&] {
      std::vector<std::size_t> each = order;
      do add_tiles(each, tiled);
      while (std::ranges::next_permutation(each).found);
    });
  }
  /// Which dimension each of the last ones of AFTER is a tile of.
  template <class Then>
  void choose_tiles(std::vector<std::size_t>& tiled, std::size_t at, const Then& then) {
    if (at == tiled.size()) return then();
    for (std::size_t d = 0; d < before_.size(); ++d) {
      if (std::ranges::find(tiled.begin(), tiled.begin() + static_cast<std::ptrdiff_t>(at), d) !=
          tiled.begin() + static_cast<std::ptrdiff_t>(at))
        continue;
      tiled[at] = d;
      choose_tiles(tiled, at + 1, then);
    }
  }
  void add_tiles(const std::vector<std::size_t>& order, const std::vector<std::size_t>& tiled) {
    Expressions places;
    has_room_ = false;
    for (std::size_t j = 0; j < order.size(); ++j) {
      const std::size_t d = order[j];
      const auto tile = std::ranges::find(tiled, d);
      if (tile == tiled.end()) {
        if (!fits(d, j, {})) return;
        places.push_back(index(d));
        continue;
      }
      const std::size_t at = order.size() + static_cast<std::size_t>(tile - tiled.begin());
      const auto* size = as<IntImm>(after_[at]);
      if (!size || size->value < 1 || !fits(d, j, at)) return;
      places.push_back(of_tile(ExprKind::kFloorDiv, d, *size));
    }
    for (std::size_t k = 0; k < tiled.size(); ++k)
      places.push_back(
          of_tile(ExprKind::kFloorMod, tiled[k], *as<IntImm>(after_[order.size() + k])));
    add(places);
  }

  const PrimExpr* product(const Expressions& extents, std::size_t from) {
    const PrimExpr* all = number(1);
    for (std::size_t k = from; k < extents.size(); ++k)
      all = k == from ? extents[k] : binary(ExprKind::kMul, all, extents[k]);
    return all;
  }
  /// The number of each element in row-major order, taken apart.
  void add_row_major() {
    if (after_.empty() || !always(ExprKind::kEq, product(before_, 0), product(after_, 0))) return;
    const PrimExpr* place = index(0);
    for (std::size_t k = 1; k < before_.size(); ++k)
      place = binary(ExprKind::kAdd, binary(ExprKind::kMul, place, before_[k]), index(k));
    Expressions places;
    has_room_ = false;
    for (std::size_t k = 0; k < after_.size(); ++k) {
      const bool is_last = k + 1 == after_.size();
      const PrimExpr* part =
          is_last ? place : binary(ExprKind::kFloorDiv, place, product(after_, k + 1));
      places.push_back(k == 0 ? part : binary(ExprKind::kFloorMod, part, after_[k]));
    }
    add(places);
  }

  const LaidOut& of_;
  Builder& build_;
  Terms wide_;
  std::map<const Variable*, const Variable*> widened_;
  const Padding padding_;
  const std::size_t parameter_;
  Expressions before_, after_;  ///< extents, in terms of AFTER
  std::vector<const Variable*> indices_;
  std::vector<Layout> found_;
  enum class Fit : std::uint8_t { kNot, kWithRoom, kExactly };
  std::map<std::tuple<std::size_t, std::size_t, std::optional<std::size_t>>, Fit> fits_;
  bool has_room_ = false;  ///< for more than BEFORE's elements, in the one that is being made
};

}  // namespace

bool keeps_shape(const LaidOut& of, std::size_t parameter) {
  return !of.before.buffers[parameter] || Finder(of, parameter, Padding::kNone).keeps_shape();
}

std::vector<Layout> found_layouts(const LaidOut& of, std::size_t parameter, Padding padding) {
  return Finder(of, parameter, padding).all();
}

}  // namespace tenor::solver
