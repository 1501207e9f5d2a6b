import type { EvidenceBundle } from '@mingfa/contract/matter-evidence';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../../db/client.ts';
import { evidenceBundle } from '../../../../db/schema/drafting.ts';
import type { RequestContext } from '../../../../ports/app-context.ts';
import type { DraftingContext } from '../../drafting-context.ts';
import type { MatterRow } from '../../own-rows.ts';
import type { HeldFile } from '../held-files.ts';
import { wordsOfFailure } from '../words-of-failure.ts';
import { askBundle } from './ask-bundle.ts';

export type BundleRow = typeof evidenceBundle.$inferSelect;
/** What a description of evidence needs to know of the request. */
export type Describing = Pick<RequestContext, 'language' | 'clock'> & Pick<DraftingContext, 'templates'>;

/** The bundle of a matter that can still be had; null where there is none. */
export async function findBundle(
  context: Describing,
  db: DatabaseOrTransaction,
  matter: MatterRow,
  files: readonly HeldFile[],
): Promise<EvidenceBundle | null> {
  const [row] = await db
    .select()
    .from(evidenceBundle)
    .where(eq(evidenceBundle.matterId, matter.id))
    .orderBy(desc(evidenceBundle.createdAt), desc(evidenceBundle.id))
    .limit(1);
  if (!row || (row.expiresAt && row.expiresAt <= context.clock.now())) return null;
  const { checksum } = askBundle(await context.templates(), matter, files);
  const former = await formerBundle(context, db, row);
  return describeBundle(row, { isOutdated: row.checksum !== checksum, former, language: context.language });
}

/** The finished bundle before an unfinished one; null where it is over, or was none. */
export async function formerBundle(
  { clock }: Pick<RequestContext, 'clock'>,
  db: DatabaseOrTransaction,
  row: BundleRow,
): Promise<BundleRow | null> {
  if (row.state === 'finished') return null;
  const [former] = await db
    .select()
    .from(evidenceBundle)
    .where(
      and(
        eq(evidenceBundle.matterId, row.matterId),
        eq(evidenceBundle.state, 'finished'),
        gt(evidenceBundle.expiresAt, clock.now()),
      ),
    )
    .limit(1);
  return former ?? null;
}

/** A bundle and how far it is. */
export function describeBundle(
  row: BundleRow,
  {
    isOutdated,
    former,
    language,
  }: { isOutdated: boolean; former: BundleRow | null } & Pick<RequestContext, 'language'>,
): EvidenceBundle {
  return {
    bundleId: row.id,
    state: row.state,
    done: row.done,
    total: row.total,
    pages: row.pages,
    bytes: row.bytes,
    problems: row.problems.map(({ number, fileName, errorCode, errorValues }) => ({
      number,
      fileName,
      errorMessage: wordsOfFailure(errorCode, errorValues, language),
    })),
    isOutdated,
    errorMessage: row.errorCode && wordsOfFailure(row.errorCode, row.errorValues, language),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    former: former && {
      pages: former.pages ?? 0,
      bytes: former.bytes ?? 0,
      createdAt: former.createdAt.toISOString(),
    },
  };
}
