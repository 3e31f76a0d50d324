// SPDX-License-Identifier: Apache-2.0
#include "spec/text/python/outside.h"

#include <algorithm>

namespace tenor::spec::python {

using enum TokenKind;

/// Whether the reader may be given `value` for a name.
static bool is_constant(const Expr& value) {
  switch (value.kind) {
    case Kind::kInt:
    case Kind::kFloat:
    case Kind::kString:
    case Kind::kTrue:
    case Kind::kFalse: return true;
    case Kind::kUnaryOp:
      return value.text == "-" &&
             (value.items.front()->kind == Kind::kInt || value.items.front()->kind == Kind::kFloat);
    default: return false;
  }
}

std::size_t dotted_end(const Line& line, std::size_t from) {
  std::size_t end = from;
  while (line.tokens[end].kind == kName) {
    ++end;
    if (line.tokens[end].kind != kDot || line.tokens[end + 1].kind != kName) break;
    ++end;
  }
  return end;
}

std::string_view dotted_name(const Lexer& lexer, std::size_t from, std::size_t end) {
  const std::vector<Token>& tokens = lexer.line().tokens;
  return lexer.text().substr(tokens[from].begin, tokens[end - 1].end - tokens[from].begin);
}

void Outside::line() {
  const std::uint32_t indent = lexer_.line().indent;
  switch (head()) {
    case kDef:
    case kClass: open_definition(1); break;
    case kAsync:
      if (tokens()[1].kind == kDef) {
        open_definition(2);
        break;
      }
      [[fallthrough]];
    case kIf:
    case kElif:
    case kElse:
    case kFor:
    case kWhile:
    case kTry:
    case kExcept:
    case kFinally:
      scopes_.open(Scopes::Kind::kBranch, indent);
      hide_bound_names();
      break;
    case kWith:
      scopes_.open(Scopes::Kind::kOnce, indent);
      hide_bound_names();
      break;
    case kImport:
    case kFrom: imports_.add_line(lexer_, false); [[fallthrough]];
    case kDel:
    case kGlobal:
    case kNonlocal:
      for (const Token& token : tokens())
        if (token.kind == kName) scopes_.hide(lexer_.text(token));
      break;
    case kName: assignment(); break;
    default: hide_bound_names();
  }
}

/// A class or function that is not TVMScript; its parameters hide outer names.
void Outside::open_definition(std::size_t name_at) {
  if (tokens()[name_at].kind != kName) return;
  const std::string_view name = lexer_.text(tokens()[name_at]);
  scopes_.hide(name);
  scopes_.open(Scopes::Kind::kDefinition, lexer_.line().indent, name);
  int open = 0;
  for (std::size_t i = name_at + 1; tokens()[i].kind != kEnd; ++i) {
    const TokenKind kind = tokens()[i].kind, before = tokens()[i - 1].kind;
    open += bracket(kind);
    const bool begins =
        before == kLeftParen || before == kComma || before == kStar || before == kDoubleStar;
    if (kind == kName && open == 1 && begins) scopes_.hide(lexer_.text(tokens()[i]));
  }
}

/// Names that a line binds, wherever in it.
void Outside::hide_bound_names() {
  bool target = head() == kFor || (head() == kAsync && tokens()[1].kind == kFor);
  int open = 0;
  for (std::size_t i = 0; tokens()[i].kind != kEnd; ++i) {
    const TokenKind kind = tokens()[i].kind, after = tokens()[i + 1].kind;
    open += bracket(kind);
    target &= kind != kIn;
    if (kind != kName) continue;
    const bool assigned = open == 0 && (after == kAssign || after == kAugmented ||
                                        after == kColon || after == kComma);
    if (target || assigned || after == kWalrus || (i > 0 && tokens()[i - 1].kind == kAs))
      scopes_.hide(lexer_.text(tokens()[i]));
  }
}

/// A line that begins with a name: perhaps `a = b = value`.
void Outside::assignment() {
  std::vector<std::size_t> assigns;
  int open = 0;
  bool several = false;
  for (std::size_t i = 0; tokens()[i].kind != kEnd; ++i) {
    const TokenKind kind = tokens()[i].kind;
    open += bracket(kind);
    if (open == 0 && kind == kAssign) assigns.push_back(i);
    several |= open == 0 && kind == kSemicolon;
  }
  if (assigns.empty() || several || lexer_.line().failed) return hide_bound_names();
  value_.reset();
  std::size_t begin = 0;
  for (const std::size_t end : assigns) {
    bind_targets(begin, tokens()[1].kind == kColon ? 1 : end, assigns.back() + 1);
    begin = end + 1;
  }
}

/// One target, tokens [begin, end): a name, or as many names as there are constants.
void Outside::bind_targets(std::size_t begin, std::size_t end, std::size_t value_at) {
  if (end == begin + 1 && tokens()[begin].kind == kName)
    return bind_one(lexer_.text(tokens()[begin]), value_at);
  const Expr* values = nullptr;
  const std::size_t commas = (end - begin) / 2;
  if (tokens().size() - 2 - value_at <= 2 * (2 * commas + 1)) values = constants(value_at);
  const bool paired = values && values->kind == Kind::kTuple && values->items.size() == commas + 1;
  int open = 0;
  for (std::size_t i = begin; i < end; ++i) {
    const TokenKind kind = tokens()[i].kind, after = tokens()[i + 1].kind;
    open += bracket(kind);
    const bool whole =
        i == begin || tokens()[i - 1].kind == kComma || tokens()[i - 1].kind == kStar;
    if (kind != kName || open != 0 || !whole || (after != kComma && after != kAssign)) continue;
    const std::string_view name = lexer_.text(tokens()[i]);
    if (paired && is_constant(*values->items[(i - begin) / 2]))
      scopes_.bind(name, values->items[(i - begin) / 2], false);
    else
      scopes_.hide(name);
  }
}

void Outside::bind_one(std::string_view name, std::size_t value_at) {
  const TokenKind first = tokens()[value_at].kind;
  if (first != kName) {
    const Expr* value = constants(value_at);
    if (value && is_constant(*value)) return scopes_.bind(name, value, false);
    return scopes_.hide(name);
  }
  const std::size_t end = dotted_end(lexer_.line(), value_at);
  const std::string_view dotted = dotted_name(lexer_, value_at, end),
                         last = lexer_.text(tokens()[end - 1]);
  const std::string path = imports_.resolve(dotted);
  const bool type_var =
      dotted == "TypeVar" || (path.starts_with("typing") && path.ends_with(".TypeVar"));
  if (tokens()[end].kind == kLeftParen && (type_var || last == "load_json"))
    return bind_call(name, parser_.silent_expression(value_at), type_var);
  const Scopes::Binding* same = tokens()[end].kind == kEnd ? scopes_.find(dotted) : nullptr;
  if (same && !same->type_var) return scopes_.bind(name, same->value, false);
  scopes_.hide(name);
  const bool decorator = tokens()[end].kind == kLeftParen && is_tvmscript(path);
  const bool whole = tokens()[end].kind == kEnd && path.starts_with("tvm.script");
  if (whole || decorator) imports_.bind_path(name, path);
}

/// A type variable that may be any dimension: it has the name it is assigned to, and no bound.
static bool is_dimension(std::string_view name, const Expr& call) {
  const auto bounds = [](const Keyword& k) { return k.name == "bound"; };
  return call.items.size() == 1 && call.items.front()->text == name &&
         std::ranges::none_of(call.keywords, bounds);
}

/// `n = TypeVar("n")`, `metadata = tvm.ir.load_json("…")`.
void Outside::bind_call(std::string_view name, const Expr* call, bool type_var) {
  scopes_.hide(name);
  if (!call || call->kind != Kind::kCall || call->items.empty()) return;
  const Expr* argument = call->items.front();
  if (argument->kind != Kind::kString) return;
  if (!type_var)
    metadata_.push_back({argument->text, argument->span});
  else if (is_dimension(name, *call))
    scopes_.bind(name, argument, true);
}

/// The value of the current assignment where it holds constants alone, else null; it is read once
/// however many targets it has.
const Expr* Outside::constants(std::size_t value_at) {
  if (!value_) value_ = only_constants(value_at) ? parser_.silent_expression(value_at) : nullptr;
  return *value_;
}

/// Whether the rest of the line holds nothing but what constants are written with.
bool Outside::only_constants(std::size_t from) const {
  for (std::size_t i = from; tokens()[i].kind != kEnd; ++i) {
    switch (tokens()[i].kind) {
      case kInt:
      case kFloat:
      case kString:
      case kTrue:
      case kFalse:
      case kMinus:
      case kComma:
      case kLeftParen:
      case kRightParen: break;
      default: return false;
    }
  }
  return true;
}

}  // namespace tenor::spec::python
