// SPDX-License-Identifier: Apache-2.0
#include "tests/spec/text/python/show.h"

#include <fmt/core.h>

#include <algorithm>

namespace tenor::spec::python {

std::vector<std::string> Parsed::findings() const {
  std::vector<std::string> all;
  for (const Diagnostic& d : report.diagnostics()) {
    const std::string before = text.substr(0, d.span.begin);
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const std::size_t newline = before.rfind('\n');
    const std::size_t column = before.size() - (newline == before.npos ? 0 : newline + 1) + 1;
    all.push_back(fmt::format("{} at {}:{}", info(d.code).text, line, column));
  }
  return all;
}

std::vector<std::string> Parsed::names() const {
  std::vector<std::string> all;
  for (const Definition& d : file.definitions) {
    std::string name;
    for (std::string_view outer : d.outer) name += fmt::format("{}::", outer);
    all.push_back(fmt::format("{}{}{}", name, d.stmt->text, d.damaged ? "!" : ""));
  }
  return all;
}

static std::string join(std::string head, List<const Expr*> items) {
  for (const Expr* item : items) head += " " + show(item);
  return "(" + head + ")";
}

static std::string show_call(const Expr& e) {
  std::string text = "call " + show(e.value);
  for (const Expr* item : e.items) text += " " + show(item);
  for (const Keyword& k : e.keywords)
    text += fmt::format(" {}={}", k.name.empty() ? "**" : k.name, show(k.value));
  return "(" + text + ")";
}

static std::string show_dict(const Expr& e) {
  std::string text = "dict";
  for (const Keyword& k : e.keywords) text += fmt::format(" {}:{}", show(k.key), show(k.value));
  return "(" + text + ")";
}

std::string show(const Expr* e) {
  if (!e) return "-";
  switch (e->kind) {
    case Kind::kInt: return e->overflow ? "overflow" : std::to_string(e->integer);
    case Kind::kFloat: return fmt::format("{}f", e->floating);
    case Kind::kString: return fmt::format("'{}'", e->text);
    case Kind::kAttribute: return fmt::format("{}.{}", show(e->value), e->text);
    case Kind::kSubscript:
      return join(fmt::format("at{} {}", e->trailing_comma ? "," : "", show(e->value)), e->items);
    case Kind::kSlice: return join("slice", e->items);
    case Kind::kCall: return show_call(*e);
    case Kind::kCompareChain: return join("chain", e->items);
    case Kind::kIfExp: return join("if", e->items);
    case Kind::kTuple: return join("tuple", e->items);
    case Kind::kList: return join("list", e->items);
    case Kind::kStarred: return join("*", e->items);
    case Kind::kDict: return show_dict(*e);
    case Kind::kOther: return "other";
    case Kind::kLambda: {
      std::string head = "lambda";
      for (std::string_view name : e->params) head += fmt::format(" {}", name);
      return join(head + ":", e->items);
    }
    case Kind::kBinOp:
    case Kind::kUnaryOp:
    case Kind::kBoolOp:
    case Kind::kCompare: return join(std::string(e->text), e->items);
    default: return std::string(e->text);
  }
}

static std::string show_parts(std::string head, std::initializer_list<const Expr*> parts) {
  for (const Expr* part : parts)
    if (part) head += " " + show(part);
  return head;
}

static std::string show_header(const Stmt& s) {
  switch (s.kind) {
    case StmtKind::kExpr: return show(s.value);
    case StmtKind::kAssign: {
      std::string targets;
      for (const Expr* target : s.targets) targets += show(target) + " = ";
      return targets + show(s.value);
    }
    case StmtKind::kAnnAssign:
      return fmt::format("{}: {} = {}", show(s.target), show(s.annotation), show(s.value));
    case StmtKind::kAugAssign:
      return fmt::format("{} {}= {}", show(s.target), s.text, show(s.value));
    case StmtKind::kFor: return show_parts("for", {s.target, s.value});
    case StmtKind::kWhile: return show_parts("while", {s.value});
    case StmtKind::kIf: return show_parts("if", {s.value});
    case StmtKind::kAssert: return show_parts("assert", {s.value, s.message});
    case StmtKind::kReturn: return show_parts("return", {s.value});
    case StmtKind::kPass: return "pass";
    case StmtKind::kBreak: return "break";
    case StmtKind::kContinue: return "continue";
    case StmtKind::kClassDef: return fmt::format("class {}", s.text);
    case StmtKind::kGlobal: return "global";
    case StmtKind::kOther: return "other";
    default: break;
  }
  std::string head = s.kind == StmtKind::kWith ? "with" : fmt::format("def {}", s.text);
  for (const WithItem& item : s.items)
    head += fmt::format(" {} as {}", show(item.context), show(item.target));
  for (std::string_view name : s.type_params) head += fmt::format(" [{}]", name);
  for (const Parameter& p : s.params)
    head += fmt::format(" {}{}:{}={}", p.starred ? "*" : "", p.name, show(p.annotation),
                        show(p.default_value));
  for (const Expr* decorator : s.decorators) head += " @" + show(decorator);
  return head + (s.annotation ? " -> " + show(s.annotation) : "");
}

std::string show(List<const Stmt*> body) {
  std::string text;
  for (const Stmt* s : body) {
    text += (text.empty() ? "" : "; ") + show_header(*s);
    if (!s->body.empty()) text += " {" + show(s->body) + "}";
    if (!s->orelse.empty()) text += " else {" + show(s->orelse) + "}";
  }
  return text;
}

std::string body(std::string_view source) {
  std::string text = "@T.prim_func\ndef f():\n  ";
  for (char c : source) text += c == '\n' ? std::string("\n  ") : std::string(1, c);
  const Parsed parsed(text + "\n");
  std::string shown = show(parsed.file.definitions.at(0).stmt->body);
  for (const std::string& finding : parsed.findings()) shown += " !" + finding;
  return shown;
}

}  // namespace tenor::spec::python
