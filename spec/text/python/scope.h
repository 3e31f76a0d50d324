// SPDX-License-Identifier: Apache-2.0
// What names denote in the Python around definitions, as far as it shows in the text: imports, and
// simple constants of the scopes that are open. Anything else that binds a name hides it.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "spec/text/python/lexer.h"
#include "spec/text/python/parse.h"

namespace tenor::spec::python {

/// What imports have bound, in the whole file: the last import of a name counts.
class Imports {
 public:
  explicit Imports(Arena& arena) : arena_(arena) {}

  /// Adds those of a line that begins with `import` or `from`. In a comment: they count only for
  /// names that no import of the file itself binds.
  void add_line(const Lexer& lexer, bool comment);
  /// `name = path`, as if it were imported so.
  void bind_path(std::string_view name, std::string_view path) {
    bind(name, arena_.string(path), false);
  }
  /// The module path of a dotted name: `T.prim_func` is `tvm.script.tir.prim_func`. Names that no
  /// import binds have their conventional meaning, or none: then the path is empty.
  std::string resolve(std::string_view dotted) const;
  /// All of them, those of comments first.
  std::vector<Import> take();

 private:
  void bind(std::string_view name, std::string_view module, bool comment);
  std::string_view join(std::string_view module, std::string_view name);

  Arena& arena_;
  std::vector<Import> imports_, comments_;
  std::unordered_map<std::string_view, std::string_view> modules_, comment_modules_;
};

/// Whether a decorator of this path makes what it decorates TVMScript.
bool is_tvmscript(std::string_view path);

/// The constants of open scopes.
class Scopes {
 public:
  enum class Kind : std::uint8_t {
    kDefinition,  // a class or function: its names end with it
    kBranch,      // may not run: afterwards its names denote nothing known
    kOnce,        // `with`: its names live on
  };

  /// Opens a scope for the lines deeper than `indent`.
  void open(Kind kind, std::uint32_t indent, std::string_view name = {});
  /// Ends the scopes that a line at `indent` is outside of.
  void close(std::uint32_t indent);

  void bind(std::string_view name, const Expr* value, bool type_var);
  void hide(std::string_view name);
  struct Binding {
    const Expr* value = nullptr;  ///< null: nothing known
    bool type_var = false;
  };
  /// Null if nothing is known of it.
  const Binding* find(std::string_view name) const;
  bool empty() const { return bindings_.empty(); }
  /// Names of the classes and functions that are open, outermost first.
  std::vector<std::string_view> names() const;

 private:
  struct Change {
    std::string_view name;
    Binding before;
  };
  struct Scope {
    Kind kind;
    std::uint32_t indent;
    std::string_view name;
    std::size_t first_change;
  };
  void set(std::string_view name, Binding binding);

  std::unordered_map<std::string_view, Binding> bindings_;
  std::vector<Change> changes_;         ///< within scopes_, for the end of a definition
  std::vector<std::size_t> unsettled_;  ///< those that the end of a branch has yet to hide
  std::vector<Scope> scopes_;
};

}  // namespace tenor::spec::python
