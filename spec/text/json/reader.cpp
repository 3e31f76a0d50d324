// SPDX-License-Identifier: Apache-2.0
#include "spec/text/json/reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "spec/text/json/layout.h"

namespace tenor::spec::json {
namespace {

using Kind = Made::Kind;

const std::unordered_map<std::string_view, NodeReader>& readers() {
  static const auto all = [] {
    std::unordered_map<std::string_view, NodeReader> map;
    for (const auto& table : {expr_kinds(), stmt_kinds(), part_kinds(), relax_kinds(),
                              struct_info_kinds(), module_kinds()})
      for (const NodeKind& row : table) map.emplace(row.kind, row.read);
    return map;
  }();
  return all;
}

/// Fields that say more of a node than the program holds, or hold what is shared by many.
bool is_aside(std::string_view field) {
  return field == "ty" || field == "struct_info_" || field == "span";
}

/// A field that only the flat generation's nodes have.
bool is_flat(const GraphNode& n) { return n.has("ty") || n.type().starts_with("tirx."); }

}  // namespace

void GraphReader::find_bindings() {
  for (NodeIndex i = 0; i < graph_.size(); ++i) {
    const GraphNode n = graph_.node(i);
    if (n.kind() == "VarBinding" || n.kind() == "MatchCast") {
      if (const auto var = n.child("var")) bound_by_relax_.insert(*var);
    } else if (n.kind() == "LetStmt") {
      if (const auto var = n.child("var")) let_.insert(*var);
    } else if (n.kind() == "Function") {
      const auto params = n.child("params");
      if (!params) continue;
      for (const NodeIndex p : graph_.node(*params).items()) bound_by_relax_.insert(p);
    }
  }
}

/// `c:0`, and in the flat generation `c:0:global`: the number counts the module's devices of that
/// kind.
void GraphReader::find_devices() {
  const auto list = graph_.node(graph_.root()).child("global_infos");
  if (!list) return;
  std::unordered_map<std::string_view, std::size_t> counts;
  const std::vector<NodeIndex> infos = node(*list).items();
  for (std::size_t i = 0; i + 1 < infos.size(); i += 2) {
    if (node(infos[i]).data() != "vdevice") continue;
    for (const NodeIndex device : node(infos[i + 1]).items()) {
      const auto target = node(device).child("target"), scope = node(device).child("memory_scope");
      const auto kind = target ? node(*target).child("kind") : std::nullopt;
      if (!kind || !scope || !node(*kind).data().is_string()) continue;
      const auto& name = node(*kind).data().get_ref<const std::string&>();
      devices_[device] = fmt::format("{}:{}", name, counts[name]++);
      if (generation_ == Generation::kFlat && node(*scope).data().is_string())
        devices_[device] += ":" + node(*scope).data().get<std::string>();
    }
  }
}

std::string_view GraphReader::device_name(NodeIndex device) const {
  const auto found = devices_.find(device);
  return found == devices_.end() ? std::string_view{} : found->second;
}

bool GraphReader::read() {
  for (NodeIndex i = 0; i < graph_.size(); ++i)
    if (is_flat(graph_.node(i))) generation_ = Generation::kFlat;
  find_bindings();
  find_devices();
  made_.resize(graph_.size());
  for (at_ = 0; at_ < graph_.size() && !failed_; ++at_) {
    const GraphNode n = graph_.node(at_);
    Made bounds;
    measure(n, bounds);
    if (failed_) break;
    made_[at_] = read(n);
    made_[at_].size = bounds.size;
    made_[at_].depth = bounds.depth;
  }
  return !failed_;
}

Made GraphReader::read(const GraphNode& n) {
  Made m;
  const std::string_view type = n.type();
  const auto list = [&](Kind kind) {
    m.kind = kind;
    m.items = arena().list(n.items());
    return m;
  };
  if (type == "ffi.Array") return list(Kind::kList);
  if (type == "ffi.Map") return list(Kind::kMap);
  if (type == "None") {
    m.kind = Kind::kNone;
    return m;
  }
  if (type == "bool" && n.data().is_boolean()) {
    m.kind = Kind::kBool;
    m.integer = n.data().get<bool>() ? 1 : 0;
    return m;
  }
  if (type == "int" && n.data().is_number_integer()) {
    m.kind = Kind::kInt;
    m.integer = n.data().get<std::int64_t>();
    return m;
  }
  if (type == "float" && n.data().is_number()) {
    m.kind = Kind::kFloat;
    m.floating = n.data().get<double>();
    return m;
  }
  if (type == "ffi.String" && n.data().is_string()) {
    m.kind = Kind::kString;
    m.text = arena().string(n.data().get_ref<const std::string&>());
    return m;
  }
  if (type == "DataType" && n.data().is_string()) {
    m.kind = Kind::kDataType;
    m.dtype = parse_datatype(n.data().get_ref<const std::string&>()).value_or(void_type());
    return m;
  }
  const auto found = readers().find(n.kind());
  return found == readers().end() ? object_of(n) : found->second(*this, n);
}

/// A graph may share what a tree repeats: the program is bounded as a tree, in size and depth.
void GraphReader::measure(const GraphNode& n, Made& m) {
  const auto count = [&](NodeIndex i) {
    m.size = std::min(m.size + made_[i].size, kMostNodes + 1);
    m.depth = std::max(m.depth, made_[i].depth + 1);
  };
  if (n.data().is_array())
    for (const NodeIndex i : n.items()) count(i);
  else if (n.data().is_object())
    for (const auto& [field, value] : n.data().items())
      if (const auto i = n.earlier(value);
          i && !holds_integer(n.kind(), field, generation_) && !is_aside(field))
        count(*i);
  if (m.size > kMostNodes) fail_size();
  if (m.depth > kMaxDepth && !std::exchange(failed_, true))
    report_.error(Code::X_DEPTH, at(), "the graph is nested too deeply");
}

void GraphReader::fail_size() {
  if (!std::exchange(failed_, true))
    report_.error(Code::X_INPUT_SIZE, at(), "the graph expands to more nodes than tenor reads");
}

void GraphReader::fail(const GraphNode& n, std::string_view what) {
  if (std::exchange(failed_, true)) return;
  report_.error(Code::P_SYNTAX, at(), fmt::format("node {} ({}): {}", n.index(), n.type(), what));
}

const Made& GraphReader::child(const GraphNode& n, const char* field) const {
  static const Made kNothing = [] {
    Made m;
    m.kind = Kind::kNone;
    return m;
  }();
  const auto i = n.child(field);
  return i ? made_[*i] : kNothing;
}

const PrimExpr* GraphReader::optional_expr(const GraphNode& n, const char* field) {
  const Made& m = child(n, field);
  return m.kind == Kind::kNone ? nullptr : expr(n, field);
}

const PrimExpr* GraphReader::expr(const GraphNode& n, const char* field) {
  const PrimExpr* e = as_expr(child(n, field));
  if (!e) fail(n, fmt::format("`{}` is not an expression{}", field, description(n, field)));
  return e;
}

/// What stands in a field instead of what is wanted.
std::string GraphReader::description(const GraphNode& n, const char* field) const {
  const auto i = n.child(field);
  return i ? fmt::format(" but {}", node(*i).type()) : "";
}

std::int64_t GraphReader::literal(const GraphNode& n) {
  const bool apart = graph_.version() >= "0.27";
  return apart ? child(n, "value").integer : n.integer("value");
}

List<const PrimExpr*> GraphReader::exprs(const GraphNode& n, const char* field) {
  std::vector<const PrimExpr*> all;
  for (const NodeIndex i : items(n, field)) {
    const PrimExpr* e = as_expr(made_[i]);
    e ? all.push_back(e) : fail(n, fmt::format("an item of `{}` is not an expression", field));
  }
  return arena().list(all);
}

const tir::Stmt* GraphReader::optional_stmt(const GraphNode& n, const char* field) {
  return child(n, field).kind == Kind::kNone ? nullptr : stmt(n, field);
}

const tir::Stmt* GraphReader::stmt(const GraphNode& n, const char* field) {
  const auto i = n.child(field);
  if (i && made_[*i].kind == Kind::kOpenStmt) return sequence(arena().list({*i}));
  const tir::Stmt* s = node_of<tir::Stmt>(child(n, field), Kind::kStmt);
  if (!s) fail(n, fmt::format("`{}` is not a statement{}", field, description(n, field)));
  return s;
}

const Type* GraphReader::type(const GraphNode& n, const char* field) {
  const Type* t = node_of<Type>(child(n, field), Kind::kType);
  if (!t) fail(n, fmt::format("`{}` is not a type", field));
  return t;
}

const Buffer* GraphReader::buffer(const GraphNode& n, const char* field) {
  const Buffer* b = node_of<Buffer>(child(n, field), Kind::kBuffer);
  if (!b) fail(n, fmt::format("`{}` is not a buffer", field));
  return b;
}

const Variable* GraphReader::variable(const GraphNode& n, const char* field) {
  const Variable* v = node_of<Variable>(child(n, field), Kind::kVariable);
  if (!v) fail(n, fmt::format("`{}` is not a variable", field));
  return v;
}

std::string_view GraphReader::string(const GraphNode& n, const char* field) {
  return child(n, field).text;
}

DataType GraphReader::optional_dtype(const GraphNode& n) {
  if (const auto dtype = parse_datatype(n.text("dtype"))) return *dtype;
  const Made& m = child(n, n.has("ty") ? "ty" : "dtype");
  if (m.kind == Kind::kDataType) return m.dtype;
  const Type* t = node_of<Type>(m, Kind::kType);
  if (!t || t->kind == Type::Kind::kTupleType) return void_type();
  return t->is_pointer() ? handle_type() : t->dtype;
}

DataType GraphReader::dtype(const GraphNode& n) {
  if (!n.has("dtype") && !n.has("ty")) fail(n, "it has no datatype");
  return optional_dtype(n);
}

const relax::Expr* GraphReader::relax_expr(const GraphNode& n, const char* field) {
  const relax::Expr* e = as_relax(child(n, field));
  if (!e) fail(n, fmt::format("`{}` is not an expression", field));
  return e;
}

const relax::StructInfo* GraphReader::struct_info(const GraphNode& n, const char* field) {
  const Made& m = child(n, field);
  if (m.kind == Kind::kNone) return nullptr;
  const relax::StructInfo* s = as_struct_info(m);
  if (!s) fail(n, fmt::format("`{}` is not StructInfo", field));
  return s;
}

List<const relax::StructInfo*> GraphReader::struct_infos(const GraphNode& n, const char* field) {
  std::vector<const relax::StructInfo*> all;
  for (const NodeIndex i : items(n, field)) {
    all.push_back(as_struct_info(made_[i]));
    if (!all.back()) fail(n, fmt::format("an item of `{}` is not StructInfo", field));
  }
  return arena().list(all);
}

List<NodeIndex> GraphReader::items(const GraphNode& n, const char* field) {
  const Made& m = child(n, field);
  if (m.kind != Kind::kList && m.kind != Kind::kMap && m.kind != Kind::kNone)
    fail(n, fmt::format("`{}` is not a list", field));
  return m.items;
}

Range GraphReader::range(const Made& m) {
  const auto* r = node_of<Range>(m, Kind::kRange);
  return r ? *r : Range{};
}

}  // namespace tenor::spec::json
