import type { DraftFinding } from '@mingfa/contract/draft-check';
import type { AssessedCalculation, DraftAssessment } from '@mingfa/legal/drafting/assess-draft';
import type { DraftDocument } from '@mingfa/legal/drafting/document-blocks';
import type { FactSheet } from '@mingfa/legal/drafting/fact-sheet';
import type { CatalogTemplate, TemplateCatalog } from '../templates/template-catalog.ts';

/** What the checks of a draft look at. */
export interface CheckedDraft {
  catalog: TemplateCatalog;
  entry: CatalogTemplate;
  sheet: FactSheet;
  document: DraftDocument;
  /** Somebody edited it: open facts leave no blank in it, only blanks that were left do. */
  isFree: boolean;
  /** Its words, a line for each paragraph. */
  text: string;
  assessment: DraftAssessment;
  today: string;
}

/** A finding; what is left out is nothing. */
export const finding = (
  kind: DraftFinding['kind'],
  level: DraftFinding['level'],
  text: DraftFinding['text'],
  more: Partial<DraftFinding> = {},
): DraftFinding => ({ kind, level, text, paths: [], quote: null, source: null, ...more });

/** The last day of a calculation, where it came to one. */
export const lastDayOf = ({ outcome }: AssessedCalculation): string | null =>
  outcome.status === 'result' ? (outcome.date ?? null) : null;
