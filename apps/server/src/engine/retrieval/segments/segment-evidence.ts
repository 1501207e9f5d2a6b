import type { Evidence } from '@mingfa/contract/evidence';
import type { Language } from '@mingfa/contract/values';
import type { documentSegment } from '../../../db/schema/document.ts';
import { placeOf } from '../../ingestion/index.ts';

type SegmentRow = typeof documentSegment.$inferSelect;

/** A passage of a person's file as a source of an answer. Its number comes later. */
export function segmentEvidence(
  found: { segment: SegmentRow; document: { name: string }; score: number },
  kind: Extract<Evidence['kind'], 'attachment' | 'knowledge' | 'document'>,
  language: Language,
): Evidence {
  const { segment, document } = found;
  return {
    index: 0,
    kind,
    title: document.name,
    shortTitle: document.name,
    label: labelOf(segment, language),
    headingPath: segment.headingPath.join(' › '),
    text: segment.text,
    location: null,
    place: placeOf(segment),
    digest: null,
    status: null,
    effectiveOn: null,
    effectiveApproximate: false,
    score: found.score,
  };
}

/** `第 12 页 · 第三条`; a label that says no more than the page stands alone. */
function labelOf(segment: SegmentRow, language: Language): string {
  const { page, pageEnd, sheet, label } = segment;
  const pages =
    page === null ? null : pageEnd === null || pageEnd === page ? `${page}` : `${page}–${pageEnd}`;
  const shownPages = pages && (language === 'en' ? `p. ${pages}` : `第 ${pages} 页`);
  const isPage = /^第 [\d–-]+ 页$/.test(label);
  return [shownPages, sheet, isPage && shownPages ? null : label].filter(Boolean).join(' · ');
}
