import type { DocumentBlock, DocumentPart } from '@mingfa/contract/document-content';
import type { DocumentPlace } from '@mingfa/contract/evidence';
import type { StyledRange } from './cut-text.ts';
import { findWords } from './find-words.ts';
import { blocksOfPlace, mayTouch } from './places.ts';
import type { DocumentMark, MarkTone } from './viewer-props.ts';

/** A passage as the views draw it; the place one came to see is one of them. */
export interface ShownMark {
  id: string;
  places: readonly DocumentPlace[];
  tone: MarkTone | 'focus';
  label: string;
  quote: string | null;
  isActive: boolean;
  onOpen: (() => void) | null;
}

/** A finding of the search in the document. */
export interface SearchHit {
  blockId: string;
  start: number;
  end: number;
  isCurrent: boolean;
}

/** Where a view scrolls; a new object scrolls again. */
export interface ViewTarget {
  place: DocumentPlace;
  quote: string | null;
}

export type Look =
  | { kind: 'mark'; mark: ShownMark }
  | { kind: 'hit'; isCurrent: boolean }
  | { kind: 'change'; change: 'inserted' | 'deleted'; author: string; text: string };

/** What is drawn on one block: marks on all of it, and looks of stretches of its text. */
export interface BlockLooks {
  whole: ShownMark[];
  ranges: StyledRange<Look>[];
}

const FOCUS_ID = 'focus';

/** The focus and the marks of the screen around the viewer, in the order they are drawn. */
export function showMarks(input: {
  focus: DocumentPlace | null;
  focusQuote: string | null;
  focusLabel: string;
  marks: readonly DocumentMark[];
  activeMarkId: string | null;
  onMark: ((markId: string) => void) | null;
}): ShownMark[] {
  const { focus, onMark } = input;
  const marks = input.marks.map(
    (mark): ShownMark => ({
      ...mark,
      quote: mark.quote ?? null,
      isActive: mark.id === input.activeMarkId,
      onOpen: onMark ? () => onMark(mark.id) : null,
    }),
  );
  if (!focus) return marks;
  return [
    ...marks,
    {
      id: FOCUS_ID,
      places: [focus],
      tone: 'focus',
      label: input.focusLabel,
      quote: input.focusQuote,
      isActive: true,
      onOpen: null,
    },
  ];
}

/** What marks, findings and tracked changes make of the blocks of a part, by the block's id. */
export function looksOfPart(
  part: DocumentPart,
  marks: readonly ShownMark[],
  hits: ReadonlyMap<string, readonly SearchHit[]>,
): Map<string, BlockLooks> {
  const looks = new Map<string, BlockLooks>();
  const of = (block: DocumentBlock): BlockLooks => {
    const held = looks.get(block.id) ?? { whole: [], ranges: [] };
    looks.set(block.id, held);
    return held;
  };
  for (const block of part.blocks)
    for (const { kind, start, end, author, text } of block.changes)
      of(block).ranges.push({ start, end, look: { kind: 'change', change: kind, author, text } });
  for (const mark of marks) {
    for (const place of mark.places) {
      const blocks = mayTouch(place, part) ? blocksOfPlace(place, part.blocks) : [];
      const spans = mark.quote
        ? findWords(
            blocks.map((block) => block.text),
            mark.quote,
          )
        : [];
      for (const { at, start, end } of spans) {
        const block = blocks[at];
        if (block) of(block).ranges.push({ start, end, look: { kind: 'mark', mark } });
      }
      // Around quoted words the focus still tints the passage they stand in.
      if (spans.length === 0 || mark.tone === 'focus') for (const block of blocks) of(block).whole.push(mark);
    }
  }
  for (const block of part.blocks)
    for (const { start, end, isCurrent } of hits.get(block.id) ?? [])
      of(block).ranges.push({ start, end, look: { kind: 'hit', isCurrent } });
  return looks;
}
