import type { Evidence } from '@mingfa/contract/evidence';

/** The sources of one answer, numbered from 1 in the order they were found. */
export class SourceList {
  readonly #sources: Evidence[];

  constructor(sources: readonly Evidence[]) {
    this.#sources = [...sources];
  }

  all(): Evidence[] {
    return [...this.#sources];
  }

  /** Takes in what was found later; what is there already keeps its number. Gives them numbered. */
  add(found: readonly Evidence[]): Evidence[] {
    return found.map((source) => {
      const held = this.#sources.find((one) => isSame(one, source));
      if (held) return held;
      const numbered = { ...source, index: this.#sources.length + 1 };
      this.#sources.push(numbered);
      return numbered;
    });
  }
}

/** The same words at the same place, however they were found. */
function isSame(one: Evidence, other: Evidence): boolean {
  return (
    one.kind === other.kind &&
    one.title === other.title &&
    one.label === other.label &&
    one.text === other.text
  );
}
