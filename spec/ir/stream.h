// SPDX-License-Identifier: Apache-2.0
// A program as a sequence of numbers in which no name and no address is left: variables and buffers
// are counted as they come. Equality and hash are both read off it, so that they cannot disagree.
// Scope: TIR/Grammar; what each kind of node contributes is in stream.cpp.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "spec/ir/equal.h"
#include "spec/ir/index_map.h"

namespace tenor::spec::detail {

/// Takes the sequence.
class Sink {
 public:
  virtual ~Sink() = default;
  /// The next number, under the field `name`.
  virtual void put(const char* name, std::uint64_t value) = 0;
  /// What follows belongs to `node` under the field `name` (item `index` of it, or -1), up to
  /// `leave`.
  virtual void enter(const char* name, std::int64_t index, const Node* node) = 0;
  virtual void leave() = 0;
  /// Nothing more is wanted.
  virtual bool stopped() const { return false; }
};

class Stream {
 public:
  Stream(Sink& sink, EqualOptions options) : sink_(sink), tail_(), options_(options) {}

  void function(const tir::PrimFunc& f);
  void stmt(const char* name, const tir::Stmt* s, std::int64_t index = -1);
  void expr(const char* name, const PrimExpr* e, std::int64_t index = -1);

 protected:
  void put(const char* name, std::uint64_t value) { sink_.put(name, value); }
  void text(const char* name, std::string_view value);
  void real(const char* name, double value);
  void dtype(const char* name, const DataType& type);
  void type(const char* name, const Type* type);
  void exprs(const char* name, List<const PrimExpr*> list);
  void object(const char* name, const Object& value);
  void rename(const void* key);
  /// The number of `key`, which may be new: then what describes it is to follow.
  bool number(const char* name, const void* key);
  bool stopped() const { return sink_.stopped(); }
  bool is_normal_form() const { return options_.normal_form; }
  void enter(const char* name, std::int64_t index, const Node* node) {
    sink_.enter(name, index, node);
  }
  void leave() { sink_.leave(); }

 private:
  /// A condition that may be left out: then it is `true`.
  void condition(const char* name, const PrimExpr* e);
  void ranges(const char* name, List<Range> list);
  void range(const Range& range);
  void attrs(const char* name, Attrs list);
  void region(const BufferRegion* region);
  void iter_var(const IterVar* iter, bool with_domain);
  void combiner(const CommReducer* combiner);
  void index_map(const IndexMap& map);

  /// The last part of the current statement: it follows without recursion, since in the flat text
  /// scopes nest as deep as the function is long.
  void tail(const char* name, const tir::Stmt* s, std::int64_t index = -1) {
    tail_ = {name, s, index, true};
  }
  /// A new variable or buffer: the number it has from here to the end of the scope.
  void bind(const Variable* variable);
  void bind(const Buffer* buffer);
  /// An occurrence.
  void use(const char* name, const Variable* variable);
  void use(const char* name, const Buffer* buffer);
  void describe(const Variable* variable);
  void describe(const Buffer* buffer);
  void describe_hints(const Buffer* buffer);
  void close(std::size_t scope);

  void leaf(const PrimExpr* e);
  void compound(const PrimExpr* e);
  void simple(const tir::Stmt* s);
  void scoped(const tir::Stmt* s);
  void loop(const tir::For* s);
  void block(const tir::Block* s);
  void attribute(const tir::AttrStmt* s);

  struct Tail {
    const char* name = "";
    const tir::Stmt* stmt = nullptr;
    std::int64_t index = -1;
    bool set = false;
  };

  Sink& sink_;
  Tail tail_;
  EqualOptions options_;
  std::unordered_map<const void*, std::uint64_t> numbers_;
  std::uint64_t next_ = 1;
  std::vector<std::pair<const void*, std::uint64_t>> shadowed_;  ///< 0: had no number
};

}  // namespace tenor::spec::detail
