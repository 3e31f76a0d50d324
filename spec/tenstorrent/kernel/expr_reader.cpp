// SPDX-License-Identifier: Apache-2.0
#include "spec/tenstorrent/kernel/expr_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <charconv>
#include <optional>

#include "spec/diagnostic/suggest.h"
#include "spec/tenstorrent/api/api.h"

namespace tenor::spec::tenstorrent {
namespace {

/// Of C++, without rules here.
constexpr std::string_view kNoRules[] = {"static_cast",
                                         "reinterpret_cast",
                                         "sizeof",
                                         "new",
                                         "delete",
                                         "nullptr",
                                         "MATH",
                                         "PACK",
                                         "UNPACK",
                                         "DPRINT",
                                         "noc_traits",
                                         "InterleavedAddrGen",
                                         "InterleavedAddrGenFast"};

std::optional<Operator> operator_of(std::string_view sign) {
  for (int i = 0; i <= static_cast<int>(Operator::kShiftRight); ++i)
    if (spelling(static_cast<Operator>(i)) == sign) return static_cast<Operator>(i);
  return {};
}

bool is_comparison(Operator op) {
  return (op >= Operator::kLess && op <= Operator::kNotEqual) || op == Operator::kAnd ||
         op == Operator::kOr;
}

bool is_integer(Type type) { return type >= Type::kBool && type <= Type::kUint64; }

/// `1` or `2 to 3`, and the word.
std::string arguments_text(int least, int most) {
  const std::string count =
      least == most ? std::to_string(least) : fmt::format("{} to {}", least, most);
  return count + (most == 1 ? " argument" : " arguments");
}

}  // namespace

Type common_type(Type a, Type b) {
  if (a == Type::kUint64 || b == Type::kUint64) return Type::kUint64;
  return a == Type::kUint32 || b == Type::kUint32 ? Type::kUint32 : Type::kInt32;
}

Expr* ExprReader::make(Expr::Kind kind, Type type, Span span) {
  auto* made = program_.make<Expr>(span);
  made->kind = kind, made->type = type;
  return made;
}

const Expr* ExprReader::expression() {
  const Span begin = here().span;
  if (!enter()) return make(Expr::Kind::kNumber, Type::kInt32, begin);
  const Expr* first = binary_from(1);
  if (accept("?")) {
    Expr* made = make(Expr::Kind::kConditional, Type::kInt32, begin);
    made->condition = first;
    made->a = expression();
    expect(":");
    made->b = expression();
    made->type = common_type(made->a->type, made->b->type);
    first = program_.set_span(made, since(begin));
  }
  leave();
  return first;
}

const Expr* ExprReader::binary(Operator op, const Expr* a, const Expr* b) {
  const Span span{program_.span(a).begin, program_.span(b).end};
  for (const Expr* each : {a, b})
    if (!is_integer(each->type))
      wrong(Code::I_KERNEL_CALL, program_.span(each),
            fmt::format("'{}' takes integers, and this is {}", spelling(op),
                        each->type == Type::kAccessor ? "an accessor"
                        : each->type == Type::kFloat  ? "a float"
                                                      : "without value"));
  Type type = common_type(a->type, b->type);
  if (is_comparison(op)) type = Type::kBool;
  if (op == Operator::kShiftLeft || op == Operator::kShiftRight)
    type = common_type(a->type, Type::kInt32);
  Expr* made = make(Expr::Kind::kBinary, type, span);
  made->op = op, made->a = a, made->b = b;
  return made;
}

const Expr* ExprReader::binary_from(int least) {
  const Expr* left = unary();
  while (here().kind == Token::Kind::kSign) {
    const auto op = operator_of(here().text);
    if (!op || precedence(*op) < least) break;
    take();
    left = binary(*op, left, binary_from(precedence(*op) + 1));
  }
  return left;
}

const Expr* ExprReader::unary() {
  const Span begin = here().span;
  if (is("~") || is("*") || is("&"))
    fail(Code::S_KERNEL, begin, fmt::format("'{}' before an operand has no rules", here().text),
         "kernels compute with integers and pass addresses to calls");
  if (!is("!") && !is("-")) return primary();
  if (!enter()) return make(Expr::Kind::kNumber, Type::kInt32, begin);
  const bool is_not = take().text == "!";
  const Expr* operand = unary();
  leave();
  if (!is_not && operand->kind == Expr::Kind::kNumber && operand->type == Type::kFloat) {
    Expr* made = make(Expr::Kind::kNumber, Type::kFloat, since(begin));
    made->text = program_.arena.string(fmt::format("-{}", operand->text));
    return made->number = operand->number ^ 0x80000000u, made;
  }
  if (!is_not)
    return binary(Operator::kSubtract, make(Expr::Kind::kNumber, Type::kInt32, begin), operand);
  Expr* made = make(Expr::Kind::kNot, Type::kBool, since(begin));
  made->a = operand;
  return made;
}

const Expr* ExprReader::primary() {
  if (accept("(")) {
    const Expr* inner = expression();
    expect(")");
    return inner;
  }
  if (here().kind == Token::Kind::kNumber) return number();
  if (is_name() && ahead(1).text == "::") return qualified_name();
  if (is_call()) return value_of_call();
  if (is_name()) return name();
  fail(Code::P_KERNEL, here().span, "expected a number, a name, a call or '('");
  return make(Expr::Kind::kNumber, Type::kInt32, here().span);
}

const Expr* ExprReader::number() {
  const Token token = take();
  std::string_view digits = token.text;
  Expr* made = make(Expr::Kind::kNumber, Type::kInt32, token.span);
  made->text = program_.arena.string(token.text);
  const bool is_hexadecimal = digits.starts_with("0x") || digits.starts_with("0X");
  if (!is_hexadecimal && digits.find_first_of(".eEf") != digits.npos) {
    if (digits.ends_with("f") || digits.ends_with("F")) digits.remove_suffix(1);
    float value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc() || end != digits.data() + digits.size())
      fail(Code::P_KERNEL, token.span, fmt::format("'{}' is not a number", token.text));
    made->type = Type::kFloat, made->number = std::bit_cast<std::uint32_t>(value);
    return made;
  }
  bool is_unsigned = false, is_long = false;
  while (!digits.empty() &&
         std::string_view("uUlL").find(digits.back()) != std::string_view::npos) {
    (digits.back() == 'u' || digits.back() == 'U' ? is_unsigned : is_long) = true;
    digits.remove_suffix(1);
  }
  const bool is_binary = digits.starts_with("0b") || digits.starts_with("0B");
  const bool is_octal = !is_hexadecimal && !is_binary && digits.size() > 1 && digits.front() == '0';
  if (is_hexadecimal || is_binary) digits.remove_prefix(2);
  const auto [end, error] =
      std::from_chars(digits.data(), digits.data() + digits.size(), made->number,
                      is_hexadecimal ? 16
                      : is_binary    ? 2
                      : is_octal     ? 8
                                     : 10);
  if (digits.empty() || error != std::errc() || end != digits.data() + digits.size())
    fail(Code::P_KERNEL, token.span, fmt::format("'{}' is not a number", token.text));
  if (is_long || made->number > 0xffffffffu)
    made->type = Type::kUint64;
  else if (is_unsigned || made->number > 0x7fffffffu)
    made->type = Type::kUint32;
  return made;
}

const Expr* ExprReader::name() {
  const Token token = take();
  if (token.text == "true" || token.text == "false") {
    Expr* made = make(Expr::Kind::kNumber, Type::kBool, token.span);
    made->number = token.text == "true";
    made->text = program_.arena.string(token.text);
    return made;
  }
  if (std::ranges::find(kNoRules, token.text) != std::end(kNoRules))
    fail(Code::S_KERNEL, token.span, fmt::format("'{}' has no rules", token.text));
  const Variable* variable = find(token.text);
  if (!variable)
    wrong(Code::I_KERNEL, token.span,
          fmt::format("'{}' is not declared{}", token.text, did_you_mean(token.text, names())),
          "declare it before this line");
  Expr* made = make(Expr::Kind::kVariable, variable ? variable->type : Type::kInt32, token.span);
  made->variable = variable;
  if (!variable) made->kind = Expr::Kind::kNumber;
  return made;
}

bool ExprReader::is_call() const {
  if (!is_name()) return false;
  if (ahead(1).text == "(" && ahead(1).kind == Token::Kind::kSign) return true;
  const Api* api = find_api(here().text);
  return api && api->template_most > 0 && ahead(1).text == "<";
}

const Expr* ExprReader::value_of_call() {
  const Span begin = here().span;
  const Call* made = call();
  const Type type = made && made->api ? made->api->result : Type::kUint32;
  if (type == Type::kVoid)
    wrong(Code::I_KERNEL_CALL, begin, fmt::format("'{}' has no value", made->name));
  Expr* value = make(Expr::Kind::kCall, type == Type::kVoid ? Type::kUint32 : type, since(begin));
  value->call = made;
  return value;
}

const Call* ExprReader::call() {
  const Token name = take();
  auto* made = program_.make<Call>(name.span);
  made->name = program_.arena.string(name.text);
  made->api = find_api(name.text);
  if (std::ranges::find(kNoRules, name.text) != std::end(kNoRules))
    fail(Code::S_KERNEL, name.span, fmt::format("'{}' has no rules", name.text));
  if (made->api) made->template_arguments = template_arguments(*made->api);
  expect("(");
  std::vector<const Expr*> arguments;
  if (!is(")")) do
      arguments.push_back(expression());
    while (!failed() && accept(","));
  expect(")");
  made->arguments = program_.arena.list(arguments);
  check_call(*made, name);
  return made;
}

static bool is_zero(const Expr& e) { return e.kind == Expr::Kind::kNumber && e.number == 0; }

void ExprReader::check_call(const Call& call, const Token& name) {
  const Api* api = call.api;
  if (!api) {
    const std::vector<std::string> known(api_names().begin(), api_names().end());
    return wrong(
        Code::I_KERNEL_CALL, name.span,
        fmt::format("the kernel API has no '{}'{}", name.text, did_you_mean(name.text, known)));
  }
  if (!api->is_of(kind_))
    wrong(Code::I_KERNEL_CALL, name.span,
          fmt::format("'{}' is not a call of {} kernels", name.text, word(kind_)));
  if (call.arguments.size() < api->least || call.arguments.size() > api->most)
    wrong(
        Code::I_KERNEL_CALL, name.span,
        fmt::format("'{}' takes {}, and {} given", name.text, arguments_text(api->least, api->most),
                    call.arguments.size() == 1 ? std::string("1 is")
                                               : fmt::format("{} are", call.arguments.size())),
        api->arguments.empty() ? "" : fmt::format("its arguments are: {}", api->arguments));
  const auto templates = call.template_arguments.size();
  if (templates < api->template_least || templates > api->template_most)
    wrong(Code::I_KERNEL_CALL, name.span,
          fmt::format("'{}' takes {} in '<>', and has {}", name.text,
                      arguments_text(api->template_least, api->template_most), templates));
  for (std::size_t i = 0; i < call.arguments.size(); ++i) {
    const bool takes_accessor = argument_of(*api, Role::kAccessor) == static_cast<int>(i);
    if (takes_accessor != (call.arguments[i]->type == Type::kAccessor))
      wrong(Code::I_KERNEL_CALL, program_.span(call.arguments[i]),
            takes_accessor ? "this argument is to be a TensorAccessor"
                           : "this argument is to be a number");
  }
  const auto turned = static_cast<std::size_t>(argument_of(*api, Role::kTranspose));
  const bool sets_up = api->action == Action::kInit || api->action == Action::kConfigure;
  if (sets_up && api->family != "matmul" && turned < call.arguments.size() &&
      !is_zero(*call.arguments[turned]))
    wrong(Code::S_KERNEL, program_.span(call.arguments[turned]),
          "a transpose that is set by an init has no rules");
}

}  // namespace tenor::spec::tenstorrent
