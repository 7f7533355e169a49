#include "tests/fakes/pretend_device.h"

#include <ATen/CPUGeneratorImpl.h>
#include <ATen/Parallel.h>
#include <ATen/core/CachingHostAllocator.h>
#include <ATen/detail/PrivateUse1HooksInterface.h>
#include <c10/core/CachingDeviceAllocator.h>
#include <c10/core/impl/DeviceGuardImplInterface.h>
#include <sys/mman.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdlib>
#include <deque>
#include <exception>
#include <map>
#include <memory>
#include <set>
#include <thread>
#include <utility>

#include "core/base/mutex.h"
#include "tests/fakes/pretend_streams.h"

namespace epochal::test::pretend {
namespace {

constexpr std::int64_t kUnlimited = std::int64_t{1} << 40;

/// How many operations of each stream are known to come before.
using Seen = std::map<int, std::int64_t>;

void merge(Seen& into, const Seen& from) {
    for (const auto& [stream, count] : from) into[stream] = std::max(into[stream], count);
}

struct Task {
    std::function<void()> work;
    std::int64_t number = 0;
};

}  // namespace

struct Recording {
    struct Operation {
        std::vector<Use> uses;
        std::function<void()> work;
    };
    std::vector<Operation> operations;
};

/// A queue and the thread that works it off; all under World::mutex.
struct Stream {
    Condition wake;  ///< for its thread: something may run. A stream's own, for there are hundreds
    int id = 0, device = 0;
    std::deque<Task> queue;
    std::int64_t queued = 0, done = 0;
    std::int64_t released = 0;       ///< runs up to here even if nobody waits
    Seen seen;                       ///< operations of others that come before the next one here
    Recording* recording = nullptr;  ///< where what is queued goes meanwhile
};

namespace {

/// One allocation; its pages can be touched while `opened` is not 0. Under World::mutex.
struct Block {
    void* address = nullptr;
    std::size_t bytes = 0;  ///< whole pages
    int device = 0, opened = 0;
    std::pair<int, std::int64_t> written{-1, 0};  ///< stream and number of the last operation that did
    Seen read;                                    ///< since then
};

/// Everything shared. Never destroyed: the streams' threads run until the process ends.
struct World {
    Mutex mutex;
    Condition passed;  ///< for hosts, and for streams that wait for others: something has run
    std::array<std::int64_t, kDevices> used EPOCHAL_GUARDED_BY(mutex){};
    std::int64_t limit EPOCHAL_GUARDED_BY(mutex) = kUnlimited;
    std::array<double, kDevices> slowness EPOCHAL_GUARDED_BY(mutex){};  ///< s for each megabyte
    Counters counters EPOCHAL_GUARDED_BY(mutex);
    std::deque<Stream> streams EPOCHAL_GUARDED_BY(mutex);  ///< the first are the devices' default ones
    int waiting EPOCHAL_GUARDED_BY(mutex) = 0;             ///< hosts that wait: meanwhile everything runs
    Seen host EPOCHAL_GUARDED_BY(mutex);                   ///< what some host has waited for
    std::exception_ptr failure EPOCHAL_GUARDED_BY(mutex);
    std::map<const char*, std::size_t> pinned EPOCHAL_GUARDED_BY(mutex);
};

World& world() {
    static auto* made = new World;
    return *made;
}

Block& blockOf(const c10::Storage& storage) {
    return *static_cast<Block*>(storage.data_ptr().get_context());
}

void protect(const Block& block, int rights) {
    if (::mprotect(block.address, block.bytes, rights) != 0) std::abort();
}

void work(Stream& stream) {
    at::set_num_threads(1);
    const at::AutoDispatchBelowAutograd below;
    World& all = world();
    for (;;) {
        Task task;
        {
            Lock lock(all.mutex);
            stream.wake.wait(lock, [&]() EPOCHAL_REQUIRES(all.mutex) {
                return !stream.queue.empty() && (all.waiting > 0 || stream.done < stream.released);
            });
            task = std::move(stream.queue.front());
            stream.queue.pop_front();
        }
        std::exception_ptr thrown;
        try {
            task.work();
        } catch (...) {
            thrown = std::current_exception();
        }
        // Its memory is given back before anyone learns that it is done.
        task.work = nullptr;
        const Lock lock(all.mutex);
        if (thrown && !all.failure) all.failure = thrown;
        stream.done = task.number;
        all.passed.notifyAll();
    }
}

Stream& newStream(int device) {
    World& all = world();
    Stream* made = nullptr;
    {
        const Lock lock(all.mutex);
        made = &all.streams.emplace_back();
        made->id = static_cast<int>(all.streams.size()) - 1;
        made->device = device;
    }
    std::thread([made] { work(*made); }).detach();
    return *made;
}

Stream& streamAt(int id) {
    const Lock lock(world().mutex);
    return world().streams.at(static_cast<std::size_t>(id));
}

/// A default stream is 0 on every device, as in CUDA.
Stream& streamOf(const c10::Stream& stream) {
    return streamAt(stream.id() == 0 ? stream.device_index() : static_cast<int>(stream.id()));
}

c10::Stream handleOf(int id, int index) {
    return c10::Stream(c10::Stream::UNSAFE, device(index), id < kDevices ? 0 : id);
}

/// The host waits until `ready`; meanwhile all streams run.
template <class Ready>
void waitFor(const Ready& ready) {
    World& all = world();
    Lock lock(all.mutex);
    ++all.counters.waits;
    ++all.waiting;
    for (Stream& stream : all.streams)
        if (!stream.queue.empty()) stream.wake.notifyAll();
    all.passed.wait(lock, ready);
    --all.waiting;
    if (all.failure) std::rethrow_exception(std::exchange(all.failure, nullptr));
}

/// A point on a stream.
struct Event {
    int stream = -1;
    std::int64_t number = 0;
    Seen seen;
    std::shared_ptr<double> time;  ///< s, -1 until it has passed
};

void waitForHost(const Event& event) {
    World& all = world();
    waitFor([&]() EPOCHAL_REQUIRES(all.mutex) {
        return all.streams[static_cast<std::size_t>(event.stream)].done >= event.number;
    });
    const Lock lock(all.mutex);
    merge(all.host, event.seen);
    all.host[event.stream] = std::max(all.host[event.stream], event.number);
}

void synchronizeAll(int index) {
    std::vector<Stream*> streams;
    {
        const Lock lock(world().mutex);
        for (Stream& stream : world().streams)
            if (stream.device == index) streams.push_back(&stream);
    }
    for (Stream* stream : streams) synchronize(*stream);
}

/// Throws if the stream does not wait for what others do with the block.
void checkOrder(const Stream& stream, const Block& block, bool writes) {
    const auto comesAfter = [&](int other, std::int64_t number) {
        if (other < 0 || other == stream.id) return true;
        const auto seen = stream.seen.find(other);
        return seen != stream.seen.end() && seen->second >= number;
    };
    bool ordered = comesAfter(block.written.first, block.written.second);
    if (writes)
        for (const auto& [other, number] : block.read) ordered = ordered && comesAfter(other, number);
    TORCH_CHECK(ordered, "pretend device: stream ", stream.id,
                " uses memory that another stream uses, without waiting for that stream");
}

/// Neither the host nor another stream can wait for what is not going to run.
void checkRuns(const Stream& stream) {
    const Lock lock(world().mutex);
    TORCH_CHECK(stream.recording == nullptr, "pretend device: somebody waits for a stream while it is recorded");
}

Event record(Stream& stream) {
    checkRuns(stream);
    auto time = std::make_shared<double>(-1);
    push(stream, {}, [time] {
        const double now = std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
        const Lock lock(world().mutex);
        *time = now;
    });
    const Lock lock(world().mutex);
    return {stream.id, stream.queued, stream.seen, std::move(time)};
}

void block(const Event& event, Stream& stream) {
    checkRuns(stream);
    push(stream, {}, [event] {
        World& all = world();
        Lock lock(all.mutex);
        // Nobody may wait for that stream, and it must run all the same.
        Stream& other = all.streams[static_cast<std::size_t>(event.stream)];
        other.released = std::max(other.released, event.number);
        other.wake.notifyAll();
        all.passed.wait(lock, [&]() EPOCHAL_REQUIRES(all.mutex) { return other.done >= event.number; });
    });
    const Lock lock(world().mutex);
    merge(stream.seen, event.seen);
    stream.seen[event.stream] = std::max(stream.seen[event.stream], event.number);
}

/// Whether the stream has got that far; lets it, so that asking again leads somewhere.
bool hasPassed(int id, std::int64_t number) {
    const Lock lock(world().mutex);
    Stream& stream = world().streams[static_cast<std::size_t>(id)];
    stream.released = std::max(stream.released, number);
    stream.wake.notifyAll();
    return stream.done >= number;
}

thread_local int deviceNow = 0;
thread_local std::array<int, kDevices> streamNow{0, 1};

int indexOf(c10::Device of) {
    return of.has_index() ? of.index() : deviceNow;
}

class Guard final : public c10::impl::DeviceGuardImplInterface {
public:
    [[nodiscard]] c10::DeviceType type() const override { return c10::kPrivateUse1; }
    [[nodiscard]] c10::Device exchangeDevice(c10::Device next) const override {
        const c10::Device before = getDevice();
        setDevice(next);
        return before;
    }
    [[nodiscard]] c10::Device getDevice() const override { return device(deviceNow); }
    void setDevice(c10::Device next) const override { uncheckedSetDevice(next); }
    void uncheckedSetDevice(c10::Device next) const noexcept override { deviceNow = indexOf(next); }
    [[nodiscard]] c10::DeviceIndex deviceCount() const noexcept override { return kDevices; }

    [[nodiscard]] c10::Stream getStream(c10::Device of) const override {
        return handleOf(streamNow[static_cast<std::size_t>(indexOf(of))], indexOf(of));
    }
    [[nodiscard]] c10::Stream getDefaultStream(c10::Device of) const override { return handleOf(0, indexOf(of)); }
    [[nodiscard]] c10::Stream getNewStream(c10::Device of, int /*priority*/) const override {
        return handleOf(newStream(indexOf(of)).id, indexOf(of));
    }
    [[nodiscard]] c10::Stream getStreamFromGlobalPool(c10::Device of, bool /*isHighPriority*/) const override {
        return getNewStream(of, 0);
    }
    [[nodiscard]] c10::Stream exchangeStream(c10::Stream next) const override {
        const c10::Stream before = getStream(next.device());
        streamNow[static_cast<std::size_t>(next.device_index())] = streamOf(next).id;
        return before;
    }

    void record(void** event, const c10::Stream& on, const c10::DeviceIndex /*index*/,
                const c10::EventFlag /*flag*/) const override {
        if (*event == nullptr) *event = new Event;
        *static_cast<Event*>(*event) = pretend::record(streamOf(on));
    }
    void block(void* event, const c10::Stream& on) const override {
        if (event != nullptr) pretend::block(*static_cast<Event*>(event), streamOf(on));
    }
    [[nodiscard]] bool queryEvent(void* event) const override {
        return event == nullptr || hasPassed(static_cast<Event*>(event)->stream, static_cast<Event*>(event)->number);
    }
    void destroyEvent(void* event, const c10::DeviceIndex /*index*/) const noexcept override {
        delete static_cast<Event*>(event);
    }
    void synchronizeEvent(void* event) const override {
        if (event != nullptr) waitForHost(*static_cast<Event*>(event));
    }
    [[nodiscard]] double elapsedTime(void* first, void* second, const c10::DeviceIndex /*index*/) const override {
        const Lock lock(world().mutex);
        const double begin = *static_cast<Event*>(first)->time, end = *static_cast<Event*>(second)->time;
        TORCH_CHECK(begin >= 0 && end >= 0, "pretend device: an event has not passed yet");
        return 1000 * (end - begin);
    }
    [[nodiscard]] bool queryStream(const c10::Stream& on) const override {
        const Stream& stream = streamOf(on);
        return hasPassed(stream.id, stream.queued);
    }
    void synchronizeStream(const c10::Stream& on) const override { synchronize(streamOf(on)); }
    void synchronizeDevice(const c10::DeviceIndex index) const override { synchronizeAll(index); }
    void recordDataPtrOnStream(const c10::DataPtr& /*pointer*/, const c10::Stream& /*stream*/) const override {}
};

class Memory : public c10::DeviceAllocator {
public:
    c10::DataPtr allocate(std::size_t bytes) override {
        const int index = deviceNow;
        const auto page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
        const std::size_t whole = (std::max<std::size_t>(bytes, 1) + page - 1) / page * page;
        const auto reserve = [&] {
            const Lock lock(world().mutex);
            std::int64_t& used = world().used[static_cast<std::size_t>(index)];
            if (used + static_cast<std::int64_t>(whole) > world().limit) return false;
            used += static_cast<std::int64_t>(whole);
            return true;
        };
        if (!reserve()) {
            // What is queued keeps memory that nobody needs afterwards.
            synchronizeAll(index);
            TORCH_CHECK_WITH(OutOfMemoryError, reserve(), "pretend device: out of memory, tried to allocate ", bytes,
                             " bytes");
        }
        auto block = std::make_unique<Block>();
        block->bytes = whole;
        block->device = index;
        void* address = ::mmap(nullptr, whole, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        TORCH_CHECK(address != MAP_FAILED, "pretend device: no address space");
        block->address = address;
        return {address, block.release(), &Memory::give, device(index)};
    }
    [[nodiscard]] c10::DeleterFnPtr raw_deleter() const override { return nullptr; }
    void copy_data(void* /*to*/, const void* /*from*/, std::size_t bytes) const override {
        TORCH_CHECK(bytes == 0, "pretend device: the host would copy memory of the device");
    }
    bool initialized() override { return true; }
    void emptyCache(c10::MempoolId_t /*pool*/) override {}
    void recordStream(const c10::DataPtr& /*pointer*/, c10::Stream /*stream*/) override {}
    c10::CachingDeviceAllocator::DeviceStats getDeviceStats(c10::DeviceIndex /*index*/) override { return {}; }
    void resetAccumulatedStats(c10::DeviceIndex /*index*/) override {}
    void resetPeakStats(c10::DeviceIndex /*index*/) override {}
    std::pair<std::size_t, std::size_t> getMemoryInfo(c10::DeviceIndex index) override {
        const Lock lock(world().mutex);
        const std::int64_t limit = world().limit, used = world().used[static_cast<std::size_t>(index)];
        return {static_cast<std::size_t>(std::max<std::int64_t>(limit - used, 0)), static_cast<std::size_t>(limit)};
    }

private:
    static void give(void* context) {
        const std::unique_ptr<Block> block(static_cast<Block*>(context));
        ::munmap(block->address, block->bytes);
        const Lock lock(world().mutex);
        world().used[static_cast<std::size_t>(block->device)] -= static_cast<std::int64_t>(block->bytes);
    }
};

/// Page-locked memory: ordinary memory that is on a list.
class PinnedMemory : public at::HostAllocator {
public:
    c10::DataPtr allocate(std::size_t bytes) override {
        void* made = std::aligned_alloc(64, (bytes + 127) / 64 * 64);
        const Lock lock(world().mutex);
        world().pinned.emplace(static_cast<const char*>(made), std::max<std::size_t>(bytes, 1));
        return {made, made, &PinnedMemory::give, c10::Device(c10::kCPU)};
    }
    [[nodiscard]] c10::DeleterFnPtr raw_deleter() const override { return &PinnedMemory::give; }
    void copy_data(void* to, const void* from, std::size_t bytes) const override { default_copy_data(to, from, bytes); }
    bool record_event(void* /*pointer*/, void* /*context*/, c10::Stream /*stream*/) override { return true; }
    void empty_cache() override {}
    at::HostStats get_stats() override { return {}; }
    void reset_accumulated_stats() override {}
    void reset_peak_stats() override {}

private:
    static void give(void* address) {
        {
            const Lock lock(world().mutex);
            world().pinned.erase(static_cast<const char*>(address));
        }
        std::free(address);
    }
};

PinnedMemory& pinnedMemory() {
    static auto* made = new PinnedMemory;
    return *made;
}

struct Hooks : at::PrivateUse1HooksInterface {
    bool isBuilt() const override { return true; }
    bool isAvailable() const override { return true; }
    bool hasPrimaryContext(c10::DeviceIndex /*index*/) const override { return true; }
    c10::DeviceIndex deviceCount() const override { return kDevices; }
    c10::DeviceIndex getCurrentDevice() const override { return static_cast<c10::DeviceIndex>(deviceNow); }
    void setCurrentDevice(c10::DeviceIndex index) const override { deviceNow = index; }
    c10::DeviceIndex exchangeDevice(c10::DeviceIndex index) const override {
        return static_cast<c10::DeviceIndex>(std::exchange(deviceNow, static_cast<int>(index)));
    }
    c10::DeviceIndex maybeExchangeDevice(c10::DeviceIndex index) const override { return exchangeDevice(index); }
    const at::Generator& getDefaultGenerator(c10::DeviceIndex /*index*/) const override {
        static const at::Generator made = at::detail::createCPUGenerator();
        return made;
    }
    bool isPinnedPtr(const void* data) const override { return isPinned(data); }
    at::Allocator* getPinnedMemoryAllocator() const override { return &pinnedMemory(); }
};

}  // namespace

Stream& currentStream(int index) {
    return streamAt(streamNow[static_cast<std::size_t>(index)]);
}

void push(Stream& stream, std::vector<Use> uses, std::function<void()> task) {
    World& all = world();
    const Lock lock(all.mutex);
    if (stream.recording) {
        stream.recording->operations.push_back({std::move(uses), std::move(task)});
        return;
    }
    merge(stream.seen, all.host);
    for (const Use& use : uses) checkOrder(stream, blockOf(use.storage), use.writes);
    const std::int64_t number = ++stream.queued;
    for (const Use& use : uses) {
        Block& block = blockOf(use.storage);
        if (use.writes)
            block.written = {stream.id, number}, block.read.clear();
        else
            block.read[stream.id] = number;
    }
    ++all.counters.operations;
    double slow = 0;
    for (const Use& use : uses)
        if (use.writes)
            slow += all.slowness[static_cast<std::size_t>(stream.device)] * static_cast<double>(use.storage.nbytes());
    stream.queue.push_back({[uses = std::move(uses), task = std::move(task), slow] {
                                const Opened opened(uses);
                                task();
                                if (slow > 0) std::this_thread::sleep_for(std::chrono::duration<double>(slow / 1e6));
                            },
                            number});
    if (stream.queued - stream.done > static_cast<std::int64_t>(kBacklog)) stream.released = stream.queued;
    stream.wake.notifyAll();
}

std::shared_ptr<const Recording> recorded(c10::Stream of, const std::function<void()>& work) {
    Stream& stream = streamOf(of);
    const auto recording = std::make_shared<Recording>();
    const auto set = [&](Recording* to) {
        const Lock lock(world().mutex);
        stream.recording = to;
    };
    set(recording.get());
    try {
        work();
    } catch (...) {
        set(nullptr);
        throw;
    }
    set(nullptr);
    return recording;
}

void replay(const Recording& recording, c10::Stream on) {
    // A copy of each, since an operation uses up its arguments.
    for (const Recording::Operation& one : recording.operations) push(streamOf(on), one.uses, one.work);
}

void synchronize(Stream& stream) {
    checkRuns(stream);
    Event end;
    {
        const Lock lock(world().mutex);
        end = {stream.id, stream.queued, stream.seen, nullptr};
    }
    waitForHost(end);
}

void order(Stream& earlier, Stream& later) {
    if (&earlier != &later) block(record(earlier), later);
}

Opened::Opened(std::vector<Use> uses) : uses_(std::move(uses)) {
    const Lock lock(world().mutex);
    for (const Use& use : uses_)
        if (blockOf(use.storage).opened++ == 0) protect(blockOf(use.storage), PROT_READ | PROT_WRITE);
}

Opened::~Opened() {
    const Lock lock(world().mutex);
    for (const Use& use : uses_)
        if (--blockOf(use.storage).opened == 0) protect(blockOf(use.storage), PROT_NONE);
}

bool isPinned(const void* address) {
    const auto* byte = static_cast<const char*>(address);
    const Lock lock(world().mutex);
    auto after = world().pinned.upper_bound(byte);
    return after != world().pinned.begin() && byte < std::prev(after)->first + std::prev(after)->second;
}

void countCopy(std::int64_t toDevice, std::int64_t toHost, bool pinned) {
    const Lock lock(world().mutex);
    world().counters.bytesToDevice += toDevice;
    world().counters.bytesToHost += toHost;
    world().counters.pinnedCopies += pinned ? 1 : 0;
}

c10::Allocator* memory() {
    static auto* made = new Memory;
    return made;
}

void install() {
    static const bool installed = [] {
        for (int index = 0; index < kDevices; ++index) newStream(index);
        c10::register_privateuse1_backend("pretend");
        c10::SetAllocator(c10::kPrivateUse1, memory());
        static const Guard guard;
        c10::impl::registerDeviceGuard(c10::kPrivateUse1, &guard);
        static Hooks hooks;
        at::RegisterPrivateUse1HooksInterface(&hooks);
        at::setHostAllocator(c10::kPrivateUse1, &pinnedMemory());
        registerKernels();
        return true;
    }();
    (void)installed;
}

Counters counters() {
    const Lock lock(world().mutex);
    return world().counters;
}

std::int64_t usedBytes(int index) {
    synchronizeAll(index);
    const Lock lock(world().mutex);
    return world().used[static_cast<std::size_t>(index)];
}

void limitMemory(std::int64_t bytes) {
    const Lock lock(world().mutex);
    world().limit = bytes > 0 ? bytes : kUnlimited;
}

void slowDown(int index, double seconds) {
    const Lock lock(world().mutex);
    world().slowness[static_cast<std::size_t>(index)] = seconds;
}

void enqueue(c10::Stream stream, const std::vector<torch::Tensor>& tensors,
             std::function<void(std::vector<torch::Tensor>&)> work, bool writes) {
    std::vector<Use> uses;
    std::vector<torch::Tensor> plain;
    for (const torch::Tensor& tensor : tensors) {
        uses.push_back({tensor.storage(), writes});
        plain.push_back(hostView(tensor));
    }
    push(streamOf(stream), std::move(uses), [plain, work = std::move(work)]() mutable { work(plain); });
}

}  // namespace epochal::test::pretend
