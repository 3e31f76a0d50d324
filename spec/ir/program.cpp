// SPDX-License-Identifier: Apache-2.0
#include "spec/ir/program.h"

namespace tenor::spec {

std::size_t node_count(const Program& program) { return program.node_count(); }

}  // namespace tenor::spec
