// SPDX-License-Identifier: Apache-2.0
#include "solver/prover/session.h"

#include <dlfcn.h>

#include "spec/diagnostic/usage_error.h"

namespace tenor::solver {
namespace {

/// It is found where the program looks for its libraries, and stays.
const SessionLibrary& load() {
  void* const loaded = dlopen(TENOR_SESSION_LIBRARY, RTLD_NOW | RTLD_LOCAL);
  const void* const found = loaded ? dlsym(loaded, "tenor_session") : nullptr;
  if (!found) throw spec::UsageError(std::string("Z3 cannot be loaded: ") + dlerror());
  return *static_cast<const SessionLibrary*>(found);
}

}  // namespace

const SessionLibrary& session_library() {
  static const SessionLibrary& library = load();
  return library;
}

}  // namespace tenor::solver
