// SPDX-License-Identifier: Apache-2.0
// Values of a Relax function that is followed without running it: contents have numbers, dimensions
// are expressions over sizes that may be any. Relax/Values.
#pragma once

#include <stdexcept>
#include <string>
#include <unordered_map>

#include "solver/validate/relax/sizes.h"
#include "spec/ir/program.h"

namespace tenor::solver {

/// What the comparison of data flow does not follow, and why: it decides nothing then.
struct NotFollowed : std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct GraphScope;

struct GraphValue {
  enum class Kind : std::uint8_t {
    kTensor,
    kTuple,
    kShape,
    kPrim,
    kText,
    kDataType,
    kNull,
    kClosure,
    kBound,  ///< parts: a function, the arguments that it takes last
    kPrimFunc,
    kPacked,
    kStorage,
    kObject,  ///< of which only its number is known
    kKilled
  };
  Kind kind = Kind::kNull;
  spec::DataType dtype{};           ///< of a tensor, a primitive value, a datatype
  std::string text{};               ///< a text; a packed function's name; a tensor's device
  Sizes sizes{};                    ///< of a tensor or a shape; of a primitive value its only one
  std::vector<GraphValue> parts{};  ///< fields
  std::size_t place = 0;            ///< of a tensor; a storage's number
  ValueNumber number = 0;           ///< of an object, or of a primitive value without `sizes`
  const spec::relax::Function* function = nullptr;
  const spec::tir::PrimFunc* prim_func = nullptr;
  GraphScope* captured = nullptr;

  bool is(Kind k) const { return kind == k; }
};

inline GraphValue tuple_of(std::vector<GraphValue> fields) {
  GraphValue v{GraphValue::Kind::kTuple};
  v.parts = std::move(fields);
  return v;
}
inline GraphValue shape_of(Sizes sizes) {
  GraphValue v{GraphValue::Kind::kShape};
  v.sizes = std::move(sizes);
  return v;
}

/// Adds the value; of a tuple its fields, of a shape its dimensions as numbers.
inline void add_flat(const GraphValue& v, std::vector<GraphValue>& all) {
  if (v.is(GraphValue::Kind::kTuple)) {
    for (const GraphValue& field : v.parts) add_flat(field, all);
  } else if (v.is(GraphValue::Kind::kShape)) {
    for (Size size : v.sizes) {
      all.push_back(GraphValue{GraphValue::Kind::kPrim});
      all.back().dtype = spec::int_type(64), all.back().sizes = {size};
    }
  } else {
    all.push_back(v);
  }
}

/// Variables of an activation, and of those around it. The run owns them all: a function that a
/// scope binds holds that scope.
struct GraphScope {
  GraphScope* outer = nullptr;
  std::unordered_map<const spec::relax::Variable*, GraphValue> values{};
  std::unordered_map<const spec::Variable*, Size> sizes{};

  GraphValue* find(const spec::relax::Variable* v) {
    for (GraphScope* s = this; s; s = s->outer)
      if (const auto at = s->values.find(v); at != s->values.end()) return &at->second;
    return nullptr;
  }
  Size find(const spec::Variable* v) const {
    for (const GraphScope* s = this; s; s = s->outer)
      if (const auto at = s->sizes.find(v); at != s->sizes.end()) return at->second;
    return nullptr;
  }
};
using Scope = GraphScope*;

}  // namespace tenor::solver
