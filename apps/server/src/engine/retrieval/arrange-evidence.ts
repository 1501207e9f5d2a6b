import type { Evidence, FileEvidence } from '@mingfa/contract/evidence';
import type { LawFindings } from './laws/search-laws.ts';

/**
 * The sources of an answer in their order, numbered from 1: what the question cites, then passages of files, then the other
 * articles, of which so many are left out as were attached.
 */
export function arrangeEvidence(
  laws: Pick<LawFindings, 'evidence' | 'cited'>,
  { attached = [], files = [], limit }: { attached?: FileEvidence[]; files?: FileEvidence[]; limit: number },
): Evidence[] {
  const ofLaw = laws.evidence.slice(0, Math.max(laws.cited, limit - attached.length));
  return [...ofLaw.slice(0, laws.cited), ...attached, ...files, ...ofLaw.slice(laws.cited)].map(
    (source, index) => ({ ...source, index: index + 1 }),
  );
}
