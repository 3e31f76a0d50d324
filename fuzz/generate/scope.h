// SPDX-License-Identifier: Apache-2.0
// What a place in a program may use, and what is known of it: enough to make every program
// specified by construction (TIR/Eval/7.6, TIR/Exec/5.5.4, TIR/Exec/12.2.2:h, TIR-D19). Values of
// loop variables are known as intervals; of memory, who may touch which elements.
#pragma once

#include <limits>
#include <optional>
#include <string_view>
#include <vector>

#include "spec/ir/tir/stmt.h"

namespace tenor::fuzz {

/// low <= value <= high, and value < *below where there is one.
struct Bounds {
  std::int64_t low = 0, high = 0;
  const spec::Variable* below = nullptr;

  bool within(std::int64_t extent) const { return low >= 0 && high < extent; }
};

/// An expression with what is known of its value.
struct Bounded {
  const spec::PrimExpr* expr = nullptr;
  Bounds bounds;
};

/// A variable that may be read. `known`: its bounds say something.
struct Name {
  const spec::Variable* variable = nullptr;
  bool known = false;
  Bounds bounds;
};

/// In a loop whose iterations may run in any order, an iteration may touch only the elements whose
/// index along a dimension is variable * stride + r, with 0 <= r < stride: its own.
struct Pin {
  const spec::Variable* variable = nullptr;
  std::int64_t stride = 1;
};

/// A buffer in scope.
struct Memory {
  const spec::Buffer* buffer = nullptr;
  const spec::Variable* root = nullptr;  ///< data of the buffer that it is, or is a view of
  bool readable = true, writable = true;
  bool argument = false;                 ///< of specified layout: any view of it is specified
  bool whole = true;                     ///< as it was allocated: may be passed to a function
  std::vector<std::optional<Pin>> pins;  ///< by dimension
};

/// Has each thread a copy of the memory?
inline bool is_copied(const spec::Variable* data) {
  return data->type_annotation->storage_scope != "global";
}

/// The literal extent of a dimension; nothing where it is a variable.
inline std::optional<std::int64_t> literal_extent(const spec::PrimExpr* extent) {
  const auto* literal = spec::as<spec::IntImm>(extent);
  return literal ? std::optional(literal->value) : std::nullopt;
}

/// A loop over threads: a loop inside with its tag and extent is the same axis (TIR-D73).
struct Axis {
  std::string_view tag;
  std::int64_t extent = 0;
};

struct GeneratorScope {
  std::vector<Name> names;
  std::vector<Memory> memories;
  std::vector<const spec::Variable*> positive;  ///< sizes known to be at least 1 here
  std::vector<std::string_view> thread_tags;    ///< of the loops around
  std::vector<Axis> axes;                       ///< of those, where the number is a literal
  std::int64_t trips = 1;                       ///< iterations of this place, about
  bool parallel = false;                        ///< in a loop without order
  bool vectorized = false;
  bool may_fork = true;     ///< loops over threads may stand here
  bool may_jump = false;    ///< the innermost loop is one to leave
  bool may_return = false;  ///< the function gives no value
  bool pure = false;        ///< expressions here call no function, and end in no error
};

}  // namespace tenor::fuzz
