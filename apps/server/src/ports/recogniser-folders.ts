import type { ModelFile } from './model.ts';
import type { HearingModel } from './speech-hearing.ts';

/** A model of speech in a folder of this machine. */
export interface FoundRecogniser {
  model: HearingModel;
  /** As people call this kind of model. */
  title: string;
  /** All files that belong to it, by name. */
  fileNames: string[];
}

/** Knows what models of speech look like in a folder, and whether the library that runs them is there. */
export interface RecogniserFolders {
  /** The library, looked for anew; null where it is not installed. */
  library(): { folder: string; version: string } | null;
  /** The command by which an administrator installs it; nothing here ever does. */
  readonly installCommand: string;
  /**
   * Looks which model a folder holds. Only heads of files are read.
   * @throws AppError `recogniser_folder_missing`, `recogniser_files_missing`, `recogniser_model_unknown`
   */
  find(folder: string): Promise<FoundRecogniser>;
  /** Sizes and SHA-256 of its files. A file that was hashed and has not been written to since is not read again. */
  seal(folder: string, fileNames: readonly string[]): Promise<ModelFile[]>;
}
