/** Width of a page of A4 at 96 dots an inch. */
export const PAGE_WIDTH_PX = (210 / 25.4) * 96;
