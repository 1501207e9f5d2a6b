import type { FileEvidence } from '@mingfa/contract/evidence';
import { askedWords } from '@mingfa/legal/recordings/asked-words';
import { tagWords } from '@mingfa/legal/words/segmentation';
import type { Terms } from './passages.ts';

/** 签 of 签收 in 他签的名, 伤 of 伤者, 买 of 买车: what happened, told by the one character that names it. */
const HAPPENED = /[签存买卖借租修撞伤死病骂]/g;

/**
 * Of what a question asks about the words that stand in none of the turns found, whether none of them does, and whether it asks about any. A word is there also as
 * statutes say it, without its ending (车 for 车子), by its first part where that was said as a word of its own (漏 for 漏水), by its last (工资 for 月工资, 条子 for 借条), or by the deed in
 * it (签 for 签收).
 */
export function unsaidWords(
  question: string,
  terms: Terms,
  found: readonly FileEvidence[],
): { words: string[]; isAll: boolean; isAsked: boolean } {
  const said = found.map(({ text }) => text).join('\n');
  const asked = askedWords(question);
  const tokens = new Set(tagWords(said).map(({ word }) => word));
  const isSaid = (word: string) =>
    said.includes(word) ||
    tokens.has(word.charAt(0)) ||
    (word.length === 3 && said.includes(word.slice(1))) ||
    (word.length === 2 && said.includes(`${word.charAt(1)}子`)) ||
    (/[子儿们]$/.test(word) && said.includes(word.slice(0, -1))) ||
    (word.match(HAPPENED) ?? []).some((deed) => said.includes(deed)) ||
    (terms.get(word)?.legal.some((legal) => said.includes(legal)) ?? false);
  const words = asked.filter((word) => !isSaid(word));
  return { words, isAll: words.length > 0 && words.length === asked.length, isAsked: asked.length > 0 };
}
