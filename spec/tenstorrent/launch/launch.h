// SPDX-License-Identifier: Apache-2.0
// A launch: a plan and its kernels, each a file of one folder.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "spec/diagnostic/source.h"
#include "spec/tenstorrent/plan/plan.h"

namespace tenor::spec::tenstorrent {

inline constexpr std::string_view kPlanFile = "tt.plan.json";

/// A file of the launch, and what was found in it.
struct LaunchFile {
  std::string text;
  Source source;
  Report report;

  LaunchFile(const std::string& name, std::string content)
      : text(std::move(content)), source(name, text) {}
  LaunchFile(const LaunchFile&) = delete;
  LaunchFile& operator=(const LaunchFile&) = delete;
};

/// The node that a machine begins with.
struct LaunchNode : Node {
  const Plan* plan = nullptr;
  List<const Kernel*> kernels;  ///< in the order of the plan's
};

struct Launch {
  Program program;
  std::unique_ptr<LaunchFile> plan_file;
  std::optional<Plan> plan;
  std::vector<std::unique_ptr<LaunchFile>> files;  ///< of the kernels, in the order of the plan's
  const LaunchNode* node = nullptr;                ///< null unless all could be read

  /// The file that the node was read from; the plan's where it is of none.
  const LaunchFile& file_of(const Node* node) const;

 private:
  friend std::unique_ptr<Launch> read_launch(std::string_view,
                                             const std::map<std::string, std::string>&);
  std::vector<NodeId> first_nodes_;  ///< of each kernel
};

/// From the texts of its files, by name. `folder` is before their names in messages.
std::unique_ptr<Launch> read_launch(std::string_view folder,
                                    const std::map<std::string, std::string>& texts);

}  // namespace tenor::spec::tenstorrent
