// SPDX-License-Identifier: Apache-2.0
// The compiler's object graph in JSON, as TVM saves it from 0.22 on: a list of nodes, each with a
// type and fields. A field is a value of its own, or the number of a node that stands earlier;
// which of the two a number is, the type says. What the nodes mean is in reader.h.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "spec/ir/node.h"

namespace tenor::spec::json {

using Json = nlohmann::json;
using NodeIndex = std::size_t;

/// One node, and its children by the names of the fields.
class GraphNode {
 public:
  GraphNode(const Json& nodes, NodeIndex index) : nodes_(&nodes), index_(index) {}

  NodeIndex index() const { return index_; }
  /// `tir.Add`, `ffi.Array`, `None`; empty where the node is not one.
  std::string_view type() const;
  /// `Add` of `tir.Add`.
  std::string_view kind() const;
  const Json& data() const;
  bool has(const char* field) const { return data().is_object() && data().contains(field); }
  /// The node that the field refers to; nothing where there is no such field, or it is not a number
  /// of an earlier node.
  std::optional<NodeIndex> child(const char* field) const { return earlier(value(field)); }
  /// A number, truth value or text that stands in the field itself.
  std::int64_t integer(const char* field) const;
  double real(const char* field) const;
  bool truth(const char* field) const;
  std::string_view text(const char* field) const;
  /// The items of an `ffi.Array`, or the keys and values of an `ffi.Map` in turn.
  std::vector<NodeIndex> items() const;
  /// The number of an earlier node that `reference` is.
  std::optional<NodeIndex> earlier(const Json& reference) const;

 private:
  const Json& value(const char* field) const;

  const Json* nodes_;
  NodeIndex index_;
};

class Graph {
 public:
  /// Nothing where `text` is no such document.
  static std::optional<Graph> parse(std::string_view text);

  std::size_t size() const { return nodes().size(); }
  /// Of the compiler that saved it: `0.26.0`; empty where it is not said.
  std::string_view version() const { return version_; }
  NodeIndex root() const { return root_; }
  GraphNode node(NodeIndex index) const { return {nodes(), index}; }

 private:
  const Json& nodes() const { return document_["nodes"]; }

  Json document_;
  std::string version_;
  NodeIndex root_ = 0;
};

/// `text` with the infinities and NaN that the compiler writes, for which JSON has no words,
/// quoted.
std::string without_unwritable_numbers(std::string_view text);

/// Where each node stands in the text of a graph.
std::vector<Span> node_spans(std::string_view text);

/// Is `text`, by its first character, JSON rather than Python?
bool looks_like_json(std::string_view text);

}  // namespace tenor::spec::json
