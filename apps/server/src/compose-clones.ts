import { loadFields } from '@mingfa/content/fields';
import { loadClones, type OfficialClone } from '@mingfa/content/load-clones';
import { loadGuides } from '@mingfa/content/load-guides';
import { loadHome } from '@mingfa/content/load-home';
import project from '../../../package.json' with { type: 'json' };
import type { LiveWork } from './engine/work/index.ts';
import { type QuotaContext, refundQuota, takeQuota } from './features/account/index.ts';
import {
  type GoldenContext,
  type HelpContext,
  recountRecentUsers,
  registerGolden,
  resumeGolden,
  settleOfficialClones,
} from './features/clone/index.ts';
import type { BoundRoute } from './http/route.ts';
import { cloneAnalyticsRoutes } from './http/routes/clone-analytics-routes.ts';
import { cloneGoldenRoutes } from './http/routes/clone-golden-routes.ts';
import { cloneHelpRoutes } from './http/routes/clone-help-routes.ts';
import { clonePictureRoutes } from './http/routes/clone-picture-routes.ts';
import { cloneRoutes } from './http/routes/clone-routes.ts';
import { cloneSquareRoutes } from './http/routes/clone-square-routes.ts';
import type { FileStore } from './ports/file-store.ts';
import type { Jobs } from './ports/jobs.ts';

type CloneParts = Pick<GoldenContext, 'answer' | 'models' | 'pictures'> & {
  imageModels: HelpContext['imageModels'];
  jobs: Jobs;
  liveWork: LiveWork;
  /** Clones that come with the program; absent: those of the content. */
  official?: readonly OfficialClone[] | undefined;
};

/** Composes clones over the fields of law and the answering engine. Before the jobs start. */
export async function composeClones(
  context: QuotaContext & { files: FileStore },
  { answer, models, imageModels, pictures, jobs, liveWork, official }: CloneParts,
): Promise<{ routes: BoundRoute[]; resume(): Promise<void>; keepHouse(): Promise<void> }> {
  const [fields, guides, home] = await Promise.all([loadFields(), loadGuides(), loadHome()]);
  const clones = { ...context, fields, pictures };
  const comeWithUs = official ?? (await loadClones());
  const golden: GoldenContext = { ...clones, answer, models, jobs, liveWork, release: project.version };
  const help: HelpContext = {
    ...clones,
    answer,
    models,
    imageModels,
    guides,
    homeQuestions: home.questions,
    officials: comeWithUs.map(({ content }) => content),
    trying: new Set(),
    takeQuota: (tx, caller, kind) => takeQuota(context, tx, caller, kind),
    refundQuota: (tx, caller, kind) => refundQuota(context, tx, caller.userId, kind),
  };
  registerGolden(golden);
  return {
    routes: [
      ...cloneRoutes(clones),
      ...cloneSquareRoutes(clones),
      ...cloneAnalyticsRoutes(clones),
      ...cloneGoldenRoutes(golden),
      ...cloneHelpRoutes(help),
      ...clonePictureRoutes(help),
    ],
    async resume() {
      await settleOfficialClones(context, comeWithUs);
      await resumeGolden(golden);
    },
    keepHouse: () => recountRecentUsers(context),
  };
}
