// SPDX-License-Identifier: Apache-2.0
#include "semantics/relax/values.h"

namespace tenor::semantics::relax {

std::string_view name_of(Kind kind) {
  switch (kind) {
    case Kind::kTensor: return "a tensor";
    case Kind::kTuple: return "a tuple";
    case Kind::kShape: return "a shape";
    case Kind::kPrim: return "a primitive value";
    case Kind::kString: return "a string";
    case Kind::kDataType: return "a datatype";
    case Kind::kNull: return "null";
    case Kind::kClosure:
    case Kind::kBound: return "a closure";
    case Kind::kPrimFunc: return "a PrimFunc";
    case Kind::kPacked: return "a packed function";
    case Kind::kStorage: return "a storage";
    case Kind::kKilled: return "what was killed";
    case Kind::kCache: return "a cache";
  }
  return "a value";
}

}  // namespace tenor::semantics::relax
