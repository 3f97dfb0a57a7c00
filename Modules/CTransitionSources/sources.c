// Written by .ci/transition-sources: run it when an embedded file is added, renamed or removed. The contents are read at each
// build. They are constants, which cost nothing until they are read.
#include "CTransitionSources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char transition_source_1[] = {
#embed "../../Sources/Transitions/BackSwipe/BackSwipe.swift"
};
static const unsigned char transition_source_2[] = {
#embed "../../Sources/Transitions/BackSwipe/BackSwipeAnimator.swift"
};
static const unsigned char transition_source_3[] = {
#embed "../../Sources/Transitions/BackSwipe/BackSwipeParameters.swift"
};
static const unsigned char transition_source_4[] = {
#embed "../../Sources/Transitions/BackSwipe/BackSwipePresentation.swift"
};
static const unsigned char transition_source_5[] = {
#embed "../../Sources/Transitions/BackSwipe/BackSwipeTabs.swift"
};
static const unsigned char transition_source_6[] = {
#embed "../../Sources/Transitions/ContainerTransform/ContainerTransformAnimator.swift"
};
static const unsigned char transition_source_7[] = {
#embed "../../Sources/Transitions/ContainerTransform/ContainerTransformNavigationController.swift"
};
static const unsigned char transition_source_8[] = {
#embed "../../Sources/Transitions/ContainerTransform/ContainerTransformParameters.swift"
};
static const unsigned char transition_source_9[] = {
#embed "../../Sources/Transitions/ContainerTransform/ContainerWindows.swift"
};
static const unsigned char transition_source_10[] = {
#embed "../../Sources/Transitions/ContainerTransform/GrowingContainer.swift"
};
static const unsigned char transition_source_11[] = {
#embed "../../Sources/Transitions/CornerRotation/CornerRotationAnimator.swift"
};
static const unsigned char transition_source_12[] = {
#embed "../../Sources/Transitions/CornerRotation/CornerRotationNavigationDelegate.swift"
};
static const unsigned char transition_source_13[] = {
#embed "../../Sources/Transitions/CornerRotation/CornerRotationParameters.swift"
};
static const unsigned char transition_source_14[] = {
#embed "../../Sources/Transitions/Engines/EngineAnimator.swift"
};
static const unsigned char transition_source_15[] = {
#embed "../../Sources/Transitions/Engines/EngineNavigationController.swift"
};
static const unsigned char transition_source_16[] = {
#embed "../../Sources/Transitions/Engines/EngineParameters+Presets.swift"
};
static const unsigned char transition_source_17[] = {
#embed "../../Sources/Transitions/Engines/EngineParameters.swift"
};
static const unsigned char transition_source_18[] = {
#embed "../../Sources/Transitions/FadeSlide/FadeSlideAnimator.swift"
};
static const unsigned char transition_source_19[] = {
#embed "../../Sources/Transitions/FadeSlide/FadeSlideCoordinator.swift"
};
static const unsigned char transition_source_20[] = {
#embed "../../Sources/Transitions/FadeSlide/FadeSlideParameters.swift"
};
static const unsigned char transition_source_21[] = {
#embed "../../Sources/Transitions/FadeSlide/StaticBackgroundController.swift"
};
static const unsigned char transition_source_22[] = {
#embed "../../Sources/Transitions/FadeSlide/UINavigationController+FadeSlide.swift"
};
static const unsigned char transition_source_23[] = {
#embed "../../Sources/Transitions/Grow/GrowAnimator.swift"
};
static const unsigned char transition_source_24[] = {
#embed "../../Sources/Transitions/Grow/GrowNavigationController.swift"
};
static const unsigned char transition_source_25[] = {
#embed "../../Sources/Transitions/Grow/GrowParameters.swift"
};
static const unsigned char transition_source_26[] = {
#embed "../../Sources/Transitions/Grow/GrowingScreen.swift"
};
static const unsigned char transition_source_27[] = {
#embed "../../Sources/Transitions/Keyframe/KeyframeAnimator.swift"
};
static const unsigned char transition_source_28[] = {
#embed "../../Sources/Transitions/Keyframe/KeyframeNavigationDelegate.swift"
};
static const unsigned char transition_source_29[] = {
#embed "../../Sources/Transitions/Keyframe/KeyframeParameters.swift"
};
static const unsigned char transition_source_30[] = {
#embed "../../Sources/Transitions/PhotoViewer/PhotoViewerAnimator.swift"
};
static const unsigned char transition_source_31[] = {
#embed "../../Sources/Transitions/PhotoViewer/PhotoViewerController.swift"
};
static const unsigned char transition_source_32[] = {
#embed "../../Sources/Transitions/PhotoViewer/PhotoViewerDrag.swift"
};
static const unsigned char transition_source_33[] = {
#embed "../../Sources/Transitions/PhotoViewer/PhotoViewerParameters.swift"
};
static const unsigned char transition_source_34[] = {
#embed "../../Sources/Transitions/PhotoViewer/PictureFlight.swift"
};
static const unsigned char transition_source_35[] = {
#embed "../../Sources/Transitions/PredictiveBack/BackWindows.swift"
};
static const unsigned char transition_source_36[] = {
#embed "../../Sources/Transitions/PredictiveBack/PredictiveBackAnimator.swift"
};
static const unsigned char transition_source_37[] = {
#embed "../../Sources/Transitions/PredictiveBack/PredictiveBackDrag.swift"
};
static const unsigned char transition_source_38[] = {
#embed "../../Sources/Transitions/PredictiveBack/PredictiveBackFrame.swift"
};
static const unsigned char transition_source_39[] = {
#embed "../../Sources/Transitions/PredictiveBack/PredictiveBackNavigationController.swift"
};
static const unsigned char transition_source_40[] = {
#embed "../../Sources/Transitions/PredictiveBack/PredictiveBackParameters.swift"
};
static const unsigned char transition_source_41[] = {
#embed "../../Sources/Transitions/PushDown/DisplayLinkInteraction.swift"
};
static const unsigned char transition_source_42[] = {
#embed "../../Sources/Transitions/PushDown/PushDownAnimator.swift"
};
static const unsigned char transition_source_43[] = {
#embed "../../Sources/Transitions/PushDown/PushDownDrag.swift"
};
static const unsigned char transition_source_44[] = {
#embed "../../Sources/Transitions/PushDown/PushDownNavigationController.swift"
};
static const unsigned char transition_source_45[] = {
#embed "../../Sources/Transitions/PushDown/PushDownParameters.swift"
};
static const unsigned char transition_source_46[] = {
#embed "../../Sources/Transitions/PushDown/PushDownScreen.swift"
};
static const unsigned char transition_source_47[] = {
#embed "../../Sources/Transitions/Rise/Rise.swift"
};
static const unsigned char transition_source_48[] = {
#embed "../../Sources/Transitions/Rise/RiseAnimator.swift"
};
static const unsigned char transition_source_49[] = {
#embed "../../Sources/Transitions/Rise/RiseParameters.swift"
};
static const unsigned char transition_source_50[] = {
#embed "../../Sources/Transitions/SegueRise/RiseSegue.swift"
};
static const unsigned char transition_source_51[] = {
#embed "../../Sources/Transitions/SegueRise/RiseUnwindSegue.swift"
};
static const unsigned char transition_source_52[] = {
#embed "../../Sources/Transitions/Shared/CurveParameters.swift"
};
static const unsigned char transition_source_53[] = {
#embed "../../Sources/Transitions/Shared/DimmingParameters.swift"
};
static const unsigned char transition_source_54[] = {
#embed "../../Sources/Transitions/Shared/DragParameters.swift"
};
static const unsigned char transition_source_55[] = {
#embed "../../Sources/Transitions/Shared/EdgePop.swift"
};
static const unsigned char transition_source_56[] = {
#embed "../../Sources/Transitions/Shared/EmphasizedPace.swift"
};
static const unsigned char transition_source_57[] = {
#embed "../../Sources/Transitions/Shared/FreeDragPhase.swift"
};
static const unsigned char transition_source_58[] = {
#embed "../../Sources/Transitions/Shared/ParallaxParameters.swift"
};
static const unsigned char transition_source_59[] = {
#embed "../../Sources/Transitions/Shared/ScreenDrag.swift"
};
static const unsigned char transition_source_60[] = {
#embed "../../Sources/Transitions/Shared/ShadowParameters.swift"
};
static const unsigned char transition_source_61[] = {
#embed "../../Sources/Transitions/Shared/SpringParameters.swift"
};
static const unsigned char transition_source_62[] = {
#embed "../../Sources/Transitions/Shared/TransitionParameters.swift"
};
static const unsigned char transition_source_63[] = {
#embed "../../Sources/Transitions/Shared/TwoScreens.swift"
};
static const unsigned char transition_source_64[] = {
#embed "../../Sources/Transitions/SharedElement/SharedElementAnimator.swift"
};
static const unsigned char transition_source_65[] = {
#embed "../../Sources/Transitions/SharedElement/SharedElementNavigationController.swift"
};
static const unsigned char transition_source_66[] = {
#embed "../../Sources/Transitions/SharedElement/SharedElementParameters.swift"
};
static const unsigned char transition_source_67[] = {
#embed "../../Sources/Transitions/SharedElement/SharedElementScreen.swift"
};
static const unsigned char transition_source_68[] = {
#embed "../../Sources/Transitions/SharedElement/TravellingPicture.swift"
};
static const unsigned char transition_source_69[] = {
#embed "../../Sources/Transitions/SidePresent/SidePresentAnimator.swift"
};
static const unsigned char transition_source_70[] = {
#embed "../../Sources/Transitions/SidePresent/SidePresentParameters.swift"
};
static const unsigned char transition_source_71[] = {
#embed "../../Sources/Transitions/SidePresent/SidePresentation.swift"
};
static const unsigned char transition_source_72[] = {
#embed "../../Sources/Transitions/Sink/Sink.swift"
};
static const unsigned char transition_source_73[] = {
#embed "../../Sources/Transitions/Sink/SinkAnimator.swift"
};
static const unsigned char transition_source_74[] = {
#embed "../../Sources/Transitions/Sink/SinkParameters+Presets.swift"
};
static const unsigned char transition_source_75[] = {
#embed "../../Sources/Transitions/Sink/SinkParameters.swift"
};
static const unsigned char transition_source_76[] = {
#embed "../../Sources/Transitions/SystemSwipe/SystemSwipeNavigationController.swift"
};
static const unsigned char transition_source_77[] = {
#embed "../../Sources/Transitions/SystemSwipe/SystemSwipeParameters.swift"
};
static const unsigned char transition_source_78[] = {
#embed "../../Sources/Transitions/Zoom/Zoom.swift"
};
static const unsigned char transition_source_79[] = {
#embed "../../Sources/Transitions/Zoom/ZoomParameters.swift"
};

static const struct transition_source transition_sources[] = {
    {"BackSwipe/BackSwipe.swift", transition_source_1, sizeof transition_source_1},
    {"BackSwipe/BackSwipeAnimator.swift", transition_source_2, sizeof transition_source_2},
    {"BackSwipe/BackSwipeParameters.swift", transition_source_3, sizeof transition_source_3},
    {"BackSwipe/BackSwipePresentation.swift", transition_source_4, sizeof transition_source_4},
    {"BackSwipe/BackSwipeTabs.swift", transition_source_5, sizeof transition_source_5},
    {"ContainerTransform/ContainerTransformAnimator.swift", transition_source_6, sizeof transition_source_6},
    {"ContainerTransform/ContainerTransformNavigationController.swift", transition_source_7, sizeof transition_source_7},
    {"ContainerTransform/ContainerTransformParameters.swift", transition_source_8, sizeof transition_source_8},
    {"ContainerTransform/ContainerWindows.swift", transition_source_9, sizeof transition_source_9},
    {"ContainerTransform/GrowingContainer.swift", transition_source_10, sizeof transition_source_10},
    {"CornerRotation/CornerRotationAnimator.swift", transition_source_11, sizeof transition_source_11},
    {"CornerRotation/CornerRotationNavigationDelegate.swift", transition_source_12, sizeof transition_source_12},
    {"CornerRotation/CornerRotationParameters.swift", transition_source_13, sizeof transition_source_13},
    {"Engines/EngineAnimator.swift", transition_source_14, sizeof transition_source_14},
    {"Engines/EngineNavigationController.swift", transition_source_15, sizeof transition_source_15},
    {"Engines/EngineParameters+Presets.swift", transition_source_16, sizeof transition_source_16},
    {"Engines/EngineParameters.swift", transition_source_17, sizeof transition_source_17},
    {"FadeSlide/FadeSlideAnimator.swift", transition_source_18, sizeof transition_source_18},
    {"FadeSlide/FadeSlideCoordinator.swift", transition_source_19, sizeof transition_source_19},
    {"FadeSlide/FadeSlideParameters.swift", transition_source_20, sizeof transition_source_20},
    {"FadeSlide/StaticBackgroundController.swift", transition_source_21, sizeof transition_source_21},
    {"FadeSlide/UINavigationController+FadeSlide.swift", transition_source_22, sizeof transition_source_22},
    {"Grow/GrowAnimator.swift", transition_source_23, sizeof transition_source_23},
    {"Grow/GrowNavigationController.swift", transition_source_24, sizeof transition_source_24},
    {"Grow/GrowParameters.swift", transition_source_25, sizeof transition_source_25},
    {"Grow/GrowingScreen.swift", transition_source_26, sizeof transition_source_26},
    {"Keyframe/KeyframeAnimator.swift", transition_source_27, sizeof transition_source_27},
    {"Keyframe/KeyframeNavigationDelegate.swift", transition_source_28, sizeof transition_source_28},
    {"Keyframe/KeyframeParameters.swift", transition_source_29, sizeof transition_source_29},
    {"PhotoViewer/PhotoViewerAnimator.swift", transition_source_30, sizeof transition_source_30},
    {"PhotoViewer/PhotoViewerController.swift", transition_source_31, sizeof transition_source_31},
    {"PhotoViewer/PhotoViewerDrag.swift", transition_source_32, sizeof transition_source_32},
    {"PhotoViewer/PhotoViewerParameters.swift", transition_source_33, sizeof transition_source_33},
    {"PhotoViewer/PictureFlight.swift", transition_source_34, sizeof transition_source_34},
    {"PredictiveBack/BackWindows.swift", transition_source_35, sizeof transition_source_35},
    {"PredictiveBack/PredictiveBackAnimator.swift", transition_source_36, sizeof transition_source_36},
    {"PredictiveBack/PredictiveBackDrag.swift", transition_source_37, sizeof transition_source_37},
    {"PredictiveBack/PredictiveBackFrame.swift", transition_source_38, sizeof transition_source_38},
    {"PredictiveBack/PredictiveBackNavigationController.swift", transition_source_39, sizeof transition_source_39},
    {"PredictiveBack/PredictiveBackParameters.swift", transition_source_40, sizeof transition_source_40},
    {"PushDown/DisplayLinkInteraction.swift", transition_source_41, sizeof transition_source_41},
    {"PushDown/PushDownAnimator.swift", transition_source_42, sizeof transition_source_42},
    {"PushDown/PushDownDrag.swift", transition_source_43, sizeof transition_source_43},
    {"PushDown/PushDownNavigationController.swift", transition_source_44, sizeof transition_source_44},
    {"PushDown/PushDownParameters.swift", transition_source_45, sizeof transition_source_45},
    {"PushDown/PushDownScreen.swift", transition_source_46, sizeof transition_source_46},
    {"Rise/Rise.swift", transition_source_47, sizeof transition_source_47},
    {"Rise/RiseAnimator.swift", transition_source_48, sizeof transition_source_48},
    {"Rise/RiseParameters.swift", transition_source_49, sizeof transition_source_49},
    {"SegueRise/RiseSegue.swift", transition_source_50, sizeof transition_source_50},
    {"SegueRise/RiseUnwindSegue.swift", transition_source_51, sizeof transition_source_51},
    {"Shared/CurveParameters.swift", transition_source_52, sizeof transition_source_52},
    {"Shared/DimmingParameters.swift", transition_source_53, sizeof transition_source_53},
    {"Shared/DragParameters.swift", transition_source_54, sizeof transition_source_54},
    {"Shared/EdgePop.swift", transition_source_55, sizeof transition_source_55},
    {"Shared/EmphasizedPace.swift", transition_source_56, sizeof transition_source_56},
    {"Shared/FreeDragPhase.swift", transition_source_57, sizeof transition_source_57},
    {"Shared/ParallaxParameters.swift", transition_source_58, sizeof transition_source_58},
    {"Shared/ScreenDrag.swift", transition_source_59, sizeof transition_source_59},
    {"Shared/ShadowParameters.swift", transition_source_60, sizeof transition_source_60},
    {"Shared/SpringParameters.swift", transition_source_61, sizeof transition_source_61},
    {"Shared/TransitionParameters.swift", transition_source_62, sizeof transition_source_62},
    {"Shared/TwoScreens.swift", transition_source_63, sizeof transition_source_63},
    {"SharedElement/SharedElementAnimator.swift", transition_source_64, sizeof transition_source_64},
    {"SharedElement/SharedElementNavigationController.swift", transition_source_65, sizeof transition_source_65},
    {"SharedElement/SharedElementParameters.swift", transition_source_66, sizeof transition_source_66},
    {"SharedElement/SharedElementScreen.swift", transition_source_67, sizeof transition_source_67},
    {"SharedElement/TravellingPicture.swift", transition_source_68, sizeof transition_source_68},
    {"SidePresent/SidePresentAnimator.swift", transition_source_69, sizeof transition_source_69},
    {"SidePresent/SidePresentParameters.swift", transition_source_70, sizeof transition_source_70},
    {"SidePresent/SidePresentation.swift", transition_source_71, sizeof transition_source_71},
    {"Sink/Sink.swift", transition_source_72, sizeof transition_source_72},
    {"Sink/SinkAnimator.swift", transition_source_73, sizeof transition_source_73},
    {"Sink/SinkParameters+Presets.swift", transition_source_74, sizeof transition_source_74},
    {"Sink/SinkParameters.swift", transition_source_75, sizeof transition_source_75},
    {"SystemSwipe/SystemSwipeNavigationController.swift", transition_source_76, sizeof transition_source_76},
    {"SystemSwipe/SystemSwipeParameters.swift", transition_source_77, sizeof transition_source_77},
    {"Zoom/Zoom.swift", transition_source_78, sizeof transition_source_78},
    {"Zoom/ZoomParameters.swift", transition_source_79, sizeof transition_source_79},
};

const size_t transition_source_count = sizeof transition_sources / sizeof *transition_sources;

const struct transition_source *transition_source_at(size_t index) { return &transition_sources[index]; }

static const unsigned char page_file_1[] = {
#embed "../../Sources/Prototype/Player/Output/Page/Script/back.js"
};
static const unsigned char page_file_2[] = {
#embed "../../Sources/Prototype/Player/Output/Page/Script/browser.js"
};
static const unsigned char page_file_3[] = {
#embed "../../Sources/Prototype/Player/Output/Page/Script/edge.js"
};
static const unsigned char page_file_4[] = {
#embed "../../Sources/Prototype/Player/Output/Page/Script/engine.js"
};
static const unsigned char page_file_5[] = {
#embed "../../Sources/Prototype/Player/Output/Page/Script/flight.js"
};
static const unsigned char page_file_6[] = {
#embed "../../Sources/Prototype/Player/Output/Page/Script/frames.js"
};
static const unsigned char page_file_7[] = {
#embed "../../Sources/Prototype/Player/Output/Page/Script/live.js"
};
static const unsigned char page_file_8[] = {
#embed "../../Sources/Prototype/Player/Output/Page/Script/motions.js"
};
static const unsigned char page_file_9[] = {
#embed "../../Sources/Prototype/Player/Output/Page/Script/page.css"
};
static const unsigned char page_file_10[] = {
#embed "../../Sources/Prototype/Player/Output/Page/Script/pairs.js"
};
static const unsigned char page_file_11[] = {
#embed "../../Sources/Prototype/Player/Output/Page/Script/phone.js"
};
static const unsigned char page_file_12[] = {
#embed "../../Sources/Prototype/Player/Output/Page/Script/photo.js"
};
static const unsigned char page_file_13[] = {
#embed "../../Sources/Prototype/Player/Output/Page/Script/scrolling.js"
};
static const unsigned char page_file_14[] = {
#embed "../../Sources/Prototype/Player/Output/Page/Script/site.css"
};
static const unsigned char page_file_15[] = {
#embed "../../Sources/Prototype/Player/Output/Page/Script/site.js"
};
static const unsigned char page_file_16[] = {
#embed "../../Sources/Prototype/Player/Output/Page/Script/spring.js"
};
static const unsigned char page_file_17[] = {
#embed "../../Sources/Prototype/Player/Output/Page/Script/surface.js"
};
static const unsigned char page_file_18[] = {
#embed "../../Sources/Prototype/Player/Output/Page/Script/system.js"
};
static const unsigned char page_file_19[] = {
#embed "../../Sources/Prototype/Player/Output/Page/Script/view.js"
};
static const unsigned char page_file_20[] = {
#embed "../../Sources/Prototype/Player/Output/Page/Script/windows.js"
};
static const unsigned char page_file_21[] = {
#embed "../../Sources/Prototype/Player/Output/Page/Script/zoom.js"
};

static const struct transition_source page_files[] = {
    {"back.js", page_file_1, sizeof page_file_1},
    {"browser.js", page_file_2, sizeof page_file_2},
    {"edge.js", page_file_3, sizeof page_file_3},
    {"engine.js", page_file_4, sizeof page_file_4},
    {"flight.js", page_file_5, sizeof page_file_5},
    {"frames.js", page_file_6, sizeof page_file_6},
    {"live.js", page_file_7, sizeof page_file_7},
    {"motions.js", page_file_8, sizeof page_file_8},
    {"page.css", page_file_9, sizeof page_file_9},
    {"pairs.js", page_file_10, sizeof page_file_10},
    {"phone.js", page_file_11, sizeof page_file_11},
    {"photo.js", page_file_12, sizeof page_file_12},
    {"scrolling.js", page_file_13, sizeof page_file_13},
    {"site.css", page_file_14, sizeof page_file_14},
    {"site.js", page_file_15, sizeof page_file_15},
    {"spring.js", page_file_16, sizeof page_file_16},
    {"surface.js", page_file_17, sizeof page_file_17},
    {"system.js", page_file_18, sizeof page_file_18},
    {"view.js", page_file_19, sizeof page_file_19},
    {"windows.js", page_file_20, sizeof page_file_20},
    {"zoom.js", page_file_21, sizeof page_file_21},
};

const size_t page_file_count = sizeof page_files / sizeof *page_files;

const struct transition_source *page_file_at(size_t index) { return &page_files[index]; }
