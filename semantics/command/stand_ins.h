// SPDX-License-Identifier: Apache-2.0
// Functions of other files that stand in for packed functions: `--packed NAME=FILE::f`.
#pragma once

#include "semantics/console/open.h"
#include "semantics/relax/invoke.h"

namespace tenor::semantics {

/// Those functions, and the files that they stand in.
struct StandIns {
  /// Nodes of the program that stand in another file than it.
  struct Part {
    std::size_t first = 0, end = 0;  ///< NodeIds
    std::string target;              ///< `FILE::f`
  };
  std::vector<relax::StandIn> functions;
  std::vector<Part> parts;
  std::vector<Subject> files;  ///< the program's words may lie in their texts

  /// The file of the node, as the command line names it; empty: the program's own.
  std::string target_of(const spec::Node* node) const;
};

/// Reads and checks what `assignments` name, each `NAME=FILE::f`, into the program of `subject`.
/// Throws spec::UsageError where one cannot stand in: it is not a function that runs, it calls
/// others of its file, or nothing that `subject` can reach calls NAME.
StandIns read_stand_ins(const Subject& subject, const std::vector<std::string>& assignments,
                        const spec::CommonOptions& options, spec::Streams& streams);

}  // namespace tenor::semantics
