// SPDX-License-Identifier: Apache-2.0
// The host program, from the plan: it makes the buffers, the circular buffers and the kernels, and
// gives each core its arguments. TT/Artifact/main.cpp
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "fuzz/backend/tenstorrent/emit/emit.h"

namespace tenor::fuzz::tenstorrent {
namespace {

using Json = nlohmann::ordered_json;

/// `{1, 2}`, of what `show` makes of each.
std::string braced(const Json& list, const auto& show) {
  std::string text;
  for (const Json& each : list) text += (text.empty() ? "" : ", ") + show(each);
  return "{" + text + "}";
}
std::string dumped(const Json& each) { return each.dump(); }
std::string unsigned_text(const Json& each) { return each.dump() + "u"; }

class HostWriter {
 public:
  explicit HostWriter(const Json& plan) : plan_(plan) {}

  std::string run() {
    text_ = "#include \"tenor_host.h\"\n\nusing namespace tenor_host;\n\nint main() {\n";
    line(fmt::format("Program program = CreateProgram({}, {});",
                     braced(plan_["cores"],
                            [](const Json& c) {
                              return fmt::format("{{{}, {}}}", unsigned_text(c["x"]),
                                                 unsigned_text(c["y"]));
                            }),
                     plan_["fp32_dest"].get<bool>()));
    if (plan_.contains("core_tiles"))
      line(fmt::format("SetCoreTiles(program, {});",
                       braced(plan_["core_tiles"],
                              [](const Json& tiles) { return braced(tiles, unsigned_text); })));
    for (std::size_t i = 0; i < plan_["buffers"].size(); ++i) buffer(plan_["buffers"][i], i);
    for (const Json& each : plan_["circular_buffers"])
      line(fmt::format("CreateCircularBuffer(program, {{{}, {}, {}}});", unsigned_text(each["id"]),
                       each["format"].dump(), unsigned_text(each["pages"])));
    for (const Json& each : plan_["kernels"]) kernel(each);
    line("return Finish(program);");
    return text_ + "}\n";
  }

 private:
  void line(const std::string& text) { text_ += "  " + text + "\n"; }

  void buffer(const Json& buffer, std::size_t i) {
    line(fmt::format("const Buffer buffer_{} = CreateBuffer(program, {{{}, {}, {}, {}}});", i,
                     buffer["name"].dump(), buffer["format"].dump(),
                     braced(buffer["shape"], unsigned_text),
                     Json(buffer.value("role", "input")).dump()));
  }
  std::string argument(const Json& given) const {
    if (given.is_number()) return unsigned_text(given);
    for (std::size_t i = 0; i < plan_["buffers"].size(); ++i)
      if (plan_["buffers"][i]["name"] == given["buffer"]) return fmt::format("buffer_{}", i);
    return "0u";
  }
  void kernel(const Json& kernel) {
    const std::string kind = kernel["kind"];
    line(fmt::format("const KernelHandle {0} = CreateKernel(program, \"{0}\", \"{0}\", {1}, {2});",
                     kind, braced(kernel["compile_time_arguments"], unsigned_text),
                     braced(kernel["names"], dumped)));
    for (const Json& core : kernel["arguments"])
      line(fmt::format("SetRuntimeArgs(program, {}, {});", kind,
                       braced(core, [&](const Json& each) { return argument(each); })));
  }

  const Json& plan_;
  std::string text_;
};

}  // namespace

std::string host_text(const std::string& plan) {
  const Json whole = Json::parse(plan);
  return HostWriter(whole["tenor"]).run();
}

}  // namespace tenor::fuzz::tenstorrent
