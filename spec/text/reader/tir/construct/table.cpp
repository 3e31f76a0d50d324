// SPDX-License-Identifier: Apache-2.0
// The vocabulary: the tables of the subjects, together, looked up by name.
#include <unordered_map>

#include "spec/text/reader/call.h"

namespace tenor::spec::reader {

const std::vector<Construct>& all_constructs() {
  static const std::vector<Construct> kAll = [] {
    std::vector<Construct> all;
    for (const List<Construct> table :
         {type_constructs(), loop_constructs(), block_constructs(), buffer_constructs(),
          operator_constructs(), call_constructs(), statement_constructs(),
          compile_time_constructs(), flat_constructs(), tile_constructs(),
          thread_index_constructs()})
      all.insert(all.end(), table.begin(), table.end());
    return all;
  }();
  return kAll;
}

const Construct* find_construct(std::string_view name) {
  static const std::unordered_map<std::string_view, const Construct*> kByName = [] {
    std::unordered_map<std::string_view, const Construct*> by_name;
    for (const Construct& construct : all_constructs()) by_name.emplace(construct.name, &construct);
    return by_name;
  }();
  const auto found = kByName.find(name);
  return found == kByName.end() ? nullptr : found->second;
}

}  // namespace tenor::spec::reader
