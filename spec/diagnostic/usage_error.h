// SPDX-License-Identifier: Apache-2.0
// Bad usage: a caller named or wrote something wrong, which is not a finding on a program.
#pragma once

#include <stdexcept>

namespace tenor::spec {

/// Caught by `command_line`, which prints the message and ends with status 2.
class UsageError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace tenor::spec
