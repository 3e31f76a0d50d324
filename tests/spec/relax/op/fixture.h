// SPDX-License-Identifier: Apache-2.0
// One call of an operator in a function, and what is derived of it: the StructInfo as it is
// printed, or the code of the first finding.
#pragma once

#include <string>

namespace tenor::spec::relax::test {

/// `parameters` are those of the function in which `call` stands: "x: R.Tensor((\"n\", 3))". What
/// is derived is printed in the nested generation's words.
std::string derives(const std::string& parameters, const std::string& call);

/// The same, in a module with these devices: `I.vdevice("llvm"), I.vdevice("cuda", 1)`.
std::string derives_with_devices(const std::string& devices, const std::string& parameters,
                                 const std::string& call);

/// The same, in a module that has these functions too, a member of a class each.
std::string derives_with_functions(const std::string& functions, const std::string& parameters,
                                   const std::string& call);

/// What the first error says of such a call; empty where there is none.
std::string refusal_with_functions(const std::string& functions, const std::string& parameters,
                                   const std::string& call);

}  // namespace tenor::spec::relax::test
