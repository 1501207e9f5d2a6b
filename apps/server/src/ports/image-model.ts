import type { ModelAddress } from './model.ts';

/** Makes pictures of descriptions with a configured model. */
export interface ImageModel {
  readonly modelName: string;
  /**
   * One picture, as the service sent it: it is not trusted.
   * @throws AppError of a `model_…` code, or the signal's reason
   */
  draw(description: string, signal: AbortSignal): Promise<Uint8Array>;
}

/** The models configured now; asked anew for every use, since an administrator may change them. */
export interface ImageModels {
  first(): Promise<ImageModel | null>;
}

/** Opens a model by its address; an adapter provides it. */
export type OpenImageModel = (address: ModelAddress) => ImageModel;
