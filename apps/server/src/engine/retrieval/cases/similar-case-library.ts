import { createHash } from 'node:crypto';
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
import type { LikelyCause } from './cause-agreement.ts';
import type { SimilarCasesKeeper } from './keep-similar-cases.ts';
import { learnLatentSpace, MOST_LEARNED_CASES } from './latent-space.ts';
import { causeFinder, readCaseStory } from './read-case-story.ts';
import { type CaseToIndex, SimilarCaseIndex } from './similar-case-index.ts';
import { type ComparedCase, whyAlike } from './why-alike.ts';

/** 劳动合同, 买卖合同: every story of a contract names it, and it says nothing. */
const ANY_CONTRACT = '合同纠纷';
/** More guessed causes than these help nobody. */
const MOST_CAUSES = 3;
/** Of the whole text so much is looked through for what a story tells. */
const MOST_WORDS_SHOWN = 100_000;
/** Read in one statement and indexed before anybody else has a turn: some 10 ms a case. */
const CASES_AT_ONCE = 40;
/** What stands further behind in a long finding of facts seldom decides what a case is about. */
const MOST_FACTS = 20_000;
const HEADS_AT_ONCE = 1000;
/** A question waits so long for what changed in a large library; then it is answered from what is indexed by then. */
const PATIENCE_MS = 3000;
/** While an import goes on, looking for what changed takes at most a third of the time. */
const SHARE_OF_LOOKING = 3;
/** It is kept again when so large a part changed: writing it takes a second for 50,000 cases. */
const PART_TO_KEEP = 0.02;

/** A case as far as it tells whether what is indexed of it is old. */
interface Head {
  id: string;
  stamp: string;
}

/** A case with what is shown of it beside what is indexed. */
type CaseRead = CaseToIndex & { firstParagraph: number[]; whole: string };

/** The cases of a database in an index for stories, kept up with the library. It holds a processor: for a thread of its own. */
export class SimilarCaseLibrary {
  readonly #db: Database;
  readonly #keeper: SimilarCasesKeeper | null;
  #index = new SimilarCaseIndex({ space: null, learnedFrom: 0 });
  #stamps = new Map<string, string>();
  #isOpen = false;
  #revision = -1;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #lookingTook = 0;
  /** Cases indexed or taken out since it was kept. */
  #changed = 0;
  #refreshing: Promise<void> | null = null;

  /** @param keeper without one it is made anew at each start */
  constructor(db: Database, keeper: SimilarCasesKeeper | null = null) {
    this.#db = db;
    this.#keeper = keeper;
  }

  /** Reads what changed, so that the next question need not wait. */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#refresh().finally(() => {
      this.#refreshing = null;
    });
    return this.#refreshing;
  }

  /** Finds cases alike to a story, with why. */
  async find(asked: SimilarCasesAsked): Promise<SimilarCasesAnswer> {
    const refreshed = this.refresh();
    if (this.#index.size === 0) await refreshed;
    else await inTime(refreshed, PATIENCE_MS);
    const library = await readLibrary({ db: this.#db });
    const story = readCaseStory(
      {
        isKnownTitle: (name) => findLawByName(library, name) !== null,
        findCauses: causeFinder(this.#index.causes, matchLexicon),
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
    const likely = likelyCauses
      .filter(({ cause }) => cause !== ANY_CONTRACT)
      .filter(isLikely)
      .slice(0, MOST_CAUSES);
    const mine: ComparedCase = {
      facts: story.text,
      causes: [...story.causes, ...(asked.causes ?? []), ...likely.map(({ cause }) => cause)],
      cited: story.citedKeys,
    };
    const texts = await this.#read(found.map(({ id }) => id));
    return {
      found: found.flatMap(({ id, score }) => {
        const text = texts.get(id);
        return text ? [{ caseId: id, score, ...likeness(mine, text) }] : [];
      }),
      causes: likely.map(({ cause, share }) => ({ value: cause, likelihood: share })),
      articles: story.citedKeys,
    };
  }

  async #refresh(): Promise<void> {
    if (!this.#isOpen) await this.#open();
    const began = performance.now();
    if (began - this.#lookedAt < SHARE_OF_LOOKING * this.#lookingTook) return;
    const [state] = await this.#db.select({ revision: caseLibrary.revision }).from(caseLibrary);
    const revision = state?.revision ?? 0;
    if (revision === this.#revision) return;
    const heads = await this.#readHeads();
    this.#lookedAt = performance.now();
    this.#lookingTook = this.#lookedAt - began;
    const held = new Set(heads.map(({ id }) => id));
    for (const id of [...this.#stamps.keys()]) {
      if (held.has(id)) continue;
      this.#index.remove(id);
      this.#stamps.delete(id);
      this.#changed += 1;
    }
    const changed = heads.filter(({ id, stamp }) => this.#stamps.get(id) !== stamp);
    this.#changed += changed.length;
    if (this.#index.wouldOutgrow(changed.length)) await this.#learn(heads);
    else await this.#add(this.#index, this.#stamps, changed);
    this.#revision = revision;
    if (this.#changed > PART_TO_KEEP * this.#index.size) await this.#keep();
  }

  async #open(): Promise<void> {
    const kept = await this.#keeper?.read();
    if (kept) {
      this.#index = new SimilarCaseIndex(kept.index);
      this.#stamps = new Map(kept.stamps);
    }
    this.#isOpen = true;
  }

  async #keep(): Promise<void> {
    this.#changed = 0;
    // A full disk costs the next start its time, and nobody an answer.
    await this.#keeper?.write({ index: this.#index.keep(), stamps: this.#stamps }).catch(() => {});
  }

  /** Learns the space of the library anew and puts all cases into it; meanwhile the old index answers. */
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
    const index = new SimilarCaseIndex({ space: learnLatentSpace(facts), learnedFrom: heads.length });
    const stamps = new Map<string, string>();
    await this.#add(index, stamps, heads);
    this.#index = index;
    this.#stamps = stamps;
  }

  async #add(index: SimilarCaseIndex, stamps: Map<string, string>, heads: readonly Head[]): Promise<void> {
    for (let start = 0; start < heads.length; start += CASES_AT_ONCE) {
      const some = heads.slice(start, start + CASES_AT_ONCE);
      const read = await this.#read(some.map(({ id }) => id));
      for (const { id, stamp } of some) {
        const one = read.get(id);
        if (one) index.add(one);
        stamps.set(id, stamp);
      }
    }
    index.seal();
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
      for (const { id, ...rest } of rows) heads.push({ id, stamp: stampOf(rest) });
      if (rows.length < HEADS_AT_ONCE) return heads;
    }
  }

  async #read(ids: readonly string[]): Promise<Map<string, CaseRead>> {
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
        return [id, { ...one, facts, firstParagraph: numbers, whole: masked.slice(0, MOST_WORDS_SHOWN) }];
      }),
    );
  }
}

/** A guess is told where a quarter of the nearest cases bear it out, and half as many as bear out the best. */
const isLikely = ({ share }: LikelyCause, _at: number, [best]: readonly LikelyCause[]): boolean =>
  share >= 0.25 && share * 2 >= (best?.share ?? 0);

const stampOf = (row: object): string =>
  createHash('sha256').update(JSON.stringify(row)).digest('base64').slice(0, 16);

/** Waits for something, but not for ever. @throws what went wrong in time */
async function inTime(done: Promise<void>, milliseconds: number): Promise<void> {
  // What goes wrong later is told to whoever asks next.
  done.catch(() => {});
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([done, late]);
  clearTimeout(timer);
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

function likeness(mine: ComparedCase, theirs: CaseRead): Omit<SimilarCaseFound, 'caseId' | 'score'> {
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
