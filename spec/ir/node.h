// SPDX-License-Identifier: Apache-2.0
// The small parts that expressions and statements share: types, variables, ranges, and the
// compile-time objects that attributes hold. TIR/Grammar/Type, Range, IterVar, Attrs; TIR/Types.
#pragma once

#include <cstdint>
#include <string_view>

#include "spec/clauses/implementation.h"
#include "spec/ir/arena.h"
#include "spec/ir/base.h"
#include "spec/ir/datatype.h"

namespace tenor::spec {

struct PrimExpr;
struct Buffer;
struct BufferRegion;

/// TIR/Grammar/Type. A field that the kind does not have is empty.
struct Type {
  enum class Kind : std::uint8_t { kPrimType, kPointerType, kTupleType };
  Kind kind = Kind::kPrimType;
  DataType dtype{};                    ///< PrimType
  const Type* element_type = nullptr;  ///< PointerType
  std::string_view storage_scope;      ///< PointerType
  List<const Type*> fields;            ///< TupleType

  bool is_pointer() const { return kind == Kind::kPointerType; }
  bool is_empty_tuple() const { return kind == Kind::kTupleType && fields.empty(); }
};

/// In the order of the enumerators.
inline constexpr Implementation kTypeProductions[] = {
    production("PrimType", clauses("TIR/Grammar/Type/PrimType")),
    production("PointerType", clauses("TIR/Grammar/Type/PointerType")),
    production("TupleType", clauses("TIR/Grammar/Type/TupleType")),
};

/// A variable, at the place that binds it; an occurrence of it is the expression `Var`.
/// TIR/Grammar/PrimExpr/Var, TIR/ExprTyping/1.
struct Variable : Node {
  std::string_view name_hint;
  DataType dtype{};                       ///< TIR/ExprTyping/1.1 to 1.2.3: follows type_annotation
  const Type* type_annotation = nullptr;  ///< null only where the program is ill-formed
  bool is_size_var = false;               ///< printed as `is_size_var=True`: assumed not negative
};

/// TIR/Grammar/Range. `extent` may be absent (TIR-D35: ill-formed in regions and bounds).
struct Range {
  const PrimExpr* min = nullptr;
  const PrimExpr* extent = nullptr;
};

/// TIR/Grammar/IterVarType, in the document's order.
enum class IterVarType : std::uint8_t {
  kDataPar,
  kThreadIndex,
  kCommReduce,
  kOrdered,
  kOpaque,
  kUnrolled,
  kVectorized,
  kParallelized,
  kTensorized
};

/// In the order of the enumerators.
inline constexpr Implementation kIterVarTypeProductions[] = {
    production("kDataPar", clauses("TIR/Grammar/IterVarType/kDataPar")),
    production("kThreadIndex", clauses("TIR/Grammar/IterVarType/kThreadIndex")),
    production("kCommReduce", clauses("TIR/Grammar/IterVarType/kCommReduce")),
    production("kOrdered", clauses("TIR/Grammar/IterVarType/kOrdered")),
    production("kOpaque", clauses("TIR/Grammar/IterVarType/kOpaque")),
    production("kUnrolled", clauses("TIR/Grammar/IterVarType/kUnrolled")),
    production("kVectorized", clauses("TIR/Grammar/IterVarType/kVectorized")),
    production("kParallelized", clauses("TIR/Grammar/IterVarType/kParallelized")),
    production("kTensorized", clauses("TIR/Grammar/IterVarType/kTensorized")),
};

/// TIR/Grammar/IterVar. Without a domain both parts of `dom` are null.
struct IterVar : Node {
  Range dom;
  const Variable* var = nullptr;
  IterVarType iter_type = IterVarType::kDataPar;
  std::string_view thread_tag;
};

struct Attribute;
struct CommReducer;

/// A compile-time object: the value of an attribute or annotation, the node of an AttrStmt, an
/// argument of a construct that is out of scope. TIR/Grammar/Attrs/p1. Without meaning at run time.
struct Object {
  enum class Kind : std::uint8_t {
    kNone,
    kBool,
    kInt,
    kFloat,
    kString,
    kList,
    kMap,
    kExpr,
    kType,
    kVariable,
    kBuffer,
    kRegion,
    kIterVar,
    kReducer,
    kCall,
    kText
  };
  Kind kind = Kind::kNone;
  bool tuple = false;              ///< kList: written with parentheses
  std::int64_t integer = 0;        ///< kBool, kInt
  double floating = 0;             ///< kFloat
  std::string_view text;           ///< kString; kCall: dotted callee; kText: source as it stands
  List<Object> items;              ///< kList; kCall: positional arguments
  List<Attribute> entries;         ///< kMap; kCall: keyword arguments
  const PrimExpr* expr = nullptr;  ///< kExpr
  const Type* type = nullptr;      ///< kType
  const Variable* variable = nullptr;    ///< kVariable
  const Buffer* buffer = nullptr;        ///< kBuffer
  const BufferRegion* region = nullptr;  ///< kRegion
  const IterVar* iter_var = nullptr;     ///< kIterVar
  const CommReducer* reducer = nullptr;  ///< kReducer
};

/// One entry of TIR/Grammar/Attrs, of annotations, or of a keyword argument list.
struct Attribute {
  std::string_view key;
  Object value;
};
using Attrs = List<Attribute>;

/// The value under `key`, or null.
const Object* find(Attrs attrs, std::string_view key);

/// TIR/Grammar/BufferType.
enum class BufferType : std::uint8_t { kDefault, kAutoBroadcast };

/// In the order of the enumerators.
inline constexpr Implementation kBufferTypeProductions[] = {
    production("kDefault", clauses("TIR/Grammar/BufferType/kDefault")),
    production("kAutoBroadcast", clauses("TIR/Grammar/BufferType/kAutoBroadcast")),
};

/// TIR/Grammar/Buffer. A buffer denotes the memory that `data` is bound to (TIR-D44).
struct Buffer : Node {
  std::string_view name;
  const Variable* data = nullptr;
  DataType dtype{};
  List<const PrimExpr*> shape;
  List<std::int64_t> axis_separators;
  List<const PrimExpr*> strides;          ///< empty: row-major
  const PrimExpr* elem_offset = nullptr;  ///< null: 0 (TIR-D36)
  std::int64_t data_alignment = 0;        ///< 0: not written
  std::int64_t offset_factor = 0;         ///< 0: not written
  BufferType buffer_type = BufferType::kDefault;
};

/// TIR/Grammar/BufferRegion.
struct BufferRegion : Node {
  const Buffer* buffer = nullptr;
  List<Range> region;
};

/// The parts that are no expressions or statements, and what several kinds are together.
inline constexpr Implementation kPartProductions[] = {
    production("Type", clauses("TIR/Grammar/Type")),
    production("Range", clauses("TIR/Grammar/Range")),
    production("IterVar", clauses("TIR/Grammar/IterVar")),
    production("IterVarType", clauses("TIR/Grammar/IterVarType")),
    production("Attrs", clauses("TIR/Grammar/Attrs", "TIR/Grammar/Attrs/p1")),
    production("Buffer", clauses("TIR/Grammar/Buffer", "TIR/Buffers/p1")),
    production("BufferType", clauses("TIR/Grammar/BufferType")),
    production("BufferRegion", clauses("TIR/Grammar/BufferRegion")),
};

}  // namespace tenor::spec
