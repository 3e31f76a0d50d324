// SPDX-License-Identifier: Apache-2.0
// An agent: one of five that a core runs at once. TT/Core/agents
#pragma once

#include <array>
#include <string>

#include "semantics/tensix/state/registers.h"
#include "semantics/tensix/state/ring.h"
#include "spec/tenstorrent/api/api.h"

namespace tenor::semantics::tensix {

enum class AgentKind : std::uint8_t { kReader, kWriter, kUnpack, kMath, kPack };
std::string_view word(AgentKind kind);

/// Why an agent waits, for whoever tells of a launch that hangs.
struct Waiting {
  enum class For : std::uint8_t {
    kNothing,
    kRoom,
    kPages,
    kHalf,
    kCommit,
    kSource,
    kBank,
    kSemaphore
  };
  For what = For::kNothing;
  const spec::Node* node = nullptr;
  std::uint32_t number = 0;  ///< of the circular buffer, or the semaphore
  std::uint32_t need = 0;
};

/// A page of a core's circular buffer that a transfer writes or reads.
struct Place {
  std::uint32_t core = 0, ring = 0, page = 0;
};
struct Transfer {
  Place place{};
  const spec::Node* node = nullptr;
};

struct Agent {
  AgentKind kind{};
  std::uint32_t core = 0;  ///< its number among those that run
  const spec::tenstorrent::Kernel* kernel = nullptr;
  const spec::tenstorrent::PlanKernel* plan = nullptr;
  const std::vector<spec::tenstorrent::Argument>* arguments = nullptr;
  std::vector<std::uint64_t> variables{};   ///< by slot
  std::vector<End> ends{};                  ///< of each circular buffer
  std::array<std::uint64_t, 9> values{};    ///< arguments of the call that runs
  std::vector<Transfer> reads{}, writes{};  ///< pending: pages written to here; pages that leave
  std::vector<Transfer> remote{};           ///< pages of other cores that are written to
  const spec::Node* unbarriered = nullptr;  ///< the first write since the last barrier
  Configuration configuration{};
  Waiting waiting{};
  bool ended = false;

  /// The bit of `Agents` that it is.
  std::uint8_t part() const {
    using namespace spec::tenstorrent;
    switch (kind) {
      case AgentKind::kUnpack: return kUnpack;
      case AgentKind::kMath: return kMath;
      case AgentKind::kPack: return kPacker;
      default: return kMover;
    }
  }
};

}  // namespace tenor::semantics::tensix
