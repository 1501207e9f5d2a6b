import { splitsCharacter } from './locate-words.ts';
import type { ParagraphField, ParagraphText, Piece } from './paragraph-text.ts';
import type { Hunk } from './split-replacement.ts';
import type { WordDocument } from './word-document.ts';
import { lengthOf, type WordEdits } from './word-edits.ts';
import {
  endsSection,
  hasSignedMark,
  nextBlock,
  prevailingFormat,
  signedMark,
  textRun,
} from './word-format.ts';
import type { XmlNode } from './xml-tree.ts';

interface Range {
  start: number;
  end: number;
}

/** Where new words go: behind (or before) a child of a run. */
interface InsertionPlace {
  child: XmlNode;
  at: number;
  side: 'end' | 'start';
  /** Inside an insertion of somebody else, which is parted for it. */
  outside: boolean;
}

/** Objects that may stay in a paragraph of which nothing is left. */
const IMMATERIAL = ['rPr', 't', 'tab', 'br', 'cr', 'noBreakHyphen', 'softHyphen', 'lastRenderedPageBreak'];

/** Strikes words out and writes others beside them. */
export class StruckWords {
  readonly #word: WordDocument;
  readonly #edits: WordEdits;
  /** Words that a change has taken; a later one gets none of them. */
  readonly #taken = new Map<XmlNode, Range[]>();
  readonly #emptied = new Set<XmlNode>();
  readonly #endingWithNew = new Set<XmlNode>();

  constructor(word: WordDocument, edits: WordEdits) {
    this.#word = word;
    this.#edits = edits;
  }

  /** Writes the hunks; the range that was changed, or null when that cannot be done there. */
  write(change: string, paragraph: ParagraphText, place: Range, wanted: readonly Hunk[]): Range | null {
    const taken = this.#taken.get(paragraph.node) ?? [];
    const hunks = wanted.map((hunk) => withWholeFields(paragraph, hunk));
    const whole = hunks.reduce(
      (range, { start, end }) => ({ start: Math.min(range.start, start), end: Math.max(range.end, end) }),
      place,
    );
    if (taken.some((other) => other.start < whole.end && whole.start < other.end)) return null;
    const planned = hunks.map((hunk) => this.#plan(paragraph, hunk));
    if (planned.some((plan) => plan === null) || overlap(hunks)) return null;
    this.#taken.set(paragraph.node, [...taken, whole]);
    for (const plan of planned) if (plan) this.#carryOut(change, paragraph, plan);
    const isEmptied =
      hunks.length === 1 &&
      hunks[0]?.text === '' &&
      hunks[0].start === 0 &&
      hunks[0].end === paragraph.text.length;
    if (isEmptied) this.#emptied.add(paragraph.node);
    if (hunks.some(({ end, text }) => text !== '' && end === paragraph.text.length))
      this.#endingWithNew.add(paragraph.node);
    return whole;
  }

  /** Whether the last words of a paragraph are new. */
  endsWithNew(node: XmlNode): boolean {
    return this.#endingWithNew.has(node);
  }

  /** Strikes out the marks of paragraphs of which nothing is left, unless a mark is needed for something else. */
  removeEmptied(isNeeded: (node: XmlNode) => boolean): void {
    const word = this.#word;
    for (const node of this.#emptied) {
      const stays =
        isNeeded(node) ||
        endsSection(word, node) ||
        hasSignedMark(word, node) ||
        !word.is(nextBlock(word, node), 'p') ||
        this.#holdsObjects(node);
      if (stays) continue;
      const sign = this.#edits.revised('del', '');
      const properties = word.child(node, 'pPr');
      const markFormat = properties && word.child(properties, 'rPr');
      if (markFormat) this.#edits.replace(markFormat, signedMark(word, markFormat, sign));
      else if (properties) {
        const behind = properties.children.find((child) => word.is(child, 'sectPr', 'pPrChange'));
        if (behind) this.#edits.before(behind, signedMark(word, null, sign));
        else this.#edits.last(properties, signedMark(word, null, sign));
      } else this.#edits.first(node, word.markup.element('pPr', '', signedMark(word, null, sign)));
    }
  }

  #holdsObjects(node: XmlNode): boolean {
    const word = this.#word;
    const runs = (parent: XmlNode): XmlNode[] =>
      parent.children.flatMap((child) =>
        word.is(child, 'r') ? [child] : word.is(child, 'pPr') ? [] : runs(child),
      );
    return runs(node).some((run) => run.children.some((child) => !word.is(child, ...IMMATERIAL)));
  }

  #plan(
    paragraph: ParagraphText,
    hunk: Hunk,
  ): { hunk: Hunk; pieces: Piece[]; fields: ParagraphField[]; place: InsertionPlace | null } | null {
    // Between two characters nothing is struck, though both may stand in one piece.
    const pieces =
      hunk.start === hunk.end
        ? []
        : paragraph.pieces.filter((piece) => piece.start < hunk.end && hunk.start < piece.end);
    if (pieces.some((piece) => !piece.editable)) return null;
    // Half a character of the picture fonts, or half a pair of surrogates, cannot be struck.
    const isParted = pieces.some(
      (piece) => !piece.divisible && (piece.start < hunk.start || hunk.end < piece.end),
    );
    if (isParted || splitsCharacter(paragraph.text, hunk.start) || splitsCharacter(paragraph.text, hunk.end))
      return null;
    const fields = [...new Set(pieces.flatMap(({ field }) => field ?? []))];
    if (hunk.text === '') return pieces.length > 0 ? { hunk, pieces, fields, place: null } : null;
    const place =
      pieces.length > 0 ? this.#placeBehind(paragraph, pieces, hunk) : this.#placeAt(paragraph, hunk);
    return place && { hunk, pieces, fields, place };
  }

  /** Behind one of the words struck out: outside of links and of other people's insertions, where there is a choice. */
  #placeBehind(paragraph: ParagraphText, pieces: Piece[], hunk: Hunk): InsertionPlace | null {
    const places = pieces.map((piece): InsertionPlace => {
      const child = piece.field ? ([...piece.field.nodes].at(-1) as XmlNode) : piece.child;
      const at = piece.field ? lengthOf(child) : Math.min(hunk.end, piece.end) - piece.start;
      return { child, at, side: 'end', outside: false };
    });
    const best =
      places.findLast(({ child }) => child.parent?.parent === paragraph.node) ??
      places.findLast(({ child }) => !this.#isInserted(child, paragraph.node)) ??
      (places.at(-1) as InsertionPlace);
    return this.#outsideOfInsertions(best, paragraph.node);
  }

  /** Nothing is struck: between two characters. */
  #placeAt(paragraph: ParagraphText, { start }: Hunk): InsertionPlace | null {
    const before = paragraph.pieces.find((piece) => piece.start < start && start <= piece.end);
    const after = paragraph.pieces.find((piece) => piece.start <= start && start < piece.end);
    const places: InsertionPlace[] = [];
    if (before?.editable) {
      const child = before.field ? ([...before.field.nodes].at(-1) as XmlNode) : before.child;
      const at = before.field || !before.divisible ? lengthOf(child) : start - before.start;
      places.push({ child, at, side: 'end', outside: false });
    }
    if (after?.editable) {
      const child = after.field ? ([...after.field.nodes][0] as XmlNode) : after.child;
      const at = after.field || !after.divisible ? 0 : start - after.start;
      places.push({ child, at, side: 'start', outside: false });
    }
    const best = places.find(({ child }) => !this.#isInserted(child, paragraph.node)) ?? places[0];
    return best ? this.#outsideOfInsertions(best, paragraph.node) : null;
  }

  #isInserted(child: XmlNode, paragraph: XmlNode): boolean {
    return (
      this.#word.around(child, 'ins', paragraph) !== null ||
      this.#word.around(child, 'moveTo', paragraph) !== null
    );
  }

  #outsideOfInsertions(place: InsertionPlace, paragraph: XmlNode): InsertionPlace | null {
    if (!this.#isInserted(place.child, paragraph)) return place;
    const container = place.child.parent?.parent ?? null;
    const isSimple = this.#word.is(container, 'ins') && container?.parent === paragraph;
    return isSimple ? { ...place, outside: true } : null;
  }

  #carryOut(
    change: string,
    paragraph: ParagraphText,
    plan: { hunk: Hunk; pieces: Piece[]; fields: ParagraphField[]; place: InsertionPlace | null },
  ): void {
    const { hunk, pieces, fields, place } = plan;
    for (const piece of pieces) {
      if (piece.field) continue;
      const from = Math.max(hunk.start, piece.start) - piece.start;
      const to = Math.min(hunk.end, piece.end) - piece.start;
      this.#edits.strike(piece.child, piece.divisible ? from : 0, piece.divisible ? to : 1, change);
    }
    for (const field of fields) {
      for (const node of field.nodes) this.#edits.strike(node, 0, lengthOf(node), change);
    }
    if (!place) return;
    const around = pieces.length > 0 ? hunk : { start: Math.max(0, hunk.start - 1), end: hunk.start + 1 };
    const format = prevailingFormat(this.#word, paragraph, around.start, around.end);
    const run = textRun(this.#word, hunk.text, format);
    this.#edits.mark(place.child, place.at, place.side, this.#edits.revised('ins', run), place.outside);
  }
}

/** A hunk that touches a field takes all of it; what was not meant is written again beside it. */
function withWholeFields(paragraph: ParagraphText, hunk: Hunk): Hunk {
  let { start, end, text } = hunk;
  for (const { field } of paragraph.pieces) {
    if (!field || field.start >= field.end) continue;
    const touches = field.start < end && start < field.end;
    if (!touches) continue;
    if (field.start < start) {
      text = paragraph.text.slice(field.start, start) + text;
      start = field.start;
    }
    if (field.end > end) {
      text += paragraph.text.slice(end, field.end);
      end = field.end;
    }
  }
  return { start, end, text };
}

function overlap(hunks: readonly Hunk[]): boolean {
  return hunks.some((hunk, index) => {
    const next = hunks[index + 1];
    return next !== undefined && next.start < hunk.end;
  });
}
