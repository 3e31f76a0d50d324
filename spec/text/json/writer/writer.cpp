// SPDX-License-Identifier: Apache-2.0
#include "spec/text/json/writer/writer.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <utility>

namespace tenor::spec::json {

std::string GraphWriter::tir_type(std::string_view kind) const {
  return fmt::format("{}.{}", flat() ? "tirx" : "tir", kind);
}

NodeIndex GraphWriter::add(std::string_view type, const std::string& data) {
  std::string node = fmt::format("{{\"type\": \"{}\"", type);
  if (!data.empty()) node += ", \"data\": " + data;
  nodes_.push_back(node + "}");
  return nodes_.size() - 1;
}

NodeIndex GraphWriter::shared(std::string_view type, const std::string& data) {
  const NodeIndex index = add(type, data);
  const auto [found, is_new] = shared_.try_emplace(nodes_.back(), index);
  if (!is_new) nodes_.pop_back();
  return found->second;
}

Fields GraphWriter::placed() { return Fields().node("span", kNone); }

NodeIndex GraphWriter::text(std::string_view value) { return named("ffi.String", value); }

NodeIndex GraphWriter::truth(bool value) { return shared("bool", value ? "true" : "false"); }

NodeIndex GraphWriter::integer(std::int64_t value) { return shared("int", std::to_string(value)); }

NodeIndex GraphWriter::array(const std::vector<NodeIndex>& items) {
  return shared("ffi.Array", json_list(items));
}

NodeIndex GraphWriter::map(const std::vector<NodeIndex>& items) {
  return shared("ffi.Map", json_list(items));
}

NodeIndex GraphWriter::named(std::string_view type, std::string_view name) {
  return shared(type, quoted(name));
}

std::string GraphWriter::quoted(std::string_view value) {
  try {
    return nlohmann::json(value).dump();
  } catch (const nlohmann::json::type_error&) {
    fail(nullptr, "a string that is not UTF-8");
    return "\"\"";
  }
}

NodeIndex GraphWriter::fail(const Node* node, std::string_view what) {
  const bool reported = std::exchange(failed_, true);
  if (!reported || node)
    report_.error(
        Code::S_CONSTRUCT, program_.span(node),
        fmt::format("{} cannot be written: the compiler's JSON has no node for it", what));
  return kNone;
}

std::string GraphWriter::graph(NodeIndex root) {
  if (failed_) return {};
  std::string all = fmt::format("{{\"root_index\": {},\n\"nodes\": [", root);
  for (std::size_t i = 0; i < nodes_.size(); ++i) all += (i ? ",\n" : "\n") + nodes_[i];
  return all + fmt::format("],\n\"metadata\": {{\"tvm_version\": \"{}\"}}}}\n",
                           flat() ? "0.26.0" : "0.22.0");
}

}  // namespace tenor::spec::json
