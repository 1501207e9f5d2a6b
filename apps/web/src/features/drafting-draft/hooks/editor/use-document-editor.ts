import type { DocumentBody } from '@mingfa/contract/draft-document';
import { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { bodyOfDoc } from '../../model/editor/body-of-doc.ts';
import { docOfBody } from '../../model/editor/doc-of-body.ts';
import { contentOf, EDITOR_EXTENSIONS } from '../../model/editor/editor-extensions.ts';
import { whenNotComposing } from '../../model/editor/when-not-composing.ts';
import type { OpenDraft } from '../use-draft.ts';

/** Keys pressed closer together than this are handed over once; of somebody who never pauses nothing waits longer than `MOST_MS`. */
const PAUSE_MS = 120;
const MOST_MS = 300;
const FROM_ELSEWHERE = 'fromElsewhere';

/** Another document in place of what is there: only where the two differ, so that the cursor stays and an undo brings it back. */
function showOther(editor: Editor, body: DocumentBody): void {
  const { doc, tr } = editor.state;
  const other = editor.schema.nodeFromJSON(docOfBody(body));
  const start = doc.content.findDiffStart(other.content);
  const ends = doc.content.findDiffEnd(other.content);
  if (start === null || !ends) return;
  // Where the same words stand before and behind, both ends may pass the beginning.
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  const slice = other.slice(start, ends.b + overlap);
  tr.replace(start, ends.a + overlap, slice);
  editor.view.dispatch(tr.setMeta('keepsOrigins', true).setMeta(FROM_ELSEWHERE, true));
}

/** Hands the words of an editor over when typing pauses; what an input method is still at is no word yet. */
class PausedHandOver {
  private timer: ReturnType<typeof setTimeout> | null = null;
  private waitingSince: number | null = null;
  private readonly editor: Editor;
  private readonly take: (body: DocumentBody) => void;

  constructor(editor: Editor, take: (body: DocumentBody) => void) {
    this.editor = editor;
    this.take = take;
  }

  readonly plan = (): void => {
    if (this.timer) clearTimeout(this.timer);
    this.waitingSince ??= Date.now();
    const left = Math.max(0, this.waitingSince + MOST_MS - Date.now());
    this.timer = setTimeout(
      () => {
        if (this.editor.isDestroyed || !this.editor.view.composing) return this.now();
        this.waitingSince = null;
        this.plan();
      },
      Math.min(PAUSE_MS, left),
    );
  };

  /** At once, where there is anything. */
  readonly now = (): void => {
    if (!this.timer) return;
    clearTimeout(this.timer);
    this.timer = null;
    this.waitingSince = null;
    if (!this.editor.isDestroyed) this.take(bodyOfDoc(this.editor.state.doc));
  };
}

function makeEditor(body: DocumentBody): Editor {
  return new Editor({
    extensions: EDITOR_EXTENSIONS,
    content: contentOf(body),
    // Its styles are ours: the page allows no others.
    injectCSS: false,
    enableInputRules: false,
    enablePasteRules: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', lang: 'zh-CN', spellcheck: 'false' },
    },
  });
}

/**
 * An editor of a document that alone knows what stands in it: it hands its words over when typing pauses, and never takes back what it
 * handed over. Only another document from elsewhere is shown, and nothing while an input method is at work.
 */
export function useDocumentEditor({ keeper, body, bodiesFromElsewhere, write }: OpenDraft): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  const newest = useRef(body);
  newest.current = body;
  useEffect(() => {
    const made = makeEditor(newest.current ?? []);
    const handing = new PausedHandOver(made, write.body);
    made.on('update', ({ transaction }) => {
      if (!transaction.getMeta(FROM_ELSEWHERE)) handing.plan();
    });
    const leave = keeper.askBeforehand(handing.now);
    setEditor(made);
    return () => {
      handing.now();
      leave();
      made.destroy();
    };
  }, [keeper, write]);
  const shown = useRef(bodiesFromElsewhere);
  useEffect(() => {
    if (!editor || shown.current === bodiesFromElsewhere) return;
    shown.current = bodiesFromElsewhere;
    return whenNotComposing(editor, () => {
      if (newest.current) showOther(editor, newest.current);
    });
  }, [editor, bodiesFromElsewhere]);
  return editor;
}
