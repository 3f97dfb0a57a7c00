// Whether a finger has passed the slop; a drag fails that leads across its direction first.
function passes(drag, finger) {
  const { moved } = finger, distance = along(drag.direction, moved), isFar = Math.hypot(...moved) >= 3;
  if (isFar && !finger.isLocked && distance < across(drag.direction, moved)) return !finger.failed.add(drag);
  finger.isLocked ||= isFar;
  return distance >= drag.slop;
}
