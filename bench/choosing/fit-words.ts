import type { GuideIndex } from '../../apps/server/src/engine/retrieval/guides/guide-index.ts';
import { splitClauses } from '../../apps/server/src/engine/retrieval/guides/split-parts.ts';
import type { WordModel } from '../../apps/server/src/engine/retrieval/guides/word-model.ts';
import type { LabelledQuestion } from './read-labelled.ts';
import type { ToldText } from './tell-guides.ts';

/** A saying of a guide is worth as much as this many questions. */
const WORTH_OF_SAYING = 1.5;
/** How many words of all guides together a guide is taken to have said besides its own, as a share of what one says. */
const SMOOTHING = 0.2;
/** Weights below this are left out: the file stays small. */
const LEAST_WEIGHT = 0.7;

interface Text {
  terms: readonly string[];
  /** Numbers of its guides; none is the last. */
  guides: readonly number[];
  worth: number;
}

/** Terms of a question as the choice reads them: those of its clauses. */
function termsOfQuestion(index: GuideIndex, text: string): string[] {
  return [...new Set(splitClauses(text).flatMap((clause) => index.termsOf(clause)))];
}

/**
 * Learns how much words speak for guides, by how often they are said in each beside how often in all (naive Bayes, smoothed by what all say
 * together): from the sayings and points of the guides and from labelled questions. A term of one text alone is not kept: it would give the
 * question away.
 */
export function fitWords(
  index: GuideIndex,
  questions: readonly LabelledQuestion[],
  told: readonly ToldText[],
): WordModel {
  const ids = index.guides.map(({ id }) => id);
  const none = ids.length;
  const texts: Text[] = [
    ...index.sayings.map(({ guide, terms }) => ({ terms, guides: [guide], worth: WORTH_OF_SAYING })),
    ...told.map(({ guide, text, worth }) => ({
      terms: termsOfQuestion(index, text),
      guides: [guide],
      worth,
    })),
    ...questions.map(({ text, guides }) => ({
      terms: termsOfQuestion(index, text),
      guides: guides.length > 0 ? guides.map((id) => ids.indexOf(id)) : [none],
      worth: 1,
    })),
  ];
  const counts = new Map<string, number>();
  for (const { terms } of texts) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const said = new Map<string, Map<number, number>>();
  const saidBy = new Float64Array(none + 1);
  for (const { terms, guides, worth } of texts) {
    // A long text says more words, but not as much more.
    const each = worth / Math.sqrt(Math.max(1, terms.length)) / guides.length;
    for (const term of terms) {
      if ((counts.get(term) ?? 0) < 2) continue;
      const own = said.get(term) ?? new Map<number, number>();
      said.set(term, own);
      for (const guide of guides) {
        own.set(guide, (own.get(guide) ?? 0) + each);
        saidBy[guide] = (saidBy[guide] as number) + each;
      }
    }
  }
  const all = saidBy.reduce((sum, one) => sum + one, 0);
  const smoothing = (SMOOTHING * all) / (none + 1);
  const terms: Record<string, number[]> = {};
  for (const term of [...said.keys()].sort()) {
    const own = said.get(term) as Map<number, number>;
    const ofAll = [...own.values()].reduce((sum, one) => sum + one, 0) / all;
    const rarity = Math.sqrt(Math.log(texts.length / (counts.get(term) ?? 1)));
    const kept = [...own]
      .sort(([a], [b]) => a - b)
      .map(([guide, count]) => [guide, Math.log(1 + count / (smoothing * ofAll))] as const)
      .filter(([, weight]) => weight >= LEAST_WEIGHT)
      .flatMap(([guide, weight]) => [guide, rounded(weight)]);
    if (kept.length > 0) terms[term] = [rounded(rarity), ...kept];
  }
  const bias = [...saidBy].map((one) => rounded(Math.log(smoothing / (one + smoothing))));
  return { guides: ids, bias, terms };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
