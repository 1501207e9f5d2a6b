import type { AnswerData } from '@mingfa/contract/answer-data';
import type { Evidence } from '@mingfa/contract/evidence';
import type { DecidedCase } from './research-context.ts';

const ITEMS_MAX = 8;
const WORDS_MAX = 240;
/** Where an article takes back a part of what it says, or lets something else go before it. */
const EXCEPTS = /但是|但[，,]?(?:不|可以|应当|法律|当事人|有)|除外|除.{1,40}外|另有(?:规定|约定)的/;
const WHY = { dismissed: 'claim_dismissed', partly: 'partly_supported' } as const;

type Contrary = AnswerData['contrary']['items'][number];

/**
 * Sources that an answer rests on and that speak against it or bound it: cases in which the claim was dismissed or granted in part, and
 * articles that except something. In their own words; cases first.
 */
export function tellContrary(
  sources: readonly Evidence[],
  used: ReadonlySet<number>,
  decided: ReadonlyMap<string, DecidedCase>,
): Contrary[] {
  const cases = sources.flatMap((source): Contrary[] => {
    if (source.kind !== 'case') return [];
    const { outcome, ruling } = decided.get(source.place.caseId) ?? { outcome: null, ruling: null };
    if (outcome !== 'dismissed' && outcome !== 'partly') return [];
    const { index, title, caseNumber, label } = source;
    return [
      { index, title, label: caseNumber || label, why: WHY[outcome], words: cut(ruling ?? source.text) },
    ];
  });
  const articles = sources.flatMap((source): Contrary[] => {
    if (source.kind !== 'law' || !used.has(source.index)) return [];
    const words = (source.text.match(/[^。；\n]+[。；]?/g) ?? []).find((sentence) => EXCEPTS.test(sentence));
    if (words === undefined) return [];
    const { index, title, label } = source;
    return [{ index, title, label, why: 'exception', words: cut(words) }];
  });
  return [...cases, ...articles].slice(0, ITEMS_MAX);
}

function cut(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length > WORDS_MAX ? `${characters.slice(0, WORDS_MAX).join('')}……` : line;
}
