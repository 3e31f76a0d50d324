// SPDX-License-Identifier: Apache-2.0
#include "fuzz/command/tt_lowering.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>

#include "fuzz/backend/tenstorrent/emit/emit.h"
#include "fuzz/backend/tenstorrent/pass/launch.h"
#include "spec/console/program_text.h"
#include "spec/tenstorrent/grid.h"
#include "spec/tir/check.h"

namespace tenor::fuzz::tenstorrent {

using namespace spec;

void add_device_options(CLI::App& command, DeviceOptions& options) {
  command
      .add_option("--device", options.device,
                  "whose cores share the tiles: " + names_of_devices() + " (64 cores by default)")
      ->type_name("NAME");
  command.add_option("--harvested", options.harvested, "rows of cores that the device lacks")
      ->type_name("N")
      ->check(CLI::Range(0, 64));
}

Device device_of(const DeviceOptions& options) {
  if (options.harvested > 0 && options.device == DeviceOptions().device)
    throw UsageError("--harvested is of a --device");
  const auto device = find_device(options.device, options.harvested);
  if (device) return *device;
  const auto all = devices();
  if (std::ranges::find(all, options.device, &Device::name) == all.end())
    throw UsageError("--device takes " + names_of_devices() + ", not '" + options.device + "'");
  throw UsageError(
      fmt::format("{} has no row of cores left without {}", options.device, options.harvested));
}

std::string Lowering::run(const Selection& selection, bool named) {
  tir::check(loaded_.parsed.program, loaded_.report);
  for (const Selected& each : selection.functions)
    if (each.function->prim_func && !has_errors()) lower_one(each, selection);
  if (!has_errors() && lowered_ == 0 && !selection.functions.empty())
    answer_.problems.push_back(loaded_.source.name() + ": there is no PrimFunc to lower");
  if (request_.emits && lowered_ > 1 && !has_errors())
    answer_.problems.push_back(loaded_.source.name() +
                               ": kernels are of one function; name it as FILE::f");
  add_result();
  return has_errors() || lowered_ == 0 || request_.emits
             ? ""
             : program_text(loaded_.parsed.program, selection.functions, named, std::nullopt, {});
}

/// Does another function of the selection launch a grid, so that this one is its host's?
bool Lowering::stands_beside_a_grid(const Selected& one, const Selection& selection) const {
  spec::tenstorrent::GridProblem problem;
  if (spec::tenstorrent::find_grid(*one.function->prim_func, problem).is_launched()) return false;
  return std::ranges::any_of(selection.functions, [&](const Selected& other) {
    const tir::PrimFunc* f = other.function->prim_func;
    return f && spec::tenstorrent::find_grid(*f, problem).is_launched();
  });
}

void Lowering::lower_one(const Selected& one, const Selection& selection) {
  auto& function = const_cast<Function&>(*one.function);
  const bool beside = stands_beside_a_grid(one, selection);
  if (beside && request_.emits) return;
  Lowered made = beside ? Lowered{apply_defaults(builder_, *function.prim_func), std::nullopt}
                        : lower(builder_, *function.prim_func, request_.stage, request_.device);
  if (made.function && request_.launch && !beside)
    made = launch_shares(builder_, *made.function, *function.prim_func);
  if (made.refusal) return refuse(path_of(*one.module, function), *made.refusal);
  last_ = &one, before_ = function.prim_func;
  function.prim_func = made.function;
  ++lowered_;
  if (request_.emits) emit_one(one);
}

void Lowering::emit_one(const Selected& one) {
  Emitted emitted = emit(builder_, *one.function->prim_func, request_.device);
  if (emitted.refusal) refuse(path_of(*one.module, *one.function), *emitted.refusal);
  files_ = std::move(emitted.files);
}

void Lowering::refuse(const std::string& function, const Refusal& refusal) {
  Diagnostic d;
  d.code = Code::S_CONSTRUCT;
  d.message = refusal.message;
  d.span = loaded_.parsed.program.span(refusal.at);
  d.clause = refusal.clause;
  d.hint = refusal.hint;
  d.function = function;
  loaded_.report.add(std::move(d));
}

void Lowering::add_result() {
  std::vector<const Diagnostic*> errors;
  for (const Diagnostic& d : loaded_.report.diagnostics()) {
    if (d.severity != Severity::kError) continue;
    errors.push_back(&d);
    answer_.findings.push_back(
        {to_text(d, loaded_.source, Color::kPlain), finding_json(d, loaded_.source)});
  }
  answer_.results.push_back(make_result(loaded_.source.name(), "", errors, answer_.good_word));
}

}  // namespace tenor::fuzz::tenstorrent
