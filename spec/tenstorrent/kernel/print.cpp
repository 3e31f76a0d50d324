// SPDX-License-Identifier: Apache-2.0
#include "spec/tenstorrent/kernel/print.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <optional>
#include <utility>

#include "spec/tenstorrent/api/api.h"
#include "spec/tenstorrent/kernel/walk.h"

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

/// Is it the declaration of an accessor?
bool is_accessor(const Stmt& s) {
  return s.kind == Stmt::Kind::kDeclare && s.variable->type == Type::kAccessor && s.value->call;
}

bool is_mask(const Stmt& s) {
  return s.kind == Stmt::Kind::kCall && s.call->api && s.call->api->action == Action::kMask;
}

class KernelPrinter {
 public:
  /// `accessor_arguments`: where those of accessors begin among the compile-time arguments, in C++;
  /// none: the text is ours.
  explicit KernelPrinter(std::optional<std::uint64_t> accessor_arguments = {})
      : next_accessor_(accessor_arguments ? fmt::format("{}", *accessor_arguments) : "") {}

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
      default:
        if (is_accessor(s) && !next_accessor_.empty()) return accessor(s);
        if (is_mask(s) && !next_accessor_.empty()) return mask(s);
        return line(simple(s) + ";");
    }
    body(s.kind == Stmt::Kind::kFor ? *s.body : s.kind == Stmt::Kind::kIf ? *s.then : s);
    if (s.kind == Stmt::Kind::kIf && s.otherwise) {
      line("} else {");
      body(*s.otherwise);
    }
    line("}");
  }

  /// As the vendor has it: with compile-time arguments that say how pages lie.
  void accessor(const Stmt& s) {
    const std::string arguments = fmt::format("{}_args", s.variable->name);
    line(
        fmt::format("constexpr auto {} = TensorAccessorArgs<{}>();", arguments,
                    std::exchange(next_accessor_, arguments + ".next_compile_time_args_offset()")));
    const auto& given = s.value->call->arguments;
    line(fmt::format("const auto {} = TensorAccessor({}, {}, {});", s.variable->name, arguments,
                     print_expr(*given[0]), print_expr(*given[1])));
  }

  /// The helper of cpp.cpp has to know the size of the tile.
  void mask(const Stmt& s) {
    std::string call = print_call(*s.call);
    call.pop_back();
    for_each_call(s.call->arguments[0], [&](const Call& each) {
      if (each.api && each.api->action == Action::kWritePointer)
        line(fmt::format("{}, get_tile_size({}));", call, print_expr(*each.arguments[0])));
    });
  }

  std::string text_;
  std::size_t indent_ = 0;
  std::string next_accessor_;
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
std::string print_body_cpp(const Kernel& kernel, std::uint64_t accessor_arguments) {
  return KernelPrinter(accessor_arguments).run(kernel);
}

}  // namespace tenor::spec::tenstorrent
