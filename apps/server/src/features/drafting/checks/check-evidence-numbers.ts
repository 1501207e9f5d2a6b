import type { DraftFinding } from '@mingfa/contract/draft-check';
import { entryAt, rowPath, rowsOf } from '@mingfa/legal/drafting/fact-sheet';
import { type CheckedDraft, finding } from './checked-draft.ts';

/** The list of evidence that templates share (`content/facts/matter.yaml`). */
const LIST = 'evidence';
const CITED = /（证据\s*(\d{1,4})\s*[：:]\s*/g;

/** Evidence cited as （证据1：借条） in a text that was edited freely, against the numbers that the pieces of those names have now. */
export function checkEvidenceNumbers({
  sheet,
  text,
  isFree,
}: Pick<CheckedDraft, 'sheet' | 'text' | 'isFree'>): DraftFinding[] {
  if (!isFree) return [];
  const pieces = rowsOf(sheet, LIST).flatMap((row, at) => {
    const path = rowPath(LIST, row, 'name');
    const name = String(entryAt(sheet, path)?.chosen.value ?? '').trim();
    return name === '' ? [] : [{ number: at + 1, path, name }];
  });
  const told = new Set<string>();
  return [...text.matchAll(CITED)].flatMap((match) => {
    const number = Number(match[1]);
    const rest = text.slice(match.index + match[0].length);
    // Names may have brackets of their own: what is held is looked for first.
    const named = pieces.filter(({ name }) => rest.startsWith(`${name}）`));
    const name = named[0]?.name ?? /^[^（）\n]{1,100}(?=）)/.exec(rest)?.[0];
    const quote = `（证据${number}：${name}）`;
    if (name === undefined || told.has(quote) || named.some((piece) => piece.number === number)) return [];
    told.add(quote);
    const numbers = named.map((piece) => piece.number).join('、');
    const words =
      numbers === ''
        ? {
            zh: `正文引用了${quote}，本案证据里现在没有这个名称`,
            en: `The text cites ${quote}; no evidence of this matter has that name now`,
          }
        : {
            zh: `正文引用了${quote}，“${name}”现在是证据${numbers}`,
            en: `The text cites ${quote}; “${name}” is number ${numbers} now`,
          };
    return [finding('old_facts', 'warning', words, { paths: named.map(({ path }) => path), quote })];
  });
}
