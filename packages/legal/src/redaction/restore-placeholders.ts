const PLACEHOLDER = /〔[^〔〕\n]{1,24}〕/g;

/** What each placeholder of one request stands for. */
export type Originals = ReadonlyMap<string, string>;

/** Puts the originals back; what nobody was given, a model's invention among it, stays as it is. */
export const restorePlaceholders = (text: string, originals: Originals): string =>
  text.replace(PLACEHOLDER, (written) => originals.get(written) ?? written);

/** Puts the originals back into a text that comes in pieces, which may part a placeholder anywhere. */
export class PlaceholderStream {
  readonly #originals: Originals;
  readonly #beginnings = new Set<string>();
  #held = '';

  constructor(originals: Originals) {
    this.#originals = originals;
    for (const placeholder of originals.keys())
      for (let length = 1; length < placeholder.length; length += 1)
        this.#beginnings.add(placeholder.slice(0, length));
  }

  /** What can be said by now: all but what may be the beginning of a placeholder. */
  take(piece: string): string {
    const text = this.#held + piece;
    const open = text.lastIndexOf('〔');
    const isHeld = open >= 0 && this.#beginnings.has(text.slice(open));
    this.#held = isHeld ? text.slice(open) : '';
    return restorePlaceholders(isHeld ? text.slice(0, open) : text, this.#originals);
  }

  /** What was kept back when nothing more comes. */
  release(): string {
    const held = this.#held;
    this.#held = '';
    return held;
  }
}
