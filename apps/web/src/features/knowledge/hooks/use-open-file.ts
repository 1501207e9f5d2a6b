import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** A file that is open beside the list, with a chunk of it; in the address, so that it survives a reload. */
export interface OpenedFile {
  fileId: string;
  segmentId?: string | null;
}

export function useOpenFile() {
  const [params, setParams] = useSearchParams();
  const fileId = params.get('file');
  const segmentId = params.get('chunk');
  const open = useCallback(
    (opened: OpenedFile | null) =>
      setParams(
        (held) => {
          held.delete('file');
          held.delete('chunk');
          if (opened) held.set('file', opened.fileId);
          if (opened?.segmentId) held.set('chunk', opened.segmentId);
          return held;
        },
        { replace: true },
      ),
    [setParams],
  );
  return { fileId, segmentId, open };
}
