// SPDX-License-Identifier: Apache-2.0
#include "spec/tenstorrent/check/check.h"

#include <fmt/format.h>

#include <set>

#include "spec/tenstorrent/api/api.h"
#include "spec/tenstorrent/check/shares.h"
#include "spec/tenstorrent/kernel/walk.h"

namespace tenor::spec::tenstorrent {
namespace {

constexpr CheckInfo kMemory{"TT-Plan-memory", clauses("TT/Plan/memory"), Code::TT_G_MEMORY};
constexpr CheckInfo kArgumentSize{"TT-get_arg_val-size", clauses("TT/Kernel/arguments"),
                                  Code::TT_G_ARGUMENT};
constexpr CheckInfo kUnused{"TT-Plan-unused-argument", clauses("TT/Plan/unused"),
                            Code::TT_W_UNUSED};

void check_memory(const Plan& plan, Report& report) {
  const std::uint64_t room = plan.l1_bytes - std::min(plan.l1_bytes, plan.reserved_bytes);
  if (plan.circular_bytes() <= room) return;
  report.error(kMemory, {},
               fmt::format("the circular buffers of a core take {} bytes, and L1 has {} for them",
                           plan.circular_bytes(), room));
}

void check_argument_sizes(const Kernel& kernel, const Program& program, Report& report) {
  for_each_call(kernel, [&](const Call& call) {
    if (!call.api || call.api->action != Action::kArgument) return;
    const std::string_view type = call.template_arguments[0];
    if (type == "uint32_t" || type == "int32_t" || type == "std::uint32_t" || type == "int") return;
    report.error(kArgumentSize, program.span(&call),
                 fmt::format("a run-time argument has 4 bytes, and is read here as {}", type));
  });
}

/// The indices that a kernel reads by `action`; nothing where one of them is computed.
std::optional<std::set<std::uint64_t>> indices_read(const Kernel& kernel, Action action) {
  std::set<std::uint64_t> read;
  bool is_known = true;
  for_each_call(kernel, [&](const Call& call) {
    if (!call.api || call.api->action != action) return;
    const Expr& index = *call.arguments[0];
    is_known = is_known && index.kind == Expr::Kind::kNumber;
    read.insert(index.number);
  });
  return is_known ? std::optional(read) : std::nullopt;
}

void check_unused(const PlanKernel& planned, const Kernel& kernel, Report& report) {
  const auto warn = [&](std::string_view what, std::size_t index, const std::string& name) {
    report.warning(kUnused.code, {},
                   fmt::format("{} is given {} argument {}{}, and never reads it", planned.file,
                               what, index, name));
    report.diagnostics().back().rule = kUnused.id;
  };
  if (const auto read = indices_read(kernel, Action::kArgument))
    for (std::size_t i = 0; !planned.arguments.empty() && i < planned.arguments[0].size(); ++i)
      if (!read->contains(i))
        warn("run-time", i, i >= planned.names.size() ? "" : " (" + planned.names[i] + ")");
  if (const auto read = indices_read(kernel, Action::kConstantArgument))
    for (std::size_t i = 0; i < planned.constants.size(); ++i)
      if (!read->contains(i)) warn("compile-time", i, "");
}

}  // namespace

void check_launch(Launch& launch) {
  check_memory(*launch.plan, launch.plan_file->report);
  check_shares(*launch.plan, launch.plan_file->report);
  for (std::size_t i = 0; i < launch.files.size(); ++i) {
    const Kernel& kernel = *launch.node->kernels[i];
    check_argument_sizes(kernel, launch.program, launch.files[i]->report);
    check_unused(launch.plan->kernels[i], kernel, launch.plan_file->report);
  }
}

std::vector<Implementation> launch_implementations() {
  std::vector<Implementation> all(std::begin(kKernelParts), std::end(kKernelParts));
  all.push_back(kPlanProductions[0]);
  for (const CheckInfo* check : {&kMemory, &kArgumentSize, &kUnused, &kShares, &kReference})
    all.push_back({Implementation::Kind::kCheck, check->id, check->clauses, check->where,
                   info(check->code).text});
  return all;
}

}  // namespace tenor::spec::tenstorrent
