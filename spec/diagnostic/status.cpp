// SPDX-License-Identifier: Apache-2.0
#include "spec/diagnostic/status.h"

namespace tenor::spec {
namespace {

int rank(Status status) {
  switch (status) {
    case Status::kGood: return 0;
    case Status::kBounded: return 1;
    case Status::kUndecided: return 2;
    case Status::kFinding: return 3;
    case Status::kUsage: return 4;
    case Status::kBroken:
    case Status::kInterrupted: return 5;
  }
  return 5;
}

}  // namespace

Status worse(Status a, Status b) { return rank(a) >= rank(b) ? a : b; }

}  // namespace tenor::spec
