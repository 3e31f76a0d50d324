// SPDX-License-Identifier: Apache-2.0
// The plan of a launch, `tt.plan.json`: the fields that the document has, and under `tenor` what a
// launch needs beside them. docs/tt.plan.schema.json has the form. TT/Plan/form
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "spec/diagnostic/report.h"
#include "spec/tenstorrent/kernel/kernel.h"
#include "spec/tenstorrent/plan/reference.h"

namespace tenor::spec::tenstorrent {

/// How a page holds its elements.
enum class Format : std::uint8_t { kBfloat16, kFloat16, kFloat32, kUint32, kBfp8 };
/// `bfloat16`; none where the word is another.
std::optional<Format> format_of(std::string_view word);
std::string_view word(Format format);
/// Of a tile of 32 by 32 elements.
std::uint32_t tile_bytes(Format format);

inline constexpr std::uint32_t kTileSide = 32;

struct Core {
  std::uint32_t x = 0, y = 0;
};

/// A tensor in DRAM.
struct PlanBuffer {
  std::string name;
  std::vector<std::uint64_t> shape;
  Format format{};
  bool is_tiled = true;                     ///< pages are tiles; else rows
  bool is_input = true, is_output = false;  ///< both: what is not written stays
  bool is_padding_zero = false;             ///< else it has no value
  std::uint32_t page_size = 0, pages = 0, address = 0;

  /// Rows and columns of a page that are elements of the tensor; the rest is padding.
  std::array<std::uint32_t, 2> valid(std::uint64_t page) const;
};

struct CircularBuffer {
  std::uint32_t id = 0;
  Format format{};
  std::uint32_t page_size = 0, pages = 0;
  std::string buffer;  ///< the tensor that it is placed on; empty: none
};

struct PlanSemaphore {
  std::uint32_t id = 0, value = 0;
};

/// The name of arguments that are the tiles of the core, to the last.
inline constexpr std::string_view kListedTiles = "tt_core_tiles";

/// A run-time argument.
struct Argument {
  std::uint32_t value = 0;
  int buffer = -1;  ///< of which it is the address; -1: a number
};

struct PlanKernel {
  std::string file;
  KernelKind kind{};
  std::vector<std::uint32_t> constants;  ///< compile-time arguments
  /// Of run-time arguments, where they have some. `tt_core_tiles`, as the last, names all that
  /// follow: the tiles of the core.
  std::vector<std::string> names;
  /// Of each core, in the order of `cores`.
  std::vector<std::vector<Argument>> arguments;
  std::vector<std::uint32_t> cores;  ///< numbers of cores of the plan

  bool lists_tiles() const { return !names.empty() && names.back() == kListedTiles; }
};

struct Plan {
  std::string name;
  PlanReference reference;
  std::vector<Core> cores;
  std::vector<PlanBuffer> buffers;
  std::vector<CircularBuffer> circular_buffers;
  std::vector<PlanSemaphore> semaphores;
  std::vector<PlanKernel> kernels;
  bool has_full_sync = false;  ///< destination registers are not halved
  bool has_wide_dst = false;   ///< of 32 bits
  std::uint64_t l1_bytes = 1'499'136, reserved_bytes = 102'400;

  std::uint32_t dst_halves() const { return has_full_sync ? 1 : 2; }
  std::uint32_t dst_capacity() const { return (has_full_sync ? 16u : 8u) / (has_wide_dst ? 2 : 1); }
  std::uint64_t circular_bytes() const;
  const CircularBuffer* circular_buffer(std::uint64_t id) const;
  int core_at(std::uint64_t x, std::uint64_t y) const;  ///< -1: none
};

/// Any text is safe. Nothing where the report has an error.
std::optional<Plan> read_plan(std::string_view text, Report& report);

inline constexpr Implementation kPlanProductions[] = {
    production("Plan", clauses("TT/Plan/form")),
};

}  // namespace tenor::spec::tenstorrent
