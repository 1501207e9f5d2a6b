import { parseNumeral } from '../figures/numerals.ts';
import type { StatuteItem, StatuteParagraph } from './statute.ts';

const ITEM = /^[（(]\s*([一二三四五六七八九十百]{1,4})\s*[）)][、.．]?\s*/;
const SUBITEM = /^(?:([1-9]\d?)\s*[.．、](?!\d)|[（(]\s*([1-9]\d?)\s*[）)]|([⒈-⒛])|([①-⑳]))\s*/;
/** Where an item may begin within a line: after the words that announce a list, or after the item before it. */
const INLINE_ITEM = /(?<=[：:；;。])[\s　]*(?=[（(][一二三四五六七八九十]{1,3}[）)](?![、，]|至|项))/g;

function subitemNumber(match: RegExpExecArray): number {
  if (match[3]) return match[3].charCodeAt(0) - 0x2487;
  if (match[4]) return match[4].charCodeAt(0) - 0x245f;
  return Number(match[1] ?? match[2]);
}

/** Splits `下列情形：（一）甲；（二）乙。` into lines, when the items count up from one. */
function splitInlineItems(line: string): string[] {
  if (!/[（(]二[）)]/.test(line)) return [line];
  const pieces = line.split(INLINE_ITEM).map((piece) => piece.trim());
  const numbers = pieces.flatMap((piece) => {
    const item = ITEM.exec(piece);
    return item ? [parseNumeral(item[1] ?? '')] : [];
  });
  const countsUp = numbers.length > 1 && numbers.every((number, index) => number === index + 1);
  return countsUp ? pieces.filter((piece) => piece !== '') : [line];
}

/**
 * Reads the words of one article into 款, 项 and 目 (立法法 §65). Each line is a 款 of its own, counted from 1;
 * 项 and 目 hang under the line before. A line between item n and item n + 1 goes on with item n;
 * a line after the last item is a 款, since statutes refer to it as one.
 */
export function parseArticleBody(text: string): StatuteParagraph[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap(splitInlineItems);
  const paragraphs: StatuteParagraph[] = [];
  const open = () => paragraphs[paragraphs.length - 1];
  for (const [index, line] of lines.entries()) {
    const item = ITEM.exec(line);
    if (item) {
      const parent = open() ?? addParagraph(paragraphs, '');
      parent.items.push({
        number: parseNumeral(item[1] ?? '') ?? parent.items.length + 1,
        label: `（${item[1]}）`,
        text: line.slice(item[0].length),
        subitems: [],
      });
      continue;
    }
    const lastItem = open()?.items.at(-1);
    const subitem = SUBITEM.exec(line);
    if (subitem && open()) {
      addNumbered(paragraphs, lastItem, subitem, line);
      continue;
    }
    if (lastItem && continuesItem(lines, index, lastItem)) {
      const target = lastItem.subitems.at(-1) ?? lastItem;
      target.text += `\n${line}`;
      continue;
    }
    addParagraph(paragraphs, line);
  }
  return paragraphs;
}

function addParagraph(paragraphs: StatuteParagraph[], text: string): StatuteParagraph {
  const paragraph: StatuteParagraph = { number: paragraphs.length + 1, text, items: [] };
  paragraphs.push(paragraph);
  return paragraph;
}

/** `1.` under an item is a 目; under a paragraph without items it takes the place of an item. */
function addNumbered(
  paragraphs: StatuteParagraph[],
  lastItem: StatuteItem | undefined,
  match: RegExpExecArray,
  line: string,
): void {
  const part = { number: subitemNumber(match), label: match[0].trim(), text: line.slice(match[0].length) };
  if (lastItem?.label.startsWith('（') && !/\d/.test(lastItem.label)) lastItem.subitems.push(part);
  else paragraphs.at(-1)?.items.push({ ...part, subitems: [] });
}

/** Whether the next item down the page is the one after `lastItem`, so that this line still belongs to it. */
function continuesItem(lines: readonly string[], index: number, lastItem: StatuteItem): boolean {
  for (let next = index + 1; next < lines.length && next <= index + 6; next += 1) {
    const item = ITEM.exec(lines[next] ?? '');
    if (item) return parseNumeral(item[1] ?? '') === lastItem.number + 1 && lastItem.label.startsWith('（');
  }
  return false;
}

/** The article as text: paragraphs joined by a line feed, each item and subitem on a line of its own. */
export function formatParagraphs(paragraphs: readonly StatuteParagraph[]): string {
  const lines: string[] = [];
  for (const paragraph of paragraphs) {
    if (paragraph.text) lines.push(paragraph.text);
    for (const item of paragraph.items) {
      lines.push(item.label + item.text);
      for (const subitem of item.subitems) lines.push(subitem.label + subitem.text);
    }
  }
  return lines.join('\n');
}
