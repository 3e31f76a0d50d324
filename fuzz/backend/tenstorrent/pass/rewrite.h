// SPDX-License-Identifier: Apache-2.0
// What the passes make new functions with.
#pragma once

#include <string_view>
#include <vector>

#include "spec/ir/build.h"

namespace tenor::fuzz::tenstorrent {

/// The function once more, with the same parts, where the first one stands in the text.
inline spec::tir::PrimFunc* copy_of(spec::Builder& builder, const spec::tir::PrimFunc& f) {
  spec::Program& program = builder.program();
  return program.set_span(program.arena.make<spec::tir::PrimFunc>(f), program.span(&f));
}

/// Attributes while they are added to: one of each key, in the order in which they came.
class AttributeSet {
 public:
  AttributeSet(spec::Arena& arena, spec::Attrs attrs)
      : arena_(arena), all_(attrs.begin(), attrs.end()) {}

  const spec::Object* find(std::string_view key) const {
    return spec::find({all_.data(), all_.size()}, key);
  }
  void set(std::string_view key, spec::Object value) {
    for (spec::Attribute& each : all_)
      if (each.key == key) return void(each.value = value);
    all_.push_back({arena_.string(key), value});
  }
  spec::Attrs list() const { return arena_.list(all_); }

 private:
  spec::Arena& arena_;
  std::vector<spec::Attribute> all_;
};

}  // namespace tenor::fuzz::tenstorrent
