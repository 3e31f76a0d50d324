// SPDX-License-Identifier: Apache-2.0
// Values of Relax outside of any machine: what a caller hands to a function, and what it gets back.
// Relax/Values.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "semantics/tensor/tensor.h"

namespace tenor::semantics::relax {

/// `written` says of each scalar whether something wrote it (TIR-D19); empty: all of them.
struct HostTensor {
  Tensor tensor;
  std::vector<std::uint8_t> written{};
};

struct HostShape {
  std::vector<std::int64_t> dimensions;
};

/// A PrimValue: its bits, as `semantics/domain/numeric` has them.
struct HostPrim {
  spec::DataType dtype;
  std::uint64_t bits = 0;
};

struct HostString {
  std::string text;
};

struct HostDataType {
  spec::DataType dtype;
};

struct HostNull {};

/// A cache of keys or values: its rows (call/cache.h).
struct HostCache {
  HostTensor rows;
};

/// A closure or a packed function, which nothing outside can look into: its name or its text.
struct HostFunction {
  std::string what;
};

struct HostValue;
struct HostTuple {
  std::vector<HostValue> fields;
};

struct HostValue {
  std::variant<HostTensor, HostTuple, HostShape, HostPrim, HostString, HostDataType, HostNull,
               HostCache, HostFunction>
      value;
};

}  // namespace tenor::semantics::relax
