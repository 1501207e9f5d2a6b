import type { Editor } from '@tiptap/core';

/** Longer than the page takes to hear of the last word of an input method. */
export const AFTER_COMPOSITION_MS = 60;

/** Does something to an editor as soon as no input method is at work in it. @returns how to leave it undone */
export function whenNotComposing(editor: Editor, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = () => {
    if (editor.isDestroyed) return;
    if (!editor.view.composing) act();
    else timer = setTimeout(attempt, AFTER_COMPOSITION_MS);
  };
  attempt();
  return () => clearTimeout(timer);
}
