// SPDX-License-Identifier: Apache-2.0
// What is said of a map of indices is what its points show, for maps that are drawn.
#include "solver/presburger/maps.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <catch2/catch.hpp>
#include <map>
#include <random>
#include <set>
#include <vector>

#include "solver/prover/default_prover.h"
#include "spec/prover/evaluate.h"
#include "spec/text/reader/fragment.h"

namespace tenor::solver::test {

using namespace spec;

namespace {

/// A map of i and j where 0 <= i < n and 0 <= j < `width`, with its text.
struct Drawn {
  std::vector<std::string> outputs, extents;
  std::int64_t width = 1;
};

std::string draw_output(std::mt19937& random) {
  const auto pick = [&](int n) { return std::uniform_int_distribution<int>(0, n - 1)(random); };
  const std::string forms[] = {"i*{0} + j",
                               "i + {0}*j",
                               "(i*{0} + j) // {1}",
                               "(i*{0} + j) % {1}",
                               "i",
                               "j",
                               "i*{0} - j + {1}",
                               "T.min(i, {1}) + j",
                               "T.if_then_else(j < {1}, i, j)"};
  return fmt::format(fmt::runtime(forms[pick(9)]), 1 + pick(5), 1 + pick(4));
}

Drawn draw(std::mt19937& random) {
  const auto pick = [&](int n) { return std::uniform_int_distribution<int>(0, n - 1)(random); };
  Drawn drawn;
  drawn.width = 1 + pick(5);
  const int count = 1 + pick(2);
  const std::string extents[] = {"n", "{0}*n", "{0}", "(n + {0}) // {1}", "n*{0} + {1}"};
  for (int k = 0; k < count; ++k) {
    drawn.outputs.push_back(draw_output(random));
    drawn.extents.push_back(fmt::format(fmt::runtime(extents[pick(5)]), 1 + pick(5), 1 + pick(4)));
  }
  return drawn;
}

/// A question about it that lives.
struct Asked {
  explicit Asked(const Drawn& drawn) : fragments(lines_of(drawn), report) {
    std::size_t line = 0;
    for (const char* name : {"i", "j", "n"}) {
      (void)name;
      const Variable* v = as<Var>(fragments.expression(line++))->variable;
      (line <= 2 ? inputs : sizes).push_back(v);
    }
    for (std::size_t k = 0; k < drawn.outputs.size(); ++k)
      outputs.push_back(fragments.expression(line++));
    for (std::size_t k = 0; k < drawn.extents.size(); ++k)
      extents.push_back(fragments.expression(line++));
    for (int k = 0; k < 2; ++k) where.push_back(fragments.expression(line++));
  }
  static std::vector<std::string> lines_of(const Drawn& drawn) {
    std::vector<std::string> lines{"i", "j", "n"};
    lines.insert(lines.end(), drawn.outputs.begin(), drawn.outputs.end());
    lines.insert(lines.end(), drawn.extents.begin(), drawn.extents.end());
    lines.push_back("0 <= i and i < n");
    lines.push_back(fmt::format("0 <= j and j < {}", drawn.width));
    return lines;
  }
  MapAnswer answer() {
    return judge_map({fragments.program(), inputs, outputs, where, {}, extents}, *make_prover());
  }
  std::int64_t value(const PrimExpr* e, std::int64_t i, std::int64_t j, std::int64_t n) const {
    const Model model{{inputs[0], i}, {inputs[1], j}, {sizes[0], n}};
    return static_cast<std::int64_t>(
        evaluate(e, model, Arithmetic::kNoOverflow, Domain::kDatatype).value);
  }

  Report report{false, {}};
  Fragments fragments;
  std::vector<const Variable*> inputs{}, sizes{};
  std::vector<const PrimExpr*> outputs{}, extents{}, where{};
};

struct AtSize {
  bool injective = true, within = true, covers = true;
};

AtSize by_points(const Asked& asked, const Drawn& drawn, std::int64_t n) {
  AtSize found;
  std::set<std::vector<std::int64_t>> images;
  std::vector<std::int64_t> box;
  for (const PrimExpr* e : asked.extents) box.push_back(asked.value(e, 0, 0, n));
  for (std::int64_t i = 0; i < n; ++i)
    for (std::int64_t j = 0; j < drawn.width; ++j) {
      std::vector<std::int64_t> image;
      for (const PrimExpr* e : asked.outputs) image.push_back(asked.value(e, i, j, n));
      for (std::size_t k = 0; k < image.size(); ++k)
        found.within = found.within && image[k] >= 0 && image[k] < box[k];
      found.injective = images.insert(image).second && found.injective;
    }
  std::int64_t points = 1, inside = 0;
  for (const std::int64_t extent : box) points *= std::max<std::int64_t>(extent, 0);
  for (const auto& image : images) {
    bool is_in = true;
    for (std::size_t k = 0; k < image.size(); ++k)
      is_in = is_in && image[k] >= 0 && image[k] < box[k];
    inside += is_in;
  }
  found.covers = points == inside;
  return found;
}

/// What sizes from -2 to 40 show is not against what is said of all.
void check_against(spec::Truth said, const std::vector<bool>& shown) {
  const bool all = std::ranges::all_of(shown, [](bool b) { return b; });
  const bool none = std::ranges::none_of(shown, [](bool b) { return b; });
  REQUIRE(said != spec::Truth::kUnknown);
  CHECK((said == spec::Truth::kAlways) == all);
  if (said == spec::Truth::kNever) CHECK(none);
}

}  // namespace

TEST_CASE("maps: what is said of all sizes is what points show", "[maps][property]") {
  std::mt19937 random(20261128);
  for (int round = 0; round < 200; ++round) {
    const Drawn drawn = draw(random);
    CAPTURE(fmt::format("{} onto {}, j < {}", fmt::join(drawn.outputs, "; "),
                        fmt::join(drawn.extents, "; "), drawn.width));
    Asked asked(drawn);
    REQUIRE(asked.report.errors() == 0);
    const MapAnswer answer = asked.answer();
    CHECK(answer.by == "isl");
    std::vector<bool> injective, within, covers;
    for (std::int64_t n = -2; n <= 40; ++n) {
      const AtSize found = by_points(asked, drawn, n);
      injective.push_back(found.injective), within.push_back(found.within);
      covers.push_back(found.covers);
    }
    check_against(answer.injective, injective);
    check_against(answer.within, within);
    check_against(answer.covers, covers);
    if (answer.injective != spec::Truth::kAlways) {
      REQUIRE(answer.first.size() == 3);
      std::vector<std::int64_t> images[2];
      for (std::size_t side = 0; side < 2; ++side)
        for (const PrimExpr* e : asked.outputs) {
          const Model& point = side == 0 ? answer.first : answer.second;
          images[side].push_back(asked.value(e, point[1].value, point[2].value, point[0].value));
        }
      CHECK(images[0] == images[1]);
    }
  }
}

}  // namespace tenor::solver::test
