// SPDX-License-Identifier: Apache-2.0
#include "spec/text/reader/imports.h"

namespace tenor::spec::reader {
namespace {

bool is_vocabulary(std::string_view module) {
  return module == "tvm.script.tir" || module == "tvm.script.tirx";
}

}  // namespace

ImportsByName::ImportsByName(const std::vector<python::Import>& imports) {
  for (const python::Import& import : imports) add(import);
}

void ImportsByName::add(const python::Import& import) {
  const std::string_view module = import.module, last = last_part(module);
  nested_ = nested_ || last == "tir" || module.starts_with("tvm.script.tir.");
  flat_ = flat_ || last == "tirx" || module.starts_with("tvm.script.tirx.");
  tirx_ = tirx_ || module.ends_with("tirx") || module.starts_with("tvm.script.tirx.");
  if (import.name == "*" && is_vocabulary(module) && !everything_) everything_ = &import;
  Entry& entry = entries_[import.name];
  if (!entry.first) entry.first = &import;
  entry.last = &import;
  const std::size_t dot = module.rfind('.');
  const bool construct = dot != std::string_view::npos && is_vocabulary(module.substr(0, dot));
  if (construct && !entry.construct) entry.construct = &import;
}

ImportsByName::Entry ImportsByName::find(std::string_view name) const {
  const auto found = entries_.find(name);
  return found == entries_.end() ? Entry() : found->second;
}

}  // namespace tenor::spec::reader
