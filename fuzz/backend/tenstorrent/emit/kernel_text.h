// SPDX-License-Identifier: Apache-2.0
// One kernel: the loops and conditions of the body around what the kernel's agent does of each
// operation. Loops in which it does nothing are left out.
#pragma once

#include "fuzz/backend/tenstorrent/emit/scalar.h"

namespace tenor::fuzz::tenstorrent {

/// A run-time argument, by what the host has to give.
struct KernelArgument {
  std::string name;
  int global = -1;         ///< the address of this parameter
  int runtime_param = -1;  ///< of spec::tenstorrent::kRuntimeParams
};

struct KernelSource {
  std::string file, text;
  spec::tenstorrent::KernelKind kind{};
  std::vector<int> rings;  ///< whose ids are its compile-time arguments
  std::vector<KernelArgument> arguments;
  bool lists_tiles = false;  ///< the numbers of the core's tiles follow
};

class KernelText {
 public:
  KernelText(spec::Builder& builder, TileProgram& program)
      : program_(program), scalars_(builder, program) {}
  virtual ~KernelText() = default;

  /// Nothing where the agent has nothing to do.
  std::optional<KernelSource> make(spec::tenstorrent::KernelKind kind);

 protected:
  virtual void operation(const Op& op) = 0;
  virtual void loop_begins(const Item&) {}
  virtual void loop_ends(const Item&) {}
  /// Before and after everything.
  virtual void begin() {}
  virtual void end() {}
  /// Does the agent empty the ring?
  virtual bool consumes(const Ring& ring) const = 0;

  const Ring& ring(int number) const { return program_.rings[static_cast<std::size_t>(number)]; }
  /// The name of the circular buffer's id.
  std::string cb(int ring);
  /// The name of the address of a parameter, as an accessor whose pages are those of `ring`.
  std::string accessor(int global, int ring);
  void line(const std::string& text) { lines_ += std::string(indent_ * 2, ' ') + text + "\n"; }
  void open(const std::string& head) { line(head + " {"), ++indent_; }
  void otherwise() { --indent_, line("} else {"), ++indent_; }
  void close() { --indent_, line("}"); }
  /// A loop over so many, whose body gets the variable; one alone is without loop.
  void repeat(std::string_view name, std::int64_t count, const auto& body) {
    if (count == 1) return body(std::string("0"));
    const std::string v = scalars_.fresh(name);
    open(fmt_for(v, count));
    body(v);
    close();
  }
  void pop(const std::vector<int>& rings);
  void drop(const std::vector<int>& rings);
  void wait(int ring);
  void reserve(int ring);
  void push(int ring);
  std::string pages(int ring) const { return std::to_string(this->ring(ring).pages); }

  TileProgram& program_;
  Scalars scalars_;

 private:
  static std::string fmt_for(const std::string& v, std::int64_t count);
  void items(const std::vector<Item>& all);
  void item(const Item& item);
  void loop(const Item& item);
  void choose(const Item& item);
  void let(const Item& item);
  std::string declarations();
  /// What `make` writes, and nothing else.
  std::string written(const auto& make) {
    std::string before = std::exchange(lines_, {});
    make();
    return std::exchange(lines_, std::move(before));
  }

  std::string lines_;
  std::size_t indent_ = 1;
  std::vector<int> rings_;  ///< in the order of their first use
  std::map<int, std::string> ring_names_;
  std::map<int, std::pair<int, std::string>> accessors_;
  KernelSource made_;
};

/// The matrix of an operation on a parameter, as pages.
struct PageTexts {
  std::string first_row, first_column;  ///< in tiles
  std::string lead;                     ///< the number of the matrix
  bool stays_inside = true;             ///< no tile is outside of the buffer
};
PageTexts page_texts(Scalars& scalars, TileProgram& program, const Op& op, const Near& near);
std::string page_number(const Global& global, const PageTexts& texts, const std::string& row,
                        const std::string& column);
std::string is_inside(const Global& global, const PageTexts& texts, const std::string& row,
                      const std::string& column);

std::optional<KernelSource> reader_of(spec::Builder& builder, TileProgram& program);
std::optional<KernelSource> writer_of(spec::Builder& builder, TileProgram& program);
std::optional<KernelSource> compute_of(spec::Builder& builder, TileProgram& program);

}  // namespace tenor::fuzz::tenstorrent
