import { NOTE } from './note-marks.ts';
import type { PrintedRun } from './printed-file.ts';
import type { SetInline } from './set-block.ts';
import { storable } from './storable.ts';

/** Words with one look and the footnotes whose marks stand in them. */
export function withNotes(
  text: string,
  notes: readonly string[],
  look: Omit<PrintedRun, 'text'> & { code?: boolean },
): SetInline[] {
  // Odd places of the split are the numbers of notes.
  return text.split(NOTE).flatMap((piece, index): SetInline[] => {
    if (index % 2 === 0) return piece === '' ? [] : [{ kind: 'text', ...look, text: storable(piece) }];
    const note = notes[Number(piece)];
    const { comments } = look;
    return note === undefined
      ? []
      : [{ kind: 'note', text: storable(note), ...(comments ? { comments } : {}) }];
  });
}
