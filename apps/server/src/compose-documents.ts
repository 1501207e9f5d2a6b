import type { ComposedRetrieval } from './compose-retrieval.ts';
import {
  type IngestionContext,
  registerIngestion,
  removeForgottenObjects,
  resumeIngestion,
} from './engine/ingestion/index.ts';
import { forgetUploads } from './engine/uploads/index.ts';
import type { LiveWork } from './engine/work/index.ts';
import type { QuotaContext } from './features/account/index.ts';
import { registerBaseRemoval, resumeBaseRemoval } from './features/knowledge/index.ts';
import type { BoundRoute } from './http/route.ts';
import { documentFileRoutes } from './http/routes/document-file-routes.ts';
import { knowledgeRoutes } from './http/routes/knowledge-routes.ts';
import { uploadRoutes } from './http/routes/upload-routes.ts';
import type { DocumentParser } from './ports/document-parser.ts';
import type { FileStore } from './ports/file-store.ts';
import type { Jobs } from './ports/jobs.ts';
import type { Secrets } from './ports/secrets.ts';

export interface ComposedDocuments {
  /** For whoever makes documents or works on them. */
  ingestion: IngestionContext;
  routes: BoundRoute[];
  /** Takes up what the last process left; after the jobs have started. */
  resume(): Promise<void>;
  keepHouse(): Promise<void>;
}

/** Composes uploads, the way of a file to something searchable, and knowledge bases. Before the jobs start. */
export function composeDocuments(
  context: QuotaContext & { files: FileStore; secrets: Secrets },
  parts: Pick<ComposedRetrieval, 'segmentIndex' | 'segmentSearch' | 'readQuestion'> & {
    jobs: Jobs;
    liveWork: LiveWork;
    parser: DocumentParser;
  },
): ComposedDocuments {
  const ingestion: IngestionContext = {
    ...context,
    parser: parts.parser,
    jobs: parts.jobs,
    segmentIndex: parts.segmentIndex,
    liveWork: parts.liveWork,
    onReady: [],
    onDisowned: [],
  };
  registerIngestion(ingestion);
  const { segmentSearch, readQuestion } = parts;
  const knowledge = { ...ingestion, segmentSearch, readQuestion };
  registerBaseRemoval(knowledge);
  const resume = async () => {
    await resumeIngestion(ingestion);
    await resumeBaseRemoval(knowledge);
  };
  return {
    ingestion,
    routes: [
      ...uploadRoutes(context),
      ...knowledgeRoutes(knowledge),
      ...documentFileRoutes({ ...ingestion, secrets: context.secrets }),
    ],
    resume,
    async keepHouse() {
      await forgetUploads(context);
      await removeForgottenObjects(context);
      await resume();
    },
  };
}
