// SPDX-License-Identifier: Apache-2.0
// What a printed file keeps out of line: `metadata = tvm.ir.load_json(…)`, used in the text as
// `metadata["tirx.StringImm"][0]`. Both of the compiler's JSON formats.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "spec/ir/datatype.h"

namespace tenor::spec::reader {

/// A tensor as a file keeps it.
struct MetadataTensor {
  DataType dtype{};
  std::vector<std::int64_t> shape;
  std::vector<std::byte> data;
};

/// An entry: the literal it is, where it is one.
struct MetadataEntry {
  enum class Kind : std::uint8_t { kOther, kString, kInt, kFloat, kTensor };
  Kind kind = Kind::kOther;
  std::string type;  ///< `tirx.StringImm`
  std::string text;  ///< kString
  std::int64_t integer = 0;
  double floating = 0;
  std::string dtype;      ///< kInt, kFloat
  MetadataTensor tensor;  ///< kTensor
};

/// The tensor in the base64 of a DLTensor's saved bytes; nothing where they are not.
std::optional<MetadataTensor> saved_tensor(std::string_view base64);

/// The bits of the nearest value of a floating datatype.
std::uint64_t float_bits(double value, const DataType& dtype);

class Metadata {
 public:
  /// Reads `json`; false where it is not one of the known formats.
  bool load(std::string_view json);
  /// The `index`th entry under `type`, or null.
  const MetadataEntry* find(std::string_view type, std::size_t index) const;
  /// Is a node of the flat generation among its nodes: one of `tirx`, or one that has a type `ty`?
  bool is_flat() const { return flat_; }

 private:
  struct Group {
    std::string type;
    std::vector<MetadataEntry> entries;
  };
  std::vector<Group> groups_;
  bool flat_ = false;
};

}  // namespace tenor::spec::reader
