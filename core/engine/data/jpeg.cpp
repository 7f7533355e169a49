#include "core/engine/data/jpeg.h"

#include <algorithm>
#include <cmath>
#include <csetjmp>
#include <cstdio>
#include <new>

// It needs the types of <cstdio>.
#include <jpeglib.h>
// After jpeglib.h.
#include <jerror.h>

namespace epochal::engine {

/// Plain data: libjpeg leaves a failed call by longjmp, which runs no destructors. Each function that calls setjmp
/// calls nothing but libjpeg and keeps its variables here.
struct JpegDecoder::State {
    jpeg_decompress_struct info;
    jpeg_error_mgr errors;
    jpeg_progress_mgr progress;
    std::jmp_buf failed;
    JDIMENSION left, width, top, height;
    std::uint8_t* row;
    std::size_t rowBytes;
};

namespace {

using JpegState = jpeg_decompress_struct;

/// libjpeg's own limit for memory of one image; images that would need more are refused.
constexpr long kMostMemory = 1l << 30;
/// A small file can have thousands of scans, each of which takes as long as a whole image.
constexpr int kMostScans = 200;
/// Fancy upsampling of the chroma looks this far beyond a crop.
constexpr std::int64_t kChromaReach = 2;

struct JpegCalls {
    /// libjpeg's callbacks find the state through client_data.
    template <class State>
    static void install(State& state) {
        state.info.err = jpeg_std_error(&state.errors);
        state.errors.error_exit = [](j_common_ptr info) {
            std::longjmp(static_cast<State*>(info->client_data)->failed, 1);
        };
        state.errors.emit_message = [](j_common_ptr info, int level) {
            if (level >= 0) return;
            ++info->err->num_warnings;
            // The missing end would be decoded as gray. Other damage is decoded as it is, as Pillow does.
            if (info->err->msg_code == JWRN_JPEG_EOF) info->err->error_exit(info);
        };
        state.errors.output_message = [](j_common_ptr) {};
        state.progress.progress_monitor = [](j_common_ptr info) {
            if (reinterpret_cast<j_decompress_ptr>(info)->input_scan_number <= kMostScans) return;
            info->err->msg_code = JERR_BAD_PROGRESSION;
            info->err->error_exit(info);
        };
        state.info.client_data = &state;
    }

    template <class State>
    static bool create(State& state) {
        install(state);
        if (setjmp(state.failed) != 0) return false;
        jpeg_create_decompress(&state.info);
        return true;
    }

    template <class State>
    static bool header(State& state, const std::uint8_t* bytes, std::size_t size) {
        if (setjmp(state.failed) != 0) return false;
        jpeg_abort_decompress(&state.info);
        state.info.progress = &state.progress;
        state.info.mem->max_memory_to_use = kMostMemory;
        jpeg_mem_src(&state.info, bytes, size);
        jpeg_read_header(&state.info, TRUE);
        return true;
    }

    /// Begins at the row and column of the state and gives their place and width after alignment.
    template <class State>
    static bool begin(State& state) {
        if (setjmp(state.failed) != 0) return false;
        jpeg_start_decompress(&state.info);
        if (state.width < state.info.output_width) jpeg_crop_scanline(&state.info, &state.left, &state.width);
        if (state.top > 0) jpeg_skip_scanlines(&state.info, state.top);
        return true;
    }

    template <class State>
    static bool rows(State& state) {
        if (setjmp(state.failed) != 0) return false;
        while (state.height > 0) {
            const JDIMENSION done = jpeg_read_scanlines(&state.info, &state.row, 1);
            state.row += done * state.rowBytes;
            state.height -= done;
        }
        return true;
    }
};

/// Pillow's conversion, for which the inks of a file are inverted, as Adobe writes them: 255 means no ink.
void printedToRgb(const std::uint8_t* inks, std::size_t count, std::uint8_t* out) {
    for (std::size_t i = 0; i < count; ++i)
        for (int c = 0; c < 3; ++c) {
            const int white = inks[4 * i + 3],
                      product = (255 - inks[4 * i + static_cast<std::size_t>(c)]) * white + 128;
            *out++ = static_cast<std::uint8_t>(std::max(white - (((product >> 8) + product) >> 8), 0));
        }
}

}  // namespace

Message damagedImage(const std::string& words) {
    //: %1 = what a library says of the image's data
    return {EPOCHAL_TEXT("core", "its data are damaged (%1)"), {words}};
}

JpegDecoder::JpegDecoder() : state_(std::make_unique<State>()) {
    if (!JpegCalls::create(*state_)) throw std::bad_alloc();
}

JpegDecoder::~JpegDecoder() {
    jpeg_destroy_decompress(&state_->info);
}

std::optional<Extent> JpegDecoder::open(const std::uint8_t* bytes, std::size_t size) {
    if (!JpegCalls::header(*state_, bytes, size)) return std::nullopt;
    const Extent extent{state_->info.image_height, state_->info.image_width};
    if (extent.height * extent.width > kMostPixels) {
        state_->errors.msg_code = JERR_IMAGE_TOO_BIG;
        return std::nullopt;
    }
    return extent;
}

std::optional<Part> JpegDecoder::read(const Box& box, Extent least) {
    JpegState& info = state_->info;
    std::int64_t shrink = 8;
    while (shrink > 1 && (std::floor(box.height / static_cast<double>(shrink)) < static_cast<double>(least.height) ||
                          std::floor(box.width / static_cast<double>(shrink)) < static_cast<double>(least.width)))
        shrink /= 2;
    const bool printed = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
    info.scale_num = 1;
    info.scale_denom = static_cast<unsigned>(shrink);
    info.out_color_space = printed ? JCS_CMYK : JCS_RGB;

    const auto scale = static_cast<double>(shrink);
    const Extent whole{(static_cast<std::int64_t>(info.image_height) + shrink - 1) / shrink,
                       (static_cast<std::int64_t>(info.image_width) + shrink - 1) / shrink};
    const auto from = [&](double at, std::int64_t reach, std::int64_t end) {
        return std::clamp<std::int64_t>(static_cast<std::int64_t>(std::floor(at / scale)) - reach, 0, end - 1);
    };
    const auto to = [&](double at, std::int64_t reach, std::int64_t begin, std::int64_t end) {
        return std::clamp<std::int64_t>(static_cast<std::int64_t>(std::ceil(at / scale)) + reach, begin + 1, end);
    };
    const std::int64_t top = from(box.top, 0, whole.height), left = from(box.left, kChromaReach, whole.width);
    const std::int64_t bottom = to(box.top + box.height, 0, top, whole.height),
                       right = to(box.left + box.width, kChromaReach, left, whole.width);
    state_->left = static_cast<JDIMENSION>(left);
    state_->width = static_cast<JDIMENSION>(right - left);
    state_->top = static_cast<JDIMENSION>(top);
    state_->height = static_cast<JDIMENSION>(bottom - top);
    if (!JpegCalls::begin(*state_)) return std::nullopt;

    Part part;
    part.height = bottom - top;
    part.width = state_->width;
    part.top = top;
    part.left = state_->left;
    part.whole = whole;
    part.shrink = shrink;
    const auto count = static_cast<std::size_t>(part.height * part.width);
    std::vector<std::uint8_t>& target = printed ? inks_ : pixels_;
    state_->rowBytes = static_cast<std::size_t>(part.width) * (printed ? 4 : 3);
    if (target.size() < count * (printed ? 4 : 3)) target.resize(count * (printed ? 4 : 3));
    state_->row = target.data();
    if (!JpegCalls::rows(*state_)) return std::nullopt;
    if (printed) {
        if (pixels_.size() < count * 3) pixels_.resize(count * 3);
        printedToRgb(inks_.data(), count, pixels_.data());
    }
    part.bytes = pixels_.data();
    return part;
}

Message JpegDecoder::reason() const {
    switch (state_->errors.msg_code) {
        case JWRN_JPEG_EOF:
        case JERR_INPUT_EOF:
        case JERR_INPUT_EMPTY:
            return {EPOCHAL_TEXT("core", "it is truncated"), {}};
        case JERR_IMAGE_TOO_BIG:
            return {EPOCHAL_TEXT("core", "it has too many pixels"), {}};
        case JERR_OUT_OF_MEMORY:
            return {EPOCHAL_TEXT("core", "decoding it would take too much memory"), {}};
        case JERR_SOF_UNSUPPORTED:
        case JERR_ARITH_NOTIMPL:
        case JERR_BAD_PRECISION:
        case JERR_CONVERSION_NOTIMPL:
        case JERR_FRACT_SAMPLE_NOTIMPL:
            return {EPOCHAL_TEXT("core", "it is a kind of JPEG that cannot be decoded"), {}};
        default:
            break;
    }
    char text[JMSG_LENGTH_MAX];
    state_->errors.format_message(reinterpret_cast<j_common_ptr>(&state_->info), text);
    return damagedImage(text);
}

}  // namespace epochal::engine
