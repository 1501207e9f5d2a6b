import { lazy } from 'react';
import { loadNamespaces } from '../../lib/i18n.ts';

/** What is only seen by whoever exports comes then, with its words. */
export const LazyLabelNote = lazy(async () => {
  const [file] = await Promise.all([import('./label-note.tsx'), loadNamespaces('label')]);
  return file;
});
export const LazyCleanCopyDialog = lazy(async () => {
  const [file] = await Promise.all([import('./clean-copy-dialog.tsx'), loadNamespaces('label')]);
  return file;
});
