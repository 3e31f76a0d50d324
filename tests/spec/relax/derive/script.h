// SPDX-License-Identifier: Apache-2.0
// A module of Relax as text, what its checks say of it, and what is derived of its variables.
#pragma once

#include <string>

#include "spec/diagnostic/report.h"

namespace tenor::spec::relax::test {

/// The parts of a script that all tests share; `functions` are indented as in a class.
std::string script(const std::string& functions);

/// A module with one function `f` of `parameters` (with ` -> R` after them, or not), whose body
/// has the lines of `body`.
std::string function(const std::string& parameters, const std::string& body);

/// The same of a module with two devices, llvm and cuda.
std::string on_devices(const std::string& parameters, const std::string& body);

/// A vector of three, on any device, and on the first of those two.
inline const std::string kVector = "R.Tensor((3,), \"float32\")";
inline const std::string kVectorOnCpu = "R.Tensor((3,), \"float32\", vdevice=\"llvm\")";

/// What the check says of the module: "error", "warning", "note", or nothing.
std::string says(std::string_view check, const std::string& script, const Readings& readings = {});

/// What is derived of the value of the last variable of that name, as text.
std::string derived(const std::string& script, std::string_view variable,
                    const Readings& readings = {});

/// Γ of the last variable of that name when it was bound, as text.
std::string bound(const std::string& script, std::string_view variable,
                  const Readings& readings = {});

/// What is known of a function of the module, as text.
std::string signature(const std::string& script, std::string_view function,
                      const Readings& readings = {});

/// Readings with these entries as written.
Readings as_written_reading(std::string_view entry);

}  // namespace tenor::spec::relax::test
