const GAP_PX = 4;
const EDGE_PX = 8;

/** Puts what floats under its button, or above it where there is no room; inside the window. */
export function placeBeside(floating: HTMLElement, anchor: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = floating;
  const below = anchor.bottom + GAP_PX + height <= window.innerHeight;
  const top = below ? anchor.bottom + GAP_PX : Math.max(EDGE_PX, anchor.top - GAP_PX - height);
  const left = Math.min(Math.max(EDGE_PX, anchor.right - width), window.innerWidth - width - EDGE_PX);
  floating.style.top = `${top}px`;
  floating.style.left = `${Math.max(EDGE_PX, Math.min(left, anchor.left))}px`;
}
