// SPDX-License-Identifier: Apache-2.0
// Integers of the body as expressions of a kernel, which has no negative ones: offsets in tiles,
// conditions, extents of loops. Expressions are text until the kernel is read.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>

#include "fuzz/backend/tenstorrent/emit/program.h"
#include "spec/tile/bounds.h"

namespace tenor::fuzz::tenstorrent {

std::string times(const std::string& a, std::int64_t b);
std::string plus(const std::string& a, const std::string& b);

class Scalars {
 public:
  Scalars(spec::Builder& builder, TileProgram& program);

  /// The kernel's name of a variable, which is made up where it has none.
  std::string name(const spec::Variable* v);
  /// A name that no other has.
  std::string fresh(std::string_view name);
  void set_domain(const spec::Variable* v, spec::Interval values);
  /// The variable is another name of that.
  void bind(const spec::Variable* v, const spec::PrimExpr* value);
  /// Visits where the condition holds, or where it does not: what it says of variables by
  /// themselves is known there.
  void where(const spec::PrimExpr* condition, bool holds, const std::function<void()>& visit);

  std::string text(const spec::PrimExpr* e);
  /// The element offset in tiles, which it has to be a multiple of; "0" for null.
  std::string in_tiles(const spec::PrimExpr* e, const spec::Node* at);
  spec::Interval values(const spec::PrimExpr* e) const;

  bool is_used(const spec::Variable* v) const { return used_.contains(v); }
  /// Where the tiles of the core are listed: the run-time argument of the first one.
  std::string first_listed;

 private:
  void narrow(const spec::PrimExpr* condition, bool holds);
  std::string binary(const spec::BinaryExpr& e);
  std::string refuse(const spec::Node* at, std::string message, std::string_view hint = {});
  /// A sum of tiles: what is added, and what is taken away.
  struct Tiles {
    std::string more = "0", less = "0";
    std::int64_t elements = 0;  ///< more
  };
  bool add_terms(const spec::PrimExpr* e, std::int64_t factor, Tiles& sum);

  spec::Builder& builder_;
  TileProgram& program_;
  std::map<const spec::Variable*, spec::Range> domains_;
  std::map<const spec::Variable*, const spec::PrimExpr*> bound_;
  std::map<const spec::Variable*, std::string> names_;
  std::set<std::string> taken_;
  std::set<const spec::Variable*> used_;
};

}  // namespace tenor::fuzz::tenstorrent
