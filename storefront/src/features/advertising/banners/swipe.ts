/** How far a finger or a mouse must move, in pixels. */
const least = 40;

/** Steps forward by a swipe to the left, back by one to the right. */
export function onSwipe(frame: HTMLElement, step: (by: number) => void): void {
  let from: number | null = null;
  let wasSwiped = false;
  frame.addEventListener('pointerdown', ({ clientX }) => {
    from = clientX;
    wasSwiped = false;
  });
  frame.addEventListener('pointerup', ({ clientX }) => {
    const moved = from === null ? 0 : clientX - from;
    from = null;
    wasSwiped = Math.abs(moved) > least;
    if (wasSwiped) step(-Math.sign(moved));
  });
  frame.addEventListener('pointercancel', () => {
    from = null;
  });
  // The end of a drag on a link is no click.
  const choose = (event: MouseEvent) => {
    if (!wasSwiped) return;
    event.preventDefault();
    event.stopPropagation();
    wasSwiped = false;
  };
  frame.addEventListener('click', choose, { capture: true });
}
