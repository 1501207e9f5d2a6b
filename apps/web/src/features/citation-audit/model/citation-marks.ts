import type { AuditedCitation } from '@mingfa/contract/citation-audit';
import { auditedStateLabel } from '@mingfa/contract/labels/citation-audit-labels';
import type { DocumentMark } from '../../../components/document-viewer/viewer-props.ts';
import { currentLanguage } from '../../../lib/i18n.ts';

/** Citations as marks in the document: red or amber where somebody has to look at them. */
export function marksOf(citations: readonly AuditedCitation[]): DocumentMark[] {
  return citations.flatMap((citation) => {
    const { number, place, state, isDoubtful, label, raw } = citation;
    if (!place) return [];
    const tone = isDoubtful ? (state === 'not_in_library' ? 'caution' : 'danger') : 'neutral';
    const told = `${label} · ${auditedStateLabel(citation, currentLanguage())}`;
    return [{ id: String(number), places: [place], tone, label: told, quote: raw }];
  });
}
