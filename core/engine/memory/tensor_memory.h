#pragma once

namespace epochal::engine {

/// While an instance exists, the larger CPU tensors of this process use memory from an Arena, which keeps it from one
/// training step to the next. When the last instance is destroyed, unused memory is returned to the system. Tensors may
/// outlive it. Any thread; the first instance of a process must be created before other threads create tensors.
class TensorMemory {
public:
    TensorMemory();
    ~TensorMemory();
    TensorMemory(const TensorMemory&) = delete;
    TensorMemory& operator=(const TensorMemory&) = delete;
};

}  // namespace epochal::engine
