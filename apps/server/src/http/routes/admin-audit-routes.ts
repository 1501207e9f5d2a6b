import * as contract from '@mingfa/contract/admin-audit';
import { verifyChain } from '../../engine/audit/index.ts';
import * as administration from '../../features/administration/index.ts';
import type { AppContext } from '../../ports/app-context.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** The audit log, for administrators. */
export function adminAuditRoutes(context: AppContext): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.listAuditEntries, administration.listAuditEntries),
    bind(contract.exportAuditEntries, administration.exportAuditEntries),
    bind(contract.getAuditCheckpoint, administration.getAuditCheckpoint),
    bind(contract.verifyAudit, (asked, { checkpoint }) => verifyChain(asked, checkpoint)),
  ];
}
