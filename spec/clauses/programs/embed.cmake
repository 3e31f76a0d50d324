# SPDX-License-Identifier: Apache-2.0
# Writes OUT, a source file with FUNCTION, which gives the PROGRAMS of FOLDER as text.
set(table "")
foreach(program IN LISTS PROGRAMS)
  file(READ "${FOLDER}/${program}" text)
  string(APPEND table "    {\"${program}\", R\"PROGRAM(${text})PROGRAM\"},\n")
endforeach()
file(WRITE "${OUT}" "// Made by embed.cmake of the programs that stand beside it.
#include \"spec/clauses/programs.h\"

namespace tenor::spec {

std::span<const EmbeddedProgram> ${FUNCTION}() {
  static constexpr EmbeddedProgram kPrograms[] = {
${table}  };
  return kPrograms;
}

}  // namespace tenor::spec
")
