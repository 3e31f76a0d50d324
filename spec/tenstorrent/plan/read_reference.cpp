// SPDX-License-Identifier: Apache-2.0
#include "spec/tenstorrent/plan/read_reference.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>

#include "spec/tenstorrent/attributes.h"

namespace tenor::spec::tenstorrent {
namespace {

using Json = nlohmann::json;

/// Of one dimension of a grid, so that three have a product; and of all tiles.
constexpr std::uint64_t kMostOfGrid = 1u << 20, kMostTiles = 1ull << 60;

std::optional<std::uint64_t> optional_number(Fields& fields, const std::string& name,
                                             std::uint64_t most) {
  if (!fields.find(name)) return {};
  return fields.number(name, 0, most);
}

/// `8x8_grid`; another text says nothing of columns and rows.
std::optional<std::array<std::uint64_t, 2>> topology_of(std::string_view text) {
  std::array<std::uint64_t, 2> sides{};
  const char* end = text.data() + text.size();
  const auto columns = std::from_chars(text.data(), end, sides[0]);
  if (columns.ec != std::errc() || columns.ptr == end || *columns.ptr != 'x') return {};
  const auto rows = std::from_chars(columns.ptr + 1, end, sides[1]);
  if (rows.ec != std::errc() || std::string_view(rows.ptr, end) != "_grid") return {};
  return sides;
}

void read_grid(const Json& grid, PlanReference& reference, Report& report) {
  Fields fields(grid, "grid", report);
  const auto x = optional_number(fields, "x", kMostOfGrid),
             y = optional_number(fields, "y", kMostOfGrid),
             z = optional_number(fields, "z", kMostOfGrid);
  if (x || y || z) reference.grid = {x.value_or(1), y.value_or(1), z.value_or(1)};
  reference.tiles = optional_number(fields, "total_tiles", kMostTiles);
}

void read_cores(const Json& cores, PlanReference& reference, Report& report) {
  Fields fields(cores, "cores", report);
  reference.cores = optional_number(fields, "num_cores", kMostTiles);
  if (fields.find("topology")) reference.topology = topology_of(fields.text("topology"));
  if (!fields.find("assignments")) return;
  reference.shares.emplace();
  for (const Json& each : fields.list("assignments")) {
    Fields share(each, fmt::format("cores.assignments[{}]", reference.shares->size()), report);
    reference.shares->push_back({share.number("core_id", 0, kMostTiles),
                                 share.number("start_tile", 0, kMostTiles),
                                 share.number("count", 0, kMostTiles)});
  }
}

void read_schedule(const Json& schedule, PlanReference& reference, Report& report) {
  Fields fields(schedule, "schedule", report);
  reference.policy = fields.text("policy", std::string(kPolicies[0]));
  if (std::ranges::find(kPolicies, reference.policy) == std::end(kPolicies))
    fields.wrong("policy", "is to be contiguous, interleaved or rectangular");
  const std::string order(kDefaults[1].text);
  if (fields.text("order", order) != order) fields.wrong("order", "is to be " + order);
}

void read_lists(Fields& ours, PlanReference& reference) {
  reference.lists.emplace();
  for (const Json& each : ours.list("core_tiles")) {
    auto& tiles = reference.lists->emplace_back();
    const bool fits = each.is_array() && std::ranges::all_of(each, [](const Json& tile) {
                        return tile.is_number_unsigned() && tile.get<std::uint64_t>() <= kMostTiles;
                      });
    if (!fits) ours.wrong("core_tiles", "is to have a list of numbers for each core");
    if (fits) tiles = each.get<std::vector<std::uint64_t>>();
  }
}

}  // namespace

void read_reference(Fields& document, Fields& ours, PlanReference& reference, Report& report) {
  const std::string target = "tenstorrent";
  document.text("version", "1.0");
  if (document.text("target", target) != target) document.wrong("target", "is to be " + target);
  if (const Json* grid = document.find("grid")) read_grid(*grid, reference, report);
  if (const Json* cores = document.find("cores")) read_cores(*cores, reference, report);
  if (const Json* schedule = document.find("schedule")) read_schedule(*schedule, reference, report);
  if (ours.find("core_tiles")) read_lists(ours, reference);
}

}  // namespace tenor::spec::tenstorrent
