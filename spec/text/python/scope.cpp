// SPDX-License-Identifier: Apache-2.0
#include "spec/text/python/scope.h"

namespace tenor::spec::python {

using enum TokenKind;

namespace {

/// The tokens of an import, one after the other.
class Reader {
 public:
  explicit Reader(const Lexer& lexer) : lexer_(lexer) {}
  TokenKind kind() const { return lexer_.line().tokens[index_].kind; }
  bool accept(TokenKind kind) { return this->kind() == kind && (++index_, true); }
  /// `a.b.c`, with leading dots; empty if there is none.
  std::string_view dotted() {
    const std::uint32_t begin = lexer_.line().tokens[index_].begin;
    std::uint32_t end = begin;
    for (; kind() == kDot || kind() == kEllipsis || kind() == kName; ++index_)
      end = lexer_.line().tokens[index_].end;
    return lexer_.text().substr(begin, end - begin);
  }
  std::string_view name() {
    return kind() == kName ? lexer_.text(lexer_.line().tokens[index_++]) : std::string_view();
  }

 private:
  const Lexer& lexer_;
  std::size_t index_ = 0;
};

/// Names that TVMScript is written with where nothing shows what they are.
std::string_view conventional(std::string_view name) {
  if (name == "T") return "tvm.script.tir";
  if (name == "I") return "tvm.script.ir";
  if (name == "R") return "tvm.script.relax";
  return name == "tvm" ? "tvm" : "";
}

}  // namespace

std::string_view Imports::join(std::string_view module, std::string_view name) {
  std::string path(module);
  if (!path.empty() && path.back() != '.') path += '.';
  return arena_.string(path.append(name));
}

void Imports::bind(std::string_view name, std::string_view module, bool comment) {
  auto [entry, added] = (comment ? comment_modules_ : modules_).try_emplace(name, module);
  if (!added && entry->second == module) return;
  entry->second = module;
  (comment ? comments_ : imports_).push_back({name, module});
}

void Imports::add_line(const Lexer& lexer, bool comment) {
  Reader line(lexer);
  if (line.accept(kImport)) {
    do {
      const std::string_view module = line.dotted();
      const std::string_view root = module.substr(0, module.find('.'));
      if (line.accept(kAs))
        bind(line.name(), module, comment);
      else if (!root.empty())
        bind(root, root, comment);
    } while (line.accept(kComma));
    return;
  }
  if (!line.accept(kFrom)) return;
  const std::string_view module = line.dotted();
  if (!line.accept(kImport)) return;
  if (line.accept(kStar)) return bind("*", module, comment);
  line.accept(kLeftParen);
  do {
    const std::string_view name = line.name();
    if (name.empty()) return;
    const std::string_view bound = line.accept(kAs) ? line.name() : name;
    bind(bound, join(module, name), comment);
  } while (line.accept(kComma));
}

std::string Imports::resolve(std::string_view dotted) const {
  const std::size_t dot = dotted.find('.');
  const std::string_view root = dotted.substr(0, dot);
  std::string_view module;
  if (const auto real = modules_.find(root); real != modules_.end())
    module = real->second;
  else if (const auto comment = comment_modules_.find(root); comment != comment_modules_.end())
    module = comment->second;
  else if (const auto star = modules_.find("*"); dot == dotted.npos && star != modules_.end())
    return std::string(star->second).append(".").append(dotted);
  else
    module = conventional(root);
  if (module.empty()) return {};
  std::string path(module);
  if (dot != dotted.npos) path.append(dotted.substr(dot));
  return path;
}

std::vector<Import> Imports::take() {
  comments_.insert(comments_.end(), imports_.begin(), imports_.end());
  return std::move(comments_);
}

bool is_tvmscript(std::string_view path) {
  const std::size_t dot = path.rfind('.');
  if (dot == path.npos) return false;
  const std::string_view module = path.substr(0, dot), name = path.substr(dot + 1);
  const bool relative = module.starts_with('.') && module.find("script") != module.npos;
  if (module != "tvm" && !module.starts_with("tvm.") && !relative) return false;
  if (name == "function") return module.find("relax") != module.npos;
  return name == "prim_func" || name == "ir_module";
}

void Scopes::open(Kind kind, std::uint32_t indent, std::string_view name) {
  scopes_.push_back({kind, indent, name, changes_.size()});
}

void Scopes::close(std::uint32_t indent) {
  for (; !scopes_.empty() && scopes_.back().indent >= indent; scopes_.pop_back()) {
    const Scope& scope = scopes_.back();
    if (scope.kind == Kind::kOnce) continue;
    for (; !unsettled_.empty() && unsettled_.back() >= scope.first_change; unsettled_.pop_back())
      if (scope.kind == Kind::kBranch) bindings_[changes_[unsettled_.back()].name] = {};
    if (scope.kind == Kind::kBranch) continue;
    for (; changes_.size() > scope.first_change; changes_.pop_back())
      bindings_[changes_.back().name] = changes_.back().before;
  }
}

void Scopes::set(std::string_view name, Binding binding) {
  Binding& now = bindings_[name];
  if (!scopes_.empty()) {
    unsettled_.push_back(changes_.size());
    changes_.push_back({name, now});
  }
  now = binding;
}

void Scopes::bind(std::string_view name, const Expr* value, bool type_var) {
  set(name, {value, type_var});
}

void Scopes::hide(std::string_view name) {
  if (find(name)) set(name, {});
}

const Scopes::Binding* Scopes::find(std::string_view name) const {
  const auto found = bindings_.find(name);
  return found == bindings_.end() || !found->second.value ? nullptr : &found->second;
}

std::vector<std::string_view> Scopes::names() const {
  std::vector<std::string_view> names;
  for (const Scope& scope : scopes_)
    if (scope.kind == Kind::kDefinition) names.push_back(scope.name);
  return names;
}

}  // namespace tenor::spec::python
