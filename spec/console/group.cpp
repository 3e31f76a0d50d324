// SPDX-License-Identifier: Apache-2.0
#include "spec/console/group.h"

#include <CLI/CLI.hpp>

namespace tenor::spec {

Action add_group(CLI::App& command, std::span<const Subcommand> table) {
  std::vector<std::pair<CLI::App*, Action>> actions;
  for (const Subcommand& each : table) {
    CLI::App* member = command.add_subcommand(std::string(each.name), std::string(each.summary));
    actions.emplace_back(member, each.add(*member));
  }
  command.require_subcommand(1);
  return [actions](Streams& streams) {
    for (const auto& [member, action] : actions)
      if (member->parsed()) return action(streams);
    return Status::kUsage;
  };
}

}  // namespace tenor::spec
