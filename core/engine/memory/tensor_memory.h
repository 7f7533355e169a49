#pragma once

namespace epochal::engine {

/// While one stands, the larger CPU tensors of this process take their memory from an Arena, which keeps it from one
/// step of training to the next; when the last one ends, what is not in use goes back to the system. Tensors may
/// outlive it. Any thread; the first of a process is made before other threads make tensors.
class TensorMemory {
public:
    TensorMemory();
    ~TensorMemory();
    TensorMemory(const TensorMemory&) = delete;
    TensorMemory& operator=(const TensorMemory&) = delete;
};

}  // namespace epochal::engine
