// SPDX-License-Identifier: Apache-2.0
// Listens to a run, and holds what happens in blocks against what the blocks say of themselves.
// An access belongs to every block that is running where it happens. docs/blocks.md says what
// counts as beyond what a block says, and why.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "semantics/analysis/block/element_map.h"
#include "semantics/analysis/block/region.h"
#include "semantics/analysis/block/shadow.h"
#include "semantics/run/place.h"

namespace tenor::semantics {

/// What a block did and does not say.
struct BlockFinding {
  spec::Code code{};
  const spec::Node* node = nullptr;         ///< the access
  const spec::tir::Block* block = nullptr;  ///< that it is beyond
  std::string message;
  std::string bindings;  ///< of the block's variables, and of loops
};

class BlockWatch : public Observer<ObservedConcrete> {
 public:
  using Sink = std::function<void(BlockFinding)>;
  /// Gives each kind of finding once to `sink`: of one block, at one access. Remembers as much as
  /// `memory` bytes hold.
  BlockWatch(const Machine<ObservedConcrete>& m, const spec::Module& module,
             const ClaimsOfBlocks& claims, std::uint64_t memory, Sink sink)
      : m_(m), claims_(claims), values_(m, module), left_(memory), sink_(std::move(sink)) {}

  void committed(const RuleInfo& rule, const spec::Node* redex) override;
  void taken_up() override;
  void entered(const spec::Node* realize) override;
  void left() override;
  void bound(const spec::Node*, const Value*) override {}
  void resumed(std::uint64_t thread) override;
  void accessed(const spec::Node* buffer, Index element, const Value* lanes, std::uint32_t count,
                bool write) override;

  /// Was there more to remember than memory for it?
  bool is_full() const { return left_.is_full(); }

 private:
  /// A block, or a function, that is running. Threads that were forked in it share it.
  struct Instance {
    const BlockClaims* claims = nullptr;  ///< null: a function
    std::uint64_t number = 0;             ///< in the order of their beginnings
    std::uint64_t scope = 0;              ///< the number of the one around it
    std::uint64_t made = 0;               ///< allocations before it
    std::size_t height = 0;               ///< of the frames below it
    std::vector<std::int64_t> values{};   ///< of the block's variables
    bool goes_on = false;                 ///< has it read what instances of the block wrote?
    bool is_open = false;      ///< may it, or one around it, access what it does not declare?
    bool has_regions = false;  ///< are these worked out?
    std::vector<ConcreteRegion> reads{}, writes{};
  };
  using Open = std::vector<std::shared_ptr<Instance>>;
  struct ElementAccess {
    const spec::Buffer* buffer;
    const Allocation<ObservedConcrete>& allocation;
    Index element;
    bool write;
  };

  /// The innermost instance that wrote an element, and its block.
  struct Writer {
    std::uint64_t number = 0;
    const spec::tir::Block* block = nullptr;
  };

  void begin(const BlockClaims* claims);
  void end();
  void enter_pending();
  void work_out_regions(Instance& i);
  bool reads_what_it_writes(const Instance& i) const;
  void check_regions(const ElementAccess& a, const Writer& writer);
  void check_axes(const ElementAccess& a, const Element& e, bool unwritten);
  BlockShadow& shadow_of(const BlockClaims& claims) {
    return shadows_.try_emplace(claims.block, claims, left_).first->second;
  }
  void check_axes(Instance& i, const ElementAccess& a, const Element& e, bool unwritten);
  Writer writer_of(const ElementAccess& a);
  void remember_writer(const Element& e);
  bool is_own(const Instance& i, const ElementAccess& a) const;
  bool covers(const std::vector<ConcreteRegion>& regions, const ElementAccess& a) const;
  void report_region(const Instance& i, const ElementAccess& a);
  void report_clash(const Instance& i, const ElementAccess& a, const BlockShadow::Clash& clash);
  void report(spec::Code code, const Instance& i, std::string message);
  bool is_new(spec::Code code, const Instance& i);
  template <class Visit>
  void for_each_unit(const ElementAccess& a, Visit&& visit) const;
  std::string show(const ElementAccess& a) const;

  const Machine<ObservedConcrete>& m_;
  const ClaimsOfBlocks& claims_;
  IndexValues values_;
  MemoryLeft left_;
  const Sink sink_;
  Open open_;   ///< of the running thread, outermost first
  Open ended_;  ///< to be used again
  bool pending_ = false, forks_ = false;
  std::uint64_t instances_ = 0, thread_ = 0;
  std::map<std::uint64_t, Open> of_threads_;  ///< those of threads that do not run
  std::map<std::uint64_t, Open> at_fork_;     ///< with which each thread began
  std::unordered_map<const spec::tir::Block*, BlockShadow> shadows_;
  ElementMap<Writer> writers_;  ///< the latest
  std::set<std::tuple<spec::Code, const spec::Node*, const spec::tir::Block*>> reported_;
};

}  // namespace tenor::semantics
