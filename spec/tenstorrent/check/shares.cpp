// SPDX-License-Identifier: Apache-2.0
#include "spec/tenstorrent/check/shares.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "spec/tenstorrent/attributes.h"

namespace tenor::spec::tenstorrent {
namespace {

using Tiles = std::vector<std::uint64_t>;

/// Why the document's fields do not agree with each other, or with the cores; empty: they do.
std::string fields_disagree(const Plan& plan) {
  const PlanReference& r = plan.reference;
  if (r.grid && r.tiles && (*r.grid)[0] * (*r.grid)[1] * (*r.grid)[2] != *r.tiles)
    return fmt::format("grid.total_tiles is {}, and the grid is {} x {} x {}", *r.tiles,
                       (*r.grid)[0], (*r.grid)[1], (*r.grid)[2]);
  if (r.cores && *r.cores != plan.cores.size())
    return fmt::format("cores.num_cores is {}, and tenor.cores has {}", *r.cores,
                       plan.cores.size());
  if (r.topology)
    for (const Core& core : plan.cores)
      if (core.x >= (*r.topology)[0] || core.y >= (*r.topology)[1])
        return fmt::format("core ({}, {}) is outside of cores.topology, {} x {}", core.x, core.y,
                           (*r.topology)[0], (*r.topology)[1]);
  std::set<std::uint64_t> seen;
  for (const PlanShare& share : r.shares.value_or(std::vector<PlanShare>())) {
    if (share.core >= plan.cores.size())
      return fmt::format("cores.assignments has core {}, and tenor.cores has {}", share.core,
                         plan.cores.size());
    if (!seen.insert(share.core).second)
      return fmt::format("cores.assignments has core {} twice", share.core);
  }
  if (r.lists && r.lists->size() != plan.cores.size())
    return fmt::format("tenor.core_tiles has {} lists for {} cores", r.lists->size(),
                       plan.cores.size());
  return "";
}

/// Why ranges are no partition.
std::string not_ranges(std::vector<PlanShare> shares, std::optional<std::uint64_t> total) {
  std::erase_if(shares, [](const PlanShare& share) { return share.count == 0; });
  std::ranges::sort(shares, {}, &PlanShare::start);
  std::uint64_t next = 0;
  for (const PlanShare& share : shares) {
    if (share.start != next)
      return fmt::format("the share of core {} begins at tile {}, and {}", share.core, share.start,
                         share.start < next ? fmt::format("another has it too")
                                            : fmt::format("no core has tile {}", next));
    next += share.count;
  }
  if (total && next != *total)
    return fmt::format("the shares have {} tiles together, and the grid has {}", next, *total);
  return "";
}

/// Why the lists do not hold each tile once.
std::string not_listed_once(const std::vector<Tiles>& lists, std::optional<std::uint64_t> total) {
  std::set<std::uint64_t> seen;
  for (std::size_t core = 0; core < lists.size(); ++core)
    for (const std::uint64_t tile : lists[core]) {
      if (total && tile >= *total)
        return fmt::format("core {} has tile {}, and the grid has {}", core, tile, *total);
      if (!seen.insert(tile).second)
        return fmt::format("core {} has tile {}, and it is had already", core, tile);
    }
  const std::uint64_t count = total.value_or(seen.size());
  if (seen.size() == count && (seen.empty() || *seen.rbegin() + 1 == count)) return "";
  std::uint64_t missing = 0;
  while (seen.contains(missing)) ++missing;
  return fmt::format("no core has tile {}", missing);
}

bool is_interleaved(const Tiles& tiles, std::uint64_t core, std::uint64_t cores) {
  for (std::size_t i = 0; i < tiles.size(); ++i)
    if (tiles[i] != core + i * cores) return false;
  return true;
}

/// All tiles whose x and y lie between the least and the most, for each z.
bool is_rectangle(const Tiles& tiles, const std::array<std::uint64_t, 3>& grid) {
  if (tiles.empty()) return true;
  std::uint64_t x_least = grid[0], x_most = 0, y_least = grid[1], y_most = 0;
  for (const std::uint64_t tile : tiles) {
    const std::uint64_t x = tile % grid[0], y = tile / grid[0] % grid[1];
    x_least = std::min(x_least, x), x_most = std::max(x_most, x);
    y_least = std::min(y_least, y), y_most = std::max(y_most, y);
  }
  return tiles.size() == (x_most - x_least + 1) * (y_most - y_least + 1) * grid[2];
}

/// Why a list is not what the policy gives to that core.
std::string not_of_policy(const PlanReference& r) {
  for (std::size_t core = 0; core < r.lists->size(); ++core) {
    const Tiles& tiles = (*r.lists)[core];
    const bool is_range =
        std::ranges::adjacent_find(tiles, [](auto a, auto b) { return a + 1 != b; }) == tiles.end();
    const bool fits = r.policy == kPolicies[1]   ? is_interleaved(tiles, core, r.lists->size())
                      : r.policy == kPolicies[2] ? !r.grid || is_rectangle(tiles, *r.grid)
                                                 : is_range;
    if (!fits) return fmt::format("the tiles of core {} are not {}", core, r.policy);
  }
  return "";
}

/// Why the shares are no partition of the grid; empty: they are, or there are none.
std::string not_partitioned(const PlanReference& r) {
  if (r.lists) {
    const std::string why = not_listed_once(*r.lists, r.total());
    return why.empty() ? not_of_policy(r) : why;
  }
  if (!r.shares) return "";
  if (r.policy != kPolicies[0])
    return fmt::format("shares are {}, and no tenor.core_tiles lists the tiles", r.policy);
  return not_ranges(*r.shares, r.total());
}

/// Why an assignment is not where the list of its core is among those of all.
std::string not_at_lists(const PlanReference& r) {
  if (!r.lists || !r.shares) return "";
  for (const PlanShare& share : *r.shares) {
    std::uint64_t start = 0;
    for (std::uint64_t core = 0; core < share.core; ++core) start += (*r.lists)[core].size();
    const std::uint64_t count = (*r.lists)[share.core].size();
    if (share.count != count || (count > 0 && share.start != start))
      return fmt::format(
          "core {} is assigned {} tiles from {}, and tenor.core_tiles has {} of it from {}",
          share.core, share.count, share.start, count, start);
  }
  return "";
}

/// What the reference has for an argument of that name; nothing: it says nothing of it.
std::optional<std::uint64_t> expected(const PlanReference& r, const PlanShare* share,
                                      const PlanKernel& kernel, std::string_view name) {
  if (name == kRuntimeParams[0] && share && share->count > 0)
    return kernel.lists_tiles() ? 0 : share->start;
  if (name == kRuntimeParams[1] && share) return share->count;
  for (std::size_t i = 0; i < 2; ++i)
    if (name == kRuntimeParams[2 + i] && r.grid) return (*r.grid)[i];
  return {};
}

/// Why a kernel's arguments on its core number `i` are not what the reference says.
std::string not_given(const Plan& plan, const PlanKernel& kernel, std::size_t i) {
  const PlanReference& r = plan.reference;
  const std::uint32_t core = kernel.cores[i];
  const PlanShare idle{core};
  const PlanShare* share = r.shares ? &idle : nullptr;
  for (std::size_t k = 0; r.shares && k < r.shares->size(); ++k)
    if ((*r.shares)[k].core == core) share = &(*r.shares)[k];
  const auto& given = kernel.arguments[i];
  const std::size_t named = kernel.names.size() - (kernel.lists_tiles() ? 1 : 0);
  for (std::size_t k = 0; k < named; ++k) {
    const auto value = expected(r, share, kernel, kernel.names[k]);
    if (value && (given[k].buffer >= 0 || given[k].value != *value))
      return fmt::format("{} of {} on core {} is {}, and {} by the plan's {}", kernel.names[k],
                         kernel.file, core, given[k].value, *value,
                         kernel.names[k].starts_with("grid") ? "grid" : "assignments");
  }
  if (!kernel.lists_tiles()) return "";
  const Tiles none;
  const Tiles& listed = r.lists ? (*r.lists)[core] : none;
  const bool same = std::equal(
      given.begin() + static_cast<std::ptrdiff_t>(named), given.end(), listed.begin(), listed.end(),
      [](const Argument& a, std::uint64_t tile) { return a.buffer < 0 && a.value == tile; });
  return same ? ""
              : fmt::format("{} lists other tiles on core {} than tenor.core_tiles", kernel.file,
                            core);
}

std::string arguments_disagree(const Plan& plan) {
  for (const PlanKernel& kernel : plan.kernels)
    for (std::size_t i = 0; i < kernel.arguments.size(); ++i)
      if (std::string why = not_given(plan, kernel, i); !why.empty()) return why;
  return "";
}

}  // namespace

void check_shares(const Plan& plan, Report& report) {
  if (const std::string why = fields_disagree(plan); !why.empty())
    return void(report.error(kReference, {}, why));
  if (const std::string why = not_partitioned(plan.reference); !why.empty())
    report.error(kShares, {}, why);
  std::string why = not_at_lists(plan.reference);
  if (why.empty()) why = arguments_disagree(plan);
  if (!why.empty()) report.error(kReference, {}, why);
}

}  // namespace tenor::spec::tenstorrent
