// SPDX-License-Identifier: Apache-2.0
// WS4 to WS6: from the function that WS3 leaves to a launch: kernels for reader, compute and
// writer, made from the body, and the plan. TT/Codegen, TT/Artifact; ledger TT-D16 to TT-D20.
#pragma once

#include <map>
#include <memory>
#include <string>

#include "fuzz/backend/tenstorrent/emit/kernel_text.h"
#include "spec/tenstorrent/launch/launch.h"

namespace tenor::fuzz::tenstorrent {

struct Emitted {
  std::map<std::string, std::string> files;  ///< by name
  std::optional<Refusal> refusal;
};

/// `f` is a function that WS3 made for that device.
Emitted emit(spec::Builder& builder, const spec::tir::PrimFunc& f, const Device& device);

/// The text of tt.plan.json.
std::string plan_text(const TileProgram& program, const std::vector<KernelSource>& kernels,
                      const Device& device);

/// The host program that launches the plan, against host/tenor_host.h.
std::string host_text(const std::string& plan);

}  // namespace tenor::fuzz::tenstorrent
