import { asc, eq, inArray } from 'drizzle-orm';
import { auditedCitation, citationAudit } from '../../db/schema/citation-audit.ts';
import type { LiveWork } from '../../engine/work/index.ts';
import type { AppContext } from '../../ports/app-context.ts';
import type { PersonalData } from '../../ports/personal-data.ts';

/** Audits with the texts that were pasted for them and what they found. */
export function personalAudits(context: AppContext & { liveWork: LiveWork }): PersonalData {
  const { db } = context;
  return {
    name: 'citation_audits',
    async forget(userId) {
      const gone = await db
        .delete(citationAudit)
        .where(eq(citationAudit.ownerId, userId))
        .returning({ id: citationAudit.id });
      for (const { id } of gone) context.liveWork.stop(id);
      return gone.length;
    },
    async export(userId) {
      const own = db
        .select({ id: citationAudit.id })
        .from(citationAudit)
        .where(eq(citationAudit.ownerId, userId));
      return {
        rows: {
          audits: await db
            .select()
            .from(citationAudit)
            .where(eq(citationAudit.ownerId, userId))
            .orderBy(asc(citationAudit.createdAt)),
          citations: await db
            .select()
            .from(auditedCitation)
            .where(inArray(auditedCitation.auditId, own))
            .orderBy(asc(auditedCitation.auditId), asc(auditedCitation.number)),
        },
        files: [],
      };
    },
  };
}
