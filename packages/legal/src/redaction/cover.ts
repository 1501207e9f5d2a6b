/** A place of a text with what will stand there. */
export interface PlacedMask {
  start: number;
  end: number;
  replacement: string;
}

/** A text with places that are replaced and never lie over each other: the first one stays. */
export class Cover<Laid extends PlacedMask> {
  readonly text: string;
  readonly places: Laid[] = [];
  readonly #taken: Uint8Array;

  constructor(text: string) {
    this.text = text;
    this.#taken = new Uint8Array(text.length);
  }

  isFree(start: number, end: number): boolean {
    return !this.#taken.subarray(start, end).includes(1);
  }

  add(place: Laid): void {
    if (!this.isFree(place.start, place.end)) return;
    this.#taken.fill(1, place.start, place.end);
    this.places.push(place);
  }

  /** Wherever words stand in the text; within a longer number or Latin word they are not the same. */
  occurrencesOf(written: string): { start: number; end: number }[] {
    const found: { start: number; end: number }[] = [];
    for (let start = this.text.indexOf(written); start >= 0; start = this.text.indexOf(written, start + 1)) {
      const end = start + written.length;
      if (isCutOut(this.text, start, end)) continue;
      found.push({ start, end });
    }
    return found;
  }
}

const LATIN = /[A-Za-z0-9]/;
const isCutOut = (text: string, start: number, end: number) =>
  (LATIN.test(text[start] ?? '') && LATIN.test(text[start - 1] ?? '')) ||
  (LATIN.test(text[end - 1] ?? '') && LATIN.test(text[end] ?? ''));
