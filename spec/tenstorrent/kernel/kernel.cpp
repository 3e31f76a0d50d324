// SPDX-License-Identifier: Apache-2.0
#include "spec/tenstorrent/kernel/kernel.h"

namespace tenor::spec::tenstorrent {
namespace {

/// In the order of the enumerators.
constexpr std::string_view kOperators[] = {"+",  "-",  "*",  "/",  "%", "<", "<=", ">",  ">=",
                                           "==", "!=", "&&", "||", "&", "|", "^",  "<<", ">>"};
constexpr int kPrecedences[] = {9, 9, 10, 10, 10, 7, 7, 7, 7, 6, 6, 2, 1, 5, 3, 4, 8, 8};
constexpr std::string_view kTypes[] = {"void",     "bool",  "int32_t", "uint32_t",
                                       "uint64_t", "float", "auto"};

}  // namespace

std::string_view word(KernelKind kind) {
  switch (kind) {
    case KernelKind::kReader: return "reader";
    case KernelKind::kWriter: return "writer";
    case KernelKind::kCompute: return "compute";
  }
  return "compute";
}

std::string_view spelling(Type type) { return kTypes[static_cast<std::size_t>(type)]; }
std::string_view spelling(Operator op) { return kOperators[static_cast<std::size_t>(op)]; }
int precedence(Operator op) { return kPrecedences[static_cast<std::size_t>(op)]; }

}  // namespace tenor::spec::tenstorrent
