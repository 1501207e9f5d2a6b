import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/rights';
import { and, eq, inArray } from 'drizzle-orm';
import { isUniqueViolation } from '../../../db/is-unique-violation.ts';
import { dataExport } from '../../../db/schema/rights.ts';
import { recordAudit } from '../../../engine/audit/index.ts';
import { removeObjects } from '../../../engine/ingestion/index.ts';
import type { MakingContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { confirmPerson } from '../confirm-person.ts';
import { type ExportContext, queueExport } from './pack-export.ts';

/**
 * Begins to pack everything that is held of the caller; one at a time.
 * @throws AppError `export_under_way`, and what `confirmPerson` throws
 */
export async function beginExport(
  context: ExportContext & MakingContext,
  input: EndpointInput<typeof contract.beginExport>,
): Promise<EndpointOutput<typeof contract.beginExport>> {
  const { userId } = context.caller;
  await confirmPerson(context, input);
  const former: string[] = [];
  const made = await context
    .makeOnce(async (tx) => {
      const ended = and(eq(dataExport.userId, userId), inArray(dataExport.state, ['ready', 'failed']));
      const gone = await tx.delete(dataExport).where(ended).returning({ id: dataExport.id });
      former.push(...gone.map(({ id }) => id));
      const exportId = context.ids.make('dataExport');
      await tx.insert(dataExport).values({
        id: exportId,
        userId,
        state: 'waiting',
        language: input.language,
        createdAt: context.clock.now(),
      });
      await recordAudit(context, tx, { kind: 'account', action: 'export_asked', id: userId });
      return { exportId };
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'data_export_user') ? new AppError('export_under_way') : error;
    });
  await removeObjects(context, former);
  await queueExport(context, made.exportId);
  return made;
}
