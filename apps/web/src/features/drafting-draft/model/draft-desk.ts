import type { TemplateDetail } from '@mingfa/contract/document-template';
import type { DraftPreview } from '@mingfa/contract/draft-state';
import type { OpenDraft } from '../hooks/use-draft.ts';

/** What every part of the screen is given. */
export interface DraftDesk {
  template: TemplateDetail;
  draft: OpenDraft;
  preview: DraftPreview;
  /** Shows the field of a path and puts the cursor in it. */
  goTo: (path: string) => void;
}
