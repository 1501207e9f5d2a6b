import {
  type AgreementTexts,
  type DeletionContext,
  registerDeletion,
  registerExport,
  removeOldExports,
  repeatDeletions,
  resumeDeletions,
  resumeExports,
} from './features/account/index.ts';
import type { BoundRoute } from './http/route.ts';
import { rightsRoutes } from './http/routes/rights-routes.ts';

/** What a person may ask for of what is held of them. */
export function composeRights(context: DeletionContext & { agreements: AgreementTexts }): {
  routes: BoundRoute[];
  /** Before anybody is served: whoever was deleted and came back with a backup goes again. */
  repeat(): Promise<void>;
  resume(): Promise<void>;
  keepHouse(): Promise<void>;
} {
  registerDeletion(context);
  registerExport(context);
  return {
    routes: rightsRoutes(context),
    async repeat() {
      await repeatDeletions(context);
    },
    async resume() {
      await resumeDeletions(context);
      await resumeExports(context);
    },
    async keepHouse() {
      await removeOldExports(context);
      await resumeDeletions(context);
    },
  };
}
