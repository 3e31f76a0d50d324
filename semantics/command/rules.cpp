// SPDX-License-Identifier: Apache-2.0
// `tenor rules`: what there is to implement the clauses, the rules of the machine and the static
// checks, with the clauses and the code of each.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>
#include <ostream>

#include "semantics/command/command.h"
#include "semantics/relax/implementations.h"
#include "semantics/tensix/implementations.h"
#include "semantics/tir/implementations.h"
#include "spec/clauses/ledger.h"
#include "spec/diagnostic/json.h"
#include "spec/relax/implementations.h"
#include "spec/tenstorrent/check/check.h"
#include "spec/tir/catalogue.h"

namespace tenor::semantics {
namespace {

using spec::Json;

using Entry = spec::Implementation;

/// The rules, then the checks.
std::vector<Entry> all_entries() {
  std::vector<Entry> entries = implementations();
  for (const std::vector<Entry>& more :
       {relax::implementations(), spec::tir::static_implementations(),
        spec::relax::relax_implementations(), tensix::tensix_implementations(),
        spec::tenstorrent::launch_implementations()})
    entries.insert(entries.end(), more.begin(), more.end());
  std::erase_if(entries, [](const Entry& entry) {
    return entry.kind != Entry::Kind::kRule && entry.kind != Entry::Kind::kCheck;
  });
  return entries;
}

std::string clauses_of(const Entry& entry) {
  std::string text;
  for (const spec::Clause& clause : entry.clauses.list())
    text += (text.empty() ? "" : ", ") + std::string(clause.id);
  return text;
}

bool mentions(const Entry& entry, std::string_view part) {
  const auto has = [&](std::string_view text) { return text.find(part) != text.npos; };
  return has(entry.name) || has(entry.code) || has(clauses_of(entry));
}

Json json_of(const Entry& entry) {
  Json clauses = Json::array();
  for (const spec::Clause& clause : entry.clauses.list()) clauses.push_back(clause.id);
  return {{"id", entry.name},
          {"kind", word(entry.kind)},
          {"clauses", std::move(clauses)},
          {"code", entry.code.empty() ? Json(nullptr) : Json(entry.code)},
          {"reading", entry.reading ? Json(to_string(*entry.reading)) : Json(nullptr)}};
}

spec::Status run_rules(const std::string& part, const spec::CommonOptions& options,
                       spec::Streams& streams) {
  Json listed = Json::array();
  std::string text;
  for (const Entry& entry : all_entries()) {
    if (!mentions(entry, part)) continue;
    listed.push_back(json_of(entry));
    text += fmt::format("{:<44} {:<19} {}{}\n", entry.name, entry.code, clauses_of(entry),
                        entry.reading ? fmt::format("  (only {})", to_string(*entry.reading)) : "");
  }
  if (listed.empty())
    throw spec::UsageError(
        fmt::format("no rule or check has '{}' in its id, its code or its clauses", part));
  if (options.format == spec::Format::kJson)
    streams.out << spec::dump(spec::answer_json({"rules", "ok", std::nullopt, ""}, Json::array(),
                                                Json::array(), Json{{"rules", std::move(listed)}}));
  else
    streams.out << text;
  return spec::Status::kGood;
}

}  // namespace

spec::Action add_rules(CLI::App& command) {
  auto options = std::make_shared<spec::CommonOptions>();
  auto part = std::make_shared<std::string>();
  command.add_option("part", *part, "list those whose id, code or clauses contain this text")
      ->type_name("TEXT");
  spec::add_output_options(command, *options);
  return [options, part](spec::Streams& streams) { return run_rules(*part, *options, streams); };
}

}  // namespace tenor::semantics
