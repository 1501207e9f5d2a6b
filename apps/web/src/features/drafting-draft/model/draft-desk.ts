import type { TemplateDetail } from '@mingfa/contract/document-template';
import type { DraftPreview } from '@mingfa/contract/draft-state';
import type { OpenDraft } from '../hooks/use-draft.ts';
import type { CitationSlot } from './citation-slot.ts';

/** What every part of the screen is given. */
export interface DraftDesk {
  template: TemplateDetail;
  draft: OpenDraft;
  preview: DraftPreview;
  /** How a citation is drawn. */
  Citation: CitationSlot;
  /** Shows the field of a path and puts the cursor in it. */
  goTo: (path: string) => void;
}
