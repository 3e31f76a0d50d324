// SPDX-License-Identifier: Apache-2.0
// The prover that commands are handed: with Z3 where it is built in, else the canonical one.
#pragma once

#include <memory>
#include <string>

#include "spec/prover/prover.h"

namespace tenor::solver {

std::unique_ptr<spec::Prover> make_prover();

}  // namespace tenor::solver
