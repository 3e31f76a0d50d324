// SPDX-License-Identifier: Apache-2.0
// From a file of C to code in this process: by a compiler that writes a shared object, or by
// libtcc in memory.
#pragma once

#include <memory>
#include <string>

#include "fuzz/backend/c/execute.h"

namespace tenor::fuzz::c {

/// Compiles `text` to `object`. What stood against it, or nothing.
std::string compile_to_object(const Backend& backend, const std::string& text,
                              const std::filesystem::path& object, bool& timed_out);

/// Code in this process.
class Loaded {
 public:
  virtual ~Loaded() = default;
  /// The address of a name at file scope, or null.
  virtual void* find(const std::string& name) = 0;
  /// Why there is none; empty: there is.
  std::string problem;
};

std::unique_ptr<Loaded> load_object(const std::filesystem::path& object);
std::unique_ptr<Loaded> compile_in_memory(const std::string& text);

}  // namespace tenor::fuzz::c
