# corpus/relax/weights_inside: stage 00, as it was made, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
metadata = tvm.ir.load_json("""{
  \"root_index\": 20,
  \"nodes\": [
    {
      \"type\": \"ffi.String\",
      \"data\": \"relax.expr.Constant\"
    },
    {
      \"type\": \"None\"
    },
    {
      \"type\": \"ir.PrimType\",
      \"data\": {
        \"span\": 1,
        \"dtype\": \"int64\"
      }
    },
    {
      \"type\": \"ir.IntImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 24
      }
    },
    {
      \"type\": \"ir.IntImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 9
      }
    },
    {
      \"type\": \"ffi.Array\",
      \"data\": [
        3,
        4
      ]
    },
    {
      \"type\": \"relax.ShapeType\",
      \"data\": {
        \"span\": 1,
        \"values\": 5,
        \"ndim\": 2
      }
    },
    {
      \"type\": \"relax.expr.ShapeExpr\",
      \"data\": {
        \"span\": 1,
        \"ty\": 6,
        \"values\": 5
      }
    },
    {
      \"type\": \"ir.PrimType\",
      \"data\": {
        \"span\": 1,
        \"dtype\": \"float32\"
      }
    },
    {
      \"type\": \"relax.TensorType\",
      \"data\": {
        \"span\": 1,
        \"shape\": 7,
        \"dtype\": 8,
        \"vdevice\": 1,
        \"ndim\": 2
      }
    },
    {
      \"type\": \"ffi.Tensor\",
      \"data\": \"P6G0lvBAXt0AAAAAAAAAAAEAAAAAAAAAAgAAAAIgAQAYAAAAAAAAAAkAAAAAAAAAYAMAAAAAAABp8LA\\/kVVSQAwvqT\\/bzabAZ8VnQDWL5D\\/EdQnAKMQUQDypuj+JmJY\\/w9XoPWL1C0BBiDzA3tEmv1jY9r\\/8TRlAprMiPuS8lb8nK0jAtK6Dv8hmBT3TG42\\/4qOlQFjcgECwgy3BMMvxwHX3Mr9XKdi\\/O8VaP6SJXj+sigdBslaOwHJVwb\\/FvAJBVI4lQIW+KUDslQPAIfTSwOF7Kz\\/HQt8+3xmdwPHnLsCji5O+PttxwMRByb6bjMM+4MIRPlWcAcDg\\/xdAhCNkQDtGpD+Jd1HAkE07QGBeAMCsEGFAVDCJwIYaakAdXKS9AdefwG63oL9aml0+TquLP65we8Bmvo3A419MP8757r9iKHE\\/329CQHcL08ApP4I\\/O8GcQHBVmL+LkU\\/ADZNAQL7DgT+YWGVAHcCwvzmsvcBTTeG+lkPkv597RkCwR0Y\\/q7\\/QwBv7mMAAQGJAFQUuQP3mI8DGd4m7OCLkP7HS7z9pUWBAFlKDP1w1wr68h4S\\/lSKHQP8NEMGp+w2\\/HisHPtZxtsCMZqo\\/WromwC\\/JXEA2mwC\\/oE0rQBEDnEBZD8Q\\/Qy9gwDHVwcDkbuBAKe3jvstFMMAhuBM\\/VQFEv\\/8lWkBH+Ao+70VhPbLuNsA7a\\/A\\/v1WEwLt3KkBiEMNA6SjDwLPWHcHE6x1AwhAjQU4egMDMFqDAq8YWQIg5V8DjigHAdDyyv0oxCEDLg8+\\/qUaOPyLFNL9ePFjARMCjv2RNc8Cqe9U82dqPwPbji8C6fbpAstdZvl\\/IXL4N9AJAknrXvy0Far8Yrdk\\/z5iQP9ZjlMDxVVVAvyYXwJgth8CJhWbAj\\/XHv2BL0ED2d5bA7+ojPx3SCMGNYc27\\/ElmQN9Xcr9nHSHAPRFtPyU9M0B25SlABnr8QP8vVj8wqBfAsAABvx56lL61sd4+4\\/z1vSEkMj9q3tXAkGJUQB0iE8AQKpbAqUMjQCOeqEAwbvw\\/8gYlP\\/2lbsDCxzdBoVhhQGjUkcBalkfALSKyPm4Bx8BzrSw\\/bQvrv2\\/2nEDFT3ZAs4UtwVXQKj4tCc\\/AngiOQPIjLD9NZAxAAlaIwAEK6kDiSAFBa0qIwKDhvj+MXSzAvRXBvWQAosCg\\/u5AJhx4wEyYl78vYQBAicYlwFEOdb+zShDA8KkIv1fUlcA=\"
    },
    {
      \"type\": \"relax.expr.Constant\",
      \"data\": {
        \"span\": 1,
        \"ty\": 9,
        \"data\": 10
      }
    },
    {
      \"type\": \"ir.IntImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 9
      }
    },
    {
      \"type\": \"ffi.Array\",
      \"data\": [
        12
      ]
    },
    {
      \"type\": \"relax.ShapeType\",
      \"data\": {
        \"span\": 1,
        \"values\": 13,
        \"ndim\": 1
      }
    },
    {
      \"type\": \"relax.expr.ShapeExpr\",
      \"data\": {
        \"span\": 1,
        \"ty\": 14,
        \"values\": 13
      }
    },
    {
      \"type\": \"relax.TensorType\",
      \"data\": {
        \"span\": 1,
        \"shape\": 15,
        \"dtype\": 8,
        \"vdevice\": 1,
        \"ndim\": 1
      }
    },
    {
      \"type\": \"ffi.Tensor\",
      \"data\": \"P6G0lvBAXt0AAAAAAAAAAAEAAAAAAAAAAQAAAAIgAQAJAAAAAAAAACQAAAAAAAAANpdBP9jSBcARfdO\\/AEEcwdBc5kAHdJJA0p2mvzAYRkDY+o8\\/\"
    },
    {
      \"type\": \"relax.expr.Constant\",
      \"data\": {
        \"span\": 1,
        \"ty\": 16,
        \"data\": 17
      }
    },
    {
      \"type\": \"ffi.Array\",
      \"data\": [
        11,
        18
      ]
    },
    {
      \"type\": \"ffi.Map\",
      \"data\": [
        0,
        19
      ]
    }
  ],
  \"metadata\": {
    \"tvm_version\": \"0.26.0\"
  }
}""")
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor(("n", 6, 4), dtype="float32")) -> R.Tensor(("n", 3, 2, 2), dtype="float32"):
        n = T.int64()
        with R.dataflow():
            lv: R.Tensor((n, 24), dtype="float32") = R.reshape(x, R.shape([n, 24]))
            lv1: R.Tensor((n, 9), dtype="float32") = R.matmul(lv, metadata["relax.expr.Constant"][0], out_dtype=None)
            lv2: R.Tensor((n, 9), dtype="float32") = R.add(lv1, metadata["relax.expr.Constant"][1])
            lv3: R.Tensor((n, 3, 3), dtype="float32") = R.reshape(lv2, R.shape([n, 3, 3]))
            lv4: R.Tensor((n, 3, 2), dtype="float32") = R.strided_slice(lv3, (1, 2), (0, 1), (3, 3), assume_inbound=False)
            lv5: R.Tensor((n, 1, 3, 2), dtype="float32") = R.expand_dims(lv4, axis=[1])
            lv6: R.Tensor((n, 2, 3, 2), dtype="float32") = R.repeat(lv5, repeats=2, axis=1)
            lv7: R.Tensor((n, 3, 2, 2), dtype="float32") = R.permute_dims(lv6, axes=[0, 2, 3, 1])
            lv8: R.Tensor((n, 3, 2, 2), dtype="float32") = R.clip(lv7, -1, 1)
            gv: R.Tensor((n, 3, 2, 2), dtype="float32") = lv8
            R.output(gv)
        return gv
