// SPDX-License-Identifier: Apache-2.0
// The functions of a file through the stages, for the commands that begin with that. What a stage
// refuses is among the findings of the answer.
#pragma once

#include <map>
#include <string>

#include "fuzz/backend/tenstorrent/pass/pass.h"
#include "spec/console/answer.h"
#include "spec/text/select.h"

namespace CLI {
class App;
}

namespace tenor::fuzz::tenstorrent {

/// Which cores are meant.
struct DeviceOptions {
  std::string device = "default";
  std::int64_t harvested = 0;
};
void add_device_options(CLI::App& command, DeviceOptions& options);
/// Ends the command where there is no such device.
Device device_of(const DeviceOptions& options);

struct LowerRequest {
  Stage stage = Stage::kWs3;
  Device device;
  bool launch = false;  ///< all shares, in one function
  bool emits = false;   ///< after WS3, the kernels
};

class Lowering {
 public:
  Lowering(spec::Loaded& loaded, const LowerRequest& request, spec::Answer& answer)
      : loaded_(loaded), builder_(loaded.parsed.program), request_(request), answer_(answer) {}

  /// The text of what is selected, or nothing where something was found.
  std::string run(const spec::Selection& selection, bool named);

  /// The files of the launch.
  const std::map<std::string, std::string>& files() const { return files_; }
  /// What was selected for it, and the function as it was before.
  const spec::Selected* lowered() const { return last_; }
  const spec::tir::PrimFunc* before() const { return before_; }

 private:
  bool has_errors() const { return loaded_.report.errors() > 0; }
  bool stands_beside_a_grid(const spec::Selected& one, const spec::Selection& selection) const;
  void lower_one(const spec::Selected& one, const spec::Selection& selection);
  void emit_one(const spec::Selected& one);
  void refuse(const std::string& function, const Refusal& refusal);
  void add_result();

  spec::Loaded& loaded_;
  spec::Builder builder_;
  LowerRequest request_;
  std::map<std::string, std::string> files_;
  spec::Answer& answer_;
  const spec::Selected* last_ = nullptr;
  const spec::tir::PrimFunc* before_ = nullptr;
  std::size_t lowered_ = 0;
};

}  // namespace tenor::fuzz::tenstorrent
