import type { DocumentBlock } from '@mingfa/contract/document-content';
import type { PageBox } from '@mingfa/contract/evidence';
import { cutDraft } from '../../reading/cut-draft.ts';
import { HeadingLevels } from '../../reading/heading-levels.ts';
import type { Paragraph } from './build-paragraphs.ts';
import { describeHeading, isLargeHeading } from './describe-heading.ts';
import { joinLines, type KnownWords, wordsOf } from './join-text.ts';
import type { PageItem } from './layout-pages.ts';
import { endsHard } from './line-marks.ts';
import { type Box, toPageBox } from './page-content.ts';
import { turnBox, turnSize } from './turn-page.ts';

/** A page with its content in reading order. */
export interface LaidPage {
  number: number;
  width: number;
  height: number;
  turns: number;
  items: PageItem[];
}

interface Draft {
  kind: 'heading' | 'paragraph' | 'list_item' | 'table' | 'footnote';
  level: number | null;
  text: string;
  box: Box;
  rows: DocumentBlock['rows'];
}

const FOOTNOTE_MARK = /^(?:([⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}|[①-⑳]|[*†‡§])\s*|\[(\d{1,3})\]\s+)/;
const RAISED = /^[⁰¹²³⁴⁵⁶⁷⁸⁹]/;
const SMALL = 0.93;
const BULLET = /^[•●○◦▪■◆◇➢✓✔]\s*/;

/**
 * Makes the blocks of pages: paragraphs put together from their lines and over the ends of columns and pages, headings with
 * levels, footnotes behind the paragraph they belong to.
 */
export class BlockComposer {
  readonly #known: KnownWords;
  readonly #bodySize: number;
  readonly #levels = new HeadingLevels();
  readonly #hasLargeHeadings: boolean;
  #hasTitle = false;
  readonly #blockCharacters: number;

  constructor(pages: readonly LaidPage[], blockCharacters: number) {
    const paragraphs = pages.flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === 'paragraph' ? [item.paragraph] : [])),
    );
    const words = new Set<string>();
    for (const { lines } of paragraphs)
      for (const line of lines) for (const word of wordsOf(line.text)) words.add(word);
    this.#known = words;
    const bodySize = usualSize(paragraphs);
    this.#bodySize = bodySize;
    const large = paragraphs.filter((paragraph) => isLargeHeading(paragraph, bodySize));
    this.#hasLargeHeadings = large.length > Math.max(2, pages.length / 4);
    this.#blockCharacters = blockCharacters;
  }

  /** The blocks of a page. What goes on at the beginning of `next` is taken from there. */
  compose(page: LaidPage, next: LaidPage | undefined, nameBlock: () => string): DocumentBlock[] {
    mergeOpen(page.items);
    const last = lastBodyItem(page.items, this.#bodySize);
    const following = next?.items[0];
    if (last && following?.kind === 'paragraph' && goesOn(last, following.paragraph)) {
      last.lines.push(...following.paragraph.lines);
      last.isOpen = following.paragraph.isOpen;
      next?.items.shift();
    }
    const placed = placeNotes(page.items.map((item) => this.#draft(item, page)).filter(({ text }) => text));
    const blocks: DocumentBlock[] = [];
    for (const { draft, anchor } of placed) {
      const anchorId = anchor ? (blocks.findLast(({ text }) => text === anchor.text)?.id ?? null) : null;
      for (const piece of cutDraft({ ...draft, box: placeBox(draft.box, page) }, this.#blockCharacters)) {
        const own = { page: page.number, anchorId, id: nameBlock() };
        blocks.push({ ...EMPTY_BLOCK, box: null, ...piece, ...own });
      }
    }
    return blocks;
  }

  #draft(item: PageItem, page: LaidPage): Draft {
    if (item.kind === 'table') return tableDraft(item.table);
    const { paragraph } = item;
    const text = joinLines(
      paragraph.lines.map((line) => line.text),
      this.#known,
    );
    const looks = {
      bodySize: this.#bodySize,
      hasTitle: this.#hasTitle || page.number > 1,
      hasLargeHeadings: this.#hasLargeHeadings,
    };
    const isNote = this.#isNote(paragraph, text, page);
    const hint = isNote ? null : describeHeading(paragraph, text, looks);
    if (hint?.level === 1) this.#hasTitle = true;
    const level = hint ? this.#levels.next(hint) : null;
    const kind = isNote
      ? 'footnote'
      : level !== null
        ? 'heading'
        : BULLET.test(text)
          ? 'list_item'
          : 'paragraph';
    return { kind, level, text, box: paragraph, rows: null };
  }

  #isNote(paragraph: Paragraph, text: string, page: LaidPage): boolean {
    if (!FOOTNOTE_MARK.test(text)) return false;
    // A raised number at the beginning is nothing else; other marks begin lists, too.
    if (RAISED.test(text)) return true;
    return paragraph.size < this.#bodySize * SMALL && paragraph.top > page.height * 0.4;
  }
}

/** The size that most letters have. */
function usualSize(paragraphs: readonly Paragraph[]): number {
  const characters = new Map<number, number>();
  for (const { lines } of paragraphs) {
    for (const { size, text } of lines) {
      const rounded = Math.round(size * 2) / 2;
      characters.set(rounded, (characters.get(rounded) ?? 0) + text.length);
    }
  }
  const most = [...characters].toSorted((a, b) => b[1] - a[1])[0];
  return most?.[0] ?? 10;
}

/** Whether a paragraph goes on in another column or on the next page. */
function goesOn(paragraph: Paragraph, next: Paragraph): boolean {
  if (Math.abs(paragraph.size - next.size) > paragraph.size * 0.1 || paragraph.isBold !== next.isBold)
    return false;
  if (!next.mayContinue || paragraph.isCentered) return false;
  const end = paragraph.lines.at(-1)?.text ?? '';
  const begin = next.lines[0]?.text ?? '';
  if (endsHard(end)) return false;
  return paragraph.isOpen || /^\p{Ll}/u.test(begin) || /\p{L}[-‐]$/u.test(end);
}

/** Joins paragraphs that were parted by the end of a column. */
function mergeOpen(items: PageItem[]): void {
  for (let at = 0; at + 1 < items.length; at += 1) {
    const [one, other] = [items[at], items[at + 1]];
    if (one?.kind !== 'paragraph' || other?.kind !== 'paragraph') continue;
    // The next column begins further up.
    if (other.paragraph.top >= one.paragraph.bottom || !goesOn(one.paragraph, other.paragraph)) continue;
    one.paragraph.lines.push(...other.paragraph.lines);
    one.paragraph.isOpen = other.paragraph.isOpen;
    items.splice(at + 1, 1);
    at -= 1;
  }
}

/** The last paragraph above the footnotes. */
function lastBodyItem(items: readonly PageItem[], bodySize: number): Paragraph | null {
  const last = items.findLast(
    (item) =>
      item.kind === 'table' ||
      item.paragraph.size >= bodySize * SMALL ||
      !FOOTNOTE_MARK.test(item.paragraph.lines[0]?.text ?? ''),
  );
  return last?.kind === 'paragraph' ? last.paragraph : null;
}

function tableDraft(table: { rows: { text: string; columnSpan: number; rowSpan: number }[][] } & Box): Draft {
  const flat = (text: string) => text.replace(/[\n\t]/g, ' ');
  return {
    kind: 'table',
    level: null,
    text: table.rows.map((row) => row.map((cell) => flat(cell.text)).join('\t')).join('\n'),
    box: table,
    rows: table.rows.map((row) => row.map((cell) => ({ ...cell, paragraph: null }))),
  };
}

const EMPTY_BLOCK = {
  level: null,
  number: null,
  rows: null,
  part: null,
  row: null,
  paragraph: null,
  changes: [],
  author: null,
};

/** The box on the page as it is shown. */
const placeBox = (box: Box, page: LaidPage): PageBox =>
  toPageBox(turnBox(box, (4 - page.turns) % 4, turnSize(page, page.turns)), page);

const footnoteMark = (text: string): string => {
  const found = FOOTNOTE_MARK.exec(text);
  return found?.[1] ?? `[${found?.[2]}]`;
};

/** Puts footnotes behind the text that has their mark; the others stay at the end of the page. */
function placeNotes(drafts: readonly Draft[]): { draft: Draft; anchor?: Draft }[] {
  const placed: { draft: Draft; anchor?: Draft }[] = [];
  const open = new Set(drafts.filter(({ kind }) => kind === 'footnote'));
  for (const draft of drafts) {
    if (draft.kind === 'footnote') continue;
    placed.push({ draft });
    for (const note of open) {
      if (!draft.text.includes(footnoteMark(note.text))) continue;
      placed.push({ draft: note, anchor: draft });
      open.delete(note);
    }
  }
  return [...placed, ...[...open].map((draft) => ({ draft }))];
}
