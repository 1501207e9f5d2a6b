import type { Finding } from '@mingfa/contract/review';
import type { DocumentMark } from '../../../components/document-viewer/viewer-props.ts';

const TONES = { high: 'danger', medium: 'caution', low: 'neutral' } as const;

/** Findings as marks in the document: by level while they are open, green once accepted, none once dismissed. */
export function marksOf(findings: readonly Finding[]): DocumentMark[] {
  return findings
    .filter(({ decision, places }) => decision !== 'rejected' && places.length > 0)
    .map(({ findingId, places, level, title, quote, decision }) => ({
      id: findingId,
      places,
      tone: decision === 'accepted' ? 'good' : TONES[level],
      label: title,
      ...(quote ? { quote } : {}),
    }));
}
