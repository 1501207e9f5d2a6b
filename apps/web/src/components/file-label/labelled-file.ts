import type { LabelledKind } from '@mingfa/contract/generated-label';

/** A thing that is exported and may hold words of a model. */
export interface LabelledFile {
  kind: LabelledKind;
  thingId: string;
}

/** A form of the file. */
export interface FileChoice {
  key: string;
  label: string;
  /** Where one button of several makes another file of the same thing. */
  kind?: LabelledKind;
  /** @param cleanCopyId what was acknowledged, for a file without explicit label */
  download: (cleanCopyId?: string) => Promise<void>;
}
