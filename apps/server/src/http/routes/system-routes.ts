import * as contract from '@mingfa/contract/system';
import { sql } from 'drizzle-orm';
import type { AppContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { type BoundRoute, bindRoute } from '../route.ts';

/** Whether the process lives, and whether it can serve. */
export function systemRoutes(context: AppContext): BoundRoute[] {
  return [
    bindRoute(contract.getHealth, async () => ({ status: 'ok' as const })),
    bindRoute(contract.getReadiness, async () => {
      try {
        await context.db.execute(sql`select 1`);
      } catch (error) {
        throw new AppError('database_unavailable', {}, { cause: error, retryAfterSeconds: 5 });
      }
      return { status: 'ready' as const };
    }),
  ];
}
