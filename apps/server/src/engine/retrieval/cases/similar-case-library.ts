import { parseArticleKey } from '@mingfa/legal/statute/article-number';
import { matchLexicon } from '@mingfa/legal/words/match-lexicon';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import {
  caseCitation,
  caseLibrary,
  caseText,
  legalCase,
  type StoredSection,
} from '../../../db/schema/case.ts';
import type {
  SimilarCaseFound,
  SimilarCasesAnswer,
  SimilarCasesAsked,
} from '../../../ports/similar-cases.ts';
import { findLawByName, readLibrary } from '../../library/index.ts';
import { articleKey } from './article-key.ts';
import { learnLatentSpace, MOST_LEARNED_CASES } from './latent-space.ts';
import { causeFinder, readCaseStory } from './read-case-story.ts';
import { type CaseToIndex, SimilarCaseIndex } from './similar-case-index.ts';
import { type ComparedCase, whyAlike } from './why-alike.ts';

const CASES_AT_ONCE = 200;
/** What stands further behind in a long finding of facts seldom decides what a case is about. */
const MOST_FACTS = 20_000;
const HEADS_AT_ONCE = 5000;

/** A case as far as it tells whether what is indexed of it is old. */
interface Head {
  id: string;
  stamp: string;
}

/** The cases of a database in an index for stories, kept up with the library. It holds a processor: for a thread of its own. */
export class SimilarCaseLibrary {
  readonly #db: Database;
  #index = new SimilarCaseIndex({ space: null, learnedFrom: 0 });
  #revision = -1;
  #stamps = new Map<string, string>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** Finds cases alike to a story, with why. */
  async find(asked: SimilarCasesAsked): Promise<SimilarCasesAnswer> {
    await this.#refresh();
    const library = await readLibrary({ db: this.#db });
    const causes = await this.#db.selectDistinct({ causes: legalCase.causes }).from(legalCase);
    const story = readCaseStory(
      {
        isKnownTitle: (name) => findLawByName(library, name) !== null,
        findCauses: causeFinder(
          causes.flatMap((row) => row.causes),
          matchLexicon,
        ),
      },
      asked.story,
    );
    const admitted = asked.admitted && new Set(asked.admitted);
    const denied = new Set(asked.denied);
    const { found, likelyCauses } = this.#index.find({
      text: story.text,
      causes: asked.causes ?? story.causes,
      cited: story.citedKeys,
      year: asked.year,
      limit: asked.limit,
      admits: (id) => !denied.has(id) && (!admitted || admitted.has(id)),
    });
    const mine: ComparedCase = {
      facts: story.text,
      causes: [...story.causes, ...(asked.causes ?? []), ...likelyCauses.map(({ cause }) => cause)],
      cited: story.citedKeys,
    };
    const texts = await this.#read(found.map(({ id }) => id));
    return {
      found: found.flatMap(({ id, score }) => {
        const text = texts.get(id);
        return text ? [{ caseId: id, score, ...likeness(mine, text) }] : [];
      }),
      causes: likelyCauses.map(({ cause, share }) => ({ value: cause, likelihood: share })),
      articles: story.citedKeys,
    };
  }

  async #refresh(): Promise<void> {
    const [state] = await this.#db.select({ revision: caseLibrary.revision }).from(caseLibrary);
    const revision = state?.revision ?? 0;
    if (revision === this.#revision) return;
    const heads = await this.#readHeads();
    const held = new Set(heads.map(({ id }) => id));
    for (const id of [...this.#stamps.keys()]) {
      if (held.has(id)) continue;
      this.#index.remove(id);
      this.#stamps.delete(id);
    }
    const changed = heads.filter(({ id, stamp }) => this.#stamps.get(id) !== stamp);
    await this.#add(changed);
    if (this.#index.isOutgrown) await this.#learn(heads);
    this.#revision = revision;
  }

  /** Learns the space of the library anew and puts all cases into it. */
  async #learn(heads: readonly Head[]): Promise<void> {
    const most = Math.min(heads.length, MOST_LEARNED_CASES);
    const sample = Array.from(
      { length: most },
      (_, at) => (heads[Math.floor((at * heads.length) / most)] as Head).id,
    );
    const facts: string[] = [];
    for (let start = 0; start < sample.length; start += CASES_AT_ONCE) {
      const some = await this.#read(sample.slice(start, start + CASES_AT_ONCE));
      facts.push(...[...some.values()].map((one) => one.facts));
    }
    this.#index = new SimilarCaseIndex({ space: learnLatentSpace(facts), learnedFrom: heads.length });
    this.#stamps.clear();
    await this.#add(heads);
  }

  async #add(heads: readonly Head[]): Promise<void> {
    for (let start = 0; start < heads.length; start += CASES_AT_ONCE) {
      const some = heads.slice(start, start + CASES_AT_ONCE);
      const read = await this.#read(some.map(({ id }) => id));
      for (const { id, stamp } of some) {
        const one = read.get(id);
        if (one) this.#index.add(one);
        this.#stamps.set(id, stamp);
      }
    }
    this.#index.seal();
  }

  async #readHeads(): Promise<Head[]> {
    const heads: Head[] = [];
    for (;;) {
      const rows = await this.#db
        .select({
          id: legalCase.id,
          textHash: legalCase.textHash,
          causes: legalCase.causes,
          authority: legalCase.authority,
          decidedOn: legalCase.decidedOn,
        })
        .from(legalCase)
        .where(and(eq(legalCase.state, 'ready'), gt(legalCase.id, heads.at(-1)?.id ?? '')))
        .orderBy(asc(legalCase.id))
        .limit(HEADS_AT_ONCE);
      for (const { id, ...rest } of rows) heads.push({ id, stamp: JSON.stringify(rest) });
      if (rows.length < HEADS_AT_ONCE) return heads;
    }
  }

  async #read(ids: readonly string[]): Promise<Map<string, CaseToIndex & { firstParagraph: number[] }>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#db
      .select({
        id: legalCase.id,
        causes: legalCase.causes,
        authority: legalCase.authority,
        decidedOn: legalCase.decidedOn,
        decidedIn: legalCase.decidedIn,
        masked: caseText.masked,
        sections: caseText.sections,
      })
      .from(legalCase)
      .innerJoin(caseText, eq(caseText.caseId, legalCase.id))
      .where(inArray(legalCase.id, [...ids]));
    const cited = await this.#db
      .select({ caseId: caseCitation.caseId, title: caseCitation.title, key: caseCitation.articleKey })
      .from(caseCitation)
      .where(inArray(caseCitation.caseId, [...ids]));
    const articles = new Map<string, string[]>();
    for (const { caseId, title, key } of cited) {
      const number = parseArticleKey(key);
      if (number) articles.set(caseId, [...(articles.get(caseId) ?? []), articleKey(title, number)]);
    }
    return new Map(
      rows.map(({ id, masked, sections, decidedOn, decidedIn, causes, authority }) => {
        const { facts, numbers } = factsOf(masked, sections);
        const year = Number((decidedOn ?? decidedIn ?? '').slice(0, 4)) || null;
        const one = { id, causes, authority, year, cited: [...new Set(articles.get(id) ?? [])] };
        return [id, { ...one, facts, firstParagraph: numbers }];
      }),
    );
  }
}

/** What the court found, else the whole text; with the number of each of its paragraphs. */
function factsOf(masked: string, sections: readonly StoredSection[]): { facts: string; numbers: number[] } {
  const paragraphs = masked.split('\n');
  const found = sections.filter(({ kind }) => kind === 'facts');
  const ranges = found.length > 0 ? found : [{ from: 1, to: paragraphs.length }];
  const numbers: number[] = [];
  let facts = '';
  for (const { from, to } of ranges) {
    for (let number = from; number <= to && facts.length < MOST_FACTS; number += 1) {
      facts += `${paragraphs[number - 1] ?? ''}\n`;
      numbers.push(number);
    }
  }
  return { facts: facts.slice(0, MOST_FACTS), numbers };
}

function likeness(
  mine: ComparedCase,
  theirs: CaseToIndex & { firstParagraph: number[] },
): Omit<SimilarCaseFound, 'caseId' | 'score'> {
  const why = whyAlike(mine, theirs);
  const paragraphAt = (start: number) =>
    theirs.firstParagraph[theirs.facts.slice(0, start).split('\n').length - 1] ?? 1;
  return {
    sameCauses: why.causes.shared,
    sameArticles: why.articles.shared,
    pairs: why.sentences.map((pair) => ({
      told: pair.mine.text,
      found: pair.theirs.text,
      paragraph: paragraphAt(pair.theirs.start),
      likeness: pair.likeness,
    })),
    missing: why.unlike.mine.map(({ text }) => text),
    additional: why.unlike.theirs.map(({ text }) => text),
  };
}
