/// The drawings of all symbols, a line each: the name, then its elements, on a grid of 24 × 24.
///
/// An element is a path that begins with a mark, and `SymbolDrawing` says what the marks and letters mean. Names that end
/// in `.fill`, `.slash`, `.badge.plus`, a number, or the name of a frame such as `.circle` need no line of their own.
enum SymbolTable {
  static let text = """
    chevron.left M15.5 4L7.5 12L15.5 20
    chevron.right =|chevron.left
    chevron.backward =chevron.left
    chevron.forward =|chevron.left
    chevron.up M4 15.5L12 7.5L20 15.5
    chevron.down =_chevron.up
    chevron.up.chevron.down M7 9.5L12 4.5L17 9.5;M7 14.5L12 19.5L17 14.5
    chevron.left.2 M11.5 4.5L4 12L11.5 19.5;M19.5 4.5L12 12L19.5 19.5
    chevron.right.2 =|chevron.left.2
    arrow.left M10.5 5L3.5 12L10.5 19;M3.5 12L20.5 12
    arrow.right =|arrow.left
    arrow.backward =arrow.left
    arrow.forward =|arrow.left
    arrow.up M5 10.5L12 3.5L19 10.5;M12 3.5L12 20.5
    arrow.down =_arrow.up
    arrow.up.right M8 6L18 6L18 16;M18 6L6 18
    arrow.up.left =|arrow.up.right
    arrow.down.right =_arrow.up.right
    arrow.down.left =_arrow.up.left
    arrow.left.arrow.right M7.5 4L3.5 8L7.5 12;M3.5 8L20.5 8;M16.5 12L20.5 16L16.5 20;M20.5 16L3.5 16
    arrow.up.arrow.down M4 7.5L8 3.5L12 7.5;M8 3.5L8 20.5;M12 16.5L16 20.5L20 16.5;M16 20.5L16 3.5
    arrow.clockwise A12 13 8 0 295;M13.5 1.8L15.6 5.7L11.6 7.4
    arrow.counterclockwise =|arrow.clockwise
    gobackward =|arrow.clockwise
    goforward =arrow.clockwise
    arrow.triangle.2.circlepath A12 12 8 200 325;A12 12 8 20 145;M14.6 7L18.6 7.4L19 3.4;M9.4 17L5.4 16.6L5 20.6
    arrow.uturn.left M8 4L3.5 8.5L8 13;M3.5 8.5L15 8.5A15 13.75 5.25 -90 90L10 19
    arrow.uturn.right =|arrow.uturn.left
    arrow.uturn.backward =arrow.uturn.left
    arrow.uturn.forward =|arrow.uturn.left
    arrowshape.turn.up.left #M10 4L2.5 10.5L10 17L10 13C15 13 19 14.5 21.5 19.5C21.5 12 16 8 10 8Z
    arrowshape.turn.up.right =|arrowshape.turn.up.left
    arrow.up.left.and.arrow.down.right M4 10L4 4L10 4;M4 4L10.5 10.5;M20 14L20 20L14 20;M20 20L13.5 13.5
    arrow.down.right.and.arrow.up.left M4.5 10.5L10.5 10.5L10.5 4.5;M10.5 10.5L3.5 3.5;\
    M19.5 13.5L13.5 13.5L13.5 19.5;M13.5 13.5L20.5 20.5
    arrow.down.to.line M12 3.5L12 17;M6.5 11.5L12 17L17.5 11.5;M5 20.5L19 20.5
    arrow.up.to.line =_arrow.down.to.line
    square.and.arrow.up #M8.5 9L7 9Q5 9 5 11L5 19.5Q5 21.5 7 21.5L17 21.5Q19 21.5 19 19.5L19 11Q19 9 17 9L15.5 9;\
    M12 8L12 2.5;~M12 15L12 8;M8.5 6L12 2.5L15.5 6
    square.and.arrow.down #M8.5 9L7 9Q5 9 5 11L5 19.5Q5 21.5 7 21.5L17 21.5Q19 21.5 19 19.5L19 11Q19 9 17 9L15.5 9;\
    M12 8L12 2.5;~M12 15L12 8;~M8.5 12L12 15.5L15.5 12
    square.and.pencil M12 4.5L6 4.5Q3.5 4.5 3.5 7L3.5 18Q3.5 20.5 6 20.5L17 20.5Q19.5 20.5 19.5 18L19.5 12;\
    #M8.7 15.3L9.7 11.8L18.8 2.7L21.3 5.2L12.2 14.3Z
    rectangle.portrait.and.arrow.right M14 7.5L14 5Q14 3 12 3L6 3Q4 3 4 5L4 19Q4 21 6 21L12 21Q14 21 14 19L14 16.5;\
    M9 12L21.5 12;M18 8.5L21.5 12L18 15.5
    xmark M5 5L19 19;M19 5L5 19
    multiply =xmark
    plus M12 3.5L12 20.5;M3.5 12L20.5 12
    minus M3.5 12L20.5 12
    equal M4 8.5L20 8.5;M4 15.5L20 15.5
    divide M3.5 12L20.5 12;!O12 6 1.7;!O12 18 1.7
    percent M18.5 4.5L5.5 19.5;O7 7 3;O17 17 3
    number M9.5 3.5L7 20.5;M17 3.5L14.5 20.5;M4.5 8.8L20.5 8.8;M3.5 15.2L19.5 15.2
    checkmark M4 13L9.5 19L20 5
    checkmark.seal #M12 2Q14 4.6 16.2 3.8Q16.4 6.9 19.6 7.4Q18.5 10.3 21.5 12Q18.5 13.7 19.6 16.6Q16.4 17.1 16.2 20.2Q14 \
    19.4 12 22Q10 19.4 7.8 20.2Q7.6 17.1 4.4 16.6Q5.5 13.7 2.5 12Q5.5 10.3 4.4 7.4Q7.6 6.9 7.8 3.8Q10 4.6 12 2Z;\
    ~M8.2 12.5L11 15.3L15.8 9
    checkmark.shield #M12 2.5L20 5.5L20 11C20 16 16.5 19.8 12 21.5C7.5 19.8 4 16 4 11L4 5.5Z;~M8.2 12L11 14.8L15.8 8.5
    shield #M12 2.5L20 5.5L20 11C20 16 16.5 19.8 12 21.5C7.5 19.8 4 16 4 11L4 5.5Z
    magnifyingglass O10.5 10.5 7;M15.7 15.7L21 21
    plus.magnifyingglass O10.5 10.5 7;M15.7 15.7L21 21;M10.5 7.5L10.5 13.5;M7.5 10.5L13.5 10.5
    minus.magnifyingglass O10.5 10.5 7;M15.7 15.7L21 21;M7.5 10.5L13.5 10.5
    gear O12 12 7;*8!M10.9 5.2L11.3 2.2L12.7 2.2L13.1 5.2Z;O12 12 2;*3M12 10L12 5
    gearshape #O12 12 7;*8!M10.3 5.4L11 2L13 2L13.7 5.4Z;~O12 12 2.8
    heart #M12 20.5C5 15.5 2.5 12 2.5 8.5C2.5 5.5 4.7 3.5 7.2 3.5C9.3 3.5 11 4.6 12 6.5C13 4.6 14.7 3.5 16.8 3.5\
    C19.3 3.5 21.5 5.5 21.5 8.5C21.5 12 19 15.5 12 20.5Z
    star #M12 2.5L14.9 8.9L21.8 9.6L16.6 14.2L18.1 21L12 17.5L5.9 21L7.4 14.2L2.2 9.6L9.1 8.9Z
    house M2 12L12 3L22 12;#M5 9.8L5 20.5L19 20.5L19 9.8L12 3.5Z;~M9.8 20.5L9.8 14L14.2 14L14.2 20.5
    person #O12 7.5 4.3;#M3.5 20.5C3.5 16 7.5 14 12 14C16.5 14 20.5 16 20.5 20.5Z
    person.2 #O9 8 3.6;#M2 19.5C2 15.5 5 13.8 9 13.8C13 13.8 16 15.5 16 19.5Z;#M15 4.9C20.3 3.8 20.3 12.2 15 11.1;\
    #M17 14C20 14.3 22.3 16 22.3 19.5L18.8 19.5
    person.circle O12 12 9.7;!O12 9.3 3.3;!M5.5 18.6C6.5 15.5 9.3 14.3 12 14.3C14.7 14.3 17.5 15.5 18.5 18.6\
    C15 22.2 9 22.2 5.5 18.6Z
    person.circle.fill !O12 12 10.5;-!O12 9.3 3.3;-!M5.5 18.6C6.5 15.5 9.3 14.3 12 14.3C14.7 14.3 17.5 15.5 18.5 18.6\
    C15 21.7 9 21.7 5.5 18.6Z
    person.crop.circle =person.circle
    person.crop.circle.fill =person.circle.fill
    bell #M4 17.5C6.3 15.5 6.5 13 6.5 10C6.5 6 9 4 12 4C15 4 17.5 6 17.5 10C17.5 13 17.7 15.5 20 17.5Z;\
    M9.8 20.3C10.5 21.9 13.5 21.9 14.2 20.3;M12 2.5L12 4
    envelope #R2.5 5 19 14 2.5;~M3.5 6.5L10.3 12.3Q12 13.6 13.7 12.3L20.5 6.5
    trash M3.5 6L20.5 6;M9 6L9 4Q9 3 10 3L14 3Q15 3 15 4L15 6;\
    #M5.5 6L6.4 19.5Q6.5 21 8 21L16 21Q17.5 21 17.6 19.5L18.5 6Z;~M9.6 9.5L9.9 17.5;~M14.4 9.5L14.1 17.5
    pencil #M3.5 20.5L4.7 15.8L16.5 4Q17.8 2.8 19.2 4.2L19.8 4.8Q21.2 6.2 20 7.5L8.2 19.3Z;~M14.2 6.3L17.7 9.8
    folder #M2.5 7Q2.5 4.5 5 4.5L9 4.5L11.5 7L19 7Q21.5 7 21.5 9.5L21.5 17Q21.5 19.5 19 19.5L5 19.5Q2.5 19.5 2.5 17Z;\
    ~M2.5 10.5L21.5 10.5
    doc #M5 5Q5 2.5 7.5 2.5L13 2.5L19 8.5L19 19Q19 21.5 16.5 21.5L7.5 21.5Q5 21.5 5 19Z;~M13 2.5L13 8.5L19 8.5
    doc.text #M5 5Q5 2.5 7.5 2.5L13 2.5L19 8.5L19 19Q19 21.5 16.5 21.5L7.5 21.5Q5 21.5 5 19Z;~M13 2.5L13 8.5L19 8.5;\
    ~M8.5 13L15.5 13;~M8.5 17L15.5 17
    doc.on.doc #R8.5 2.5 12 14.5 2.2;M6.5 7L6 7Q3.5 7 3.5 9.5L3.5 19Q3.5 21.5 6 21.5L13 21.5Q15.5 21.5 15.5 19.5
    clipboard #R4.5 4.5 15 17 2.5;-!R8 2.5 8 4.5 1.5;#R8 2.5 8 4.5 1.5
    doc.on.clipboard =clipboard
    tray #M2.5 14L2.5 17Q2.5 19.5 5 19.5L19 19.5Q21.5 19.5 21.5 17L21.5 14L18 5L6 5Z;\
    ~M2.5 14L8 14C8 18 16 18 16 14L21.5 14
    archivebox #R2.5 4 19 4.5 1.2;#M4 8.5L4 18Q4 20 6 20L18 20Q20 20 20 18L20 8.5Z;~M9 12.5L15 12.5
    shippingbox #M12 2.5L20.5 7.2L20.5 16.8L12 21.5L3.5 16.8L3.5 7.2Z;~M3.5 7.2L12 12L20.5 7.2;~M12 12L12 21.5
    cube =shippingbox
    photo #R2.5 4.5 19 15 2.5;~!O8 9.3 1.7;~M3 17.5L8.5 13L12 16L16 11.5L21 16.5
    photo.on.rectangle #R5.5 7.5 16 12.5 2.2;M2.5 15.5L2.5 6.5Q2.5 4 5 4L18 4;~!O10 11.5 1.4;\
    ~M6 18.5L10.5 14.7L13.5 17L17 13.5L21.5 17.5
    camera #M2.5 9.5Q2.5 7 5 7L7 7L8.5 4.5L15.5 4.5L17 7L19 7Q21.5 7 21.5 9.5L21.5 17Q21.5 19.5 19 19.5L5 19.5\
    Q2.5 19.5 2.5 17Z;~O12 13 3.8
    video #R2 6 13.5 12 2.8;#M18 10.8L22 7.5L22 16.5L18 13.2Z
    film #R3 4 18 16 2;~M7.5 4L7.5 20;~M16.5 4L16.5 20;~M7.5 12L16.5 12;~M3 9.3L7.5 9.3;~M3 14.7L7.5 14.7;\
    ~M16.5 9.3L21 9.3;~M16.5 14.7L21 14.7
    play #M6.5 4.5L19.5 12L6.5 19.5Z
    pause #R5.5 4.5 4.2 15 1;#R14.3 4.5 4.2 15 1
    stop #R4.5 4.5 15 15 2
    backward #M11.3 6L11.3 18L2.5 12Z;#M21 6L21 18L12.2 12Z
    forward =|backward
    backward.end #M19.5 5.5L19.5 18.5L8 12Z;M4.8 5.5L4.8 18.5
    forward.end =|backward.end
    record.circle O12 12 9.5;!O12 12 5
    repeat M16.5 2.5L20 6L16.5 9.5;M20 6L7.5 6Q3.5 6 3.5 10L3.5 11.5;M7.5 14.5L4 18L7.5 21.5;M4 18L16.5 18Q20.5 18 20.5 14\
    L20.5 12.5
    shuffle M2.5 7L5.5 7C11 7 12 17 17 17L21 17;M18 14L21 17L18 20;M2.5 17L5.5 17C8.3 17 9.8 14.8 10.7 13;\
    M13 10.5C14 8.4 15 7 17 7L21 7;M18 4L21 7L18 10
    speaker #M4.5 9.3L8.5 9.3L14 4.5L14 19.5L8.5 14.7L4.5 14.7Z
    speaker.wave.1 #M3 9.3L7 9.3L12.5 4.5L12.5 19.5L7 14.7L3 14.7Z;A10.5 12 6.5 -38 38
    speaker.wave.2 #M2 9.3L6 9.3L11.5 4.5L11.5 19.5L6 14.7L2 14.7Z;A9 12 6.5 -38 38;A9 12 10.5 -38 38
    speaker.wave.3 #M1 9.3L4.5 9.3L9.5 4.5L9.5 19.5L4.5 14.7L1 14.7Z;A7.5 12 5.5 -38 38;A7.5 12 9.5 -38 38;\
    A7.5 12 13.5 -38 38
    mic #R8.7 2.5 6.6 11.5 3.3;M5.3 11L5.3 11.5A12 11.5 6.7 180 0L18.7 11;M12 18.2L12 21.5;M8 21.5L16 21.5
    music.note !E8.2 18.3 3.4 2.7;M11.3 18.3L11.3 4.5;!M10.6 3L18.5 5L18.5 9L10.6 7Z
    waveform M3 10.5L3 13.5;M7.5 7L7.5 17;M12 3.5L12 20.5;M16.5 7L16.5 17;M21 10.5L21 13.5
    headphones M3.5 15L3.5 12.5A12 12.5 8.5 180 360L20.5 15;#R3 14 4.5 7 1.8;#R16.5 14 4.5 7 1.8
    bookmark #M6 5Q6 2.5 8.5 2.5L15.5 2.5Q18 2.5 18 5L18 21.5L12 16L6 21.5Z
    tag #M3 11.5L3 4.5Q3 3 4.5 3L11.5 3L21 12.5Q22 13.5 21 14.5L14.5 21Q13.5 22 12.5 21Z;~!O7.5 7.5 1.5
    cart M1.5 4L4.7 4L7.5 16L18.5 16;#M5.5 7L21.5 7L19.5 13L7 13Z;!O9 19.8 1.6;!O17 19.8 1.6
    bag #M4.5 8L19.5 8L20.3 19Q20.3 21.5 17.8 21.5L6.2 21.5Q3.7 21.5 3.7 19Z;M8 8L8 6.8C8 1.4 16 1.4 16 6.8L16 8
    creditcard #R2 5 20 14 2.5;~M2 9.7L22 9.7;~M5.5 15L9.5 15
    gift #R3.7 12 16.6 9.5 1.5;#R2.5 7.5 19 4.5 1;~M12 7.5L12 21.5;M12 7.5C3 7.5 7 -0.5 12 7.5C17 -0.5 21 7.5 12 7.5
    map #M2.5 6L8.8 3.5L15.2 6L21.5 3.5L21.5 18L15.2 20.5L8.8 18L2.5 20.5Z;~M8.8 3.5L8.8 18;~M15.2 6L15.2 20.5
    mappin #O12 6.5 4;M12 10.5L12 21.5
    mappin.and.ellipse #O12 6 3.8;M12 9.8L12 18;M8 15.7C0 17 1 21.8 12 21.8C23 21.8 24 17 16 15.7
    location #M21 3L3 10.5L11.5 12.5L13.5 21Z
    globe O12 12 9.5;E12 12 4.2 9.5;M2.5 12L21.5 12;M4 7C8 9 16 9 20 7;M4 17C8 15 16 15 20 17
    clock #O12 12 9.5;~M12 6.3L12 12.3L15.8 14.6
    timer A12 12 9.5 -85 220;M12 2.5L12 7;M12 12.5L7.5 8
    stopwatch #O12 13.5 8;~M12 13.5L12 8.8;M9.5 2.5L14.5 2.5;M12 2.5L12 5.5;M18 6.5L19.5 5
    alarm #O12 13 8;~M12 8.3L12 13.3L15.2 15;M2.5 7L6.5 3.5;M21.5 7L17.5 3.5
    hourglass M5.5 3L18.5 3;M5.5 21L18.5 21;M7 3C7 9 11 10 11 12C11 14 7 15 7 21;M17 3C17 9 13 10 13 12C13 14 17 15 17 21
    calendar #R3 4.5 18 16.5 2.5;~M3 9.5L21 9.5;M8 2.5L8 6;M16 2.5L16 6;~!O8 13.4 1;~!O12 13.4 1;~!O16 13.4 1;\
    ~!O8 17.2 1;~!O12 17.2 1
    list.bullet !O4 5.5 1.5;!O4 12 1.5;!O4 18.5 1.5;M8.7 5.5L21 5.5;M8.7 12L21 12;M8.7 18.5L21 18.5
    list.dash M3 5.5L5 5.5;M3 12L5 12;M3 18.5L5 18.5;M8.7 5.5L21 5.5;M8.7 12L21 12;M8.7 18.5L21 18.5
    line.3.horizontal M3 6L21 6;M3 12L21 12;M3 18L21 18
    line.3.horizontal.decrease M3 7L21 7;M6.5 12L17.5 12;M10 17L14 17
    text.alignleft M3 5L21 5;M3 9.7L14 9.7;M3 14.3L21 14.3;M3 19L14 19
    text.aligncenter M3 5L21 5;M6.5 9.7L17.5 9.7;M3 14.3L21 14.3;M6.5 19L17.5 19
    text.justify M3 5L21 5;M3 9.7L21 9.7;M3 14.3L21 14.3;M3 19L21 19
    textformat M2.5 18.5L7.8 5.5L13 18.5;M4.3 14L11.3 14;O17.6 15.2 3.2;M20.8 11.5L20.8 18.5
    ellipsis !O4.5 12 1.9;!O12 12 1.9;!O19.5 12 1.9
    square.grid.2x2 #R3.5 3.5 6.4 6.4 1.3;#R14.1 3.5 6.4 6.4 1.3;#R3.5 14.1 6.4 6.4 1.3;#R14.1 14.1 6.4 6.4 1.3
    square.grid.3x3 #R3.2 3.2 3.6 3.6 .8;#R10.2 3.2 3.6 3.6 .8;#R17.2 3.2 3.6 3.6 .8;#R3.2 10.2 3.6 3.6 .8;#R10.2 10.2 3.6 3.6 .8;\
    #R17.2 10.2 3.6 3.6 .8;#R3.2 17.2 3.6 3.6 .8;#R10.2 17.2 3.6 3.6 .8;#R17.2 17.2 3.6 3.6 .8
    rectangle.grid.1x2 #R3 3.5 18 7 1.8;#R3 13.5 18 7 1.8
    rectangle.stack #R3 9.5 18 11.5 2.2;M5 6.2L19 6.2;M7 3L17 3
    square.on.square #R3 3 13 13 2.5;-!R6.5 6.5 16 16 3.5;#R8 8 13 13 2.5
    square.stack #R3 9 18 12 2.5;M5 6L19 6;M7 3L17 3
    square.stack.3d.up #M12 3L22 8.3L12 13.6L2 8.3Z;M2 12.3L12 17.6L22 12.3;M2 16.2L12 21.5L22 16.2
    sidebar.left #R2.5 4.5 19 15 2.5;~M9 4.5L9 19.5
    slider.horizontal.3 M3 5.5L21 5.5;M3 12L21 12;M3 18.5L21 18.5;-!O8 5.5 3.5;O8 5.5 2;-!O16 12 3.5;O16 12 2;\
    -!O8 18.5 3.5;O8 18.5 2
    wifi !O12 18.3 1.8;A12 18.5 5.2 222 318;A12 18.5 9.6 222 318;A12 18.5 14 222 318
    antenna.radiowaves.left.and.right !O12 12 2;A12 12 5.5 -45 45;A12 12 5.5 135 225;A12 12 9.7 -45 45;A12 12 9.7 135 225
    battery.100 R1.5 7 18.5 10 2.8;!R3.8 9.3 13.9 5.4 1;M22.5 10.7L22.5 13.3
    battery.50 R1.5 7 18.5 10 2.8;!R3.8 9.3 7 5.4 1;M22.5 10.7L22.5 13.3
    battery.25 R1.5 7 18.5 10 2.8;!R3.8 9.3 3.5 5.4 1;M22.5 10.7L22.5 13.3
    battery.0 R1.5 7 18.5 10 2.8;M22.5 10.7L22.5 13.3
    bolt #M13.5 2.5L5 13.5L11 13.5L10 21.5L19 10L13 10Z
    power M12 2.5L12 11;A12 13 8.5 -58 238
    lightbulb #M8.7 16.5C8.7 14 5.5 13 5.5 9C5.5 5.2 8.4 2.5 12 2.5C15.6 2.5 18.5 5.2 18.5 9C18.5 13 15.3 14 15.3 16.5Z;\
    M9 19.2L15 19.2;M10.5 21.7L13.5 21.7
    sun.max #O12 12 4.3;*8M12 2L12 4.2
    sun.min #O12 12 4.3;*8M12 4.2L12 4.4
    moon #M20.5 14.7C13 17.5 6.5 11 9.3 3.5C2 6 1.3 15 6.5 19.2C11.5 22.8 18.5 20.7 20.5 14.7Z
    cloud #M6.5 19C1 19 0.8 11.5 6 11C6.5 4.5 16 4 17.3 10C23 10 23 19 17.5 19Z
    cloud.rain #M6.5 14.5C1 14.5 0.8 8 6 7.5C6.5 1.5 16 1 17.3 6.5C23 6.5 23 14.5 17.5 14.5Z;M8 18L6.8 21.5;M12.5 18L11.3 21.5;\
    M17 18L15.8 21.5
    snowflake *6M12 12L12 2.5;*6M9.3 3.8L12 6.5L14.7 3.8
    umbrella #M2.5 13C2.5 -0.5 21.5 -0.5 21.5 13Z;M12 13L12 19.5C12 22.3 8 22.3 8 19.5
    flame #M12 2.5C13 6.5 18.5 9 18.5 14.5C18.5 18.8 15.5 21.5 12 21.5C8.5 21.5 5.5 18.8 5.5 14.5C5.5 11.5 7 9.5 8.3 8\
    C8.5 10 9.3 11 10.3 11.3C9.8 8 10 5 12 2.5Z
    drop #M12 2.5C14.5 7 18.5 10.5 18.5 15C18.5 19 15.5 21.5 12 21.5C8.5 21.5 5.5 19 5.5 15C5.5 10.5 9.5 7 12 2.5Z
    leaf #M20.5 3.5C21.5 14 17.5 19.5 11 19.5C6.5 19.5 4 17 4 13.5C4 7.5 11.5 7.5 20.5 3.5Z;M2.5 21.5L5.8 17.5;\
    ~M5.8 17.5C8 14.7 11 12.4 15 10.5
    eye #M1.5 12C6 3.5 18 3.5 22.5 12C18 20.5 6 20.5 1.5 12Z;~O12 12 3.3
    lock #R5 10.5 14 11 2.5;M8 10.5L8 7A12 7 4 180 360L16 10.5
    lock.open #R3 10.5 13.5 11 2.5;M13 10.5L13 7A17 7 4 180 360L21 9
    key #O7 12 4.7;~!O5.8 12 1.3;M11.7 12L21.5 12L21.5 16;M17.3 12L17.3 15.5
    hand.thumbsup #M8 10.5L11.3 4C11.8 2.3 14.8 2.7 14.5 5.5L13.8 9.5L18.5 9.5C20.5 9.5 21.2 11.3 20.6 13L18.5 19\
    C18 20.4 17 21 15.5 21L8 21Z;#R2.8 10.5 2.8 10.5 1
    hand.thumbsdown =_hand.thumbsup
    hand.raised #M5.5 13L5.5 7.3Q5.5 6 6.8 6Q8.1 6 8.1 7.3L8.1 5Q8.1 3.7 9.4 3.7Q10.8 3.7 10.8 5L10.8 3.7Q10.8 2.3 12.1 2.3\
    Q13.5 2.3 13.5 3.7L13.5 5.3Q13.5 4 14.8 4Q16.1 4 16.1 5.3L16.1 13.5L18 10.7Q19.2 9.2 20.3 10Q21.2 10.8 20.3 12.2\
    L16.6 18.5Q14.8 21.7 11.5 21.7Q5.5 21.7 5.5 15Z;~M8.1 7L8.1 11.5;~M10.8 5L10.8 11;~M13.5 5L13.5 11.5
    hand.point.up #M9.3 14.5L9.3 4Q9.3 2.5 10.7 2.5Q12.1 2.5 12.1 4L12.1 10.3L17.5 11.4Q19.7 12 19.5 14.2L18.7 18.6\
    Q18.2 21.5 15.3 21.5L12 21.5Q10 21.5 8.7 19.8L4.8 14.9Q4 13.7 5.2 13Q6.4 12.4 7.4 13.3Z
    hand.tap =hand.point.up
    message #M12 3.5C6 3.5 2.5 7.2 2.5 11.3C2.5 14 4 16.2 6 17.5C6 19 5.3 20.3 4.3 21.2C7 21 8.8 19.9 9.8 18.8\
    C10.5 19 11.2 19 12 19C18 19 21.5 15.4 21.5 11.3C21.5 7.2 18 3.5 12 3.5Z
    bubble.left #M5.5 4L18.5 4Q21.5 4 21.5 7L21.5 14Q21.5 17 18.5 17L11 17L6.5 21L6.5 17L5.5 17Q2.5 17 2.5 14L2.5 7\
    Q2.5 4 5.5 4Z
    bubble.right =|bubble.left
    text.bubble #M5.5 4L18.5 4Q21.5 4 21.5 7L21.5 14Q21.5 17 18.5 17L11 17L6.5 21L6.5 17L5.5 17Q2.5 17 2.5 14L2.5 7\
    Q2.5 4 5.5 4Z;~M7 8.5L17 8.5;~M7 12.5L14 12.5
    bubble.left.and.bubble.right #M4 3.5L13 3.5Q15 3.5 15 5.5L15 10.5Q15 12.5 13 12.5L7.5 12.5L4.5 15.5L4.5 12.5L4 12.5\
    Q2 12.5 2 10.5L2 5.5Q2 3.5 4 3.5Z;#M18 8L20 8Q22 8 22 10L22 15.5Q22 17.5 20 17.5L19.5 17.5L19.5 20.5L16 17.5L11 17.5\
    Q9 17.5 9 15.5L13 15.5Q18 15.5 18 10.5Z
    phone #M7 3L9.3 3Q10.3 5.3 10.5 7.7L8.5 9.7Q10.5 13.5 14.3 15.5L16.3 13.5Q18.7 13.7 21 14.7L21 17Q21 20.7 18 21\
    C10.5 21.5 2.5 13.5 3 6Q3.3 3 7 3Z
    paperplane #M21.5 2.5L2.5 10L10 14L14 21.5Z;~M21.5 2.5L10 14
    link M10 6.5L12.7 3.9C16.5 0.5 23.5 7.5 20.1 11.3L17.5 14;M14 17.5L11.3 20.1C7.5 23.5 0.5 16.5 3.9 12.7L6.5 10;\
    M8.8 15.2L15.2 8.8
    paperclip M19.5 11L11.5 19C7.5 22.5 1.5 16.5 5 12.5L13.5 4C16.5 1.5 20.5 5.5 18 8.5L10.3 16.2C8.8 17.5 6.8 15.5 8.2 14\
    L15 7.2
    pin #M7.5 2.8L16.5 2.8L15.5 9.5L19 14L5 14L8.5 9.5Z;M12 14L12 21.5
    at O12 12 4.2;M16.2 8L16.2 13.3C16.2 17 21.5 16.5 21.5 12A12 12 9.5 0 -305
    info !O11.8 4.8 1.7;M9 10.2L12.3 10.2L12.3 19.5;M8.3 19.5L16.3 19.5
    questionmark M7 8.5C7 2.3 17 2.3 17 8.3C17 12 12 11.7 12 15.3;!O12 20 1.6
    exclamationmark M12 3.5L12 14.5;!O12 19.7 1.7
    exclamationmark.triangle #M10.9 3.8Q12 2.2 13.1 3.8L21.7 18.6Q22.5 20.5 20.6 20.5L3.4 20.5Q1.5 20.5 2.3 18.6Z;\
    ~M12 8.7L12 13.7;~!O12 17.2 1.2
    circle #O12 12 9.5
    square #R3.2 3.2 17.6 17.6 3
    rectangle #R2 5 20 14 2.5
    rectangle.portrait #R5 2 14 20 2.5
    capsule #R2 6.5 20 11 5.5
    oval #E12 12 10.5 8
    app #R3 3 18 18 5
    triangle #M12 3.5L21.5 20L2.5 20Z
    diamond #M12 2.5L21.5 12L12 21.5L2.5 12Z
    hexagon #M12 2.5L20.2 7.2L20.2 16.8L12 21.5L3.8 16.8L3.8 7.2Z
    seal #M12 2Q14 4.6 16.2 3.8Q16.4 6.9 19.6 7.4Q18.5 10.3 21.5 12Q18.5 13.7 19.6 16.6Q16.4 17.1 16.2 20.2Q14 19.4 12 22\
    Q10 19.4 7.8 20.2Q7.6 17.1 4.4 16.6Q5.5 13.7 2.5 12Q5.5 10.3 4.4 7.4Q7.6 6.9 7.8 3.8Q10 4.6 12 2Z
    iphone #R6 2 12 20 3;~M10.5 4.8L13.5 4.8
    ipad #R4 2.5 16 19 2.5;~M10 18.7L14 18.7
    tv #R2 4 20 13.5 2.5;M7.5 20.7L16.5 20.7
    desktopcomputer #R2 3.5 20 13 2.2;M12 16.5L12 20.5;M8 20.8L16 20.8
    laptopcomputer #R4.2 5 15.6 10.8 2;M1.5 19L22.5 19
    keyboard #R1.5 6 21 12.5 2;~!O5.5 9.7 .9;~!O9.8 9.7 .9;~!O14.2 9.7 .9;~!O18.5 9.7 .9;~M7.5 14.7L16.5 14.7
    printer M7 8L7 3L17 3L17 8;#R2.5 8 19 9 2;-!R6.5 13.5 11 8 1;R7 14 10 7 1
    airplane !M22.3 12C22.3 11 20.8 10.2 19 10.2L14.8 10.2L9.8 2.5L7.3 2.5L9.7 10.2L5.7 10.2L4 8L2 8L3 12L2 16L4 16L5.7 13.8\
    L9.7 13.8L7.3 21.5L9.8 21.5L14.8 13.8L19 13.8C20.8 13.8 22.3 13 22.3 12Z
    car #M3 17.5L3 12.5L5.8 6.5Q6.4 5 8 5L16 5Q17.6 5 18.2 6.5L21 12.5L21 17.5Z;~M4 11.5L20 11.5;~!O6.8 14.6 1.2;\
    ~!O17.2 14.6 1.2;M5.5 17.5L5.5 20;M18.5 17.5L18.5 20
    bus #R4 3 16 15.5 2.5;~M4 11.5L20 11.5;~!O7.5 15 1.2;~!O16.5 15 1.2;M7 18.5L7 21;M17 18.5L17 21
    bicycle O5.5 15.5 4;O18.5 15.5 4;M5.5 15.5L8.8 8.5L15.8 8.5L12 15.5L5.5 15.5;M8.2 6L12 15.5;M6.5 6L10 6;\
    M18.5 15.5L15 5.5L18 5.5
    figure.walk !O13 3.8 2.1;M12.5 8.3L11 14L14.3 17.3L15.3 21.5;M11 14L10 18L7 21.3;M12.5 8.3L8.7 10L8 13.5;\
    M12.5 8.3L15.5 11.7L18.7 12.3
    book #M12 6C9.5 4.3 6 4 2.5 4.5L2.5 18.5C6 18 9.5 18.3 12 20C14.5 18.3 18 18 21.5 18.5L21.5 4.5C18 4 14.5 4.3 12 6Z;\
    ~M12 6L12 20
    book.closed #M5 5.5Q5 2.5 8 2.5L19 2.5L19 21.5L7.5 21.5Q5 21.5 5 19Z;~M5 19Q5 16.8 7.5 16.8L19 16.8
    books.vertical #R2.5 4 5 17 1;#R7.5 4 5 17 1;#M13.8 6.2L17.5 5.2L21.5 19.8L17.7 20.8Z
    newspaper #R2.5 4.5 15.5 15.5 2;M18 9L21.5 9L21.5 17.5Q21.5 20 19.5 20L16 20;~!R5.5 7.7 4.5 4.5 .5;~M12.8 8.3L15 8.3;\
    ~M12.8 11.7L15 11.7;~M5.8 16L15 16
    graduationcap #M12 4.5L23 9.5L12 14.5L1 9.5Z;M5.5 11.7L5.5 16.7C8.5 19.7 15.5 19.7 18.5 16.7L18.5 11.7;M22 10L22 16.5
    briefcase #R2.5 7 19 13 2.5;M8.5 7L8.5 5Q8.5 3.5 10 3.5L14 3.5Q15.5 3.5 15.5 5L15.5 7;~M2.5 12.7L21.5 12.7
    building.2 #M3 21L3 4Q3 3 4 3L11 3Q12 3 12 4L12 21Z;#M12 9.5L20 9.5Q21 9.5 21 10.5L21 21L12 21Z;~M6 7.2L9 7.2;\
    ~M6 11.3L9 11.3;~M6 15.4L9 15.4;~M15.5 13.5L17.7 13.5;~M15.5 17.3L17.7 17.3
    hammer #M3.5 9.5L9.5 3.5L14.5 7.5L13 9L21 17Q22 18.5 20.2 20.2Q18.5 22 17 21L9 13L7.5 14.5Z;~M13 9L9 13
    wrench #M20.8 6.5L17.3 10L14 6.7L17.5 3.2C13.3 1.7 9.6 5.3 10.8 9.7L3.4 17.1C1.8 18.8 5.2 22.2 6.9 20.6L14.3 13.2\
    C18.7 14.4 22.3 10.7 20.8 6.5Z
    wrench.and.screwdriver =wrench
    paintbrush #M20.8 3.2C22 4.4 15 12.5 12.5 14.7L9.3 11.5C11.5 9 19.6 2 20.8 3.2Z;\
    #M8.3 12.8L11.2 15.7C11.2 19.7 7 21.3 2.7 20.2C5 18.5 4 13.5 8.3 12.8Z
    paintpalette #M12 3C6 3 2.5 7.2 2.5 12C2.5 17.5 7 21 11.5 21C14 21 13.5 18.8 13 17.5C12.5 16 13.5 15 15 15L18 15\
    C20.5 15 21.5 13.5 21.5 11.5C21.5 6.5 17.5 3 12 3Z;~!O7 11.3 1.4;~!O10 7.2 1.4;~!O14.7 7.2 1.4;~!O17.7 11 1.4
    scissors O5.8 18 3.2;O5.8 6 3.2;M8.4 7.9L21.5 17.5;M8.4 16.1L21.5 6.5
    wand.and.stars #M2.8 19.2L13.3 8.7L15.3 10.7L4.8 21.2Z;!M19 1.5Q19.4 5.1 23 5.5Q19.4 5.9 19 9.5Q18.6 5.9 15 5.5\
    Q18.6 5.1 19 1.5Z;!M9 2Q9.3 4.7 12 5Q9.3 5.3 9 8Q8.7 5.3 6 5Q8.7 4.7 9 2Z;\
    !M19 13Q19.3 15.7 22 16Q19.3 16.3 19 19Q18.7 16.3 16 16Q18.7 15.7 19 13Z
    wand.and.rays =wand.and.stars
    sparkles #M9.5 4.5Q10.5 12 18 13Q10.5 14 9.5 21.5Q8.5 14 1 13Q8.5 12 9.5 4.5Z;\
    !M19 1.5Q19.5 5 23 5.5Q19.5 6 19 9.5Q18.5 6 15 5.5Q18.5 5 19 1.5Z
    crown #M3 7L7.7 11.5L12 4L16.3 11.5L21 7L19.2 19.5L4.8 19.5Z
    flag M4.5 3L4.5 21.5;#M4.5 4.5C9 2 13.5 6.5 20 4.3L20 13.7C13.5 16 9 11.5 4.5 13.7Z
    trophy #M7 3L17 3L17 9.5C17 13 15 15 12 15C9 15 7 13 7 9.5Z;M7 5L3.3 5C3.3 9 5 10.7 7.3 11;M17 5L20.7 5\
    C20.7 9 19 10.7 16.7 11;M12 15L12 20.5;M7.5 21L16.5 21
    gamecontroller #M7 6.5L17 6.5C20.5 6.5 22.3 12.5 22.3 16C22.3 19.7 18.7 19.7 17 17.5L15.5 15.5L8.5 15.5L7 17.5\
    C5.3 19.7 1.7 19.7 1.7 16C1.7 12.5 3.5 6.5 7 6.5Z;~M8 8.9L8 13.1;~M5.9 11L10.1 11;~!O15 12.2 1.2;~!O17.5 9.8 1.2
    cup.and.saucer #M4 6L17 6L17 12.5C17 16.5 14.5 17.5 12 17.5L9 17.5C6.5 17.5 4 16.5 4 12.5Z;M17 8C22 7.3 22 14 16.5 14;\
    M3 21L18 21
    fork.knife M7 3L7 21;M4 3L4 8Q4 11 7 11Q10 11 10 8L10 3;#M17.5 13.5L14.3 13.5C14 8.5 15 5 17.5 3Z;M17.5 13.5L17.5 21
    cross #M9 3.5L15 3.5L15 9L20.5 9L20.5 15L15 15L15 20.5L9 20.5L9 15L3.5 15L3.5 9L9 9Z
    pawprint !E4.8 11 2.1 2.7;!E9.2 5.8 2.1 2.9;!E14.8 5.8 2.1 2.9;!E19.2 11 2.1 2.7;\
    !M12 11.5C15 11.5 18.7 16.3 18 18.8C17.3 21.3 14.5 20 12 20C9.5 20 6.7 21.3 6 18.8C5.3 16.3 9 11.5 12 11.5Z
    face.smiling #O12 12 9.5;~!O8.7 9.5 1.2;~!O15.3 9.5 1.2;~M7.3 14C9 17.8 15 17.8 16.7 14
    chart.bar #R3.3 12 3.4 9 .8;#R10.3 7 3.4 14 .8;#R17.3 3 3.4 18 .8
    chart.pie #O12 12 9.5;~M12 2.5L12 12L18.7 18.7
    chart.line.uptrend.xyaxis M3 3L3 21L21 21;M6.5 16L11 10.5L14.5 13.5L20.5 6
    barcode M3 5L3 19;M6.5 5L6.5 19;M9.5 5L9.5 19;M14 5L14 19;M17.5 5L17.5 19;M21 5L21 19
    viewfinder M3 8.5L3 6Q3 3 6 3L8.5 3;M15.5 3L18 3Q21 3 21 6L21 8.5;M21 15.5L21 18Q21 21 18 21L15.5 21;\
    M8.5 21L6 21Q3 21 3 18L3 15.5
    crop M6.5 2L6.5 17.5L22 17.5;M2 6.5L17.5 6.5L17.5 22
    scribble M3 15C6 5 10 2.5 10.5 7.5C11 13 6 19 9.5 19.7C13 20 14 9.5 17 10C19.5 10.5 16 17 21 16
    delete.left #M8.5 5L19 5Q21.5 5 21.5 7.5L21.5 16.5Q21.5 19 19 19L8.5 19L2 12Z;~M11 9L16.7 15;~M16.7 9L11 15
    dollarsign M16.7 7.7C16.2 3.7 7.3 3.7 7.3 8.2C7.3 12.5 16.9 11.5 16.9 16C16.9 20.5 7.3 20.5 6.9 16.2;M12 2L12 22
    line.diagonal M4 20L20 4
    arrow.left.and.right M7.5 7.5L3 12L7.5 16.5;M3 12L21 12;M16.5 7.5L21 12L16.5 16.5
    arrow.up.and.down M7.5 7.5L12 3L16.5 7.5;M12 3L12 21;M7.5 16.5L12 21L16.5 16.5
    arrow.up.and.down.and.arrow.left.and.right M9 6L12 3L15 6;M9 18L12 21L15 18;M6 9L3 12L6 15;M18 9L21 12L18 15;\
    M12 3L12 21;M3 12L21 12
    arrow.down.left.and.arrow.up.right M13.5 3.5L20.5 3.5L20.5 10.5;M20.5 3.5L13.5 10.5;M10.5 20.5L3.5 20.5L3.5 13.5;\
    M3.5 20.5L10.5 13.5
    arrow.turn.down.right M4 4L4 10Q4 14 8 14L20 14;M15.5 9.5L20 14L15.5 18.5
    arrow.turn.up.right =_arrow.turn.down.right
    arrow.triangle.branch O6 5 2.3;O6 19 2.3;O18 7.5 2.3;M6 7.3L6 16.7;M18 9.8Q18 13.5 12 13.8Q6.5 14 6 16.5
    arrow.down.doc #M5 5Q5 2.5 7.5 2.5L13 2.5L19 8.5L19 19Q19 21.5 16.5 21.5L7.5 21.5Q5 21.5 5 19Z;~M12 10.5L12 18;\
    ~M9 15L12 18L15 15
    arrow.up.doc #M5 5Q5 2.5 7.5 2.5L13 2.5L19 8.5L19 19Q19 21.5 16.5 21.5L7.5 21.5Q5 21.5 5 19Z;~M12 10.5L12 18;\
    ~M9 13.5L12 10.5L15 13.5
    arrowshape.right #M3 9.5L12 9.5L12 5L21 12L12 19L12 14.5L3 14.5Z
    arrowtriangle.right #M7 4.5L19 12L7 19.5Z
    arrowtriangle.left =|arrowtriangle.right
    arrowtriangle.up #M4.5 17.5L12 5.5L19.5 17.5Z
    arrowtriangle.down =_arrowtriangle.up
    bold M7 4L13 4C18.5 4 18.5 11.5 13 11.5L7 11.5Z;M7 11.5L14 11.5C20 11.5 20 20 14 20L7 20Z
    italic M10 4L18 4;M6 20L14 20;M14 4L10 20
    underline M6.5 3.5L6.5 11C6.5 18.5 17.5 18.5 17.5 11L17.5 3.5;M5 21L19 21
    strikethrough M17 7.5C16 3 7.5 3.2 7.5 8C7.5 10.5 9.5 11.5 12 12;M7 16.5C8 21.3 17 21 17 16.2C17 14.5 16.3 13 14.5 12;\
    M3 12L21 12
    text M3 5L21 5;M3 9.7L21 9.7;M3 14.3L12 14.3;M3 19L11 19
    text.alignright =|text.alignleft
    text.quote M8 5L21 5;M8 9.7L21 9.7;M8 14.3L21 14.3;M8 19L16 19;M3.5 5L3.5 19
    text.magnifyingglass M3 5L14 5;M3 10L9 10;M3 15L8 15;O15.5 14.5 4.7;M19 18L22 21
    textformat.size M2 18.5L6 8.5L10 18.5;M3.4 15L8.6 15;M11 18.5L16.5 4.5L22 18.5;M13 13.8L20 13.8
    character M5 19L12 4L19 19;M7.4 14L16.6 14
    list.number M9.5 5.5L21 5.5;M9.5 12L21 12;M9.5 18.5L21 18.5;M3.5 4L5 3.2L5 7.5;\
    M3.2 10.5C4 9.2 6 9.8 5.5 11.3L3.3 14L6 14;M3.3 17L5.8 17L4.5 18.3C6.3 18.5 6.2 20.8 4.5 20.8L3.2 20.5
    list.bullet.rectangle #R2 4 20 16 2.5;~!O6.3 9 1;~!O6.3 15 1;~M9.5 9L18 9;~M9.5 15L18 15
    list.bullet.rectangle.portrait #R4 2 16 20 2.5;~!O8 8 1;~!O8 12.5 1;~!O8 17 1;~M11 8L16 8;~M11 12.5L16 12.5;~M11 17L16 17
    list.clipboard #R4.5 4.5 15 17 2.5;-!R8 2.5 8 4.5 1.5;#R8 2.5 8 4.5 1.5;~M8.5 11.5L15.5 11.5;~M8.5 16L15.5 16
    checklist M3 6.5L4.7 8.5L8 4.5;M3 16.5L4.7 18.5L8 14.5;M11.5 6.5L21 6.5;M11.5 16.5L21 16.5
    increase.indent M3 5L21 5;M11 9.7L21 9.7;M11 14.3L21 14.3;M3 19L21 19;M4 9L7 12L4 15
    decrease.indent M3 5L21 5;M11 9.7L21 9.7;M11 14.3L21 14.3;M3 19L21 19;M7 9L4 12L7 15
    doc.text.magnifyingglass M10 21.5L7.5 21.5Q5 21.5 5 19L5 5Q5 2.5 7.5 2.5L13 2.5L19 8.5L19 10;M13 2.5L13 8.5L19 8.5;\
    O15.2 16 3.7;M18 18.8L21 21.5
    quote.opening !M3.5 17L3.5 12.5C3.5 9 5.5 7 9.5 6.5L9.8 8.3C7.8 8.8 7 10 7 11.5L10 11.5L10 17Z;\
    !M13.5 17L13.5 12.5C13.5 9 15.5 7 19.5 6.5L19.8 8.3C17.8 8.8 17 10 17 11.5L20 11.5L20 17Z
    captions M4 9L12 9;M15.5 9L20 9;M4 15L8 15;M11.5 15L20 15
    building #R5 2.5 14 19 1.5;~!R8.3 6 2 2 .3;~!R13.7 6 2 2 .3;~!R8.3 10.5 2 2 .3;~!R13.7 10.5 2 2 .3;\
    ~M10.5 21.5L10.5 16.5L13.5 16.5L13.5 21.5
    building.columns M3 21L21 21;#M3 9L12 3L21 9Z;M5.5 9L5.5 18;M9.8 9L9.8 18;M14.2 9L14.2 18;M18.5 9L18.5 18;M4 18L20 18
    camera.filters O12 8.5 6;O8.3 15 6;O15.7 15 6
    chart.bar.xaxis #R4 12 3.4 7 .8;#R10.3 7 3.4 12 .8;#R16.6 3 3.4 16 .8;M2.5 21.5L21.5 21.5
    chevron.compact.down M4 9.5L12 13.5L20 9.5
    chevron.compact.up =_chevron.compact.down
    chevron.compact.left M14 4L10 12L14 20
    chevron.compact.right =|chevron.compact.left
    chevron.left.forwardslash.chevron.right M7.5 6L2 12L7.5 18;M16.5 6L22 12L16.5 18;M14 4L10 20
    circle.dashed *8A12 12 9.5 -11 11
    square.dashed M3.2 7.5L3.2 6Q3.2 3.2 6 3.2L7.5 3.2;M16.5 3.2L18 3.2Q20.8 3.2 20.8 6L20.8 7.5;\
    M20.8 16.5L20.8 18Q20.8 20.8 18 20.8L16.5 20.8;M7.5 20.8L6 20.8Q3.2 20.8 3.2 18L3.2 16.5;M10.7 3.2L13.3 3.2;\
    M10.7 20.8L13.3 20.8;M3.2 10.7L3.2 13.3;M20.8 10.7L20.8 13.3
    circle.grid.2x2 #O7.2 7.2 3.3;#O16.8 7.2 3.3;#O7.2 16.8 3.3;#O16.8 16.8 3.3
    circle.grid.3x3 #O5 5 2;#O12 5 2;#O19 5 2;#O5 12 2;#O12 12 2;#O19 12 2;#O5 19 2;#O12 19 2;#O19 19 2
    circle.inset.filled O12 12 9.5;!O12 12 6.2
    smallcircle.filled.circle O12 12 9.5;!O12 12 3.5
    circle.lefthalf.filled O12 12 9.5;!A12 12 9.5 90 270Z
    circle.righthalf.filled =|circle.lefthalf.filled
    clock.arrow.circlepath A12.5 12 8.7 -145 150;M5 2.6L5 7.2L9.6 7.2;M12.5 7L12.5 12.3L16 14.3
    cloud.sun A8.5 8 3.6 140 330;M8.5 1.8L8.5 2.4;M2.3 8L2.9 8;M4.1 3.6L4.5 4;M13 3.6L12.6 4;\
    #M9 20C4.5 20 4.3 14 8.5 13.5C9 8.5 16.5 8.2 17.5 13C22 13 22 20 17.5 20Z
    cloud.bolt #M6.5 14.5C1 14.5 0.8 8 6 7.5C6.5 1.5 16 1 17.3 6.5C23 6.5 23 14.5 17.5 14.5Z;\
    M13 15.8L10.5 19.2L13.8 19.2L11.3 22.6
    cloud.snow #M6.5 14.5C1 14.5 0.8 8 6 7.5C6.5 1.5 16 1 17.3 6.5C23 6.5 23 14.5 17.5 14.5Z;!O7.5 18.5 1.1;!O12 20.7 1.1;\
    !O16.5 18.5 1.1
    cloud.fog #M6.5 14.5C1 14.5 0.8 8 6 7.5C6.5 1.5 16 1 17.3 6.5C23 6.5 23 14.5 17.5 14.5Z;M4.5 18L19.5 18;M7 21.3L17 21.3
    icloud.and.arrow.down M8.5 17L6.5 17C1 17 0.8 10 6 9.5C6.5 3.5 16 3 17.3 8.5C23 8.5 23 17 17.5 17L15.5 17;\
    M12 11.5L12 21.5;M9 18.7L12 21.7L15 18.7
    icloud.and.arrow.up M8.5 17L6.5 17C1 17 0.8 10 6 9.5C6.5 3.5 16 3 17.3 8.5C23 8.5 23 17 17.5 17L15.5 17;\
    M12 11.5L12 21.5;M9 14.5L12 11.5L15 14.5
    wind M3 9L14 9C18 9 18 3.5 14.5 4;M3 13L19 13C22.5 13 22.5 18 19 17.5;M3 17L12 17C15 17 15 21.3 12 21
    tornado M4 4L20 4;M6 8L18 8;M8 12L17 12;M10 16L15 16;M12 20L13.5 20
    sunrise A12 16.5 4.7 180 360;M2 16.5L4.5 16.5;M19.5 16.5L22 16.5;M2 20.8L22 20.8;M5 9.5L6.5 11;M19 9.5L17.5 11;\
    M12 8.5L12 3;M9.5 5.5L12 3L14.5 5.5
    sunset A12 16.5 4.7 180 360;M2 16.5L4.5 16.5;M19.5 16.5L22 16.5;M2 20.8L22 20.8;M5 9.5L6.5 11;M19 9.5L17.5 11;\
    M12 8.5L12 3;M9.5 6L12 8.5L14.5 6
    thermometer M9 13.5L9 5.5A12 5.5 3 180 360L15 13.5A12 17 4.6 -50 230;!O12 17 2.4;M12 16L12 8
    command M9 6.3L9 17.7;M15 6.3L15 17.7;M6.3 9L17.7 9;M6.3 15L17.7 15;O6.3 6.3 2.7;O17.7 6.3 2.7;O6.3 17.7 2.7;\
    O17.7 17.7 2.7
    option M3 6L8.5 6L15.5 18L21 18;M14 6L21 6
    control M5 14L12 7L19 14
    shift #M12 3.5L20.5 12.5L16 12.5L16 20L8 20L8 12.5L3.5 12.5Z
    return M19 5L19 11Q19 14.5 15.5 14.5L5 14.5;M9 10.5L5 14.5L9 18.5
    delete.right =|delete.left
    curlybraces M9 3.5Q6 3.5 6 6.5L6 9Q6 12 3 12Q6 12 6 15L6 17.5Q6 20.5 9 20.5;\
    M15 3.5Q18 3.5 18 6.5L18 9Q18 12 21 12Q18 12 18 15L18 17.5Q18 20.5 15 20.5
    terminal #R2 4 20 16 2.5;~M6 8.5L10 12L6 15.5;~M12 16L17 16
    macwindow #R2 4 20 16 2.5;~M2 8.5L22 8.5
    function M16 4C12.5 3 11.5 5 11 8L9 17C8.5 20 7 21 4.5 20.5;M7 10L14 10;M14.5 14L19.5 20;M19.5 14L14.5 20
    sum M17 6L17 4L6.5 4L12.5 12L6.5 20L17 20L17 18
    infinity M12 12C8.5 6.5 2.5 6.5 2.5 12C2.5 17.5 8.5 17.5 12 12C15.5 6.5 21.5 6.5 21.5 12C21.5 17.5 15.5 17.5 12 12
    plus.forwardslash.minus M3 7L9 7;M6 4L6 10;M15 17L21 17;M19 4L5 20
    cpu #R6.5 6.5 11 11 1.5;~R10 10 4 4 .5;M9.5 3L9.5 6.5;M14.5 3L14.5 6.5;M9.5 17.5L9.5 21;M14.5 17.5L14.5 21;\
    M3 9.5L6.5 9.5;M3 14.5L6.5 14.5;M17.5 9.5L21 9.5;M17.5 14.5L21 14.5
    internaldrive #R3 7 18 10 2.5;~!O17.3 14 1.1;~M6 14L12 14
    server.rack #R3 3.5 18 7 2;#R3 13.5 18 7 2;~!O17 7 1;~!O17 17 1
    applewatch #R6 5.5 12 13 3;M8.5 5.5L9.2 2.5L14.8 2.5L15.5 5.5;M8.5 18.5L9.2 21.5L14.8 21.5L15.5 18.5
    hifispeaker #R5 2.5 14 19 2.5;~O12 14.5 3.8;~!O12 6.8 1.5
    airplayvideo M6.5 17L5 17Q2.5 17 2.5 14.5L2.5 7Q2.5 4.5 5 4.5L19 4.5Q21.5 4.5 21.5 7L21.5 14.5Q21.5 17 19 17L17.5 17;\
    #M12 14L17 20L7 20Z
    airplayaudio A12 11.5 9 130 410;A12 11.5 5.5 125 415;#M12 15L16.5 20.5L7.5 20.5Z
    pip.enter R2 4 20 16 2.5;!R11.5 11.5 8 6 1
    dot.radiowaves.right !O5 12 2;A5 12 6 -50 50;A5 12 10.5 -50 50;A5 12 15 -50 50
    safari #O12 12 9.5;~M16.2 7.8L13.5 13.5L7.8 16.2L10.5 10.5Z
    scope O12 12 7.5;M12 1.8L12 7;M12 17L12 22.2;M1.8 12L7 12;M17 12L22.2 12
    location.north #M12 2.5L19 21L12 17L5 21Z
    gauge A12 13 9 150 390;M12 13L16 8.5;!O12 13 1.5
    slider.vertical.3 M5.5 3L5.5 21;M12 3L12 21;M18.5 3L18.5 21;-!O5.5 8 3.5;O5.5 8 2;-!O12 16 3.5;O12 16 2;-!O18.5 8 3.5;\
    O18.5 8 2
    switch.2 #R2.5 4 19 7 3.5;#R2.5 14 19 7 3.5;~!O6.2 7.5 2;~!O17.8 17.5 2
    sidebar.right =|sidebar.left
    rectangle.on.rectangle #R2 4 14.5 11 2;-!R5 7 17 13.5 2.5;#R6.5 8.5 15.5 11.5 2
    rectangle.3.group #R2 5 8 14 1.5;#R13 5 9 5.5 1.5;#R13 13.5 9 5.5 1.5
    rectangle.grid.2x2 #R2.5 5 8.5 6 1.3;#R13 5 8.5 6 1.3;#R2.5 13 8.5 6 1.3;#R13 13 8.5 6 1.3
    rectangle.split.3x1 #R2 5 20 14 2.5;~M8.7 5L8.7 19;~M15.3 5L15.3 19
    square.split.2x1 #R3.2 3.2 17.6 17.6 3;~M12 3.2L12 20.8
    square.split.2x2 #R3.2 3.2 17.6 17.6 3;~M12 3.2L12 20.8;~M3.2 12L20.8 12
    square.grid.3x2 #R2.5 6 5 5 1;#R9.5 6 5 5 1;#R16.5 6 5 5 1;#R2.5 13 5 5 1;#R9.5 13 5 5 1;#R16.5 13 5 5 1
    plus.square.on.square #R3 3 13 13 2.5;-!R6.5 6.5 16 16 3.5;#R8 8 13 13 2.5;~M14.5 11L14.5 18;~M11 14.5L18 14.5
    aspectratio R2.5 5 19 14 2.5;M6 12L6 9L9 9;M18 12L18 15L15 15
    flip.horizontal M12 3L12 21;M9 6L3 18L9 18Z;#M15 6L21 18L15 18Z
    ruler #R2 8 20 8 1.5;~M6 8L6 12;~M10 8L10 11;~M14 8L14 12;~M18 8L18 11
    eyedropper M3.5 20.5L4 17.5L13 8.5L15.5 11L6.5 20Z;#M12 7.5L16.5 3Q18.5 1.5 20.5 3.5Q22.5 5.5 21 7.5L16.5 12Z
    pencil.line #M3.5 17.5L4.7 12.8L13.5 4Q14.8 2.8 16.2 4.2L16.8 4.8Q18.2 6.2 17 7.5L8.2 16.3Z;M11 20.8L21 20.8
    puzzlepiece #M4 9L8.5 9C6.5 4.5 14.5 4.5 12.5 9L17 9L17 13C21.5 11 21.5 19 17 17L17 21L4 21L4 17C8 18.5 8 11.5 4 13Z
    touchid A12 13 9 195 345;A12 13 6 180 360;A12 13 3 180 360;M9 13L9 17;M15 13L15 19;M6 13L6 16;M18 13L18 17;M12 13L12 20
    person.3 #O12 7 3.3;#M6.3 19C6.3 15 9 12.8 12 12.8C15 12.8 17.7 15 17.7 19Z;#O4.6 8.8 2.2;#O19.4 8.8 2.2;\
    #M4 18L1 18C1 14.8 2.8 13.3 5.6 13.4;#M20 18L23 18C23 14.8 21.2 13.3 18.4 13.4
    person.crop.square #R3.2 3.2 17.6 17.6 3;~O12 10 3.2;~M6.5 20.5C7 16.5 9.5 15 12 15C14.5 15 17 16.5 17.5 20.5
    person.crop.rectangle #R2 4.5 20 15 2.5;~O12 10 2.7;~M7 19C7.5 15.8 9.7 14.5 12 14.5C14.3 14.5 16.5 15.8 17 19
    person.text.rectangle #R2 5 20 14 2.5;~O7.5 10 1.9;~M4.5 16C4.8 13.8 6 13 7.5 13C9 13 10.2 13.8 10.5 16;~M13.5 10L19 10;\
    ~M13.5 14L19 14
    figure.stand !O12 4 2.1;M12 8L12 14;M12 14L9.5 21.5;M12 14L14.5 21.5;M7.5 9.5L12 8L16.5 9.5
    figure.run !O15 4 2.1;M13.5 8L10.5 13.5L14 16.5L12 21.5;M10.5 13.5L8.5 17L4 17.5;M13.5 8L9 9L7.5 12;\
    M13.5 8L16 11.5L19.5 11
    dumbbell M7.5 12L16.5 12;#R4.5 6 3 12 1;#R16.5 6 3 12 1;M2 9.5L2 14.5;M22 9.5L22 14.5
    soccerball O12 12 9.5;!M12 8.5L15.5 11L14.2 15L9.8 15L8.5 11Z;M12 2.5L12 8.5;M21 9.5L15.5 11;M17.5 19.5L14.2 15;\
    M6.5 19.5L9.8 15;M3 9.5L8.5 11
    sportscourt #R2 5 20 14 1.5;~M12 5L12 19;~O12 12 3
    rosette #O12 9 6.5;M8.5 14.5L7 21.5L12 18.5L17 21.5L15.5 14.5
    megaphone #M4 9.5L8 9.5L18.5 4.5L18.5 18.5L8 14Q4 14 4 11.7Z;M8 14L9.5 20L12.5 20L11.5 15.5;M21.5 9.8L21.5 13.2
    sparkle !M12 2Q13 11 22 12Q13 13 12 22Q11 13 2 12Q11 11 12 2Z
    balloon #E12 9.5 6.5 7.3;M12 16.8L12 22
    birthday.cake #R3.5 11 17 10 1.5;~M3.5 15.5C6 18 8 13.5 12 15.5C16 17.5 18 13 20.5 15.5;M12 7L12 11;!O12 4.5 1.4
    wineglass #M7 3L17 3L16.5 9C16 13.5 8 13.5 7.5 9Z;M12 12.5L12 20;M8 20.5L16 20.5
    bed.double #M3 16.5L3 14Q3 11.5 5.5 11.5L18.5 11.5Q21 11.5 21 14L21 16.5Z;M3 16.5L3 19.5;M21 16.5L21 19.5;\
    M5.5 11.5L5.5 7Q5.5 5 7.5 5L16.5 5Q18.5 5 18.5 7L18.5 11.5
    fuelpump #R4 3 10 18 1.5;~R6.5 5.5 5 5 .5;\
    M14 12L16 12Q17.5 12 17.5 13.5L17.5 17C17.5 19.5 20.5 19.5 20.5 17L20.5 8.5L17.5 5.5
    cross.case #R2.5 7 19 13 2.5;M8.5 7L8.5 5Q8.5 3.5 10 3.5L14 3.5Q15.5 3.5 15.5 5L15.5 7;~M12 10L12 17;~M8.5 13.5L15.5 13.5
    pills #R3 8.5 18 7 3.5;~M12 8.5L12 15.5
    stethoscope M5 3.5L5 9C5 14.5 13 14.5 13 9L13 3.5;M9 13L9 15.5C9 22.5 19 22.5 19 15L19 13;O19 10.8 2.2
    ladybug #E12 13.5 6.5 7.5;~M12 6L12 21;~!O9 11.5 1.1;~!O15 11.5 1.1;~!O9 16 1.1;~!O15 16 1.1;M9 6.5Q12 1.5 15 6.5
    music.note.list M3 5L12 5;M3 10L12 10;M3 15L9 15;!E14.3 18.3 2.6 2.1;M16.8 18.3L16.8 6L21 7.5
    waveform.path M2 12L6 12L9 4.5L13.5 19.5L16.5 12L22 12
    livephoto O12 12 2.5;O12 12 5.8;*8!O12 2.8 1
    envelope.open #M2.5 10L12 3L21.5 10L21.5 18Q21.5 20.5 19 20.5L5 20.5Q2.5 20.5 2.5 18Z;~M3 10.5L12 16L21 10.5
    tray.and.arrow.down M8 8.5L6.5 8.5L2.5 14.5L2.5 17Q2.5 19.5 5 19.5L19 19.5Q21.5 19.5 21.5 17L21.5 14.5L17.5 8.5L16 8.5;\
    M2.5 14.5L8 14.5C8.5 17.5 15.5 17.5 16 14.5L21.5 14.5;M12 3L12 12;M9 9.3L12 12.3L15 9.3
    tray.and.arrow.up M8 8.5L6.5 8.5L2.5 14.5L2.5 17Q2.5 19.5 5 19.5L19 19.5Q21.5 19.5 21.5 17L21.5 14.5L17.5 8.5L16 8.5;\
    M2.5 14.5L8 14.5C8.5 17.5 15.5 17.5 16 14.5L21.5 14.5;M12 3L12 12;M9 6L12 3L15 6
    banknote #R2 6 20 12 2;~O12 12 3
    eurosign M17.5 6.5C14 2.5 7.5 4.5 7.5 12C7.5 19.5 14 21.5 17.5 17.5;M4.5 10L14 10;M4.5 14L13 14
    ticket #M2.5 7Q2.5 5.5 4 5.5L20 5.5Q21.5 5.5 21.5 7L21.5 9.5C18.8 9.5 18.8 14.5 21.5 14.5L21.5 17Q21.5 18.5 20 18.5\
    L4 18.5Q2.5 18.5 2.5 17L2.5 14.5C5.2 14.5 5.2 9.5 2.5 9.5Z;~M14.5 8L14.5 16
    basket #M3 10L21 10L18.5 20L5.5 20Z;M7.5 10L11 3.5;M16.5 10L13 3.5
    storefront M4 12L4 20.5L20 20.5L20 12;\
    #M2.5 9L5 3.5L19 3.5L21.5 9C21.5 12 17 12 16.7 9.3C16.5 12 12.2 12 12 9.3C11.8 12 7.5 12 7.3 9.3C7 12 2.5 12 2.5 9Z;\
    M9.5 20.5L9.5 15.5L14.5 15.5L14.5 20.5
    qrcode R3 3 6.5 6.5 1;R14.5 3 6.5 6.5 1;R3 14.5 6.5 6.5 1;!R5.3 5.3 2 2 .2;!R16.8 5.3 2 2 .2;!R5.3 16.8 2 2 .2;\
    M14.5 14.5L14.5 17;M18 14.5L21 14.5;M18 18L18 21;M21 18L21 21;M14.5 21L14.6 21
    star.leadinghalf.filled !M12 2.5L12 17.5L5.9 21L7.4 14.2L2.2 9.6L9.1 8.9Z;\
    M12 2.5L14.9 8.9L21.8 9.6L16.6 14.2L18.1 21L12 17.5L5.9 21L7.4 14.2L2.2 9.6L9.1 8.9Z
    nosign O12 12 9.5;M5.3 5.3L18.7 18.7
    0 E12 12 5 8.3
    1 M8.5 7L12.5 4L12.5 20
    2 M7 8.5C7 2.5 17 2.5 17 8.3C17 12 9.5 15 7 20L17.3 20
    3 M7.3 6.5C9 2.5 16.5 3 16.5 7.7C16.5 10.5 14 11.7 11 11.7C14.5 11.7 17.2 13 17.2 16C17.2 21 8.5 21.3 7 17
    4 M15 20L15 4L6 15.3L18 15.3
    5 M16.5 4L8.5 4L7.7 11.3C11 8.7 17.2 10 17.2 15C17.2 20.7 9 21.3 7 17.3
    6 M15.8 5C10 3.5 7 9 7 15;O12 15 5
    7 M7 4L17 4L10 20
    8 O12 7.7 3.8;O12 15.8 4.5
    9 M8.2 19C14 20.5 17 15 17 9;O12 9 5
    """

  /// Names that share the drawing of another one.
  static let same = """
    line.horizontal.3=line.3.horizontal line.horizontal.3.decrease=line.3.horizontal.decrease
    arrow.2.circlepath=arrow.triangle.2.circlepath arrow.2.squarepath=arrow.triangle.2.circlepath
    arrow.up.forward=arrow.up.right arrow.right.arrow.left=arrow.left.arrow.right
    arrow.up.right.and.arrow.down.left=arrow.down.left.and.arrow.up.right text.book.closed=book.closed
    textformat.abc=textformat textbox=rectangle list.star=list.bullet list.bullet.indent=list.bullet
    list.bullet.clipboard=list.clipboard pencil.and.list.clipboard=list.clipboard doc.plaintext=doc.text
    doc.richtext=doc.text quote=quote.opening bubble.left.and.text.bubble.right=bubble.left.and.bubble.right
    camera.rotate=camera chart.xyaxis.line=chart.line.uptrend.xyaxis largecircle.fill.circle=circle.inset.filled
    cloud.drizzle=cloud.rain icloud=cloud moon.stars=moon snow=snowflake humidity=drop thermometer.medium=thermometer
    memorychip=cpu externaldrive=internaldrive display=desktopcomputer pip.exit=pip.enter
    dot.radiowaves.left.and.right=antenna.radiowaves.left.and.right personalhotspot=link network=globe
    globe.americas=globe globe.europe.africa=globe speedometer=gauge sidebar.leading=sidebar.left
    rectangle.and.pencil.and.ellipsis=square.and.pencil
    rectangle.portrait.and.arrow.forward=rectangle.portrait.and.arrow.right square.on.circle=square.on.square
    square.stack.3d.down.right=square.stack.3d.up square.and.arrow.down.on.square=square.and.arrow.down
    cube.transparent=cube rotate.left=arrow.counterclockwise rotate.right=arrow.clockwise crop.rotate=crop
    pencil.tip=pencil pencil.and.outline=square.and.pencil pencil.and.scribble=pencil screwdriver=wrench
    puzzlepiece.extension=puzzlepiece gearshape.2=gearshape lock.rotation=lock person.wave.2=person
    face.dashed=face.smiling medal=rosette party.popper=sparkles tram=bus suitcase=briefcase case=briefcase
    latch.2.case=briefcase bandage=pills ant=ladybug music.mic=mic waveform.path.ecg=waveform.path
    photo.on.rectangle.angled=photo.on.rectangle photo.stack=photo.on.rectangle phone.down=phone hand.draw=hand.point.up
    hand.wave=hand.raised hands.clap=hand.raised tray.full=tray giftcard=creditcard slash.circle=nosign xmark.bin=trash
    wifi.exclamationmark=wifi deskclock=clock compass.drawing=safari
    """
}
