;; SPDX-License-Identifier: Apache-2.0
;; The same product for wasm-interp. Matrices at 0, 16384 and 32768.
(module
  (memory 1)
  (func (export "main") (result f32)
    (local $i i32) (local $j i32) (local $k i32) (local $sum f32)
    (loop $rows
      (local.set $j (i32.const 0))
      (loop $columns
        (local.set $k (i32.const 0))
        (local.set $sum (f32.const 0))
        (loop $products
          (local.set $sum
            (f32.add (local.get $sum)
              (f32.mul
                (f32.load (i32.shl (i32.add (i32.shl (local.get $i) (i32.const 6)) (local.get $k)) (i32.const 2)))
                (f32.load offset=16384 (i32.shl (i32.add (i32.shl (local.get $k) (i32.const 6)) (local.get $j)) (i32.const 2))))))
          (br_if $products (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 1))) (i32.const 64))))
        (f32.store offset=32768 (i32.shl (i32.add (i32.shl (local.get $i) (i32.const 6)) (local.get $j)) (i32.const 2)) (local.get $sum))
        (br_if $columns (i32.lt_u (local.tee $j (i32.add (local.get $j) (i32.const 1))) (i32.const 64))))
      (br_if $rows (i32.lt_u (local.tee $i (i32.add (local.get $i) (i32.const 1))) (i32.const 64))))
    (f32.load offset=32768 (i32.const 0))))
