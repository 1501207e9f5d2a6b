import type { ArticleEvidence } from '@mingfa/contract/evidence';
import { escapeMarkdown } from './escape-markdown.ts';
import { overlap, sentencesOf, type Terms } from './passages.ts';
import { labelOf } from './quote.ts';

/** `但是`, `除外` and their kin: sentences that narrow a rule. */
export const EXCEPTION = /但是|但书|除外|除非|不得|不适用|另有规定|有下列情形之一|可以不/;
export const DEADLINE =
  /(?:[一二三四五六七八九十百]+|\d+)(?:个)?(?:日|天|月|年|小时)(?:以?内|之内|前)|之日起[^，。]{0,12}(?:日|月|年)|诉讼时效|期间为/;
export const FIGURE = /百分之|[一二三四五六七八九十]+倍|[\d一二三四五六七八九十百千万]+元/;

/** Sentences shown in one part of the answer. */
const SENTENCES_MAX = 3;
/** They must share this much of the question. */
const OVERLAP_MIN = 0.1;

export interface PickedSentence {
  source: ArticleEvidence;
  text: string;
}

/** Whole sentences of what a quotation left out that bear on the question. */
export function pickSentences(
  source: ArticleEvidence,
  leftOut: readonly string[],
  terms: Terms,
): PickedSentence[] {
  return leftOut
    .filter((paragraph) => !paragraph.includes('\n'))
    .flatMap(sentencesOf)
    .filter((text) => text.length >= 12 && text.length <= 160 && /。$/.test(text))
    .filter((text) => !/^(?:但是|前款|前两款|除前款)/.test(text))
    .filter((text) => overlap(terms, text) >= OVERLAP_MIN)
    .map((text) => ({ source, text }));
}

/** Takes the sentences of that kind out of `sentences`, so that each is told once. */
export function listSentences(sentences: PickedSentence[], kind: RegExp): string[] {
  const chosen = sentences.filter((sentence) => kind.test(sentence.text)).slice(0, SENTENCES_MAX);
  for (const sentence of chosen) sentences.splice(sentences.indexOf(sentence), 1);
  if (chosen.length === 0) return [];
  return [
    chosen
      .map(({ source, text }) => `- “${escapeMarkdown(text)}”（${labelOf(source)}[${source.index}]）`)
      .join('\n'),
  ];
}
