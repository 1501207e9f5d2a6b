import { createHash } from 'node:crypto';
import {
  EDITABLE_SECTIONS,
  type ReportBlock,
  type ReportSection,
  type ReportSectionKind,
} from '@mingfa/contract/case-report-content';
import type { StoredEdits } from '../../../db/schema/case-report.ts';

const isEditableSection = (section: ReportSectionKind): boolean =>
  (EDITABLE_SECTIONS as readonly ReportSectionKind[]).includes(section);

/** What a section said when it was rewritten: another hash tells that it would be made otherwise now. */
export const hashOfBlocks = (blocks: readonly ReportBlock[]): string =>
  createHash('sha256').update(JSON.stringify(blocks)).digest('hex');

/**
 * A section with what its author wrote. Of a rewritten one each paragraph that still stands as it was made stays so, with its notes and
 * as a quotation; every other is the author's own. To a section that cannot be rewritten the author's words are added.
 */
export function applyEdits(
  { section, title, blocks }: Pick<ReportSection, 'section' | 'title' | 'blocks'>,
  edits: StoredEdits,
): ReportSection {
  const isEditable = isEditableSection(section);
  const edit = edits[section];
  const written = (edit?.paragraphs ?? []).filter((text) => text.trim() !== '');
  if (!edit || (!isEditable && written.length === 0))
    return { section, title, blocks, isEditable, isEdited: false, isOutdated: false };
  const own = (text: string): ReportBlock => ({ kind: 'paragraph', origin: 'own', text, notes: [] });
  if (!isEditable)
    return {
      section,
      title,
      blocks: [...blocks, ...written.map(own)],
      isEditable,
      isEdited: true,
      isOutdated: false,
    };
  const made = new Map(
    blocks.flatMap((block) => (block.kind === 'table' ? [] : [[block.text, block] as const])),
  );
  return {
    section,
    title,
    blocks: written.map((text) => made.get(text) ?? own(text)),
    isEditable,
    isEdited: true,
    isOutdated: edit.basis !== hashOfBlocks(blocks),
  };
}
