import type { CaseSectionKind } from '@mingfa/contract/case';
import {
  sharedWeight,
  type WeighedPairs,
  weighPairs,
  wholeWeight,
} from '@mingfa/legal/citation/agreement/clauses';
import type { StoredSection } from '../../../db/schema/case.ts';

/** The words of a case that fit a question, as they stand in its masked text. */
export interface CasePassage {
  section: CaseSectionKind;
  /** Counts through the document, from 1. */
  paragraph: number;
  /** The paragraph, or whole sentences of it that stand together. */
  text: string;
  /** Share of the words' weight that stands in it, 0 to 1. */
  share: number;
}

/** A reader wants what the court says of the question, not the whole of it. */
const MOST_CHARACTERS = 500;
/** What a court lays down tells more than what it was told; parties, signatures and costs answer no question. */
const WORTH: Partial<Record<CaseSectionKind, number>> = {
  gist: 1.6,
  reasoning: 1.4,
  issues: 1.2,
  significance: 1.1,
  facts: 0.7,
  ruling: 0.6,
};

/** The passage of the reasoning or of the gist that fits the words best; of a case that has neither, of facts or ruling. */
export function choosePassage(
  { masked, sections }: { masked: string; sections: readonly StoredSection[] },
  words: string,
): CasePassage | null {
  const paragraphs = masked.split('\n');
  const sought = weighPairs(words);
  let best: (Omit<CasePassage, 'share'> & { score: number }) | null = null;
  for (const { kind, from, to } of sections) {
    const worth = WORTH[kind];
    if (worth === undefined) continue;
    for (let number = from; number <= to; number += 1) {
      const text = paragraphs[number - 1]?.trim() ?? '';
      if (text === '') continue;
      // A paragraph that shares nothing still stands before none at all.
      const score = worth * (0.001 + sharedWeight(sought, weighPairs(text)));
      if (!best || score > best.score) best = { section: kind, paragraph: number, text, score };
    }
  }
  if (!best) return null;
  const text = cut(best.text, sought);
  const share = sharedWeight(sought, weighPairs(text)) / Math.max(1, wholeWeight(sought));
  return { section: best.section, paragraph: best.paragraph, text, share };
}

/** Of a long paragraph the sentences that stand together and share most. */
function cut(text: string, sought: WeighedPairs): string {
  if (text.length <= MOST_CHARACTERS) return text;
  const sentences = text.match(/[^。！？!?]+[。！？!?]*[”’」）]*/gu) ?? [text];
  let best = { from: 0, to: 1, score: -1 };
  for (let from = 0; from < sentences.length; from += 1) {
    let to = from;
    let length = 0;
    while (to < sentences.length && length + (sentences[to]?.length ?? 0) <= MOST_CHARACTERS) {
      length += sentences[to]?.length ?? 0;
      to += 1;
    }
    const said = sentences.slice(from, Math.max(to, from + 1)).join('');
    const score = sharedWeight(sought, weighPairs(said));
    if (score > best.score) best = { from, to: Math.max(to, from + 1), score };
  }
  return sentences.slice(best.from, best.to).join('').trim();
}
