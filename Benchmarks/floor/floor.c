/* The floor: the minimum that a program must do to make the files of a left-to-right and a right-to-left locale
 * from drawings, with the same libraries.
 *
 *   floor OUTPUT HEIGHT… < LIST        LIST: the path of one drawing on each line
 *
 * It reads each drawing once with libxml2 (it must be well-formed, and the axis must be known), renders it once
 * for each height with one librsvg handle, flips the finished pixels, writes grey + alpha if the picture is grey,
 * else RGBA, compressed by libdeflate at level 6 with filter 0, and creates every file under its final name:
 * OUTPUT/en/NAME.svg, OUTPUT/ar/NAME.svg (the drawing in one mirrored group), and for both a PNG of each height.
 * No digests, no index, no atomic replacement, no second process, no checks of existing files, no components. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <libdeflate.h>
#include <librsvg/rsvg.h>
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { largest_side = 1024 };

static const char *output;
static struct libdeflate_compressor *compressor;
static uint32_t pixels[largest_side * largest_side], mirrored[largest_side * largest_side];
static uint8_t rows[largest_side * (largest_side * 4 + 1)], file[2 * sizeof rows];

static void fail(const char *what, const char *path) {
  fprintf(stderr, "floor: cannot %s %s\n", what, path);
}

static void write_file(const char *locale, const char *name, const char *ending, const void *bytes, size_t count) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s/%s%s", output, locale, name, ending);
  int number = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (number < 0 || write(number, bytes, count) != (ssize_t)count) fail("write", path);
  if (number >= 0) close(number);
}

static uint8_t *put(uint8_t *at, uint32_t value) {
  for (int shift = 24; shift >= 0; shift -= 8) *at++ = value >> shift;
  return at;
}

static uint8_t *chunk(uint8_t *at, const char *name, const void *content, size_t count) {
  at = put(at, count);
  memcpy(at, name, 4);
  memmove(at + 4, content, count);
  return put(at + 4 + count, libdeflate_crc32(0, at, count + 4));
}

static uint8_t straight(uint32_t channel, uint32_t alpha) {
  if (alpha == 255 || alpha == 0) return alpha == 0 ? 0 : channel;
  uint32_t wide = (channel * 255 + alpha / 2) / alpha;
  return wide > 255 ? 255 : wide;
}

static int is_grey(const uint32_t *from, int count) {
  for (int i = 0; i < count; i++)
    if (((from[i] >> 16 ^ from[i]) | (from[i] >> 8 ^ from[i])) & 255) return 0;
  return 1;
}

static void write_png(const char *locale, const char *name, const char *ending, const uint32_t *from, int width,
                      int height, int grey) {
  uint8_t *to = rows;
  for (int row = 0; row < height; row++) {
    *to++ = 0;
    for (int column = 0; column < width; column++) {
      uint32_t pixel = *from++, alpha = pixel >> 24;
      *to++ = straight(pixel >> 16 & 255, alpha);
      if (!grey) {
        *to++ = straight(pixel >> 8 & 255, alpha);
        *to++ = straight(pixel & 255, alpha);
      }
      *to++ = alpha;
    }
  }
  memcpy(file, "\x89PNG\r\n\x1a\n", 8);
  uint8_t header[13] = {[8] = 8, [9] = grey ? 4 : 6};
  put(put(header, width), height);
  uint8_t *at = chunk(chunk(file + 8, "IHDR", header, sizeof header), "sRGB", "", 1);
  size_t count = libdeflate_zlib_compress(compressor, rows, to - rows, at + 8, sizeof file - 128);
  at = chunk(chunk(at, "IDAT", at + 8, count), "IEND", "", 0);
  write_file(locale, name, ending, file, at - file);
}

/* Writes the drawing in a group that mirrors it. `start` is the ">" of the root's start tag. */
static void write_mirrored(const char *name, const char *text, size_t count, double sum) {
  const char *root = memmem(text, count, "<svg", 4);
  const char *start = root;
  for (char quote = 0; start && start < text + count; start++) {
    if (quote ? *start == quote : *start == '"' || *start == '\'') quote = quote ? 0 : *start;
    else if (!quote && *start == '>') break;
  }
  const char *end = text + count;
  while (end > text && strncmp(end, "</svg", 5)) end--;
  if (!root || end <= start) return fail("mirror", name);
  static char copy[1 << 20];
  int length = snprintf(copy, sizeof copy, "%.*s<g transform=\"matrix(-1 0 0 1 %.9g 0)\">%.*s</g>%.*s",
                        (int)(start + 1 - text), text, sum, (int)(end - start - 1), start + 1,
                        (int)(text + count - end), end);
  write_file("ar", name, ".svg", copy, length);
}

static int own_box(RsvgHandle *handle, RsvgRectangle *box) {
  gboolean has_width, has_height, has_box;
  RsvgLength width, height;
  rsvg_handle_get_intrinsic_dimensions(handle, &has_width, &width, &has_height, &height, &has_box, box);
  if (has_box) return box->width > 0 && box->height > 0;
  *box = (RsvgRectangle){0, 0, 0, 0};
  return rsvg_handle_get_intrinsic_size_in_pixels(handle, &box->width, &box->height);
}

static int draw(RsvgHandle *handle, int width, int height, double drawn) {
  memset(pixels, 0, (size_t)width * height * 4);
  cairo_surface_t *surface =
      cairo_image_surface_create_for_data((uint8_t *)pixels, CAIRO_FORMAT_ARGB32, width, height, width * 4);
  cairo_t *context = cairo_create(surface);
  RsvgRectangle viewport = {(width - drawn) / 2, 0, drawn, height};
  int done = rsvg_handle_render_document(handle, context, &viewport, NULL);
  cairo_destroy(context);
  cairo_surface_destroy(surface);
  return done;
}

static void make(const char *path, int count, char **heights) {
  static char text[1 << 20];
  int number = open(path, O_RDONLY | O_CLOEXEC);
  ssize_t length = number < 0 ? -1 : read(number, text, sizeof text);
  if (number >= 0) close(number);
  char name[256];
  const char *base = strrchr(path, '/');
  snprintf(name, sizeof name, "%.*s", (int)strlen(base ? base + 1 : path) - 4, base ? base + 1 : path);
  xmlDocPtr tree = length <= 0 ? NULL : xmlReadMemory(text, length, NULL, NULL, XML_PARSE_NONET);
  RsvgHandle *handle = tree ? rsvg_handle_new_from_data((uint8_t *)text, length, NULL) : NULL;
  RsvgRectangle box;
  if (tree) xmlFreeDoc(tree);
  if (!handle || !own_box(handle, &box)) return fail("read", path);
  rsvg_handle_set_dpi(handle, 96);
  write_file("en", name, ".svg", text, length);
  write_mirrored(name, text, length, 2 * box.x + box.width);
  for (int i = 0; i < count; i++) {
    int height = atoi(heights[i]);
    double drawn = height * box.width / box.height;
    int width = ceil(drawn - 1e-6);
    if (width < 1 || width > largest_side || !draw(handle, width, height, drawn)) {
      fail("draw", path);
      break;
    }
    char ending[32];
    snprintf(ending, sizeof ending, "-%d.png", height);
    for (int row = 0; row < height; row++)
      for (int column = 0; column < width; column++)
        mirrored[(row + 1) * width - 1 - column] = pixels[row * width + column];
    int grey = is_grey(pixels, width * height);
    write_png("en", name, ending, pixels, width, height, grey);
    write_png("ar", name, ending, mirrored, width, height, grey);
  }
  g_object_unref(handle);
}

int main(int count, char **arguments) {
  if (count < 3) return fprintf(stderr, "usage: floor OUTPUT HEIGHT… < LIST\n"), 64;
  output = arguments[1];
  compressor = libdeflate_alloc_compressor(6);
  char path[4096];
  mkdir(output, 0777);
  snprintf(path, sizeof path, "%s/en", output);
  mkdir(path, 0777);
  snprintf(path, sizeof path, "%s/ar", output);
  mkdir(path, 0777);
  while (fgets(path, sizeof path, stdin)) {
    path[strcspn(path, "\n")] = 0;
    make(path, count - 2, arguments + 2);
  }
  libdeflate_free_compressor(compressor);
  return 0;
}
