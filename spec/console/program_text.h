// SPDX-License-Identifier: Apache-2.0
// Answers that are the text of a program: it alone goes to the output, so that it can be read
// again; what was found goes to the errors.
#pragma once

#include "spec/console/answer.h"
#include "spec/text/annotations.h"

namespace tenor::spec {

/// The functions that were asked for, as they were read where no generation is given; whole modules
/// where the target names no function.
std::string program_text(const Program& program, const std::vector<Selected>& functions, bool named,
                         std::optional<Generation> generation, const Annotations& annotations);

/// One text after another.
void append_text(std::string& text, const std::string& piece);

/// Prints `text`, which in JSON is among the details, and returns the status of the answer.
Status print_program(Answer& answer, const std::string& text, const CommonOptions& options,
                     Streams& streams);

}  // namespace tenor::spec
