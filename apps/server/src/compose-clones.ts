import { loadFields } from '@mingfa/content/fields';
import { loadClones, type OfficialClone } from '@mingfa/content/load-clones';
import project from '../../../package.json' with { type: 'json' };
import type { LiveWork } from './engine/work/index.ts';
import {
  type GoldenContext,
  registerGolden,
  resumeGolden,
  settleOfficialClones,
} from './features/clone/index.ts';
import type { BoundRoute } from './http/route.ts';
import { cloneGoldenRoutes } from './http/routes/clone-golden-routes.ts';
import { cloneRoutes } from './http/routes/clone-routes.ts';
import { cloneSquareRoutes } from './http/routes/clone-square-routes.ts';
import type { AppContext } from './ports/app-context.ts';
import type { Jobs } from './ports/jobs.ts';

type CloneParts = Pick<GoldenContext, 'answer' | 'models'> & {
  jobs: Jobs;
  liveWork: LiveWork;
  /** Clones that come with the program; absent: those of the content. */
  official?: readonly OfficialClone[] | undefined;
};

/** Composes clones over the fields of law and the answering engine. Before the jobs start. */
export async function composeClones(
  context: AppContext,
  { answer, models, jobs, liveWork, official }: CloneParts,
): Promise<{ routes: BoundRoute[]; resume(): Promise<void> }> {
  const clones = { ...context, fields: await loadFields() };
  const golden: GoldenContext = { ...clones, answer, models, jobs, liveWork, release: project.version };
  const comeWithUs = official ?? (await loadClones());
  registerGolden(golden);
  return {
    routes: [...cloneRoutes(clones), ...cloneSquareRoutes(clones), ...cloneGoldenRoutes(golden)],
    async resume() {
      await settleOfficialClones(context, comeWithUs);
      await resumeGolden(golden);
    },
  };
}
