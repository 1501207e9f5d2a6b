import { useUploads } from '../../lib/upload/upload-queue.ts';
import { LazyLimitNote } from '../limit/lazy-limit-note.tsx';

/** Where a limit refused files: what ran out and the ways on, once for all of them. */
export function RefusedUploads({ group }: { group: string }) {
  const refused = useUploads(group).find(({ failure }) => failure?.refusal);
  return <LazyLimitNote failure={refused?.failure} />;
}
