import { findLastSorted, findLastSortedIndex } from './find-last-sorted.ts';

/** Names further back are not meant by a word that refers back. */
const REMEMBERED = 40;

/** A name of a law where it stands; null where a contract was named. */
export interface LawMention {
  at: number;
  name: string | null;
}

/** Which names a word that refers back can mean: 该解释 an interpretation, 该条例 regulations. */
const KINDS: readonly (readonly [word: RegExp, names: RegExp])[] = [
  [/法典$/, /典|code$/i],
  [/[本该此同述列引部]法(?:律)?$/, /(?:法|典|通则|总则|law|code)(?:[（(][^（）()]{1,12}[）)])?$/i],
  [/解释$/, /解释|规定|批复|^法释/],
  [/(?:条例|细则)$/, /条例|细则/],
  [/(?:规定|办法|规则)$/, /规定|办法|规则/],
  // Where no law is named before 该法, an interpretation may be what is meant: 《…司法解释》….
  [/^(?!)/, /法|典/],
];
const ANY_LAW = KINDS.length - 1;
const LAW = 1;

/**
 * The names of laws in the order they stand, to find the one before a place. What the text names was read before; what
 * its articles add is noted in their order. Both are held by kind, so that a look back never walks.
 */
export class LawMentions {
  readonly #all: { named: readonly LawMention[]; noted: LawMention[] };
  readonly #byKind: { named: readonly LawMention[]; noted: LawMention[] }[];

  /** @param named sorted by place */
  constructor(named: readonly LawMention[]) {
    this.#all = { named, noted: [] };
    this.#byKind = KINDS.map(([, names]) => ({
      named: named.filter(({ name }) => names.test(name ?? '')),
      noted: [],
    }));
  }

  /** Remembers that a law (or, as null, a contract) was named at a place behind those noted before. */
  note(mention: LawMention): void {
    this.#all.noted.push(mention);
    for (const [index, [, names]] of KINDS.entries()) {
      if (names.test(mention.name ?? '')) this.#byKind[index]?.noted.push(mention);
    }
  }

  /** All names in the order they stand. */
  names(): (string | null)[] {
    const { named, noted } = this.#all;
    return [...named, ...noted].sort((a, b) => a.at - b.at).map(({ name }) => name);
  }

  /** The names that stand before a place, in order; not more than anybody remembers. */
  namesBefore(at: number): (string | null)[] {
    const { named, noted } = this.#all;
    const isBefore = (one: LawMention) => one.at < at;
    const last = (some: readonly LawMention[]) => {
      const until = findLastSortedIndex(some, isBefore) + 1;
      return some.slice(Math.max(0, until - REMEMBERED), until);
    };
    return [...last(named), ...last(noted)].sort((a, b) => a.at - b.at).map(({ name }) => name);
  }

  /** The last law named before a place, of the kind that a word refers to. */
  before(at: number, word = ''): string | null {
    const kind = KINDS.findIndex(([ending]) => ending.test(word));
    const found = this.#lastBefore(at, this.#byKind[kind] ?? this.#all);
    return found === null && kind === LAW ? this.#lastBefore(at, this.#byKind[ANY_LAW] ?? this.#all) : found;
  }

  #lastBefore(
    at: number,
    { named, noted }: { named: readonly LawMention[]; noted: readonly LawMention[] },
  ): string | null {
    const isBefore = (one: LawMention) => one.at < at;
    const [lastNamed, lastNoted] = [findLastSorted(named, isBefore), findLastSorted(noted, isBefore)];
    const isNoted = lastNoted && (!lastNamed || lastNoted.at >= lastNamed.at);
    return (isNoted ? lastNoted : lastNamed)?.name ?? null;
  }
}
