tenor explain Relax-vm-cuda_graph
