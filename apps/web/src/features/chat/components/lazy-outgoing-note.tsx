import { lazy } from 'react';
import { loadNamespaces } from '../../../lib/i18n.ts';

/** Loaded with its words where a model outside is asked through the gate, and nowhere else. */
export const LazyOutgoingNote = lazy(async () => {
  const [note] = await Promise.all([import('./outgoing-note.tsx'), loadNamespaces('outgoing-gate')]);
  return note;
});
