import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { ModelChoice } from '@mingfa/contract/chat';

/** A model ready to be called. */
export interface ResolvedModel {
  modelId: string;
  /** Shown to people. */
  name: string;
  /** The grounded answer engine, which works from what retrieval found. */
  builtIn: boolean;
  /**
   * Rejects, and sends `error` parts, with an `AppError` of a `model_…` or `outgoing_gate_…` code and nothing else. A stream without an
   * `error` part ends with `finish`.
   */
  model: LanguageModelV4;
}

/** Id of the grounded answer engine in the list of models. */
export const BUILT_IN_MODEL_ID = 'grounded';

/** The models of this installation. */
export interface ModelRegistry {
  /** Models one can choose, in order of fallback; the built-in engine is last. */
  list(): Promise<ModelChoice[]>;
  /**
   * The models to try for one answer, in order: the chosen one (null: the first), then the other configured ones. The
   * built-in engine is among them only when it was chosen or no model is configured.
   * @throws AppError `model_not_configured` when the chosen one does not exist
   */
  resolve(modelId: string | null): Promise<ResolvedModel[]>;
}

/** A file of a model that lies on this machine, as it was when an administrator took it up. */
export interface ModelFile {
  name: string;
  bytes: number;
  /** Lower-case hex. */
  sha256: string;
}

/** Where an OpenAI-compatible model is; a recogniser of speech may be in a folder of this machine. */
export interface ModelAddress {
  /** `file:` for a folder. */
  baseUrl: string;
  /** Empty for servers that need none. */
  apiKey: string;
  modelName: string;
  /** Of a folder; absent where nobody has said which files are right. */
  files?: readonly ModelFile[];
}

/** Opens a model by its address; an adapter provides it. */
export type OpenModel = (address: ModelAddress) => LanguageModelV4;
