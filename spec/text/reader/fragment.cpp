// SPDX-License-Identifier: Apache-2.0
#include "spec/text/reader/fragment.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "spec/text/reader/relax/reader.h"
#include "spec/text/reader/relax/symbols.h"
#include "spec/text/reader/signature.h"
#include "spec/text/reader/stack.h"

namespace tenor::spec {
namespace {

/// One physical line: within a line, Python's own ends of lines are blanks.
std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) {
    text += line;
    std::replace_if(
        text.end() - static_cast<std::ptrdiff_t>(line.size()), text.end(),
        [](char c) { return c == '\n' || c == '\r'; }, ' ');
    text += '\n';
  }
  return text;
}

/// `cuda:1:shared`.
struct DeviceName {
  std::string_view kind, scope = "global";
  std::int64_t index = 0;
};

DeviceName device_name(std::string_view text) {
  DeviceName name;
  const std::size_t colon = std::min(text.find(':'), text.size());
  name.kind = text.substr(0, colon);
  text.remove_prefix(std::min(colon + 1, text.size()));
  std::from_chars(text.data(), text.data() + text.size(), name.index);
  if (const std::size_t last = text.find(':'); last != std::string_view::npos)
    name.scope = text.substr(last + 1);
  return name;
}

/// So many devices of a kind there are at most.
constexpr std::int64_t kMostDevices = 64;

}  // namespace

struct Fragments::State {
  State(const std::vector<std::string>& lines, Report& report)
      : text(joined(lines)), source(text, program, report), relax(source, names, definition) {
    for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1) starts.push_back(at);
  }

  /// The value of the line of that number.
  reader::Value evaluate(std::size_t line) {
    const python::Expr* e = parse(starts[line], text.find('\n', starts[line]));
    if (!e) return {};
    bind_all(e);
    return relax.script().evaluate(e);
  }

  const python::Expr* parse(std::size_t begin, std::size_t end) {
    begin = std::min(text.find_first_not_of(" \t\f", begin), end);
    return python::parse_expression(std::string_view(text).substr(0, end),
                                    static_cast<std::uint32_t>(begin), source.scratch,
                                    source.report);
  }

  bool declare(std::size_t line) {
    const std::size_t begin = starts[line], end = text.find('\n', begin),
                      colon = std::min(text.find(':', begin), end);
    const Span at{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
    const python::Expr *name = parse(begin, colon), *dtype = nullptr;
    if (name && colon < end) dtype = parse(colon + 1, end);
    std::optional<DataType> found = reader::spelled_dtype(dtype);
    if (dtype && dtype->kind == python::Kind::kName) found = parse_datatype(dtype->text);
    const bool good = found && name->kind == python::Kind::kName;
    if (good && !is_known(name->text)) {
      bind(name->text, at, *found);
      return true;
    }
    if (name && (dtype || colon == end))
      source.report
          .error(Code::P_ARGUMENT, at,
                 good ? fmt::format("`{}` already has a meaning", name->text)
                      : fmt::format("`{}` does not declare a variable", source.at(at)))
          .hint(good ? "use another name" : "write it as `n: int32`");
    return false;
  }

  /// Makes a variable of every name in `e` that is not known.
  void bind_all(const python::Expr* e) {
    bind_shapes(e);
    reader::for_each_quoted(e, [&](const python::Expr* string) {
      const auto quote = reader::value_of(string->span, reader::Kind::kString, string->text);
      if (const python::Expr* quoted = reader::parse_quoted(source, quote)) bind_names(quoted);
    });
    bind_names(e);
  }

  void bind_names(const python::Expr* e) {
    if (e->kind == python::Kind::kInt && e->overflow)
      source.report.error(Code::P_ARGUMENT, e->span, "a number outside 64 bits")
          .hint("write a number that a datatype holds");
    if (e->kind == python::Kind::kName) bind(e->text, e->span, int_type(64));
    const bool called_by_name =
        e->kind == python::Kind::kCall && e->value->kind == python::Kind::kName;
    if (e->value && !called_by_name) bind_names(e->value);
    for (const python::Expr* item : e->items)
      if (item) bind_names(item);
    for (const python::Keyword& k : e->keywords)
      if (k.value) bind_names(k.value);
  }

  bool is_known(std::string_view name) {
    return relax.script().find(name) || !reader::namespace_of(source, name).empty();
  }

  void bind(std::string_view name, Span at, DataType dtype) {
    if (is_known(name)) return;
    Variable* made = source.builder.variable(at, name, dtype);
    variables.push_back(made);
    relax.script().bind(made->name_hint, reader::value_of(at, made, false));
  }

  /// In `R.Tensor(s)` the name stands for a shape, and a device is named.
  void bind_shapes(const python::Expr* e) {
    if (e->value) bind_shapes(e->value);
    for (const python::Expr* item : e->items)
      if (item) bind_shapes(item);
    for (const python::Keyword& k : e->keywords)
      if (k.value) bind_shapes(k.value);
    const bool tensor = e->kind == python::Kind::kCall &&
                        e->value->kind == python::Kind::kAttribute && e->value->text == "Tensor";
    if (!tensor) return;
    if (!e->items.empty()) bind_shape(e->items[0]);
    if (e->items.size() > 2) add_device(e->items[2]);
    for (const python::Keyword& k : e->keywords) {
      if (k.name == "shape" && k.value) bind_shape(k.value);
      if (k.name == "vdevice" && k.value) add_device(k.value);
    }
  }

  void bind_shape(const python::Expr* e) {
    if (e->kind != python::Kind::kName || is_known(e->text)) return;
    relax::Builder& build = relax.build();
    relax::Variable* made =
        build.variable(e->span, e->text, build.shape_of_rank(e->span, relax::kUnknownRank), false);
    relax.script().bind(made->name_hint, reader::value_of(e->span, made));
  }

  /// A device, and those of its kind that are counted before it.
  void add_device(const python::Expr* e) {
    if (e->kind != python::Kind::kString) return;
    const DeviceName name = device_name(e->text);
    if (name.index < 0 || name.index >= kMostDevices) return;  // reported where it is read
    std::int64_t there = std::count_if(devices.begin(), devices.end(), [&](const auto* device) {
      return device->target.text == name.kind;
    });
    for (; there <= name.index; ++there) {
      auto* made = relax.build().make<relax::VDevice>(e->span);
      made->target.kind = Object::Kind::kString;
      made->target.text = source.builder.arena().string(name.kind);
      made->dev_id = there;
      made->mem_scope = there == name.index ? source.builder.arena().string(name.scope) : "global";
      devices.push_back(made);
    }
    names.vdevices = devices;
  }

  Program program;
  std::string text;
  std::vector<std::size_t> starts;  // of the lines
  reader::Source source;
  reader::ModuleNames names;
  python::Definition definition;
  reader::RelaxReader relax;
  std::vector<const relax::VDevice*> devices;
  std::vector<const Variable*> variables;
};

Fragments::Fragments(const std::vector<std::string>& lines, Report& report)
    : state_(std::make_unique<State>(lines, report)) {}
Fragments::~Fragments() = default;

std::string_view Fragments::text() const { return state_->text; }
Program& Fragments::program() { return state_->program; }
List<const Variable*> Fragments::variables() const { return state_->variables; }

const PrimExpr* Fragments::expression(std::size_t line) {
  const PrimExpr* read = nullptr;
  reader::on_deep_stack([&] {
    const reader::Value v = state_->evaluate(line);
    if (v) read = state_->relax.dimension(v);
  });
  return read;
}

const relax::StructInfo* Fragments::struct_info(std::size_t line) {
  const relax::StructInfo* read = nullptr;
  reader::on_deep_stack([&] {
    const reader::Value v = state_->evaluate(line);
    if (v) read = state_->relax.struct_info(v);
  });
  return read;
}

bool Fragments::declare(std::size_t line) {
  bool good = false;
  reader::on_deep_stack([&] { good = state_->declare(line); });
  return good;
}

}  // namespace tenor::spec
