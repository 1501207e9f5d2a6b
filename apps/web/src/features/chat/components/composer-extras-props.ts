import type { CollectedFile } from '../../../lib/upload/collect-files.ts';
import type { ChangeOptions, ComposerOptions } from '../model/composer-options.ts';

export interface ComposerExtrasProps {
  name: string;
  /** What is in the field now. */
  question: string;
  options: ComposerOptions;
  onOptions: ChangeOptions;
  /** Files dropped or pasted onto the composer. */
  given: readonly CollectedFile[];
  onUploading: (isUploading: boolean) => void;
}
