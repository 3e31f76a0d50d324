// SPDX-License-Identifier: Apache-2.0
#include "spec/console/files.h"

#include <glob.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "spec/console/options.h"
#include "spec/diagnostic/suggest.h"

namespace tenor::spec {
namespace {

namespace fs = std::filesystem;

bool exists(const std::string& path) {
  std::error_code ignored;
  return fs::exists(path, ignored);
}

bool is_folder(const std::string& path) {
  std::error_code ignored;
  return fs::is_directory(path, ignored);
}

/// A file whose own name holds `::` is that file.
Target split(const std::string& program) {
  const std::size_t colons = program.find("::");
  if (program.substr(0, colons) == "/dev/stdin") return split("-" + program.substr(10));
  if (colons == std::string::npos || exists(program)) return {program, "", false};
  return {program.substr(0, colons), program.substr(colons + 2), false};
}

std::vector<std::string> python_files_under(const std::string& folder) {
  std::vector<std::string> files;
  std::error_code failed;
  fs::recursive_directory_iterator at(folder, fs::directory_options::skip_permission_denied,
                                      failed);
  for (; !failed && at != fs::recursive_directory_iterator(); at.increment(failed)) {
    std::error_code ignored;
    if (at->path().extension() == ".py" && at->is_regular_file(ignored))
      files.push_back(at->path().string());
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::vector<std::string> matches_of(const std::string& pattern) {
  std::vector<std::string> files;
  glob_t found{};
  if (glob(pattern.c_str(), 0, nullptr, &found) == 0)
    files.assign(found.gl_pathv, found.gl_pathv + found.gl_pathc);
  globfree(&found);
  return files;
}

void add_path(const std::string& path, const Target& given, std::vector<Target>& targets) {
  if (!is_folder(path)) {
    targets.push_back({path, given.function, false});
    return;
  }
  const std::vector<std::string> files = python_files_under(path);
  for (const std::string& file : files) targets.push_back({file, given.function, true});
  if (files.empty()) targets.push_back({path, given.function, false});
}

/// The names beside a file that is not there.
std::vector<std::string> neighbours(const fs::path& missing) {
  std::vector<std::string> names;
  const fs::path folder = missing.has_parent_path() ? missing.parent_path() : fs::path(".");
  std::error_code failed;
  fs::directory_iterator at(folder, failed);
  for (; !failed && at != fs::directory_iterator(); at.increment(failed)) {
    const fs::path name = at->path().filename();
    names.push_back(missing.has_parent_path() ? (folder / name).string() : name.string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

/// Reads one byte more than is allowed, to tell a file of that size from a larger one.
FileText read_stream(std::istream& stream, const std::string& name) {
  FileText result;
  char block[1 << 16];
  while (stream.read(block, sizeof block), stream.gcount() > 0) {
    result.text.append(block, static_cast<std::size_t>(stream.gcount()));
    if (result.text.size() <= kLargestInput) continue;
    result.text.clear();
    result.too_large = true;
    result.problem = name + " is larger than 256 MiB, the largest file that tenor reads";
    return result;
  }
  if (stream.bad()) result.problem = name + " could not be read completely";
  return result;
}

}  // namespace

std::vector<Target> targets_of(const std::vector<std::string>& programs) {
  std::vector<Target> targets;
  for (const std::string& program : programs) {
    const Target given = split(program);
    if (given.function.empty() && given.file.size() < program.size() && program.ends_with("::"))
      throw UsageError("a function name is missing after '::' in " + program);
    const bool is_pattern = given.file.find_first_of("*?[") != std::string::npos;
    const std::vector<std::string> found = is_pattern && given.file != "-" && !exists(given.file)
                                               ? matches_of(given.file)
                                               : std::vector{given.file};
    for (const std::string& path : found) add_path(path, given, targets);
    if (found.empty()) targets.push_back(given);
  }
  const auto is_standard_input = [](const Target& target) { return target.file == "-"; };
  if (std::count_if(targets.begin(), targets.end(), is_standard_input) > 1)
    throw UsageError("standard input can be read only once");
  return targets;
}

FileText read_file(const std::string& file, std::istream& standard_input) {
  if (file == "-") return read_stream(standard_input, "standard input");
  if (is_folder(file)) return {{}, file + " is a folder without Python files"};
  if (!exists(file)) return {{}, "there is no file " + file + did_you_mean(file, neighbours(file))};
  std::ifstream stream(file, std::ios::binary);
  if (!stream) return {{}, file + " could not be opened"};
  return read_stream(stream, file);
}

}  // namespace tenor::spec
