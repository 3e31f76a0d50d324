// SPDX-License-Identifier: Apache-2.0
// Reads a plan. Limits are ours: a plan that needs more is refused with the figure.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "spec/tenstorrent/plan/fields.h"
#include "spec/tenstorrent/plan/plan.h"
#include "spec/tenstorrent/plan/read_reference.h"

namespace tenor::spec::tenstorrent {
namespace {

using Json = nlohmann::json;

constexpr std::uint64_t kMostCores = 256, kMostExtent = 1u << 20, kMostWord = 0xffffffffu;
constexpr std::uint64_t kMostPageSize = 1u << 20, kMostPages = 1u << 15, kMostCircularBuffers = 64;
constexpr std::uint32_t kFirstAddress = 1u << 20;

class PlanReader {
 public:
  explicit PlanReader(Report& report) : report_(report) {}

  Plan read(const Json& whole) {
    Fields document(whole, "", report_);
    plan_.name = document.text("kernel", "kernel");
    const Json* ours = document.find("tenor");
    if (!ours) document.wrong("tenor", "is missing: it has what a launch needs");
    if (!ours || !ours->is_object()) return plan_;
    Fields fields(*ours, "tenor", report_);
    read_reference(document, fields, plan_.reference, report_);
    read_device(fields);
    for_each(fields, "cores", true, [&](Fields& each) { add_core(each); });
    for_each(fields, "buffers", false, [&](Fields& each) { add_buffer(each); });
    for_each(fields, "circular_buffers", true, [&](Fields& each) { add_circular_buffer(each); });
    for_each(fields, "semaphores", false, [&](Fields& each) { add_semaphore(each); });
    for_each(fields, "kernels", true, [&](Fields& each) { add_kernel(each); });
    fields.check_unknown();
    if (plan_.cores.empty()) fields.wrong("cores", "has no core");
    check_one_of_each(fields);
    return plan_;
  }

 private:
  void for_each(Fields& fields, const std::string& name, bool required, auto&& add) {
    std::size_t number = 0;
    for (const Json& each : fields.list(name, required)) {
      Fields item(each, fmt::format("{}[{}]", fields.path(name), number++), report_);
      add(item);
      item.check_unknown();
    }
  }

  void read_device(Fields& fields) {
    plan_.has_full_sync = fields.flag("full_sync");
    plan_.has_wide_dst = fields.flag("fp32_dest");
    plan_.l1_bytes = fields.number("l1_bytes", 1024, kMostWord, plan_.l1_bytes);
    plan_.reserved_bytes = fields.number("reserved_bytes", 0, kMostWord, plan_.reserved_bytes);
  }

  void add_core(Fields& fields) {
    const Core core{static_cast<std::uint32_t>(fields.number("x", 0, 63)),
                    static_cast<std::uint32_t>(fields.number("y", 0, 63))};
    if (plan_.core_at(core.x, core.y) >= 0) fields.wrong("x", "is that of a core before it");
    plan_.cores.push_back(core);
    if (plan_.cores.size() > kMostCores)
      fields.wrong("x", fmt::format("is one more than {} cores", kMostCores));
  }

  Format read_format(Fields& fields, const std::string& name) {
    const std::string word = fields.text(name);
    const auto format = format_of(word);
    if (!format && !word.empty())
      fields.wrong(name, "is to be bfloat16, float16, float32, uint32 or bfp8_b");
    return format.value_or(Format::kBfloat16);
  }

  /// The word, which is one of two; true for the second.
  bool read_choice(Fields& fields, const std::string& name, const std::string& first,
                   const std::string& second) {
    const std::string word = fields.text(name, first);
    if (word != first && word != second)
      fields.wrong(name, fmt::format("is to be {} or {}", first, second));
    return word == second;
  }

  static void read_role(Fields& fields, PlanBuffer& buffer) {
    const std::string role = fields.text("role", "input");
    buffer.is_input = role != "output", buffer.is_output = role != "input";
    if (role != "input" && role != "output" && role != "in_out")
      fields.wrong("role", "is to be input, output or in_out");
  }
  void add_buffer(Fields& fields) {
    PlanBuffer buffer;
    buffer.name = fields.text("name");
    buffer.shape = fields.numbers("shape", kMostExtent, true);
    buffer.format = read_format(fields, "format");
    buffer.is_tiled = !read_choice(fields, "memory", "tile", "row_major");
    read_role(fields, buffer);
    buffer.is_padding_zero = read_choice(fields, "padding", "garbage", "zero");
    if (buffer.shape.empty() || std::ranges::find(buffer.shape, 0u) != buffer.shape.end()) {
      fields.wrong("shape", "is to have one extent or more, each at least 1");
      buffer.shape = {1};
    }
    if (std::ranges::find(plan_.buffers, buffer.name, &PlanBuffer::name) != plan_.buffers.end())
      fields.wrong("name", "is that of a buffer before it");
    place(buffer, fields);
    plan_.buffers.push_back(std::move(buffer));
  }

  /// Its pages, and where in DRAM they are.
  void place(PlanBuffer& buffer, Fields& fields) {
    const auto tiles = [](std::uint64_t extent) { return (extent + kTileSide - 1) / kTileSide; };
    const std::uint64_t height = buffer.shape.size() > 1 ? buffer.shape.end()[-2] : 1;
    std::uint64_t pages = buffer.is_tiled ? tiles(buffer.shape.back()) * tiles(height) : height;
    for (std::size_t i = 0; i + 2 < buffer.shape.size() && pages <= kMostWord; ++i)
      pages *= buffer.shape[i];
    const std::uint32_t element = tile_bytes(buffer.format) / (kTileSide * kTileSide);
    const std::uint64_t size =
        buffer.is_tiled ? tile_bytes(buffer.format) : std::uint64_t{element} * buffer.shape.back();
    const std::uint64_t end = next_address_ + (pages <= kMostWord ? pages * size : kMostWord);
    if (end > kMostWord) return fields.wrong("shape", "does not fit DRAM: addresses have 32 bits");
    buffer.pages = static_cast<std::uint32_t>(pages);
    buffer.page_size = static_cast<std::uint32_t>(size);
    buffer.address = next_address_;
    next_address_ =
        static_cast<std::uint32_t>(std::min<std::uint64_t>((end + 4095) & ~4095ull, kMostWord));
  }

  void add_circular_buffer(Fields& fields) {
    CircularBuffer cb;
    cb.id = static_cast<std::uint32_t>(fields.number("id", 0, kMostCircularBuffers - 1));
    cb.format = read_format(fields, "format");
    cb.page_size = static_cast<std::uint32_t>(
        fields.number("page_size", 1, kMostPageSize, tile_bytes(cb.format)));
    cb.pages = static_cast<std::uint32_t>(fields.number("pages", 1, kMostPages));
    if (fields.find("buffer")) {
      cb.buffer = fields.text("buffer");
      if (std::ranges::find(plan_.buffers, cb.buffer, &PlanBuffer::name) == plan_.buffers.end())
        fields.wrong("buffer", "names no buffer of the plan");
    }
    if (plan_.circular_buffer(cb.id)) fields.wrong("id", "is that of a circular buffer before it");
    plan_.circular_buffers.push_back(std::move(cb));
  }

  void add_semaphore(Fields& fields) {
    const auto id = static_cast<std::uint32_t>(fields.number("id", 0, 15));
    const bool known =
        std::ranges::find(plan_.semaphores, id, &PlanSemaphore::id) != plan_.semaphores.end();
    if (known) fields.wrong("id", "is that of a semaphore before it");
    plan_.semaphores.push_back(
        {id, static_cast<std::uint32_t>(fields.number("value", 0, kMostWord, 0))});
  }

  void add_kernel(Fields& fields) {
    PlanKernel kernel;
    kernel.file = fields.text("file");
    const std::string kind = fields.text("kind");
    if (kind != "reader" && kind != "writer" && kind != "compute")
      fields.wrong("kind", "is to be reader, writer or compute");
    kernel.kind = kind == "compute"  ? KernelKind::kCompute
                  : kind == "writer" ? KernelKind::kWriter
                                     : KernelKind::kReader;
    for (const std::uint64_t each : fields.numbers("compile_time_arguments", kMostWord))
      kernel.constants.push_back(static_cast<std::uint32_t>(each));
    read_cores(kernel, fields);
    for (const Json& name : fields.list("names"))
      kernel.names.push_back(name.is_string() ? name.get<std::string>() : std::string());
    read_arguments(kernel, fields);
    if (kernel.file.find('/') != kernel.file.npos || kernel.file.empty())
      fields.wrong("file", "is to be a file of the plan's folder");
    plan_.kernels.push_back(std::move(kernel));
  }

  void read_cores(PlanKernel& kernel, Fields& fields) {
    std::set<std::uint64_t> taken;
    if (fields.find("cores")) {
      for (const std::uint64_t core : fields.numbers("cores", kMostWord))
        if (core >= plan_.cores.size() || !taken.insert(core).second)
          fields.wrong("cores", "is to be a list of different numbers of the plan's cores");
    } else {
      for (std::size_t core = 0; core < plan_.cores.size(); ++core) taken.insert(core);
    }
    for (const std::uint64_t core : taken) kernel.cores.push_back(static_cast<std::uint32_t>(core));
  }

  /// One list for all of the kernel's cores, or a list of lists, one for each.
  void read_arguments(PlanKernel& kernel, Fields& fields) {
    const std::vector<Json> all = fields.list("arguments");
    const bool is_per_core =
        !all.empty() && std::ranges::all_of(all, [](const Json& each) { return each.is_array(); });
    if (is_per_core && all.size() != kernel.cores.size())
      return fields.wrong(
          "arguments", fmt::format("has {} lists for {} cores", all.size(), kernel.cores.size()));
    for (std::size_t i = 0; i < kernel.cores.size(); ++i) {
      std::vector<Argument> given;
      for (const Json& each : is_per_core ? all[i].get<std::vector<Json>>() : all)
        given.push_back(argument(each, fields));
      const std::size_t named = kernel.names.size() - (kernel.lists_tiles() ? 1 : 0);
      if (kernel.lists_tiles() ? given.size() < named : named != 0 && named != given.size())
        fields.wrong("arguments",
                     fmt::format("has {} values, but there are {} names", given.size(), named));
      kernel.arguments.push_back(std::move(given));
    }
  }

  /// A number, or `{"buffer": "A"}`: its address.
  Argument argument(const Json& given, Fields& fields) {
    if (given.is_number_unsigned() && given.get<std::uint64_t>() <= kMostWord)
      return {static_cast<std::uint32_t>(given.get<std::uint64_t>())};
    if (given.is_object() && given.size() == 1 && given.contains("buffer") &&
        given["buffer"].is_string())
      for (std::size_t i = 0; i < plan_.buffers.size(); ++i)
        if (plan_.buffers[i].name == given["buffer"].get<std::string>())
          return {plan_.buffers[i].address, static_cast<int>(i)};
    fields.wrong("arguments",
                 "has a value that is neither a number of 32 bits nor the address of a "
                 "buffer of the plan, as {\"buffer\": \"A\"}");
    return {};
  }

  void check_one_of_each(Fields& fields) {
    std::set<std::pair<std::uint32_t, KernelKind>> taken;
    for (const PlanKernel& kernel : plan_.kernels)
      for (const std::uint32_t core : kernel.cores)
        if (!taken.emplace(core, kernel.kind).second)
          return fields.wrong("kernels",
                              fmt::format("gives core {} two {} kernels", core, word(kernel.kind)));
  }

  Report& report_;
  Plan plan_;
  std::uint32_t next_address_ = kFirstAddress;
};

}  // namespace

std::optional<Plan> read_plan(std::string_view text, Report& report) {
  Json whole;
  try {
    whole = Json::parse(text);
  } catch (const Json::parse_error& error) {
    const auto at = static_cast<std::uint32_t>(std::min(error.byte, text.size()));
    report.error(Code::P_PLAN, {at == 0 ? 0 : at - 1, at}, "the plan is not JSON");
    return {};
  }
  const std::size_t before = report.errors();
  Plan plan = PlanReader(report).read(whole);
  if (report.errors() > before) return {};
  return plan;
}

}  // namespace tenor::spec::tenstorrent
