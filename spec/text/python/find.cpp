// SPDX-License-Identifier: Apache-2.0
// Finding the definitions of TVMScript in a file of Python: the lines of decorators are read, and
// what they decorate is parsed; the other lines are those of outside.h.
#include <fmt/core.h>

#include <unordered_set>

#include "spec/text/python/characters.h"
#include "spec/text/python/outside.h"
#include "spec/text/python/parse.h"

namespace tenor::spec::python {

using enum TokenKind;

namespace {

class Finder {
 public:
  Finder(std::string_view text, Arena& arena, Report& report)
      : report_(report),
        lexer_(text),
        parser_(lexer_, arena, report),
        imports_(arena),
        outside_(lexer_, parser_, imports_, scopes_, file_.metadata) {}

  File run() {
    const std::size_t findings = report_.diagnostics().size();
    next();
    while (!lexer_.line().at_end) {
      scopes_.close(lexer_.line().indent);
      if (head() == kAt) {
        decorated();
      } else {
        outside_.line();
        next();
      }
    }
    file_.imports = imports_.take();
    if (!file_.metadata.empty()) {
      file_.metadata_json = file_.metadata.front().json;
      file_.metadata_span = file_.metadata.front().span;
    }
    if (file_.definitions.empty() && report_.diagnostics().size() == findings) nothing_found();
    return std::move(file_);
  }

 private:
  const std::vector<Token>& tokens() const { return lexer_.line().tokens; }
  TokenKind head() const { return tokens().front().kind; }

  void next();
  void decorated();
  bool is_tvmscript_decorator() const;
  void add_definition(std::uint32_t start);
  void add_constants(Definition& definition);
  /// Calls `visit` for every name and every string of `text`.
  template <class Visit>
  static void for_each_mention(std::string_view text, const Visit& visit);
  void nothing_found();

  Report& report_;
  Lexer lexer_;
  Parser parser_;
  Imports imports_;
  Scopes scopes_;
  File file_;
  Outside outside_;
};

void Finder::next() {
  lexer_.next();
  for (const Span comment : lexer_.take_import_comments()) {
    Lexer inside(lexer_.text().substr(comment.begin + 1, comment.end - comment.begin - 1));
    inside.next();
    imports_.add_line(inside, true);
  }
}

/// The lines of decorators, and the definition if one of them makes it TVMScript.
void Finder::decorated() {
  const std::uint32_t start = lexer_.line().start, indent = lexer_.line().indent;
  bool found = false;
  while (!lexer_.line().at_end && head() == kAt && lexer_.line().indent == indent) {
    found |= is_tvmscript_decorator();
    next();
  }
  if (!found) return;
  lexer_.set_in_definition(true);
  lexer_.rewind(start);
  lexer_.next();
  add_definition(lexer_.line().tokens.front().begin);
  lexer_.set_in_definition(false);
  lexer_.rewind(parser_.end());
  next();
}

bool Finder::is_tvmscript_decorator() const {
  const std::size_t end = dotted_end(lexer_.line(), 1);
  const TokenKind after = tokens()[end].kind;
  if (end == 1 || (after != kLeftParen && after != kEnd)) return false;
  return is_tvmscript(imports_.resolve(dotted_name(lexer_, 1, end)));
}

void Finder::add_definition(std::uint32_t start) {
  const Stmt* stmt = parser_.decorated();
  if (!stmt) return;
  if (stmt->kind == StmtKind::kOther) {
    report_.error(Code::P_SYNTAX, stmt->span, "TVMScript does not allow asynchronous definitions");
    return;
  }
  Definition& definition = file_.definitions.emplace_back();
  definition.stmt = stmt;
  definition.outer = scopes_.names();
  definition.span = {start, parser_.end()};
  definition.damaged = stmt->damaged;
  if (!file_.metadata.empty()) definition.metadata.push_back(file_.metadata.size() - 1);
  if (!scopes_.empty()) add_constants(definition);
  scopes_.hide(stmt->text);
}

template <class Visit>
void Finder::for_each_mention(std::string_view text, const Visit& visit) {
  Lexer inside(text);
  for (inside.next(); !inside.line().at_end; inside.next())
    for (const Token& token : inside.line().tokens)
      if (token.kind == kName || token.kind == kString) visit(token.kind, inside.text(token));
}

/// Those that it mentions, so that the constants of a file are not copied to all its definitions.
/// `T.Buffer(("n", 4))` mentions `n` too.
void Finder::add_constants(Definition& definition) {
  const Span span = definition.span;
  std::unordered_set<std::string_view> seen;
  const auto add = [&](TokenKind kind, std::string_view name) {
    const Scopes::Binding* binding = kind == kName ? scopes_.find(name) : nullptr;
    if (!binding || !seen.insert(name).second) return;
    (binding->type_var ? definition.type_vars : definition.constants)
        .push_back({name, binding->value});
  };
  for_each_mention(lexer_.text().substr(span.begin, span.end - span.begin),
                   [&](TokenKind kind, std::string_view text) {
                     if (kind == kString && text.size() > 2)
                       for_each_mention(text.substr(1, text.size() - 2), add);
                     else
                       add(kind, text);
                   });
}

/// `T.Kernel` in a program of a front end that Python executes to make a module.
std::optional<Span> front_end_kernel(std::string_view text) {
  if (text.find("tilelang") == text.npos) return {};
  Lexer inside(text);
  for (inside.next(); !inside.line().at_end; inside.next()) {
    const auto& tokens = inside.line().tokens;
    for (std::size_t i = 2; i < tokens.size(); ++i)
      if (inside.text(tokens[i]) == "Kernel" && tokens[i - 1].kind == kDot)
        return Span{tokens[i - 2].begin, tokens[i].end};
  }
  return {};
}

void Finder::nothing_found() {
  const std::string_view text = lexer_.text();
  const std::size_t bad = first_invalid(text, 0, text.size());
  const auto at = static_cast<std::uint32_t>(bad);
  if (bad < text.size()) {
    report_.error(Code::P_ENCODING, {at, at + 1}, "this is not text in UTF-8");
  } else if (const auto kernel = front_end_kernel(text)) {
    report_
        .error(Code::S_CONSTRUCT, *kernel,
               "a kernel of a front end, which Python executes to make a module, is not read")
        .hint(std::string(kPrintModule));
  } else {
    report_.error(Code::P_EMPTY, {}, "the text has no TVMScript definition");
  }
}

}  // namespace

File parse(std::string_view text, Arena& arena, Report& report) {
  constexpr std::size_t kMaxInput = std::size_t{256} << 20;
  if (text.size() > kMaxInput) {
    report.error(Code::X_INPUT_SIZE, {},
                 fmt::format("{} bytes of text; the limit is {}", text.size(), kMaxInput));
    return {};
  }
  return Finder(text, arena, report).run();
}

}  // namespace tenor::spec::python
