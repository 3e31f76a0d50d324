// SPDX-License-Identifier: Apache-2.0
#include "semantics/relax/op/calls.h"

#include <fmt/format.h>

#include <regex>
#include <sstream>

namespace tenor::semantics::relax {

std::vector<ListedCall> listed_calls() {
  const std::regex line_of_call(R"((R\.([\w.]+).+?)(?: where (.+?))?(?:  # .+)?)");
  const std::regex input(R"((\w+): (\([\d, ]*\)) (\w+)(?: < \d+)?(?: as \w+)?)");
  std::vector<ListedCall> found;
  std::istringstream text{std::string(text_of_calls())};
  std::smatch parts;
  for (std::string line; std::getline(text, line);) {
    if (!std::regex_match(line, parts, line_of_call)) continue;
    ListedCall one{parts[2], parts[1], parts[3], {}};
    for (std::sregex_iterator i(one.inputs.begin(), one.inputs.end(), input), end; i != end; ++i)
      one.parameters +=
          fmt::format("{}: R.Tensor({}, \"{}\"), ", (*i)[1].str(), (*i)[2].str(), (*i)[3].str());
    found.push_back(std::move(one));
  }
  return found;
}

std::string module_of(std::span<const ListedCall> calls) {
  std::string text =
      "from tvm.script import ir as I, relax as R, tir as T\n@I.ir_module\nclass Calls:\n";
  for (std::size_t i = 0; i < calls.size(); ++i)
    text += fmt::format(
        "    @R.function(pure=False)\n    def f{}({}):\n        y = {}\n        return y\n", i,
        calls[i].parameters, calls[i].call);
  return text;
}

}  // namespace tenor::semantics::relax
