import { getOverview } from '@mingfa/contract/admin-overview';
import * as administration from '../../features/administration/index.ts';
import type { AppContext } from '../../ports/app-context.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** How the installation is. */
export function adminOverviewRoutes(
  context: AppContext,
  environment: { hasEnvironmentModel: boolean },
): BoundRoute[] {
  return [bindTo(context)(getOverview, (asked) => administration.getOverview(asked, environment))];
}
