import { loadFields } from '@mingfa/content/fields';
import { loadEnglishLawNames } from '@mingfa/content/law-names';
import { loadPapers } from '@mingfa/content/load-papers';
import { BUILT_IN_MODEL_NAME } from '@mingfa/contract/words-origin';
import { createGroundedModel } from './adapters/model-grounded/grounded-model.ts';
import { openAICompatibleModels } from './adapters/model-openai-compatible/index.ts';
import { openAICompatibleEmbedders } from './adapters/search-models/open-embedder.ts';
import { openAICompatibleImageModels } from './adapters/search-models/open-image-model.ts';
import { jinaCompatibleRerankers } from './adapters/search-models/open-reranker.ts';
import { openAICompatibleTranscribers } from './adapters/transcriber-openai-compatible/open-transcriber.ts';
import {
  createImageModels,
  createModelRegistry,
  createSearchModels,
  createTranscribers,
  type EnvironmentModels,
} from './engine/models/index.ts';
import {
  gateEmbedders,
  gateImageModels,
  gateModels,
  gateRerankers,
  gateTranscribers,
  type OutgoingGate,
} from './engine/outgoing-gate/index.ts';
import type { Environment } from './env.ts';
import type { AppContext } from './ports/app-context.ts';
import type { OpenEmbedder, OpenReranker, SearchModels } from './ports/embedder.ts';
import type { ImageModels, OpenImageModel } from './ports/image-model.ts';
import type { ModelAddress, ModelRegistry, OpenModel } from './ports/model.ts';
import type { Secrets } from './ports/secrets.ts';
import type { OpenTranscriber, Transcribers } from './ports/transcriber.ts';

/** The models of every purpose, and how they are opened. */
export interface ComposedModels {
  models: ModelRegistry;
  searchModels: SearchModels;
  imageModels: ImageModels;
  transcribers: Transcribers;
  openModel: OpenModel;
  openEmbedder: OpenEmbedder;
  openReranker: OpenReranker;
  openImageModel: OpenImageModel;
  openTranscriber: OpenTranscriber;
  environmentModels: EnvironmentModels;
}

export interface ModelParts {
  /** The engine for no model at all. */
  builtIn?: Parameters<typeof createModelRegistry>[0]['builtIn'] | undefined;
  /** Tests shorten the time limits here. */
  openModel?: OpenModel | undefined;
  openEmbedder?: OpenEmbedder | undefined;
  openReranker?: OpenReranker | undefined;
  openImageModel?: OpenImageModel | undefined;
  openTranscriber?: OpenTranscriber | undefined;
}

/** What is on this machine besides: nothing leaves it, so that nothing has to go through the gate. */
export interface LocalParts {
  openLocalTranscriber: OpenTranscriber;
}

/** Composes the models of the environment and of the settings. Every one is opened through the outgoing gate. */
export async function composeModels(
  environment: Environment,
  context: AppContext & { secrets: Secrets },
  gate: OutgoingGate,
  parts: ModelParts,
  { openLocalTranscriber }: LocalParts,
): Promise<ComposedModels> {
  const builtIn = parts.builtIn ?? {
    name: BUILT_IN_MODEL_NAME,
    model: createGroundedModel({
      fields: await loadFields(),
      papers: await loadPapers(),
      lawNames: await loadEnglishLawNames(),
    }),
  };
  const openModel = gateModels(gate, parts.openModel ?? openAICompatibleModels());
  const openEmbedder = gateEmbedders(gate, parts.openEmbedder ?? openAICompatibleEmbedders());
  const openReranker = gateRerankers(gate, parts.openReranker ?? jinaCompatibleRerankers());
  const openImageModel = gateImageModels(gate, parts.openImageModel ?? openAICompatibleImageModels());
  const openElsewhere = gateTranscribers(gate, parts.openTranscriber ?? openAICompatibleTranscribers());
  const openTranscriber: OpenTranscriber = (name, address) =>
    URL.parse(address.baseUrl)?.protocol === 'file:'
      ? openLocalTranscriber(name, address)
      : openElsewhere(name, address);
  const environmentModels: EnvironmentModels = {
    chat: readModel(environment, 'MODEL_BASE_URL', 'MODEL_API_KEY', 'MODEL_NAME'),
    embedding: readModel(environment, 'EMBEDDING_BASE_URL', 'EMBEDDING_API_KEY', 'EMBEDDING_MODEL_NAME'),
    rerank: readModel(environment, 'RERANK_BASE_URL', 'RERANK_API_KEY', 'RERANK_MODEL_NAME'),
    image: readModel(environment, 'IMAGE_BASE_URL', 'IMAGE_API_KEY', 'IMAGE_MODEL_NAME'),
    transcription: readModel(
      environment,
      'TRANSCRIPTION_BASE_URL',
      'TRANSCRIPTION_API_KEY',
      'TRANSCRIPTION_MODEL_NAME',
    ),
  };
  const common = {
    db: context.db,
    environment: environmentModels,
    decryptSecret: (cipher: string) => context.secrets.decryptSecret(cipher),
  };
  return {
    models: createModelRegistry({ ...common, openModel, builtIn, isMasked: gate.isClosedFor }),
    searchModels: createSearchModels({ ...common, openEmbedder, openReranker }),
    imageModels: createImageModels({ ...common, openImageModel }),
    transcribers: createTranscribers({ ...common, openTranscriber }),
    openModel,
    openEmbedder,
    openReranker,
    openImageModel,
    openTranscriber,
    environmentModels,
  };
}

type TextVariable = keyof Environment &
  `${'MODEL' | 'EMBEDDING' | 'RERANK' | 'IMAGE' | 'TRANSCRIPTION'}_${string}`;

function readModel(
  environment: Environment,
  addressVariable: TextVariable,
  keyVariable: TextVariable,
  nameVariable: TextVariable,
): ModelAddress | null {
  const [baseUrl, modelName] = [environment[addressVariable], environment[nameVariable]];
  if (!baseUrl && !modelName) return null;
  if (!baseUrl || !modelName) {
    throw new Error(
      `The environment: ${addressVariable} and ${nameVariable} belong together: set both, or neither.`,
    );
  }
  return { baseUrl, apiKey: environment[keyVariable] ?? '', modelName };
}
