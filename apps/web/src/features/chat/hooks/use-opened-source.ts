import { useMemo, useState } from 'react';
import type { Opened } from '../components/opened-source.tsx';
import type { SourceOpeners } from '../components/sources-context.ts';

/** Which source is open beside the conversation, and how one is opened. */
export function useOpenedSource() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = useMemo<SourceOpeners>(
    () => ({
      openFile({ place, title, label }) {
        if (!place) return;
        const name = [title, label].filter(Boolean).join(' ');
        setOpened({ kind: 'file', title: name, documentId: place.documentId, place });
      },
      openArticle: (location, asOf) => setOpened({ kind: 'article', location, asOf }),
      openWeb({ title, place: { snapshotId } }) {
        if (snapshotId !== null) setOpened({ kind: 'web', title, snapshotId });
      },
    }),
    [],
  );
  return {
    opened,
    open,
    /** A file from its beginning. */
    openWhole: (documentId: string, title: string) =>
      setOpened({ kind: 'file', title, documentId, place: null }),
    close: () => setOpened(null),
  };
}
