#ifndef CDRAWINGBASELINE_H
#define CDRAWINGBASELINE_H

#include <stdint.h>

/// A frame of a back swipe, drawn by hand: two screens of a bar, a title and eight rows with labels, the upper one
/// with a soft shadow, the lower one dimmed. It caches everything that does not change: the glyphs and the shadow.
typedef struct DrawingBaseline DrawingBaseline;

/// Creates a frame that draws into `pixels`: 390 × 844 points of `scale` pixels, 32 bits each, in rows of `stride` bytes.
///
/// The memory must outlive the frame. Returns `NULL` if there is no memory.
DrawingBaseline *_Nullable drawing_baseline_create(uint8_t *_Nonnull pixels, int stride, int scale);

/// Draws the complete frame at `progress`, 0 to 1.
void drawing_baseline_draw(DrawingBaseline *_Nonnull frame, double progress);

/// Frees everything except the pixels.
void drawing_baseline_destroy(DrawingBaseline *_Nonnull frame);

#endif
