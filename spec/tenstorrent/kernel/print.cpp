// SPDX-License-Identifier: Apache-2.0
#include "spec/tenstorrent/kernel/print.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "spec/tenstorrent/api/api.h"

namespace tenor::spec::tenstorrent {
namespace {

/// `least`: how tightly an operator has to bind to need no parentheses here.
std::string expr_text(const Expr& e, int least) {
  switch (e.kind) {
    case Expr::Kind::kVariable: return std::string(e.variable->name);
    case Expr::Kind::kCall: return print_call(*e.call);
    case Expr::Kind::kNot: return "!" + expr_text(*e.a, 11);
    case Expr::Kind::kConditional: {
      std::string text = fmt::format("{} ? {} : {}", expr_text(*e.condition, 1), expr_text(*e.a, 0),
                                     expr_text(*e.b, 0));
      return least > 0 ? "(" + text + ")" : text;
    }
    case Expr::Kind::kBinary: {
      const int own = precedence(e.op);
      std::string text =
          fmt::format("{} {} {}", expr_text(*e.a, own), spelling(e.op), expr_text(*e.b, own + 1));
      return own < least ? "(" + text + ")" : text;
    }
    case Expr::Kind::kNumber: break;
  }
  if (!e.text.empty()) return std::string(e.text);
  return std::to_string(e.number);
}

class KernelPrinter {
 public:
  std::string run(const Kernel& kernel) {
    for (const Stmt* each : kernel.constants) line(simple(*each) + ";");
    if (!kernel.constants.empty()) text_ += "\n";
    line(fmt::format("void {}() {{", kernel.entry));
    body(*kernel.body);
    line("}");
    return std::move(text_);
  }

 private:
  void line(const std::string& content) {
    text_.append(indent_ * 2, ' ').append(content).append("\n");
  }

  static std::string simple(const Stmt& s) {
    if (s.kind == Stmt::Kind::kCall) return print_call(*s.call);
    const std::string value = print_expr(*s.value);
    if (s.kind == Stmt::Kind::kAssign) return fmt::format("{} = {}", s.variable->name, value);
    const Variable& v = *s.variable;
    return fmt::format("{}{} {} = {}",
                       v.is_constexpr ? "constexpr "
                       : v.is_const   ? "const "
                                      : "",
                       spelling(v.type), v.name, value);
  }

  void body(const Stmt& s) {
    ++indent_;
    if (s.kind == Stmt::Kind::kBlock)
      for (const Stmt* each : s.statements) statement(*each);
    else
      statement(s);
    --indent_;
  }

  void statement(const Stmt& s) {
    switch (s.kind) {
      case Stmt::Kind::kBlock: line("{"); break;
      case Stmt::Kind::kFor:
        line(fmt::format("for ({}; {}; {}) {{", s.init ? simple(*s.init) : "",
                         print_expr(*s.condition), simple(*s.step)));
        break;
      case Stmt::Kind::kIf: line(fmt::format("if ({}) {{", print_expr(*s.condition))); break;
      default: return line(simple(s) + ";");
    }
    body(s.kind == Stmt::Kind::kFor ? *s.body : s.kind == Stmt::Kind::kIf ? *s.then : s);
    if (s.kind == Stmt::Kind::kIf && s.otherwise) {
      line("} else {");
      body(*s.otherwise);
    }
    line("}");
  }

  std::string text_;
  std::size_t indent_ = 0;
};

}  // namespace

std::string print_expr(const Expr& expr) { return expr_text(expr, 0); }

std::string print_call(const Call& call) {
  std::string text(call.name);
  if (!call.template_arguments.empty())
    text += fmt::format("<{}>", fmt::join(call.template_arguments, ", "));
  text += "(";
  for (const Expr* each : call.arguments) {
    if (text.back() != '(') text += ", ";
    text += print_expr(*each);
  }
  return text + ")";
}

std::string print_kernel(const Kernel& kernel) { return KernelPrinter().run(kernel); }

}  // namespace tenor::spec::tenstorrent
