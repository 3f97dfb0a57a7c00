// Written by .ci/transition-sources: run it when a file of Sources/Transitions is added, renamed or removed. The
// contents are read at each build. They are constants, which cost nothing until they are read.
#include "CTransitionSources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char text_1[] = {
#embed "../../Sources/Transitions/BackSwipe/BackSwipe.swift"
};
static const unsigned char text_2[] = {
#embed "../../Sources/Transitions/BackSwipe/BackSwipeAnimator.swift"
};
static const unsigned char text_3[] = {
#embed "../../Sources/Transitions/BackSwipe/BackSwipeParameters.swift"
};
static const unsigned char text_4[] = {
#embed "../../Sources/Transitions/BackSwipe/BackSwipePresentation.swift"
};
static const unsigned char text_5[] = {
#embed "../../Sources/Transitions/BackSwipe/BackSwipeTabs.swift"
};
static const unsigned char text_6[] = {
#embed "../../Sources/Transitions/ContainerTransform/ContainerTransformAnimator.swift"
};
static const unsigned char text_7[] = {
#embed "../../Sources/Transitions/ContainerTransform/ContainerTransformNavigationController.swift"
};
static const unsigned char text_8[] = {
#embed "../../Sources/Transitions/ContainerTransform/ContainerTransformParameters.swift"
};
static const unsigned char text_9[] = {
#embed "../../Sources/Transitions/ContainerTransform/ContainerWindows.swift"
};
static const unsigned char text_10[] = {
#embed "../../Sources/Transitions/ContainerTransform/GrowingContainer.swift"
};
static const unsigned char text_11[] = {
#embed "../../Sources/Transitions/CornerRotation/CornerRotationAnimator.swift"
};
static const unsigned char text_12[] = {
#embed "../../Sources/Transitions/CornerRotation/CornerRotationNavigationDelegate.swift"
};
static const unsigned char text_13[] = {
#embed "../../Sources/Transitions/CornerRotation/CornerRotationParameters.swift"
};
static const unsigned char text_14[] = {
#embed "../../Sources/Transitions/Engines/EngineAnimator.swift"
};
static const unsigned char text_15[] = {
#embed "../../Sources/Transitions/Engines/EngineNavigationController.swift"
};
static const unsigned char text_16[] = {
#embed "../../Sources/Transitions/Engines/EngineParameters+Presets.swift"
};
static const unsigned char text_17[] = {
#embed "../../Sources/Transitions/Engines/EngineParameters.swift"
};
static const unsigned char text_18[] = {
#embed "../../Sources/Transitions/FadeSlide/FadeSlideAnimator.swift"
};
static const unsigned char text_19[] = {
#embed "../../Sources/Transitions/FadeSlide/FadeSlideCoordinator.swift"
};
static const unsigned char text_20[] = {
#embed "../../Sources/Transitions/FadeSlide/FadeSlideParameters.swift"
};
static const unsigned char text_21[] = {
#embed "../../Sources/Transitions/FadeSlide/StaticBackgroundController.swift"
};
static const unsigned char text_22[] = {
#embed "../../Sources/Transitions/FadeSlide/UINavigationController+FadeSlide.swift"
};
static const unsigned char text_23[] = {
#embed "../../Sources/Transitions/Grow/GrowAnimator.swift"
};
static const unsigned char text_24[] = {
#embed "../../Sources/Transitions/Grow/GrowNavigationController.swift"
};
static const unsigned char text_25[] = {
#embed "../../Sources/Transitions/Grow/GrowParameters.swift"
};
static const unsigned char text_26[] = {
#embed "../../Sources/Transitions/Grow/GrowingScreen.swift"
};
static const unsigned char text_27[] = {
#embed "../../Sources/Transitions/Keyframe/KeyframeAnimator.swift"
};
static const unsigned char text_28[] = {
#embed "../../Sources/Transitions/Keyframe/KeyframeNavigationDelegate.swift"
};
static const unsigned char text_29[] = {
#embed "../../Sources/Transitions/Keyframe/KeyframeParameters.swift"
};
static const unsigned char text_30[] = {
#embed "../../Sources/Transitions/PhotoViewer/PhotoViewerAnimator.swift"
};
static const unsigned char text_31[] = {
#embed "../../Sources/Transitions/PhotoViewer/PhotoViewerController.swift"
};
static const unsigned char text_32[] = {
#embed "../../Sources/Transitions/PhotoViewer/PhotoViewerDrag.swift"
};
static const unsigned char text_33[] = {
#embed "../../Sources/Transitions/PhotoViewer/PhotoViewerParameters.swift"
};
static const unsigned char text_34[] = {
#embed "../../Sources/Transitions/PhotoViewer/PictureFlight.swift"
};
static const unsigned char text_35[] = {
#embed "../../Sources/Transitions/PredictiveBack/BackWindows.swift"
};
static const unsigned char text_36[] = {
#embed "../../Sources/Transitions/PredictiveBack/PredictiveBackAnimator.swift"
};
static const unsigned char text_37[] = {
#embed "../../Sources/Transitions/PredictiveBack/PredictiveBackDrag.swift"
};
static const unsigned char text_38[] = {
#embed "../../Sources/Transitions/PredictiveBack/PredictiveBackFrame.swift"
};
static const unsigned char text_39[] = {
#embed "../../Sources/Transitions/PredictiveBack/PredictiveBackNavigationController.swift"
};
static const unsigned char text_40[] = {
#embed "../../Sources/Transitions/PredictiveBack/PredictiveBackParameters.swift"
};
static const unsigned char text_41[] = {
#embed "../../Sources/Transitions/PushDown/DisplayLinkInteraction.swift"
};
static const unsigned char text_42[] = {
#embed "../../Sources/Transitions/PushDown/PushDownAnimator.swift"
};
static const unsigned char text_43[] = {
#embed "../../Sources/Transitions/PushDown/PushDownDrag.swift"
};
static const unsigned char text_44[] = {
#embed "../../Sources/Transitions/PushDown/PushDownNavigationController.swift"
};
static const unsigned char text_45[] = {
#embed "../../Sources/Transitions/PushDown/PushDownParameters.swift"
};
static const unsigned char text_46[] = {
#embed "../../Sources/Transitions/PushDown/PushDownScreen.swift"
};
static const unsigned char text_47[] = {
#embed "../../Sources/Transitions/Rise/Rise.swift"
};
static const unsigned char text_48[] = {
#embed "../../Sources/Transitions/Rise/RiseAnimator.swift"
};
static const unsigned char text_49[] = {
#embed "../../Sources/Transitions/Rise/RiseParameters.swift"
};
static const unsigned char text_50[] = {
#embed "../../Sources/Transitions/SegueRise/RiseSegue.swift"
};
static const unsigned char text_51[] = {
#embed "../../Sources/Transitions/SegueRise/RiseUnwindSegue.swift"
};
static const unsigned char text_52[] = {
#embed "../../Sources/Transitions/Shared/CurveParameters.swift"
};
static const unsigned char text_53[] = {
#embed "../../Sources/Transitions/Shared/DimmingParameters.swift"
};
static const unsigned char text_54[] = {
#embed "../../Sources/Transitions/Shared/DragParameters.swift"
};
static const unsigned char text_55[] = {
#embed "../../Sources/Transitions/Shared/EdgePop.swift"
};
static const unsigned char text_56[] = {
#embed "../../Sources/Transitions/Shared/EmphasizedPace.swift"
};
static const unsigned char text_57[] = {
#embed "../../Sources/Transitions/Shared/FreeDragPhase.swift"
};
static const unsigned char text_58[] = {
#embed "../../Sources/Transitions/Shared/ParallaxParameters.swift"
};
static const unsigned char text_59[] = {
#embed "../../Sources/Transitions/Shared/ScreenDrag.swift"
};
static const unsigned char text_60[] = {
#embed "../../Sources/Transitions/Shared/ShadowParameters.swift"
};
static const unsigned char text_61[] = {
#embed "../../Sources/Transitions/Shared/SpringParameters.swift"
};
static const unsigned char text_62[] = {
#embed "../../Sources/Transitions/Shared/TransitionParameters.swift"
};
static const unsigned char text_63[] = {
#embed "../../Sources/Transitions/Shared/TwoScreens.swift"
};
static const unsigned char text_64[] = {
#embed "../../Sources/Transitions/SharedElement/SharedElementAnimator.swift"
};
static const unsigned char text_65[] = {
#embed "../../Sources/Transitions/SharedElement/SharedElementNavigationController.swift"
};
static const unsigned char text_66[] = {
#embed "../../Sources/Transitions/SharedElement/SharedElementParameters.swift"
};
static const unsigned char text_67[] = {
#embed "../../Sources/Transitions/SharedElement/SharedElementScreen.swift"
};
static const unsigned char text_68[] = {
#embed "../../Sources/Transitions/SharedElement/TravellingPicture.swift"
};
static const unsigned char text_69[] = {
#embed "../../Sources/Transitions/SidePresent/SidePresentAnimator.swift"
};
static const unsigned char text_70[] = {
#embed "../../Sources/Transitions/SidePresent/SidePresentParameters.swift"
};
static const unsigned char text_71[] = {
#embed "../../Sources/Transitions/SidePresent/SidePresentation.swift"
};
static const unsigned char text_72[] = {
#embed "../../Sources/Transitions/Sink/Sink.swift"
};
static const unsigned char text_73[] = {
#embed "../../Sources/Transitions/Sink/SinkAnimator.swift"
};
static const unsigned char text_74[] = {
#embed "../../Sources/Transitions/Sink/SinkParameters+Presets.swift"
};
static const unsigned char text_75[] = {
#embed "../../Sources/Transitions/Sink/SinkParameters.swift"
};
static const unsigned char text_76[] = {
#embed "../../Sources/Transitions/SystemSwipe/SystemSwipeNavigationController.swift"
};
static const unsigned char text_77[] = {
#embed "../../Sources/Transitions/SystemSwipe/SystemSwipeParameters.swift"
};
static const unsigned char text_78[] = {
#embed "../../Sources/Transitions/Zoom/Zoom.swift"
};
static const unsigned char text_79[] = {
#embed "../../Sources/Transitions/Zoom/ZoomParameters.swift"
};

static const struct transition_source sources[] = {
    {"BackSwipe/BackSwipe.swift", text_1, sizeof text_1},
    {"BackSwipe/BackSwipeAnimator.swift", text_2, sizeof text_2},
    {"BackSwipe/BackSwipeParameters.swift", text_3, sizeof text_3},
    {"BackSwipe/BackSwipePresentation.swift", text_4, sizeof text_4},
    {"BackSwipe/BackSwipeTabs.swift", text_5, sizeof text_5},
    {"ContainerTransform/ContainerTransformAnimator.swift", text_6, sizeof text_6},
    {"ContainerTransform/ContainerTransformNavigationController.swift", text_7, sizeof text_7},
    {"ContainerTransform/ContainerTransformParameters.swift", text_8, sizeof text_8},
    {"ContainerTransform/ContainerWindows.swift", text_9, sizeof text_9},
    {"ContainerTransform/GrowingContainer.swift", text_10, sizeof text_10},
    {"CornerRotation/CornerRotationAnimator.swift", text_11, sizeof text_11},
    {"CornerRotation/CornerRotationNavigationDelegate.swift", text_12, sizeof text_12},
    {"CornerRotation/CornerRotationParameters.swift", text_13, sizeof text_13},
    {"Engines/EngineAnimator.swift", text_14, sizeof text_14},
    {"Engines/EngineNavigationController.swift", text_15, sizeof text_15},
    {"Engines/EngineParameters+Presets.swift", text_16, sizeof text_16},
    {"Engines/EngineParameters.swift", text_17, sizeof text_17},
    {"FadeSlide/FadeSlideAnimator.swift", text_18, sizeof text_18},
    {"FadeSlide/FadeSlideCoordinator.swift", text_19, sizeof text_19},
    {"FadeSlide/FadeSlideParameters.swift", text_20, sizeof text_20},
    {"FadeSlide/StaticBackgroundController.swift", text_21, sizeof text_21},
    {"FadeSlide/UINavigationController+FadeSlide.swift", text_22, sizeof text_22},
    {"Grow/GrowAnimator.swift", text_23, sizeof text_23},
    {"Grow/GrowNavigationController.swift", text_24, sizeof text_24},
    {"Grow/GrowParameters.swift", text_25, sizeof text_25},
    {"Grow/GrowingScreen.swift", text_26, sizeof text_26},
    {"Keyframe/KeyframeAnimator.swift", text_27, sizeof text_27},
    {"Keyframe/KeyframeNavigationDelegate.swift", text_28, sizeof text_28},
    {"Keyframe/KeyframeParameters.swift", text_29, sizeof text_29},
    {"PhotoViewer/PhotoViewerAnimator.swift", text_30, sizeof text_30},
    {"PhotoViewer/PhotoViewerController.swift", text_31, sizeof text_31},
    {"PhotoViewer/PhotoViewerDrag.swift", text_32, sizeof text_32},
    {"PhotoViewer/PhotoViewerParameters.swift", text_33, sizeof text_33},
    {"PhotoViewer/PictureFlight.swift", text_34, sizeof text_34},
    {"PredictiveBack/BackWindows.swift", text_35, sizeof text_35},
    {"PredictiveBack/PredictiveBackAnimator.swift", text_36, sizeof text_36},
    {"PredictiveBack/PredictiveBackDrag.swift", text_37, sizeof text_37},
    {"PredictiveBack/PredictiveBackFrame.swift", text_38, sizeof text_38},
    {"PredictiveBack/PredictiveBackNavigationController.swift", text_39, sizeof text_39},
    {"PredictiveBack/PredictiveBackParameters.swift", text_40, sizeof text_40},
    {"PushDown/DisplayLinkInteraction.swift", text_41, sizeof text_41},
    {"PushDown/PushDownAnimator.swift", text_42, sizeof text_42},
    {"PushDown/PushDownDrag.swift", text_43, sizeof text_43},
    {"PushDown/PushDownNavigationController.swift", text_44, sizeof text_44},
    {"PushDown/PushDownParameters.swift", text_45, sizeof text_45},
    {"PushDown/PushDownScreen.swift", text_46, sizeof text_46},
    {"Rise/Rise.swift", text_47, sizeof text_47},
    {"Rise/RiseAnimator.swift", text_48, sizeof text_48},
    {"Rise/RiseParameters.swift", text_49, sizeof text_49},
    {"SegueRise/RiseSegue.swift", text_50, sizeof text_50},
    {"SegueRise/RiseUnwindSegue.swift", text_51, sizeof text_51},
    {"Shared/CurveParameters.swift", text_52, sizeof text_52},
    {"Shared/DimmingParameters.swift", text_53, sizeof text_53},
    {"Shared/DragParameters.swift", text_54, sizeof text_54},
    {"Shared/EdgePop.swift", text_55, sizeof text_55},
    {"Shared/EmphasizedPace.swift", text_56, sizeof text_56},
    {"Shared/FreeDragPhase.swift", text_57, sizeof text_57},
    {"Shared/ParallaxParameters.swift", text_58, sizeof text_58},
    {"Shared/ScreenDrag.swift", text_59, sizeof text_59},
    {"Shared/ShadowParameters.swift", text_60, sizeof text_60},
    {"Shared/SpringParameters.swift", text_61, sizeof text_61},
    {"Shared/TransitionParameters.swift", text_62, sizeof text_62},
    {"Shared/TwoScreens.swift", text_63, sizeof text_63},
    {"SharedElement/SharedElementAnimator.swift", text_64, sizeof text_64},
    {"SharedElement/SharedElementNavigationController.swift", text_65, sizeof text_65},
    {"SharedElement/SharedElementParameters.swift", text_66, sizeof text_66},
    {"SharedElement/SharedElementScreen.swift", text_67, sizeof text_67},
    {"SharedElement/TravellingPicture.swift", text_68, sizeof text_68},
    {"SidePresent/SidePresentAnimator.swift", text_69, sizeof text_69},
    {"SidePresent/SidePresentParameters.swift", text_70, sizeof text_70},
    {"SidePresent/SidePresentation.swift", text_71, sizeof text_71},
    {"Sink/Sink.swift", text_72, sizeof text_72},
    {"Sink/SinkAnimator.swift", text_73, sizeof text_73},
    {"Sink/SinkParameters+Presets.swift", text_74, sizeof text_74},
    {"Sink/SinkParameters.swift", text_75, sizeof text_75},
    {"SystemSwipe/SystemSwipeNavigationController.swift", text_76, sizeof text_76},
    {"SystemSwipe/SystemSwipeParameters.swift", text_77, sizeof text_77},
    {"Zoom/Zoom.swift", text_78, sizeof text_78},
    {"Zoom/ZoomParameters.swift", text_79, sizeof text_79},
};

const size_t transition_source_count = sizeof sources / sizeof *sources;

const struct transition_source *transition_source_at(size_t index) { return &sources[index]; }
