// SPDX-License-Identifier: Apache-2.0
#include "semantics/run/model/weights.h"

#include "semantics/run/value_or_throw.h"
#include "semantics/tensor/npy.h"
#include "semantics/tensor/npz.h"
#include "semantics/tensor/safetensors.h"

namespace tenor::semantics {
namespace {

using spec::UsageError;

/// Arrays, as long as they take no more memory than is left.
class Loader {
 public:
  Loader(const std::string& path, std::uint64_t memory) : path_(path), left_(memory) {}
  std::uint64_t left() const { return left_; }
  void add(const std::string& name, TensorResult<Tensor> read) {
    Tensor tensor = value_or_throw(std::move(read), path_);
    left_ -= tensor.data.size();
    inputs.push_back({name, Input::Kind::kTensor, std::move(tensor), "", path_ + ":" + name});
  }
  std::vector<Input> inputs;

 private:
  const std::string& path_;
  std::uint64_t left_;
};

}  // namespace

std::vector<Input> load_weights(const std::string& path, std::uint64_t memory) {
  const bool is_safetensors = path.ends_with(".safetensors");
  if (!is_safetensors && !path.ends_with(".npz"))
    throw UsageError("--params takes FILE.npz or FILE.safetensors, not '" + path + "'");
  const auto file = value_or_throw(read_file(path, memory), path);
  Loader loader(path, memory);
  if (is_safetensors) {
    for (const SafetensorsEntry& entry : value_or_throw(read_safetensors_entries(file), path))
      loader.add(entry.name, read_safetensors(entry, loader.left()));
  } else {
    for (const std::string& name : value_or_throw(npz_names(file), path))
      loader.add(name, read_npz(file, name, loader.left()));
  }
  return std::move(loader.inputs);
}

}  // namespace tenor::semantics
