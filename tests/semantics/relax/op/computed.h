// SPDX-License-Identifier: Apache-2.0
// One call of an operator in a function, and what TIR's rules make of its body.
#pragma once

#include <catch2/catch.hpp>
#include <string>
#include <vector>

namespace tenor::semantics::relax::test {

/// `parameters` are those of the function in which `call` stands: "x: R.Tensor((2,), 'float32')",
/// of each of which `inputs` has the elements. The results: `float32(2,): 1 2`, joined by `; `; or
/// why there is no body, or the code with which the run ended. The body is also checked, printed
/// and read back.
std::string computes(const std::string& parameters, const std::string& call,
                     const std::vector<std::vector<double>>& inputs = {});

/// The text of the body.
std::string body_text(const std::string& parameters, const std::string& call);

}  // namespace tenor::semantics::relax::test
