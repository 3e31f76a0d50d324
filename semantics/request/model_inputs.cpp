// SPDX-License-Identifier: Apache-2.0
#include "semantics/request/model_inputs.h"

#include "semantics/run/model/constants.h"
#include "semantics/run/model/weights.h"

namespace tenor::semantics {

ModelInputs model_inputs(const RunRequest& request, std::vector<Input> inputs) {
  ModelInputs all{std::move(inputs), {}};
  std::uint64_t left = request.limits.memory;
  const auto add = [&](std::vector<Input>& to, std::vector<Input> arrays) {
    for (Input& one : arrays) {
      left -= one.tensor.data.size();
      to.push_back(std::move(one));
    }
  };
  all.draws_weights = request.params.empty();
  for (const std::string& file : request.params) add(all.weights, load_weights(file, left));
  for (const std::string& file : request.constants) add(all.constants, load_constants(file, left));
  return all;
}

}  // namespace tenor::semantics
