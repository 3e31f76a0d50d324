// SPDX-License-Identifier: Apache-2.0
#include "spec/console/group.h"

#include <fmt/ranges.h>

#include <CLI/CLI.hpp>

#include "spec/diagnostic/usage_error.h"

namespace tenor::spec {

Action add_group(CLI::App& command, std::span<const Subcommand> table) {
  std::vector<std::pair<CLI::App*, Action>> actions;
  for (const Subcommand& each : table) {
    CLI::App* member = command.add_subcommand(std::string(each.name), std::string(each.summary));
    actions.emplace_back(member, each.add(*member));
  }
  return [actions, name = command.get_name()](Streams& streams) {
    std::vector<std::string> members;
    for (const auto& [member, action] : actions) {
      if (member->parsed()) return action(streams);
      members.push_back(member->get_name());
    }
    throw UsageError(fmt::format("{} takes a subcommand: {}", name, fmt::join(members, ", ")));
  };
}

}  // namespace tenor::spec
