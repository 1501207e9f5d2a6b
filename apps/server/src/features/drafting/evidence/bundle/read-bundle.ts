import type { Readable } from 'node:stream';
import { exportFileName } from '@mingfa/files/naming/export-file-name';
import { and, desc, eq, gt } from 'drizzle-orm';
import { evidenceBundle } from '../../../../db/schema/drafting.ts';
import { recordAudit } from '../../../../engine/audit/index.ts';
import type { RequestContext } from '../../../../ports/app-context.ts';
import { AppError } from '../../../../ports/app-error.ts';
import { ownMatter } from '../../own-rows.ts';
import type { EvidenceContext } from '../evidence-context.ts';

/** The bundle of a matter that was finished last, as a file. @throws AppError `not_found`, `store_unavailable` */
export async function readEvidenceBundle(
  context: EvidenceContext & RequestContext,
  { matterId }: { matterId: string },
): Promise<{ fileName: string; mediaType: string; content: Readable }> {
  const matter = await ownMatter(context.db, context.caller, matterId);
  const [row] = await context.db
    .select({ id: evidenceBundle.id })
    .from(evidenceBundle)
    .where(
      and(
        eq(evidenceBundle.matterId, matterId),
        eq(evidenceBundle.state, 'finished'),
        gt(evidenceBundle.expiresAt, context.clock.now()),
      ),
    )
    .orderBy(desc(evidenceBundle.createdAt))
    .limit(1);
  const content = row && (await context.files.read(row.id));
  if (!content) throw new AppError('not_found');
  await recordAudit(context, context.db, { kind: 'matter', action: 'evidence_exported', id: matterId });
  return {
    fileName: exportFileName(`${matter.name} 证据`, '.pdf', 'document'),
    mediaType: 'application/pdf',
    content,
  };
}
