import type { FileEvidence, FileOrigin } from '@mingfa/contract/evidence';
import type { Language } from '@mingfa/contract/values';
import type { documentSegment } from '../../../db/schema/document.ts';
import { placeOfSegment } from '../../documents/index.ts';

type SegmentRow = typeof documentSegment.$inferSelect;

/** A passage of a person's file as a source of an answer. Its number comes later. */
export function segmentEvidence(
  found: { segment: SegmentRow; document: { name: string }; score: number; isRecognised: boolean },
  from: FileOrigin,
  language: Language,
): FileEvidence {
  const { segment, document, isRecognised } = found;
  const recognised = isRecognised ? (language === 'en' ? 'recognised text' : '识别文字') : null;
  return {
    index: 0,
    kind: 'file',
    from,
    title: document.name,
    label: [labelOf(segment, document.name, language), recognised].filter(Boolean).join(' · '),
    headingPath: segment.headingPath.join(' › '),
    text: segment.text,
    ...(isRecognised ? { isRecognised } : {}),
    place: placeOfSegment(segment),
    score: found.score,
  };
}

/** A passage for somebody who may know its words and the page or article they stand at, and neither the file nor its headings. */
export function withoutFile(evidence: FileEvidence, language: Language): FileEvidence {
  const title = language === 'en' ? 'Reference material' : '知识库资料';
  return { ...evidence, title, headingPath: '', place: null };
}

/** `第 12 页 · 第三条`, without a label that only repeats the page or the file's name. */
function labelOf(segment: SegmentRow, name: string, language: Language): string {
  const { page, pageEnd, sheet, label } = segment;
  const pages =
    page === null ? null : pageEnd === null || pageEnd === page ? `${page}` : `${page}–${pageEnd}`;
  const shownPages = pages && (language === 'en' ? `p. ${pages}` : `第 ${pages} 页`);
  const saysNothing = (/^第 [\d–-]+ 页$/.test(label) && shownPages !== null) || name.startsWith(label);
  return [shownPages, sheet, saysNothing ? null : label].filter(Boolean).join(' · ');
}
