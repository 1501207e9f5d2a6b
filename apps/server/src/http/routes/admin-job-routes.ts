import * as contract from '@mingfa/contract/admin-job';
import * as administration from '../../features/administration/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** Work in the background, for administrators. */
export function adminJobRoutes(context: administration.JobsContext): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.listJobs, administration.listJobs),
    bind(contract.stopJob, administration.stopJob),
    bind(contract.retryJob, administration.retryJob),
    bind(contract.dismissJob, administration.dismissJob),
  ];
}
