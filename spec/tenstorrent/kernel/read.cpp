// SPDX-License-Identifier: Apache-2.0
// Reads statements of a kernel, and the file around them.
#include "spec/tenstorrent/kernel/read.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>

#include "spec/tenstorrent/api/api.h"
#include "spec/tenstorrent/kernel/expr_reader.h"

namespace tenor::spec::tenstorrent {
namespace {

constexpr std::size_t kMostStatements = 60'000;  // a frame counts them in 16 bits

const std::map<std::string_view, Type>& types() {
  static const std::map<std::string_view, Type> all{
      {"uint32_t", Type::kUint32}, {"uint64_t", Type::kUint64}, {"int32_t", Type::kInt32},
      {"int", Type::kInt32},       {"bool", Type::kBool},       {"auto", Type::kVoid}};
  return all;
}

constexpr std::string_view kNoRuleStatements[] = {
    "while",   "do",     "switch", "return", "goto",     "break",    "continue", "volatile",
    "static",  "struct", "class",  "union",  "enum",     "template", "try",      "throw",
    "asm",     "float",  "double", "size_t", "uint8_t",  "uint16_t", "int8_t",   "int16_t",
    "int64_t", "char",   "short",  "long",   "unsigned", "signed"};

class KernelReader : public ExprReader {
 public:
  using ExprReader::ExprReader;

  const Kernel* run(std::string_view name) {
    auto* kernel = program_.make<Kernel>(here().span);
    kernel->kind = kind_, kernel->name = program_.arena.string(name);
    std::vector<const Stmt*> constants;
    int namespaces = 0;
    while (!failed() && !is("void")) {
      if (accept("using")) {
        skip_using();
      } else if (accept("namespace")) {
        expect_name("the name of a namespace"), expect("{"), ++namespaces;
      } else if (is("const") || is("constexpr")) {
        constants.push_back(declaration());
        expect(";");
      } else {
        fail(Code::P_KERNEL, here().span,
             "expected a constant or 'void kernel_main()' at the level of the file");
      }
    }
    expect("void");
    kernel->entry = program_.arena.string(entry_name());
    kernel->body = block();
    while (namespaces-- > 0) expect("}");
    if (!failed() && !ended())
      fail(Code::S_KERNEL, here().span, "a kernel file has one function, and nothing after it");
    kernel->constants = program_.arena.list(constants);
    kernel->slots = slots_;
    return failed() ? nullptr : kernel;
  }

 private:
  void skip_using() {
    while (!ended() && !is(";")) take();
    expect(";");
  }

  std::string_view entry_name() {
    const Token entry = expect_name("'kernel_main'");
    if (entry.text != "kernel_main" && entry.text != "MAIN")
      fail(Code::P_KERNEL, entry.span, "the function of a kernel is 'kernel_main' or 'MAIN'");
    if (entry.text == "kernel_main" || is("(")) expect("("), expect(")");
    return entry.text;
  }

  Stmt* make_stmt(Stmt::Kind kind, Span span) {
    auto* made = program_.make<Stmt>(span);
    made->kind = kind;
    return made;
  }

  const Stmt* block() {
    const Span begin = here().span;
    expect("{");
    open_scope();
    std::vector<const Stmt*> statements;
    while (!failed() && !is("}")) {
      if (ended()) fail(Code::P_KERNEL, begin, "this block is not closed");
      if (!failed() && !accept(";")) statements.push_back(statement());
      if (statements.size() > kMostStatements)
        fail(Code::X_DEPTH, here().span, "a block has too many statements");
    }
    close_scope();
    expect("}");
    Stmt* made = make_stmt(Stmt::Kind::kBlock, begin);
    made->statements = program_.arena.list(statements);
    return made;
  }

  const Stmt* statement() {
    const Span begin = here().span;
    if (!enter()) return make_stmt(Stmt::Kind::kBlock, begin);
    const Stmt* made = nullptr;
    if (is("{")) {
      made = block();
    } else if (is("for")) {
      made = for_loop();
    } else if (is("if")) {
      made = condition();
    } else {
      made = simple();
      expect(";");
    }
    leave();
    return made;
  }

  /// A statement without its `;`.
  const Stmt* simple() {
    const Token first = here();
    if (std::ranges::find(kNoRuleStatements, first.text) != std::end(kNoRuleStatements))
      fail(Code::S_KERNEL, first.span, fmt::format("'{}' has no rules in a kernel", first.text),
           "kernels have declarations, assignments, calls, if, and for with a condition");
    if (is("const") || is("constexpr") || is("std") || types().contains(first.text))
      return declaration();
    if (is_call()) {
      Stmt* made = make_stmt(Stmt::Kind::kCall, first.span);
      made->call = call();
      if (made->call->api && made->call->api->result != Type::kVoid)
        wrong(Code::I_KERNEL_CALL, first.span,
              fmt::format("the value of '{}' is not used", first.text));
      return made;
    }
    return assignment();
  }

  const Stmt* declaration() {
    const Span begin = here().span;
    bool is_const = false, is_constexpr = false;
    while (is("const") || is("constexpr"))
      (take().text == "const" ? is_const : is_constexpr) = true;
    if (accept("std")) expect("::");
    const Token spelled = expect_name("a type");
    const auto type = types().find(spelled.text);
    if (type == types().end())
      fail(Code::S_KERNEL, spelled.span, fmt::format("the type '{}' has no rules", spelled.text),
           "use uint32_t, uint64_t, int32_t, bool, or auto");
    const Token name = expect_name("a name");
    if (!is("="))
      fail(Code::S_KERNEL, here().span,
           fmt::format("'{}' is declared without '= value'", name.text));
    expect("=");
    Stmt* made = make_stmt(Stmt::Kind::kDeclare, begin);
    made->value = expression();
    if (failed()) return made;
    const bool is_accessor = made->value->type == Type::kAccessor;
    if (is_accessor && type->second != Type::kVoid)
      wrong(Code::I_KERNEL_CALL, spelled.span, "a TensorAccessor is declared with 'auto'");
    made->variable =
        declare(name, is_accessor || type->second == Type::kVoid ? made->value->type : type->second,
                is_const, is_constexpr);
    return program_.set_span(made, since(begin));
  }

  const Variable* target(const Token& name) {
    const Variable* variable = find(name.text);
    if (!variable)
      wrong(Code::I_KERNEL, name.span, fmt::format("'{}' is not declared", name.text),
            "declare it before this line");
    else if (variable->is_const || variable->is_constexpr || variable->type == Type::kAccessor)
      wrong(Code::I_KERNEL, name.span, fmt::format("'{}' is constant", name.text));
    return variable;
  }

  const Stmt* assignment() {
    const Span begin = here().span;
    const std::string_view before = is("++") || is("--") ? take().text : std::string_view();
    const Token name = expect_name("a statement");
    const Variable* variable = failed() ? nullptr : target(name);
    const Token sign = before.empty() ? take() : Token{Token::Kind::kSign, before, begin};
    Stmt* made = make_stmt(Stmt::Kind::kAssign, begin);
    made->variable = variable;
    Expr* old = make(Expr::Kind::kVariable, variable ? variable->type : Type::kInt32, name.span);
    old->variable = variable;
    if (!variable) old->kind = Expr::Kind::kNumber;
    if (sign.text == "=") {
      made->value = expression();
    } else if (sign.text == "++" || sign.text == "--") {
      Expr* one = make(Expr::Kind::kNumber, Type::kInt32, sign.span);
      one->number = 1;
      made->value = binary(sign.text == "++" ? Operator::kAdd : Operator::kSubtract, old, one);
    } else if (const auto op = assigned_operator(sign.text)) {
      made->value = binary(*op, old, expression());
    } else {
      fail(Code::P_KERNEL, sign.span, "expected '=', '+=', '++' or a call");
    }
    return program_.set_span(made, since(begin));
  }

  static std::optional<Operator> assigned_operator(std::string_view sign) {
    static const std::map<std::string_view, Operator> all{
        {"+=", Operator::kAdd},        {"-=", Operator::kSubtract}, {"*=", Operator::kMultiply},
        {"/=", Operator::kDivide},     {"%=", Operator::kModulo},   {"<<=", Operator::kShiftLeft},
        {">>=", Operator::kShiftRight}};
    const auto found = all.find(sign);
    return found == all.end() ? std::nullopt : std::optional(found->second);
  }

  const Stmt* for_loop() {
    const Span begin = take().span;
    open_scope();
    Stmt* made = make_stmt(Stmt::Kind::kFor, begin);
    expect("(");
    if (!is(";")) made->init = simple();
    expect(";");
    if (is(";")) fail(Code::S_KERNEL, here().span, "a loop without a condition has no rules");
    made->condition = expression();
    expect(";");
    if (is(")")) fail(Code::S_KERNEL, here().span, "a loop without a step has no rules");
    made->step = failed() ? nullptr : simple();
    expect(")");
    made->body = failed() ? nullptr : statement();
    close_scope();
    return made;
  }

  const Stmt* condition() {
    const Span begin = take().span;
    accept("constexpr");
    Stmt* made = make_stmt(Stmt::Kind::kIf, begin);
    expect("(");
    made->condition = expression();
    expect(")");
    made->then = failed() ? nullptr : statement();
    if (accept("else")) made->otherwise = statement();
    return made;
  }
};

}  // namespace

const Kernel* read_kernel(std::string_view text, KernelKind kind, std::string_view name,
                          Program& program, Report& report) {
  std::vector<Token> tokens = tokens_of(text, report);
  if (report.errors() > 0) return nullptr;
  return KernelReader(std::move(tokens), kind, program, report).run(name);
}

}  // namespace tenor::spec::tenstorrent
