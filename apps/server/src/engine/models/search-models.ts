import type { Database } from '../../db/client.ts';
import type { OpenEmbedder, OpenReranker, SearchModels } from '../../ports/embedder.ts';
import type { ImageModels, OpenImageModel } from '../../ports/image-model.ts';
import type { OpenTranscriber, Transcribers } from '../../ports/transcriber.ts';
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

/** The first image model of the environment and the settings, read anew for every use. */
export function createImageModels(options: {
  db: Database;
  environment: EnvironmentModels;
  openImageModel: OpenImageModel;
  decryptSecret: (cipher: string) => string;
}): ImageModels {
  return {
    async first() {
      const [model] = await listConfiguredModels(options, 'image');
      return model ? options.openImageModel(model.address()) : null;
    },
  };
}

/** The first recogniser of speech of the environment and the settings, read anew for every use. */
export function createTranscribers(options: {
  db: Database;
  environment: EnvironmentModels;
  openTranscriber: OpenTranscriber;
  decryptSecret: (cipher: string) => string;
}): Transcribers {
  return {
    async first() {
      const [model] = await listConfiguredModels(options, 'transcription');
      return model ? options.openTranscriber(model.name, model.address()) : null;
    },
  };
}
