// SPDX-License-Identifier: Apache-2.0
// Where a command shows how far its work is.
#pragma once

#include "semantics/run/drive.h"
#include "spec/console/options.h"

namespace tenor::semantics {

inline Terminal terminal_of(spec::Streams& streams) {
  return streams.out_is_terminal ? Terminal(streams.err) : Terminal();
}

}  // namespace tenor::semantics
