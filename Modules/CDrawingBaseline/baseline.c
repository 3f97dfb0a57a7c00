#include "CDrawingBaseline.h"

#include <CPangoCairo.h>
#include <math.h>
#include <stdlib.h>

enum { rows = 8, labelsPerScreen = rows + 1 };

static const double width = 390, height = 844;
static const double parallax = 390 / 3.33, dimming = 0.1;
static const double shadowDeviation = 8, shadowOpacity = 0.3;

/// Text that is shaped once.
typedef struct {
  cairo_scaled_font_t *font;
  cairo_glyph_t *glyphs;
  int count;
  /// The corner on the screen, in points.
  double x, y;
  /// The distance from the corner down to the baseline, in pixels.
  double baseline;
} Label;

struct DrawingBaseline {
  cairo_surface_t *surface;
  cairo_t *context;
  double scale;
  /// The titles and rows of the lower screen, then of the upper one.
  Label labels[2][labelsPerScreen];
  /// The shadow to the left of the upper screen's edge, and one pixel beyond it.
  cairo_surface_t *shadow;
  int shadowWidth;
  /// The glyphs at the positions where they are drawn.
  cairo_glyph_t moved[64];
};

// Setup: everything that is kept between frames.

/// Takes the glyphs of the only run of a line.
static void keepGlyphs(Label *label, PangoLayoutLine *line) {
  PangoGlyphItem *run = line->runs ? line->runs->data : NULL;
  if (run == NULL) return;
  PangoCairoFont *font = PANGO_CAIRO_FONT(run->item->analysis.font);
  label->font = cairo_scaled_font_reference(pango_cairo_font_get_scaled_font(font));
  label->glyphs = calloc((size_t)run->glyphs->num_glyphs, sizeof *label->glyphs);
  if (label->glyphs == NULL) return;
  int pen = 0;
  for (int index = 0; index < run->glyphs->num_glyphs && index < 64; index++) {
    const PangoGlyphInfo *info = &run->glyphs->glyphs[index];
    if (info->glyph != PANGO_GLYPH_EMPTY) {
      cairo_glyph_t *glyph = &label->glyphs[label->count++];
      glyph->index = info->glyph;
      glyph->x = (double)(pen + info->geometry.x_offset) / PANGO_SCALE;
      glyph->y = (double)info->geometry.y_offset / PANGO_SCALE;
    }
    pen += info->geometry.width;
  }
}

static void shape(DrawingBaseline *frame, Label *label, const char *text, double size, double x, double y) {
  PangoLayout *layout = pango_cairo_create_layout(frame->context);
  PangoContext *context = pango_layout_get_context(layout);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  pango_context_set_round_glyph_positions(context, 0);
  PangoFontDescription *font = pango_font_description_from_string("Inter, Sans");
  pango_font_description_set_absolute_size(font, size * frame->scale * PANGO_SCALE);
  pango_layout_set_font_description(layout, font);
  pango_font_description_free(font);
  pango_layout_set_text(layout, text, -1);
  keepGlyphs(label, pango_layout_get_line_readonly(layout, 0));
  label->x = x;
  label->y = y;
  label->baseline = (double)pango_layout_get_baseline(layout) / PANGO_SCALE;
  g_object_unref(layout);
}

/// The share of a normal distribution below `x`.
static double normal(double x) { return 0.5 * (1 + erf(x / sqrt(2))); }

/// The shadow of a rectangle is the product of two integrals; to the left of the edge only that edge matters.
static void keepShadow(DrawingBaseline *frame) {
  const double deviation = shadowDeviation * frame->scale;
  const int rowCount = (int)(height * frame->scale);
  frame->shadowWidth = (int)ceil(3 * deviation) + 1;
  frame->shadow = cairo_image_surface_create(CAIRO_FORMAT_A8, frame->shadowWidth, rowCount);
  uint8_t *bytes = cairo_image_surface_get_data(frame->shadow);
  if (bytes == NULL) return;
  const int stride = cairo_image_surface_get_stride(frame->shadow);
  for (int y = 0; y < rowCount; y++) {
    const double along = normal((y + 0.5) / deviation) - normal((y + 0.5 - rowCount) / deviation);
    for (int x = 0; x < frame->shadowWidth; x++) {
      const double across = normal((x + 1.5 - frame->shadowWidth) / deviation);
      bytes[y * stride + x] = (uint8_t)lround(along * across * 255);
    }
  }
  cairo_surface_mark_dirty(frame->shadow);
}

DrawingBaseline *drawing_baseline_create(uint8_t *pixels, int stride, int scale) {
  static const char *const titles[2] = {"Library", "Details"};
  static const char *const names[rows] = {"Meadow", "Harbour", "Lantern", "Orchard",
                                          "Compass", "Granite", "Willow", "Ember"};
  DrawingBaseline *frame = calloc(1, sizeof *frame);
  if (frame == NULL) return NULL;
  frame->scale = scale;
  frame->surface = cairo_image_surface_create_for_data(
      pixels, CAIRO_FORMAT_RGB24, (int)width * scale, (int)height * scale, stride);
  frame->context = cairo_create(frame->surface);
  for (int screen = 0; screen < 2; screen++) {
    shape(frame, &frame->labels[screen][0], titles[screen], 20, 155, 50);
    for (int row = 0; row < rows; row++) {
      shape(frame, &frame->labels[screen][row + 1], names[row], 17, 32, 108 + 84 * row + 22);
    }
  }
  keepShadow(frame);
  return frame;
}

void drawing_baseline_destroy(DrawingBaseline *frame) {
  for (int screen = 0; screen < 2; screen++) {
    for (int index = 0; index < labelsPerScreen; index++) {
      cairo_scaled_font_destroy(frame->labels[screen][index].font);
      free(frame->labels[screen][index].glyphs);
    }
  }
  cairo_surface_destroy(frame->shadow);
  cairo_destroy(frame->context);
  cairo_surface_destroy(frame->surface);
  free(frame);
}

// Drawing.

static void fill(DrawingBaseline *frame, double left, double x, double y, double w, double h) {
  const double scale = frame->scale;
  cairo_rectangle(frame->context, left + x * scale, y * scale, w * scale, h * scale);
  cairo_fill(frame->context);
}

static void show(DrawingBaseline *frame, const Label *label, double left) {
  // Letters are drawn at whole pixels, because they would jiggle otherwise.
  const double x = round(left + label->x * frame->scale);
  const double y = round(round(label->y * frame->scale) + label->baseline);
  for (int index = 0; index < label->count; index++) {
    frame->moved[index] = label->glyphs[index];
    frame->moved[index].x += x;
    frame->moved[index].y += y;
  }
  cairo_show_glyphs(frame->context, frame->moved, label->count);
}

/// Draws a screen whose left edge is at `left` pixels.
static void drawScreen(DrawingBaseline *frame, int screen, double left, double red, double green, double blue) {
  cairo_t *context = frame->context;
  cairo_set_source_rgb(context, red, green, blue);
  fill(frame, left, 0, 0, width, height);
  cairo_set_source_rgb(context, 0, 0, 0);
  fill(frame, left, 0, 0, width, 88);
  cairo_set_source_rgb(context, 1, 1, 1);
  cairo_set_scaled_font(context, frame->labels[screen][0].font);
  show(frame, &frame->labels[screen][0], left);
  for (int row = 0; row < rows; row++) fill(frame, left, 16, 108 + 84 * row, 358, 68);
  cairo_set_source_rgb(context, 0, 0, 0);
  cairo_set_scaled_font(context, frame->labels[screen][1].font);
  for (int row = 0; row < rows; row++) show(frame, &frame->labels[screen][row + 1], left);
}

void drawing_baseline_draw(DrawingBaseline *frame, double progress) {
  cairo_t *context = frame->context;
  const double scale = frame->scale;
  const double edge = width * progress * scale;
  // The part that the upper screen covers is left out.
  cairo_save(context);
  cairo_rectangle(context, 0, 0, ceil(edge), height * scale);
  cairo_clip(context);
  drawScreen(frame, 0, -parallax * (1 - progress) * scale, 0.18, 0.36, 0.73);
  cairo_set_source_rgba(context, 0, 0, 0, dimming * (1 - progress));
  cairo_paint(context);
  cairo_set_source_rgba(context, 0, 0, 0, shadowOpacity);
  cairo_mask_surface(context, frame->shadow, round(edge) - frame->shadowWidth + 1, 0);
  cairo_restore(context);
  drawScreen(frame, 1, edge, 0.89, 0.52, 0.23);
  cairo_surface_flush(frame->surface);
}
