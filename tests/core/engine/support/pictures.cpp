#include "tests/core/engine/support/pictures.h"

#include <png.h>
#include <zlib.h>

#include <cstdio>
#include <cstdlib>
#include <vector>

// It needs the types of <cstdio>.
#include <jpeglib.h>

namespace epochal::test {

std::string jpegOf(int height, int width, const Paint& paint) {
    jpeg_compress_struct info;
    jpeg_error_mgr errors;
    info.err = jpeg_std_error(&errors);
    jpeg_create_compress(&info);
    unsigned char* bytes = nullptr;
    unsigned long size = 0;
    jpeg_mem_dest(&info, &bytes, &size);
    info.image_height = static_cast<JDIMENSION>(height);
    info.image_width = static_cast<JDIMENSION>(width);
    info.input_components = 3;
    info.in_color_space = JCS_RGB;
    jpeg_set_defaults(&info);
    jpeg_set_quality(&info, 95, TRUE);
    jpeg_start_compress(&info, TRUE);
    std::vector<std::uint8_t> row(static_cast<std::size_t>(width) * 3);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x)
            for (int c = 0; c < 3; ++c) row[static_cast<std::size_t>(x * 3 + c)] = paint(y, x, c);
        JSAMPROW rows[1] = {row.data()};
        jpeg_write_scanlines(&info, rows, 1);
    }
    jpeg_finish_compress(&info);
    std::string file(reinterpret_cast<char*>(bytes), size);
    jpeg_destroy_compress(&info);
    std::free(bytes);
    return file;
}

std::string deepPngOf(int height, int width, const Paint& paint) {
    std::string file;
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
    png_infop info = png_create_info_struct(png);
    png_set_write_fn(
        png, &file,
        [](png_structp to, png_bytep bytes, std::size_t size) {
            static_cast<std::string*>(png_get_io_ptr(to))->append(reinterpret_cast<char*>(bytes), size);
        },
        [](png_structp) {});
    png_set_IHDR(png, info, static_cast<png_uint_32>(width), static_cast<png_uint_32>(height), 16,
                 PNG_COLOR_TYPE_RGB_ALPHA, PNG_INTERLACE_ADAM7, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    std::vector<std::uint8_t> pixels(static_cast<std::size_t>(height * width) * 8, 0x7f);
    std::vector<png_bytep> rows;
    for (int y = 0; y < height; ++y) {
        rows.push_back(pixels.data() + static_cast<std::size_t>(y * width) * 8);
        for (int x = 0; x < width; ++x)
            for (int c = 0; c < 3; ++c) rows.back()[x * 8 + c * 2] = paint(y, x, c);
    }
    png_write_image(png, rows.data());
    png_write_end(png, nullptr);
    png_destroy_write_struct(&png, &info);
    return file;
}

std::string claimedPng(std::uint32_t height, std::uint32_t width) {
    std::string header("IHDR");
    for (const std::uint32_t side : {width, height})
        for (int shift = 24; shift >= 0; shift -= 8) header += static_cast<char>(side >> shift & 255);
    header += std::string("\x08\x02\0\0\0", 5);
    const auto sum = static_cast<std::uint32_t>(
        crc32(0, reinterpret_cast<const Bytef*>(header.data()), static_cast<uInt>(header.size())));
    std::string file("\x89PNG\r\n\x1a\n\0\0\0\x0d", 12);
    file += header;
    for (int shift = 24; shift >= 0; shift -= 8) file += static_cast<char>(sum >> shift & 255);
    return file;
}

Path imageFixture(const std::string& name) {
    const char* source = std::getenv("EPOCHAL_SOURCE");
    return Path(source != nullptr ? source : ".") / "tests/fixtures/images" / name;
}

}  // namespace epochal::test
