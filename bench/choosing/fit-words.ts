import type { GuideIndex } from '../../apps/server/src/engine/retrieval/guides/guide-index.ts';
import { splitClauses } from '../../apps/server/src/engine/retrieval/guides/split-parts.ts';
import type { WordModel } from '../../apps/server/src/engine/retrieval/guides/word-model.ts';
import type { LabelledQuestion } from './read-labelled.ts';
import type { ToldText } from './tell-guides.ts';

const EPOCHS = 25;
const STEP = 0.5;
const SHRINK = 2e-4;
/** A weight below this says nothing. */
const LEAST_WEIGHT = 0.35;
/** A saying of a guide is worth as much as this many questions. */
const WORTH_OF_SAYING = 0.6;

interface Text {
  terms: number[];
  values: number[];
  /** By guide; none is the last. */
  target: [guide: number, share: number][];
  worth: number;
}

/** Terms of a question as the choice reads them: those of its clauses. */
function termsOfQuestion(index: GuideIndex, text: string): string[] {
  return [...new Set(splitClauses(text).flatMap((clause) => index.termsOf(clause)))];
}

/**
 * Learns how much words speak for guides: softmax over terms by their rarity, from the sayings of the guides and from labelled
 * questions. A term of one question alone is not kept: it would give the question away.
 */
export function fitWords(
  index: GuideIndex,
  questions: readonly LabelledQuestion[],
  told: readonly ToldText[],
): WordModel {
  const ids = index.guides.map(({ id }) => id);
  const none = ids.length;
  const asked = questions.map((question) => ({ question, terms: termsOfQuestion(index, question.text) }));
  const texts = [
    ...index.sayings.map(({ guide, terms }) => ({
      terms,
      target: [[guide, 1]] as [number, number][],
      worth: WORTH_OF_SAYING,
    })),
    ...told.map(({ guide, text, worth }) => ({
      terms: index.termsOf(text),
      target: [[guide, 1]] as [number, number][],
      worth,
    })),
    ...asked.map(({ question, terms }) => ({
      terms,
      target:
        question.guides.length === 0
          ? ([[none, 1]] as [number, number][])
          : question.guides.map((id): [number, number] => [ids.indexOf(id), 1 / question.guides.length]),
      worth: 1,
    })),
  ];
  const counts = new Map<string, number>();
  for (const { terms } of texts) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const vocabulary = [...counts.keys()].filter((term) => (counts.get(term) ?? 0) > 1).sort();
  const numberOf = new Map(vocabulary.map((term, at) => [term, at]));
  const rarity = vocabulary.map((term) => Math.log(texts.length / (counts.get(term) ?? 1)));
  const rows = texts.map(({ terms, target, worth }): Text => {
    const known = terms.flatMap((term) => numberOf.get(term) ?? []);
    const length = Math.sqrt(known.reduce((sum, at) => sum + (rarity[at] as number) ** 2, 1e-6));
    return { terms: known, values: known.map((at) => (rarity[at] as number) / length), target, worth };
  });
  const { weights, bias } = descend(rows, vocabulary.length, none + 1);
  const terms: Record<string, number[]> = {};
  for (const [at, term] of vocabulary.entries()) {
    const kept: number[] = [];
    for (let guide = 0; guide <= none; guide += 1) {
      const weight = weights[at * (none + 1) + guide] as number;
      if (Math.abs(weight) >= LEAST_WEIGHT) kept.push(guide, rounded(weight));
    }
    if (kept.length > 0) terms[term] = [rounded(rarity[at] as number), ...kept];
  }
  return { guides: ids, bias: [...bias].map(rounded), terms };
}

function descend(rows: readonly Text[], terms: number, width: number) {
  const weights = new Float32Array(terms * width);
  const squares = new Float32Array(terms * width).fill(1e-6);
  const bias = new Float64Array(width);
  const scores = new Float64Array(width);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    // Always the same order, far from that of the files: a fit can be made again to the last figure.
    for (let turn = 0; turn < rows.length; turn += 1) {
      const row = rows[(turn * 7919 + epoch * 104_729) % rows.length] as Text;
      scores.set(bias);
      for (const [at, term] of row.terms.entries()) {
        const value = row.values[at] as number;
        for (let guide = 0; guide < width; guide += 1)
          scores[guide] = (scores[guide] as number) + value * (weights[term * width + guide] as number);
      }
      const highest = Math.max(...scores);
      let all = 0;
      for (let guide = 0; guide < width; guide += 1) {
        scores[guide] = Math.exp((scores[guide] as number) - highest);
        all += scores[guide] as number;
      }
      for (let guide = 0; guide < width; guide += 1) scores[guide] = -(scores[guide] as number) / all;
      for (const [guide, share] of row.target) scores[guide] = (scores[guide] as number) + share;
      for (let guide = 0; guide < width; guide += 1)
        bias[guide] = (bias[guide] as number) + 0.01 * row.worth * (scores[guide] as number);
      for (const [at, term] of row.terms.entries()) {
        const value = (row.values[at] as number) * row.worth;
        for (let guide = 0; guide < width; guide += 1) {
          const error = scores[guide] as number;
          const place = term * width + guide;
          const slope = value * error - SHRINK * (weights[place] as number);
          if (Math.abs(slope) < 1e-5) continue;
          squares[place] = (squares[place] as number) + slope * slope;
          // A word speaks for guides and never against one: in a long story most words are about something else.
          const weight = (weights[place] as number) + (STEP * slope) / Math.sqrt(squares[place] as number);
          weights[place] = Math.max(0, weight);
        }
      }
    }
  }
  return { weights, bias };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
