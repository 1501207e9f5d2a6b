import { isDeepStrictEqual } from 'node:util';
import type { CloneContent } from '@mingfa/contract/clone-content';
import type { Transaction } from '../../db/client.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { differenceOf } from './difference-of.ts';
import { type CloneRow, changeHeld, readContent } from './own-rows.ts';

/**
 * Writes the draft of a clone that the transaction holds.
 * @throws AppError `draft_changed` where the sender saw an older one, unless both say the same
 */
export async function writeDraft(
  context: RequestContext,
  tx: Transaction,
  held: CloneRow,
  { draftRevision, content }: { draftRevision: number; content: CloneContent },
): Promise<CloneRow> {
  // What is there already was saved: by this request, whose answer was lost, or by another with the same words.
  if (isDeepStrictEqual(readContent(held.draft), content)) return held;
  refuseOldRevision(held, draftRevision, content);
  return changeHeld(tx, held, {
    name: content.name,
    draft: content,
    draftRevision: held.draftRevision + 1,
    savedAt: context.clock.now(),
  });
}

/**
 * @param sent what was to be saved; with it the error names each field that the held draft has otherwise
 * @throws AppError `draft_changed`
 */
export function refuseOldRevision(held: CloneRow, draftRevision: number, sent: CloneContent | null): void {
  if (held.draftRevision === draftRevision) return;
  const newer = sent ? differenceOf(sent, readContent(held.draft)) : [];
  throw new AppError(
    'draft_changed',
    { draftRevision: held.draftRevision },
    {
      details: [
        { path: 'draftRevision', message: String(held.draftRevision) },
        ...newer.map(({ path, to }) => ({ path: `content.${path}`, message: JSON.stringify(to) })),
      ],
    },
  );
}
