import { findCitations } from '@mingfa/legal/citation/citations';
import { escapeMarkdown } from './escape-markdown.ts';

const ARTICLE = '第[\\d一二三四五六七八九十百千]+条(?:第[\\d一二三四五六七八九十、]+[款项])*';
const LAW = '(?:[\\p{Script=Han}《》〈〉]{0,24}(?:法|典|条例|解释|规定|办法|规则)(?:（[一二三四五]）)?)?';
const SEE = '(?:另?见|参见|详见|依照?|按照?|根据)?';
const POINTER = `${SEE}${LAW}${ARTICLE}`;
/** `（见第一千零二十条合理使用）`, `（第一百四十五条、第一百五十七条）`. */
const POINTERS_ALONE = new RegExp(`（${POINTER}(?:[、，和及]${POINTER})*[^（），；、。]{0,4}。?）`, 'gu');
/** The end of `（合同须书面，第三百六十七条）`; what says more than where to look stays. */
const POINTERS_AT_END = new RegExp(`(?:[，；、和及]${POINTER})+(?=。?）)`, 'gu');

/**
 * Words of our digests and guides as an answer shows them. They point at other articles of their law, which nobody looked up for
 * this answer: a pointer in brackets is left out, one inside a sentence stays without the mark of a citation.
 */
export function ownWords(text: string): string {
  const kept = text.replace(POINTERS_AT_END, '').replace(POINTERS_ALONE, '');
  let plain = '';
  let from = 0;
  for (const citation of findCitations(kept)) {
    if (citation.type !== 'statute' || citation.law.kind === 'named') continue;
    plain += `${kept.slice(from, citation.start)}${citation.raw.replace(/^第/, '')}`;
    from = citation.end;
  }
  return escapeMarkdown(plain + kept.slice(from));
}
