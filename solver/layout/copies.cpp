// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <algorithm>
#include <functional>

#include "solver/layout/layout.h"
#include "solver/layout/terms.h"
#include "spec/ir/tir/children.h"
#include "spec/text/print.h"

namespace tenor::solver {

using namespace spec;
using namespace spec::tir;

namespace {

/// An expression that Terms do not cover, or a construct.
struct NotCovered {
  std::string what;
};

bool is_row_major(const Buffer& b) {
  const auto* offset = as<IntImm>(b.elem_offset);
  return b.strides.empty() && (!b.elem_offset || (offset && offset->value == 0));
}

/// Before what would be copied back at the end?
bool returns_early(const Stmt* s) {
  const auto* evaluated = as<Evaluate>(s);
  const auto* call = evaluated ? as<Call>(evaluated->value) : nullptr;
  bool found = s && (s->kind == StmtKind::kReturn || (call && call->op == "ret"));
  if (s) for_each_substatement(s, [&](const Stmt* part) { found = found || returns_early(part); });
  return found;
}

class Copies {
 public:
  Copies(const LaidOut& of, Terms terms) : of_(of), build_(of.build), terms_(std::move(terms)) {}

  const PrimFunc* around_after(const std::vector<Layout>& layouts) {
    if (returns_early(of_.after.body)) throw NotCovered{"AFTER returns early"};
    std::vector<const Buffer*> buffers(of_.after.buffers.begin(), of_.after.buffers.end());
    std::vector<const Buffer*> own;
    std::vector<const Stmt*> first, last;
    for (const Layout& layout : layouts) {
      const Buffer* to = buffers[layout.parameter];
      const Buffer* from = buffers[layout.parameter] = taken(layout.parameter);
      if (!is_row_major(*to)) throw NotCovered{fmt::format("{} has strides", to->name)};
      own.push_back(to);
      if (layout.padding) first.push_back(filled(to, *layout.padding));
      first.push_back(copied(from, to, layout, Way::kIn));
      last.push_back(copied(from, to, layout, Way::kBack));
    }
    first.push_back(of_.after.body);
    first.insert(first.end(), last.begin(), last.end());
    auto* f = build_.program().make<PrimFunc>({}, of_.after);
    f->buffers = build_.arena().list(buffers);
    f->body = in_block(own, first);
    return f;
  }

  /// Its arrays are copies of AFTER's, and its variables have the values.
  const PrimFunc* around_before(const Specialisation& at) {
    if (returns_early(of_.before.body)) throw NotCovered{"BEFORE returns early"};
    std::vector<const Buffer*> own;
    std::vector<const Stmt*> first, last;
    for (const auto& [before, after] : at.arrays) {
      const Buffer *to = of_.before.buffers[before], *from = of_.after.buffers[after];
      if (!is_row_major(*to)) throw NotCovered{fmt::format("{} has strides", to->name)};
      own.push_back(to);
      const Layout same = same_places(*from);
      first.push_back(copied(from, to, same, Way::kIn));
      last.push_back(copied(from, to, same, Way::kBack));
    }
    first.push_back(of_.before.body);
    first.insert(first.end(), last.begin(), last.end());
    auto* f = build_.program().make<PrimFunc>({}, of_.before);
    f->params = of_.after.params, f->buffers = of_.after.buffers;
    f->body = in_block(own, first);
    for (const auto& [variable, value] : at.values) {
      auto* let = build_.stmt<LetStmt>({});
      let->var = variable, let->value = value, let->body = f->body;
      f->body = let;
    }
    return f;
  }

 private:
  enum class Way : std::uint8_t { kIn, kBack };
  using Indices = std::vector<const PrimExpr*>;

  const PrimExpr* term(const PrimExpr* e) {
    const PrimExpr* made = terms_.of(e);
    return made ? made : throw NotCovered{print(e)};
  }
  /// An extent of this function, in 64 bits.
  const PrimExpr* wide(const PrimExpr* e) {
    const auto* number = as<IntImm>(e);
    if (number) return build_.int_imm({}, number->value, int_type(64));
    return e->dtype == int_type(64) ? e : build_.cast({}, e, int_type(64));
  }
  /// BEFORE's buffer of the parameter.
  const Buffer* taken(std::size_t parameter) {
    auto* made = build_.program().make<Buffer>({}, *of_.before.buffers[parameter]);
    Indices shape, strides;
    for (const PrimExpr* extent : made->shape) shape.push_back(term(extent));
    for (const PrimExpr* stride : made->strides) strides.push_back(term(stride));
    made->shape = build_.arena().list(shape), made->strides = build_.arena().list(strides);
    if (made->elem_offset) made->elem_offset = term(made->elem_offset);
    return made;
  }

  Layout same_places(const Buffer& of) {
    Layout same;
    for (std::size_t k = 0; k < of.shape.size(); ++k) {
      same.indices.push_back(build_.variable({}, "i", int_type(64)));
      same.places.push_back(build_.var({}, same.indices.back()));
    }
    return same;
  }

  /// Loops over all elements of a shape around what is done with each.
  const Stmt* for_each(List<const PrimExpr*> shape,
                       const std::function<const Stmt*(const Indices&)>& body) {
    Indices indices;
    std::vector<const Variable*> variables;
    for (std::size_t k = 0; k < shape.size(); ++k) {
      variables.push_back(build_.variable({}, fmt::format("i{}", k), int_type(64)));
      indices.push_back(build_.var({}, variables.back()));
    }
    const Stmt* made = body(indices);
    for (std::size_t k = shape.size(); k-- > 0;) {
      auto* loop = build_.stmt<For>({});
      loop->loop_var = variables[k];
      loop->min = build_.int_imm({}, 0, int_type(64)), loop->extent = wide(shape[k]);
      loop->body = made;
      made = loop;
    }
    return made;
  }
  const Stmt* store(const Buffer* to, const Indices& at, const PrimExpr* value) {
    auto* made = build_.stmt<BufferStore>({});
    made->buffer = to, made->indices = build_.arena().list(at), made->value = value;
    return made;
  }
  const Stmt* filled(const Buffer* buffer, std::int64_t number) {
    const DataType type = buffer->dtype;
    if (!type.is_scalar()) throw NotCovered{"padding of vectors"};
    const PrimExpr* value =
        type.is_floating()
            ? static_cast<const PrimExpr*>(build_.float_imm({}, static_cast<double>(number), type))
            : build_.int_imm({}, number, type);
    return for_each(buffer->shape, [&](const Indices& at) { return store(buffer, at, value); });
  }
  const Stmt* copied(const Buffer* from, const Buffer* to, const Layout& layout, Way way) {
    return for_each(from->shape, [&](const Indices& at) {
      Terms terms = terms_;
      for (std::size_t k = 0; k < at.size(); ++k) terms.put(layout.indices[k], at[k]);
      Indices places;
      for (const PrimExpr* place : layout.places) {
        places.push_back(terms.wide(place));
        if (!places.back()) throw NotCovered{print(place)};
      }
      const auto load = [&](const Buffer* buffer, const Indices& indices) {
        return build_.buffer_load({}, buffer, build_.arena().list(indices));
      };
      return way == Way::kIn ? store(to, places, load(from, at))
                             : store(from, at, load(to, places));
    });
  }

  const Stmt* in_block(const std::vector<const Buffer*>& buffers,
                       const std::vector<const Stmt*>& statements) {
    auto* all = build_.stmt<SeqStmt>({});
    all->seq = build_.arena().list(statements);
    auto* block = build_.stmt<Block>({});
    block->name_hint = "copies";
    block->alloc_buffers = build_.arena().list(buffers);
    block->body = all;
    auto* made = build_.stmt<BlockRealize>({});
    made->predicate = build_.boolean({}, true), made->block = block;
    return made;
  }

  const LaidOut& of_;
  Builder& build_;
  const Terms terms_;
};

template <class Make>
const PrimFunc* covered(std::string& problem, const Make& make) {
  try {
    return make();
  } catch (const NotCovered& part) {
    problem = part.what;
    return nullptr;
  }
}

}  // namespace

const PrimFunc* with_copies(const LaidOut& of, const std::vector<Layout>& layouts,
                            std::string& problem) {
  return covered(problem, [&] {
    return Copies(of, terms_of_after(of.before, of.after, of.build)).around_after(layouts);
  });
}

const PrimFunc* with_values(const LaidOut& of, const Specialisation& at, std::string& problem) {
  return covered(problem, [&] { return Copies(of, Terms(of.build)).around_before(at); });
}

}  // namespace tenor::solver
