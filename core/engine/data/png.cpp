#include "core/engine/data/png.h"

#include <png.h>

#include <algorithm>
#include <cmath>
#include <cstring>

#include "core/engine/data/jpeg.h"

namespace epochal::engine {

/// Plain data, for the reason given in jpeg.cpp.
struct PngDecoder::State {
    png_structp png;
    png_infop info;
    const std::uint8_t *next, *end;
    const char* found;  ///< a fault that is found here and not by libpng, in a sentence of our own
    char reason[128];
    int passes;
    std::size_t rowBytes;
    // What rows() reads: `skipped` rows into `row`, then `count` rows, of which it keeps `keptBytes` from `from` on.
    std::uint8_t *row, *out;
    std::int64_t skipped, count;
    std::size_t from, keptBytes;
};

namespace {

struct PngCalls {
    template <class State>
    static void destroy(State& state) {
        if (state.png != nullptr) png_destroy_read_struct(&state.png, &state.info, nullptr);
    }

    template <class State>
    static bool header(State& state) {
        destroy(state);
        state.found = nullptr;
        state.png = png_create_read_struct(
            PNG_LIBPNG_VER_STRING, &state,
            [](png_structp png, png_const_charp text) {
                auto* failed = static_cast<State*>(png_get_error_ptr(png));
                std::strncpy(failed->reason, text, sizeof failed->reason - 1);
                png_longjmp(png, 1);
            },
            [](png_structp, png_const_charp) {});
        if (state.png == nullptr) return false;
        if (setjmp(png_jmpbuf(state.png)) != 0) return false;
        state.info = png_create_info_struct(state.png);
        png_set_read_fn(state.png, &state, [](png_structp png, png_bytep to, std::size_t size) {
            auto* source = static_cast<State*>(png_get_io_ptr(png));
            if (static_cast<std::size_t>(source->end - source->next) < size) {
                source->found = EPOCHAL_TEXT("core", "it is truncated");
                png_error(png, source->found);
            }
            std::memcpy(to, source->next, size);
            source->next += size;
        });
        // Compressed texts and profiles may grow a thousandfold; they are not used.
        png_set_keep_unknown_chunks(state.png, PNG_HANDLE_CHUNK_NEVER, nullptr, -1);
        png_set_chunk_malloc_max(state.png, 8'000'000);
        png_read_info(state.png, state.info);
        return true;
    }

    template <class State>
    static bool begin(State& state) {
        if (setjmp(png_jmpbuf(state.png)) != 0) return false;
        png_set_strip_16(state.png);
        png_set_expand(state.png);
        png_set_gray_to_rgb(state.png);
        png_set_strip_alpha(state.png);
        state.passes = png_set_interlace_handling(state.png);
        png_read_update_info(state.png, state.info);
        state.rowBytes = png_get_rowbytes(state.png, state.info);
        return true;
    }

    template <class State>
    static bool rows(State& state) {
        if (setjmp(png_jmpbuf(state.png)) != 0) return false;
        for (; state.skipped > 0; --state.skipped) png_read_row(state.png, state.row, nullptr);
        for (; state.count > 0; --state.count) {
            png_read_row(state.png, state.row, nullptr);
            std::memcpy(state.out, state.row + state.from, state.keptBytes);
            state.out += state.keptBytes;
        }
        return true;
    }

    /// `count` whole rows into `out`, pass by pass.
    template <class State>
    static bool interlacedRows(State& state) {
        if (setjmp(png_jmpbuf(state.png)) != 0) return false;
        for (; state.passes > 0; --state.passes)
            for (state.skipped = 0; state.skipped < state.count; ++state.skipped)
                png_read_row(state.png, state.out + static_cast<std::size_t>(state.skipped) * state.rowBytes, nullptr);
        return true;
    }
};

}  // namespace

PngDecoder::PngDecoder() : state_(std::make_unique<State>()) {}

PngDecoder::~PngDecoder() {
    PngCalls::destroy(*state_);
}

std::optional<Extent> PngDecoder::open(const std::uint8_t* bytes, std::size_t size) {
    state_->next = bytes;
    state_->end = bytes + size;
    if (!PngCalls::header(*state_)) return std::nullopt;
    const Extent extent{png_get_image_height(state_->png, state_->info),
                        png_get_image_width(state_->png, state_->info)};
    if (extent.height * extent.width > kMostPixels) {
        state_->found = EPOCHAL_TEXT("core", "it has too many pixels");
        return std::nullopt;
    }
    return extent;
}

std::optional<Part> PngDecoder::read(const Box& box) {
    const Extent whole{png_get_image_height(state_->png, state_->info), png_get_image_width(state_->png, state_->info)};
    if (!PngCalls::begin(*state_)) return std::nullopt;
    const auto clamped = [](double at, std::int64_t low, std::int64_t high) {
        return std::clamp<std::int64_t>(static_cast<std::int64_t>(at), low, high);
    };
    Part part;
    part.whole = whole;
    if (state_->passes == 1) {
        part.top = clamped(std::floor(box.top), 0, whole.height - 1);
        part.left = clamped(std::floor(box.left), 0, whole.width - 1);
        part.height = clamped(std::ceil(box.top + box.height), part.top + 1, whole.height) - part.top;
        part.width = clamped(std::ceil(box.left + box.width), part.left + 1, whole.width) - part.left;
    } else {
        part.height = whole.height;
        part.width = whole.width;
    }
    const auto bytes = static_cast<std::size_t>(part.height * part.width * 3);
    if (pixels_.size() < bytes) pixels_.resize(bytes);
    if (row_.size() < state_->rowBytes) row_.resize(state_->rowBytes);
    state_->out = pixels_.data();
    state_->row = row_.data();
    state_->skipped = part.top;
    state_->count = part.height;
    state_->from = static_cast<std::size_t>(part.left) * 3;
    state_->keptBytes = static_cast<std::size_t>(part.width) * 3;
    if (!(state_->passes == 1 ? PngCalls::rows(*state_) : PngCalls::interlacedRows(*state_))) return std::nullopt;
    part.bytes = pixels_.data();
    return part;
}

Message PngDecoder::reason() const {
    return state_->found != nullptr ? Message{state_->found, {}} : damagedImage(state_->reason);
}

}  // namespace epochal::engine
