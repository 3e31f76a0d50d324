// SPDX-License-Identifier: Apache-2.0
// From an object graph to a program. Each node is read once, in the order of the list, from what
// its children became: no recursion, whatever the graph. The two generations differ in where a
// datatype stands (`dtype`, or a `ty` node) and in which statements have bodies.
#pragma once

#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "spec/diagnostic/report.h"
#include "spec/ir/relax/build.h"
#include "spec/text/json/graph.h"
#include "spec/text/read.h"

namespace tenor::spec::json {

/// What a node became.
struct Made {
  enum class Kind : std::uint8_t {
    kOther,  ///< a node of which nothing is needed
    kNone,
    kBool,
    kInt,
    kFloat,
    kString,
    kList,  ///< `items`
    kMap,   ///< `items`: keys and values in turn
    kDataType,
    kExpr,
    kStmt,
    kType,
    kVariable,
    kBuffer,
    kRange,
    kIterVar,
    kRegion,
    kMatch,
    kReducer,
    kOp,
    kGlobalVar,
    kStructInfo,
    kRelax,
    kRelaxVariable,
    kBinding,
    kBlock,
    kVDevice,
    kTensor,  ///< a relax::Constant
    kObject,  ///< `object`: attributes and other things without meaning at run time
    kPrimFunc,
    kOpenStmt  ///< a flat statement whose body is the rest of its sequence
  };
  Kind kind = Kind::kOther;
  const void* node = nullptr;
  std::int64_t integer = 0;
  double floating = 0;
  std::string_view text;
  List<NodeIndex> items;
  DataType dtype{};
  std::uint64_t size = 1;  ///< nodes, as a tree
  std::uint32_t depth = 1;
};

/// A flat statement, and where the rest of its sequence belongs.
struct OpenStmt {
  const tir::Stmt* outer = nullptr;
  const tir::Stmt** body = nullptr;
};

/// Nodes that a graph may stand for when each is counted wherever it is used.
inline constexpr std::uint64_t kMostNodes = std::uint64_t{1} << 24;

class GraphReader {
 public:
  GraphReader(const Graph& graph, std::vector<Span> spans, Program& program, Report& report)
      : graph_(graph), spans_(std::move(spans)), build_(program), report_(report) {}

  /// Reads every node; false after a finding.
  bool read();
  /// Adds the module, or the function, at the root to what was read.
  void add_root(ParsedFile& parsed);
  /// Where a node stands in the text; of the current node.
  Span span_of(NodeIndex i) const { return i < spans_.size() ? spans_[i] : Span{}; }
  Span at() const { return span_of(at_); }
  const Made& made(NodeIndex i) const { return made_[i]; }
  GraphNode node(NodeIndex i) const { return graph_.node(i); }

  relax::Builder& relax() { return build_; }
  Builder& tir() { return build_.tir(); }
  Arena& arena() { return build_.arena(); }
  template <class T>
  T* make() {
    return build_.make<T>(at());
  }

  /// The child in a field; a kNone entry where it is absent or None.
  const Made& child(const GraphNode& n, const char* field) const;
  /// A child of a kind, or null after reporting; `optional_` ones may be None.
  const PrimExpr* expr(const GraphNode& n, const char* field);
  const PrimExpr* optional_expr(const GraphNode& n, const char* field);
  List<const PrimExpr*> exprs(const GraphNode& n, const char* field);
  const tir::Stmt* stmt(const GraphNode& n, const char* field);
  const tir::Stmt* optional_stmt(const GraphNode& n, const char* field);
  const Type* type(const GraphNode& n, const char* field);
  const Buffer* buffer(const GraphNode& n, const char* field);
  const Variable* variable(const GraphNode& n, const char* field);
  std::string_view string(const GraphNode& n, const char* field);
  /// Of a node with a `dtype` field, or a `ty` one that refers to a PrimType.
  DataType dtype(const GraphNode& n);
  /// Void where it is None.
  DataType optional_dtype(const GraphNode& n);
  Attrs attrs(const GraphNode& n, const char* field);
  const relax::Expr* relax_expr(const GraphNode& n, const char* field);
  const relax::StructInfo* struct_info(const GraphNode& n, const char* field);
  List<const relax::StructInfo*> struct_infos(const GraphNode& n, const char* field);
  List<NodeIndex> items(const GraphNode& n, const char* field);
  Range range(const Made& m);

  /// What stands for an entry where an expression of TIR or Relax, or an object, is wanted; null,
  /// or kText, where nothing does.
  const PrimExpr* as_expr(const Made& m);
  const relax::Expr* as_relax(const Made& m);
  const relax::StructInfo* as_struct_info(const Made& m);
  Object as_object(const Made& m);
  /// The statements of a sequence, nested where a flat one takes the rest as its body.
  const tir::Stmt* sequence(List<NodeIndex> items);

  /// As an attribute in text names the device; empty where the module does not list it.
  std::string_view device_name(NodeIndex device) const;
  /// Is the variable, of a scalar type, bound as a parameter or binding of Relax?
  bool is_bound_by_relax(NodeIndex variable) const { return bound_by_relax_.contains(variable); }
  /// The value of a literal, which the compiler saves as a node of its own from 0.27 on.
  std::int64_t literal(const GraphNode& n);
  /// Is the variable bound by a statement, to a value of its own type?
  bool is_let(NodeIndex variable) const { return let_.contains(variable); }
  /// The graph is not what the compiler saves: reported once.
  void fail(const GraphNode& n, std::string_view what);
  void fail_size();

 private:
  void find_bindings();
  void find_devices();
  Made read(const GraphNode& n);
  Made object_of(const GraphNode& n);
  Object object_of_list(const Made& m);
  Object object_of_device(const Made& m);
  Object object_of_map(const Made& m);
  Object field_of(const GraphNode& n, std::string_view field, const Json& value);
  const PrimExpr* size_of(const relax::Variable* v);
  const tir::Stmt* joined(std::vector<const tir::Stmt*>& reversed);
  const OpenStmt* without_body(NodeIndex i);
  void measure(const GraphNode& n, Made& m);
  std::string description(const GraphNode& n, const char* field) const;

  const Graph& graph_;
  std::vector<Span> spans_;
  relax::Builder build_;
  Report& report_;
  Generation generation_ = Generation::kNested;
  NodeIndex at_ = 0;
  std::vector<Made> made_;
  std::uint64_t objects_ = 0;  // made of what nodes stand for, each where it is used
  std::unordered_map<NodeIndex, std::string> devices_;  // of the module, as text names them
  std::unordered_set<NodeIndex> bound_by_relax_, let_;
  bool failed_ = false;
};

/// What reads a node of one type.
using NodeReader = Made (*)(GraphReader&, const GraphNode&);
struct NodeKind {
  std::string_view kind;  ///< the type without its dialect
  NodeReader read;
};
/// The tables, by subject.
std::vector<NodeKind> expr_kinds();
std::vector<NodeKind> stmt_kinds();
std::vector<NodeKind> part_kinds();
std::vector<NodeKind> module_kinds();
std::vector<NodeKind> relax_kinds();
std::vector<NodeKind> struct_info_kinds();

template <class T>
Made made(Made::Kind kind, const T* node) {
  Made m;
  m.kind = kind;
  m.node = node;
  return m;
}

/// The node of an entry of that kind, or null.
template <class T>
const T* node_of(const Made& m, Made::Kind kind) {
  return m.kind == kind ? static_cast<const T*>(m.node) : nullptr;
}

}  // namespace tenor::spec::json
