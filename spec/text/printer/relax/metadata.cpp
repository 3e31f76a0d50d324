// SPDX-License-Identifier: Apache-2.0
#include "spec/text/printer/relax/metadata.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "spec/text/printer/relax/tensor.h"

namespace tenor::spec::printer {
namespace {

using Json = nlohmann::json;

constexpr std::string_view kType = "relax.expr.Constant";

/// The list of nodes: equal ones but for tensors are one.
class Graph {
 public:
  explicit Graph(Generation generation) : generation_(generation) { add("None", nullptr); }

  /// The number of a node with these fields.
  std::size_t add(std::string_view type, Json data) {
    Json node = {{"type", type}};
    if (!data.is_null()) node["data"] = std::move(data);
    const auto [found, is_new] = places_.try_emplace(node.dump(), nodes_.size());
    if (is_new) nodes_.push_back(std::move(node));
    return found->second;
  }
  /// One with a place in a text, which here has none.
  std::size_t object(std::string_view type, Json fields) {
    fields["span"] = kNone;
    return add(type, std::move(fields));
  }
  std::size_t constant(const relax::Constant& c) {
    Json dimensions = Json::array();
    for (const std::int64_t extent : c.shape) dimensions.push_back(integer(extent));
    const std::size_t values = add("ffi.Array", std::move(dimensions));
    const std::size_t rank = c.shape.size();
    const std::size_t of_shape = info("Shape", {{"values", values}, {"ndim", rank}});
    const std::size_t shape =
        object("relax.expr.ShapeExpr", {{struct_info(), of_shape}, {"values", values}});
    const std::size_t tensor =
        info("Tensor",
             {{"shape", shape}, {"dtype", datatype(c.dtype)}, {"vdevice", kNone}, {"ndim", rank}});
    const std::size_t data = add("ffi.Tensor", saved_tensor(c, generation_));
    return object(kType, {{struct_info(), tensor}, {"data", data}});
  }
  std::string text(std::size_t root) const {
    return Json{{"root_index", root}, {"nodes", nodes_}}.dump();
  }

 private:
  static constexpr std::size_t kNone = 0;

  bool flat() const { return generation_ == Generation::kFlat; }
  const char* struct_info() const { return flat() ? "ty" : "struct_info_"; }
  std::size_t info(std::string_view kind, Json fields) {
    return object(fmt::format("relax.{}{}", kind, flat() ? "Type" : "StructInfo"),
                  std::move(fields));
  }
  Json datatype(DataType dtype) {
    if (!flat()) return to_string(dtype);
    return object("ir.PrimType", {{"dtype", to_string(dtype)}});
  }
  std::size_t integer(std::int64_t value) {
    return object("ir.IntImm",
                  {{flat() ? "ty" : "dtype", datatype(int_type(64))}, {"value", value}});
  }

  Generation generation_;
  Json nodes_ = Json::array();
  std::unordered_map<std::string, std::size_t> places_;
};

}  // namespace

std::string Metadata::reference(const relax::Constant& constant) {
  const auto [found, is_new] = places_.try_emplace(&constant, entries_.size());
  if (is_new) entries_.push_back(&constant);
  return fmt::format("metadata[\"{}\"][{}]", kType, found->second);
}

std::string Metadata::line() const {
  if (entries_.empty()) return {};
  Graph graph(generation_);
  const std::size_t key = graph.add("ffi.String", kType);
  Json all = Json::array();
  for (const relax::Constant* constant : entries_) all.push_back(graph.constant(*constant));
  const std::size_t list = graph.add("ffi.Array", std::move(all));
  const std::size_t root = graph.add("ffi.Map", {key, list});
  return fmt::format("metadata = tvm.ir.load_json(\"\"\"{}\"\"\")\n", graph.text(root));
}

}  // namespace tenor::spec::printer
