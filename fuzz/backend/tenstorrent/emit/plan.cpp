// SPDX-License-Identifier: Apache-2.0
// The plan: the fields of the reference from the attributes of WS2, and under `tenor` what a launch
// needs. TT/Artifact/tt.plan.json; ledger TT-D16, TT-D24.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "fuzz/backend/tenstorrent/emit/emit.h"
#include "spec/tenstorrent/attributes.h"

namespace tenor::fuzz::tenstorrent {

namespace tt = spec::tenstorrent;

namespace {

using Json = nlohmann::ordered_json;

class PlanWriter {
 public:
  PlanWriter(const TileProgram& program, const std::vector<KernelSource>& kernels,
             const Device& device)
      : program_(program), f_(*program.function), kernels_(kernels), device_(device) {
    shares_ = tt::rows(spec::find(f_.attrs, tt::kTilesPerCore)).value_or(Rows());
    lists_ = tt::rows(spec::find(f_.attrs, tt::kCoreTiles)).value_or(Rows());
  }

  Json plan() {
    Json made;
    made["version"] = "1.0", made["target"] = "tenstorrent", made["kernel"] = f_.name;
    made["grid"] = {{"x", number(tt::kGridKeys[0])},
                    {"y", number(tt::kGridKeys[1])},
                    {"z", number(tt::kGridKeys[2])},
                    {"total_tiles", number(tt::kNumTiles)}};
    made["cores"] = {{"num_cores", number(tt::kNumCores)},
                     {"topology", fmt::format("{}x{}_grid", device_.columns, device_.rows)},
                     {"assignments", assignments()}};
    made["schedule"] = {{"policy", text(tt::kDefaults[0].key)},
                        {"order", text(tt::kDefaults[1].key)}};
    made["tenor"] = ours();
    return made;
  }

 private:
  using Rows = std::vector<std::vector<std::int64_t>>;

  std::int64_t number(std::string_view key) const {
    return tt::number(spec::find(f_.attrs, key)).value_or(1);
  }
  std::string text(std::string_view key) const {
    return std::string(tt::text(spec::find(f_.attrs, key)).value_or(""));
  }

  Json assignments() const {
    Json all = Json::array();
    for (std::size_t core = 0; core < shares_.size(); ++core)
      all.push_back(
          {{"core_id", core}, {"start_tile", shares_[core][0]}, {"count", shares_[core][1]}});
    return all;
  }

  Json ours() const {
    Json made;
    bool is_wide = false;
    for (const Ring& ring : program_.rings)
      is_wide = is_wide || program_.of(ring.near).dtype.scalar.bits == 32;
    for (const Near& near : program_.nears) is_wide = is_wide || near.dtype.scalar.bits == 32;
    made["fp32_dest"] = is_wide;
    made["cores"] = Json::array(), made["buffers"] = Json::array();
    for (std::int64_t core = 0; core < std::ssize(shares_); ++core)
      made["cores"].push_back({{"x", core % device_.columns}, {"y", core / device_.columns}});
    if (!lists_.empty()) made["core_tiles"] = lists_;
    for (const Global& global : program_.globals) {
      if (!global.is_read && !global.is_written) continue;
      Json one{{"name", global.buffer->name},
               {"shape", global.shape},
               {"format", word(*format_of(global.buffer->dtype))}};
      if (global.is_written) one["role"] = global.is_read ? "in_out" : "output";
      made["buffers"].push_back(std::move(one));
    }
    made["circular_buffers"] = Json::array();
    for (const Ring& ring : program_.rings)
      made["circular_buffers"].push_back(
          {{"id", ring.id},
           {"format", word(*format_of(program_.of(ring.near).dtype))},
           {"pages", ring.pages * ring.depth}});
    made["kernels"] = Json::array();
    for (const KernelSource& kernel : kernels_) made["kernels"].push_back(kernel_of(kernel));
    return made;
  }

  Json kernel_of(const KernelSource& kernel) const {
    Json made{{"file", kernel.file}, {"kind", word(kernel.kind)}};
    made["compile_time_arguments"] = Json::array();
    for (const int ring : kernel.rings)
      made["compile_time_arguments"].push_back(program_.rings[static_cast<std::size_t>(ring)].id);
    made["names"] = Json::array();
    for (const KernelArgument& each : kernel.arguments) made["names"].push_back(each.name);
    if (kernel.lists_tiles) made["names"].push_back(tt::kCoreTiles);
    made["arguments"] = Json::array();
    for (std::size_t core = 0; core < shares_.size(); ++core)
      made["arguments"].push_back(arguments(kernel, core));
    return made;
  }
  Json arguments(const KernelSource& kernel, std::size_t core) const {
    Json all = Json::array();
    for (const KernelArgument& each : kernel.arguments) {
      if (each.global >= 0) {
        const auto& global = program_.globals[static_cast<std::size_t>(each.global)];
        all.push_back({{"buffer", global.buffer->name}});
      } else if (each.runtime_param < 2) {
        // The list of a core begins with its own first tile.
        const bool is_start = each.runtime_param == 0;
        all.push_back(is_start && kernel.lists_tiles ? 0 : shares_[core][is_start ? 0 : 1]);
      } else {
        all.push_back(number(tt::kGridKeys[static_cast<std::size_t>(each.runtime_param) - 2]));
      }
    }
    if (kernel.lists_tiles)
      for (const std::int64_t tile : lists_[core]) all.push_back(tile);
    return all;
  }

  const TileProgram& program_;
  const spec::tir::PrimFunc& f_;
  const std::vector<KernelSource>& kernels_;
  const Device& device_;
  Rows shares_, lists_;
};

}  // namespace

std::string plan_text(const TileProgram& program, const std::vector<KernelSource>& kernels,
                      const Device& device) {
  return PlanWriter(program, kernels, device).plan().dump(1) + "\n";
}

}  // namespace tenor::fuzz::tenstorrent
