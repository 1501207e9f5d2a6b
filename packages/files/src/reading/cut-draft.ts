import type { DocumentBlock } from '@mingfa/contract/document-content';

/** What a format knows of a block; the rest is filled in. */
export type BlockDraft = Pick<DocumentBlock, 'kind' | 'text'> &
  Partial<Omit<DocumentBlock, 'id' | 'kind' | 'text'>>;

type Row = NonNullable<DocumentBlock['rows']>[number];

/** A block that is too long, as several: a table between rows, a text at a line break, the end of a sentence, or anywhere. */
export function cutDraft(draft: BlockDraft, charactersMax: number): BlockDraft[] {
  if (draft.text.length <= charactersMax) return [draft];
  if (draft.rows && draft.rows.length > 1) return cutRows(draft, draft.rows, charactersMax);
  const pieces: BlockDraft[] = [];
  for (let start = 0; start < draft.text.length; ) {
    const end = endOfPiece(draft.text, start, charactersMax);
    const isFirst = start === 0;
    pieces.push({
      ...pieceOf(draft, start, end),
      // What follows is not found again in the file by its paragraph, and a row's cells are shown once.
      ...(isFirst ? {} : { paragraph: null, number: null, rows: null }),
      ...(draft.rows && !isFirst ? { kind: 'paragraph' as const } : {}),
    });
    start = end;
  }
  return pieces;
}

function cutRows(draft: BlockDraft, rows: readonly Row[], charactersMax: number): BlockDraft[] {
  const lines = draft.text.split('\n');
  // Only a table's own text goes line by line with its rows.
  if (lines.length !== rows.length)
    return cutDraft({ ...draft, rows: null, kind: 'paragraph' }, charactersMax);
  const pieces: BlockDraft[] = [];
  let first = 0;
  let start = 0;
  let length = 0;
  const flush = (next: number) => {
    const piece = { ...pieceOf(draft, start, start + length), rows: rows.slice(first, next) };
    pieces.push(...(piece.text.length > charactersMax ? cutDraft(piece, charactersMax) : [piece]));
    start += length + 1;
    first = next;
    length = 0;
  };
  for (const [index, line] of lines.entries()) {
    if (index > first && length + 1 + line.length > charactersMax) flush(index);
    length += line.length + (index > first ? 1 : 0);
  }
  flush(rows.length);
  return pieces;
}

function pieceOf(draft: BlockDraft, start: number, end: number): BlockDraft {
  const isLast = end >= draft.text.length;
  const changes = (draft.changes ?? [])
    .filter((change) => change.start >= start && (change.start < end || isLast))
    .map((change) => {
      const stop = Math.min(change.end, end) - start;
      return { ...change, start: change.start - start, end: stop };
    });
  return { ...draft, text: draft.text.slice(start, end), changes };
}

/** Where the next piece ends: behind the last line break or sentence in its second half, never inside a character. */
function endOfPiece(text: string, start: number, charactersMax: number): number {
  const limit = start + charactersMax;
  if (limit >= text.length) return text.length;
  const half = start + (charactersMax >> 1);
  for (const marks of [/[\n]/, /[。！？!?；;]/, /[\s，,、]/]) {
    for (let end = limit; end > half; end -= 1) if (marks.test(text[end - 1] ?? '')) return end;
  }
  const isInside = /[\ud800-\udbff]/.test(text[limit - 1] ?? '');
  return isInside ? limit - 1 : limit;
}
