// SPDX-License-Identifier: Apache-2.0
// Kernels are read, printed and refused with the place of the fault.
#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

#include "spec/diagnostic/source.h"
#include "spec/tenstorrent/api/api.h"
#include "spec/tenstorrent/kernel/print.h"
#include "spec/tenstorrent/kernel/read.h"

namespace tenor::spec::tenstorrent {
namespace {

/// The kernel as it is printed, or its first fault: `P-KERNEL 2:3 what is wrong`.
std::string printed(const std::string& text, KernelKind kind = KernelKind::kReader) {
  Program program;
  Report report;
  const Kernel* kernel = read_kernel(text, kind, "k.kernel", program, report);
  if (report.diagnostics().empty()) return print_kernel(*kernel);
  const Diagnostic& first = report.diagnostics().front();
  const Position at = Source("k.kernel", text).position(first.span.begin);
  return fmt::format("{} {}:{} {}", info(first.code).text, at.line, at.column, first.message);
}

std::string in_body(const std::string& statement, KernelKind kind = KernelKind::kReader) {
  return printed("void kernel_main() {\n  " + statement + "\n}\n", kind);
}

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

}  // namespace

TEST_CASE("kernel: what is printed reads as itself") {
  const std::string text =
      "constexpr uint32_t cb = 0;\n\n"
      "void kernel_main() {\n"
      "  const uint32_t n = get_arg_val<uint32_t>(0);\n"
      "  for (uint32_t i = 0; i < n * 2; i = i + 1) {\n"
      "    if (i % 2 == 0 && !(i == 4 || n < 3)) {\n"
      "      cb_reserve_back(cb, 1);\n"
      "    } else {\n"
      "      cb_push_back(cb, n - (i - 1));\n"
      "    }\n"
      "  }\n"
      "}\n";
  CHECK(printed(text) == text);
}

TEST_CASE("kernel: the vendor's spellings around a kernel are read") {
  CHECK(printed("#include \"api.h\"\n/* a */ using namespace tt;\nnamespace NAMESPACE {\n"
                "void MAIN { uint32_t i = 0x10u; ++i; i <<= 1; // end\n}\n}",
                KernelKind::kCompute) ==
        "void MAIN() {\n  uint32_t i = 0x10u;\n  i = i + 1;\n  i = i << 1;\n}\n");
}

TEST_CASE("kernel: the example of the documents is printed and read again") {
  const std::filesystem::path folder =
      std::filesystem::path(TENOR_SOURCE_DIR) / "docs/examples/tenstorrent_gemm";
  for (const auto& [name, kind] :
       {std::pair("reader", KernelKind::kReader), std::pair("compute", KernelKind::kCompute),
        std::pair("writer", KernelKind::kWriter)}) {
    const std::string once = printed(text_of(folder / (std::string(name) + ".kernel")), kind);
    CHECK(once.starts_with("void kernel_main() {\n"));
    CHECK(printed(once, kind) == once);
  }
}

TEST_CASE("kernel: a fault is reported where it is") {
  CHECK(in_body("cb_push_back(0, 1)") == "P-KERNEL 3:1 expected ';', but here is '}'");
  CHECK(in_body("cb_push_bak(0, 1);") ==
        "I-KERNEL-CALL 2:3 the kernel API has no 'cb_push_bak', did you mean 'cb_push_back'?");
  CHECK(in_body("cb_push_back(0);") ==
        "I-KERNEL-CALL 2:3 'cb_push_back' takes 2 arguments, and 1 is given");
  CHECK(in_body("tile_regs_acquire();") ==
        "I-KERNEL-CALL 2:3 'tile_regs_acquire' is not a call of reader kernels");
  CHECK(in_body("uint32_t n = m;") == "I-KERNEL 2:16 'm' is not declared");
  CHECK(in_body("const uint32_t n = 1; n = 2;") == "I-KERNEL 2:25 'n' is constant");
  CHECK(in_body("uint32_t n = 1; uint32_t n = 2;") ==
        "I-KERNEL 2:28 'n' is declared twice in this block");
  CHECK(in_body("uint32_t n = cb_push_back(0, 1);") ==
        "I-KERNEL-CALL 2:16 'cb_push_back' has no value");
  CHECK(in_body("get_write_ptr(0);") ==
        "I-KERNEL-CALL 2:3 the value of 'get_write_ptr' is not used");
  CHECK(in_body("noc_async_read_tile(0, 1, 2);") ==
        "I-KERNEL-CALL 2:26 this argument is to be a TensorAccessor");
  CHECK(in_body("while (true) {}") == "S-KERNEL 2:3 'while' has no rules in a kernel");
  CHECK(in_body("MATH((x));", KernelKind::kCompute) == "S-KERNEL 2:3 'MATH' has no rules");
  CHECK(in_body("uint32_t x = std::min(1, 2);") == "S-KERNEL 2:16 'std::min' has no rules");
  CHECK(in_body("uint32_t x = tt::CBIndex::c_32;") ==
        "S-KERNEL 2:16 'tt::CBIndex::c_32' has no rules");
  CHECK(in_body("uint32_t x = 12q;") == "P-KERNEL 2:16 '12q' is not a number");
  CHECK(in_body("uint32_t x = $;") == "P-KERNEL 2:16 this character has no meaning in a kernel");
  CHECK(printed("void kernel_main() {") == "P-KERNEL 1:20 this block is not closed");
  CHECK(printed("/* open").starts_with("P-KERNEL 1:1 a comment is not closed"));
  CHECK(printed("void main() {}") ==
        "P-KERNEL 1:6 the function of a kernel is 'kernel_main' or 'MAIN'");
  CHECK(in_body("uint32_t x = " + std::string(5000, '(') + "1;").starts_with("X-DEPTH 2:"));
}

TEST_CASE("kernel: any text is read or refused") {
  const std::filesystem::path folder =
      std::filesystem::path(TENOR_SOURCE_DIR) / "docs/examples/tenstorrent_gemm";
  const std::string text = text_of(folder / "compute.kernel");
  std::mt19937 draws(7);
  int read = 0, refused = 0;
  for (int i = 0; i < 3000; ++i) {
    std::string changed = text;
    for (int j = draws() % 3; j >= 0; --j) {
      const std::size_t at = draws() % changed.size();
      if (draws() % 2 == 0)
        changed.erase(at, draws() % 9);
      else
        changed.insert(at, 1, static_cast<char>(draws() % 256));
    }
    Program program;
    Report report;
    const Kernel* kernel = read_kernel(changed, KernelKind::kCompute, "k", program, report);
    if (report.errors() > 0) {
      ++refused;
    } else {
      ++read;
      CHECK(printed(print_kernel(*kernel), KernelKind::kCompute) == print_kernel(*kernel));
    }
  }
  CHECK(read > 100);
  CHECK(refused > 100);
}

TEST_CASE("kernel API: each row has clauses that exist, and arguments that it counts") {
  for (const Api& row : all_api()) {
    INFO(row.name);
    for (const Clause clause : row.clauses.list()) CHECK(find_clause(clause.id));
    CHECK(row.clauses.count > 0);
    CHECK_FALSE(row.says.empty());
    CHECK(row.agents != 0);
    CHECK(row.least <= row.most);
  }
  CHECK(find_api("noc_async_read_tile") == find_api("noc_async_read_page"));
  CHECK_FALSE(find_api("matmul_tiles_init"));
}

}  // namespace tenor::spec::tenstorrent
