// SPDX-License-Identifier: Apache-2.0
#include "spec/tenstorrent/kernel/cpp.h"

#include <fmt/format.h>

#include <set>

#include "spec/tenstorrent/api/api.h"
#include "spec/tenstorrent/kernel/print.h"
#include "spec/tenstorrent/kernel/walk.h"

namespace tenor::spec::tenstorrent {
namespace {

struct Header {
  std::string_view family, path;
};
/// Where compute kernels find the calls of a family; of any other its own header.
constexpr Header kHeaders[] = {{"matmul", "matmul.h"},
                               {"copy", "tile_move_copy.h"},
                               {"reduce", "reduce.h"},
                               {"none", "reduce.h"},
                               {"transpose", "transpose_wh.h"},
                               {"unary_bcast", "bcast.h"},
                               {"tilize", "tilize.h"},
                               {"untilize", "untilize.h"},
                               {"add_binary", "eltwise_binary_sfpu.h"},
                               {"sub_binary", "eltwise_binary_sfpu.h"},
                               {"mul_binary", "eltwise_binary_sfpu.h"},
                               {"div_binary", "eltwise_binary_sfpu.h"},
                               {"binary_max", "binary_max_min.h"},
                               {"binary_min", "binary_max_min.h"},
                               {"add", "eltwise_binary.h"},
                               {"sub", "eltwise_binary.h"},
                               {"mul", "eltwise_binary.h"}};

/// What the vendor's API has no name for, in terms of its words.
constexpr std::string_view kFillMemory = R"(
inline void fill_memory(uint32_t address, uint32_t bytes) {
  auto* words = reinterpret_cast<volatile tt_l1_ptr uint32_t*>(address);
  for (uint32_t i = 0; i < bytes / 4; ++i) words[i] = 0;
}
)";
/// A tile is four faces of 16 by 16; the size of an element follows from that of the tile.
constexpr std::string_view kFillPadTile = R"(
inline void fill_pad_tile(uint32_t address, uint32_t rows, uint32_t columns, uint32_t bytes) {
  const uint32_t size = bytes / 1024;
  auto* start = reinterpret_cast<volatile tt_l1_ptr uint8_t*>(address);
  for (uint32_t i = 0; i < 32; ++i)
    for (uint32_t j = 0; j < 32; ++j) {
      if (i < rows && j < columns) continue;
      const uint32_t at = (i / 16 * 2 + j / 16) * 256 + i % 16 * 16 + j % 16;
      for (uint32_t k = 0; k < size; ++k) start[at * size + k] = 0;
    }
}
)";

std::string header_of(const Api& api) {
  for (const Header& each : kHeaders)
    if (each.family == api.family) return std::string(each.path);
  const bool is_vector = api.action == Action::kVectorInit ||
                         api.action == Action::kVectorOperation || api.action == Action::kFillTile;
  if (is_vector) return fmt::format("eltwise_unary/{}.h", api.family);
  if (api.family.find("bcast") != api.family.npos) return "bcast.h";
  return {};
}

}  // namespace

std::string print_cpp(const Kernel& kernel) {
  const bool computes = kernel.kind == KernelKind::kCompute;
  std::set<std::string> headers;
  bool fills = false, masks = false;
  std::uint64_t constants = 0;
  for_each_call(kernel, [&](const Call& call) {
    if (const std::string header = header_of(*call.api); computes && !header.empty())
      headers.insert(header);
    fills = fills || call.api->action == Action::kFillMemory;
    masks = masks || call.api->action == Action::kMask;
    if (call.api->action == Action::kConstantArgument)
      constants = std::max(constants, call.arguments[0]->number + 1);
  });
  std::string text = "#include <cstdint>\n\n";
  text += computes ? "#include \"api/compute/common.h\"\n"
                     "#include \"api/compute/compute_kernel_hw_startup.h\"\n"
                   : "#include \"api/dataflow/dataflow_api.h\"\n";
  for (const std::string& header : headers)
    text += fmt::format("#include \"api/compute/{}\"\n", header);
  if (fills) text += kFillMemory;
  if (masks) text += kFillPadTile;
  return text + "\n" + print_body_cpp(kernel, constants);
}

}  // namespace tenor::spec::tenstorrent
