// SPDX-License-Identifier: Apache-2.0
// What lowered models call: storages and tensors of them, the heap of shapes, checks of arguments,
// views. Ledger RLX-D49; semantics/relax/call/vm.h has the rules.
#include <algorithm>

#include "solver/validate/relax/graph_run.h"

namespace tenor::solver {

using namespace spec;

namespace {

const GraphValue* last_of(const std::vector<GraphValue>& values, GraphValue::Kind kind) {
  const GraphValue* found = nullptr;
  for (const GraphValue& v : values)
    if (v.is(kind)) found = &v;
  return found;
}

}  // namespace

GraphValue GraphRun::call_flat(const GraphValue& f, const Values& arguments) {
  if (!f.is(Kind::kPrimFunc)) throw NotFollowed("the callee of call_tir_dyn is not a PrimFunc");
  Values flat;
  for (const GraphValue& v : arguments) add_flat(v, flat);
  run_kernel(f.prim_func, flat, 0, {});
  return tuple_of({});
}

std::optional<GraphValue> GraphRun::memory_operator(std::string_view name,
                                                    const Values& arguments) {
  const GraphValue *shape = last_of(arguments, Kind::kShape),
                   *dtype = last_of(arguments, Kind::kDataType);
  const auto bytes = [&] {
    const ScalarType type = dtype->dtype.scalar;
    if (type.bits % 8 != 0 && !type.is_bool()) throw NotFollowed("elements take less than a byte");
    return sizes_.times(sizes_.product(shape->sizes),
                        static_cast<std::int64_t>(type.bytes()) * dtype->dtype.lanes);
  };
  if (name == "memory.view") {
    const bool is_plain =
        arguments.size() > 1 && arguments[1].is(Kind::kShape) &&
        std::all_of(arguments.begin() + 2, arguments.end(), [&](const GraphValue& v) {
          return v.is(Kind::kNull) || (v.is(Kind::kTuple) && v.parts.empty());
        });
    if (!is_plain) throw NotFollowed("a view has another datatype or offset");
    return view(arguments[0], arguments[1].sizes);
  }
  if (name.find("alloc_") == std::string_view::npos) return {};
  if (!shape || !dtype || arguments.size() < 3)
    throw NotFollowed("memory has no shape or datatype");
  if (name.ends_with("alloc_storage")) {
    GraphValue made{Kind::kStorage};
    made.place = memory_.add_storage(
        {shape->sizes.size() == 1 ? shape->sizes[0] : bytes(), numbered_device(arguments[1])});
    may_be_negative(shape->sizes);
    return made;
  }
  GraphValue made{Kind::kTensor};
  made.dtype = dtype->dtype, made.sizes = shape->sizes;
  GraphPlace place{.contents = numbers_.of("nothing"), .dtype = made.dtype, .sizes = made.sizes};
  may_be_negative(made.sizes);
  if (name == "builtin.alloc_tensor") {
    made.text = numbered_device(arguments[2]);
    made.place = memory_.add(std::move(place));
    return made;
  }
  if (!arguments[0].is(Kind::kStorage) || arguments[1].sizes.empty())
    throw NotFollowed("a tensor is made of what is not a storage");
  Size first = arguments[1].sizes[0], taken = bytes();
  const GraphStorage storage = memory_.storage(arguments[0].place);
  if (!sizes_.is_at_most(sizes_.literal(0), first)) throw NotFollowed("an offset may be negative");
  Size end = sizes_.sum(first, taken);
  if (!sizes_.is_at_most(end, storage.bytes))
    check(numbers_.of("room", {sizes_.number(end), sizes_.number(storage.bytes)}), Code::E_VALUE);
  made.text = storage.device;
  made.place = memory_.add_in(arguments[0].place, first, taken, std::move(place), as_new_);
  return made;
}

GraphValue GraphRun::view(const GraphValue& tensor, Sizes sizes) {
  if (!tensor.is(Kind::kTensor) ||
      !sizes_.equal(sizes_.product(tensor.sizes), sizes_.product(sizes)))
    throw NotFollowed("a view has another number of elements");
  GraphValue made = tensor;
  made.sizes = std::move(sizes);
  return made;
}

std::int64_t GraphRun::literal(const Values& arguments, std::size_t i) {
  const bool is_number =
      i < arguments.size() && arguments[i].is(Kind::kPrim) && !arguments[i].sizes.empty();
  const auto value = is_number ? sizes_.constant(arguments[i].sizes[0]) : std::nullopt;
  if (!value) throw NotFollowed("a function of the machine gets no literal number");
  return *value;
}

/// Pairs of a code and a number: equal to a number, stored, nothing, equal to what the heap has.
void GraphRun::match_heap(const Values& arguments, std::size_t first, const Sizes& given) {
  std::vector<std::pair<std::int64_t, Size>> stored;
  for (std::size_t i = 0; i < given.size(); ++i) {
    const std::int64_t code = literal(arguments, first + 2 * i),
                       number = literal(arguments, first + 1 + 2 * i);
    if (code == 1) stored.emplace_back(number, given[i]);
    if (code == 0) check(given[i], sizes_.literal(number), Code::E_MATCH_CAST);
    if (code == 3)
      check(given[i],
            heap_number(arguments[1], arguments[first + 2 * i], arguments[first + 1 + 2 * i]),
            Code::E_MATCH_CAST);
  }
  for (const auto& [number, size] : stored) memory_.at(arguments[1].place).heap[number] = size;
}

Size GraphRun::heap_number(const GraphValue& heap, const GraphValue& code,
                           const GraphValue& number) {
  const std::int64_t k = literal({number}, 0);
  if (literal({code}, 0) == 0) return sizes_.literal(k);
  if (!heap.is(Kind::kTensor)) throw NotFollowed("there is no heap of shapes");
  const auto& numbers = memory_.at(heap.place).heap;
  const auto at = numbers.find(k);
  if (at == numbers.end()) throw NotFollowed("a number of the heap of shapes was never written");
  return at->second;
}

/// Stores of numbers of the heap, one after the other.
void GraphRun::shape_function(const tir::PrimFunc* f, const Values& arguments) {
  if (arguments.size() != 1 || !f->buffers[0]) throw NotFollowed("a kernel gets a heap of shapes");
  auto& heap = memory_.at(arguments[0].place).heap;
  const auto index_of = [&](Size index) {
    const auto k = sizes_.constant(index);
    if (!k) throw NotFollowed("an index into a heap of shapes is not a literal");
    return *k;
  };
  const SizeScope scope{[](const Variable*) { return nullptr; },
                        [&](const BufferLoad& load, Size index) {
                          const auto at = heap.find(index_of(index));
                          return load.buffer == f->buffers[0] && at != heap.end() ? at->second
                                                                                  : nullptr;
                        }};
  const auto follow = [&](const auto& self, const tir::Stmt* s) -> void {
    if (const auto* seq = tir::as<tir::SeqStmt>(s)) {
      for (const tir::Stmt* each : seq->seq) self(self, each);
      return;
    }
    const auto* realize = tir::as<tir::BlockRealize>(s);
    if (realize && realize->values.empty() && !realize->block->init &&
        realize->block->match_buffers.empty())
      return self(self, realize->block->body);
    const auto* store = tir::as<tir::BufferStore>(s);
    if (!store || store->buffer != f->buffers[0] || store->indices.size() != 1 || store->predicate)
      throw NotFollowed("a kernel does more than to store numbers in a heap of shapes");
    Size value = sizes_.evaluate(store->value, scope),
         index = sizes_.evaluate(store->indices[0], scope);
    if (!value || !index) throw NotFollowed("a number of a heap of shapes is not followed");
    heap[index_of(index)] = value;
  };
  follow(follow, f->body);
}

bool GraphRun::passes_check(std::string_view name, const Values& arguments) {
  const GraphValue& v = arguments.at(0);
  const GraphValue* dtype = last_of(arguments, Kind::kDataType);
  if (name.ends_with("check_tuple_info"))
    return v.is(Kind::kTuple) && static_cast<std::int64_t>(v.parts.size()) == literal(arguments, 1);
  if (name.ends_with("check_func_info"))
    return v.is(Kind::kClosure) || v.is(Kind::kBound) || v.is(Kind::kPrimFunc) ||
           v.is(Kind::kPacked);
  if (name.ends_with("check_prim_value_info"))
    return v.is(Kind::kPrim) && (!dtype || dtype->dtype == v.dtype);
  if (!v.is(name.ends_with("check_tensor_info") ? Kind::kTensor : Kind::kShape)) return false;
  const std::int64_t rank = literal(arguments, 1);
  if (rank >= 0 && static_cast<std::int64_t>(v.sizes.size()) != rank) return false;
  return !v.is(Kind::kTensor) || !dtype || dtype->dtype.is_void() || dtype->dtype == v.dtype;
}

std::optional<GraphValue> GraphRun::machine_call(std::string_view name, const Values& arguments,
                                                 const relax::Call& e, const Scope& scope) {
  constexpr std::string_view kMachine = "vm.builtin.";
  if (name == "relax.run.print" || name == "relax.run.assert_op") {
    effect(of(name == "relax.run.print" ? "print" : "assert_op", arguments));
    return tuple_of({});
  }
  if (!name.starts_with(kMachine)) return {};
  name.remove_prefix(kMachine.size());
  if (name == "alloc_shape_heap") {
    GraphValue made = tensor(numbers_.of("a heap of shapes"), int_type(64),
                             {sizes_.literal(literal(arguments, 0))}, "", false);
    memory_.at(made.place).is_heap = true;
    return made;
  }
  if (name == "match_shape" || name == "match_prim_value") {
    const bool is_shape = name == "match_shape";
    const Sizes given = arguments.at(0).sizes;
    if (is_shape && literal(arguments, 2) != static_cast<std::int64_t>(given.size()))
      throw NotFollowed("a rank is not what the machine asks for");
    match_heap(arguments, is_shape ? 3 : 2, given);
    return tuple_of({});
  }
  if (name.starts_with("check_")) {
    if (!passes_check(name, arguments)) throw NotFollowed("a check of the machine fails");
    return tuple_of({});
  }
  if (name == "make_shape") {
    Sizes made;
    for (std::int64_t i = 0; i < literal(arguments, 1); ++i) {
      const auto at = 2 + 2 * static_cast<std::size_t>(i);
      made.push_back(heap_number(arguments[0], arguments.at(at), arguments.at(at + 1)));
    }
    return shape_of(std::move(made));
  }
  if (name == "make_prim_value") {
    GraphValue made{Kind::kPrim};
    made.dtype = int_type(64);
    made.sizes = {heap_number(arguments[0], arguments.at(1), arguments.at(2))};
    return made;
  }
  if (name == "reshape" && arguments.at(1).is(Kind::kShape))
    return view(arguments[0], arguments[1].sizes);
  if (name == "call_tir_dyn")
    return call_flat(arguments.at(0), Values(arguments.begin() + 1, arguments.end()));
  if (name == "copy") return arguments.at(0);
  if (name == "null_value") return GraphValue{Kind::kNull};
  if (name == "make_tuple") return tuple_of(arguments);
  if (name == "shape_of" && arguments.at(0).is(Kind::kTensor)) return shape_of(arguments[0].sizes);
  if (name == "tuple_getitem" && arguments.at(0).is(Kind::kTuple))
    return arguments[0].parts.at(static_cast<std::size_t>(literal(arguments, 1)));
  if (name == "make_closure") {
    GraphValue bound{Kind::kBound};
    bound.parts = arguments;
    return bound;
  }
  if (name == "invoke_closure")
    return call_value(arguments.at(0), Values(arguments.begin() + 1, arguments.end()), e, scope);
  return {};
}

}  // namespace tenor::solver
