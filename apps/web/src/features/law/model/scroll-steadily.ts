const MOST_FRAMES = 8;
const STILL_PX = 1;

/**
 * Brings an element to its place and keeps it there for a few frames: articles that are laid out for the first time on
 * the way have other heights than was assumed, and would push it off again.
 */
export function scrollSteadily(element: Element, block: ScrollLogicalPosition): void {
  let last = Number.NaN;
  let frames = 0;
  const step = () => {
    // Newer browsers answer with a promise, which nobody waits for.
    void element.scrollIntoView({ block, behavior: 'instant' });
    const { top } = element.getBoundingClientRect();
    const isStill = Math.abs(top - last) < STILL_PX;
    last = top;
    frames += 1;
    if (!isStill && frames < MOST_FRAMES) requestAnimationFrame(step);
  };
  step();
}
