// SPDX-License-Identifier: Apache-2.0
// What a Python expression of a script denotes while it is read: a Python constant, a part of the
// program, or something that is neither yet (a variable without name, a statement without body).
#pragma once

#include <concepts>
#include <cstdint>
#include <string_view>

#include "spec/ir/tir/stmt.h"
#include "spec/text/python/ast.h"

namespace tenor::spec::relax {
struct Expr;
struct StructInfo;
struct Variable;
}  // namespace tenor::spec::relax

namespace tenor::spec::reader {

/// Integers of the script, wide enough for every literal of 64 bits and the arithmetic on two.
__extension__ typedef __int128 Wide;

struct Value;
struct Frame;
struct BufferAccess;

/// Values by themselves, then parts of the program, then what only a script has.
enum class Kind : std::uint8_t {
  kError,  ///< reported already
  kNone,
  kEllipsis,
  kBool,
  kInt,
  kFloat,
  kString,
  kTuple,
  kList,
  kDict,
  kLambda,
  kExpr,
  kVariable,
  kBuffer,
  kScalar,
  kAccess,
  kRange,
  kIterVar,
  kType,
  kDtype,
  kStmt,
  kObject,
  kReducer,
  kRelax,          ///< an expression of Relax
  kRelaxVariable,  ///< a name of one; each use is an occurrence of its own
  kStructInfo,
  kFrame,      ///< opens a scope over a body that is yet to come
  kConstruct,  ///< `T.name`, not called
  kNamespace,  ///< `T`, `T.axis`, `R`, a Python module
  kFunction,   ///< another function of the module
  kModule,     ///< the module itself (`cls`)
  kPython      ///< a Python value that is not in the file's text
};

struct Value {
  Kind kind = Kind::kError;
  bool fresh = false;      ///< kVariable, kBuffer: made by the current expression, not yet named
  bool declares = false;   ///< kVariable, fresh: by a datatype alone, `T.int32()`
  bool too_large = false;  ///< kInt: the literal needs more than 64 bits
  bool alias = false;      ///< `T.meta_var(x)`: a name for it is not a variable of the program
  Span span;
  const Buffer* data_of = nullptr;  ///< kVariable: written as the data of this buffer
  union {
    Wide integer = 0;            // kBool, kInt
    double floating;             // kFloat
    std::string_view text;       // kString, kConstruct, kNamespace, kFunction, kPython
    List<Value> items;           // kTuple, kList; kDict: keys and values in turn
    const python::Expr* lambda;  // kLambda
    const PrimExpr* expr;        // kExpr
    Variable* variable;          // kVariable
    Buffer* buffer;              // kBuffer; kScalar: a buffer of one element, written as a name
    const BufferAccess* access;  // kAccess
    const Range* range;          // kRange
    IterVar* iter_var;           // kIterVar
    const Type* type;            // kType
    DataType dtype;              // kDtype
    const tir::Stmt* stmt;       // kStmt
    const Object* object;        // kObject
    const CommReducer* reducer;  // kReducer
    Frame* frame;                // kFrame
    const relax::Expr* relax;    // kRelax
    relax::Variable* relax_variable;       // kRelaxVariable
    const relax::StructInfo* struct_info;  // kStructInfo
  };

  Value() {}
  Value(Kind k, Span at) : kind(k), span(at) {}

  explicit operator bool() const { return kind != Kind::kError; }
  bool is(Kind k) const { return kind == k; }
  bool is_sequence() const { return kind == Kind::kTuple || kind == Kind::kList; }
  /// A Python number or truth value.
  bool is_number() const {
    return kind == Kind::kBool || kind == Kind::kInt || kind == Kind::kFloat;
  }
  bool is_integral() const { return kind == Kind::kBool || kind == Kind::kInt; }
  bool is_relax() const { return kind == Kind::kRelax || kind == Kind::kRelaxVariable; }
};

/// A part of a buffer whose indices hold a slice: a region, or a load of consecutive lanes.
struct BufferAccess {
  struct Index {
    Value start, stop, step;  ///< kNone where not written
    bool slice = false;       ///< false: `start` is the index
  };
  Buffer* buffer = nullptr;
  List<Index> indices;
};

/// A statement whose body is yet to come: the rest of the list, or the body of a `with` or `for`.
struct Frame {
  enum class Kind : std::uint8_t { kScope, kLoop, kBlock, kInit, kIf, kThen, kElse };
  Kind kind = Kind::kScope;
  const tir::Stmt* outer = nullptr;      ///< kScope: the whole
  const tir::Stmt** body = nullptr;      ///< kScope: where the rest belongs
  Value bound;                           ///< what `as x` or `x =` names; kNone: nothing
  List<tir::For*> loops;                 ///< kLoop: outermost first
  tir::BlockRealize* realize = nullptr;  ///< kBlock; null block bindings where `no_realize`
  tir::Block* block = nullptr;           ///< kBlock
  tir::IfThenElse* branch = nullptr;     ///< kIf
  bool realized = true;                  ///< kBlock: not `no_realize=True`
};

inline Value none(Span at) { return Value(Kind::kNone, at); }
inline Value value_of(Span at, Wide integer) {
  Value v(Kind::kInt, at);
  v.integer = integer;
  return v;
}
inline Value value_of(Span at, std::same_as<bool> auto truth) {
  Value v(Kind::kBool, at);
  v.integer = truth ? 1 : 0;
  return v;
}
inline Value value_of(Span at, double floating) {
  Value v(Kind::kFloat, at);
  v.floating = floating;
  return v;
}
inline Value value_of(Span at, Kind kind, std::string_view text) {
  Value v(kind, at);
  v.text = text;
  return v;
}
inline Value sequence(Span at, Kind kind, List<Value> items) {
  Value v(kind, at);
  v.items = items;
  return v;
}
inline Value value_of(Span at, const PrimExpr* expr) {
  Value v(Kind::kExpr, at);
  v.expr = expr;
  return v;
}
inline Value value_of(Span at, Variable* variable, bool fresh) {
  Value v(Kind::kVariable, at);
  v.variable = variable;
  v.fresh = fresh;
  return v;
}
inline Value value_of(Span at, Buffer* buffer, bool fresh) {
  Value v(Kind::kBuffer, at);
  v.buffer = buffer;
  v.fresh = fresh;
  return v;
}
inline Value value_of(Span at, DataType dtype) {
  Value v(Kind::kDtype, at);
  v.dtype = dtype;
  return v;
}
inline Value value_of(Span at, const Object* object) {
  Value v(Kind::kObject, at);
  v.object = object;
  return v;
}
inline Value value_of(Span at, const relax::Expr* expr) {
  Value v(Kind::kRelax, at);
  v.relax = expr;
  return v;
}
inline Value value_of(Span at, relax::Variable* variable) {
  Value v(Kind::kRelaxVariable, at);
  v.relax_variable = variable;
  return v;
}
inline Value value_of(Span at, const relax::StructInfo* struct_info) {
  Value v(Kind::kStructInfo, at);
  v.struct_info = struct_info;
  return v;
}
inline Value value_of(Span at, Frame* frame) {
  Value v(Kind::kFrame, at);
  v.frame = frame;
  return v;
}

}  // namespace tenor::spec::reader
