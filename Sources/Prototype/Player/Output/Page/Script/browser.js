// A page with one phone: what may be done on it, and how large it is.
const page = JSON.parse(document.getElementById("data").textContent);
const frame = document.getElementById("phone"), line = document.getElementById("line");
const view = new View(page, frame), { phone } = view;
const isSmall = () => document.body.classList.contains("small");
view.accepts = event => (frame.contains(event.target) || isSmall()) && event.target !== line;
view.listen(window);
addEventListener("pointerup", () => { if (phone.decision !== null) line.hidden = true; });
// Browsers go back by a swipe from an edge, unless its first event is taken; two fingers zoom the page as everywhere.
addEventListener("touchstart", event => {
  const [touch] = event.touches, isAtEdge = touch.clientX < 40 || touch.clientX > innerWidth - 40;
  if (event.touches.length === 1 && isAtEdge && event.cancelable && event.target !== line) event.preventDefault();
}, { passive: false });

addEventListener("keydown", event => view.key(event));

// One line, until the first drag: what may be done, and what is not shown. Android goes back from its edges before any page is
// asked.
const sides = { right: "left", left: "right", down: "top", up: "bottom" };
function tell() {
  const words = page.drags.map(({ table, direction, edge, within }) =>
    `drag ${direction}${edge || within ? ` from the ${sides[direction]} edge` : ""} to go ${table === "forth" ? "on" : "back"}`);
  if (page.taps[phone.depth]?.on) words.push("tap to go on");
  const text = [...new Set(words)].join(", "), notes = [...page.notes];
  const hasBlur = nodes => nodes.some(node => node.blur || hasBlur(node.children ?? []));
  const hasNone = !["", "-webkit-"].some(prefix => CSS.supports(`${prefix}backdrop-filter`, "blur(1px)"));
  if (hasNone && [...view.scenes.keys()].some(table => hasBlur(table.nodes))) notes.push("This browser shows no blur.");
  if (isSmall() && view.scale < 0.95)
    notes.push(`Shown at ${Math.round(view.scale * 100)} %: distances count on its ${page.size.join(" × ")} points.`);
  if (/Android/.test(navigator.userAgent) && !document.fullscreenElement)
    notes.push("Android itself takes swipes from its very edges: tap here for the full screen.");
  line.textContent = [text && text.charAt(0).toUpperCase() + text.slice(1) + ".", ...notes].join(" ");
}
line.addEventListener("click", () => {
  document.documentElement.requestFullscreen?.().catch(() => {});
  line.hidden = true;
});

// The phone as large as fits; on a phone its screen alone.
function fit() {
  const [width, height] = page.size, small = matchMedia("(pointer: coarse)").matches && innerWidth < 600;
  document.body.classList.toggle("small", small);
  const room = small ? [innerWidth, innerHeight] : [innerWidth - 40, innerHeight - 110];
  view.fit(Math.min(room[0] / width, room[1] / height, small ? Infinity : 1), 11);
}
addEventListener("resize", fit);
function begin() {
  view.keep(page.pictures);
  view.prepare();
  fit();
  tell();
  view.show();
}
begin();
