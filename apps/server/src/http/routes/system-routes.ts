import * as contract from '@mingfa/contract/system';
import { sql } from 'drizzle-orm';
import type { AppContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** Whether the process lives, and whether it can serve. */
export function systemRoutes(context: AppContext): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.getHealth, () => ({ status: 'ok' as const })),
    bind(contract.getReadiness, async ({ db }) => {
      try {
        await db.execute(sql`select 1`);
      } catch (error) {
        throw new AppError('database_unavailable', {}, { cause: error, retryAfterSeconds: 5 });
      }
      return { status: 'ready' as const };
    }),
  ];
}
