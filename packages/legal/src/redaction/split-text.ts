/** A part of a text by its place in it, end exclusive. */
export interface TextPart {
  start: number;
  end: number;
}

/** A part is closed at the first good place behind so many characters, and at so many anywhere. */
const ENOUGH = 400;
const MOST = 700;
/** The better places to part a text, best first; what stands in front of them stays with the part before. */
const BETWEEN = [/\n/g, /[。！？；!?;]/g, /[\s，、,]/g];

/**
 * Parts in which a long text is read one after the other, so that nobody waits for all of it: at ends of lines where there are some, else
 * of sentences, else between words. A text of one part stays whole.
 */
export function* splitText(text: string): Generator<TextPart> {
  let start = 0;
  while (text.length - start > MOST) {
    const end = start + ENOUGH + placeIn(text.slice(start + ENOUGH, start + MOST));
    yield { start, end };
    start = end;
  }
  yield { start, end: text.length };
}

function placeIn(window: string): number {
  for (const pattern of BETWEEN) {
    const at = window.search(pattern);
    if (at >= 0) return at + 1;
  }
  return window.length;
}
