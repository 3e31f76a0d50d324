// SPDX-License-Identifier: Apache-2.0
// The syntax of the part of Python that TVMScript is written in, as the parser hands it to the
// reader. Nothing is evaluated here; names are as they stand. Lives in an Arena of its own, which
// the reader drops when it has built the program.
#pragma once

#include <cstdint>
#include <string_view>

#include "spec/ir/node.h"

namespace tenor::spec::python {

/// A List in one word: of the lists of a node most are empty, and memory is what reading costs.
template <class T>
class Elements {
 public:
  Elements() = default;
  Elements(Arena& arena, List<T> list)
      : list_(list.empty() ? nullptr : arena.make<List<T>>(list)) {}

  operator List<T>() const { return list_ ? *list_ : List<T>{}; }
  bool empty() const { return !list_; }
  std::size_t size() const { return list_ ? list_->size() : 0; }
  const T* begin() const { return list_ ? list_->data() : nullptr; }
  const T* end() const { return begin() + size(); }
  const T& operator[](std::size_t i) const { return (*list_)[i]; }
  const T& front() const { return list_->front(); }
  const T& back() const { return list_->back(); }
  List<T> subspan(std::size_t first) const { return List<T>(*this).subspan(first); }

 private:
  const List<T>* list_ = nullptr;
};

enum class Kind : std::uint8_t {
  // Expressions.
  kName,    // text
  kInt,     // integer, text (digits as written); overflow: does not fit 64 bits unsigned
  kFloat,   // floating, text
  kString,  // text: unescaped contents (adjacent literals joined); bytes and f-strings: kOther
  kTrue,
  kFalse,
  kNone,
  kEllipsis,
  kAttribute,     // value . text
  kSubscript,     // value [ items ]  (items.size() > 1 or trailing comma: tuple)
  kSlice,         // items[0..2], each may be null: lower, upper, step
  kCall,          // value ( items, keywords )
  kBinOp,         // items[0] op items[1]: text is the operator: + - * / // % ** @ << >> & | ^
  kUnaryOp,       // op items[0]: text is + - ~ not
  kBoolOp,        // items, text `and` or `or`: two operands each, left-associated
  kCompare,       // items[0] op items[1]: text is == != < <= > >= in, not in, is, is not
  kCompareChain,  // a < b < c: items, and in params the operators between them
  kIfExp,         // items: condition, then, else
  kTuple,
  kList,     // items
  kDict,     // keywords with `key` set, or items/keys in pairs: see `keys`
  kLambda,   // params, body in items[0]
  kStarred,  // *items[0]
  kOther,    // an expression of Python that TVMScript has not: f-string, comprehension, await …
};

struct Expr;
/// `name=value`; in a dict `key: value` with `key` set; `**value` has neither.
struct Keyword {
  std::string_view name;
  const Expr* key = nullptr;
  const Expr* value = nullptr;
  Span span;
};

struct Expr {
  Kind kind = Kind::kOther;
  bool trailing_comma = false;  ///< kSubscript: `A[i,]`
  bool overflow = false;        ///< kInt
  bool parenthesised = false;
  Span span;                ///< with its parentheses, if it has any
  std::uint32_t depth = 1;  ///< levels of this tree, itself included; at most kMaxDepth
  std::string_view text;
  union {
    std::uint64_t integer = 0;  ///< kInt
    double floating;            ///< kFloat
  };
  const Expr* value = nullptr;
  Elements<const Expr*> items;
  Elements<Keyword> keywords;         ///< kCall, kDict
  Elements<std::string_view> params;  ///< kLambda; `*name` keeps its star; kCompareChain
};

enum class StmtKind : std::uint8_t {
  kExpr,       // value
  kAssign,     // targets = value (several targets: a = b = value)
  kAnnAssign,  // target: annotation = value (value may be null)
  kAugAssign,  // target op= value; text is the operator
  kFor,        // target in value: body [else orelse]
  kWhile,      // value: body
  kIf,         // value: body, orelse (elif is an If alone in orelse)
  kWith,       // items (expression, optional target): body
  kAssert,     // value, message
  kReturn,     // value may be null
  kPass,
  kBreak,
  kContinue,
  kFunctionDef,  // name, params, annotation (returns), decorators, body
  kClassDef,     // name, decorators, body
  kGlobal,       // global, nonlocal, import, del …: nothing for TVMScript
  kOther,        // a statement of Python that TVMScript has not (try, match, yield …)
};

struct Parameter {
  std::string_view name;
  const Expr* annotation = nullptr;
  const Expr* default_value = nullptr;
  bool starred = false;  ///< *args, **kwargs
  Span span;
};

struct WithItem {
  const Expr* context = nullptr;
  const Expr* target = nullptr;
};

struct Stmt {
  StmtKind kind = StmtKind::kOther;
  bool damaged = false;   ///< an error was found in it, and statements are missing
  std::uint32_t end = 0;  ///< kFunctionDef, kClassDef: after the last line, rejected ones included
  Span span;              ///< simple: the statement; compound: its header line
  std::string_view text;  ///< name of a def or class, operator of kAugAssign
  const Expr* value = nullptr;
  const Expr* target = nullptr;
  const Expr* annotation = nullptr;
  const Expr* message = nullptr;
  Elements<const Expr*> targets;
  Elements<WithItem> items;
  Elements<Parameter> params;
  Elements<std::string_view> type_params;  ///< `def f[n](…)`
  Elements<const Expr*> decorators;
  Elements<const Stmt*> body, orelse;
};

}  // namespace tenor::spec::python
