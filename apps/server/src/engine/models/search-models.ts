import type { Database } from '../../db/client.ts';
import type { OpenEmbedder, OpenReranker, SearchModels } from '../../ports/embedder.ts';
import { type EnvironmentModels, listConfiguredModels } from './configured-models.ts';

/** The first embedding and the first rerank model of the environment and the settings, read anew for every use. */
export function createSearchModels(options: {
  db: Database;
  environment: EnvironmentModels;
  openEmbedder: OpenEmbedder;
  openReranker: OpenReranker;
  decryptSecret: (cipher: string) => string;
}): SearchModels {
  return {
    async embedder() {
      const [model] = await listConfiguredModels(options, 'embedding');
      return model ? options.openEmbedder(model.modelId, model.address()) : null;
    },
    async reranker() {
      const [model] = await listConfiguredModels(options, 'rerank');
      return model ? options.openReranker(model.modelId, model.address()) : null;
    },
  };
}
