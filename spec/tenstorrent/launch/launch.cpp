// SPDX-License-Identifier: Apache-2.0
#include "spec/tenstorrent/launch/launch.h"

#include <fmt/format.h>

#include <algorithm>

#include "spec/tenstorrent/kernel/read.h"

namespace tenor::spec::tenstorrent {
namespace {

std::string path_of(std::string_view folder, const std::string& name) {
  if (folder.empty()) return name;
  return fmt::format("{}{}{}", folder, folder.ends_with('/') ? "" : "/", name);
}

/// The kernel of the plan; null where it cannot be read.
const Kernel* read_file(const PlanKernel& planned, LaunchFile& file, Report& plan,
                        const std::map<std::string, std::string>& texts, Program& program) {
  if (!texts.contains(planned.file)) {
    plan.error(Code::P_PLAN, {}, fmt::format("the folder has no file '{}'", planned.file));
    return nullptr;
  }
  if (!planned.file.ends_with(".kernel")) {
    file.report.error(Code::S_KERNEL, {}, "a kernel in C++ is out of scope: it is not executed")
        .hint("write it as `docs/tensix.md` says, in a file that ends in .kernel");
    return nullptr;
  }
  const Kernel* kernel = read_kernel(file.text, planned.kind, planned.file, program, file.report);
  return file.report.errors() > 0 ? nullptr : kernel;
}

}  // namespace

const LaunchFile& Launch::file_of(const Node* of) const {
  if (!of || first_nodes_.empty() || of->id < first_nodes_.front()) return *plan_file;
  const auto after = std::ranges::upper_bound(first_nodes_, of->id);
  return *files[static_cast<std::size_t>(after - first_nodes_.begin()) - 1];
}

std::unique_ptr<Launch> read_launch(std::string_view folder,
                                    const std::map<std::string, std::string>& texts) {
  auto launch = std::make_unique<Launch>();
  const std::string plan_name(kPlanFile);
  const auto text = texts.find(plan_name);
  launch->plan_file = std::make_unique<LaunchFile>(path_of(folder, plan_name),
                                                   text == texts.end() ? "" : text->second);
  Report& report = launch->plan_file->report;
  if (text == texts.end()) {
    report.error(Code::P_PLAN, {}, fmt::format("the folder has no {}", kPlanFile));
    return launch;
  }
  launch->plan = read_plan(text->second, report);
  if (!launch->plan) return launch;
  auto* node = launch->program.make<LaunchNode>({});
  node->plan = &*launch->plan;
  std::vector<const Kernel*> kernels;
  for (const PlanKernel& planned : launch->plan->kernels) {
    const auto found = texts.find(planned.file);
    launch->files.push_back(std::make_unique<LaunchFile>(
        path_of(folder, planned.file), found == texts.end() ? "" : found->second));
    launch->first_nodes_.push_back(static_cast<NodeId>(launch->program.node_count()));
    kernels.push_back(read_file(planned, *launch->files.back(), report, texts, launch->program));
  }
  node->kernels = launch->program.arena.list(kernels);
  if (std::ranges::find(kernels, nullptr) == kernels.end()) launch->node = node;
  return launch;
}

}  // namespace tenor::spec::tenstorrent
