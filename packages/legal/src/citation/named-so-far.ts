/** More names than this nobody keeps apart when 该法 or 该解释 goes back to one. */
const NAMES_KEPT = 12;

/**
 * What a long text has named in the stretches read so far: 该法 on the next page goes back to the law named last, and what is called
 * 以下简称 once is called so to the end. `findCitations` reads it and adds to it.
 */
export class NamedSoFar {
  /** Names given by 以下简称 → the full title before it. */
  readonly aliases = new Map<string, string>();
  #laws: (string | null)[] = [];

  /** The laws named, the last one last; null where a contract was. */
  get laws(): readonly (string | null)[] {
    return this.#laws;
  }

  /** Adds the names of a stretch, in their order. */
  note(aliases: ReadonlyMap<string, string>, laws: readonly (string | null)[]): void {
    for (const [alias, title] of aliases) this.aliases.set(alias, title);
    const last = laws.slice(-10 * NAMES_KEPT);
    const others = this.#laws.filter((name) => !last.includes(name));
    const distinct = [...new Set(last.toReversed())].toReversed();
    this.#laws = [...others, ...distinct].slice(-NAMES_KEPT);
  }
}
