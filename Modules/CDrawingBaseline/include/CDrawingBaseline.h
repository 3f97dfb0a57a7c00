#ifndef CDRAWINGBASELINE_H
#define CDRAWINGBASELINE_H

#include <stdint.h>

/// A frame of a back swipe, drawn by hand: two screens of a bar, a title and eight rows with labels, the upper one
/// with a soft shadow, the lower one dimmed. It knows what moves and keeps what can be kept: glyphs and the shadow.
typedef struct DrawingBaseline DrawingBaseline;

/// A frame that draws into `pixels`: 390 × 844 points of `scale` pixels, 32 bits each, in rows of `stride` bytes.
///
/// The memory must outlive the frame. `NULL` where there is no memory.
DrawingBaseline *_Nullable drawing_baseline_create(uint8_t *_Nonnull pixels, int stride, int scale);

/// Draws the whole frame at `progress`, 0 to 1 of the way.
void drawing_baseline_draw(DrawingBaseline *_Nonnull frame, double progress);

/// Lets go of everything but the pixels.
void drawing_baseline_destroy(DrawingBaseline *_Nonnull frame);

#endif
