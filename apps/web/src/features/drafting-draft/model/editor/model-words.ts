import type { Editor } from '@tiptap/core';
import { Fragment, Slice } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { apply } from './editor-commands.ts';
import { findWords } from './find-words.ts';

/** Words of one paragraph, and where they stand. */
export interface ChosenPlace {
  text: string;
  from: number;
  to: number;
}

/** Something that is no text: a box, a blank, a footnote. */
const NO_TEXT = '\uFFFC';

/** The words that are chosen, where a model can write them otherwise: words alone, of one paragraph. */
export function chosenWords({ doc, selection }: EditorState): ChosenPlace | null {
  const { from, to, $from, $to } = selection;
  if (selection.empty || !$from.sameParent($to) || !$from.parent.isTextblock) return null;
  const text = doc.textBetween(from, to, null, NO_TEXT);
  return text.trim() === '' || text.includes(NO_TEXT) ? null : { text, from, to };
}

/**
 * Puts words of a model in the place of those it was asked about, wherever these stand by now, as the model's.
 * @param near where they stood when it was asked, to tell apart words that stand there twice
 * @returns false where they are gone: nothing is changed
 */
export function putModelWords(editor: Editor, asked: string, near: number, words: string): boolean {
  const { doc, schema, tr } = editor.state;
  const [place] = findWords(doc, asked).toSorted(
    (one, other) => Math.abs(one.from - near) - Math.abs(other.from - near),
  );
  if (!place) return false;
  const mark = schema.mark('origin', { of: { kind: 'model', part: 'body' } });
  const { parent } = doc.resolve(place.from);
  const lines = words.split('\n').filter((line) => line.trim() !== '');
  const paragraphs = lines.map((line) => parent.type.create(parent.attrs, schema.text(line, [mark])));
  const change = tr.replace(place.from, place.to, new Slice(Fragment.from(paragraphs), 1, 1));
  apply(editor, change.setMeta('keepsOrigins', true).scrollIntoView());
  return true;
}
