// SPDX-License-Identifier: Apache-2.0
#include "fuzz/backend/tenstorrent/emit/emit.h"

#include <fmt/format.h>

#include "semantics/machine/mutation.h"
#include "spec/tenstorrent/attributes.h"
#include "spec/tenstorrent/kernel/cpp.h"
#include "spec/tenstorrent/kernel/print.h"
#include "spec/tenstorrent/kernel/read.h"

namespace tenor::fuzz::tenstorrent {

using namespace spec;
namespace tt = spec::tenstorrent;

namespace {

bool has_wide_registers(const TileProgram& program) {
  for (const Near& near : program.nears)
    if (near.dtype.scalar.bits == 32) return true;
  for (const Global& global : program.globals)
    if (global.buffer->dtype.scalar.bits == 32) return true;
  return false;
}

/// The tile that scales reductions, where there is one.
void add_scaler(TileProgram& program) {
  int reduced = -1;
  for_each_op(program.items, [&](const Op& op) {
    if (op.kind == OpKind::kReduce) reduced = op.sources[0];
  });
  if (reduced < 0) return;
  Near near{nullptr, "scaler", program.of(reduced).dtype, kSide, kSide};
  program.scaler = static_cast<int>(program.rings.size());
  program.rings.push_back({program.add(std::move(near)), true, false, false, 1});
}

void check_tile_size(TileProgram& program) {
  for (std::size_t i = 3; i < 5; ++i) {
    const auto side = tt::number(find(program.function->attrs, tt::kDefaults[i].key));
    if (side != kSide)
      program.refuse(program.function, fmt::format("{} is {}, and tiles of kernels have {}",
                                                   tt::kDefaults[i].key, side.value_or(0), kSide));
  }
  if (!find(program.function->attrs, tt::kTilesPerCore))
    program.refuse(program.function, "an extent of the grid is not a number: there are no shares");
}

/// As the printers of kernels have it: for the machine here, and as C++.
void add_kernel(const KernelSource& source, std::map<std::string, std::string>& files) {
  Program program;
  Report report;
  const auto* kernel = tt::read_kernel(source.text, source.kind, source.file, program, report);
  if (report.errors() > 0) throw semantics::BrokenInvariant("a kernel that was made is ill-formed");
  files[source.file] = kernel ? tt::print_kernel(*kernel) : source.text;
  if (kernel) files[std::string(word(source.kind)) + ".cpp"] = tt::print_cpp(*kernel);
}

}  // namespace

Emitted emit(Builder& builder, const tir::PrimFunc& f, const Device& device) {
  TileProgram program = read_body(builder, f);
  check_tile_size(program);
  if (!program.refusal) lay_out(program);
  if (!program.refusal) split_values(program);
  const std::int64_t registers = has_wide_registers(program) ? 4 : 8;
  if (!program.refusal) normalise(program, registers);
  if (!program.refusal) hold_sums(program, registers);
  if (!program.refusal) find_rings(program);
  if (program.refusal) return {{}, program.refusal};
  add_scaler(program);
  const tt::Plan limits;
  choose_depths(program, static_cast<std::int64_t>(limits.l1_bytes - limits.reserved_bytes));
  std::vector<KernelSource> kernels;
  for (const auto make : {reader_of, compute_of, writer_of})
    if (auto made = make(builder, program)) kernels.push_back(std::move(*made));
  if (kernels.empty()) program.refuse(f.body, "the body writes nothing");
  if (program.refusal) return {{}, program.refusal};
  Emitted made;
  for (const KernelSource& kernel : kernels) add_kernel(kernel, made.files);
  std::string& plan = made.files[std::string(tt::kPlanFile)];
  plan = plan_text(program, kernels, device);
  made.files["main.cpp"] = host_text(plan);
  return made;
}

}  // namespace tenor::fuzz::tenstorrent
