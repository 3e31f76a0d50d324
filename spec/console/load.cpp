// SPDX-License-Identifier: Apache-2.0
#include "spec/console/load.h"

namespace tenor::spec {

std::unique_ptr<Loaded> load(const Target& target, const CommonOptions& options,
                             std::istream& standard_input) {
  auto loaded = std::make_unique<Loaded>(options.strict, options.readings);
  FileText read_text = read_file(target.file, standard_input);
  loaded->text = std::move(read_text.text);
  loaded->source = Source(target.file == "-" ? "<stdin>" : target.file, loaded->text);
  if (read_text.too_large)
    loaded->report.error(Code::X_INPUT_SIZE, {}, read_text.problem);
  else if (!read_text.problem.empty())
    loaded->problem = read_text.problem;
  else
    loaded->parsed = read(loaded->text, loaded->report);
  return loaded;
}

}  // namespace tenor::spec
