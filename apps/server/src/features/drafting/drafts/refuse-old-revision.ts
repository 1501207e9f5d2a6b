import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../../ports/app-error.ts';
import type { DraftRow } from '../own-rows.ts';

/** What a draft says itself, without the facts of its matter. */
export type DraftWords = Pick<DraftRow, 'title' | 'parts' | 'body'>;

/** @throws AppError `draft_changed` with the revision held and what it has otherwise than was sent */
export function refuseOldRevision(held: DraftRow, sent: DraftWords, seen: number): void {
  if (held.revision === seen) return;
  const parts = new Set([...Object.keys(held.parts), ...Object.keys(sent.parts)]);
  const newer = [
    ...(held.title === sent.title ? [] : [{ path: 'title', value: held.title as unknown }]),
    ...[...parts]
      .filter((id) => !isDeepStrictEqual(held.parts[id], sent.parts[id]))
      .map((id) => ({ path: `parts.${id}`, value: held.parts[id] ?? null })),
    ...(isDeepStrictEqual(held.body, sent.body) ? [] : [{ path: 'body', value: held.body !== null }]),
  ];
  throw new AppError(
    'draft_changed',
    { draftRevision: held.revision },
    {
      details: [
        { path: 'revision', message: String(held.revision) },
        ...newer.map(({ path, value }) => ({ path, message: JSON.stringify(value) })),
      ],
    },
  );
}
