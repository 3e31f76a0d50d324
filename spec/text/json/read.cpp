// SPDX-License-Identifier: Apache-2.0
#include "spec/text/json/read.h"

#include "spec/text/json/reader.h"

namespace tenor::spec::json {

void read_json(std::string_view text, ParsedFile& parsed, Report& report) {
  const auto graph = Graph::parse(text);
  if (!graph) {
    report
        .error(Code::P_SYNTAX, {},
               "the file begins like JSON, but is not an object graph of the compiler")
        .hint("save it with tvm.ir.save_json");
    return;
  }
  GraphReader reader(*graph, node_spans(text), parsed.program, report);
  if (reader.read()) reader.add_root(parsed);
}

}  // namespace tenor::spec::json
