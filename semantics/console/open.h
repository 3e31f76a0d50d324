// SPDX-License-Identifier: Apache-2.0
// From what stands on a command line to the functions that it names, checked; and the answer in
// place of a run of one that is refused.
#pragma once

#include "semantics/run/subject.h"
#include "spec/console/answer.h"

namespace tenor::semantics {

/// Functions of which languages a command takes.
enum class Languages : std::uint8_t { kTir, kTirAndRelax };

/// Finds the one function that the command line names. Throws spec::UsageError where it names none.
Subject open_subject(const std::string& command, const spec::CommonOptions& options,
                     spec::Streams& streams, Languages languages = Languages::kTir);

/// Finds all functions that the target names, those of Relax and externs too; a file in which there
/// are none is a subject without a function, and refused.
std::vector<Subject> open_subjects(const spec::Target& target, const spec::CommonOptions& options,
                                   spec::Streams& streams, Languages languages = Languages::kTir);

/// What `command` answers for a subject that is refused.
spec::Answer refusal_of(const Subject& subject, const std::string& command, spec::Color color);

}  // namespace tenor::semantics
