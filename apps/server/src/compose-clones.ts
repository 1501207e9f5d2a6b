import { loadFields } from '@mingfa/content/fields';
import type { BoundRoute } from './http/route.ts';
import { cloneRoutes } from './http/routes/clone-routes.ts';
import { cloneSquareRoutes } from './http/routes/clone-square-routes.ts';
import type { AppContext } from './ports/app-context.ts';

/** Composes clones over the fields of law. */
export async function composeClones(context: AppContext): Promise<{ routes: BoundRoute[] }> {
  const clones = { ...context, fields: await loadFields() };
  return { routes: [...cloneRoutes(clones), ...cloneSquareRoutes(clones)] };
}
