import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { accountDeletion } from '../../../db/schema/rights.ts';
import { recordAudit } from '../../../engine/audit/index.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { Jobs } from '../../../ports/jobs.ts';
import { onCommandLine } from '../../../runtime/command-line.ts';
import type { AccountContext } from '../account-context.ts';
import { removePerson } from '../forget-person.ts';
import { requireOtherAdministrator } from './require-other-administrator.ts';

export type DeletionContext = AccountContext & { jobs: Jobs };

const QUEUE = 'account-deletion';

/** Declares the job that deletes accounts; each begins again where it was killed. */
export function registerDeletion(context: DeletionContext): void {
  context.jobs.register<{ deletionId: string }>(
    QUEUE,
    { concurrency: 1, timeoutSeconds: 3600, retries: 10 },
    ({ data }) => carryOutDeletion(context, data.deletionId),
    // It is the right of the person whose account it is, who alone may cancel it.
    {
      async describe(asked) {
        const ids = asked.map(({ deletionId }) => deletionId);
        const rows = await context.db
          .select({ id: accountDeletion.id, ownerId: accountDeletion.userId })
          .from(accountDeletion)
          .where(inArray(accountDeletion.id, ids));
        const owners = new Map(rows.map(({ id, ownerId }) => [id, ownerId]));
        return ids.map((id) => ({ ownerId: owners.get(id) ?? null, progress: null, isEnding: false }));
      },
    },
  );
}

/** Has a deletion carried out when it is due. */
export async function queueDeletion(
  { jobs, clock }: DeletionContext,
  { id, dueAt }: { id: string; dueAt: Date },
): Promise<void> {
  const afterSeconds = Math.max(0, (dueAt.getTime() - clock.now().getTime()) / 1000);
  await jobs.add(QUEUE, { deletionId: id }, { key: id, afterSeconds });
}

/** Queues what waits or was given up; at each start and every hour. */
export async function resumeDeletions(context: DeletionContext): Promise<void> {
  const open = await context.db
    .select({ id: accountDeletion.id, dueAt: accountDeletion.dueAt })
    .from(accountDeletion)
    .where(isNotNull(accountDeletion.userId));
  for (const deletion of open) await queueDeletion(context, deletion);
}

async function carryOutDeletion(context: DeletionContext, deletionId: string): Promise<void> {
  const isThis = eq(accountDeletion.id, deletionId);
  const [deletion] = await context.db.select().from(accountDeletion).where(isThis);
  const userId = deletion?.userId;
  if (!deletion || !userId || deletion.dueAt > context.clock.now()) return;
  const asSystem = onCommandLine(context);
  try {
    await removePerson(context, userId, {
      async beforeClosing(tx) {
        const [open] = await tx.select().from(accountDeletion).where(isThis).for('update');
        if (!open) throw new AppError('not_found');
        // Whoever is closed already has been looked at.
        if (open.held === null) await requireOtherAdministrator(tx, userId);
      },
      // The server does it, at the wish of the person; what an administrator deletes is told otherwise.
      record: (tx) =>
        recordAudit(asSystem, tx, { kind: 'account', action: 'forgotten_as_asked', id: userId }),
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // It was cancelled this moment.
    if (error.code === 'not_found') return;
    if (error.code !== 'last_administrator') throw error;
    // The others have gone since it was asked for: it is as if it had been cancelled.
    context.logger.warn({ deletionId }, 'the only administrator is not deleted; the deletion is cancelled');
    await context.db.transaction(async (tx) => {
      await tx.delete(accountDeletion).where(and(isThis, eq(accountDeletion.userId, userId)));
      await recordAudit(asSystem, tx, { kind: 'account', action: 'deletion_cancelled', id: userId });
    });
  }
}
