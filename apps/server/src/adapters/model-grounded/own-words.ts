import { findCitations } from '@mingfa/legal/citations';
import { escapeMarkdown } from './escape-markdown.ts';

/** `（见第一千零二十条合理使用）`, `（第一百四十五条、第一百五十七条）`; of `（合同须书面，第三百六十七条）` the end. */
const ARTICLE = '第[\\d一二三四五六七八九十百千]+条';
const POINTERS_ALONE = new RegExp(
  `（(?:[^（）]*(?:[见依按]|参见|详见|根据))?[\\p{Script=Han}《》〈〉]{0,24}(?:（[一二三四五]）)?${ARTICLE}[^（）]{0,16}）`,
  'gu',
);
const POINTER_AT_END = new RegExp(
  `[，；、][^（），；、。]{0,20}(?:（[一二三四五]）)?${ARTICLE}[^（），；、。]{0,8}(?=）)`,
  'gu',
);

/**
 * Words of our digests and guides as an answer shows them. They point at other articles of their law, which nobody looked up for
 * this answer: a pointer in brackets is left out, one inside a sentence stays without the mark of a citation.
 */
export function ownWords(text: string): string {
  const kept = text.replace(POINTER_AT_END, '').replace(POINTERS_ALONE, '');
  let plain = '';
  let from = 0;
  for (const citation of findCitations(kept)) {
    if (citation.type !== 'statute' || citation.law.kind === 'named') continue;
    plain += `${kept.slice(from, citation.start)}${citation.raw.replace(/^第/, '')}`;
    from = citation.end;
  }
  return escapeMarkdown(plain + kept.slice(from));
}
