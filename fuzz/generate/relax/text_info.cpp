// SPDX-License-Identifier: Apache-2.0
#include "fuzz/generate/relax/text_info.h"

#include <algorithm>
#include <cctype>

namespace tenor::fuzz {
namespace {

std::string joined(const std::vector<std::string>& parts) {
  std::string all;
  for (const std::string& part : parts) all += (all.empty() ? "" : ", ") + part;
  return all;
}
std::vector<std::string> quoted_where(const std::vector<std::string>& dims, bool quoted) {
  std::vector<std::string> all;
  for (const std::string& d : dims) {
    const bool is_number = std::all_of(d.begin(), d.end(), ::isdigit);
    all.push_back(quoted && !is_number ? "\"" + d + "\"" : d);
  }
  return all;
}
std::string in_parentheses(const std::vector<std::string>& all) {
  return "(" + joined(all) + (all.size() == 1 ? ",)" : ")");
}
std::string written_tensor(const TextInfo& info, bool quoted) {
  std::vector<std::string> parts;
  if (info.known) parts.push_back(in_parentheses(quoted_where(info.dims, quoted)));
  if (!info.dtype.empty()) parts.push_back((info.known ? "\"" : "dtype=\"") + info.dtype + "\"");
  if (!info.known && info.rank >= 0) parts.push_back("ndim=" + std::to_string(info.rank));
  return parts.empty() ? "R.Tensor" : "R.Tensor(" + joined(parts) + ")";
}
std::string written_function(const TextInfo& info, bool quoted) {
  std::vector<std::string> params;
  for (std::size_t i = 0; i + 1 < info.parts.size(); ++i)
    params.push_back(written(info.parts[i], quoted));
  return "R.Callable(" + in_parentheses(params) + ", " + written(info.parts.back(), quoted) +
         (info.pure ? ", True)" : ", False)");
}

}  // namespace

TextInfo tensor_info(std::vector<std::string> dims, std::string dtype) {
  const int rank = static_cast<int>(dims.size());
  return {TextInfo::Kind::kTensor, std::move(dims), rank, true, std::move(dtype)};
}
TextInfo shape_info(std::vector<std::string> dims) {
  const int rank = static_cast<int>(dims.size());
  return {TextInfo::Kind::kShape, std::move(dims), rank, true};
}
TextInfo prim_info(std::string value) {
  return {TextInfo::Kind::kPrim, {std::move(value)}, 1, true};
}
TextInfo tuple_info(std::vector<TextInfo> fields) {
  TextInfo info{TextInfo::Kind::kTuple};
  info.parts = std::move(fields);
  return info;
}

std::string written(const TextInfo& info, bool quoted) {
  switch (info.kind) {
    case TextInfo::Kind::kTensor: return written_tensor(info, quoted);
    case TextInfo::Kind::kShape:
      if (info.known) return "R.Shape([" + joined(quoted_where(info.dims, quoted)) + "])";
      return info.rank < 0 ? "R.Shape" : "R.Shape(ndim=" + std::to_string(info.rank) + ")";
    case TextInfo::Kind::kPrim:
      return info.known ? "R.Prim(value=" + quoted_where(info.dims, quoted)[0] + ")"
                        : "R.Prim(\"int64\")";
    case TextInfo::Kind::kFunc: return written_function(info, quoted);
    case TextInfo::Kind::kObject: return "R.Object";
    case TextInfo::Kind::kTuple: break;
  }
  std::vector<std::string> fields;
  for (const TextInfo& field : info.parts) fields.push_back(written(field, quoted));
  return "R.Tuple(" + joined(fields) + ")";
}

TextInfo unbound(TextInfo info, bool in_function) {
  if (in_function && info.known) info.known = false, info.dims.clear();
  for (TextInfo& part : info.parts)
    part = unbound(part, in_function || info.kind == TextInfo::Kind::kFunc);
  return info;
}

std::string replaced(const std::string& text, const TextMapping& mapping) {
  std::string all, name;
  for (std::size_t i = 0; i <= text.size(); ++i) {
    if (i < text.size() && std::isalnum(static_cast<unsigned char>(text[i]))) {
      name += text[i];
      continue;
    }
    const auto found = mapping.find(name);
    all += found == mapping.end() ? name : "(" + found->second + ")";
    name.clear();
    if (i < text.size()) all += text[i];
  }
  return all;
}
TextInfo replaced(TextInfo info, const TextMapping& mapping) {
  for (std::string& d : info.dims) d = mapping.contains(d) ? mapping.at(d) : replaced(d, mapping);
  for (TextInfo& part : info.parts) part = replaced(part, mapping);
  return info;
}

bool mentions(const TextInfo& info, char initial) {
  const auto has = [&](const std::string& d) { return d.find(initial) != d.npos; };
  return std::any_of(info.dims.begin(), info.dims.end(), has) ||
         std::any_of(info.parts.begin(), info.parts.end(),
                     [&](const TextInfo& part) { return mentions(part, initial); });
}

}  // namespace tenor::fuzz
