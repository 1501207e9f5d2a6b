import type { DocumentPlace, FileEvidence, FileOrigin, PassageTurn } from '@mingfa/contract/evidence';
import type { Language } from '@mingfa/contract/values';
import type { documentSegment } from '../../../db/schema/document.ts';
import { placeOfSegment } from '../../documents/index.ts';

type SegmentRow = typeof documentSegment.$inferSelect;

/** A passage of a person's file as a source of an answer. Its number comes later. */
export function segmentEvidence(
  found: {
    segment: SegmentRow;
    document: { name: string };
    score: number;
    isRecognised: boolean;
    turns: PassageTurn[] | null;
  },
  from: FileOrigin,
  language: Language,
): FileEvidence {
  const { segment, document, isRecognised, turns } = found;
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
    ...(turns ? { turns } : {}),
    place: withTiming(placeOfSegment(segment), turns),
    score: found.score,
  };
}

/** When a passage begins is known as well as when its first turn does. */
function withTiming(place: DocumentPlace, turns: readonly PassageTurn[] | null): DocumentPlace {
  const timing = turns?.[0]?.timing;
  return place.time && timing ? { ...place, time: { ...place.time, timing } } : place;
}

/**
 * A passage for somebody who may know its words and the page or article they stand at, and neither the file nor its headings. The
 * list of an answer's sources numbers them: 资料 1.
 */
export function withoutFile(evidence: FileEvidence, language: Language): FileEvidence {
  const title = language === 'en' ? 'Material' : '资料';
  const label = evidence.label
    .split(' · ')
    .filter((part) => TELLS_PLACE.test(part))
    .join(' · ');
  return { ...evidence, title, label, headingPath: '', place: null };
}

/** A page, a time, an article, that a text was recognised; no heading, and no place among paragraphs that nobody sees. */
const TELLS_PLACE =
  /^(?:(?:约 |about )?\d{2,}:\d{2}:\d{2}(?:–\d{2,}:\d{2}:\d{2})?|p\. [\d–]+|第 ?[\d–]+ ?页|第[\d一二三四五六七八九十百千]+条(?:之[一二三四五六七八九十]+)?|识别文字|recognised text)$/;

/** `第 12 页 · 第三条`, without a label that only repeats the page or the file's name, or is a number alone (四、). */
function labelOf(segment: SegmentRow, name: string, language: Language): string {
  const { page, pageEnd, sheet } = segment;
  const label = language === 'en' ? segment.label.replace(/^约 (?=\d)/, 'about ') : segment.label;
  const pages =
    page === null ? null : pageEnd === null || pageEnd === page ? `${page}` : `${page}–${pageEnd}`;
  const shownPages = pages && (language === 'en' ? `p. ${pages}` : `第 ${pages} 页`);
  const saysNothing =
    (/^第 [\d–-]+ 页$/.test(label) && shownPages !== null) ||
    name.startsWith(label) ||
    NUMBER_ALONE.test(label);
  return [shownPages, sheet, saysNothing ? null : label].filter(Boolean).join(' · ');
}

const NUMBER_ALONE = /^[（(]?[\d一二三四五六七八九十百]+[)）]?[、.．]?$/;
