import type { Evidence, FileEvidence } from '@mingfa/contract/evidence';

/** The sources of one answer, numbered from 1 in the order they were found. */
export class SourceList {
  readonly #sources: Evidence[];

  constructor(sources: readonly Evidence[]) {
    this.#sources = [];
    for (const source of sources) this.#sources.push(this.#named(source));
  }

  all(): Evidence[] {
    return [...this.#sources];
  }

  /** Takes in what was found later; what is there already keeps its number. Gives them numbered. */
  add(found: readonly Evidence[]): Evidence[] {
    return found.map((source) => {
      const held = this.#sources.find((one) => isSameSource(one, source));
      if (held) return held;
      const numbered = { ...this.#named(source), index: this.#sources.length + 1 };
      this.#sources.push(numbered);
      return numbered;
    });
  }

  /** Passages of files that stay closed are told apart by a number: 资料 1, 资料 2. */
  #named(source: Evidence): Evidence {
    if (!isClosed(source)) return source;
    return { ...source, title: `${source.title} ${this.#sources.filter(isClosed).length + 1}` };
  }
}

const isClosed = (source: Evidence): source is FileEvidence =>
  source.kind === 'file' && source.from === 'knowledge' && source.place === null;

/** The same words at the same place, however they were found. */
export function isSameSource(one: Evidence, other: Evidence): boolean {
  return (
    one.kind === other.kind &&
    ((isClosed(one) && isClosed(other)) || one.title === other.title) &&
    one.label === other.label &&
    one.text === other.text
  );
}
