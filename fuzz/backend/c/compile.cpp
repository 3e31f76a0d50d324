// SPDX-License-Identifier: Apache-2.0
#include "fuzz/backend/c/compile.h"

#include <dlfcn.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "fuzz/backend/c/child.h"

namespace tenor::fuzz::c {
namespace {

/// One rounding an operation, and memory that is what it is; nothing else is relied on.
constexpr const char* kNeeded[] = {
    "-std=gnu11", "-w", "-fPIC", "-shared", "-fno-strict-aliasing", "-ffp-contract=off"};

struct NamedCompiler {
  Compiler compiler;
  const char* name;     ///< as people call it
  const char* program;  ///< that compiles a file; empty for one that is called in process
};

constexpr NamedCompiler kCompilers[] = {
    {Compiler::kGcc, "gcc", "gcc"},
    {Compiler::kClang, "clang", "clang-16"},
    {Compiler::kTcc, "tcc", ""},
};

const NamedCompiler& named(Compiler compiler) {
  return *std::ranges::find(kCompilers, compiler, &NamedCompiler::compiler);
}

std::string content_of(const std::filesystem::path& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

std::vector<std::string> words_of(const Backend& backend) {
  std::vector<std::string> words{named(backend.compiler).program};
  words.insert(words.end(), std::begin(kNeeded), std::end(kNeeded));
  words.insert(words.end(), backend.flags.begin(), backend.flags.end());
  return words;
}

class Object : public Loaded {
 public:
  explicit Object(const std::filesystem::path& path)
      : handle_(dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL)) {
    if (!handle_) problem = dlerror();
  }
  ~Object() override {
    if (handle_) dlclose(handle_);
  }
  void* find(const std::string& name) override { return dlsym(handle_, name.c_str()); }

 private:
  void* handle_;
};

}  // namespace

std::optional<Compiler> find_compiler(std::string_view name) {
  for (const NamedCompiler& one : kCompilers)
    if (one.name == name) return one.compiler;
  return {};
}

std::string names_of_compilers() {
  std::string names;
  for (const NamedCompiler& one : kCompilers) {
    const bool is_last = &one + 1 == std::end(kCompilers);
    names += names.empty() ? "" : is_last ? " or " : ", ";
    names += one.name;
  }
  return names;
}

std::string_view Backend::name() const { return named(compiler).name; }

std::string Backend::command() const {
  if (compiler == Compiler::kTcc) return "tcc, in memory";
  return fmt::format("{}", fmt::join(words_of(*this), " "));
}

std::string compile_to_object(const Backend& backend, const std::string& text,
                              const std::filesystem::path& object, bool& timed_out) {
  const std::filesystem::path source = object.string() + ".c", log = object.string() + ".log";
  std::ofstream(source) << text;
  std::vector<std::string> words = words_of(backend);
  words.insert(words.end(), {source.string(), "-o", object.string(), "-lm"});
  const Exit exit = run_program({backend.seconds * 10}, words, log.string());
  timed_out = is_timeout(exit);
  if (exit.signal == 0 && exit.status == 0) return "";
  if (exit.status == 127) return fmt::format("{} cannot be run", words[0]);
  const std::string said = content_of(log);
  return exit.signal    ? fmt::format("{} was killed by signal {}\n{}", words[0], exit.signal, said)
         : said.empty() ? fmt::format("{} exited with status {}", words[0], exit.status)
                        : said;
}

std::unique_ptr<Loaded> load_object(const std::filesystem::path& object) {
  return std::make_unique<Object>(object);
}

}  // namespace tenor::fuzz::c
