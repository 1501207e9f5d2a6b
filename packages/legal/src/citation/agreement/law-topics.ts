/** Shorter names are words of everyday speech. */
const LEAST = 4;
const MOST = 12;
/** What everybody writes around the name of a rule: 关于情势变更的规则, 见. */
const AROUND =
  /关于|所谓|规定|规则|制度|原则|条款|情形|条件|要件|构成|标准|认定|行使|适用|定义|见于?|参见|载于?|依据|根据|依照?|按照?|本案|上述|即|的|了|在|于|由|是|为|以及|和|与|及/g;
/** The name must be so much of what is left. */
const SHARE = 0.6;
/** A name of more articles tells none of them. */
const ARTICLES_MAX = 3;

/** Names by which the articles of a law are known, and which need not stand in them: 情势变更, 缔约过失. */
export class LawTopics {
  readonly #articles = new Map<string, Set<string>>();
  /** How the names begin: few words of a sentence begin as one. */
  readonly #beginnings = new Set<string>();

  add(key: string, names: readonly string[]): void {
    for (const name of names) {
      if (name.length < LEAST || name.length > MOST || !/^[一-龥]+$/.test(name)) continue;
      this.#beginnings.add(name.slice(0, LEAST));
      this.#articles.set(name, (this.#articles.get(name) ?? new Set()).add(key));
    }
  }

  /** Whether a sentence speaks of a cited article by a name that it goes by. */
  isKnownAs(sentence: string, cited: readonly string[]): boolean {
    return this.#named(sentence).some(({ articles }) => cited.some((key) => articles.has(key)));
  }

  /**
   * The article that goes by the name which is most of what a sentence says, where no cited one does; null where there is none.
   * @param wording the text of the cited ones: one that has the words of the name, 证据是伪造的 for 伪造证据, is meant itself
   */
  elsewhere(sentence: string, cited: readonly string[], wording: string): string | null {
    const said = sentence.replace(/[^一-龥]/g, '').replace(AROUND, '');
    const named = this.#named(sentence);
    if (named.some(({ articles }) => cited.some((key) => articles.has(key)))) return null;
    const telling = named.filter(
      ({ name, articles }) =>
        articles.size <= ARTICLES_MAX &&
        !piecesOf(name).every((piece) => wording.includes(piece)) &&
        name.replace(AROUND, '').length >= SHARE * said.length,
    );
    const [longest] = telling.sort((a, b) => b.name.length - a.name.length);
    return longest ? ([...longest.articles][0] ?? null) : null;
  }

  #named(sentence: string): { name: string; articles: ReadonlySet<string> }[] {
    const found: { name: string; articles: ReadonlySet<string> }[] = [];
    if (this.#articles.size === 0) return found;
    for (const words of sentence.match(/[一-龥]{4,}/g) ?? [])
      for (let from = 0; from + LEAST <= words.length; from += 1) {
        if (!this.#beginnings.has(words.slice(from, from + LEAST))) continue;
        for (let length = LEAST; length <= Math.min(MOST, words.length - from); length += 1) {
          const name = words.slice(from, from + length);
          const articles = this.#articles.get(name);
          if (articles) found.push({ name, articles });
        }
      }
    return found;
  }
}

/** The words of a name, two characters each. */
const piecesOf = (name: string): string[] =>
  Array.from({ length: Math.ceil(name.length / 2) }, (_, index) => {
    const from = Math.min(2 * index, name.length - 2);
    return name.slice(from, from + 2);
  });
