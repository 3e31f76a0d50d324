// SPDX-License-Identifier: Apache-2.0
// Small programs that show clauses: each says in its first line which rules, checks and clauses it
// shows, and what comes of it. They stand in programs/, and are part of the program, so that
// `explain` has them wherever it runs.
#pragma once

#include <span>
#include <string_view>
#include <vector>

namespace tenor::spec {

/// A program as it stands in its file.
struct EmbeddedProgram {
  std::string_view path;  ///< below programs/: `loop/serial.py`
  std::string_view text;
};
std::span<const EmbeddedProgram> embedded_programs();
/// Those of spec/clauses/witness, `TIR-D8.py`: an entry of the ledger each, in both readings.
std::span<const EmbeddedProgram> embedded_witnesses();
/// The text of an entry's witness, `TIR-D8`; empty where it has none.
std::string_view witness_of(std::string_view entry);

/// The same with its first line read:
///     # TIR-BufferStore-out-of-bounds, TIR/Exec/5.5.4: expect unspecified U-OOB-WRITE at 8:9
struct ShownProgram {
  std::string_view path, text;
  std::vector<std::string_view> shows;  ///< rules, checks and clauses
  std::string_view word;                ///< `done`, `unspecified`, `ill-formed`
  std::string_view code;                ///< of the finding; empty where there is none

  bool shows_it(std::string_view name) const;
};

/// All of them, by path.
const std::vector<ShownProgram>& shown_programs();

/// The shortest that shows a rule, check or clause, or that is refused with a code; null where none
/// does. Of a clause, one that breaks it, where `broken`.
const ShownProgram* program_of(std::string_view name, bool broken = false);

}  // namespace tenor::spec
